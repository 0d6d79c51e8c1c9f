# SPDX-License-Identifier: MIT
# Writes a specification in which each name of standard input is a field of a register, in pairs, the
# type of a field, a value of this type, and an opcode.
{ names[count++] = $0 }
END {
	print "__Language 1\n__DefISA TINY\n  __Layout\n    Unit<32>;\n    Length<32>;\n"
	print "__DefRegisterFile Registers<8>\n    Numbered<\"r\", 0, 8>;\n"
	print "__DefFieldType Reg<3>\n    Register<Registers>;\n"
	print "__DefFieldType Code<12>\n    Integer<unsigned>;\n\n__DefGroup Zz\n"
	for (i = 0; i < count; i++) {
		next_name = names[(i + 1) % count]
		type = names[(i + 2) % count]
		print "__DefBitFieldType " type "<1>\n    " names[i] ";\n    other" i ";\n"
		print "__DefOptype F" i " : [Zz]\n  __Encoding"
		print "    field<0, 12> Code zzcode == " i ";"
		print "    field<12, 3> Reg " names[i] ";"
		print "    field<20, 3> Reg " next_name ";"
		print "    field<24, 1> " type " zzmodifier;"
		print "  __Syntax\n```asm\ni" i ".zzmodifier " names[i] ", " next_name " ;"
		print ".zzmodifier = {." names[i] ", .other" i "}\n```"
		print "  __OperandInfo\n    InList<" names[i] ", " next_name ">;"
		print "    Order<" names[i] ", " next_name ">;\n"
		print "__DefOpcode " names[(i + 3) % count] " : [F" i "]\n"
	}
}
