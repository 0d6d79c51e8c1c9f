# SPDX-License-Identifier: MIT
# The facts of the handwritten files (read.awk) and what they leave open (tests/codec/words/gpu.table), as
# tables; load(OPCODE) fills L, W, T, K and V with lowest bit, width, type, kind and value of each
# field of the opcode's whole chain. To be read before a script that uses it, with the operands
#
#   kind=table TABLE kind=facts FACTS

function hex(s,   i, n) {
	for (i = 1; i <= length(s); i++)
		n = n * 16 + index("0123456789abcdef", tolower(substr(s, i, 1))) - 1
	return n + 0
}

function hex_or_decimal(s) { return s ~ /^0x/ ? hex(substr(s, 3)) : s + 0 }

function enumerator(type, name, value) { number[type, name] = value }

function add_field(definition, name, at, bits, type, kind, value) {
	if (!((definition, name) in lsb)) fields[definition] = fields[definition] " " name
	lsb[definition, name] = at; width[definition, name] = bits; types[definition, name] = type
	kinds[definition, name] = kind; values[definition, name] = value
}

kind == "table" && /^[a-z]/ {
	if ($1 == "enum") { for (i = 3; i <= NF; i++) enumerator($2, $i, i - 3) }
	else if ($1 == "from") {
		for (i = 4; i <= NF; i++) enumerator($2, $i, hex_or_decimal($3) + i - 4)
	}
	else if ($1 == "order") { order_of[$2] = after($0, 2) }
	else if ($1 == "everywhere") add_field("ALL", $2, $3, $4, $5, "default", $6)
	else if ($1 == "unused") unused[$2] = $3
}
kind == "facts" && ($2 == "group" || $2 == "optype" || $2 == "opcode") {
	parent[$3] = $4
	if ($2 == "optype") optypes[$3] = 1
	if ($2 == "opcode") opcodes[$4] = opcodes[$4] " " $3
}
kind == "facts" && $2 == "enum" { enumerator($3, $4, $5) }
kind == "facts" && $2 == "field" { add_field($3, $4, $5, $6, $7, $8, $9) }
kind == "facts" && $2 == "order" { order[$3] = after($0, 3) }
kind == "facts" && $2 == "modifiers" { modi[$3] = after($0, 3) }

# A line without its first words.
function after(line, words) {
	for (; words; words--) sub(/^[^ ]+ /, "", line)
	return line
}

function load(opcode,   d, n, name, i) {
	split("", L); split("", W); split("", T); split("", K); split("", V)
	for (d = opcode; d != ""; d = d == "ALL" ? "" : parent[d]) {
		n = split(fields[d], name, " ")
		for (i = 1; i <= n; i++) {
			L[name[i]] = lsb[d, name[i]]; W[name[i]] = width[d, name[i]]
			T[name[i]] = types[d, name[i]]
			K[name[i]] = kinds[d, name[i]]; V[name[i]] = values[d, name[i]]
		}
	}
}

# The bits of a value that a declaration names; -1: unknown.
function constant(type, text) {
	if ((type, text) in number) return number[type, text]
	if (text ~ /^[0-9]/) return hex_or_decimal(text)
	if (text == "RZ" && type == "Reg") return 255
	if (text == "URZ" && type == "UReg") return 63
	if (text == "PT" && type == "Pred" || text == "UPT" && type == "UPred") return 7
	return -1
}
