# SPDX-License-Identifier: MIT
# Reads a document of the target amdxml as AMD's reader does, decodes words with it, and compares
# them with the decoder in C:
#   awk [-v verbose=1] -f reader.awk opcodes.csv NAME-amd.xml WORDS
# A line of WORDS is 32 binary digits, then what decode.c says: the opcode and FIELD=VALUE ..., or
# nothing for an illegal word. The rules, as far as they are known from the outside:
#   - an encoding has the word if the word and its mask are one of its identifiers; encodings are
#     tried in their order; those of more than 64 bits are not
#   - the opcode is the first range of the field OP; with it and the encoding goes an instruction
#   - the field of an operand is the first one whose name contains the operand's in upper case; its
#     value is that of its first range; an operand without a field ends the reader
# Prints what agrees, what differs and why, and ends with 1 if a legal word differs.

function text_of(line) {
	gsub(/^ *<[^>]*>|<.*$/, "", line)
	return line
}

function value(bits,   i, number) {
	for (i = 1; i <= length(bits); i++) number = number * 2 + substr(bits, i, 1)
	return number + 0
}

# `bits` bits from bit `offset` on; what is beyond the 32 bits is 0.
function cut(word, offset, bits) {
	return offset + bits > 32 ? 0 : value(substr(word, 33 - offset - bits, bits))
}

FNR == 1 { file++ }

file == 1 {
	split($0, cell, ",")
	family[cell[1]] = cell[2]
}

file == 2 && /<DataFormats>/ { done = 1 }
file == 2 && !done {
	if (/<Encoding Order/) { fields = 0; inside = 1; e = "" }
	if (/<EncodingName>/ && inside && e == "") { e = text_of($0); encoding[++encodings] = e }
	if (/<BitCount>/ && inside && !range) size[e] = text_of($0)
	if (/<EncodingIdentifierMask/) mask[e] = text_of($0)
	if (/<EncodingIdentifier Radix/) ids[e, text_of($0)] = 1
	if (/<FieldName>/ && inside) { name[e, ++fields] = text_of($0); count[e] = fields; ranges = 0 }
	if (/<Range /) { range = 1; ranges++ }
	if (/<\/Range>/) range = 0
	if (/<BitCount>/ && range && ranges == 1) width[e, fields] = text_of($0)
	if (/<BitOffset>/ && range && ranges == 1) at[e, fields] = text_of($0)
	if (ranges == 2) many[e, fields] = 1
	if (/<\/Encoding>/) inside = 0
	if (/<InstructionName>/) instruction = text_of($0)
	if (/<EncodingName>/ && !inside) used = text_of($0)
	if (/<Opcode /) { key = used SUBSEP text_of($0); means[key] = instruction; operands[key] = 0 }
	if (/<Operand /) operand = 1
	if (/<FieldName>/ && operand) { wanted[key, ++operands[key]] = toupper(text_of($0)); operand = 0 }
}

# The number of the field whose name contains this one.
function find(e, text,   i) {
	for (i = 1; i <= count[e]; i++) if (index(name[e, i], text)) return i
	return 0
}

# The word with zeros where the mask has them.
function masked(word, own,   i, out) {
	word = substr(word, 33 - length(own))
	for (i = 1; i <= length(own); i++) out = out (substr(own, i, 1) == "1" ? substr(word, i, 1) : "0")
	return out
}

# Sets `read` to the family and its operands' values, or "" or "abort".
function decode(word,   i, e, op, key, k, f, seen) {
	read = ""
	reason = "no encoding"
	for (i = 1; i <= encodings; i++) {
		e = encoding[i]
		if (size[e] > 64) continue
		if (!(mask[e] in seen)) seen[mask[e]] = masked(word, last(mask[e]))
		if (!((e, zeros(length(mask[e])) seen[mask[e]]) in ids)) continue
		op = find(e, "OP")
		if (many[e, op]) reason = "several ranges"
		key = e SUBSEP cut(word, at[e, op], width[e, op])
		if (!(key in means)) { reason = "no instruction"; return }
		read = means[key]
		for (k = 1; k <= operands[key]; k++) {
			f = find(e, wanted[key, k])
			if (!f) { read = "abort"; reason = "no field " wanted[key, k]; return }
			if (many[e, f]) reason = "several ranges"
			else if (name[e, f] != wanted[key, k]) reason = name[e, f] " for " wanted[key, k]
			read = read " " wanted[key, k] "=" cut(word, at[e, f], width[e, f])
		}
		return
	}
}

# The first word of a mask: its last 32 digits.
function last(own) { return length(own) > 32 ? substr(own, length(own) - 31) : own }

# Identifiers of more than 32 bits have zeros above the first word.
function zeros(n) { return n > 32 ? sprintf("%0" (n - 32) "d", 0) : "" }

file == 3 {
	decode($1)
	if (NF == 1) {
		illegal++
		taken += read != "" && read != "abort"
		next
	}
	legal++
	truth = family[$2]
	given = ""
	for (i = 3; i <= NF; i++) given = given " " toupper($i)
	good = 1
	n = split(read, part, " ")
	if (part[1] != truth || n < 1) good = 0
	for (i = 2; i <= n; i++) if (!index(given " ", " " part[i] " ")) good = 0
	agreed += good
	if (read == "abort") reason = "aborts, " reason
	else if (read != "") reason = reason " (wrong)"
	differs[reason] += !good
	if (!good && verbose) print $0 " : " read
}

END {
	printf "%d of %d legal words agree; %d of %d illegal words are taken for instructions\n", agreed,
		legal, taken, illegal
	for (why in differs) if (differs[why]) print "  " differs[why] " differ: " why
	exit !legal || agreed < legal
}
