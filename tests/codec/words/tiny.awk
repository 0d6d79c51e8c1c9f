# SPDX-License-Identifier: MIT
# Assembles text of the tutorial's machine, one instruction a line, without specc: by the rows of
# tiny.table. Prints `LINE-OF-THE-TABLE WORD` for each line, or `- REASON`.
#
#   awk -f tiny.awk kind=table tiny.table kind=text TEXT

function hex(s,   i, n) {
	for (i = 1; i <= length(s); i++)
		n = n * 16 + index("0123456789abcdef", tolower(substr(s, i, 1))) - 1
	return n + 0
}

# The value of an operand; "": it is none of this letter.
function value(letter, s,   minus, n) {
	if (letter !~ /[NH]/) return s == "sp" ? 6 : s == "lr" ? 7 : s ~ /^r[0-7]$/ ? substr(s, 2) + 0 : ""
	minus = sub(/^-/, "", s)
	if (s ~ /^0x[0-9a-fA-F]+$/) n = hex(substr(s, 3))
	else if (s ~ /^[0-9]+$/) n = s + 0
	else return ""
	if (letter == "H") n /= 2
	return minus ? -n : n
}

# The bits of a row for a text, or "".
function by_row(r, text,   n, i, want, have, bits, letter, v, c) {
	n = split(pattern[r], want, " ")
	if (split(text, have, " ") != n) return ""
	bits = code[r]
	for (i = 1; i <= n; i++) {
		if (want[i] !~ /^[DABNH]$/) { if (want[i] != have[i]) return ""; continue }
		v = value(want[i], have[i])
		if (v == "") return ""
		for (c = length(bits); c > 0; c--) {
			if (substr(bits, c, 1) != want[i]) continue
			letter = v % 2 ? 1 : 0
			bits = substr(bits, 1, c - 1) letter substr(bits, c + 1)
			v = (v - letter) / 2
		}
		if (v != 0 && v != -1) return ""
	}
	return bits
}

function nibble(s,   i, n) {
	for (i = 1; i <= 4; i++) n = n * 2 + substr(s, i, 1)
	return substr("0123456789abcdef", n + 1, 1)
}

# Bits as a word: the second unit is above the first.
function word(bits,   i, s) {
	for (i = 1; i <= 16; i += 4) s = s nibble(substr(bits, i, 4))
	return (length(bits) > 16 ? word(substr(bits, 17)) : "") s
}

kind == "table" && /^[01]/ {
	code[++rows] = $1; at[rows] = FNR
	pattern[rows] = $0
	sub(/^[^ ]* /, "", pattern[rows])
}

kind == "text" {
	text = tolower($0)
	sub(/;.*/, "", text)
	gsub(/[][,+]/, " & ", text); gsub(/[ \t]+/, " ", text); sub(/^ /, "", text); sub(/ $/, "", text)
	if (text ~ /\[ [a-z0-9]+ \]/) sub(/ \]/, " + 0 ]", text)
	result = ""
	for (r = 1; r <= rows; r++) {
		bits = by_row(r, text)
		if (bits != "") result = result (result ? " and " : "") at[r] " " word(bits)
	}
	print result == "" ? "- no row: " text : result ~ / and / ? "- " result : result
}
