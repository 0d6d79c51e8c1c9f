# SPDX-License-Identifier: MIT
# Writes an instruction set: awk -v instructions=100 -v modes=12 -f make.awk
# Each instruction has three sizes and two operands with so many modes (1: the fifth one alone, a
# word of memory at a distance from a register). changed=1: one expression is another one.

function mode(name, text, place, after) {
	number++
	if (modes > 1 ? number > modes : number != 5)
		return
	printf "    %s = %d, \"%s\", %s%s;\n", name, number, text, place, after ? ", " after : ""
	if (name != "IMMEDIATE")
		written = written (written ? ", " : "") name
}

function type(bits,   bytes, mem) {
	bytes = bits / 8
	mem = "mem" bits
	print "__DefFieldType EA" bits "<8>"
	print "    Part<4, 4> Kind kind;\n    Part<0, 4> Reg r;\n    Append<16> Distance x;"
	print "    Class<written> = " list ";"
	print "  __Rows<kind, Text, Place, After>"
	number = 0
	mode("REGISTER", "r", "r")
	mode("INDIRECT", "'('r')'", mem "[r]")
	mode("INCREMENT", "'('r')+'", mem "[r]", "r = (r + " bytes ")[31:0]")
	mode("DECREMENT", "'-('r')'", mem "[(r - " bytes ")[31:0]]", "r = (r - " bytes ")[31:0]")
	mode("DISTANT", "x'('r')'", mem "[(r + x)[31:0]]")
	mode("ABSOLUTE", "'@'x", mem "[x[31:0]]")
	mode("SCALED", "x'('r'*" bytes ")'", mem "[(" bytes " * r + x)[31:0]]")
	mode("TWICE", "x'*2('r')'", mem "[(r + 2 * x)[31:0]]")
	mode("BEFORE", "x'-('r')'", mem "[(x - r)[31:0]]")
	mode("STACKED", "x'(sp)'", mem "[(r15 + x)[31:0]]")
	mode("PAGED", "x'^('r')'", mem "[(r ^ x)[31:0]]")
	mode("IMMEDIATE", "'#'x", "x[31:0]")
	print ""
}

function family(bits,   i, top) {
	top = bits - 1
	print "__DefOptype SIZE" bits " : [G" bits "]"
	print "  __Encoding"
	print "    field<30, 2> Size size == S" bits ";"
	print "    field<16, 14> Code code;"
	print "    field<8, 8> EA" bits " src;"
	print "    field<0, 8> EA" bits ".written dst;"
	print "  __Syntax\n```asm\n$name src, dst ;\n```"
	print "  __Description\nCombines two values of " bits " bits."
	print "  __Semantics\n```asm\ns = src[" top ":0];\nd = dst[" top ":0];"
	print "t = $value;\nZ = t == 0;\nN = t[" top "];\ndst = t;\n```"
	print "  __Rows<code, $value>"
	for (i = 1; i <= instructions; i++)
		printf "    OP%d_%d = %d, { ((d %s s) ^ %d)[%d:0] };\n", i, bits, i, \
			i % 3 == 0 ? "+" : i % 3 == 1 ? "-" : "|", \
			changed && bits == 16 && i == 7 ? 99 : i % 256, top
	print ""
}

BEGIN {
	print "__Language 1\n\n__DefISA SUM\n    __Attribute title = \"A sum\";"
	print "  __Layout\n    Unit<16>;\n    Length<32>;"
	print "  __Assembly\n    Comment<\";\">;\n"
	print "__DefMemory mem\n    Address<32>;\n    Word<32>;\n    Unaligned<>;\n    Program<>;\n"
	print "__DefState CPU\n    Counter<32>;\n    Flag<0> Z;\n    Flag<1> N;\n"
	print "__DefException Outside\n    Raised<outside>;\n"
	print "__DefRegisterFile R<32>\n    Numbered<\"r\", 0, 16>;\n"
	print "__DefFieldType Reg<4>\n    Register<R>;\n"
	print "__DefFieldType Kind<4>\n    Integer<unsigned>;\n"
	print "__DefFieldType Distance<16>\n    Integer<signed>;\n"
	print "__DefFieldType Code<14>\n    Integer<unsigned>;\n"
	print "__DefBitFieldType Size<2>\n    S8 = 0;\n    S16 = 1;\n    S32 = 2;\n"
	list = "DISTANT"
	if (modes > 1)
		list = "REGISTER, INDIRECT, INCREMENT, DECREMENT, DISTANT, ABSOLUTE, SCALED, TWICE, " \
			"BEFORE, STACKED, PAGED"
	for (bits = 8; bits <= 32; bits *= 2)
		print "__DefGroup G" bits "\n"
	for (bits = 8; bits <= 32; bits *= 2)
		type(bits)
	for (bits = 8; bits <= 32; bits *= 2)
		family(bits)
}
