# SPDX-License-Identifier: MIT
# SLOW
# Opcodes that several values of a field select (several.isa): each is one opcode of the C, one line
# of the codes and what `specc explain` says of all its words; specc and the C decode the words that
# a loop here makes, and refuse the others. Faults: a forbidden value less; another bound.
set -u
isa=$ROOT/tests/codec/several.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/tool.sh"
. "$ROOT/tests/shared/round_trip.sh"

for op in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
	byte=$(printf '%xa' $op)
	case $op in
	1) echo "$byte|one 0xa" ;;
	3) echo "$byte|three 0xa" ;;
	5) echo "$byte|five 0xa" ;;
	0 | 2 | 4 | 6) printf '%s07|even 0x%x, 0xa, 0x7\n' "$byte" $op ;;
	13 | 14 | 15) printf '%s|high 0x%x, 0xa\n' "$byte" $op ;;
	*) echo "$byte" >>"$WORK/refused" ;;
	esac
done >"$WORK/words"
cut -d '|' -f 1 "$WORK/words" >"$WORK/hex"
cut -d '|' -f 2 "$WORK/words" >"$WORK/text"
"$SPECC" check -Wall -Werror "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" build "$isa" -t c -t c-test -o "$WORK/out" >"$WORK/log" 2>&1 || fail build "$WORK/log"
tool_of "$isa" "$WORK/out/c" "$WORK/tool" >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
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
	while read -r bytes; do
		! echo "${bytes}07" | $tool disasm --format=hex >"$WORK/log" 2>&1 ||
			fail "$tool decodes $bytes" "$WORK/log"
	done <"$WORK/refused"
done
round_trip "$WORK/out"
cat >"$WORK/wanted" <<'END'
0x[135]*               ODD                op n
0x[0246]* 0x**         EVEN               even op, n, m
0x[d-f]*               HIGH               high op, n
END
"$SPECC" list "$isa" --codes >"$WORK/log" 2>&1
diff "$WORK/wanted" "$WORK/log" >"$WORK/diff" || fail "a line for each" "$WORK/diff"
grep '^	SEV_OP_[A-Z]* *[,=/]' "$WORK/out/c/sev.h" >"$WORK/log"
[ "$(wc -l <"$WORK/log")" = 4 ] || fail "three opcodes of the C and none" "$WORK/log"
for bytes in 1a 3a 5a; do
	"$SPECC" explain "$isa" --bytes $bytes >"$WORK/log" 2>&1
	grep -q '^opcode ODD' "$WORK/log" || fail "explain $bytes" "$WORK/log"
done
exit $failed
