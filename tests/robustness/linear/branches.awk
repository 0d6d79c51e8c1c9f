# SPDX-License-Identifier: MIT
# Writes a specification whose one instruction calls a function of 32 branches 960 times.
BEGIN {
	print "__DefISA Calls\n  __Layout\n    Unit<32>;\n    Length<32>;\n"
	print "__DefRegisterFile R<32>\n    Numbered<\"r\", 0, 16>;\n"
	print "__DefFieldType Reg<4>\n    Register<R>;\n"
	print "__DefFunction pick<x>\n  __Semantics\n```\n    UINT32 t;\n    t = x;"
	for (i = 0; i < 32; i++)
		print "    if (x[" i "]) t = t ^ (t >> 1); else t = t | 1;"
	print "    return t;\n```\n"
	print "__DefGroup ALL\n\n__DefOptype MIX : [ALL]\n  __Encoding"
	print "    field<0, 4> Reg rd;\n    field<4, 4> Reg ra;"
	print "  __Syntax\n```asm\nmix rd, ra ;\n```\n  __Semantics\n```\nmix rd, ra:\n    UINT32 s;"
	print "    s = ra;\n    for (j = 0; j < 8; j++)\n        for (i = 0; i < 120; i++)"
	print "            s = pick(ra);\n    rd = s;\n```\n\n__DefOpcode mix : [MIX]"
}
