# SPDX-License-Identifier: MIT
# Writes a specification in which -v word is a -v role: local, operand, parameter, function, register.
BEGIN {
	local = role == "local" ? word : "t"
	operand = role == "operand" ? word : "ra"
	parameter = role == "parameter" ? word : "p"
	called = role == "function" ? word : "next"
	print "__DefISA TINY\n  __Layout\n    Unit<32>;\n    Length<32>;\n"
	print "__DefRegisterFile R<8>\n    Numbered<\"r\", 0, 8>;\n"
	if (role == "register") {
		print "__DefMemory Space\n    Address<16>;\n    Program<>;\n"
		print "__DefState Cpu\n    Counter<16>;\n    Register<8> " word ";\n"
	}
	print "__DefFieldType Reg<3>\n    Register<R>;\n\n__DefFieldType Code<12>\n    Integer<unsigned>;\n"
	print "__DefGroup ALL\n\n__DefFunction " called "<" parameter ">\n  __Semantics\n```asm"
	print "return (" parameter " + 2)[7:0];\n```\n\n__DefOptype O : [ALL]\n  __Encoding"
	print "    field<0, 12> Code code == 1;\n    field<12, 3> Reg rd;\n    field<16, 3> Reg " operand ";"
	print "  __Syntax\n```asm\nop rd, " operand " ;\n```\n  __Description\nAdds two.\n  __OperandInfo"
	print "    InList<" operand ">;\n    OutList<rd>;\n    Order<rd, " operand ">;\n  __Semantics"
	print "```asm\nop rd, " operand ":\n    " local " = " called "(" operand ");\n    rd = " local ";"
	print "```\n\n__DefOpcode O : [O]"
}
