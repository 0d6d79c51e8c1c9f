# SPDX-License-Identifier: MIT
# Reads the facts off the handwritten descriptions of the GPU, without specc: what is defined, where
# its fields are, the values of enumerations, the order of operands. Corrects nothing. A line each,
# words separated by a blank, the first of which is the place, FILE:LINE with the file's number;
# lists of operands keep their order, and `C[vb,ura]` is one operand.
#
#   group NAME PARENT            optype NAME PARENT           opcode NAME PARENT
#   type NAME BITS
#   enum TYPE NAME VALUE
#   field OWNER NAME LSB WIDTH TYPE operand|default|fixed VALUE
#   in OWNER OPERAND...    out OWNER OPERAND...    order OWNER OPERAND...    modifiers OWNER NAME...
#
#   awk -f read.awk SEED...

function trim(s) { gsub(/^[ \t\r]+|[ \t\r]+$/, "", s); return s }

function hex(s,   i, n) {
	for (i = 1; i <= length(s); i++)
		n = n * 16 + index("0123456789abcdef", tolower(substr(s, i, 1))) - 1
	return n + 0
}

function number(s) { return s ~ /^0x/ ? hex(substr(s, 3)) : s + 0 }

# field<lsb, width> Type name = value;
function field(line,   part, type, kind, value) {
	sub(/[ \t]*\/\/.*/, "", line)
	sub(/;[ \t\r]*$/, "", line)
	sub(/^ *field *< */, "", line)
	split(line, part, /[ ,>]+/)
	sub(/^[^>]*> */, "", line)
	type = line; sub(/ .*/, "", type)
	sub(/^[^ ]+ +/, "", line)
	kind = "operand"
	value = "-"
	if (match(line, / *==? */)) {
		kind = substr(line, RSTART, RLENGTH) ~ /==/ ? "fixed" : "default"
		value = trim(substr(line, RSTART + RLENGTH))
		line = substr(line, 1, RSTART - 1)
	}
	print place, "field", definition, trim(line), part[1] + 0, part[2] + 0, type, kind, value
}

# Order<pg, rd, C[vb, ura]>; as "pg rd C[vb,ura]"
function list(line,   out, c, i, depth) {
	sub(/^[^<]*</, "", line); sub(/>;.*/, "", line)
	gsub(/[ \t]/, "", line)
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		depth += (c == "[") - (c == "]")
		out = out (c == "," && !depth ? " " : c)
	}
	return out
}

FNR == 1 { file = FILENAME; sub(/.*\//, "", file); sub(/_.*/, "", file) }
{ place = file ":" FNR }
/^__Def/ {
	definition = $2
	sub(/<.*/, "", definition)
	enum = $1 == "__DefBitFieldType" ? definition : ""
	next_value = 0
	if (enum) {
		bits = $0
		gsub(/[^<]*<|>.*/, "", bits)
		print place, "type", enum, bits
	} else {
		owner = $0
		if (!sub(/.*\[/, "", owner)) owner = "-"
		sub(/\].*/, "", owner)
		print place, tolower(substr($1, 6)), definition, owner
	}
	next
}
enum && /^ *[A-Za-z0-9]+ *(=|;)/ {
	line = $0; sub(/;.*/, "", line)
	if (split(line, part, / *= */) > 1) next_value = number(trim(part[2]))
	print place, "enum", enum, trim(part[1]), next_value++
	next
}
/^ *field *</ { field($0) }
/^ *InList *</ { print place, "in", definition, list($0) }
/^ *OutList *</ { print place, "out", definition, list($0) }
/^ *Order *</ { print place, "order", definition, list($0) }
/^ *ModiOrder *</ { print place, "modifiers", definition, list($0) }
