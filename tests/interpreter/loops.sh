#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Loops of the pseudo-code that are loops in C: those of tests/interpreter/loops.isa, as the table
# below has them, and those of out/ whose C would be longest without: with the variable of the
# pseudo-code, in each other, with arrays of what later steps read. What has fewer steps, or steps
# that are no progression, has none. The cases hold.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
isa=$ROOT/tests/interpreter/loops.isa
"$SPECC" build "$isa" -t c -o made >log 2>&1 || fail "it is not built" log
cat made/c/loops_kernels.c >loops.c

# text NAME FILE: a function of the C
text() {
	sed -n "/[ *]$1(.*[^;]\$/,/^}/p" "$2"
}

# loop NAME FILE: what its loop and the lines after it are, without blanks at the ends
loop() {
	text "$1" "$2" | sed -n '/UNROLL/,$ { s/^	*//; p; }' |
		sed '/^state->R.op->/,$d; /^return loops_go_on/,$d'
}

# right FILE: does the C have these loops, and no others?
right() {
	[ "$(loop kernel_count "$1")" = 'LOOPS_UNROLL(16)
for (unsigned i = 0; i < 16; i++)
n = n + (Ra >> i & 1u);' ] || return
	[ "$(loop kernel_root "$1")" = 'LOOPS_UNROLL(7)
for (unsigned i = 1; i < 8; i++) {
const uint32_t next = r + (128u >> i);
r = Ra < next * next ? r : next;
}' ] || return
	[ "$(loop kernel_checksum "$1")" = 'LOOPS_UNROLL(8)
for (unsigned i = 0; i < 8; i++) {
const uint32_t top = c >> 15;
c = c << 1 & 0xffffu;
c = top ? c ^ 0x1021u : c;
}' ] || return
	[ "$(loop kernel_twists "$1")" = 'LOOPS_UNROLL(8)
for (unsigned i = 0; i < 8; i++) {
digit[i] = Ra >> (i * 2u) & 3u;
if (digit[i] == 3u)
return loops_raise_op(state, op, LOOPS_EXCEPTION_Large, 0, left);
}
uint32_t n = digit[0] ^ digit[1] << 1;
LOOPS_UNROLL(6)
for (unsigned i = 2; i < 8; i++)
n = n ^ digit[i] << i;' ] || return
	[ "$(loop kernel_grid "$1")" = 'LOOPS_UNROLL(6)
for (unsigned i = 0; i < 6; i++) {
LOOPS_UNROLL(5)
for (unsigned j = 0; j < 5; j++)
n = n + (Ra ^ (j + (i * 16u + 1u)));
}
const uint32_t Rd = n & 0xffffu;' ] || return
	[ "$(loop kernel_put "$1")" = 'LOOPS_UNROLL(7)
for (unsigned k2 = 0; k2 < 7; k2++) {
if (k == k2)
state->R[k2] = (uint16_t)Ra;
}' ] || return
	[ -z "$(loop kernel_digits "$1")$(loop kernel_chosen "$1")$(loop kernel_mixed "$1")" ]
}
right loops.c || fail "the loops are others" loops.c
for change in '/for (unsigned i/d' '/UNROLL/d' 's/i < 16/i < 15/' 's/128u >> i/128u/' \
	's/digit\[1\] <</digit[0] <</' 's/j < 5; j++/j < 5; i++/' 's/unsigned k2 = 0/unsigned k = 0/' \
	's/digit = Ra & 3u;/&\n\tLOOPS_UNROLL(3)\n\tfor (;;)/' \
	's/uint32_t sum = .*/&\n\tLOOPS_UNROLL(3)\n\tfor (;;)/'; do
	sed "$change" loops.c >changed.c
	! right changed.c || fail "not noticed: $change"
done
SPECC_CACHE=$WORK/cache "$SPECC" test "$isa" >log 2>&1 || fail "cases" log
grep -q '^83 cases, 2 executions: all as expected$' log || fail "other cases" log

# The most lines that these functions may have.
while read -r name file most; do
	lines=$(text "$name" "$ROOT/out/$file" | wc -l)
	[ "$lines" -gt 3 ] && [ "$lines" -le "$most" ] ||
		fail "$name has $lines lines, not at most $most"
done <<'END'
gpu_kernel_PRMT gpu/c/gpu_kernels_ialu_b.c 36
gpu_kernel_UPOPC gpu/c/gpu_kernels_udp.c 12
gpu_kernel_UFLO gpu/c/gpu_kernels_udp.c 25
gpu_kernel_MATCH_ANY gpu/c/gpu_kernels_syncop.c 28
gpu_kernel_MATCH_U64_ANY gpu/c/gpu_kernels_syncop.c 28
gpu_kernel_MATCH_ALL gpu/c/gpu_kernels_syncop.c 35
gpu_kernel_MATCH_U64_ALL gpu/c/gpu_kernels_syncop.c 36
brew_kernel_TYPES_LOW brew/c/brew_kernels_brew_a.c 22
brew_kernel_TYPES_HIGH brew/c/brew_kernels_brew_a.c 22
brew_kernel_POPCNT brew/c/brew_kernels_brew_bb.c 16
brew_fn_reciprocalRoot brew/c/brew_functions.h 50
END
