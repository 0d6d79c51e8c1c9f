# SPDX-License-Identifier: MIT
# Facts and typed semantics as XML -> lines on what the pages of definitions have to show:
#   value PAGE NAME NUMBER    of a type
#   register PAGE NAME NUMBER of a register file
#   use PAGE FAMILY FIELD     the fields of a type
#   call PAGE NAME            functions that a definition calls, and who calls a function
#   awk -f definition_xml.awk ISA.xml ISA-semantics.xml

function use(type, family, field)
{
	print "use\ttype-" slug(type) ".html\t" family "\t" field
}

# The part in front of the number of a block, or of the name of a helper.
function definition(id)
{
	sub(/[:.].*/, "", id)
	return id
}

BEGIN {
	for (i = 1; i < 256; i++)
		codes[sprintf("%c", i)] = sprintf("%02x", i)
}

# ---- facts ----

/^ *<type / { page = "type-" slug(attribute("name")) ".html" }
/^ *<register-file / { page = "file-" slug(attribute("name")) ".html" }
/^ *<(fact|alias|operand) / { page = "" }
/^ *<value / && page ~ /^type-/ {
	print "value\t" page "\t" attribute("name") "\t" attribute("value")
}
/^ *<register / && page ~ /^file-/ {
	print "register\t" page "\t" attribute("name") "\t" attribute("number")
}
/^ *<group / {
	page = ""
	level++
	count[level] = 0
}
/^ *<\/group>/ { level-- }
/^ *<optype / {
	page = ""
	family = attribute("name")
	for (i = 1; i <= level; i++)
		for (k = 1; k <= count[i]; k++)
			use(types[i, k], family, names[i, k])
}
/^ *<\/optype>/ { family = "" }
/^ *<field / {
	if (family != "") {
		use(attribute("type"), family, attribute("name"))
	} else {
		types[level, ++count[level]] = attribute("type")
		names[level, count[level]] = attribute("name")
	}
}

# ---- semantics ----

/^ *<function id="[^."]*"/ { page = "function-" slug(attribute("name")) ".html" }
/^ *<definition / {
	page = attribute("kind") == "isa" ? "machine.html" : "insn-" slug(attribute("name")) ".html"
}
/^ *<callee / && attribute("of") !~ /[.]/ { print "call\t" page "\t" attribute("of") }
/^ *<caller / && page ~ /^function-/ { print "call\t" page "\t" definition(attribute("of")) }
