# SPDX-License-Identifier: MIT
# SLOW
# The movem.l of the 68000, with a mask of registers in both orders of its bits: the specification
# checks without warnings, its cases hold in both executions, and specc and the C agree with the
# bytes of m68k-linux-gnu-as (binutils 2.40, -m68000), written its way. The Z80 has the words and
# documented flags of its manual's tables in its examples. Faults: the mask of the decremented
# address in the order of the other one; d7 and a0 in one range. In C, the 16 registers are loops:
# checks, whose addresses are kept, before the first store; loads before the first register is set.
# Fault: a loop that keeps the addresses for a step less.
set -u
isa=$ROOT/tests/isa/lists/moves.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/tool.sh"

cat >"$WORK/words" <<'END'
48e7f002|movem.l d0-d3/a6, -(sp)
4cdf400f|movem.l (sp)+, d0-d3/a6
48e34001|movem.l d1/sp, -(a3)
48e701c0|movem.l d7/a0-a1, -(sp)
END
cut -d '|' -f 1 "$WORK/words" >"$WORK/hex"
cut -d '|' -f 2 "$WORK/words" >"$WORK/text"
for it in "$isa" "$ROOT/tests/isa/lists/z80.isa"; do
	"$SPECC" check -Wall -Werror "$it" >"$WORK/log" 2>&1 || fail "check $it" "$WORK/log"
	"$SPECC" fmt --check "$it" >"$WORK/log" 2>&1 || fail "fmt $it" "$WORK/log"
	[ "$(wc -l <"$it")" -le 300 ] || fail "$it is longer than 300 lines"
	"$SPECC" test "$it" >"$WORK/log" 2>&1 || fail "cases of $it" "$WORK/log"
	"$SPECC" test "$it" --states 20 >"$WORK/log" 2>&1 || fail "states of $it" "$WORK/log"
done
"$SPECC" build "$isa" -t c -o "$WORK/out" >"$WORK/log" 2>&1 || fail build "$WORK/log"
tool_of "$isa" "$WORK/out/c" "$WORK/tool" >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
# loops NAME FILE: from the first loop of a function to the last line in one, without blanks
loops() {
	sed -n "/[ *]$1(/,/^}/p" "$2" | sed -n '/UNROLL/,/^	state->\|go_on/ { s/^	*//; p; }'
}
right() {
	[ "$(loops kernel_movem_l "$1")" = 'MOVES_UNROLL(16)
for (unsigned i = 0; i < 16; i++) {
if (list >> (15u - i) & 1u) {
if (!moves_mem_can_put_ram(state, at2[i], 4))
return moves_general(state, op, left);
}
at2[i + 1u] = at2[i] + (list >> (15u - i) & 1u) * 4u;
}
MOVES_UNROLL(16)
for (unsigned k = 0; k < 16; k++) {
if (list >> (15u - k) & 1u)
moves_mem_put_ram(state, at2[k], 4, state->R[k]);
}
state->R[op->operand[2].value] = at2[0];' ] || return
	[ "$(loops kernel_RESTORE_l "$1" | head -n 9)" = 'MOVES_UNROLL(16)
for (unsigned i = 0; i < 16; i++) {
new_d[i] = 0;
if (list >> i & 1u) {
if (!moves_mem_take_ram(state, at, 4, &new_d[i]))
return moves_general(state, op, left);
}
at = at + (list >> i & 1u) * 4u;
}' ] || return
	[ "$(sed -n '/[ *]general_.*_l(/,/^}/p' "$1" | wc -l)" -le 60 ]
}
kernels=$WORK/out/c/moves_kernels.c
right "$kernels" || fail "the loops are others" "$kernels"
for change in 's/i + 1u/i/' 's/15u - k/k/' 's/i < 16/i < 15/' '/UNROLL/d' \
	'/if (raised)/ { p; p; p; p; p; }'; do
	sed "$change" "$kernels" >"$WORK/changed.c"
	! right "$WORK/changed.c" || fail "not noticed: $change" "$WORK/changed.c"
done
specc_of_isa() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$isa" "$@"
}
for tool in specc_of_isa "$WORK/tool"; do
	$tool disasm --format=hex <"$WORK/hex" >"$WORK/log" 2>&1
	diff "$WORK/text" "$WORK/log" >"$WORK/diff" || fail "$tool disasm" "$WORK/diff"
	$tool asm --format=hex "$WORK/text" >"$WORK/log" 2>&1
	diff "$WORK/hex" "$WORK/log" >"$WORK/diff" || fail "$tool asm" "$WORK/diff"
done
exit $failed
