# SPDX-License-Identifier: MIT
# Lines of lcov's tracefiles (SF:FILE, DA:LINE,COUNT) and what branches.awk prints -> the share of
# lines and branches that was executed, and the worst files. Files count
# whose path in the tree matches `part`; nothing in them is left out.
# A file by its name in the tree; empty where it does not count.
function take(path,   file) {
	file = index(path, root) == 1 ? substr(path, length(root) + 1) : ""
	if (file !~ part) return ""
	if (!(file in known)) files[++total] = file
	known[file]
	return file
}

function percent(part, all) {
	return all ? sprintf("%.2f", int(10000 * part / all) / 100) : "100.00"
}

# The figure of MC/DC in the totals that llvm-cov exports; empty where it has none.
function mcdc(   text, part) {
	while ((getline text <json) > 0) {
		sub(/.*"totals":/, "", text)
		if (match(text, /"mcdc":\{"count":[0-9]*,"covered":[0-9]*/)) {
			split(substr(text, RSTART, RLENGTH), part, /[:,]/)
			if (part[3] > 0)
				return sprintf(", MC/DC %s %% (%d of %d)", percent(part[5], part[3]),
					part[5], part[3])
		}
	}
	return ""
}

function worst_files(   i, file, missed, best) {
	for (i = 1; i <= total; i++) {
		file = files[i]
		missed = lines[file] - lines_hit[file] + branches[file] - branches_hit[file]
		if (missed > 0) worst[file] = missed
	}
	for (; show > 0; show--) {
		best = ""
		for (file in worst) if (best == "" || worst[file] > worst[best]) best = file
		if (best == "") return
		printf "  %4d lines (%s %%), %4d branches (%s %%) missed  %s\n",
			lines[best] - lines_hit[best], percent(lines_hit[best], lines[best]),
			branches[best] - branches_hit[best],
			percent(branches_hit[best], branches[best]), best
		delete worst[best]
	}
}

# Each line that was not executed, and each condition that was never true or never false.
function tell(file, line, what) {
	if (places != "") print file ":" line ": " what >places
}

BEGIN { FS = "[:,]" }
$1 == "SF" { file = take(substr($0, 4)) }
$1 == "DA" && file != "" {
	lines[file]++
	if ($3 + 0 > 0) lines_hit[file]++
	else tell(file, $2, "not executed")
}
$1 == "BRANCH" {
	own = take($2)
	if (own == "") next
	branches[own] += 2
	branches_hit[own] += ($5 > 0) + ($6 > 0)
	if ($5 == 0 && $6 > 0) tell(own, $3, "never true, column " $4)
	if ($6 == 0 && $5 > 0) tell(own, $3, "never false, column " $4)
}
END {
	for (i = 1; i <= total; i++) {
		file = files[i]
		all_lines += lines[file]
		all_lines_hit += lines_hit[file]
		all_branches += branches[file]
		all_branches_hit += branches_hit[file]
	}
	worst_files()
	printf "%s: lines %s %% (%d of %d), branches %s %% (%d of %d)%s\n", title,
		percent(all_lines_hit, all_lines), all_lines_hit, all_lines,
		percent(all_branches_hit, all_branches), all_branches_hit, all_branches, mcdc()
	if (all_lines_hit < all_lines * least_lines / 100 ||
			all_branches_hit < all_branches * least_branches / 100) {
		printf "FAIL %s: wanted are %s %% of the lines and %s %% of the branches\n", title,
			least_lines, least_branches
		bad = 1
	}
	exit bad
}
