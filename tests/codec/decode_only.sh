# SPDX-License-Identifier: MIT
# SLOW
# DecodeOnly<> (docs/language.md): both words of a text are decoded to it, and the assemblers of
# specc and of the generated C choose the opcode without the statement; examples, explain, diff, the
# XML and the pages say so. Words by hand, from the bits in decode_only.isa. Faults: without the
# statement the texts are ambiguous; on an opcode of its own it has no effect.
set -u
isa=$ROOT/tests/codec/decode_only.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"

# expect TEXT COMMAND...: it prints this.
expect() {
	wanted=$1
	shift
	"$@" >"$WORK/log" 2>&1
	[ "$(cat "$WORK/log")" = "$wanted" ] || fail "$*: expected '$wanted'" "$WORK/log"
}

printf '%s\n' 'mov r1, r2' 'add r1, 5' 'add r2, 500' 'copy r1' 'lock add r1' >"$WORK/lines"
lines='8921
830105
8102f4010000
1001
9211'
"$SPECC" check -Wall "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
expect "$lines" "$SPECC" asm "$isa" --format=hex "$WORK/lines"
"$SPECC" build "$isa" -t c -t c-test -t fuzz -t csv -t html -t xml -o "$WORK/out" >"$WORK/log" \
	2>&1 || fail build "$WORK/log"
round_trip "$WORK/out"
harness "$WORK/out" roundtrip --time 0 --count 4000 --seed 1
"$SPECC" test --texts=64 "$isa" >"$WORK/log" 2>&1 || fail "texts" "$WORK/log"
printf '\213\022\201\001\005\0\0\0' >"$WORK/words"
"$SPECC" disasm "$isa" "$WORK/words" >"$WORK/log" 2>&1
for text in 'mov r1, r2' 'add r1, 0x5'; do
	grep -q "$text" "$WORK/log" || fail "disasm: no '$text'" "$WORK/log"
done
"$SPECC" explain "$isa" --bytes 8b 12 >"$WORK/log" 2>&1
grep -q '^decode only: this text assembles to MOV 0x2189$' "$WORK/log" || fail explain "$WORK/log"
"$SPECC" explain "$isa" --bytes 81 02 f4 01 00 00 >"$WORK/log" 2>&1
grep -q '^opcode ADD_LONG' "$WORK/log" && ! grep -q '^decode only' "$WORK/log" ||
	fail "explain of a text of its own" "$WORK/log"
grep -q '^MOV_REVERSED,.*,1$' "$WORK/out/csv/opcodes.csv" || fail csv "$WORK/out/csv/opcodes.csv"
page=$WORK/out/html/en/insn-mov_reversed.html
grep -q 'another opcode with the same text is preferred' "$page" ||
	fail "the page does not say it" "$WORK/log"
expect "equal: 0 changes, 0 words lost, 0 gained" "$SPECC" diff "$isa" "$WORK/out/xml/deco.xml"

# The same without the statement in one place.
awk '/^ *DecodeOnly/ && !n++ { next } { print }' "$isa" >"$WORK/without.isa"
! "$SPECC" check "$WORK/without.isa" >"$WORK/log" 2>&1 || fail "ambiguous without it" "$WORK/log"
grep -q "reads as MOV.* and as MOV.*ambiguous-syntax" "$WORK/log" || fail "ambiguous" "$WORK/log"
awk '/^__DefOptype MOV :/ { n = 1 } n && /mov ra/ { sub(/mov/, "move"); n = 0 }
	/^mov r1, r2 => 0x2189/ { sub(/mov/, "move") } { print }' "$isa" >"$WORK/alone.isa"
"$SPECC" check "$WORK/alone.isa" >"$WORK/log" 2>&1
grep -q "no other opcode has a text of 'MOV_REVERSED'" "$WORK/log" || fail "alone" "$WORK/log"
sed 's/^__DefOptype MOV_REVERSED.*/&\n    __Attribute allow = "decode-only";/' "$WORK/alone.isa" \
	>"$WORK/allowed.isa"
"$SPECC" check -Werror "$WORK/allowed.isa" >"$WORK/log" 2>&1 || fail "allow" "$WORK/log"
awk '/^ *DecodeOnly/ && !n++ { next } { print }' "$WORK/alone.isa" >"$WORK/plain.isa"
"$SPECC" diff "$WORK/alone.isa" "$WORK/plain.isa" >"$WORK/log" 2>&1
grep -q 'decode-only' "$WORK/log" || fail "diff" "$WORK/log"
"$SPECC" diff --format=json "$WORK/alone.isa" "$WORK/plain.isa" >"$WORK/log" 2>&1
grep -A 1 '"decode-only"' "$WORK/log" | grep -q '"opcodes": 1' || fail "diff: opcodes" "$WORK/log"
exit $failed
