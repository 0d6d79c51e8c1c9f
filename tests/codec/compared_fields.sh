# SPDX-License-Identifier: MIT
# SLOW
# Constraints that compare fields with each other: the legal words are those that arithmetic gives,
# for specc and in the C, and the message is that of the constraint.
set -u
isa=$ROOT/tests/codec/compared_fields.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"

"$SPECC" check -Wall "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
# 32 * 31 pairs that differ; 32 * 33 / 2 in order; of PAIR 32 * 8 with r0, of r1 to r7 31 * 7 each,
# of the 24 above that, which rb cannot be, 31 * 8; of NEXT, for each of 16 even registers the 16 of
# its half but the one behind it.
"$SPECC" space "$isa" >"$WORK/log" 2>&1
words=$((32 * 31 + 32 * 33 / 2 + 32 * 8 + 7 * 31 * 7 + 24 * 31 * 8 + 16 * 15))
grep -q "^  defined    $words$" "$WORK/log" || fail "space: expected $words" "$WORK/log"
"$SPECC" build "$isa" -t c -t c-test -t fuzz -t xml -o "$WORK/out" >"$WORK/log" 2>&1 ||
	fail build "$WORK/log"
round_trip "$WORK/out"
harness "$WORK/out" roundtrip --time 0 --count 20000 --seed 1
${CC:-cc} -O0 -o "$WORK/tool" "$WORK"/out/c/*.c >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
# All words, two bytes each, the lower one first.
awk 'BEGIN { for (i = 0; i < 65536; i++) printf "%02x%02x\n", i % 256, int(i / 256) }' >"$WORK/hex"
legal=$("$WORK/tool" disasm --format=hex "$WORK/hex" 2>/dev/null | grep -c -e '^swap' -e '^range' \
	-e '^pair' -e '^next')
[ "$legal" = $words ] || fail "the C decodes $legal words of $words" "$WORK/log"
# refused TEXT MESSAGE
refused() {
	! echo "$1" | "$SPECC" asm --isa "$isa" >"$WORK/log" 2>&1 || fail "$1 assembles" "$WORK/log"
	grep -q "$2" "$WORK/log" || fail "$1: another message" "$WORK/log"
}
refused 'swap r3, r3' 'ra and rb differ'
refused 'range r7, r3' 'first is after last'
refused 'pair r5, r2, r5' 'rd is another register'
refused 'next r5, r1' 'rd is even'
refused 'next r4, r5' 'ra is in the half of rd'
"$SPECC" diff "$isa" "$WORK/out/xml/compared.xml" >"$WORK/log" 2>&1
grep -q '^equal: 0 changes' "$WORK/log" || fail "the XML read back" "$WORK/log"
exit $failed
