# SPDX-License-Identifier: MIT
# Writes the facts back as specifications, DIR/NUMBER_facts.isa: each statement at its line in the
# handwritten file, and nothing that the facts do not have (syntax, semantics, prose).
#
#   awk -v dir=DIR -f skeleton.awk FACTS

# A header above the line, where there is one to spare.
function section(name) {
	if (name == in_section) return
	in_section = name
	if (line > written + 1) put(line - 1, "  __" name)
}
function put(at, text) {
	while (written < at - 1) { print "" >out; written++ }
	print text >out
	written = at
}
function items(from,   i, text) {
	for (i = from; i <= NF; i++) { gsub(/,/, ", ", $i); text = text (i > from ? ", " : "") $i }
	return text
}
{
	split($1, place, ":")
	line = place[2]
	if (place[1] "" != file "") {
		file = place[1]
		out = dir "/" file "_facts.isa"
		printf "" >out
		written = 0
	}
}
$2 == "type" { put(line, "__DefBitFieldType " $3 "<" $4 ">"); in_section = "" }
$2 == "enum" { put(line, "    " $4 " = " $5 ";") }
$2 ~ /^(group|optype|opcode)$/ {
	kind = toupper(substr($2, 1, 1)) substr($2, 2)
	put(line, "__Def" kind " " $3 " : [" $4 "]")
	in_section = ""
}
$2 == "field" {
	section("Encoding")
	value = $8 == "operand" ? "" : ($8 == "fixed" ? " == " : " = ") $9
	put(line, "    field<" $5 ", " $6 "> " $7 " " $4 value ";")
}
$2 == "in" { section("OperandInfo"); put(line, "    InList<" items(4) ">;") }
$2 == "out" { section("OperandInfo"); put(line, "    OutList<" items(4) ">;") }
$2 == "order" { section("OperandInfo"); put(line, "    Order<" items(4) ">;") }
$2 == "modifiers" { section("OperandInfo"); put(line, "    ModiOrder<" items(4) ">;") }
