# SPDX-License-Identifier: MIT
# The table of the language (specc/lang/definitions.def) against specc: each statement, option,
# attribute and section is accepted where the table has it, and refused in every other place with a
# message that says where it belongs.
set -u
cd "$WORK" || exit 1
${CC:-cc} -I "$ROOT/specc" -o table "$ROOT/tests/language/places/table.c" || exit 1
./table >rows || exit 1
tab=$(printf '\t')
failed=0

# ---- accepted: tests/language/places/*.isa have all of it ----

for file in "$ROOT"/tests/language/places/*.isa; do
	"$SPECC" check --max-reports 0 "$file" >out 2>&1 && ! grep -q ': error: ' out && continue
	grep ': error: ' out
	failed=1
done
# PLACE<tab>LINE of each line of these files, PLACE as in the table.
awk -F "$tab" '
	NR == FNR && $1 == "definition" { body[$3] = $2 }
	NR == FNR && $1 == "section" { section[$3] = $2 }
	NR == FNR { next }
	{ sub(/ *\/\/ .*/, "") }
	match($0, /^__Def[A-Za-z]*/) {
		kind = body[substr($0, 1, RLENGTH)]
		place = "BODY_" kind
		print "header\t" kind
		next
	}
	/^  __[A-Z]/ && !/__Attribute/ {
		sub(/^  /, ""); sub(/<.*/, "")
		place = section[$0]
		print "section\t" kind "\t" place
		next
	}
	{ sub(/^ +/, ""); print place "\t" $0 }' rows "$ROOT"/tests/language/places/*.isa |
	sort -u >lines
awk -F "$tab" '
	NR == FNR { has[$0] = 1; next }
	$1 == "definition" && !(("header\t" $2) in has) { print "no " $3; bad = 1 }
	($1 == "statement" || $1 == "option") && !(($2 "\t" $6) in has) {
		print "no " $6 " in " $2
		bad = 1
	}
	$1 == "attribute" && $2 != "VALUE" {
		owner = $2 == "EVERY" ? "GROUP" : $2
		if (!(("BODY_" owner "\t" $6) in has)) { print "no " $6 " in " owner; bad = 1 }
	}
	$1 == "section" {
		count = split($5, owners, / \| /)
		found = 0
		for (i = 1; i <= count; i++)
			found += (("section\t" (owners[i] == "EVERY" ? "OPTYPE" : owners[i]) "\t" $2) in has)
		if (!found) { print "no " $3 " in " $5; bad = 1 }
	}
	END { exit bad }' lines rows >missing ||
	{ echo "FAIL tests/language/places/*.isa lack rows of the table:"; cat missing; failed=1; }

# ---- refused ----

# A definition of each kind up to the place, with every statement and section that it does not have;
# expected: the lines that must be reported, with what the message says.
mkdir wrong
awk -F "$tab" '
	BEGIN { params["WIDTH"] = "<4>"; params["NAMES"] = "<a>" }
	$1 == "definition" { kinds[++n] = $2; keyword[$2] = $3; parent[$2] = $5; head[$2] = $4 }
	$1 == "section" { sections[++m] = $2; header[$2] = $3; content[$2] = $4; in_[$2] = $5 }
	$1 == "statement" { has[$2, $4] = 1; home[$4] = home[$4] " " $2; text[$4] = $6 }
	function put(s) { print s >file; line++ }
	function want(message) { print line ": " message >expected; tried++ }
	function start(place, kind) {
		file = "wrong/" place ".isa"
		expected = "wrong/" place ".expected"
		line = 0
		put(keyword[kind] " x" params[head[kind]])
	}
	function wrong_statements(place, name, k) {
		for (k in text)
			if (!((place, k) in has)) {
				put("    " text[k])
				want("'\''" k "'\'' is not a statement of " name "; it belongs in")
			}
	}
	function takes(section, kind) {
		return in_[section] == "EVERY" || (" " in_[section] " ") ~ (" " kind " ")
	}
	END {
		for (i = 1; i <= n; i++) {
			kind = kinds[i]
			start("BODY_" kind, kind)
			wrong_statements("BODY_" kind, keyword[kind])
			for (j = 1; j <= m; j++)
				if (!takes(sections[j], kind)) {
					put("  " header[sections[j]])
					want("has no section " header[sections[j]] "; it belongs in")
				}
		}
		for (j = 1; j <= m; j++)
			if (content[sections[j]] ~ /STATEMENTS|MIXED/) {
				for (i = 1; !takes(sections[j], kinds[i]);)
					i++
				start(sections[j], kinds[i])
				put("  " header[sections[j]])
				wrong_statements(sections[j], header[sections[j]])
			}
		print tried
	}' rows >tried
for expected in wrong/*.expected; do
	place=${expected%.expected}
	"$SPECC" check --max-reports 0 "$place.isa" >out 2>&1
	awk -v file="$place.isa" '
		FILENAME == ARGV[1] { text[FNR] = $0; next }
		FILENAME == ARGV[2] && index($0, file ":") == 1 && / error: / {
			number = substr($0, length(file) + 2) + 0
			said[number] = said[number] $0 "\n"
		}
		FILENAME == ARGV[2] { next }
		!index(said[$1 + 0], substr($0, index($0, ": ") + 2)) {
			print "FAIL " file ": this is not refused, or with another message than " $0
			print text[$1 + 0]
			bad = 1
		}
		END { exit bad }' "$place.isa" out "$expected" || failed=1
done
# Every statement of tests/language/places with a part that the table does not have: one argument
# more than the most that it takes, a name, a value.
mkdir surplus
for file in "$ROOT"/tests/language/places/*.isa; do
	base=surplus/$(basename "$file" .isa)
	for part in argument name value; do
		awk -F "$tab" -v part="$part" -v expected="$base.$part.expected" '
			NR == FNR && $1 == "definition" { body[$3] = $2 }
			NR == FNR && $1 == "section" { section[$3] = $2 }
			NR == FNR && $1 == "statement" { most[$2, $4] = $7; parts[$2, $4] = $8 }
			NR == FNR { next }
			function has(one) { return (" " parts[place, word] " ") ~ (" " one " ") }
			function surplus(more, k) {
				if (part == "argument") {
					if (most[place, word] == "ANY")
						return 0
					for (k = 0; k <= most[place, word]; k++)
						more = more (k ? ", " : "") "1"
					return sub(/<.*>/, "<" more ">", line)
				}
				if (has(part == "name" ? "NAME" : "VALUE"))
					return 0
				if (part == "name")
					return sub(/>/, "> surplus", line)
				return sub(/; *(\/\/.*)?$/, " = 1;", line)
			}
			match($0, /^__Def[A-Za-z]*/) { place = "BODY_" body[substr($0, 1, RLENGTH)] }
			/^  __[A-Z]/ && !/__Attribute/ {
				name = $0
				gsub(/^  |<.*/, "", name)
				place = section[name]
			}
			match($0, /^ *[A-Za-z]+</) {
				word = line = $0
				gsub(/^ *|<.*/, "", word)
				if (((place, word) in parts) && word != "Fill" && surplus()) {
					verdict = part == "argument" ? "takes " : "has no " part
					print FNR ": \047" word "\047 " verdict >expected
					$0 = line
				}
			}
			{ print }' rows "$file" >"$base.$part.isa"
		"$SPECC" check --max-reports 0 "$base.$part.isa" >out 2>&1
		awk -v file="$base.$part.isa" '
			FILENAME == "out" && match($0, /:[0-9]+:[0-9]+: error: /) {
				line = substr($0, RSTART + 1) + 0
				said[line] = said[line] $0 "\n"
			}
			FILENAME == "out" { next }
			!index(said[$1 + 0], substr($0, index($0, ": ") + 2)) {
				print "FAIL " file ": not refused as surplus: " $0
				bad = 1
			}
			END { exit bad }' out "$base.$part.expected" || failed=1
	done
done
[ "$(cat surplus/*.expected | wc -l)" -gt 200 ] ||
	{ echo "only $(cat surplus/*.expected | wc -l) surplus parts"; failed=1; }
[ "$(cat tried)" -gt 1000 ] || { echo "only $(cat tried) wrong places"; failed=1; }
exit $failed
