# SPDX-License-Identifier: MIT
# SLOW
# The small instruction sets of tests/codec/isa, isa-spec/brew and tests/machines/rv32 test the
# language. Each checks clean; its codec agrees with encodings computed only from the public
# manuals (encodings.sh), and refuses illegal input (refused.asm: text, tab, column; refused.hex:
# bytes, tab, what the reason names); so does the program generated from it.
set -u
. "$ROOT/tests/shared/tool.sh"
cd "$ROOT/tests/codec" || exit 1
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# Every line of encodings.sh: text -> bytes -> canonical text -> bytes.
check_encodings() {
	sh "$folder/encodings.sh" >"$WORK/list" || fail "encodings.sh"
	cut -f 1 "$WORK/list" >"$WORK/hex"
	cut -f 2 "$WORK/list" >"$WORK/text"
	awk -F '\t' '{ print (NF > 2 ? $3 : $2) }' "$WORK/list" >"$WORK/canonical"
	[ "$(wc -l <"$WORK/list")" -ge 20 ] || fail "encodings.sh prints too little"
	for text in text canonical; do
		"$SPECC" asm --format=hex --isa "$isa" "$WORK/$text" >"$WORK/asm" 2>"$WORK/err" ||
			fail "asm: $text" "$WORK/err"
		diff "$WORK/hex" "$WORK/asm" >"$WORK/diff" || fail "asm: other bytes" "$WORK/diff"
	done
	"$SPECC" disasm --format=hex --isa "$isa" "$WORK/hex" >"$WORK/disasm" 2>"$WORK/err" ||
		fail "disasm" "$WORK/err"
	diff "$WORK/canonical" "$WORK/disasm" >"$WORK/diff" || fail "disasm: other text" "$WORK/diff"
}

# Each line by itself: one error, in the line's column.
check_refused_text() {
	while IFS='	' read -r text column; do
		printf '%s\n' "$text" >"$WORK/line.asm"
		"$SPECC" asm --format=hex --isa "$isa" "$WORK/line.asm" >"$WORK/out" 2>"$WORK/err"
		status=$?
		[ $status = 1 ] || fail "asm '$text': exit status $status" "$WORK/err"
		[ ! -s "$WORK/out" ] || fail "asm '$text': wrote something" "$WORK/out"
		[ "$(grep -c ': error: ' "$WORK/err")" = 1 ] ||
			fail "asm '$text': not one error" "$WORK/err"
		grep -q "line.asm:1:$column: error: " "$WORK/err" ||
			fail "asm '$text': the error is not in column $column" "$WORK/err"
	done <"$folder/refused.asm"
}

check_refused_words() {
	while IFS='	' read -r bytes reason; do
		echo "$bytes" | "$SPECC" disasm --format=hex --isa "$isa" >"$WORK/out" 2>"$WORK/err"
		status=$?
		[ $status = 1 ] || fail "disasm $bytes: exit status $status" "$WORK/err"
		grep -q "$reason" "$WORK/out" ||
			fail "disasm $bytes: the reason lacks '$reason'" "$WORK/out"
	done <"$folder/refused.hex"
}

# The generated program: the same bytes, text and refusals.
check_generated() {
	rm -rf "$WORK/gen"
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -o "$WORK/gen" \
		>"$WORK/err" 2>&1 || fail "build" "$WORK/err"
	tool_of "$isa" "$WORK/gen/c" "$WORK/tool" >"$WORK/err" 2>&1 ||
		fail "the generated code does not compile" "$WORK/err"
	for text in text canonical; do
		"$WORK/tool" asm --format=hex "$WORK/$text" >"$WORK/asm" 2>"$WORK/err" ||
			fail "generated asm: $text" "$WORK/err"
		diff "$WORK/hex" "$WORK/asm" >"$WORK/diff" || fail "generated asm" "$WORK/diff"
	done
	"$WORK/tool" disasm --format=hex "$WORK/hex" >"$WORK/disasm" 2>"$WORK/err" ||
		fail "generated disasm" "$WORK/err"
	diff "$WORK/canonical" "$WORK/disasm" >"$WORK/diff" ||
		fail "generated disasm" "$WORK/diff"
	while IFS='	' read -r line column; do
		printf '%s\n' "$line" >"$WORK/line.asm"
		"$WORK/tool" asm --format=hex "$WORK/line.asm" >"$WORK/out" 2>"$WORK/err"
		status=$?
		[ $status = 1 ] || fail "generated asm '$line': exit status $status" "$WORK/out"
		grep -q "line.asm:1:$column: " "$WORK/err" ||
			fail "generated asm '$line': the error is not in column $column" "$WORK/err"
	done <"$folder/refused.asm"
	while IFS='	' read -r bytes rest; do
		echo "$bytes" | "$WORK/tool" disasm --format=hex >"$WORK/out" 2>"$WORK/err"
		status=$?
		[ $status = 1 ] || fail "generated disasm $bytes: exit status $status" "$WORK/out"
	done <"$folder/refused.hex"
}

for folder in isa/* brew rv32; do
	isa=$folder name=$folder
	[ "$folder" != brew ] || isa=$ROOT/isa-spec/brew
	[ "$folder" != rv32 ] || isa=$ROOT/tests/machines/rv32
	[ -f "$folder/encodings.sh" ] || { echo "no instruction set in tests/codec/isa"; exit 1; }
	"$SPECC" check -Werror "$isa" >"$WORK/out" 2>&1 || fail "check" "$WORK/out"
	check_encodings
	check_refused_text
	check_refused_words
	check_generated
done
exit $failed
