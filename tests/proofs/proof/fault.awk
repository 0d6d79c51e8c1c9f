# SPDX-License-Identifier: MIT
# One fault put into the published XML or into the generated tables, for tests that a proof fails then:
#   awk -v fault=NAME -f fault.awk FILE        xml-* for the XML, tables-* for the tables, decode-* for
# the decoder. Exit status 3: there is no place for it.

function put(from, to) { # the first `from` of the line becomes `to`
	match($0, from)
	$0 = substr($0, 1, RSTART - 1) to substr($0, RSTART + RLENGTH)
	done = 1
}

/^const struct .*\[\] = \{$/ || /^const struct .*\[[A-Z_]+OPCODE_COUNT \+ 1\] = \{$/ {
	table = $0
	sub(/\[.*/, "", table)
	sub(/^.*_/, "", table)
	row = 0
}
/^\};$/ { table = "" }
table != "" && /^\t\{/ { row++ }
/<box>/ { in_box = 1 }
/<\/box>/ { in_box = 0 }
/<type / { in_type = 1 }
/<\/type>/ { in_type = 0 }

# a field lies one bit lower
!done && fault == "xml-shift" && /<piece lsb="[1-9]/ && ++seen == 3 {
	match($0, /[0-9]+/)
	put("[0-9]+", substr($0, RSTART, RLENGTH) - 1)
}
# a fixed bit, or a limit, is another one
!done && fault == "xml-limit" && in_box && /<legal pattern="[01?]*0/ && ++seen == 3 { put("0", "1") }
# a value more is legal
!done && fault == "xml-value" && in_type && /<legal pattern="[01?]*[01]/ {
	match($0, /"[01?]+"/)
	put("\"[01?]+\"", substr("\"????????????????", 1, RLENGTH - 1) "\"")
}
# a gap is twice as large, or it is not there
!done && fault == "xml-gap" && /<gap pattern="[01?]*[01]/ { put("[01]", "?") }
!done && fault == "xml-no-gap" && /<gap / { put(".*", "") }
# a mask tests one bit less
!done && fault == "tables-mask" && table == "boxes" && row == 3 { put("f", "e") }
# a field lies one bit higher
!done && fault == "tables-shift" && table == "pieces" && row == 2 {
	match($0, /[0-9]+/)
	put("[0-9]+", substr($0, RSTART, RLENGTH) + 1)
}
# a constraint is not looked at
!done && fault == "tables-values" && table == "boxes" && /, 0x[0-9a-f]*, \{ \{/ && !/0xffffffffffffffff/ {
	put("0x[0-9a-f]*, \\{ \\{", "0xffffffffffffffff, { {")
}
# two positions change places in an opcode
!done && fault == "tables-layout" && table == "layouts" && row == 2 {
	match($0, /[0-9]+ \}/)
	put(", [0-9]+,", ", 0,")
}
# a first unit, or the first table, leads to another opcode
!done && fault == "tables-front" && table == "fronts" && /, true, [A-Z0-9_]*STATUS_OK/ && ++seen == 2 {
	match($0, /[A-Z0-9_]+_OP_[A-Za-z0-9_]+/)
	own = substr($0, RSTART, RLENGTH)
	put(own, first)
}
table == "fronts" && /_OP_/ && first == "" { match($0, /[A-Z0-9_]+_OP_[A-Za-z0-9_]+/); first = substr($0, RSTART, RLENGTH) }
!done && fault == "decode-entry" && /^\t\[0x[0-9a-f]+\] = [A-Z0-9_]+_OP_/ && ++seen == 2 { put("= [A-Za-z0-9_]+", "= 1") }
{ print }
END { if (!done) exit 3 }
