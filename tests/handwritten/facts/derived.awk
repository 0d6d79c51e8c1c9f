# SPDX-License-Identifier: MIT
# Prints the lists of the facts with which templates and blocks agree, as the facts have them: the
# project's description states no lists. An `order` agrees if every form shows its operands in it,
# an `in` if the blocks read all of them but the guard, and no other register, an `out` if the
# blocks assign these and no others.
#   awk -f derived.awk NAME.xml NAME-semantics.xml NAME.facts

function value(name) {
	return match($0, " " name "=\"[^\"]*\"") ? \
		substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : ""
}

# The operands of a list, also those in C[vb,ura], but no literal such as PR: their number.
function operands(list, names) {
	gsub(/[A-Z]+(\[| |$)/, " ", list)
	gsub(/[],]/, " ", list)
	return split(list, names)
}

/<type name=/ && value("kind") == "register" { is_register[value("name")] = 1 }
/<opcode name=/ { opcode = value("name"); has_opcode[opcode] = 1 }
/<form / { form = opcode SUBSEP (++forms[opcode]) }
/<value field=/ {
	field = value("field")
	shown[form] = shown[form] " " field
	has[opcode, field] = 1
	if (value("label") == "Guard")
		guard[opcode, field] = 1
	if (value("type") in is_register)
		counts[opcode, field] = 1
}
/<block id=/ { described = 0 }
/<describes opcode=/ { of[++described] = value("opcode") }
/<symbol / {
	count = split(value("fields"), names)
	for (i = 1; i <= described; i++)
		for (k = 1; k <= count; k++) {
			if (value("in") == "yes")
				reads[of[i]] = reads[of[i]] " " names[k]
			if (value("out") == "yes")
				writes[of[i]] = writes[of[i]] " " names[k]
		}
}

function agrees_order(owner, count, names,   i, k, n, part, given, found, seen) {
	for (i = 1; i <= count; i++)
		given[names[i]] = 1
	for (k = 1; k <= forms[owner]; k++) {
		n = split(shown[owner, k], part)
		for (i in found)
			delete found[i]
		seen = ""
		for (i = 1; i <= n; i++) {
			if (part[i] in given && !(part[i] in found))
				seen = seen " " part[i]
			found[part[i]] = known[owner, part[i]] = 1
		}
		for (i = 1; i <= count; i++)
			if (names[i] in found)
				sub("^ " names[i] "( |$)", " ", seen) && sub(/^ +/, " ", seen)
		if (seen ~ /[^ ]/)
			return 0
	}
	for (i = 1; i <= count; i++)
		if (!((owner, names[i]) in known))
			return 0
	return 1
}

# What the blocks read or assign, against the list.
function agrees(owner, count, names, found, all,   i, n, part, given, is) {
	n = split(found, part)
	for (i = 1; i <= n; i++)
		is[part[i]] = 1
	for (i = 1; i <= count; i++) {
		given[names[i]] = 1
		if (!(names[i] in is) && (all || !((owner, names[i]) in guard)))
			return 0
	}
	for (i in is)
		if (!(i in given) && (owner, i) in has && (all || (owner, i) in counts))
			return 0
	return 1
}

$3 in has_opcode && $2 ~ /^(in|out|order)$/ {
	list = $0
	sub(/^[^ ]* [^ ]* [^ ]* ?/, "", list)
	count = operands(list, names)
	if ($2 == "order" ? agrees_order($3, count, names) : \
			$2 == "in" ? agrees($3, count, names, reads[$3], 0) : \
			agrees($3, count, names, writes[$3], 1)) {
		sub(/^[^ ]* /, "")
		print
	}
}
