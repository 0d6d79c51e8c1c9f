# SPDX-License-Identifier: MIT
# What simh printed, against what it should: differences by state, the first ten; sums at the end.
# awk -f compare.awk expected found
FNR == NR { expected[FNR] = $0; lines = FNR; next }
FNR > lines || expected[FNR] != $0 {
	if (state != last && ++states <= 10)
		print state
	last = state
	if (states <= 10)
		print "    " expected[FNR] " expected, " $0 " found"
}
/^state/ { state = $0 }
END {
	if (FNR != lines)
		print lines " lines expected, " FNR " found"
	print states + 0 " differences"
	exit states > 0 || FNR != lines
}
