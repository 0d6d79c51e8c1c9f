# SPDX-License-Identifier: MIT
# What `specc explain` says of words, as lines OPCODE WORD FIELD=VALUE..., by the fields' names; their
# texts go to the file `texts`.
function hex(s,   i, n) {
	for (i = 3; i <= length(s); i++) n = n * 16 + index("0123456789abcdef", substr(s, i, 1)) - 1
	return n
}
function end(   i, k, value) {
	if (word == "") return
	for (i = 2; i <= count; i++) {
		value = list[i]
		for (k = i - 1; k > 0 && list[k] > value; k--) list[k + 1] = list[k]
		list[k + 1] = value
	}
	printf "%s %s", opcode, word
	for (i = 1; i <= count; i++) printf " %s", list[i]
	print ""
}
$1 == "word" { end(); word = substr($2, 3); sub(/,$/, "", word); count = 0 }
$1 == "opcode" { opcode = $2 }
$1 == "text" { line = $0; sub(/^text +/, "", line); print line >texts }
$4 ~ /^0x/ && $1 ~ /^[0-9]+(:[0-9]+)?$/ { list[++count] = $2 "=" sprintf("%.0f", hex($4)) }
END { end() }
