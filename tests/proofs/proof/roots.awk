# SPDX-License-Identifier: MIT
# The generated decoder's functions root1, root2 ... (one for each length without a front table) into
# rows of struct table_root: bytes, lsb, width, code, first.
/^static unsigned root[0-9]+\(/ {
	bytes = $0
	sub(/^static unsigned root/, "", bytes)
	sub(/\(.*/, "", bytes)
}
bytes != "" && /^\treturn / {
	line = $0
	if (line ~ /^\treturn entries\[([0-9]+ \+ )?[a-z0-9_]+_bits\(word, [0-9]+, [0-9]+\)\];$/) {
		sub(/entries\[[a-z]/, "entries[0 + &", line)
		gsub(/[^0-9 ]*_bits\(word,|[^0-9]+/, " ", line)
		split(line, number, " ")
		print "\t{ " bytes ", " number[2] ", " number[3] ", 0, " number[1] " },"
	} else if (line ~ /^\treturn [0-9]+;$/) {
		gsub(/[^0-9]/, "", line)
		print "\t{ " bytes ", 0, 0, " line ", 0 },"
	} else {
		print "roots.awk: cannot read '" $0 "'" >"/dev/stderr"
		exit 2
	}
	bytes = ""
}
