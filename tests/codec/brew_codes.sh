# SPDX-License-Identifier: MIT
# The codes of isa-spec/brew: the generated decoder and `specc space` against a table of the public
# list of codes (tests/execution/brew/first_halfwords.c), with counts added up by hand; headings,
# codes and assembly text of the handwritten file (tests/handwritten/facts/brew.facts) against
# `specc list --codes` and `specc asm`, with the corrections listed in ERRATA.md.
set -u
brew=$ROOT/isa-spec/brew
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# ---- Decoder ----

# 16 bits: 49,901 of the public list and 256 prefixes; 32 bits: 7,713 and the 225 of the lane
# swizzle; 48 bits: 2,199. The not-and has as many codes as the conversion that replaced it.
counts='16 bits: 50157, 32 bits: 7938, 48 bits: 2199, undefined: 5242'
compile() {
	${CC:-cc} -std=c11 -O1 -I"$1" -o "$2" "$ROOT/tests/execution/brew/first_halfwords.c" \
		"$1/brew_decode.c" "$1/brew_tables.c" >"$WORK/err" 2>&1 ||
		fail "it does not compile" "$WORK/err"
}
compile "$ROOT/out/brew/c" "$WORK/halfwords"
"$WORK/halfwords" >"$WORK/found" || fail "the decoder differs from the list of codes" "$WORK/found"
[ "$(cat "$WORK/found")" = "$counts" ] || fail "other counts than $counts" "$WORK/found"

# Detects a decoder with the codes of two instructions swapped, even where `check` does not compare
# it with the encodings stated in the examples.
mkdir "$WORK/brew"
cp "$brew"/* "$WORK/brew"
awk '/^__Def/ { b = $2 == "BSE" ? 6 : $2 == "WSE" ? 5 : 0 }
	b { sub(/Nibble b == [56]/, "Nibble b == " b) }
	{ print }' "$brew/unary.isa" >"$WORK/brew/unary.isa"
"$SPECC" build --isa "$WORK/brew" -Wno-example-encoding -t c -o "$WORK/wrong" >"$WORK/err" 2>&1
compile "$WORK/wrong/c" "$WORK/halfwords"
"$WORK/halfwords" >"$WORK/found" && fail "two exchanged codes are not noticed"
grep -q '^0050, E = 0000: BSE$' "$WORK/found" ||
	fail "exchanged codes: no such difference" "$WORK/found"

# The number of words per length: the number of halfwords, times the words that follow; a swizzle
# has 2^8 constants.
printf '%s\n' '16 50157' "32 $((7713 * 65536 + 225 * 256))" "48 $((2199 * 65536 * 65536))" \
	>"$WORK/expected"
"$SPECC" space --isa "$brew" --max-reports 1 >"$WORK/space" || fail "specc space" "$WORK/space"
awk '/bits: [0-9]+ words/ { bits = $1 } $1 == "defined" { print bits, $2 }' "$WORK/space" \
	>"$WORK/found"
diff "$WORK/expected" "$WORK/found" >"$WORK/diff" ||
	fail "specc space counts otherwise" "$WORK/diff"

# ---- The handwritten file ----

facts=$ROOT/tests/handwritten/facts
part="in part: without the handwritten file, which is not published: by its facts alone"
for file in "$ROOT"/../shared/seeds/004_*.txt; do
	[ -f "$file" ] || continue
	awk -f "$facts/brew.awk" "$file" | diff - "$facts/brew.facts" >"$WORK/diff" ||
		fail "the facts are not those of the file" "$WORK/diff"
	part=
done

# LINE CODE|HEADING for each instruction of the file.
cp "$facts/brew.facts" "$WORK/theirs"
[ "$(wc -l <"$WORK/theirs")" -eq 30 ] ||
	fail "the handwritten file has other instructions" "$WORK/theirs"

# Corrections from ERRATA.md: lines `Code: LINE CODE` and `Heading: LINE TEXT`, each of which must
# change something.
awk -v errata="$brew/ERRATA.md" '
	BEGIN {
		while ((getline text < errata) > 0) {
			split(text, part, " ")
			if (part[1] != "Code:" && part[1] != "Heading:") continue
			rest = text
			sub(/^[A-Za-z]+: [0-9]+ /, "", rest)
			gsub(/`/, "", rest)
			if (part[1] == "Code:") code[part[2]] = rest
			else heading[part[2]] = rest
		}
	}
	{
		line = $1
		sub(/^[0-9]+ /, "")
		split($0, side, "|")
		bar = index($0, "|")
		ours_code = substr($0, 1, bar - 1)
		ours_heading = substr($0, bar + 1)
		if (line in code) {
			if (code[line] == ours_code) print "FAIL stale Code: " line > "/dev/stderr"
			ours_code = code[line]
			delete code[line]
		}
		if (line in heading) {
			if (heading[line] == ours_heading) print "FAIL stale Heading: " line > "/dev/stderr"
			ours_heading = heading[line]
			delete heading[line]
		}
		print ours_code "|" ours_heading
	}
	END {
		for (line in code) print "FAIL no instruction: Code: " line > "/dev/stderr"
		for (line in heading) print "FAIL no instruction: Heading: " line > "/dev/stderr"
	}' "$WORK/theirs" >"$WORK/corrected" 2>"$WORK/err"
[ ! -s "$WORK/err" ] || fail "lines of ERRATA.md" "$WORK/err"
"$SPECC" list --codes --isa "$brew" >"$WORK/list" || fail "specc list --codes" "$WORK/list"
awk '{ code = $1
	for (i = 2; $i ~ /^0x/; i++) code = code " " $i
	heading = $(i + 1)
	for (i += 2; i <= NF; i++) heading = heading " " $i
	print code "|" heading }' "$WORK/list" >"$WORK/ours"
sort "$WORK/corrected" >"$WORK/sorted"
sort "$WORK/ours" | comm -23 "$WORK/sorted" - >"$WORK/missing"
[ ! -s "$WORK/missing" ] ||
	fail "codes and headings of the handwritten file that are not ours" "$WORK/missing"

# Each heading, with registers and constants inserted, assembles to its code: the open digits are D,
# B, A from the left, and the constant follows, low halfword first.
awk -F '|' '
	function value(digit) { return index("0123456789abcdef", digit) - 1 }
	function halfword(n) { return sprintf("%02x%02x", n % 256, int(n / 256)) }
	{
		for (round = 0; round < 3; round++) {
			d = round == 0 ? 1 : round == 1 ? 14 : 0
			b = round == 0 ? 3 : round == 1 ? 0 : 14
			a = round == 0 ? 2 : round == 1 ? 13 : 9
			constant = round == 0 ? 4660 : round == 1 ? 32767 : 0
			text = substr($0, length($1) + 2)
			gsub(/[$]rD/, "$r" d, text); gsub(/[$]rB/, "$r" b, text); gsub(/[$]rA/, "$r" a, text)
			digits = substr($1, 3, 4)
			n = value(substr(digits, 2, 1)) * 256
			n += 4096 * d
			n += 16 * (substr(digits, 3, 1) == "f" ? 15 : b)
			last = a
			if (text ~ /CONST/) {
				last = round == 0 ? 5 : round == 1 ? 12 : 0  # ones complement: 5, -3, 0
				sub(/CONST/, round == 0 ? "5" : round == 1 ? "-3" : "0", text)
			}
			n += substr(digits, 4, 1) == "f" ? 15 : last
			bytes = halfword(n)
			if (text ~ /lane_swizzle/) {
				sub(/VALUE/, round == 0 ? "3210" : round == 1 ? "0123" : "2200", text)
				bytes = bytes halfword(round == 0 ? 228 : round == 1 ? 27 : 160)
			} else if (length($1) > 14) {
				sub(/VALUE/, constant + 65536 * 4369, text)
				bytes = bytes halfword(constant) halfword(4369)
			} else if (length($1) > 6) {
				sub(/VALUE/, round == 1 ? -2 : constant, text)
				bytes = bytes halfword(round == 1 ? 65534 : constant)
			}
			print bytes "|" text
		}
	}' "$WORK/corrected" >"$WORK/assembly"
printf '%s\n' '2222|NOP' '11d2|$r13 <- $r1' 'cce2|$r14 <- $r12' >>"$WORK/assembly"
cut -d '|' -f 1 "$WORK/assembly" >"$WORK/expected"
cut -d '|' -f 2- "$WORK/assembly" >"$WORK/program.s"
"$SPECC" asm --format=hex --isa "$brew" "$WORK/program.s" >"$WORK/found" 2>"$WORK/err" ||
	fail "headings that do not assemble" "$WORK/err"
diff "$WORK/expected" "$WORK/found" >"$WORK/diff" || fail "other bytes" "$WORK/diff"

echo "$(wc -l <"$WORK/corrected") headings and codes, $(wc -l <"$WORK/assembly") lines of assembly"
[ -z "$part" ] || echo "$part"
exit $failed
