# SPDX-License-Identifier: MIT
# Lines that mean something elsewhere (attacks.txt) -> a specification that has each of them in
# prose, comments, strings, names, tables, code, examples and errata; `quoted` is where names are
# written.
function quote(text) { gsub(/"/, "''", text); return "\"" text "\"" } # a string has no escapes
function each(before, after,   i) { for (i = 1; i <= count; i++) print before attack[i] after }
function prose(word) {
	print "  " word
	for (i = 1; i <= count; i++)
		print "Text " i ": " attack[i] "\n\n" attack[i] "\n"
}
function table(   i) {
	print "| x | y |\n|:--|:--|"
	for (i = 1; i <= count; i++) print "| " attack[i] " | `" attack[i] "` |"
}
# A family and its opcode; what is written begins with the family's number.
function add_family(text, number) {
	print "__DefOptype P" number " : [ALL]\n  __Syntax\n```asm\nP" number " Rd, Ra, Rb ;\n```"
	print "  __Description\n" text "\n  __Semantics\n```asm\nP" number " Rd, Ra, Rb: // " text
	print "    Rd = (Ra + Rb)[15:0]; // " text "\n```"
	opcode(quote("o" text), "P" number, number)
}
function opcode(name, family, number,   i) {
	print "__DefOpcode " name " : [" family "]\n  __Encoding"
	print "    field<0, 4> Op op == ADD; // " attack[2]
	print "    field<16, 8> Code code == " number ";\n    field<4, 4> Reg rd;"
	print "    field<8, 4> Reg ra;\n    field<12, 4> Reg rb;"
	for (i = 1; i <= 3; i++)
		print "    Constraint<" quote(attack[i] attack[i + 6]) "> = rd != " i + 3 ";"
	print "  __OperandInfo\n    InList<ra, rb>;\n    OutList<rd>;\n    Order<rd, ra, rb>;"
	print "    Bitwidth<rd> = 16;\n    Bitwidth<ra> = 16;\n    Bitwidth<rb> = 16;\n" attack[12]
}
{ attack[++count] = $0 }
END {
	print "__Language 1"
	each("// ", "")
	print "__DefISA Hostile\n    Errata<\"errata.md\">;"
	for (i = 1; i <= count; i++) print "    __Attribute a" i " = " quote(attack[i]) ";"
	print "    __Attribute title = " quote(attack[1] attack[7] attack[13]) ";"
	print "  __Layout\n    Unit<32>;\n    ByteOrder<little>;\n    Length<32>;"
	print "  __Assembly\n    Terminator<\";\">;\n    Comment<\"//\">;"
	prose("__Description")
	print "```c"; each("", ""); print "```\n"
	table()
	print "\n__DefRegisterFile R<16>\n    Numbered<\"R\", 0, 7>;"
	print "    Named<\"RZ\", 7> = 0;\n    Lanes<4>;"
	print "    Named<\"*/\", 8>;\n    Named<\"<r>&\", 9>;"
	print "    Named<\"%n\", 10>;\n    Named<\"??/\", 11>;"
	prose("__Description")
	print "__DefFieldType Reg<4>\n    Register<R>;"
	print "__DefFieldType Code<8>\n__DefBitFieldType Op<4>"
	print "    ADD = 1; // " attack[1] "\n    SUB = 2; // " attack[2]
	for (i = 1; i <= count; i++) {
		print "__DefBitFieldType " quote("t" attack[i]) "<1>\n    A; // " attack[i] "\n    B;"
		print "__DefTerm " quote("m" attack[i]) "\n    Text<" quote(attack[i]) ">;"
		print "  __Description\nA term: " attack[i] "."
	}
	print "__DefGroup ALL"
	prose("__Description")
	print "__DefOptype ADD : [ALL]\n  __Syntax\n```asm\nADD Rd, Ra, Rb ; // " attack[1] "\n```"
	prose("__Description")
	print "  __OperandInfo"
	table()
	prose("__ModifierInfo")
	prose("__Notes")
	print "  __Semantics\nProse: " attack[7] "\n```asm\nADD Rd, Ra, Rb:"
	each("    // ", "")
	print "    Rd = (Ra + Rb)[15:0]; // " attack[2] "\n```"
	print "  __Examples\n```run"
	each("// ", "")
	print "ADD R1, R2, R3; // " attack[2]
	print "    R2 = 7, R3 = 9 -> R1 = 16 // " attack[13] "\n```"
	opcode("ADD_RR", "ADD", 0)
	for (i = 1; i <= count; i++) add_family(attack[i], i)
	for (i = 1; i <= count; i++) {
		print "__DefFunction f" i "<x>"
		print "  __Description\n" attack[i]
		print "  __Semantics\n```asm\nreturn x; // " attack[i] "\n```"
	}
	print "__DefAlias " quote("l" attack[1])
	print "    Text<\"twice\">;\n    Means<\"ADD R1, R2, R2\">;"
}
