# SPDX-License-Identifier: MIT
# Writes the specifications of cases.txt as DIR/NAME.isa, and `NAME VERDICT [PART of the report]` for
# each on stdout.   awk -v dir=DIR -f make.awk cases.txt
#
#   case NAME ambiguous 'TEXT'       a text with two meanings; or: case NAME clear
#   @ STATEMENT                      in __Assembly
#   __Def...                         definitions, with their statements indented
#   > TEMPLATES | FIELDS             an opcode: templates and lists of values, separated by ' ; ',
#                                    and the fields below bit 12 and constraints, separated by ','
#   # ...                            a comment
#
# Words have 16 bits, of which bits 15:12 are the number of the opcode. All have r0 to r7 (R, Reg),
# numbers U3, U4, U8 and the switch Flag.

function finish() {
	if (!file)
		return
	if (!family)
		head()
	close(file)
	file = ""
}

function head() {
	print "__DefISA CASE\n  __Layout\n    Unit<16>;\n    Length<16>;\n  __Assembly" >file
	printf "%s", assembly >file
	print "\n__DefRegisterFile R<16>\n    Numbered<\"r\", 0, 8>;" >file
	print "\n__DefFieldType Reg<3>\n    Register<R>;" >file
	print "\n__DefFieldType U3<3>\n    Integer<unsigned>;" >file
	print "\n__DefFieldType U4<4>\n    Integer<unsigned>;" >file
	print "\n__DefFieldType U8<8>\n    Integer<unsigned>;" >file
	print "\n__DefBitFieldType Flag<1>\n    Off;\n    On;" >file
	print definitions "\n__DefGroup ALL" >file
}

function opcode(templates, fields,   i, n, list) {
	if (!family++)
		head()
	print "\n__DefOptype F" family " : [ALL]\n  __Encoding\n    field<12, 4> U4 code == " family ";" >file
	gsub(/, field/, "\nfield", fields)
	gsub(/, Constraint/, "\nConstraint", fields)
	n = split(fields, list, "\n")
	for (i = 1; i <= n; i++)
		print "    " list[i] ";" >file
	print "  __Syntax\n```asm" >file
	n = split(templates, list, / ; /)
	for (i = 1; i <= n; i++)
		print list[i] (list[i] ~ /^\./ ? "" : " ;") >file
	print "```\n__DefOpcode F" family " : [F" family "]" >file
}

/^#/ { next }

/^case / {
	finish()
	file = dir "/" $2 ".isa"
	family = 0
	assembly = definitions = ""
	text = $0
	sub(/^case [^ ]* */, "", text)
	print $2, text
	next
}

/^@ / {
	assembly = assembly "    " substr($0, 3) "\n"
	next
}

/^> / {
	at = index($0, " | ")
	opcode(substr($0, 3, at - 3), substr($0, at + 3))
	next
}

{ definitions = definitions "\n" $0 }

END { finish() }
