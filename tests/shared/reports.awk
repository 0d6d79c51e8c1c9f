# SPDX-License-Identifier: MIT
# Turns `specc check --format=json` into a line per report: FILE LINE COLUMN CHECK SEVERITY MESSAGE,
# FILE without its folder, - where there is none; with -v notes=1 also one for each note, with the
# check of its report. It relies on a report standing on a line.

# The value of a member of the object that $0 holds; quotes and escapes in it stay as they are.
function member(name,   rest) {
	if (!match($0, "\"" name "\": ")) return "-"
	rest = substr($0, RSTART + RLENGTH)
	if (rest ~ /^"/) match(rest, /^"([^"\\]|\\.)*"/)
	else match(rest, /^[0-9]+/)
	rest = substr(rest, 1, RLENGTH)
	gsub(/^"|"$/, "", rest)
	return rest == "" ? "-" : rest
}

function print_place(check, severity,   file) {
	file = member("file")
	sub(/.*\//, "", file)
	print file, member("line"), member("column"), check, severity, member("message")
}

/^\{"file": / {
	check = member("check")
	print_place(check, member("severity"))
	while (notes && match($0, /[[{, ]\{"file": /)) {
		$0 = substr($0, RSTART + 1)
		print_place(check, "note")
	}
}
