# SPDX-License-Identifier: MIT
# SLOW
# What stands in a line of assembly is read alike by all who read it: specc asm, specc asm --plain
# (as examples are read) and the generated C. Each tests/codec/texts/NAME.isa checks without errors,
# and NAME.lines says, with tabs between the columns and the escapes of printf '%b' in TEXT:
#   BYTES  TEXT          the line assembles to these bytes; so does what disasm prints for them
#   BYTES  TEXT   asm    only specc asm reads it: it has an expression, a label or a directive
#   refused  TEXT  COLUMN  WORDS    an error in this column; its message has the words
#   only  TEXT  COLUMN  WORDS       the same of specc asm alone
# A third of the specifications, by turns; DEEP=1: all.
set -u
. "$ROOT/tests/shared/tool.sh"
. "$ROOT/tests/shared/every.sh"
cd "$ROOT/tests/codec/texts" || exit 1
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# read_by READER TEXT: the bytes on $WORK/out, the errors on $WORK/err.
read_by() {
	printf '%b\n' "$2" >"$WORK/line.asm"
	case $1 in
	asm) "$SPECC" asm --format=hex --isa "$name.isa" "$WORK/line.asm" ;;
	plain) "$SPECC" asm --plain --format=hex --isa "$name.isa" "$WORK/line.asm" ;;
	c) "$WORK/tool" asm --format=hex "$WORK/line.asm" ;;
	esac >"$WORK/out" 2>"$WORK/err"
}

# reads BYTES TEXT READER...
reads() {
	bytes=$1 text=$2
	shift 2
	for reader; do
		read_by "$reader" "$text" || fail "$reader refuses '$text'" "$WORK/err"
		[ "$(tr -d '\n' <"$WORK/out")" = "$bytes" ] ||
			fail "$reader reads '$text' otherwise" "$WORK/out"
	done
}

# prints BYTES READER...: what disasm prints for the bytes is read as these bytes.
prints() {
	bytes=$1
	shift
	echo "$bytes" | "$SPECC" disasm --format=hex --isa "$name.isa" >"$WORK/text" 2>"$WORK/err" ||
		fail "disasm $bytes" "$WORK/err"
	reads "$bytes" "$(cat "$WORK/text")" "$@"
	echo "$bytes" | "$WORK/tool" disasm --format=hex >"$WORK/text.c" 2>&1
	diff "$WORK/text" "$WORK/text.c" >"$WORK/diff" ||
		fail "the C prints $bytes otherwise" "$WORK/diff"
}

# refuses COLUMN WORDS TEXT READER...
refuses() {
	column=$1 words=$2 text=$3
	shift 3
	for reader; do
		read_by "$reader" "$text" && fail "$reader reads '$text'" "$WORK/out"
		grep -q ":1:$column: error: " "$WORK/err" ||
			fail "$reader '$text': not in column $column" "$WORK/err"
		grep -qF -e "$words" "$WORK/err" ||
			fail "$reader '$text': without '$words'" "$WORK/err"
	done
}

check_lines() {
	while IFS='	' read -r what text third words; do
		case $what,${third-} in
		refused,*) refuses "$third" "$words" "$text" asm plain c ;;
		only,*) refuses "$third" "$words" "$text" asm ;;
		*,asm) reads "$what" "$text" asm ;;
		*)
			reads "$what" "$text" asm plain c
			prints "$what" asm plain c
			;;
		esac
	done <"$name.lines"
}

ls ./*.isa | by_turns 3 >"$WORK/some"
while read -r isa <&3; do
	name=${isa%.isa}
	[ -s "$name.lines" ] || { echo "no lines for $isa"; exit 1; }
	"$SPECC" check -q "$isa" >"$WORK/err" 2>&1 || fail "check" "$WORK/err"
	rm -rf "$WORK/gen" "$WORK/tool"
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -o "$WORK/gen" \
		>"$WORK/err" 2>&1 || fail "build" "$WORK/err"
	tool_of "$isa" "$WORK/gen/c" "$WORK/tool" >"$WORK/err" 2>&1 ||
		fail "the generated code does not compile" "$WORK/err"
	check_lines
done 3<"$WORK/some"
exit $failed
