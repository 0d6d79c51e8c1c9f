# SPDX-License-Identifier: MIT
# Turns specifications into the list of all single changes in their encodings, types and assembly
# texts, a line each as mutants.awk writes them; the block is always `encoding`. Changed are the
# statements of sections __Encoding and of types and register files (places, widths, values,
# defaults, codings), those of operands (widths, text forms, order) and the templates in __Syntax.
#   awk -f encoding.awk FILE...

BEGIN {
	swaps["signed"] = "unsigned"; swaps["unsigned"] = "signed"; swaps["ones"] = "signed"
	swaps["little"] = "big"; swaps["big"] = "little"; swaps["hex"] = "decimal"; swaps["decimal"] = "hex"
	for (i = 1; i < ARGC; i++)
		learn_values(ARGV[i])
}

# The named values of each type, in their order.
function learn_values(file,   line, type, name) {
	while ((getline line <file) > 0) {
		if (line ~ /^__Def/) {
			type = ""
			if (line ~ /^__DefBitFieldType/) {
				type = line
				sub(/^__DefBitFieldType +/, "", type)
				sub(/[ <:].*/, "", type)
			}
		} else if (line ~ /^ *__/)
			type = ""
		else if (type != "" && match(line, /^ +[A-Za-z_0-9][A-Za-z_0-9]*( *=|;|<)/)) {
			name = line
			gsub(/^ +|[ =;<].*/, "", name)
			number_of[type, name] = ++count_of[type]
			name_of[type, count_of[type]] = name
		}
	}
	close(file)
}

function emit(kind, column, old, new) {
	if (old != new)
		printf "%s\t%d\t%d\t%s\tencoding\t%s\t%s\t%s\n", base, FNR, column, definition, kind, old, new
}

# The number that begins at a column: one more, and one less where it is not 0.
function change_number(kind, column,   old, value, hex) {
	if (!match(substr($0, column), /^-?(0x[0-9A-Fa-f]+|[0-9]+)/))
		return
	old = substr($0, column, RLENGTH)
	if (old ~ /^-?0x/) {
		emit(kind, column, old, old "0")
		hex = substr(old, length(old))
		emit(kind, column, old, substr(old, 1, length(old) - 1) (hex == "0" ? "1" : "0"))
		return
	}
	value = old + 0
	emit(kind, column, old, value + 1)
	if (value > 0)
		emit(kind, column, old, value - 1)
}

# All numbers of a statement.
function change_numbers(kind, from,   at, rest) {
	for (at = from; at <= length($0); at += RLENGTH) {
		rest = substr($0, at)
		if (rest ~ /^\/\//)
			return
		if (match(rest, /^"[^"]*"/) || match(rest, /^[A-Za-z_.$][A-Za-z_0-9.]*/) || match(rest, /^[^-0-9"A-Za-z_.$\/]+/))
			continue
		if (match(rest, /^-?(0x[0-9A-Fa-f]+|[0-9]+)/)) {
			width = RLENGTH
			change_number(kind, at)
			RLENGTH = width
		} else
			RLENGTH = 1
	}
}

# The value behind = or ==: the next one of its type, or another number.
function change_value(kind, type, column,   name, n) {
	if (!match(substr($0, column), /^[A-Za-z_0-9]+/))
		return
	name = substr($0, column, RLENGTH)
	if ((type, name) in number_of) {
		n = number_of[type, name] % count_of[type] + 1
		emit(kind, column, name, name_of[type, n])
	} else if (name ~ /^[0-9]/)
		change_number(kind, column)
}

# field<lsb, width> Type name == value;
function change_field(   at, rest, type) {
	match($0, /field</)
	at = RSTART + RLENGTH
	change_number("place", at)
	rest = substr($0, at)
	if (match(rest, /, */) && rest ~ /^[0-9]+, *[0-9]+>/)
		change_number("width", at + RSTART + RLENGTH - 1)
	type = rest
	sub(/^[^>]*> */, "", type)
	sub(/ .*/, "", type)
	if (match($0, / == /))
		change_value("code", type, RSTART + RLENGTH)
	else if (match($0, / = /))
		change_value("default", type, RSTART + RLENGTH)
	leave_out()
}

function leave_out(   text) {
	text = $0
	sub(/^ */, "", text)
	sub(/ *\/\/.*/, "", text)
	emit("left out", length($0) - length($0 "") + index($0, text), text, "")
}

function change_words(   word, at) {
	for (word in swaps)
		if ((at = index($0, "<" word ">")) > 0 || (at = index($0, "<" word ",")) > 0)
			emit("coding", at + 1, word, swaps[word])
}

# ---- templates ----

# A blank stands between the mnemonic and its operands.
function change_template(   at, rest, depth, first, kind) {
	if (match($0, /^ *[A-Z][A-Z0-9]*/)) {
		rest = substr($0, RSTART, RLENGTH)
		at = RSTART + match(rest, /[A-Z]/) - 1
		emit("mnemonic", at, substr($0, at, 1), substr($0, at, 1) == "Q" ? "Y" : "Q")
	}
	for (at = 1; at <= length($0); at++) {
		rest = substr($0, at)
		if (match(rest, /^\{[^{}]*\}/)) {
			emit("optional", at, substr(rest, 1, RLENGTH), substr(rest, 2, RLENGTH - 2))
			emit("optional", at, substr(rest, 1, RLENGTH), "")
		}
		if (match(rest, /^\.[A-Za-z][A-Za-z0-9]*/) && substr($0, at - 1, 1) != "{")
			emit("modifier", at, substr(rest, 1, RLENGTH), "")
		if (match(rest, /^[A-Za-z$]+, [A-Za-z$]+/) && substr($0, at - 1, 1) ~ /[ ,]/ &&
				substr(rest, RLENGTH + 1, 1) !~ /[A-Za-z0-9]/)
			exchange(at, substr(rest, 1, RLENGTH))
	}
}

function exchange(at, text,   parts) {
	split(text, parts, /, /)
	emit("operands", at, text, parts[2] ", " parts[1])
}

# .rnd = {.RN*, .RP}: another default, a value left out, two in each other's place
function change_list(   at, rest) {
	at = index($0, "{")
	if ((rest = index($0, "*")) > 0)
		emit("list", rest, "*", "")
	if (match($0, /, \.[A-Za-z0-9_]+\*?\}/))
		emit("list", RSTART, substr($0, RSTART, RLENGTH), "}")
}

# ---- the lines of a file ----

FNR == 1 {
	base = FILENAME
	sub(/.*\//, "", base)
	section = ""
}
/^__Def/ {
	definition = $0
	sub(/^__Def[A-Za-z]* +/, "", definition)
	sub(/[ <:].*/, "", definition)
	kind_of = $1
	section = "head"
	if (kind_of == "__DefBitFieldType" && match($0, /<[0-9]+>/)) {
		width = RSTART + 1
		change_number("width", width)
	}
	next
}
/^[ \t]*__[A-Z]/ {
	section = $0
	gsub(/[ \t]|<[a-z]*>/, "", section)
	next
}
/^[ \t]*```/ { next }
/^[ \t]*(\/\/.*)?$/ || /__Attribute/ || /Errata</ { next }
section == "__Encoding" && /field</ { change_field(); next }
section == "__Encoding" && /Length</ { change_numbers("length", 1); next }
section == "__Syntax" && /^ *\.[A-Za-z]+ = \{/ { change_list(); next }
section == "__Syntax" { change_template(); next }
section == "__Layout" { change_words(); change_numbers("layout", 1); next }
section == "__OperandInfo" && /^ *(Bitwidth|AsmFormat|EncodingError|Type|ModiOrder|Constraint)</ {
	if (/Bitwidth</)
		change_numbers("bitwidth", 1)
	else
		leave_out()
	if ((at = index($0, "==")) > 0)
		emit("condition", at, "==", "!=")
	else if ((at = index($0, "!=")) > 0)
		emit("condition", at, "!=", "==")
	next
}
section == "head" && kind_of == "__DefBitFieldType" {
	change_words()
	change_numbers("value", 1)
	if (/;.*/ && $0 !~ /^ *(Integer|Register|Enum)</)
		leave_out()
}
section == "head" && kind_of == "__DefRegisterFile" { change_numbers("register", 1) }
section == "head" && kind_of == "__DefOperand" { leave_out() }
