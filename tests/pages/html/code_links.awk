# SPDX-License-Identifier: MIT
# Typed semantics, facts, then the lines `link` of code_pages.awk -> each link of an identifier that
# does not lead to what the XML says the identifier is:
#   awk -f code_links.awk ISA-semantics.xml ISA.xml LINES
# That the places exist is for others to check.

# What stands behind the kind in "kind-NAME" or "kind-NAME.html".
function name_in(text)
{
	sub(/^[a-z]*-/, "", text)
	sub(/[.]html$/, "", text)
	return text
}

# The row of a field: the operand stands for it, or it is the modifier, or has the value.
function is_field(page, word, field,    type)
{
	sub(/--[0-9]+$/, "", field)
	if (word !~ /^[.]/)
		return (page SUBSEP word SUBSEP field) in fields || slug(word) == field
	word = slug(substr(word, 2))
	if (word == field || field ~ ("[.]" word "$"))
		return 1
	type = types[page, field]
	return (type SUBSEP word) in values
}

function is_state(word, name)
{
	return slug(word) == name || word == "pc" || slug(word) ~ ("^" name "[0-9]+$")
}

function is_right(page, place, word, address,    target, at)
{
	at = index(address, "#")
	target = at ? substr(address, at + 1) : ""
	address = at ? substr(address, 1, at - 1) : address
	if (address == "" && target ~ /^field-/)
		return is_field(page, word, name_in(target))
	if (address == "" && target ~ /^helper-/ || address ~ /^function-/)
		return slug(word) == name_in(address == "" ? target : address)
	if (target ~ /^operand-/)
		return (page SUBSEP word) in parts
	if (address == "")
		return place == "header" && (target ~ /^opcode-/ || target == "syntax")
	if (target ~ /^value-/)
		return slug(substr(word, 2)) == name_in(target) &&
			((name_in(address) SUBSEP name_in(target)) in values)
	if (address ~ /^type-/)
		return slug(word) == name_in(address) || (name_in(address) SUBSEP word) in attributes
	if (target ~ /^(register|side)-/)
		return slug(word) == name_in(target) || slug(substr(word, 2)) == name_in(target) ||
			word ~ /^[.]/
	if (target ~ /^word-/)
		return slug(word) == name_in(target) || word ~ /^U?INT[0-9]+$/ ||
			target == "word-fold" || target == "word-laneid"
	if (target ~ /^exception-/)
		return slug(word) == name_in(target)
	if (address ~ /^file-/)
		return slug(word) == name_in(address) ||
			slug(word) ~ ("^" slug(prefixes[name_in(address)]) "[0-9]+$")
	return address ~ /^state-/ && is_state(word, name_in(address))
}

BEGIN {
	FS = "\t"
	for (i = 1; i < 256; i++)
		codes[sprintf("%c", i)] = sprintf("%02x", i)
}

# ---- the typed semantics ----

FILENAME ~ /-semantics[.]xml$/ && /^ *<definition / { page = "insn-" slug(attribute("name")) ".html" }
FILENAME ~ /-semantics[.]xml$/ && /^ *<symbol / {
	count = split(attribute("fields"), list, " ")
	if (!count)
		parts[page, attribute("name")]
	for (i = 1; i <= count; i++)
		fields[page, attribute("name"), slug(list[i])]
}
FILENAME ~ /-semantics[.]xml$/ { next }

# ---- the facts ----

/^ *<type / { type = slug(attribute("name")); page = "" }
/^ *<value / && page == "" {
	values[type, slug(attribute("name"))]
	inside = attribute("name")
}
/^ *<attribute / && page == "" { attributes[type, "." attribute("name")] }
/^ *<register-file / { prefixes[slug(attribute("name"))] = attribute("prefix") }
/^ *<group / { in_group = 1; page = "group" }
/^ *<optype / { page = "insn-" slug(attribute("name")) ".html" }
/^ *<field / {
	types[page, slug(attribute("name"))] = slug(attribute("type"))
}

# ---- the links ----

$1 == "link" {
	if (!is_right($2, $3, $4, $5))
		print $2 ": '" $4 "' leads to " $5
}
