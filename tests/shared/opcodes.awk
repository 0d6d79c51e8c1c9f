# SPDX-License-Identifier: MIT
# Specification files, read without specc -> the opcodes that they define, by definitions and rows: a
# line with the family, the opcode and the further groups of each. Optypes that are their own opcode
# are left out.
/^```/ { fence = !fence }
fence { next }
/^__Def|^  __/ { rows = "" }
/^__Def/ { inside = $1 == "__DefOptype" ? $2 : "" }
/^__DefOpcode/ {
	gsub(/[][,]/, " ")
	$1 = $3 = ""
	print $4, $2, $5, $6, $7
}
/^  __Rows</ && inside != "" { rows = $0 }
rows != "" && /^    [A-Za-z_0-9]+ *=/ {
	groups = rows ~ /<Group>/ ? $0 : ""
	sub(/^[^=]*=/, "", groups)
	gsub(/[][,;]/, " ", groups)
	print inside, $1, groups
}
