# SPDX-License-Identifier: MIT
# awk -f seen.awk TABLE TRIED SEEN: holds what happened when rows of definitions were
# left out (run.sh) against the table of who sees which row (base/seen.tsv): a line for each thing
# that is wrong, as in WORK/failed.
#
# A line of the table: a row and its level, why no other than documents shows it (-: others do),
# the readers that always notice that it is missing, and in brackets those that notice it in some
# specifications.
BEGIN {
	FS = "\t"
	split("default pages needed", list, " ")
	for (i in list) reasons[list[i]]
}
function tell(row, text) { print "definitions\t" row "\tleft out\tseen\t" text }
FILENAME == ARGV[1] {
	if ($0 ~ /^#/) next
	row[$1]
	reason[$1] = $2
	count = split($3, list, " ")
	others = 0
	for (i = 1; i <= count; i++) {
		reader = list[i]
		may = reader ~ /^\(/
		gsub(/[()]/, "", reader)
		if (!may) must_see[$1] = must_see[$1] " " reader
		sees[$1, reader]
		if (reader !~ /^(html|xml|man)$/) others++
	}
	if (others ? $2 != "-" : !($2 in reasons)) tell($1, "the reason " $2)
	next
}
FILENAME == ARGV[2] {
	if ($1 in row) tried[$1, $2]
	else if (!lacks[$1]++) tell($1, "the table does not have this row")
	next
}
($1 in row) {
	if (!(($1, $3) in sees)) tell($1, $3 " notices it in specification " $2)
	seen[$1, $2, $3]
}
END {
	for (key in tried) {
		split(key, part, SUBSEP)
		count = split(must_see[part[1]], list, " ")
		for (i = 1; i <= count; i++)
			if (!((part[1], part[2], list[i]) in seen))
				tell(part[1], list[i] " does not notice it in specification " part[2])
	}
}
