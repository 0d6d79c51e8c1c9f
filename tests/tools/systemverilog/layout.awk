# SPDX-License-Identifier: MIT
# ISA_pkg.sv and fields.csv -> layout.h: the members of the fields in their order, with the names of
# the specification, and the fields that an opcode fixes.
FNR == 1 { file++ }
file == 1 && /typedef struct packed/ { inside = 1; next }
file == 1 && /^\t}/ { inside = 0 }
file == 1 && inside {
	width = 1
	if (match($0, /\[[0-9]+:0\]/)) width = substr($0, RSTART + 1, RLENGTH - 4) + 1
	name = $0
	if (!sub(/^.*\/\/ /, "", name)) {
		sub(/;.*/, "", name)
		sub(/.* |^.*\t/, "", name)
	}
	members = members " { \"" name "\", " width " },"
}
file == 2 && FNR > 1 {
	split($0, column, ",")
	if (column[6] == "fixed") fixed = fixed " { \"" column[1] "\", \"" column[2] "\" },"
}
END {
	print "#define LAYOUT_MEMBERS" members
	print "#define LAYOUT_FIXED" fixed
}
