# SPDX-License-Identifier: MIT
# SLOW
# The generated program and specc itself agree on every example, on random and near-legal words and
# on broken text: bytes, texts, which of them are refused, and where.
# A third of the instruction sets, by turns; DEEP=1: all.
# refused/NAME.asm has lines that an instruction set refuses: text, tab, column of the error.
set -u
. "$ROOT/tests/shared/tool.sh"
. "$ROOT/tests/shared/every.sh"
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# Refused words: the reasons differ in their words, so only the bytes are compared.
bare_reasons() {
	sed 's|^\([^ ]* [0-9a-f]*\): .*|\1|' "$1"
}

# compare_words HEX-FILE WHAT
compare_words() {
	"$SPECC" disasm --plain --format=hex --isa "$isa" "$1" >"$WORK/a" 2>"$WORK/log"
	a=$?
	"$WORK/tool" disasm --format=hex "$1" >"$WORK/b" 2>"$WORK/log"
	[ $a = $? ] || fail "$2: other exit status than $a" "$WORK/log"
	bare_reasons "$WORK/a" >"$WORK/a.bare"
	bare_reasons "$WORK/b" >"$WORK/b.bare"
	diff "$WORK/a.bare" "$WORK/b.bare" >"$WORK/diff" || fail "$2" "$WORK/diff"
}

# compare_text ASM-FILE WHAT: the bytes, or the lines and columns of all errors
compare_text() {
	"$SPECC" asm --plain --format=hex --max-reports=0 --isa "$isa" "$1" >"$WORK/a" 2>"$WORK/a.log"
	a=$?
	"$WORK/tool" asm --format=hex "$1" >"$WORK/b" 2>"$WORK/b.log"
	[ $a = $? ] || fail "$2: other exit status than $a" "$WORK/b.log"
	diff "$WORK/a" "$WORK/b" >"$WORK/diff" || fail "$2: bytes" "$WORK/diff"
	for side in a b; do
		sed -n 's|^.*:\([0-9]*:[0-9]*\): error: .*|\1|p' "$WORK/$side.log" >"$WORK/$side.places"
	done
	diff "$WORK/a.places" "$WORK/b.places" >"$WORK/diff" || fail "$2: errors" "$WORK/diff"
}

# Words of every opcode with up to three bits flipped, and random ones; always the same.
near_words() {
	awk -v seed="$1" '
	function random(n) { state = (state * 69069 + 1) % 4294967296; return int(state / 65536) % n }
	BEGIN { state = seed; digits = "0123456789abcdef" }
	{
		word = $1
		for (flips = random(4); flips > 0; flips--) {
			at = 1 + random(length(word))
			word = substr(word, 1, at - 1) substr(digits, 1 + random(16), 1) substr(word, at + 1)
		}
		print word
	}' "$2"
}

# Lines with one to three characters replaced, doubled or left out.
broken_lines() {
	awk '
	function random(n) { state = (state * 69069 + 1) % 4294967296; return int(state / 65536) % n }
	BEGIN { state = 7; signs = " ,.;RPU0123456789[]xabcf-+!~|@Z$l=_/" }
	{
		line = $0
		sub(/ *\/\/<zh>.*/, "", line) # half a character is not UTF-8, which only specc reports
		for (edits = 1 + random(3); edits > 0; edits--) {
			at = 1 + random(length(line))
			sign = substr(signs, 1 + random(length(signs)), 1)
			kind = random(3)
			line = substr(line, 1, at - (kind != 1)) (kind == 2 ? "" : sign) substr(line, at + 1)
		}
		print line
	}' "$1"
}

printf '%s\n' "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/codec/*.isa \
	"$ROOT"/tests/machines/rv32/ |
	by_turns 3 >"$WORK/isas"
while read -r isa <&3; do
	[ -e "$isa" ] || continue
	name=$(basename "$isa" .isa)
	out=$WORK/$name
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -o "$out" >"$WORK/log" 2>&1 ||
		{ fail "build" "$WORK/log"; continue; }
	tool_of "$isa" "$out/c" "$WORK/tool" >"$WORK/log" 2>&1 ||
		{ fail "compile" "$WORK/log"; continue; }
	cat "${isa%.isa}"*.isa "$isa"/*.isa 2>"$WORK/log" | awk '
		/^__Def/ { machine = /^__DefISA/ } # whose examples are traps
		/^[ \t]*__/ { inside = /__Examples/ && !machine; fence = 0; next }
		/^```/ { fence = !fence; run = /^```run/; next }
		{ sub(/[ \t]*=>.*/, "") } # the encoding that it states
		inside && fence && NF && !(run && /^[ \t]/)' >"$WORK/examples"
	[ -s "$WORK/examples" ] || { fail "no examples"; continue; }
	compare_text "$WORK/examples" "the examples"
	cp "$WORK/a" "$WORK/hex"
	"$WORK/tool" roundtrip "$WORK/examples" >"$WORK/log" 2>&1 || fail "round trip" "$WORK/log"
	compare_words "$WORK/hex" "their bytes"
	for seed in 1 2 ${DEEP:+3 4 5 6 7 8}; do
		near_words $seed "$WORK/hex" >"$WORK/near"
		compare_words "$WORK/near" "near-legal words"
	done
	head -c 65536 /dev/urandom | od -An -v -tx1 | tr -d ' ' >"$WORK/random"
	compare_words "$WORK/random" "random words (kept: $WORK/random)"
	broken_lines "$WORK/examples" | head -n 900 >"$WORK/broken"
	compare_text "$WORK/broken" "broken lines"
	refused=$ROOT/tests/codec/refused/$name.asm
	[ -f "$refused" ] || continue
	cut -f 1 "$refused" >"$WORK/refused"
	compare_text "$WORK/refused" "lines that are refused"
	cut -f 2 "$refused" | awk '{ print NR ":" $1 }' | diff - "$WORK/b.places" >"$WORK/diff" ||
		fail "lines that are refused: in other columns" "$WORK/diff"
done 3<"$WORK/isas"
exit $failed
