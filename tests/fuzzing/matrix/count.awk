# SPDX-License-Identifier: MIT
# awk -f count.awk REASONS CELLS FAILED: the table of a run (run.sh) by definition, use, reader and
# reason. REASONS is what `matrix --reasons` prints. A definition is the table of a row (CODE,
# OPERATOR ...), the place of a row of definitions (BODY_ISA ...), `template` or `number`. Of what
# has run: how many cells, and how many readings of a cell by a reader.
BEGIN { FS = "\t" }
FILENAME == ARGV[1] { why[$1] = $2; next }

# The definition and the use of the line in hand.
function name_cell() {
	definition = $1 == "text" ? "template" : $1 == "types" ? "number" : $2
	sub(/ .*/, "", definition)
	use = $3
	if ($1 == "text") use = "elements of one template"
	if ($1 == "definitions") use = $5 ? "two rows that bar each other" : "rows of one specification"
	if ($1 == "definitions" && $5) definition = "two definitions"
}
function add(what, key) {
	keys[what, key]
	if ($5) refused[what, key] += fresh
	else { cells[what, key] += fresh; read[what, key]++ }
}
FILENAME == ARGV[2] {
	name_cell()
	fresh = !(($1, $2, $3) in seen)
	seen[$1, $2, $3]
	if (!((definition, $2) in row)) { row[definition, $2]; rows[definition]++ }
	add("definition", definition)
	add("use", use)
	add("base", $1)
	add("all", "all")
	if ($5) { because[$5] += fresh; of[definition, $5] += fresh }
	keys["reader", $4]
	read["reader", $4]++
	next
}
{
	$5 = ""
	name_cell()
	failed["definition", definition]++
	failed["use", use]++
	failed["base", $1]++
	failed["reader", $4]++
	failed["all", "all"]++
}
function table(what,   i, key) {
	printf "\n%-40s %8s %8s %8s %8s\n", what, "run", "refused", "readings", "failed"
	for (i in keys) {
		split(i, key, SUBSEP)
		if (key[1] == what)
			printf "%-40s %8s %8s %8d %8d\n", key[2], what == "reader" ? "" : cells[i] + 0,
				what == "reader" ? "" : refused[i] + 0, read[i], failed[i] | "sort"
	}
	close("sort")
}
END {
	i = "all" SUBSEP "all"
	printf "%d cells run, %d readings of them, %d cells refused, %d failures\n", cells[i], read[i],
		refused[i], failed[i]
	table("definition")
	table("base")
	table("reader")
	printf "\n%-40s %8s\n", "refused, because", "cells"
	for (i = 1; i in why; i++) printf "%-40s %8d  (%s)\n", substr(why[i], 1, 40), because[i], why[i]
	table("use")
}
