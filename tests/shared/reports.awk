# SPDX-License-Identifier: MIT
# Turns `specc check --format=json` into a line per report: FILE LINE COLUMN CHECK SEVERITY MESSAGE,
# FILE without its folder, - where there is none. It relies on a report standing on a line.

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

/^\{"file": / {
	file = member("file")
	sub(/.*\//, "", file)
	print file, member("line"), member("column"), member("check"), member("severity"), member("message")
}
