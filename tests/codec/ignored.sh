# SPDX-License-Identifier: MIT
# SLOW
# Bits that decoding ignores (Unused<value, ignored> in docs/language.md): words with any value of
# them are legal and have one text, which assembles to the stated value; specc, the C and the
# harnesses agree, and explain, diff, the XML and the pages say so. Words by hand, from the bits in
# ignored.isa. Faults: without the statement such words are reserved; not all values legal.
set -u
isa=$ROOT/tests/codec/ignored.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"

# The bytes of a word with bits that are ignored, what it assembles to, and its text.
cat >"$WORK/words" <<'END'
1401     1481     move d1, d2
1581     1481     move d1, d2
15b34f05 14b34805 move 5(a3,d4.l), d2
14bcff07 14bc0007 move #7, d2
2fff     2a01     stop
2001     2a01     stop
37ff     3000     wait
3f09     3809     wait.T 9
END
"$SPECC" check -Wall "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" build "$isa" -t c -t c-test -t fuzz -t html -t xml -o "$WORK/out" >"$WORK/log" 2>&1 ||
	fail build "$WORK/log"
round_trip "$WORK/out"
for name in roundtrip decode text; do
	harness "$WORK/out" $name --time 0 --count 4000 --seed 1
done
"$SPECC" test --texts=64 "$isa" >"$WORK/log" 2>&1 || fail "texts" "$WORK/log"
awk '{ print $1 }' "$WORK/words" >"$WORK/hex"
sed 's/^[^ ]* *[^ ]* *//' "$WORK/words" >"$WORK/texts"
awk '{ print $2 }' "$WORK/words" >"$WORK/written"
# by COMMAND...: this program disassembles and assembles them.
by() {
	"$@" disasm --format=hex <"$WORK/hex" >"$WORK/log" 2>&1
	diff "$WORK/texts" "$WORK/log" >"$WORK/diff" || fail "$* disasm" "$WORK/diff"
	"$@" asm --format=hex "$WORK/texts" >"$WORK/log" 2>&1
	diff "$WORK/written" "$WORK/log" >"$WORK/diff" || fail "$* asm" "$WORK/diff"
}
specc_of_isa() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$isa" "$@"
}
by specc_of_isa
${CC:-cc} -O0 -o "$WORK/tool" "$WORK"/out/c/*.c >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
by "$WORK/tool"
"$SPECC" explain "$isa" --bytes 15 b3 4f 05 >"$WORK/log" 2>&1
grep -qx 'ignored bits 26:24, 8:7; the text assembles to 0x480514b3' "$WORK/log" ||
	fail explain "$WORK/log"
# 2 * 8 * 4 * (8 + 8 + 1) words of MOVE are legal, 2^11 of STOP and 2^12 of WAIT.
"$SPECC" space "$isa" >"$WORK/log" 2>&1
grep -q "^  defined    $((8 * 4 * 17 + 2048 + 4096))$" "$WORK/log" || fail space "$WORK/log"
"$SPECC" diff "$isa" "$WORK/out/xml/ignored.xml" >"$WORK/log" 2>&1
grep -q '^equal: 0 changes' "$WORK/log" || fail "the XML read back" "$WORK/log"
grep -q 'ignored by the machine' "$WORK/out/html/en/type-any3.html" || fail "page" "$WORK/log"

# Without the statement they are reserved, as specc diff says.
sed '/^__DefFieldType Any2/,/^$/s/, ignored//' "$isa" >"$WORK/without.isa"
"$SPECC" explain "$WORK/without.isa" 0x1401 >"$WORK/log" 2>&1
grep -q "^reserved: MOVE: 'any' must be 1$" "$WORK/log" || fail "reserved without it" "$WORK/log"
"$SPECC" diff "$isa" "$WORK/without.isa" >"$WORK/log" 2>&1
grep -q 'type-ignored *Any2  ignored, written as 1 -> not ignored; 408 words lost' "$WORK/log" ||
	fail diff "$WORK/log"
exit $failed
