# SPDX-License-Identifier: MIT
# Reads specification files on its own, without specc, and prints the rows that the target csv must
# have: "O,opcode,optype,group,length,mask,match" and "F,opcode,field,lsb,width,type,kind,value".
# It knows what these files use: enums, one length, decimal and 0x numbers.

function number(text,   i, value) {
	if (text !~ /^0x/) return text + 0
	value = 0
	for (i = 3; i <= length(text); i++)
		value = value * 16 + index("0123456789abcdef", tolower(substr(text, i, 1))) - 1
	return value
}

function is_number(text) { return text ~ /^(0x[0-9a-fA-F]+|[0-9]+)$/ }

# Registers by name and enumerators share one table: TYPE NAME -> number.
function value_of(type, text) {
	if (is_number(text) && !((type, text) in values)) return number(text)
	if (!((type, text) in values)) { print "unknown value " text " of " type; exit 1 }
	return values[type, text]
}

function hex(bits, from, length_,   i, digit, text) {
	text = "0x"
	for (i = length_ / 4 - 1; i >= 0; i--) {
		digit = bits[from, 4 * i] + 2 * bits[from, 4 * i + 1]
		digit += 4 * bits[from, 4 * i + 2] + 8 * bits[from, 4 * i + 3]
		text = text substr("0123456789abcdef", digit + 1, 1)
	}
	return text
}

# Sets the bits of one piece; the piece holds the bits of value from `shift` up.
function fix(key, lsb, width, value, shift,   i) {
	for (i = 0; i < width; i++) {
		mask[key, lsb + i] = 1
		match_[key, lsb + i] = int(value / 2 ^ (shift + i)) % 2
	}
}

# A field statement without "field<" and ";": "12, 1, 2, 5> Imm6 imm = 0".
function field(text,   at, args, count, i, rest, total) {
	at = index(text, ">")
	count = split(substr(text, 1, at - 1), args, ",")
	rest = substr(text, at + 1)
	gsub(/=+/, " & ", rest)
	split(rest, words, " ")
	total = 0
	for (i = 2; i <= count; i += 2) total += args[i]
	for (i = 1; i <= count; i += 2) {
		total -= args[i + 1]
		own[current] = own[current] "\n" words[2] "," args[i] + 0 "," args[i + 1] + 0 "," words[1] "," \
			words[3] "," words[4] "," total
	}
}

function print_chain(opcode, key,   rows, count, i, part, kind, value) {
	if (key in parent) print_chain(opcode, parent[key])
	for (i = 1; (key, i) in shares; i++) print_chain(opcode, "Group" SUBSEP shares[key, i])
	count = split(own[key], rows, "\n")
	for (i = 2; i <= count; i++) {
		split(rows[i], part, ",")
		kind = part[5] == "==" ? "fixed" : part[5] == "=" ? "default" : "operand"
		value = kind == "operand" ? "" : value_of(part[4], part[6])
		if (kind == "fixed") fix(opcode, part[2], part[3], value, part[7])
		print "F," opcode "," part[1] "," part[2] "," part[3] "," part[4] "," kind "," value
	}
}

FNR == 1 { inside = "" }
/^```/ { fence = !fence }
fence { next }
{ line = $0; sub(/[ \t]*\/\/.*/, "", line) }
/^__Def/ {
	line = substr(line, 6)
	gsub(/[<>:\[\],]/, " & ", line)
	split(line, head, " ")
	inside = head[1]
	name = head[2]
	next_value = 0
	current = inside SUBSEP name
	if (inside ~ /^(Group|Optype|Opcode)$/) {
		further = 0
		if (head[3] == ":") up[current] = head[5]
		for (i = 7; i in head && head[3] == ":"; i += 2) shares[current, ++further] = head[i]
		kinds[name, inside] = 1
		if (inside == "Optype") family = name
		if (inside == "Opcode") opcodes[++opcode_count] = name
	}
	next
}
/^  __/ { section = $1; next }
section == "__Rows<Group>" && /=/ {
	count = split(line, word, /[][ \t=,;]+/)
	opcodes[++opcode_count] = word[2]
	up["Opcode", word[2]] = family
	further = 0
	for (i = 3; i < count; i++) shares["Opcode", word[2], ++further] = word[i]
	next
}
inside == "ISA" && /^    Length</ { gsub(/[^0-9]/, "", line); length_ = line + 0; next }
inside == "RegisterFile" && /Named</ {
	gsub(/[<>",;]/, " ", line)
	split(line, word, " ")
	register[name, ++registers[name]] = word[2] " " word[3]
	next
}
inside == "BitFieldType" && /;/ && !/^    (__Attribute|Keywords<)/ {
	gsub(/[;=]/, " ", line)
	gsub(/<.*/, "", line)
	if (split(line, word, " ") > 1) next_value = number(word[2])
	values[name, word[1]] = next_value++
	next
}
inside == "FieldType" && /^    Register</ {
	gsub(/[<>;]/, " ", line)
	split(line, word, " ")
	for (i = 1; i <= registers[word[2]]; i++) {
		split(register[word[2], i], pair, " ")
		values[name, pair[1]] = pair[2]
	}
	next
}
section == "__Encoding" && /^    field</ {
	sub(/^ *field</, "", line)
	sub(/ *; *$/, "", line)
	field(line)
}
END {
	for (key in up) {
		split(key, part, SUBSEP)
		if (part[1] != "Group" && (up[key], "Optype") in kinds) parent[key] = "Optype" SUBSEP up[key]
		else parent[key] = "Group" SUBSEP up[key]
	}
	for (i = 1; i <= opcode_count; i++) {
		opcode = opcodes[i]
		key = "Opcode" SUBSEP opcode
		print_chain(opcode, key)
		optype = group = ""
		while (key in parent) {
			key = parent[key]
			split(key, part, SUBSEP)
			if (part[1] == "Optype" && optype == "") optype = part[2]
			if (part[1] == "Group" && group == "") group = part[2]
		}
		print "O," opcode "," optype "," group "," length_ "," hex(mask, opcode, length_) "," \
			hex(match_, opcode, length_)
	}
}
