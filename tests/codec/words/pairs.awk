# SPDX-License-Identifier: MIT
# Pairs of fields of one definition that have one width and no fixed value: FILE DEFINITION FIELD
# FIELD. Without those that the file -v same names.
BEGIN { while ((getline line < same) > 0) known[line] = 1 }
/^__Def/ { definition = /^__Def(Optype|Opcode) / ? $2 : ""; count = 0; next }
definition != "" && /^ *field *</ && !/==/ {
	width = $0; sub(/[^<]*< *[0-9]+, */, "", width); sub(/>.*/, "", width)
	name = $0; sub(/ *(=.*)?;.*/, "", name); sub(/.* /, "", name)
	file = FILENAME; sub(/.*\//, "", file)
	for (i = 1; i <= count; i++)
		if (widths[i] == width && !((definition " " names[i] " " name) in known))
			print file, definition, names[i], name
	names[++count] = name; widths[count] = width
}
