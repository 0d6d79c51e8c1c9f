# awk -f count.awk CELLS FAILED: the table of a run (run.sh): how many cells each row, use and reader
# has, and how many of them failed.
BEGIN { FS = "\t" }
FILENAME == ARGV[1] {
	all["row", $2]++
	all["use", $3]++
	all["base", $1]++
	all["reader", $4]++
	if (!(($1, $2, $3) in cell)) { cell[$1, $2, $3]; cells++ }
	next
}
{ bad["row", $2]++; bad["use", $3]++; bad["base", $1]++; bad["reader", $4]++; failures++ }
function table(what,   i, key, rows) {
	printf "\n%-40s %8s %8s\n", what, "shown", "failed"
	for (i in all) {
		split(i, key, SUBSEP)
		if (key[1] == what) printf "%-40s %8d %8d\n", key[2], all[i], bad[i] | "sort"
	}
	close("sort")
}
END {
	printf "%d cells, %d failures\n", cells, failures
	table("base")
	table("reader")
	table("row")
	table("use")
}
