#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The encodings stated in the examples of isa-spec. Each form of each opcode has one. The words are
# recomputed by assemblers independent of specc (tests/codec/words/NAME.awk): for the GPU from the
# field positions of the handwritten files (tests/handwritten/facts), for Brew and the tutorial's
# machine from their own tables. Also, `specc check` detects swapped fields of equal width: one pair
# in 48, by turns; DEEP=1: all.
set -u
. "$(dirname "$0")/../shared/alone.sh"
. "$ROOT/tests/shared/every.sh"
here=$ROOT/tests/codec/words
specs=$ROOT/isa-spec
failed=0

. "$ROOT/tests/shared/fail_on.sh"

# ---- each form has a stated encoding ----

for isa in gpu brew tiny; do
	"$SPECC" check -Werror -Wencoding-unstated -q "$specs/$isa" >"$WORK/log" 2>&1 ||
		fail "isa-spec/$isa has forms without a stated encoding" "$WORK/log"
done

# ---- the words, computed without specc ----

# assemble ISA TEXTS: PLACE WORD for each line.
assemble() {
	if [ "$1" != gpu ]; then
		awk -f "$here/$1.awk" kind=table "$here/$1.table" kind=text "$2"
		return
	fi
	awk -f "$ROOT/tests/handwritten/facts/chain.awk" -f "$here/gpu.awk" \
		kind=table "$here/gpu.table" \
		kind=errata "$specs/gpu/ERRATA.md" kind=facts "$ROOT/tests/handwritten/facts/gpu.facts" \
		kind=text "$2"
}

# compare ISA COMMENT LEAST: compares the stated words with those of the script.
compare() {
	cat "$specs/$1"/*.isa | awk -v comment="$2" -f "$here/stated.awk" >"$WORK/stated"
	count=$(wc -l <"$WORK/stated")
	marks=$(cat "$specs/$1"/*.isa | grep -c '=> 0x')
	[ "$count" -eq "$marks" ] || fail "$1: $marks encodings in the files, $count read"
	[ "$count" -ge "$3" ] || fail "$1: only $count encodings"
	sed 's/^[^ ]* //' "$WORK/stated" >"$WORK/texts"
	assemble "$1" "$WORK/texts" >"$WORK/made"
	cut -d ' ' -f 2 "$WORK/made" | paste -d ' ' - "$WORK/stated" >"$WORK/both"
	awk '$1 != $2' "$WORK/both" >"$WORK/differ"
	[ "$(wc -l <"$WORK/both")" -eq "$count" ] || fail "$1: the script stops" "$WORK/made"
	[ ! -s "$WORK/differ" ] ||
		fail "$1: encodings that are not what the script makes (made, stated, text)" "$WORK/differ"
	total="${total-}${total+, }$count of $1"
}

compare brew '//' 120
compare tiny ';' 21
compare gpu '//' 450
# The comparison detects a changed bit of a word.
sed '1s/ / 1/' "$WORK/both" | awk '$1 != $2' >"$WORK/differ"
[ -s "$WORK/differ" ] || fail "a wrong word is not noticed"

# ---- swapped fields are detected ----

# swap ISA FILE DEFINITION FIELD FIELD: exchanges their positions in $WORK/copy.
swap() {
	rm -rf "$WORK/copy" && cp -r "$specs/$1" "$WORK/copy" || exit 2
	awk -v definition="$3" -v one="$4" -v other="$5" -f "$here/swap.awk" "$specs/$1/$2" \
		>"$WORK/copy/$2" || fail "$3 has no $4 and $5 to swap"
	swaps=$((swaps + 1))
	"$SPECC" check -q --max-reports 0 "$WORK/copy" >"$WORK/log" 2>&1
	grep -q '\[example-encoding\]' "$WORK/log" ||
		fail "$1: swapped fields $4 and $5 of $3 are not noticed" "$WORK/log"
}

# Except those in `same`, which are equal in every word.
swaps=0
for isa in gpu brew tiny; do
	awk -v same="$here/same" -f "$here/pairs.awk" "$specs/$isa"/*.isa | by_turns 48 >"$WORK/pairs"
	while read -r file definition one other; do
		swap "$isa" "$file" "$definition" "$one" "$other"
	done <"$WORK/pairs"
done
[ $swaps -ge 6 ] || fail "only $swaps swaps"

echo "$total; $swaps swaps of fields"
[ $failed -eq 0 ]
