# SPDX-License-Identifier: MIT
# awk -f blame.awk MANIFEST REPORTS: for each error of a report of specc, the cell in whose lines it
# is, or whose exception is raised: number, check, message (none: no cell). Reports are FILE:LINE:COLUMN: error: TEXT [CHECK];
# a dead-store counts as well.
BEGIN { FS = "\t" }
FNR == NR { first[NR] = $2; last[NR] = $3; number[NR] = $1; cells = NR; next }
/^[^ ].*:[0-9]+:[0-9]+: (error: |warning: .*\[dead-store\])/ {
	match($0, /:[0-9]+:[0-9]+: (error|warning): /)
	split(substr($0, RSTART + 1), part, ":")
	line = part[1] + 0
	text = substr($0, RSTART + RLENGTH)
	check = text
	sub(/.*\[/, "", check)
	sub(/\].*/, "", check)
	if (text ~ /^raise X[0-9]+: /) {
		print substr(text, 8, index(text, ":") - 8) "\t" check "\t" text
		next
	}
	low = 1
	high = cells
	while (low < high) {
		middle = int((low + high + 1) / 2)
		if (first[middle] <= line) low = middle
		else high = middle - 1
	}
	cell = first[low] <= line && line <= last[low] ? number[low] : "none"
	print cell "\t" check "\t" text
}
