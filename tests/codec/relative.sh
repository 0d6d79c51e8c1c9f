# SPDX-License-Identifier: MIT
# Displacements (Relative<from, step, align> in docs/language.md): labels become the numbers that
# arithmetic gives (base + number * step = address), disasm finds the labels again, and specc diff
# and the XML know what they count. Faults: a label between two steps, numbers out of range.
set -u
isa=$ROOT/tests/codec/relative.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# The address of each line, where its displacement begins and ends, and the number of steps.
cat >"$WORK/program.asm" <<'END'
start:
	a start   //  0:  0 to  0, 0 steps of 4
	a there   //  4:  4 to 20, 4 steps of 4
	b #start  //  8: 16 to  0, -16 bytes, written as -4
	b #there  // 12: 20 to 20
	c there   // 16: 20 to 20
	c end     // 18: 22, aligned 20, to 32: 12 bytes, written as 3
there:
	d start   // 20: 22 to  0, -11 steps of 2
	d there   // 22: 24 to 20, -2 steps of 2
	a 3       // 24: a number is what the operand holds
	a there   // 28: 28 to 20, -2 steps of 4
end:
	d end     // 32: 34 to 32, -1 step of 2
END
cat >"$WORK/wanted" <<'END'
01000000
01040000
02fc0000
02000000
0300
0303
04f5
04fe
01030000
01fe0000
04ff
END
"$SPECC" asm --isa "$isa" --format=hex "$WORK/program.asm" >"$WORK/hex" 2>&1
diff "$WORK/wanted" "$WORK/hex" >"$WORK/diff" || fail "asm" "$WORK/diff"
"$SPECC" asm --isa "$isa" -o "$WORK/program.bin" "$WORK/program.asm" >"$WORK/log" 2>&1
"$SPECC" disasm --labels --isa "$isa" "$WORK/program.bin" >"$WORK/text" 2>&1
"$SPECC" asm --isa "$isa" --format=hex "$WORK/text" >"$WORK/again" 2>&1
diff "$WORK/wanted" "$WORK/again" >"$WORK/diff" || fail "disasm --labels" "$WORK/text"
[ "$(grep -c -e '^[A-Za-z_0-9]*:' "$WORK/text")" = 3 ] ||
	fail "disasm: not three labels" "$WORK/text"

# refused LINE MESSAGE: with a label at byte 2
refused() {
	! printf 'd 0\nodd:\n%s\n' "$1" | "$SPECC" asm --isa "$isa" >"$WORK/log" 2>&1 ||
		fail "$1 assembles" "$WORK/log"
	grep -q "$2" "$WORK/log" || fail "$1: another message" "$WORK/log"
}
refused 'c 0
	a odd' 'needs a multiple of 4'
refused 'a odd + 4096' 'too far'
sed 's/Relative<8>/Relative<8, 1, 3>/' "$isa" >"$WORK/other.isa"
"$SPECC" diff "$isa" "$WORK/other.isa" >"$WORK/log" 2>&1
grep -q 'type-number *Arm ' "$WORK/log" || fail diff "$WORK/log"
"$SPECC" build "$isa" -t xml -o "$WORK/out" >"$WORK/log" 2>&1 || fail build "$WORK/log"
"$SPECC" diff "$isa" "$WORK/out/xml/rel.xml" >"$WORK/log" 2>&1
grep -q '^equal: 0 changes' "$WORK/log" || fail "the XML read back" "$WORK/log"
sed 's/Relative<8>/Relative<8, 0>/' "$isa" >"$WORK/wrong.isa"
! "$SPECC" check "$WORK/wrong.isa" >"$WORK/log" 2>&1 || fail "no step" "$WORK/log"
grep -q 'expected Relative<from, step, align>' "$WORK/log" || fail "a step of 0" "$WORK/log"
exit $failed
