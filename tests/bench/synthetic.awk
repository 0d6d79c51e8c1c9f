# SPDX-License-Identifier: MIT
# Writes an instruction set of any size in the specification language: awk -v opcodes=1000 -f ...
# Families of four opcodes each, one per kind of source, with modifiers, prose and examples, in the
# proportions of isa-spec/gpu: per opcode about as many fields, lines of prose and examples.

function family(n,   name) {
	name = "OP" n
	print "\n__DefOptype " name " : [G" int(n / 64) "]"
	print "  __Encoding"
	print "    field<0, 16> Family family == " n ";"
	print "    field<18, 8> Reg rd;"
	print "    field<26, 8> Reg ra;"
	print "    field<34, 1> Sign ra.neg = False;"
	print "    field<35, 2> Round round = RN;"
	print "    field<37, 1> Saturate sat = NoSAT;"
	print "\n  __Syntax\n```asm"
	print name "{.SAT}{.round} Rd, {-}Ra, SrcB ;"
	print "\n.round = {.RN*, .RP, .RM, .RZ}\n```"
	print "\n  __Description"
	print "Operation number " n " of a synthetic instruction set, of no use but to be measured."
	print "\nRd receives what comes of Ra and SrcB, rounded as `.round` says and limited by `.SAT`."
	print "\n  __OperandInfo"
	print "`Rd` and `Ra` are registers, `SrcB` is a register or an immediate."
	print "\n  __ModifierInfo"
	print "`.round` is the direction of rounding, `.SAT` limits the result."
	print "\n| .round | direction |\n|:--|:--|\n| .RN | nearest |\n| .RP | up |\n| .RM | down |\n| .RZ | zero |"
	print "\n  __Semantics\n```asm"
	print name ".sat.round Rd, Ra, SrcB:\n    r = roundToF32(Ra + SrcB, .round);"
	print "    if (.sat == .SAT) r = r > 1.0f ? 1.0f : r;\n    Rd = r;\n```"
	print "\n  __Examples\n```asm"
	print name " R0, R1, R2;"
	print name ".SAT R0, -R1, U3;"
	print name ".RP R4, R5, 0x11;"
	print name ".SAT.RZ R6, -R7, V2;\n```"
	source(name, "R", "Reg rb", "rb", 8)
	source(name, "U", "UReg urb", "urb", 6)
	source(name, "I", "Imm vb", "vb", 8)
	source(name, "V", "VReg wb", "wb", 3)
}

function source(name, letter, field, operand, width,   lsb) {
	print "\n__DefOpcode " name "_" letter " : [" name "]"
	print "  __Encoding"
	print "    field<16, 2> Source source == " letter ";"
	print "    field<40, " width "> " field ";"
	print "\n  __OperandInfo"
	print "    InList<ra, " operand ">;\n    OutList<rd>;\n    Order<rd, ra, " operand ">;"
	print "    Bitwidth<rd> = 32;\n    Bitwidth<ra> = 32;"
	print "    Bitwidth<" operand "> = " (letter == "I" ? 8 : 32) ";"
}

BEGIN {
	print "__Language 1\n"
	print "__DefISA SYN\n  __Layout\n    Unit<64>;\n    ByteOrder<little>;\n    Length<64>;"
	print "  __Assembly\n    Comment<\"//\">;\n    Terminator<\";\">;\n    Number<hex>;"
	print "  __Description\nA synthetic instruction set.\n"
	print "__DefRegisterFile R<32>\n    Numbered<\"R\", 0, 256>;\n"
	print "__DefRegisterFile U<32>\n    Numbered<\"U\", 0, 64>;\n"
	print "__DefRegisterFile V<32>\n    Numbered<\"V\", 0, 8>;\n"
	print "__DefFieldType Reg<8>\n    Register<R>;\n"
	print "__DefFieldType UReg<6>\n    Register<U>;\n"
	print "__DefFieldType VReg<3>\n    Register<V>;\n"
	print "__DefFieldType Imm<8>\n    Integer<unsigned>;\n"
	print "__DefFieldType Family<16>\n    Integer<unsigned>;\n"
	print "__DefBitFieldType Source<2>\n    R;\n    U;\n    I;\n    V;\n"
	print "__DefBitFieldType Sign<1>\n    False;\n    True;\n"
	print "__DefBitFieldType Saturate<1>\n    NoSAT;\n    SAT;\n"
	print "__DefBitFieldType Round<2>"
	print "    RN <rounding = \"nearest\">;\n    RP <rounding = \"up\">;"
	print "    RM <rounding = \"down\">;\n    RZ <rounding = \"zero\">;\n"
	print "__DefModifier neg\n    Prefix<\"-\">;\n"
	print "__DefOperand SrcB\n    Stands<rb, urb, vb, wb>;\n"
	for (n = 0; n < opcodes / 4; n++) {
		if (n % 64 == 0) print "\n__DefGroup G" n / 64
		family(n)
	}
}
