# Writes a specification, or a program for it, that has n of one construct:
#     awk -v what=enumerators -v n=1000 -f make.awk
# With list=1 it prints the names of the constructs. `program-...` are programs; base is their
# specification.

# The lines of statements in the sections of the one family, or between definitions.
function many(format,   i) {
	for (i = 0; i < n; i++)
		printf format "\n", i, i, i
}

function is(name) {
	names = names " " name
	return what == name
}

# An opcode of a family with this mnemonic and code.
function opcode(name, family, code) {
	print "__DefOpcode " name " : [" family "]"
	print "  __Encoding"
	print "    field<0, 24> Code code == " code ";"
	print "    field<32, 4> Reg rd;\n    field<36, 4> Reg ra;"
	print "  __OperandInfo"
	print "    InList<ra>;\n    OutList<rd>;\n    Order<rd, ra>;"
	print "    Bitwidth<rd> = 32;\n    Bitwidth<ra> = 32;"
}

function isa() {
	print "__DefISA LINEAR"
	if (is("attributes"))
		many("    __Attribute a%d = \"%d\";")
	print "  __Layout\n    Unit<8>;\n    Length<64>;"
	print "  __Assembly\n    Terminator<\";\">;\n    Comment<\"//\">;"
	print "  __Description\nAn instruction set to be measured.\n"
	if (is("lines-of-prose"))
		many("Line %d of the prose: *words* and `code`.")
	if (is("paragraphs"))
		many("Paragraph %d.\n")
	if (is("links"))
		many("See [[FIRST]] and [it](FIRST), %d.")
	if (is("rows-of-a-table")) {
		print "| a | b |\n|:--|:--|"
		many("| %d | %d |")
	}
	if (is("headings"))
		many("#### Heading %d\n")
}

function registers() {
	print "__DefRegisterFile R<32>\n    Numbered<\"R\", 0, 16>;"
	if (is("aliases-of-a-register"))
		many("    Alias<\"alias%d\", 1>;")
	if (is("numbered-registers"))
		print "__DefRegisterFile N<32>\n    Numbered<\"N\", 0, " n ">;\n" \
			"__DefFieldType Window<20>\n    Register<N, 8>;"
	if (is("named-registers")) {
		print "__DefRegisterFile N<32>"
		many("    Named<\"name%d\", %d>;")
		print "__DefFieldType Window<20>\n    Register<N, 8>;"
	}
	if (is("names-of-numbered-registers")) {
		print "__DefRegisterFile N<32>\n    Numbered<\"N\", 0, " n + 8 ">;"
		many("    Named<\"name%d\", %d>;")
	}
	if (is("register-files"))
		many("__DefRegisterFile F%d<32>\n    Numbered<\"F%d_\", 0, 2>;")
	print "__DefFieldType Reg<4>\n    Register<R>;"
	print "__DefFieldType Code<24>\n    Integer<unsigned>;"
	if (is("types"))
		many("__DefFieldType T%d<4>\n    Register<R>;")
	if (is("enumerations"))
		many("__DefBitFieldType T%d<1>\n    A%d;\n    B%d;")
	if (is("enumerators")) {
		print "__DefBitFieldType E<24>"
		many("    V%d;")
	}
	if (is("values-of-enumerators")) {
		print "__DefBitFieldType E<24>"
		many("    V%d = %d;")
	}
}

function facts() {
	if (is("functions"))
		many("__DefFunction f%d<a>\n  __Semantics\n```asm\nreturn a + 1;\n```")
	if (is("memories"))
		many("__DefMemory m%d\n    Banks<2>;\n    Word<16>;\n    Access<read>;")
	if (is("states")) {
		print "__DefState S"
		many("    Register<8> s%d;")
	}
	if (is("exceptions"))
		many("__DefException e%d\n    Code<%d>;")
	if (is("terms"))
		many("__DefTerm t%d\n    Text<\"term %d\">;\n  __Description\nIt is a term.\n")
	if (is("aliases"))
		many("__DefAlias a%d<d, s>\n    Text<\"ALIAS%d d, s\">;\n    Means<\"FIRST d, s\">;")
	if (is("aliases-of-a-text"))
		many("__DefAlias a%d<d, s>\n    Text<\"ALIAS d, s, %d\">;\n    Means<\"FIRST d, s\">;")
	if (is("modifiers"))
		many("__DefModifier m%d\n    Prefix<\"-\">;")
	if (is("groups"))
		many("__DefGroup G%d")
	if (is("variants"))
		many("__DefVariant v%d")
	if (is("comments"))
		many("// a comment, %d")
	if (is("empty-lines"))
		many("")
}

function block() {
	if (is("locals")) {
		many("    x%d = Ra;")
		print "    Rd = x0;"
	}
	if (is("conditions-in-locals")) {
		many("    b%d = Ra == %d;")
		print "    x = Ra;\n    if (b0) x = 1;\n    Rd = x;"
	}
	if (is("locals-in-a-chain")) {
		print "    x0 = Ra;"
		for (i = 1; i <= n; i++)
			print "    x" i " = x" i - 1 " ^ 1;"
		print "    Rd = x" n ";"
	}
	if (is("statements")) {
		print "    x = Ra;"
		many("    x = (x + %d)[31:0];")
		print "    Rd = x;"
	}
	if (is("ifs")) {
		print "    x = Ra;"
		many("    if (Ra == %d) x = %d;")
		print "    Rd = x;"
	}
	if (is("else-ifs")) {
		for (i = 0; i < n; i++)
			print "    " (i ? "else " : "") "if (Ra == " i ") x = " i ";"
		print "    else x = 7;\n    Rd = x;"
	}
	if (is("terms-of-a-sum")) {
		printf "    Rd = (Ra"
		for (i = 0; i < n; i++)
			printf (i % 8 ? " + " : "\n        + ") "Ra"
		print ")[31:0];"
	}
	if (is("bits-of-a-concatenation")) {
		printf "    x = {Ra[0]"
		for (i = 0; i < n; i++)
			printf ", Ra[0]"
		print "};\n    Rd = x[31:0];"
	}
	if (is("calls")) {
		print "    x = Ra;"
		many("    x = next(x);")
		print "    Rd = x;"
	}
	if (is("comments-of-a-block")) {
		many("    // %d")
		print "    Rd = Ra;"
	}
	return what ~ /^(locals|conditions-in-locals|locals-in-a-chain|statements|ifs|else-ifs|terms-of-a-sum|calls)$/ ||
		what ~ /^(bits-of-a-concatenation|comments-of-a-block)$/
}

function first(   own) {
	print "__DefFunction next<a>\n  __Semantics\n```asm\nreturn (a + 1)[31:0];\n```"
	print "__DefGroup G"
	print "__DefOptype FIRST : [G]\n  __Syntax\n```asm\nFIRST Rd, Ra ;"
	if (is("templates"))
		many("FIRST%d Rd, Ra ;")
	print "```\n  __Description\nCopies a register.\n"
	print "  __OperandInfo\nRegisters.\n"
	print "  __Semantics\n```asm\nFIRST Rd, Ra:"
	own = block()
	if (!own)
		print "    Rd = Ra;"
	print "```\n  __Examples\n```asm\nFIRST R1, R2;"
	if (is("examples"))
		many("FIRST R3, R4; // %d")
	if (is("examples-twice"))
		many("FIRST R3, R4;")
	print "```"
	if (is("runs")) {
		print "```run"
		many("FIRST R3, R4;\n    R4 = %d -> R3 = %d")
		print "```"
	}
	opcode("FIRST_R", "FIRST", 0)
}

function families(   i) {
	if (!is("families"))
		return
	for (i = 1; i <= n; i++) {
		print "__DefOptype F" i " : [G]\n  __Syntax\n```asm\nF" i " Rd, Ra ;\n```"
		print "  __Description\nCopies a register.\n  __OperandInfo\nRegisters.\n"
		print "  __Semantics\n```asm\nF" i " Rd, Ra:\n    Rd = Ra;\n```"
		print "  __Examples\n```asm\nF" i " R1, R2;\n```"
		opcode("F" i "_R", "F" i, i)
	}
}

# What is reported: many reports of a kind.
function faults() {
	if (is("reports-unknown-statement")) {
		print "__DefFieldType X<4>\n    Register<R>;"
		many("    Nonsense%d<>;")
	}
	if (is("reports-undefined-name"))
		many("__DefFieldType X%d<4>\n    Register<Nowhere%d>;")
	if (is("reports-duplicate"))
		many("__DefFieldType X<4>\n    Register<R>;")
	if (is("reports-unknown-definition"))
		many("__DefNothing N%d")
	if (is("reports-dead-link")) {
		print "__DefTerm broken\n    Text<\"broken\">;\n  __Description"
		many("[[Nowhere%d]] is a link.")
	}
	if (is("reports-stray-text")) {
		print "__DefGroup X"
		many("stray %d")
	}
}

function program() {
	if (is("program-lines"))
		many("FIRST R1, R2;")
	if (is("program-labels"))
		many("label%d: FIRST R1, R2;")
	if (is("program-references")) {
		many("label%d: .word label%d")
		many(".word label%d + 1")
	}
	if (is("program-forward"))
		for (i = 0; i < n; i++)
			print "l" i ": .word l" n - 1 - i
	if (is("program-symbols"))
		many(".equ s%d, %d\n.word s%d")
	if (is("program-locals"))
		many("1: .word 1b")
	if (is("program-chunks"))
		many(".org %d * 16\n.byte 1")
	if (is("program-chunks-down"))
		for (i = n; i > 0; i--)
			print ".org " i * 16 "\n.byte 1"
	if (is("program-includes"))
		many(".include \"part.s\"")
	if (is("program-aligned"))
		many(".byte 1\n.balign 8")
	if (is("program-errors"))
		many("nonsense %d")
	if (is("program-undefined"))
		many(".word nowhere%d")
	if (is("program-globals"))
		many("g%d: .global g%d")
}

BEGIN {
	if (list)
		n = 0
	if (what ~ /^program-/ || list)
		program()
	if (what !~ /^program-/) {
		isa()
		registers()
		facts()
		first()
		families()
		faults()
	}
	if (list)
		print "names:" names
}
