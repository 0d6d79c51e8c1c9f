# SPDX-License-Identifier: MIT
# Turns the lines of a fault that say what specc has to report (fault_more in tests/shared/plant.sh) into
# `report FILE LINE CHECK` and `changed PATH` lines. Variables: file (the edited one), specs (folder of
# the valid *.isa), copies (folder of the edited file).
#   report CHECK             expected at the first line of the edit
#   report CHECK on LINE     expected at this line, the first such behind the `after` lines, or, where
#                            there are none, behind the edit
#   report CHECK in FILE LINE   expected at this line of a file, the first such
#   report CHECK nowhere     expected without a place
#   changed TARGET/FILE      instead of reports: the built file differs from the committed one
#   most N                   at most N reports come of it (3)
# Lines are compared without blanks at both ends.

function trim(text) { gsub(/^[ \t]+|[ \t\r]+$/, "", text); return text }
function rest(text) { sub(/^[^ ]+ ?/, "", text); return trim(text) }
function broken(why) { print "broken " why; failed = 1; exit 1 }

# The first line of a file from `from` on that reads as wanted, or 0.
function find(path, from, wanted,   line, i, found) {
	while (!found && (getline line <path) > 0) if (++i >= from && trim(line) == wanted) found = i
	close(path)
	return found
}

# What of CHECK [on LINE | in FILE LINE | nowhere]
function expect(text,   part, where, other) {
	split(text, part, " ")
	other = file
	where = first
	if (part[2] == "nowhere") {
		other = "-"
		where = 0
	} else if (part[2] == "on") {
		where = find(copies "/" file, behind, rest(rest(text)))
	} else if (part[2] == "in") {
		other = part[3]
		where = find((other == file ? copies : specs) "/" other, 1, rest(rest(rest(text))))
	}
	if (where == "" || (!where && other != "-")) broken("no such line to expect a report on: " text)
	print "report", other, where, part[1]
}

$1 == "report" { report[++reports] = rest($0); next }
$1 == "changed" { print; changes++; next }
$1 == "most" { print; next }
$1 == "place" { first = $2; behind = $3; print "edited", file, $4; next }
{ broken("unknown line: " $0) }

END {
	if (failed) exit 1
	if (!first || !(reports + changes)) broken("nothing to edit or nothing to expect")
	for (i = 1; i <= reports; i++) expect(report[i])
}
