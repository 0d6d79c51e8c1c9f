# SPDX-License-Identifier: MIT
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

# The numbers below n in one line.
function row(format,   i, text) {
	for (i = 0; i < n; i++)
		text = text (i ? ", " : "") i
	printf format "\n", text
}

# An opcode of a family with this mnemonic and code.
function opcode(name, family, code) {
	print "__DefOpcode " name " : [" family "]"
	print "  __Encoding"
	if (what == "lengths")
		print "    Length<64>;"
	if (what == "prefixes" && code)
		print "    Prefix<>;"
	print "    field<0, 24> Code code == " code ";"
	if (code == 0 && kind)
		print "    field<40, 24> Kind kind = V0;"
	print "    field<32, 4> Reg rd;\n    field<36, 4> Reg ra;"
	print "  __OperandInfo"
	print "    InList<ra>;\n    OutList<rd>;\n    Order<rd, ra>;"
	print "    Bitwidth<rd> = 32;\n    Bitwidth<ra> = 32;"
}

# The bits of a number.
function binary(number, width,   text) {
	while (width-- > 0) {
		text = number % 2 text
		number = int(number / 2)
	}
	return text
}

function isa(   i) {
	print "__DefISA LINEAR"
	if (is("attributes"))
		many("    __Attribute a%d = \"%d\";")
	print "  __Layout"
	if (is("lengths")) {
		print "    Unit<32>;"
		for (i = 1; i <= n; i++)
			print "    Length<32, \"" binary(2 ^ 31 + i, 32) "\">;"
		print "    Length<64, \"????????_????????_????????_????????\">;"
	} else
		print "    Unit<8>;\n    Length<64>;"
	print "  __Assembly\n    Terminator<\";\">;\n    Comment<\"//\">;"
	if (is("keywords"))
		many("    Keyword<word%d>;")
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
	if (is("images"))
		many("![[]()")
	if (is("headings"))
		many("#### Heading %d\n")
}

function registers(   i) {
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
	if (is("opcodes-of-one-skeleton"))
		many("__DefBitFieldType K%d<4>\n    k%d;\n    m%d;")
	if (is("numbers-of-one-skeleton"))
		for (i = 0; i < n; i++)
			print "__DefFieldType K" i "<4>\n    Offset<" i * 16 ">;"
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
	if (is("attributes-of-enumerators")) {
		print "__DefBitFieldType E<24>"
		many("    V%d <number = %d>;")
	}
	if (is("values-of-a-table"))
		row("__DefFieldType X<20>\n    Table<%s>;")
	if (is("forbidden-values"))
		row("__DefFieldType X<20>\n    Forbid<%s>;")
	if (is("parts-of-a-compound")) {
		print "__DefFieldType X<20>"
		many("    Part<0, 4> Reg part%d;")
		print "    Text<\"part0\">;"
	}
	if (is("values-of-a-modifier") || what == "cases-of-a-switch") {
		print "__DefBitFieldType Kind<24>"
		many("    V%d;")
	}
}

function facts(   i) {
	if (is("functions"))
		many("__DefFunction f%d<a>\n  __Semantics\n```asm\nreturn a + 1;\n```")
	if (is("memories"))
		many("__DefMemory m%d\n    Banks<2>;\n    Word<16>;\n    Access<read>;")
	if (is("states")) {
		print "__DefState S"
		many("    Register<8> s%d;")
	}
	if (is("flags")) {
		print "__DefState S"
		many("    Flag<%d> f%d;")
	}
	if (is("values-of-a-mode")) {
		printf "__DefState S\n    Mode<M0"
		for (i = 1; i < n; i++)
			printf ", M%d", i
		print "> mode;"
	}
	if (is("side-fields")) {
		print "__DefRegisterFile N<32>\n    Numbered<\"N\", 0, 4>;"
		many("    Side<8> s%d;")
	}
	if (is("exceptions"))
		many("__DefException e%d\n    Code<%d>;")
	if (is("terms"))
		many("__DefTerm t%d\n    Text<\"term %d\">;\n  __Description\nIt is a term.\n")
	if (is("aliases"))
		many("__DefAlias a%d<d, s>\n    Text<\"ALIAS%d d, s\">;\n    Means<\"FIRST d, s\">;")
	if (is("aliases-of-a-text"))
		many("__DefAlias a%d<d, s>\n    Text<\"ALIAS d, s, %d\">;\n    Means<\"FIRST d, s\">;")
	if (is("instructions-of-an-alias")) {
		print "__DefAlias a<d, s>\n    Text<\"ALIAS d, s\">;"
		many("    Means<\"FIRST d, s\">;")
	}
	if (is("operands"))
		many("__DefOperand Operand%d\n    Stands<ra>;")
	if (is("formats"))
		many("__DefFormat Sign%d<x>\n    Prefix<> = x == \"X\" ? \"~\" : \"-\";")
	if (is("parameters")) {
		printf "__DefFunction f<a"
		for (i = 0; i < n; i++)
			printf ", a%d", i
		print ">\n  __Semantics\n```asm\nreturn a;\n```"
	}
	if (is("modifiers"))
		many("__DefModifier m%d\n    Prefix<\"-\">;")
	if (is("groups"))
		many("__DefGroup G%d")
	if (is("variants"))
		many("__DefVariant v%d\n    Extension<>;")
	if (is("variants"))
		print "__DefVariant all"
	if (is("comments"))
		many("// a comment, %d")
	if (is("empty-lines"))
		many("")
}

# Two labels for each case.
function cases(prefix,   i, number) {
	for (i = 0; i < n; i += 2) {
		number = what ~ /down$/ ? n - i : i
		print "        case " prefix number ": case " prefix number + 1 ": Rd = " i "; break;"
	}
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
	if (is("if-elses")) {
		print "    x = Ra;"
		for (i = 0; i < n; i++)
			print "    if (Ra[" i % 32 "]) x = (x + Ra * " i ")[31:0]; else x = (x * 3)[31:0];"
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
	if (is("cases-of-a-switch")) {
		print "    switch (.kind) {"
		cases(".V")
		print "        default: Rd = 7;\n    }"
	}
	if (is("cases-of-numbers") || is("cases-of-numbers-down")) {
		print "    switch (Ra) {"
		cases("")
		print "        default: Rd = 7;\n    }"
	}
	if (is("loads")) {
		print "    x = 0;"
		many("    x = (x + ram[(Ra + %d)[31:0]])[31:0];")
		print "    Rd = x;"
	}
	if (is("stores")) {
		print "    Rd = Ra;"
		many("    ram[(Ra + %d)[31:0]] = %d;")
	}
	if (is("raises")) {
		print "    Rd = Ra;"
		many("    if (Ra == %d) raise trap;")
	}
	return what ~ /^(locals|conditions-in-locals|locals-in-a-chain|statements|ifs|if-elses|else-ifs|terms-of-a-sum|calls)$/ ||
		what ~ /^(bits-of-a-concatenation|comments-of-a-block|cases-of-.*|loads|stores|raises)$/
}

function first(   own, i) {
	print "__DefFunction next<a>\n  __Semantics\n```asm\nreturn (a + 1)[31:0];\n```"
	print "__DefGroup G"
	if (machine || what == "loads" || what == "stores")
		print "__DefMemory ram" (machine ? "\n    Address<32>;\n    Program<>;\n" \
			"__DefState CPU\n    Counter<32>;" : "")
	if (what == "raises")
		print "__DefException trap\n    Code<1>;"
	kind = what ~ /^(values-of-a-modifier|cases-of-a-switch)$/
	print "__DefOptype FIRST : [G]"
	if (is("constraints") || is("encoding-errors")) {
		print "  " (what == "constraints" ? "__Encoding" : "__Exception")
		many(what == "constraints" ? "    Constraint<\"no %d\"> = rd != 15 || ra != %d;" : \
			"    EncodingError<Illegal, \"no %d\"> = rd == 15 && ra == %d;")
	}
	print "  __Syntax\n```asm\nFIRST" (kind ? "{.kind}" : "") " Rd, Ra ;"
	if (is("templates"))
		many("FIRST%d Rd, Ra ;")
	if (what == "values-of-a-modifier") {
		printf ".kind = {.V0*"
		for (i = 1; i < n; i++)
			printf ", .V%d", i
		print "}"
	}
	print "```\n  __Description\nCopies a register.\n"
	print "  __OperandInfo\nRegisters.\n"
	print "  __Semantics\n```asm\nFIRST" (kind ? ".kind" : "") " Rd, Ra:"
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
	if (is("opcodes"))
		for (i = 1; i <= n; i++)
			opcode("FIRST_" i, "FIRST", i)
	if (is("opcodes-with-templates"))
		for (i = 1; i <= n; i++) {
			opcode("FIRST_" i, "FIRST", i)
			print "  __Syntax\n```asm\nFIRST" i " Rd, Ra ;\n```"
			print "  __Semantics\n```asm\nFIRST" i " Rd, Ra:\n    Rd = Ra;\n```"
		}
}

# Opcodes whose texts differ only in what the first operand can be.
function skeletons(   i) {
	for (i = 0; i < n && what ~ /-of-one-skeleton$/; i++) {
		print "__DefOptype S" i " : [G]\n  __Syntax\n```asm\nSAME k, Rd ;\n```"
		print "__DefOpcode S" i "_R : [S" i "]\n  __Encoding\n    field<0, 24> Code code == " i + 1 ";"
		print "    field<32, 4> Reg rd;\n    field<36, 4> K" i " k;"
	}
}

function families(   i) {
	if (!is("families") && !is("prefixes"))
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

# A specification of its own: opcodes of 128 bits, each with 20 fixed bits, which are scattered.
function scattered(   i, b, left) {
	srand(7)
	print "__DefISA SCATTERED\n  __Layout\n    Unit<128>;\n    Length<128>;\n"
	print "__DefFieldType Bit<1>\n\n__DefGroup G"
	for (i = 0; i < n; i++) {
		print "\n__DefOptype S" i " : [G]\n  __Syntax\n```asm\ns" i " ;\n```\n  __Encoding"
		for (b = left = 0; b < 128; b++)
			if (rand() * (128 - b) < 20 - left && ++left)
				print "    field<" b ", 1> Bit b" b " == " int(rand() * 2) ";"
		print "\n__DefOpcode S" i " : [S" i "]"
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
	if (is("program-chain"))
		for (i = 0; i < n; i++)
			print ".equ c" i ", " (i % 4000 ? "c" i - 1 " + 1" : "0") "\n.space c" i " % 3"
	if (is("program-chain-of-addresses"))
		for (i = 0; i < n; i++)
			print ".equ d" i ", " (i % 4000 ? "d" i - 1 " + 1" : ".") "\n.word d" i
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
	if (what == "scattered") {
		scattered()
		exit
	}
	machine = sub(/^machine-/, "", what) # its program is in a memory
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
		skeletons()
		faults()
	}
	if (list)
		print "names:" names
}
