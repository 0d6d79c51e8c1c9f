# SPDX-License-Identifier: MIT
# Writes a specification in which each name of standard input is of the kind -v role: a register, a
# register file, the flags of a state, a memory, an exception or a side field; each is read and
# written. -v machine=1: of a machine, else of an instruction set with lanes.
{ names[count++] = $0 }

function after(i) { return names[(i + 1) % count] }

function state(name) {
	if (role == "register")
		print "    Register<8> " name ";"
	else if (role == "file")
		print "__DefRegisterFile " name "<8>\n    Numbered<\"q" i "_\", 0, 2>;" \
			(machine ? "" : "\n    Lanes<4>;") "\n"
	else if (role == "flags")
		print "__DefState " name "\n    Flag<3> q" i ";\n"
	else if (role == "memory")
		print "__DefMemory " name "\n    Address<16>;\n    Word<8>;" \
			(machine ? "" : "\n    Banks<2>;") "\n"
	else if (role == "exception")
		print "__DefException " name "\n    Code<" i + 1 ">;\n"
	else
		print "    Side<8> " name ";"
}

function effect(a, b) {
	if (role == "register")
		return a " = (" b " + 1)[7:0];"
	if (role == "file" && machine)
		return a "[1] = (" b "[0] + 1)[7:0];"
	if (role == "file")
		return "q" i "_1 = (q" (i + 1) % count "_0 + 1)[7:0];"
	if (role == "flags")
		return a " = " b " == 8 ? 0 : 8;"
	if (role == "memory" && machine)
		return a "[3] = (" b "[4] + 1)[7:0];"
	if (role == "memory")
		return "r1 = " a "[1][4];"
	if (role == "exception")
		return "if (r1 == 5) raise " a ";"
	return "r1." a " = (r2." b " + 1)[7:0];"
}

function cases(a, b) {
	if (role == "register")
		return b " = 255 -> " a " = 0"
	if (role == "file")
		return "q" (i + 1) % count "_0 = 255 -> q" i "_1 = 0"
	if (role == "flags")
		return "q" (i + 1) % count " = 0 -> q" i " = 1"
	if (role == "memory" && machine)
		return b "[4] = 255, " a "[3] = 7 -> " a "[3] = 0"
	if (role == "memory")
		return a "[1][4] = 9 -> r1 = 9"
	if (role == "exception")
		return "r1 = 5 -> raise " a
	return "r2." b " = 255, r1." a " = 7 -> r1." a " = 0"
}

END {
	print "// Made by tests/language/names/state.awk.\n__DefISA TINY\n  __Layout\n    Unit<16>;\n    Length<16>;\n"
	if (machine)
		print "__DefMemory Space\n    Address<16>;\n    Program<>;\n"
	print "__DefRegisterFile R<8>\n    Numbered<\"r\", 0, 8>;" (machine ? "" : "\n    Lanes<4>;")
	for (i = 0; i < count && role == "side"; i++)
		state(names[i])
	if (machine)
		print "\n__DefState Cpu\n    Counter<16>;"
	for (i = 0; i < count && role != "side"; i++)
		state(names[i])
	print "\n__DefFieldType Code<12>\n    Integer<unsigned>;\n"
	print "__DefFieldType Bit<1>\n    Integer<unsigned>;\n\n__DefFieldType Reg<3>\n    Register<R>;\n\n__DefGroup ALL\n"
	for (i = 0; i < count; i++) {
		a = names[i]
		b = after(i)
		print "__DefOptype F" i " : [ALL]\n  __Encoding\n    field<0, 12> Code zzcode == " i ";"
		print "    field<12, 3> Reg zz;\n    field<15, 1> Bit zero == 0;"
		print "  __Syntax\n```asm\ni" i " zz ;\n```\n  __Description\nAn instruction for a name.\n"
		print "  __OperandInfo\n    OutList<zz>;\n    Order<zz>;\n"
		print "  __Semantics\n```asm\ni" i " zz:\n    " effect(a, b) "\n    zz = 3;\n```"
		print "  __Examples\n```run\ni" i " r7"
		print "    " cases(a, b) (role == "exception" ? "" : ", r7 = 3") "\n```\n\n__DefOpcode O" i " : [F" i "]\n"
	}
}
