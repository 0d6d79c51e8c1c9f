#!/bin/sh
# SPDX-License-Identifier: MIT
# An instruction set whose sections are in several languages gives the same facts in each of them:
# languages.awk compares the files of isa-spec; then it must find what is broken on purpose in a
# copy.
set -u
. "$ROOT/tests/shared/plant.sh"
LC_ALL=C
export LC_ALL

compare() {
	awk -v count=1 -f "$ROOT/tests/language/languages.awk" "$@"
}

failed=0
. "$ROOT/tests/shared/fail_on.sh"

best=0 chosen=
for folder in "$ROOT"/isa-spec/*/; do
	compare "$folder"*.isa >"$WORK/found" || { fail "${folder#"$ROOT"/}:"; cat "$WORK/found"; }
	sections=$(sed -n '$p' "$WORK/found")
	if [ "$sections" -gt "$best" ]; then
		best=$sections
		chosen=$folder
	fi
done
if [ "$best" -lt 100 ]; then
	fail "only $best sections were compared"
	exit 1
fi
[ $failed = 0 ] || exit 1

# The longest file, and in it the first section of a language that has a table of values followed by
# text: where the section begins and ends, the first row of values, the text.
cd "$WORK" || exit 1
file=$(wc -c "$chosen"*.isa | sort -n | sed -n 'x;$!d;p' | awk '{ print $2 }')
name=$(basename "$file")
awk '
function found() { return row && text && row < text }
/^  __/ || /^__Def/ {
	if (found()) { print from, FNR - 1, row, text; done = 1; exit }
	from = /^  __(Operand|Modifier)Info<[a-z]+>$/ ? FNR : 0
	row = text = rule = 0
}
!from { next }
/^\|:/ && !rule { rule = FNR }
rule && FNR == rule + 1 && /^\| `/ { row = FNR; value = $2 }
row && FNR == row + 1 && (!/^\| `/ || $2 == value) { row = 0 }
/^[^| ]/ && row && !text && above == "" { text = FNR }
{ above = $0 }' "$file" >places
read -r from to row text <places || { fail "$name has no section to break"; exit 1; }
language=$(sed -n "${from}s/.*<\(.*\)>.*/\1/p" "$file")
section=$(sed -n "${from}s/ *\(__[A-Za-z]*\)<.*/\1/p" "$file")
owner=$(sed -n "1,${from}s/^__Def\([A-Za-z]* [A-Za-z0-9_]*\).*/\1/p" "$file" | sed -n '$p')
span=$(sed -n "${row}s/^[^\`]*\(\`[^\`]*\`\).*/\1/p" "$file")
english=$(awk -v to="$from" -v header="  $section" '
	FNR < to && ($0 == header || index($0, header "<en>") == 1) { at = FNR }
	END { print at }' "$file")
above=$((english + 1))
while sed -n "${above}p" "$file" | grep -q '^\(  .*\)*$'; do above=$((above + 1)); done

# fault NAME EDIT PLACE TEXT: a copy of the longest file, edited by sed; the report must begin with
# the location and contain the text, and all reports must name this file.
fault() {
	plant_edit "$2" "$file" "$name" || failed=1
	for other in "$chosen"*.isa; do
		[ "$(basename "$other")" = "$name" ] || echo "$other"
	done | xargs awk -f "$ROOT/tests/language/languages.awk" "$name" >found &&
		fail "$1: exit status 0"
	if ! awk -v place="$3" -v text="$4" '
		index($0, place) == 1 && index($0, text) { there = 1 }
		END { exit !there }' found || grep -qv "^$name:" found; then
		fail "$1: expected $3 ... $4 ..., found:"
		cat found
	fi
}

wide=$(printf '%051d' 0 | sed "s/0/$(printf '\345\255\227')/g")
fault "a section that is missing" "${from},${to}d" "$name:$english: $owner has $section" \
	"but not in $language"
fault "a row that is missing" "${row}d" "$name:$from: $section<$language> of $owner: " "of kind row"
fault "a row that is missing, its place" "${row}d" "$name:$row: $section<$language> of $owner: " \
	"other code spans"
fault "a paragraph that is missing" "${text},/^\$/d" \
	"$name:$from: $section<$language> of $owner: " "of kind paragraph"
fault "a paragraph that is missing in the other language" "${above},/^\$/d" \
	"$name:$english: $section<" "of kind "
fault "a paragraph that became an item" "${text}s/^/- /" "$name:$text: " \
	"list item where"
fault "a code span that is missing" "${row}s/\`//g" "$name:$row: the row of " " lacks $span"
fault "a wide line" "${text}s/\$/$wide/" "$name:$text: " \
	"columns, at most 100"
fault "a section that is empty" "$((from + 1)),${to}d" "$name:$english: $owner has $section" \
	"but not in $language"

# What fields mean.
printf '%s\n' '__DefGroup G' '  __Fields' '* `ra`: One.' '* `rb`: Two.' '' '  __Fields<xx>' \
	'* `ra`: Ein.' >fields.isa
compare fields.isa >found
grep -q "^fields.isa:6: __Fields<xx> of Group G: 1 of kind list item, but 2 in en" found ||
	fail "a field without a meaning"

# Words of terms.
printf '%s\n' '__DefTerm lane' '    Text<"lane">;' '    Text<xx, "L">;' '__DefTerm warp' \
	'    Text<"warp">;' >terms.isa
compare terms.isa >found
grep -qx "terms.isa:4: Term warp has a word in en, but not in xx" found ||
	fail "a word of a term that is missing"
exit $failed
