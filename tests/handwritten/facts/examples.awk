# SPDX-License-Identifier: MIT
# Lists the examples of the handwritten files: FILE:LINE, then `fits` or `odd`, then the text. An
# example fits when it matches one of the templates of its own family, read here independently of
# specc: a template becomes a regular expression with one pattern per kind of operand. What a
# condition or an alignment forbids, and which operand kinds occur together, is not looked at.

function trim(text) { gsub(/^[ \t]+|[ \t\r]+$/, "", text); return text }

# The pattern of an operand.
function operand(word) {
	if (word ~ /^R[a-d]$/) return "(RZ|R[0-9]+|R\\[[0-9]+:[0-9]+\\])"
	if (word ~ /^UR[a-d]$/) return "(URZ|UR[0-9]+|UR\\[[0-9]+:[0-9]+\\])"
	if (word ~ /^up[a-z]$/) return "(UPT|UP[0-6])"
	if (word ~ /^p[a-z]$/) return "(PT|P[0-6])"
	if (word ~ /^(Src|SbMsk)/) return "(" number "|U?RZ|U?R[0-9]+|U?R\\[[0-9]+:[0-9]+\\]|" constant ")"
	if (word ~ /^[US]Imm/) return number
	return word
}

# The pattern of a modifier, the word behind a dot; a starred one may be left out, dot and all.
function modifier(word) {
	if (word !~ /[a-z]/) return "\\." word
	return "(\\.[A-Z0-9]+)" (word in starred ? "?" : "")
}

# The regular expression of a template.
function expression(template,   out, c, word) {
	gsub(/c\[UImm\]\[URa\+SImm\]/, "Constant", template)
	gsub(/\$[a-z]+/, "", template)
	sub(/[ ;]*$/, "", template)
	match(template, /^[A-Z0-9]+/)
	out = "^" substr(template, 1, RLENGTH)
	template = substr(template, RLENGTH + 1)
	while (template != "") {
		c = substr(template, 1, 1)
		if (match(template, /^\.[A-Za-z0-9]+/)) {
			out = out modifier(substr(template, 2, RLENGTH - 1))
			template = substr(template, RLENGTH + 1)
			continue
		}
		if (match(template, /^[A-Za-z][A-Za-z0-9]*/)) {
			word = substr(template, 1, RLENGTH)
			template = substr(template, RLENGTH + 1)
			out = out (word == "Constant" ? constant : operand(word))
			continue
		}
		template = substr(template, 2)
		if (c == "{") out = out "("
		else if (c == "}") out = out ")?"
		else if (c == "-" || c == "~") out = out "[-~]"
		else if (c == " ") out = out (out ~ / \*$/ ? "" : " *")
		else if (c == ",") out = out " *, *"
		else out = out "[" c "]"
	}
	return out " *;$"
}

BEGIN {
	number = "-?(0x[0-9A-Fa-f]+|0f[0-9A-F]+|[0-9]+(\\.[0-9]+)?)"
	constant = "c\\[" number "\\]\\[(UR[0-9]+[+]?)?(" number ")?\\]"
}

FNR == 1 { name = FILENAME; sub(/.*\//, "", name); name = substr(name, 1, 3) }
/^__DefOptype/ { templates = 0; split("", starred) }
/^ *__[A-Z][A-Za-z]*[ \t\r]*$/ { section = trim($0); fence = 0; next }
/^__/ { section = ""; fence = 0 }
/^ *```/ { fence = !fence; next }
section == "__Syntax" && fence {
	line = $0
	sub(/\/\/.*/, "", line)
	line = trim(line)
	if (line ~ /^\.[a-z0-9]+ *=.*\*/) { sub(/^\./, "", line); sub(/ *=.*/, "", line); starred[line] = 1 }
	else if (line ~ /^[A-Z]/) template[++templates] = line
}
section == "__Examples" && fence {
	line = $0
	sub(/\/\/.*/, "", line)
	line = trim(line)
	if (line == "") next
	gsub(/[ \t]+/, " ", line)
	fits = 0
	for (i = 1; i <= templates; i++) if (line ~ expression(template[i])) fits = 1
	print name ":" FNR, fits ? "fits" : "odd", line
}
