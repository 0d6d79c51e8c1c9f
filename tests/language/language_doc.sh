# SPDX-License-Identifier: MIT
# SLOW
# The pages about the language, docs/guide.md, recipes.md and language.md: every example is a
# specification that checks clean. Those marked `~~~isa complete` or `~~~isa base` by themselves,
# those marked `~~~isa fragment` after the base of their page (of language.md if it has none). The
# commands of the guide print what it shows.
set -u
doc=$ROOT/docs/language.md
cd "$WORK" || exit 1

# PAGE/KIND-N.isa: the examples of a page, where N is the line at which one begins; PAGE/N.run: its
# commands, each with its output.
for page in guide recipes language; do
	mkdir $page
	awk -v page=$page '
	/^~~~isa (base|complete|fragment)$/ { name = page "/" $2 "-" NR ".isa"; next }
	/^~~~isa/ { print "line " NR ": an example of no known kind"; bad = 1 }
	/^~~~$/ && name { close(name); name = ""; next }
	name { print > name; next }
	/^    \$ / { run = page "/" ++runs ".run" }
	!/^    / { run = "" }
	run { sub(/^    (\$ )?/, ""); print >run }
	END { if (name) { print "an example is not closed"; bad = 1 }; exit bad }' \
		"$ROOT/docs/$page.md" || exit 1
done

count=0
for example in */*.isa; do
	page=${example%%/*}
	count=$((count + 1))
	case $example in
	*/fragment*)
		base=$(ls "$page"/base-*.isa 2>/dev/null || ls language/base-*.isa)
		set -- "$base" "$example" ;;
	*) set -- -Werror "$example" ;;
	esac
	"$SPECC" check "$@" >said 2>&1 && ! grep -q ': error: ' said && continue
	echo "FAIL example of docs/$page.md, ${example%.isa}:"
	sed 's/^/    /' said
	exit 1
done

# The statements of the page about its example.
echo 'b.EQ 1022' | "$SPECC" asm --format=hex --isa language/base-*.isa >bytes || exit 1
expected=$(sed -n "s/^ .*asm tiny.isa --format=hex  *//p" "$doc")
[ "$(cat bytes)" = "$expected" ] || { echo "FAIL 'b.EQ 1022' is $(cat bytes)"; exit 1; }
"$SPECC" space language/base-*.isa >space || exit 1

# The commands of the guide, on its first example, which fits on a screen.
mkdir bin
ln -s "$SPECC" bin/specc
[ -x "${SPECC%/*}/specc-ref" ] && ln -s "${SPECC%/*}/specc-ref" bin/specc-ref
cp guide/base-*.isa my.isa
[ "$(wc -l <my.isa)" -le 50 ] || { echo "FAIL the first example of the guide is long"; exit 1; }
for run in guide/*.run; do
	sed 1d "$run" >expected
	(PATH=$WORK/bin:$PATH && eval "$(sed 1q "$run")") >found 2>&1 &&
		{ [ ! -s expected ] || cmp -s expected found; } && continue
	echo "FAIL docs/guide.md: $(sed 1q "$run")"
	diff expected found
	exit 1
done

# Every check that the page names exists.
"$SPECC" check --list-checks >checks || exit 1
grep -o '`\[[a-z][a-z-]*\]`' "$doc" | tr -d '`[]' | sort -u >named
[ -s named ] || exit 1
while read -r name; do
	grep -q "^ *$name\([ :]\|$\)" checks || { echo "FAIL $doc names a check '$name'"; exit 1; }
done <named

${CC:-cc} -I "$ROOT/specc" -o table "$ROOT/tests/language/places/table.c" && ./table >rows || exit 1

# The index: each statement once, in order, with its places.
sed -n '/^## Index/,/^## Files/p' "$doc" | grep '^| `' | sed 's/](#[a-z-]*)//g' >index
awk -F '\t' '
	$1 == "definition" { place["BODY_" $2] = $3 }
	$1 == "section" { place[$2] = $3 }
	$1 == "statement" { in_[$4] = in_[$4] (in_[$4] ? ", " : "") "[`" place[$2] "`" }
	END {
		in_["Keywords"] = "[most definitions"
		for (word in in_) print word "\t| `" word "` | " in_[word] " |"
	}' rows | LC_ALL=C sort -f -t '	' -k 1,1 | cut -f 2 >stated
cmp -s index stated || { echo "FAIL the index of $doc:"; diff index stated; exit 1; }

# The page and the table of the language (specc/lang/definitions.def) have the same definitions,
# sections and statements: those of a table on the page stand under the heading of their place.
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
			if (word ~ /^__/ && !(word in row) && word !~ /^__(Attribute|Language|Def|In|Name)$/) {
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

[ "$count" -ge 15 ] || { echo "only $count examples found"; exit 1; }
