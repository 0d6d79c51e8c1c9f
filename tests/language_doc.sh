# Every example in docs/language.md is a specification that checks clean: those marked `~~~isa
# complete` by themselves, those marked `~~~isa fragment` after the first complete one.
set -u
doc=$ROOT/docs/language.md
cd "$WORK" || exit 1

# Writes complete-N.isa and fragment-N.isa, where N is the line at which the example begins.
awk '
/^~~~isa (complete|fragment)$/ { name = $2 "-" NR ".isa"; next }
/^~~~isa/ { print "line " NR ": an example that is neither complete nor a fragment"; bad = 1 }
/^~~~$/ && name { close(name); name = ""; next }
name { print > name }
END { if (name) { print "an example is not closed"; bad = 1 }; exit bad }' "$doc" || exit 1

count=0
for example in complete-*.isa fragment-*.isa; do
	[ -f "$example" ] || { echo "no examples of one kind in $doc"; exit 1; }
	count=$((count + 1))
	first=$(ls complete-*.isa | sort -t - -k 2 -n | head -n 1)
	case $example in
	complete*) set -- -Werror "$example" ;;
	*) set -- "$first" "$example" ;;
	esac
	"$SPECC" check "$@" >out 2>&1 && ! grep -q ': error: ' out && continue
	echo "FAIL example of docs/language.md, ${example%.isa}:"
	sed 's/^/    /' out
	exit 1
done

# The statements of the page about the first example.
echo 'b.EQ 1022' | "$SPECC" asm --format=hex --isa "$first" >bytes || exit 1
expected=$(sed -n "s/^ .*asm --format=hex --isa tiny.isa  *//p" "$doc")
[ "$(cat bytes)" = "$expected" ] || { echo "FAIL 'b.EQ 1022' is $(cat bytes)"; exit 1; }
"$SPECC" space --isa "$first" >space || exit 1

# Every check that the page names exists.
"$SPECC" check --list-checks >checks || exit 1
grep -o '`\[[a-z][a-z-]*\]`' "$doc" | tr -d '`[]' | sort -u >named
[ -s named ] || exit 1
while read -r name; do
	grep -q "^ *$name\([ :]\|$\)" checks || { echo "FAIL $doc names a check '$name'"; exit 1; }
done <named

# The page and the table of the language (specc/lang/definitions.def) have the same definitions,
# sections and statements: those of a table on the page stand under the heading of their place.
${CC:-cc} -I "$ROOT/specc" -o table "$ROOT/tests/language/table.c" && ./table >rows || exit 1
awk -F '\t' '
	NR == FNR {
		if ($1 == "definition") { row[$3]; header[substr($3, 3)] = "BODY_" $2 }
		if ($1 == "section") row[$3]
		if ($1 == "statement") { row[$4 "<"]; has[$2, $4]; place[$2 " " $4] = $4 }
		next
	}
	/^### / {
		sub(/^### /, ""); sub(/ and .*/, "")
		heading = $0
		here = ""
		if ($0 in header) here = header[$0]
		if ($0 == "State") here = "BODY_STATE"
		if ($0 ~ /^Memories/) here = "BODY_MEMORY"
		if ($0 == "OperandInfo") here = "OPERAND_INFO"
	}
	/^`__Layout`:$/ { here = "LAYOUT" }
	/^`__Assembly`:$/ { here = "ASSEMBLY" }
	here && /^\| `[A-Za-z]+</ {
		match($0, /[A-Za-z]+</)
		word = substr($0, RSTART, RLENGTH - 1)
		told[here, word]
		if (!((here, word) in has)) {
			print "the page has a statement " word " of " heading " that the table lacks"
			bad = 1
		}
		tables[here]
	}
	{
		rest = $0
		while (match(rest, /__[A-Z][A-Za-z]+|[A-Za-z]+</)) {
			seen[substr(rest, RSTART, RLENGTH)]
			rest = substr(rest, RSTART + RLENGTH)
		}
	}
	END {
		for (word in row)
			if (!(word in seen)) { print "the page lacks " word; bad = 1 }
		for (word in seen)
			if (word ~ /^__/ && !(word in row) && word !~ /^__(Attribute|Language|Def|Name)$/) {
				print "the page has " word ", which the table lacks"; bad = 1
			}
		for (pair in place) {
			split(pair, part, " ")
			if ((part[1] in tables) && part[2] != "Keywords" && !((part[1], part[2]) in told)) {
				print "the table of " part[1] " on the page lacks " part[2]; bad = 1
			}
		}
		exit bad
	}' rows "$doc" || { echo "FAIL $doc and specc/lang/definitions.def differ"; exit 1; }

[ "$count" -ge 10 ] || { echo "only $count examples found"; exit 1; }
