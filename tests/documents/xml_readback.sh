#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The XML document contains the whole instruction set: specc builds the same artefacts from it, byte
# for byte, as from the .isa files; also without computed parts; an edited fact has an effect. A
# third of the instruction sets and one in 32 specifications of the tests, by turns. DEEP=1: all,
# and large ones in all ways, too.
set -u
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/cases.sh"
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# build SPEC FOLDER: builds all targets; warnings about the specification do not matter here.
build() {
	"$SPECC" build --isa "$1" -o "$2" >log 2>&1 || fail "build of $1" log
}

# facts FOLDER: the document that is read back; the other one has the semantics.
facts() {
	ls "$1"/xml/*.xml | grep -v -e '-semantics\.xml$'
}

# same A B WHAT: the folders are equal, except for specc's own files
same() {
	diff -r -x '.specc-*' "$1" "$2" >difference && return
	fail "$3" difference
}

# Removes what docs/xml.md calls computed: first elements on lines of their own, then attributes.
without_computed() {
	awk '
	skip != "" { if ($0 ~ "^ *</" skip ">") skip = ""; next }
	/^ *<(form|template|modifier-list|example|space)[ >]/ {
		skip = $1
		sub(/^</, "", skip)
		if ($0 ~ /\/>$/) skip = ""
		next
	}
	/^ *<legal / { next }
	/^ *<opcode / { gsub(/ (optype|group|length|mask|match|covered|pattern)="[^"]*"/, "") }
	/^ *<field / { gsub(/ (base|suffix|width|value-name)="[^"]*"/, "") }
	/^ *<modifier / { sub(/ on="1"/, "") }
	/^<isa / { sub(/ title="[^"]*"/, "") }
	{ print }' "$1"
}

count=0
ls -d "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/documents/xml/*/ | by_turns 3 \
	>isas
while read -r isa; do
	ls "$isa"*.isa >/dev/null 2>&1 || continue
	count=$((count + 1))
	rm -rf first second third alone plain
	case $isa in
	"$ROOT"/isa-spec/*) ln -s "$ROOT/out/$(basename "$isa")" first ;; # see regenerate.sh
	*) build "$isa" first ;;
	esac
	document=$(facts first)
	name=$(basename "$document")

	build "$document" second
	same first second "$name: built from XML, the artefacts differ"
	# Each build of a large one takes seconds.
	[ -n "${DEEP-}" ] || [ "$(wc -c <"$document")" -lt 1000000 ] || continue

	# Without sources.json beside it, only the lines differ: they are those of the document.
	mkdir alone plain
	cp "$document" alone
	build "alone/$name" third
	[ "$(grep -c "\"file\": \"$name\"" third/xml/sources.json)" = \
		"$(grep -c '"file":' first/xml/sources.json)" ] || fail "$name: lines without sources.json"
	cp first/xml/sources.json third/xml/sources.json
	for page in first/html/*/sources.html; do
		cp "$page" "third${page#first}" || fail "$name: $page"
	done
	same first third "$name: built from XML without sources.json, the artefacts differ"

	# From standard input, and without computed parts.
	without_computed "$document" >"plain/$name"
	[ "$(wc -c <"plain/$name")" -lt "$(wc -c <"$document")" ] || fail "$name: nothing left out"
	cp first/xml/sources.json plain
	rm -rf third
	build "plain/$name" third
	same first third "$name: built from facts alone, the artefacts differ"
	"$SPECC" list --format=json --isa - <"$document" >list.xml 2>log || fail "list of $name" log
	"$SPECC" list --format=json --isa "$isa" >list.isa 2>log || fail "list of $isa" log
	same list.isa list.xml "$name: the lists differ"
done <isas
[ $count -ge 2 ] || fail "only $count instruction sets were tried"

# Every sound specification in the tests.
count=0
all_cases "$WORK/cases" || fail "the cases of the checks"
for isa in $(ls "$WORK"/cases/*/*.isa "$ROOT"/tests/golden/*.isa | by_turns 32); do
	rm -rf first second
	"$SPECC" build --isa "$isa" -o first -t xml -t csv >log 2>&1 || continue
	[ -d first/xml ] || continue # those of variants are read by language/variants.sh
	count=$((count + 1))
	document=$(facts first)
	"$SPECC" build --isa "$document" -o second -t xml -t csv >log 2>&1 ||
		fail "$isa: the document is refused" log
	same first second "$isa: built from XML, the artefacts differ"
done
[ $count -ge 5 ] || fail "only $count specifications of the tests were tried"

# A computed setting of a case that is wrong is refused at its line: of the reset, of a trap, and of
# an instruction.
"$SPECC" build --isa "$ROOT/isa-spec/tiny" -o cases -t xml >log 2>&1 || fail "build of tiny" log
for first in '<example text="reset">' '<example text="raise Illegal">' '<example .*opcode='; do
	awk -v first="$first" '
		$0 ~ first { inside = 1 }
		inside && !at && /<after / { sub(/values="[^"]*"/, "values=\"0x7777\""); at = NR }
		{ print }
		END { print at >"line" }' cases/xml/tiny.xml >wrong.xml
	"$SPECC" check -q wrong.xml >log 2>&1 && fail "a wrong case after $first is accepted" wrong.xml
	grep -q "wrong.xml:$(cat line):.*attribute 'values' of <after> is '0x7777'" log ||
		fail "a wrong case after $first: other report" log
done

# An edited fact has an effect: edited here or in the specification, the artefacts are the same.
tiny=$ROOT/isa-spec/tiny
mkdir edited edited-xml
cp "$tiny"/* edited
sed 's/Address<16>/Address<20>/' "$tiny/memory.isa" >edited/memory.isa
rm -rf first second third
"$SPECC" build --isa edited -o first >log 2>&1 ||
	fail "build of the edited specification" log
build "$tiny" second
without_computed second/xml/tiny.xml |
	sed '/"Address"/s/"16"/"20"/' >edited-xml/tiny.xml
cp first/xml/sources.json edited-xml
"$SPECC" build --isa edited-xml/tiny.xml -o third >log 2>&1 ||
	fail "the edited document" log
cmp -s first/xml/tiny.xml second/xml/tiny.xml && fail "the edit changes nothing"
same first third "an edited fact"
