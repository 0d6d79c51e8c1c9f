# SPDX-License-Identifier: MIT
# Writes N random cases for make.awk, whose verdict is not known: `?`.
#   awk -v seed=N -v n=N -f random.awk

function pick(n) {
	return int(rand() * n)
}

# An operand with a name of its own, and its field.
function operand(optional,   name, k, width) {
	k = pick(count)
	split(types[k], type, " ")
	width = type[1]
	if (at + width > 12)
		return ""
	name = "x" at
	fields = fields (fields ? ", " : "") "field<" at ", " width "> " type[2] " " name \
		(optional ? " = " type[3] : "")
	at += width
	return name
}

function part(   name, kind) {
	kind = pick(6)
	name = operand(kind < 2)
	if (name == "")
		return ""
	if (kind == 0)
		return "{, " name "}"
	if (kind == 1)
		return "{ " name "}"
	return (kind == 2 ? " [" name "]" : kind == 3 ? "+" name : ", " name)
}

function template(   text, i, n) {
	at = 0
	fields = ""
	text = "op"
	if (pick(3) == 0)
		text = text "{." modifier() "}"
	if (pick(6) == 0) # two templates, each with one of two operands
		return text " " operand(1) " ; " text " " operand(1)
	text = text " " operand(0)
	n = pick(3)
	for (i = 0; i < n; i++)
		text = text part()
	return text
}

function modifier(   name) {
	name = "x" at
	fields = fields (fields ? ", " : "") "field<" at ", 2> " (pick(2) ? "M" : "N") " " name " = No"
	at += 2
	return name
}

BEGIN {
	srand(seed)
	types[count++] = "3 Reg r0"
	types[count++] = "3 U3 0"
	types[count++] = "4 U4 0"
	types[count++] = "4 S4 0"
	types[count++] = "3 Fours 0"
	types[count++] = "2 T 0"
	types[count++] = "3 Decimal 0"
	types[count++] = "2 Stack r0"
	types[count++] = "2 Window r1"
	types[count++] = "2 Control c0"
	types[count++] = "2 Two 0"
	for (i = 1; i <= n; i++) {
		print "case random" i " ?"
		print "__DefFieldType S4<4>\n    Integer<signed>;\n    Accept<-8, 15>;"
		print "__DefFieldType Fours<3>\n    Scale<4>;\n    Offset<8>;"
		print "__DefFieldType T<2>\n    Table<1, 2, " 3 + pick(2) * 30 ", 90>;"
		print "__DefFieldType Decimal<3>\n    Number<decimal>;"
		print "__DefFieldType Two<2>\n    Number<decimal>;\n    Digits<2>;"
		print "__DefRegisterFile S<16>\n    Numbered<\"r\", 0, 3>;\n    Named<\"sp\", 3>;" \
			(pick(2) ? "\n    Alias<\"fp\", 2>;" : "")
		print "__DefFieldType Window<2>\n    Register<S, 1>;"
		print "__DefFieldType Stack<2>\n    Register<S>;"
		print "__DefBitFieldType Control<2>\n    c0;\n    c1;\n    sp;\n    " (pick(2) ? "r9" : "r1") ";"
		print "__DefBitFieldType M<2>\n    No;\n    X;\n    Y;"
		print "__DefBitFieldType N<2>\n    No;\n    Z;\n    " (pick(2) ? "X" : "W") ";"
		for (k = 0; k < 2 + pick(2); k++) {
			text = template()
			print "> " text " | " fields
		}
	}
}
