# SPDX-License-Identifier: MIT
# Makes an instruction set from language.cases (see tests/execution/ref_language.sh), with an opcode for each
# block. isa: the file language.isa, in which the line OPERATIONS is replaced by the names of the
# opcodes.
function field(name, bits, type) { place[name] = bits; kind[name] = type }
function extra(name, text) { more[name] = text }
BEGIN {
	field("Vd", "8, 4", "VReg vd"); field("Ve", "12, 4", "VReg ve")
	field("Va", "16, 4", "VReg va"); field("Vb", "20, 4", "VReg vb")
	field("Vc", "24, 4", "VReg vc"); field("Wd", "58, 4", "VReg wd")
	field("Wa", "62, 4", "VReg wa"); field("k5", "66, 5", "Imm5 k5")
	field("k8", "94, 8", "Imm8 k8"); field("Ud", "52, 3", "UReg ud")
	field("Ua", "55, 3", "UReg ua"); field("pd", "28, 3", "Pred pd")
	field("pe", "31, 3", "Pred pe"); field("pa", "34, 3", "Pred pa")
	field("pb", "37, 3", "Pred pb"); field("Fd", "40, 3", "FReg fd")
	field("Fa", "43, 3", "FReg fa"); field("Fb", "46, 3", "FReg fb")
	field("Fc", "49, 3", "FReg fc")
	extra("Va", "    field<72, 1> Sign va.neg = Off;\n    field<73, 1> Sign va.bitnot = Off;\n")
	extra("Fa", "    field<74, 1> Sign fa.neg = Off;\n    field<75, 1> Sign fa.abs = Off;\n")
	extra("pa", "    field<76, 1> Sign pa.not = Off;\n")
	field("rnd", "78, 2", "Rnd rnd"); field("type", "80, 2", "Type type")
	field("cmp", "82, 3", "Cmp cmp"); field("mode", "85, 2", "Mode mode")
	field("Ha", "102, 3", "VWindow ha"); field("Hd", "105, 3", "VWindow hd")
	field("La", "112, 3", "LReg la"); field("Lb", "115, 3", "LReg lb")
	field("Ld", "118, 3", "LReg ld"); field("Lm", "121, 3", "LReg lm")
	field("Ma", "112, 3", "LReg ma"); field("Md", "118, 3", "LReg md")
	shown["Va"] = "{-}{~}Va"; shown["Fa"] = "{-}{|}Fa{|}"; shown["pa"] = "{!}pa"
	width["Ma"] = width["Md"] = 128
	width["Wd"] = width["Wa"] = 16; width["k5"] = width["k8"] = 8
}
function operand(name,   low) {
	if (!(name in place)) return
	low = tolower(name)
	fields = fields "    field<" place[name] "> " kind[name] ";\n" more[name]
	if (name ~ /[dem]$/) outs = outs (outs == "" ? "" : ", ") low
	if (name !~ /[de]$/) ins = ins (ins == "" ? "" : ", ") low
	order = order (order == "" ? "" : ", ") low
	if (name in width) widths = widths "    Bitwidth<" low "> = " width[name] ";\n"
	if (name ~ /^F/) widths = widths "    Type<" low "> = F32;\n"
}
function finish() {
	if (number == 0) return
	body = body "\n__DefOptype T" number " : [" group "]\n  __Encoding\n" \
		"    field<0, 8> Op optype == T" number ";\n" fields \
		"  __Syntax\n```asm\n" template " ;\n```\n  __Semantics\n```asm\n" header ":\n" code \
		"```\n\n__DefOpcode T" number "_O : [T" number "]\n  __OperandInfo\n    InList<" \
		ins ">;\n    OutList<" outs ">;\n    Order<" order ">;\n" widths
	operations = operations "    T" number ";\n"
}
/^== / {
	finish()
	number++
	fields = ins = outs = order = widths = code = ""
	group = $2 == "once" ? "ONCE" : "LANES"
	header = substr($0, 4)
	sub(/^once /, "", header)
	sub(/^T/, "T" number, header)
	template = header
	count = split(header, words, /[^A-Za-z0-9]+/)
	for (i = 2; i <= count; i++) {
		operand(words[i])
		if (words[i] in shown) {
			pattern = "(^|[^A-Za-z0-9])" words[i]
			match(template, pattern)
			at = RSTART + RLENGTH - length(words[i])
			template = substr(template, 1, at - 1) shown[words[i]] \
				substr(template, at + length(words[i]))
		}
	}
	next
}
/^\t/ { code = code "    " substr($0, 2) "\n"; next }
END {
	finish()
	while ((getline line <isa) > 0) {
		if (line == "OPERATIONS") printf "%s", operations
		else print line
	}
	printf "%s", body
}
