#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Checks all pages without a browser: every element is closed, ids are unique, every link leads to
# an existing page, file or id, nothing is loaded or linked from elsewhere, there is no script or
# style in a page; the same pages exist in all languages; label files have the same labels. Broken
# copies of a page must be reported. `make check-docs` checks more, with tools that not every
# machine has.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$(dirname "$0")/../shared/pages.sh"

# scan FOLDER: errors in the pages of the folder, which has those of one instruction set.
scan() {
	(
		cd "$1" || exit
		find . -type f | sed 's|^\./||' >"$WORK/files"
		find . -name '*.html' | sed 's|^\./||' | sort |
			xargs awk -v files="$WORK/files" -f "$ROOT/tests/docs/scan.awk"
	)
}

# same_pages FOLDER: all languages have the same pages.
same_pages() {
	first=
	for folder in "$1"/*/; do
		ls "$folder" | grep '\.html$' >"$WORK/pages"
		[ -n "$first" ] || { first=$folder; cp "$WORK/pages" "$WORK/first"; }
		cmp -s "$WORK/first" "$WORK/pages" || {
			diff "$WORK/first" "$WORK/pages" >"$WORK/diff"
			fail "$(basename "$folder") has other pages than $(basename "$first")" "$WORK/diff"
		}
	done
}

# labels FOLDER: label files have the same keys, each once.
labels() {
	for file in "$1"/strings.*; do
		sed -n 's/^\([a-z][a-zA-Z0-9-]*\) *=.*/\1/p' "$file" | sort >"$WORK/keys"
		uniq -d "$WORK/keys" >"$WORK/twice"
		[ ! -s "$WORK/twice" ] || { echo "$file: twice: $(cat "$WORK/twice")"; return 1; }
		[ -f "$WORK/all_keys" ] || cp "$WORK/keys" "$WORK/all_keys"
		diff "$WORK/all_keys" "$WORK/keys" >"$WORK/diff" || {
			echo "$file: other keys than in the first:"
			cat "$WORK/diff"
			return 1
		}
	done
	[ "$(wc -l <"$WORK/all_keys")" -ge 8 ] || { echo "no labels in $1"; return 1; }
	rm "$WORK/all_keys"
}

# fault RULE SED: the rule must report the change to a page.
fault() {
	rm -rf "$WORK/broken"
	cp -R "$WORK/whole" "$WORK/broken"
	plant_edit "$2" "$WORK/whole/$page" "$WORK/broken/$page" || failed=1
	scan "$WORK/broken" >"$WORK/found"
	grep -q "^$page:[0-9]*: .*\[$1\]\$" "$WORK/found" ||
		fail "the fault '$2' is not reported by $1:" "$WORK/found"
}

count=0
for specs in "$ROOT"/isa-spec/*/ "$ROOT"/tests/docs/*.isa; do
	case $specs in
	*/) ls "$specs"*.isa >/dev/null 2>&1 || continue ;;
	*) [ -f "$specs" ] || continue ;;
	esac
	out=$WORK/$(basename "$specs" .isa)
	made "$specs" "$out" html >"$WORK/log" 2>&1 ||
		fail "build of $specs" "$WORK/log"
	scan "$out/html" >"$WORK/found"
	[ ! -s "$WORK/found" ] || fail "pages of $specs:" "$WORK/found"
	same_pages "$out/html"
	count=$((count + $(find "$out/html" -name '*.html' | wc -l)))
done
[ $count -ge 200 ] || fail "only $count pages"

# Pages that would say nothing are not made, where an instruction set executes nothing; events that
# cannot come about are not said of an exception; where there are no functions the page has those of
# the language.
for page in machine functions registers; do
	[ ! -e "$WORK/bare/html/en/$page.html" ] || fail "an encoding alone has a page $page"
	[ -e "$WORK/tiny/html/en/$page.html" ] || fail "tiny has no page $page"
done
grep -q 'load outside of memory' "$WORK/gpu/html/en/machine.html" || fail "no load is outside"
grep -q 'store outside of memory' "$WORK/gpu/html/en/machine.html" &&
	fail "a memory that is only read has stores"
grep -q 'roundToF32' "$WORK/tiny/html/en/functions.html" || fail "no functions of the language"

cp -R "$WORK/tiny/html" "$WORK/whole"
page=$(cd "$WORK/whole" && ls ./*/insn-*.html | sed -n '1s|^\./||p')
end='s|</main>|'
fault nesting "$end<p><b>x</p></main>|"
fault nesting "$end<ul><li>x</ul></main>|"
fault nesting 's|</body>||'
fault nesting "${end}1 < 2</main>|"
fault quotes "$end<p id=x>x</p></main>|"
fault duplicate-id "$end<p id=\"main\">x</p></main>|"
fault broken-link "$end<a href=\"nowhere.html\">x</a></main>|"
fault broken-link "$end<a href=\"../../index.html\">x</a></main>|"
fault broken-fragment "$end<a href=\"#nowhere\">x</a></main>|"
fault broken-fragment "$end<a href=\"index.html#nowhere\">x</a></main>|"
fault external "$end<img alt=\"\" src=\"https://example.org/x.png\"></main>|"
fault external "$end<a href=\"javascript:x\">x</a></main>|"
fault inline-script 's|</head>|<script>x</script></head>|'
fault inline-script "$end<p onclick=\"x\">x</p></main>|"
fault inline-style 's|</head>|<style>p { }</style></head>|'
fault inline-style "$end<p style=\"color: red\">x</p></main>|"

labels "$ROOT/templates/html" >"$WORK/log" || fail "labels:" "$WORK/log"
mkdir "$WORK/labels"
cp "$ROOT"/templates/html/strings.* "$WORK/labels"
echo "only-here = x" >>"$WORK/labels/strings.zh"
(labels "$WORK/labels") >"$WORK/log" && fail "a label that one language lacks is not seen"
exit 0
