# SPDX-License-Identifier: MIT
# Writes a specification in which each name of standard input is a field and operand, one that is
# written, a modifier, a type, an enumerator, a local, a function, a parameter and an opcode, each in
# another instruction. -v machine=1: of a machine, else of an instruction set with lanes.
{ names[count++] = $0 }

function name(shift) { return names[(i + shift) % count] }

function begin() {
	print "// Made by tests/language/names/operands.awk.\n__DefISA TINY\n  __Layout\n    Unit<32>;\n    Length<32>;\n"
	if (machine) {
		print "__DefMemory Space\n    Address<16>;\n    Program<>;\n"
		print "__DefState Cpu\n    Counter<16>;\n"
	}
	print "__DefRegisterFile R<8>\n    Numbered<\"r\", 0, 8>;"
	if (!machine)
		print "    Lanes<4>;"
	print "\n__DefFieldType Reg<3>\n    Register<R>;\n"
	print "__DefFieldType Code<12>\n    Integer<unsigned>;\n\n__DefGroup ALL\n"
}

function instruction(   in_, out, mod, val, local, func_, type) {
	in_ = name(0); out = name(1); mod = name(2); val = name(3); local = name(4); func_ = name(5)
	type = name(8)
	print "__DefBitFieldType " type "<1>\n    " val ";\n    other" i ";\n"
	print "__DefFunction " func_ "<" name(6) ">\n  __Semantics\n```asm\nreturn (" name(6) " + 2)[7:0];\n```\n"
	print "__DefOptype F" i " : [ALL]\n  __Encoding"
	print "    field<0, 12> Code zzcode == " i ";"
	print "    field<12, 3> Reg " out ";"
	print "    field<16, 3> Reg " in_ ";"
	print "    field<20, 1> " type " " mod ";"
	print "  __Syntax\n```asm\ni" i "." mod " " out ", " in_ " ;\n"
	print "." mod " = {." val ", .other" i "}\n```"
	print "  __Description\nAn instruction for a name.\n  __OperandInfo"
	print "    InList<" in_ ">;\n    OutList<" out ">;\n    Order<" out ", " in_ ">;\n"
	print "  __Semantics\n```asm\ni" i "." mod " " out ", " in_ ":"
	print "    " local " = (" in_ " + 1)[7:0];"
	print "    if (." mod " == ." val ") " local " = " func_ "(" local ");"
	print "    " out " = " local ";\n```"
	print "  __Examples\n```run\ni" i "." val " r1, r2\n    r2 = 5 -> r1 = 8"
	print "i" i ".other" i " r1, r2\n    r2 = 0xFF -> r1 = 0\n```\n"
	print "__DefOpcode " name(7) " : [F" i "]\n"
}

END {
	begin()
	for (i = 0; i < count; i++)
		instruction()
}
