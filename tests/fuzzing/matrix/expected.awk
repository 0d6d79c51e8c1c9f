# SPDX-License-Identifier: MIT
# awk -f expected.awk SPECIFICATION: what its documents have to state of each opcode, read off the
# text of the specification (of the shape that matrix prints), by tabs: number of the cell, opcode,
# the word from bit 63 down (0 and 1 are fixed, f is a field, . nothing), its fields as
# NAME:BIT+WIDTH[,BIT+WIDTH...], the template, the header and statements of its block on one line.
function begin_family() {
	name = $2
	number = substr(name, 2)
	fields = template = block = ""
	for (bit = 0; bit < 64; bit++) word[bit] = "."
}
function add_field(   rest, count, place, i, bit, value, field, pieces) {
	rest = $0
	sub(/^ *field</, "", rest)
	count = split(substr(rest, 1, index(rest, ">") - 1), place, /, */)
	sub(/^[^>]*> *[^ ]+ /, "", rest)
	field = rest
	sub(/[ ;].*/, "", field)
	value = number
	for (i = 1; i <= count; i += 2) {
		pieces = pieces (i == 1 ? "" : ",") place[i] "+" place[i + 1]
		for (bit = place[i] + 0; bit < place[i] + place[i + 1]; bit++) {
			word[bit] = rest ~ / == / ? value % 2 : "f"
			value = int(value / 2)
		}
	}
	fields = fields " " field ":" pieces
}
/^__DefOptype / { begin_family() }
/^    field</ { add_field() }
/^  __/ { section = $1; fence = 0; next }
/^```/ { fence = !fence; next }
# Code without a fence is indented.
fence || /^    / { code = 1 }
code && section == "__Syntax" && template == "" { template = $0; gsub(/^ *| ;$/, "", template) }
code && section == "__Semantics" { block = block " " $0 }
{ code = 0 }
function end_opcode(opcode,   pattern) {
	pattern = ""
	for (bit = 63; bit >= 0; bit--) pattern = pattern word[bit]
	gsub(/  +/, " ", block)
	print number "\t" opcode "\t" pattern "\t" substr(fields, 2) "\t" template "\t" substr(block, 2)
}
/^__DefOpcode / { if (template ~ /^[$]name/) filling = $2; else end_opcode($2) }
# A row, or Fill, gives op its value and $name its text.
function fill(opcode,   bit) {
	for (bit = 0; bit < 12; bit++) word[bit] = int(number / 2 ^ bit) % 2
	sub(/[$]name/, tolower(name), template)
	sub(/[$]name/, tolower(name), block)
	end_opcode(opcode)
}
section == "__Rows<op," && / = / { fill($1) }
/^    Fill<[$]name> = / { fill(filling) }
