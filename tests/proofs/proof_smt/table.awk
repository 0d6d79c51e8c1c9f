# SPDX-License-Identifier: MIT
# Turns the lines of run.sh into a table: a row for each opcode with how many of its cases are
# proved, not expressed (none), unsupported, unknown or different, the seconds of the solver, and
# the first reason.
/^== / { isa = $2; next }
/^[0-9]+ proved, / { print isa ": " $0; next }
NF < 2 || $2 !~ /^(proved|differs:|unknown:|unsupported:|none:)$/ { next }
{
	opcode = $1
	sub(/[.~].*/, "", opcode)
	key = isa " " opcode
	if (!(key in cases))
		order[++rows] = key
	cases[key]++
	verdict = $2
	sub(/:$/, "", verdict)
	count[key, verdict]++
	if (verdict == "proved" && match($0, /[0-9.]+ s/))
		seconds[key] += substr($0, RSTART, RLENGTH - 2)
	if (verdict != "proved" && !(key in why)) {
		why[key] = $0
		sub(/^[^ ]+ [a-z]+: /, "", why[key])
		why[key] = substr(why[key], 1, 60)
	}
}
END {
	printf "%-6s %-16s %6s %6s %6s %6s %6s %6s %8s  %s\n", "isa", "opcode", "cases", "proved",
		"none", "unsup.", "unkn.", "differ", "seconds", "why not"
	for (i = 1; i <= rows; i++) {
		k = order[i]
		split(k, part, " ")
		printf "%-6s %-16s %6d %6d %6d %6d %6d %6d %8.1f  %s\n", part[1], part[2], cases[k],
			count[k, "proved"], count[k, "none"], count[k, "unsupported"], count[k, "unknown"],
			count[k, "differs"], seconds[k], why[k]
	}
}
