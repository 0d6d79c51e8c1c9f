#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Checks what the tables of fields say: in isa-spec each row explains the field or its use, in
# the language of the page, none only its type. Texts are looked up in the specification by
# awk. Without __Fields, tables of operands and operand names are used, then types.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# meanings SPEC NAME: the rows, as $WORK/NAME/meanings/LANGUAGE.txt
meanings() { shown "$1" "$2" meanings; }
# by_type NAME: rows that only a type explains, or nothing
by_type() { grep -hE '^[A-Za-z0-9_]+ [a-z][a-z0-9_.]* (type)?:' "$WORK/$1"/meanings/*.txt; }
# row NAME LANGUAGE TEXT: there is such a row
row() { grep -qxF "$3" "$WORK/$1/meanings/$2.txt" || fail "$1, $2: no row '$3'"; }

for isa in gpu brew tiny; do
	meanings "$ROOT/isa-spec/$isa" "$isa"
	! by_type "$isa" >"$WORK/found" || fail "$isa: rows that explain only a type" "$WORK/found"
done
[ "$(wc -l <"$WORK/gpu/meanings/en.txt")" -ge 1300 ] || fail "too few rows"

# A row names an operand that stands for it, whether its type is a compound or not.
for isa in gpu brew; do
	awk '{ row = $2 " " $3 }
		$1 == "stands" { stands[row] = stands[row] " " $4 " " }
		$1 == "row" { label[row] = $4; n += NF > 3 }
		END {
			for (row in stands)
				if (!index(stands[row], " " label[row] " ")) print row ": " label[row]
			if (n < 40) print "only " n + 0 " rows name an operand" }' \
		"$WORK/$isa/meanings/operands.txt" >"$WORK/found"
	[ ! -s "$WORK/found" ] || fail "$isa: rows that do not name their operand" "$WORK/found"
done

# The text of `wait` as the specification has it, and its Chinese text.
for lang in en zh; do
	text=$(awk -v zh="$([ $lang = zh ] && echo '<zh>')" '
		$1 == "__DefGroup" { on = $2 == "ALL" } /^  __/ { part = $1 }
		/^[*] / { item = 0 }
		on && part == "__Fields" zh && /^[*] `wait`/ { sub(/^[*] `wait`(: |：)/, ""); item = 1 }
		item && NF { sub(/^  /, ""); text = text (text == "" ? "" : "\n") $0 }
		END { gsub(/`[$]wait`/, "<code>$wait</code>", text); print text }' \
		"$ROOT/isa-spec/gpu/base.isa" | head -n 1)
	[ -n "$text" ] || fail "the specification does not describe 'wait'"
	grep -qF "SHFL wait field: $text" "$WORK/gpu/meanings/$lang.txt" || fail "wait, $lang: $text"
done
row gpu en 'IADD pu use: predicate · carry out · <code>PT</code> (the carry is dropped)'
row gpu zh 'IADD pu use: 谓词 · 进位输出 · <code>PT</code>（丢弃进位）'
row gpu en 'SEL pp field: The choice: the first source if it is true, the second if it is false.'
row tiny en 'ALU rb field: The second source, or the count of a shift.'
row tiny en 'CMP rb field: The second source.'

# Faults: descriptions left out.
for isa in gpu brew tiny; do
	mkdir -p "$WORK/without/$isa"
	for file in "$ROOT/isa-spec/$isa"/*.isa; do
		awk '/^(  )?__/ { off = /^  __Fields/ } !off' "$file" >"$WORK/without/$isa/${file##*/}"
	done
	cp "$ROOT/isa-spec/$isa"/*.md "$WORK/without/$isa" 2>/dev/null
	meanings "$WORK/without/$isa" "no-$isa"
	by_type "no-$isa" >"$WORK/found" || fail "$isa: descriptions that are missing are not seen"
done
row no-gpu en 'IADD pu use: predicate · carry out · <code>PT</code> (the carry is dropped)'
grep -q '^SEL pp type: A predicate of the lane' "$WORK/no-gpu/meanings/en.txt" || fail 'SEL pp'
exit 0
