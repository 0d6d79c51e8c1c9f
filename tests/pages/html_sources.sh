#!/bin/sh
# SPDX-License-Identifier: MIT
# sources.html lists each definition of the instruction sets with its line, in all languages; an
# inserted line changes no other page. Changed copies must be detected.
set -u
export LC_ALL=C
. "$ROOT/tests/shared/made.sh"
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# rows PAGE: file, line and name of each definition on the page.
rows() {
	sed -n -e 's/&amp;/\&/g' \
		-e 's/.*<h2 id="source-[^"]*">\([^<]*\)<.*/file \1/p' \
		-e 's/.*<td class="number">\([0-9]*\)<.*/line \1/p' \
		-e 's/.*<td><a href="[^"]*">\([^<]*\)<.*/name \1/p' "$1" |
		awk '{ known[$1] = $2 } $1 == "name" { print known["file"] ":" known["line"] ":" $2 }' |
		sort
}

# definitions FOLDER: the same from the files, with the rows of optypes, without the groups whose
# statements others share, which the page does not list; the name may be in quotes.
definitions() {
	(cd "$1" && awk '
		function add(name, kind) {
			place[++count] = FILENAME ":" FNR ":" name
			word[count] = kind " " name
		}
		# All names between brackets; of a definition, those after the first, its parent.
		function share(list, from,   part, n, i) {
			n = split(list, part, /[^A-Za-z0-9_]+/)
			for (i = from; i <= n; i++)
				shared["__DefGroup " part[i]] = 1
		}
		FNR == 1 { fence = rows = 0 }
		/^```/ { fence = !fence }
		fence { next }
		/^__Def|^  __/ { rows = 0 }
		/^__Def/ {
			kind = $1
			optype = kind == "__DefOptype"
			if (/ : \[/)
				share(substr($0, index($0, "[") + 1), 2)
			sub(/^__Def[A-Za-z]* *"?/, "")
			sub(/[" <:].*/, "")
			add($0, kind)
		}
		/^  __Rows</ && optype { rows = 1; grouped = /<Group/ }
		rows && /^    [A-Za-z_0-9]+ *=/ {
			add($1)
			if (grouped)
				share(substr($0, index($0, "=") + 1), 1)
		}
		END {
			for (i = 1; i <= count; i++)
				if (!(word[i] in shared))
					print place[i]
		}' *.isa) | sort
}

for folder in "$ROOT"/isa-spec/*/; do
	isa=$(basename "$folder")
	made "$folder" "$isa" html >log 2>&1 || fail "build of $isa" log
	definitions "$folder" >expected
	[ "$(wc -l <expected)" -ge 20 ] || fail "$isa has $(wc -l <expected) definitions"
	for language in "$isa"/html/*/; do
		rows "$language/sources.html" >found
		grep -o '<h2 id="[^"]*"' "$language/sources.html" | sort | uniq -d >twice
		[ ! -s twice ] || fail "$language/sources.html has a file twice" twice
		diff expected found >differences || fail "$language/sources.html" differences
		sed 's/<td class="number">2/<td class="number">3/' "$language/sources.html" >broken.html
		rows broken.html >found
		! diff expected found >differences || fail "wrong lines in $language are not noticed"
	done
done

# changed FILE: the pages that change if FILE replaces alu.isa.
changed() {
	rm -rf copy again
	cp -R "$ROOT/isa-spec/tiny" copy
	cp "$1" copy/alu.isa
	"$SPECC" build --isa copy -o again -t html >log 2>&1 || fail "build of a copy" log
	diff -rq tiny/html again/html | sed 's/^Files \([^ ]*\) .*/\1/' | grep -v '/sources.html$'
}

sed '1a\
// A line more.' "$ROOT/isa-spec/tiny/alu.isa" >more.isa
! cmp -s more.isa "$ROOT/isa-spec/tiny/alu.isa" || fail "no line was inserted"
changed more.isa >pages && fail "a line that is inserted changes these pages:" pages
cmp -s tiny/html/en/sources.html again/html/en/sources.html &&
	fail "a line that is inserted does not change sources.html"
sed 's/Combines two registers/Works on two registers/' "$ROOT/isa-spec/tiny/alu.isa" >more.isa
changed more.isa >pages || fail "a changed text is not noticed"
exit 0
