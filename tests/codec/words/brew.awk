# SPDX-License-Identifier: MIT
# Assembles text of Brew, one instruction a line, without specc: by the rows of brew.table. Prints
# `LINE-OF-THE-TABLE WORD` for each line, or `- REASON`.
#
#   awk -f brew.awk kind=table brew.table kind=text TEXT

function hex(s,   i, n) {
	for (i = 1; i <= length(s); i++)
		n = n * 16 + index("0123456789abcdef", tolower(substr(s, i, 1))) - 1
	return n + 0
}

function digits(n, count,   s) {
	for (; count > 0; count--) { s = substr("0123456789abcdef", n % 16 + 1, 1) s; n = int(n / 16) }
	return s
}

# Words and signs with blanks between them; a minus belongs to the number behind it.
function tokens(s) {
	sub(/#.*/, "", s)
	gsub(/[][,]/, " & ", s)
	gsub(/-[$]/, "- $", s)
	gsub(/~[$]/, "~ $", s)
	gsub(/[ \t]+/, " ", s); sub(/^ /, "", s); sub(/ $/, "", s)
	return s
}

# A number; "": it is none.
function number(s,   minus, n) {
	minus = sub(/^-/, "", s)
	if (s ~ /^0x[0-9a-fA-F]+$/) n = hex(substr(s, 3))
	else if (s ~ /^[0-9]+$/) n = s + 0
	else return ""
	return minus ? -n : n
}

function register(s) {
	if (s == "$sp") return 12
	if (s == "$fp") return 13
	if (s == "$lr") return 14
	if (s !~ /^[$]r[0-9]+$/) return -1
	s = substr(s, 3) + 0
	return s <= 14 ? s : -1
}

# Takes a word of the pattern and one of the text; false: they do not go together. Adds to the digits
# D C B A, to the low byte, and sets E.
function take(want, have,   n, i) {
	if (want ~ /^[$]r[DBA]$/) { n = register(have); digit[substr(want, 3)] += n; return n >= 0 }
	if (want == "$rS") { n = register(have); digit["B"] += n; digit["A"] += n; return n >= 0 }
	if (want == "BASE") { n = register(have); low += n - 12; return n == 12 || n == 13 }
	if (want ~ /^TYPE_[BA]$/) {
		n = have == "INT32" ? 0 : have == "FP32" ? 1 : have == "INT16X2" ? 2 : have == "INT8X4" ? 3 : \
			have == "keep" ? 15 : number(have)
		digit[substr(want, 6)] += n
		return n != "" && n >= 0 && n <= 15
	}
	if (want == "FENCE") {
		if (have !~ /^FENCE_[R_][W_]_[R_][W_]$/) return 0
		n = (substr(have, 7, 1) == "_") + 2 * (substr(have, 8, 1) == "_") + \
			4 * (substr(have, 10, 1) == "_") + 8 * (substr(have, 11, 1) == "_")
		digit["D"] += n
		return n < 15
	}
	if (want == "SWIZZLE") {
		if (have !~ /^[0-3][0-3][0-3][0-3]$/) return 0
		for (i = 1; i <= 4; i++) e = e * 4 + substr(have, i, 1)
		return 1
	}
	if (want !~ /^(ONES|STEP|STACK|BIT|BRANCH|SIGNED|UNSIGNED|CONSTANT)$/) return want == have
	n = number(have)
	if (n == "") return 0
	if (want == "STEP") { if (n % 2) return 0; n /= 2; want = "ONES" }
	if (want == "ONES") { digit["A"] += n < 0 ? 15 + n : n; return n >= -7 && n <= 7 }
	if (want == "STACK") {
		low += n / 4 * 2 + (n < 0 ? 256 : 0)
		return n % 4 == 0 && n >= -256 && n <= 252
	}
	if (want == "BIT") {
		if (n > 9) n = n == 14 ? 10 : n == 15 ? 11 : n == 16 ? 12 : n == 30 ? 13 : n == 31 ? 14 : -1
		digit["C"] += n
		return n >= 0
	}
	if (want == "BRANCH") {
		e = n < 0 ? n + 65536 + 1 : n
		return n % 2 == 0 && n >= -65536 && n <= 65534
	}
	if (want == "SIGNED") { e = n < 0 ? n + 65536 : n; return n >= -32768 && n <= 32767 }
	if (want == "UNSIGNED") { e = n; return n >= 0 && n <= 65535 }
	e = n < 0 ? n + 4294967296 : n
	return n >= -2147483648 && n <= 4294967295
}

# The word of a text by row r, or "".
function by_row(r, text,   n, i, want, have, field, c) {
	n = split(pattern[r], want, " ")
	if (split(text, have, " ") != n) return ""
	split("D C B A", field, " ")
	e = 0; low = 0
	for (i = 1; i <= 4; i++) { c = substr(code[r], i, 1); digit[field[i]] = c ~ /[.*]/ ? 0 : hex(c) }
	for (i = 1; i <= n; i++) if (!take(want[i], have[i])) return ""
	return digits(e, follows[r] == "E32" ? 8 : follows[r] == "E16" ? 4 : 0) \
		digits(digit["D"] * 4096 + digit["C"] * 256 + digit["B"] * 16 + digit["A"] + low, 4)
}

kind == "table" && /^[0-9a-f.]/ {
	code[++rows] = $1; follows[rows] = $2; line[rows] = FNR
	pattern[rows] = $3
	for (i = 4; i <= NF; i++) pattern[rows] = pattern[rows] " " $i
}

kind == "text" {
	text = tokens($0)
	result = ""
	for (r = 1; r <= rows; r++) {
		word = by_row(r, text)
		if (word != "") result = result (result ? " and " : "") line[r] " " word
	}
	print result == "" ? "- no row: " text : result ~ / and / ? "- " result : result
}
