# SPDX-License-Identifier: MIT
# Lines PLACE OPCODE WORD FIELD=VALUE... with the fields in the order of their names; lines without
# an opcode are left out.
$2 == "-" { next }
{
	for (i = 5; i <= NF; i++) {
		value = $i
		for (k = i - 1; k > 3 && $k > value; k--) $(k + 1) = $k
		$(k + 1) = value
	}
	print
}
