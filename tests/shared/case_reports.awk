# SPDX-License-Identifier: MIT
# What `specc check` said of each case (CASE.raw) into the reports of one check, CASE.got, sorted:
# place, column, text, and of notes the line of the source; unless CASE.sh made it, also the names of
# other checks that report something. Prints the cases whose reports are not those of CASE.expect.
#   awk -v check=NAME -f case_reports.awk FILE      FILE: the names of the cases, a line each

# Before the column of the report or note in hand, the column, and what is after it.
function keep(text) {
	column = match(text, /^[0-9]+: /) ? substr(text, 1, RLENGTH - 2) : ""
	last = column
	rest = substr(text, length(column) + 1)
	held = 1
}

function say() {
	if (held)
		got[++count] = head column (last > column + 0 ? "-" last : "") rest source
	held = 0
	source = ""
}

function take(line) {
	if (held && line ~ /^ *[0-9]+ \|/) {
		if (head == "note ") {
			sub(/^ *[0-9]+ \| */, "", line)
			source = ": " line
		}
		return
	}
	if (held && line ~ /^ +\| +\^~*$/) {
		sub(/^[^^]*/, "", line)
		last = column + length(line) - 1
		return
	}
	if (line ~ /^ /)
		return
	say()
	if (substr(line, length(line) - length(mark) + 1) == mark) {
		head = match(line, /^[^: ]*:[0-9]+:/) ? substr(line, 1, RLENGTH) : ""
		keep(substr(line, length(head) + 1, length(line) - length(head) - length(mark)))
		ours = 1
	} else if (line ~ /^[^ ]*:[0-9]+:[0-9]+: note: /) {
		if (!ours)
			return
		head = "note "
		sub(/^[^:]*:[0-9]+:/, "", line)
		sub(/ note:/, "", line)
		keep(line)
	} else {
		ours = 0
		if (!alone && line ~ /: (error|warning): .* \[[a-z0-9-]+\]$/)
			add_other(line)
	}
}

function add_other(line) {
	sub(/.* \[/, "", line)
	sub(/\]$/, "", line)
	if (!(line in other)) {
		other[line] = 1
		got[++count] = "also " line
	}
}

function sort_lines(lines, n,   i, j, line) {
	for (i = 2; i <= n; i++) {
		line = lines[i]
		for (j = i; j > 1 && lines[j - 1] > line; j--)
			lines[j] = lines[j - 1]
		lines[j] = line
	}
}

# Are the lines of CASE.expect, which may not be there, those of got?
function as_expected(case_name,   line, n, i, expected) {
	while ((getline line <(case_name ".expect")) > 0)
		expected[++n] = line
	close(case_name ".expect")
	if (n + 0 != count)
		return 0
	sort_lines(expected, n)
	for (i = 1; i <= n; i++)
		if (expected[i] != got[i] "")
			return 0
	return 1
}

BEGIN { mark = " [" check "]" }

{
	alone = (getline line <($0 ".sh")) > 0
	close($0 ".sh")
	count = held = ours = 0
	source = ""
	split("", got)
	split("", other)
	while ((getline line <($0 ".raw")) > 0)
		take(line)
	close($0 ".raw")
	say()
	sort_lines(got, count)
	printf "" >($0 ".got")
	for (i = 1; i <= count; i++)
		print got[i] >($0 ".got")
	close($0 ".got")
	if (!as_expected($0))
		print
}
