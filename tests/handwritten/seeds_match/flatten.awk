# SPDX-License-Identifier: MIT
# Turns `specc list --format=json` into one line per field: OPCODE OPTYPE FIELD KIND VALUE PIECES
# TYPE, and one per opcode: OPCODE OPTYPE - LENGTH - - -. It relies on the layout of that output:
# an opcode's name, optype and length on one line each, a field on a line.

function text(key,   part) {
	if (!match($0, "\"" key "\": \"[^\"]*\"")) return "-"
	part = substr($0, RSTART, RLENGTH)
	sub(/^"[a-z]*": "/, "", part)
	return substr(part, 1, length(part) - 1)
}

function number(key,   part) {
	if (!match($0, "\"" key "\": [0-9]+")) return "-"
	part = substr($0, RSTART, RLENGTH)
	sub(/^"[a-z]*": /, "", part)
	return part
}

/"optype": / && /"group": / { opcode = text("name"); optype = text("optype")
	print opcode, optype, "-", number("length"), "-", "-", "-" }

/"pieces": / {
	field = text("name"); kind = text("kind"); value = text("value"); type = text("type")
	pieces = ""
	rest = $0
	sub(/.*"pieces": /, "", rest)
	while (match(rest, /"lsb": [0-9]+, "width": [0-9]+/)) {
		one = substr(rest, RSTART + 7, RLENGTH - 7)
		rest = substr(rest, RSTART + RLENGTH)
		sub(/, "width": /, "+", one)
		pieces = pieces (pieces == "" ? "" : ",") one
	}
	print opcode, optype, field, kind, value, pieces, type
}
