# SPDX-License-Identifier: MIT
# SLOW
# Lists of registers (Registers<...> in docs/language.md): what the assemblers read and the
# disassemblers print, in specc and in C; what they refuse; lists that cannot be read back; specc
# diff, explain, the XML and the pages. Words by hand, from the bits in lists.isa. Faults: ranges of
# two registers by Range<..., 3>, a bit of another register, a list that ends at its first register.
set -u
isa=$ROOT/tests/codec/lists.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"
. "$ROOT/tests/shared/tool.sh"

# The bytes, what is printed, and another way to write it.
cat >"$WORK/words" <<'END'
f0b5|push {r4-r7, lr}|push { lr , r4 , r6-r7, r5 }
03b4|push {r0-r1}|push {r1, r0}
a5b5|push {r0, r2, r5, r7, lr}|push {lr, r7, r5, r2, r0}
ffb5|push {r0-r7, lr}|push {r0-r7,lr}
03c3|stm r3!, {r0, r1}|stm r3!, {r0-r1}
f7c3|stm r3!, {r0 - r2, r4 - r7}|stm r3!, {r4-r6, r7, r0-r2}
0f000f00|move r12/sp/lr/r15, r7|move lr/r15/r13/r12, r7
09000000|move , r1|move ,r1
0a008115|move r3/r5/r7/r8/r15, r2|move r15 / r8 / r3 / r7 / r5, r2
0a001000|move r11, r2|move fp, r2
END
for column in 1 2 3; do
	cut -d '|' -f $column "$WORK/words" >"$WORK/column$column"
done
"$SPECC" check -Wall "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" build "$isa" -t c -t c-test -t fuzz -t html -t xml -o "$WORK/out" >"$WORK/log" 2>&1 ||
	fail build "$WORK/log"
round_trip "$WORK/out"
for name in roundtrip decode text; do
	harness "$WORK/out" $name --time 0 --count 4000 --seed 1
done
"$SPECC" test --texts=64 "$isa" >"$WORK/log" 2>&1 || fail "cases, texts" "$WORK/log"

# by COMMAND...: this program disassembles and assembles them.
by() {
	"$@" disasm --format=hex <"$WORK/column1" >"$WORK/log" 2>&1
	diff "$WORK/column2" "$WORK/log" >"$WORK/diff" || fail "$* disasm" "$WORK/diff"
	for column in 2 3; do
		"$@" asm --format=hex "$WORK/column$column" >"$WORK/log" 2>&1
		diff "$WORK/column1" "$WORK/log" >"$WORK/diff" || fail "$* asm, column $column" "$WORK/diff"
	done
}
specc_of_isa() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$isa" "$@"
}
by specc_of_isa
tool_of "$isa" "$WORK/out/c" "$WORK/tool" >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
by "$WORK/tool"

# What both refuse, and the column of the error.
while IFS='|' read -r line column expected; do
	for tool in specc_of_isa "$WORK/tool"; do
		! echo "$line" | $tool asm --format=hex >"$WORK/log" 2>&1 ||
			fail "$tool: $line" "$WORK/log"
		grep -q ":1:$column: error: expected $expected" "$WORK/log" ||
			fail "$tool: $line: another error" "$WORK/log"
	done
done <<'END'
push {r7-r4}|7|a list of registers r0 ... r7, lr, found 'r7'
push {r4, r4}|7|a list of registers
push {r0-r3, r2}|7|a list of registers
push {r4-lr}|7|a list of registers
push {r8}|7|a list of registers
push {}|7|a list of registers
push {r1 r2}|10|'}', found 'r2'
push {r1, r8}|9|'}', found ','
stm r3!, {r0/r1}|13|'}', found '/
END

# refused SED MESSAGE: the specification changed so is refused with a message.
refused() {
	sed "$1" "$isa" >"$WORK/wrong.isa"
	! "$SPECC" check "$WORK/wrong.isa" >"$WORK/log" 2>&1 || fail "$1 is not refused" "$WORK/log"
	grep -q "$2" "$WORK/log" || fail "$1: another message" "$WORK/log"
}
refused 's/Separator<"\/">/Separator<", ">/' \
	"MOVE prints as 'move r0, r0', which does not read back: column"
refused 's/Separator<"\/">/Separator<", ">/; s/^    move list, base/    move list{, base}/
	s/field<0, 3> Low base;/field<0, 3> Low base = 0;/' \
	"'move r0, r1' of MOVE (0x80000009) reads back as MOVE (0xc0000008)"

"$SPECC" explain "$isa" 0xb5f0 >"$WORK/log" 2>&1
grep -q 'list .*r4-r7, lr (0x1f0)' "$WORK/log" || fail explain "$WORK/log"
"$SPECC" diff "$isa" "$WORK/out/xml/lists.xml" >"$WORK/log" 2>&1
grep -q '^equal: 0 changes' "$WORK/log" || fail "the XML read back" "$WORK/log"
grep -q '<code>r7</code>, <code>lr</code>' "$WORK/out/html/en/type-pushed.html" ||
	fail "page"

# changed SED KIND VERDICT: what specc diff says of the specification changed so.
changed() {
	sed "$1" "$isa" >"$WORK/other.isa"
	"$SPECC" diff "$isa" "$WORK/other.isa" >"$WORK/log" 2>&1
	grep -q " $2 .*$3" "$WORK/log" || fail "diff: $1" "$WORK/log"
}
changed 's/, descending>/>/; s/ => 0x8015000d//' type-number 'list of r15, lr.* -> list of r0, r1'
changed 's/Range<" - ", 3>/Range<"-">/' type-text "from 3 on as a range with ' - ' -> "
grep -q '^compatible: ' "$WORK/log" || fail "diff: another range is read too" "$WORK/log"
changed '/Range<" - ", 3>/d; s/r0 - r2/r0, r1, r2/' type-text "from 3 on as a range with ' - ' -> "
grep -q '^source-breaking: ' "$WORK/log" || fail "diff: no range is read" "$WORK/log"
exit $failed
