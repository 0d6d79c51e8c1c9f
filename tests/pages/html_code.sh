#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The pseudo-code and the examples on the pages of all instruction sets, in all languages: their
# text equals that in the XML, character by character; bytes, states before and after, and the
# addresses of the codec agree with its words and cases; each identifier links to what the typed
# semantics say that it denotes, or is a local name of the block. Changed copies of a page must be
# detected.
set -u
export LC_ALL=C
. "$ROOT/tests/shared/made.sh"
cd "$WORK" || exit 1

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2" | cut -c1-300 | sed 's/^/    /'
	exit 1
}

# differs FACTS PAGE...: differences between the pages and the facts; fails if there are none.
differs() {
	facts=$1
	shift
	awk -f "$ROOT/tests/pages/html/decode.awk" -f "$ROOT/tests/pages/html/code_pages.awk" \
		"$@" >lines || return 0
	grep '^link' lines >links
	grep -v '^link' lines | sort | diff "$facts" - >found
	awk -f "$ROOT/tests/pages/html/xml.awk" -f "$ROOT/tests/pages/html/code_links.awk" \
		known-semantics.xml known.xml links >>found
	[ -s found ]
}

# facts_in FILE [LANGUAGE]: what the pages of the language have to show.
facts_in() {
	awk -v language="${2-}" -f "$ROOT/tests/pages/html/xml.awk" \
		-f "$ROOT/tests/pages/html/decode.awk" -f "$ROOT/tests/pages/html/code_xml.awk" \
		"$isa/xml/$isa.xml" >facts || fail "$isa" facts
	sort facts >"$1"
}

# fault PATTERN SED: the change to the first page with the pattern is detected.
fault() {
	page=$(cd "$isa/html/en" && grep -l -e "$1" ./*.html | head -n 1)
	page=${page#./}
	[ -n "$page" ] || fail "$isa has no page for the fault '$2'"
	mkdir -p broken
	sed "$2" "$isa/html/en/$page" >"broken/$page"
	! cmp -s "$isa/html/en/$page" "broken/$page" ||
		fail "the fault '$2' changes nothing in $page"
	grep -F "	$page	" "$isa.facts" >page.facts
	if differs page.facts "$isa/html/en/$page"; then
		fail "$page:" found
	fi
	differs page.facts "broken/$page" || fail "the fault '$2' is not noticed in $isa, $page"
	faults=$((faults + 1))
}

field='<span id="block-1-2">.*<a href="#field-'
sites=0 faults=0
. "$ROOT/tests/shared/wasm.sh"
fake_wasm "$WORK/tools"
for folder in "$ROOT"/isa-spec/*/; do
	isa=$(basename "$folder")
	made "$folder" "$isa" xml >log 2>&1 || fail "build of $isa" log
	"$SPECC" site "$folder" -o site >log 2>&1 || fail "site of $isa" log
	mv "site/$isa" "$isa/html"
	rm -r "$isa/html/files"
	facts_in "$isa.facts"
	grep -E '<(definition|symbol) ' "$isa/xml/$isa-semantics.xml" >known-semantics.xml
	grep -E '<(type|value|attribute|register-file|group|optype|field) ' "$isa/xml/$isa.xml" \
		>known.xml
	for kind in fence example case; do
		grep -q "^$kind" "$isa.facts" || fail "$isa has no $kind in its XML"
	done
	for language in "$isa"/html/*/; do
		facts_in facts.sorted "$(basename "$language")"
		if differs facts.sorted "$language"/*.html; then
			fail "$language:" found
		fi
		[ "$(wc -l <links)" -ge 100 ] || fail "$language has $(wc -l <links) identifiers with links"
		sites=$((sites + 1))
	done
	fault '<span id="block-1-2">.*;' '/<span id="block-1-2"/s/;/,/'
	fault '<span id="block-1-2">    ' '/<span id="block-1-2"/s/    /  /'
	fault '<span id="block-1-1">.*<b>if</b>' 's/<b>if<\/b>/if/'
	fault "$field" '/id="block-1-2"/s/<a href="#field-[^"]*">\([^<]*\)<\/a>/\1/'
	fault "$field" '/id="block-1-2"/s/<a href="#field-[^"]*">/<a href="#field-none">/g'
	fault 'codec.html#text=' '/codec.html#text=/s/\([0-9]\) <a class/\19 <a class/'
	fault 'codec.html#text=' '/codec.html#text=/s/%3D/%3E/'
	fault 'data-w=' '/data-w=/s/data-w="../data-w="zz/'
	fault 'data-w=' '/codec.html#word=/s/codec.html#word=../codec.html#word=zz/'
	fault 'data-w=' '/data-w=/s/>0x./>0xg/'
done
echo "$sites sites, $faults faults noticed"
