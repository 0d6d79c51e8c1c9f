#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks which examples pages show: four of each family (all, if it has no more), more than one
# template or opcode if there are several, one that raises an exception if some does, and together
# more opcodes and templates than the first four of the specification have. The first four in their
# place are refused.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# judge FILE: what is wrong with the choice. A row: family, teaches or folded, cases, how many
# raise, instruction. The kind of an instruction is its mnemonic up to the first blank and where its
# operands come from: R, U, c, a number.
judge() {
	awk '
	function kind(  text) {
		text = $0
		sub(/^[^ ]+ [^ ]+ [0-9]+ [0-9]+ (@!?[A-Z0-9]+ )?/, "", text)
		sub(/[$;].*/, "", text)
		sub(/c\[.*/, "c", text)
		gsub(/UR[Z0-9]+/, "u", text)
		gsub(/[PR][TZ0-9]+/, "r", text)
		gsub(/-?(0[xf][0-9A-Fa-f]+|[0-9][0-9.]*)/, "n", text)
		sub(/ +$/, "", text)
		gsub(/[-~|!]/, "", text)
		return text
	}
	{
		all[$1]++
		shown[$1] += $2 == "teaches"
		cases[$1] += $3 > 0
		raising[$1] += $4 > 0
		if (!(($1, kind()) in kinds)) { kinds[$1, kind()]; count[$1]++ }
		if ($2 == "teaches") {
			with_cases[$1] += $3 > 0
			raised[$1] += $4 > 0
			if (!(($1, kind()) in seen)) { seen[$1, kind()]; different[$1]++ }
		}
	}
	END {
		for (f in all) {
			want = all[f] < 4 ? all[f] : 4
			if (shown[f] != want) print f ": shows " shown[f]
			if (with_cases[f] < (cases[f] < want ? cases[f] : want)) print f ": without cases"
			if (different[f] < (count[f] < 2 ? count[f] : 2)) print f ": all alike"
		}
	}' "$1"
}

for isa in gpu tiny; do
	shown "$ROOT/isa-spec/$isa" "$isa" examples
	! judge "$WORK/$isa/examples/en.txt" | grep . >"$WORK/found" || fail "$isa" "$WORK/found"
done
[ "$(grep -c teaches "$WORK/gpu/examples/en.txt")" -eq 264 ] || fail "not four of each family"
awk '{ n[$1]++; $2 = n[$1] <= 4 ? "teaches" : "folded"; print }' "$WORK/gpu/examples/en.txt" \
	>"$WORK/first"
judge "$WORK/first" | grep -q 'without cases' || fail "the first four have cases?"
judge "$WORK/first" | grep -q 'all alike' || fail "the first four are not seen to be alike"
exit 0
