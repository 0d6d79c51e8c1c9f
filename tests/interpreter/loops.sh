#!/bin/sh
# SPDX-License-Identifier: MIT
# Loops of the pseudo-code that are loops in C: those of tests/interpreter/loops.isa, as the table
# below has them, and those of out/ whose C would be longest without. What has fewer steps, or steps
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
	text "$1" "$2" | sed -n '/^	#pragma/,$ { s/^	*//; p; }' | sed '/^state->R/,$d'
}

# right FILE: does the C have these loops, and no others?
right() {
	[ "$(loop kernel_count "$1")" = '#pragma GCC unroll 16
for (unsigned k = 0; k < 16; k++)
n = n + (Ra >> k & 1u);' ] || return
	[ "$(loop kernel_root "$1")" = '#pragma GCC unroll 7
for (unsigned k = 0; k < 7; k++) {
const uint32_t next = r + (64u >> k);
r = Ra < next * next ? r : next;
}' ] || return
	[ "$(loop kernel_checksum "$1")" = '#pragma GCC unroll 8
for (unsigned k = 0; k < 8; k++) {
const uint32_t top = c >> 15;
c = c << 1 & 0xffffu;
c = top ? 0x1021u ^ c : c;
}' ] || return
	[ -z "$(loop kernel_digits "$1")$(loop kernel_chosen "$1")" ]
}
right loops.c || fail "the loops are others" loops.c
for change in '/for (unsigned k/d' '/#pragma/d' 's/k < 16/k < 15/' 's/64u >> k/64u/' \
	's/uint32_t sum = .*/&\n\t#pragma GCC unroll 3\n\tfor (;;)/'; do
	sed "$change" loops.c >changed.c
	! right changed.c || fail "not noticed: $change"
done
SPECC_CACHE=$WORK/cache "$SPECC" test "$isa" >log 2>&1 || fail "cases" log
grep -q '^35 cases, 2 executions: all as expected$' log || fail "other cases" log

# The most lines that these functions may have.
while read -r name file most; do
	lines=$(text "$name" "$ROOT/out/$file" | wc -l)
	[ "$lines" -gt 3 ] && [ "$lines" -le "$most" ] ||
		fail "$name has $lines lines, not at most $most"
done <<'END'
gpu_kernel_UPOPC gpu/c/gpu_kernels_udp.c 12
gpu_kernel_UFLO gpu/c/gpu_kernels_udp.c 25
brew_kernel_POPCNT brew/c/brew_kernels_brew_bb.c 16
brew_fn_reciprocalRoot brew/c/brew_functions.h 50
END
