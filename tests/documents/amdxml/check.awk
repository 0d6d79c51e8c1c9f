# SPDX-License-Identifier: MIT
# Compares the document of the target amdxml with other targets' files: awk -f check.awk opcodes.csv
# fields.csv NAME.xml NAME-amd.xml Every opcode of opcodes.csv stands there under its family, in an
# encoding with the bits of fields.csv, or in a comment that says why not; and the words of all
# examples of NAME.xml, decoded by the rules of that schema, are the opcodes that their examples
# say.

function fail(text) { print text; bad = 1 }

# Binary digits, the highest first.
function binary(hex,   i, text) {
	for (i = 3; i <= length(hex); i++)
		text = text substr("0000000100100011010001010110011110001001101010111100110111101111",
			(index("0123456789abcdef", substr(hex, i, 1)) - 1) * 4 + 1, 4)
	return text
}

# The bit numbered i.
function bit(text, i) { return substr(text, length(text) - i, 1) }

# The first word of a text of bits, others as zero.
function first(text,   n) {
	n = length(text) - 32
	return n <= 0 ? text : sprintf("%0" n "d", 0) substr(text, n + 1)
}

# The bits of a text where the mask has ones, the lowest last.
function taken(text, mask,   i, out) {
	for (i = 1; i <= length(mask); i++) if (substr(mask, i, 1) == "1") out = out substr(text, i, 1)
	return out
}

# The longest run of ones, the lowest of several, without the other ones.
function run(mask,   i, n, best, end) {
	for (i = 1; i <= length(mask) + 1; i++)
		if (substr(mask, i, 1) == "1") n++
		else { if (n && n >= best) { best = n; end = i }; n = 0 }
	for (i = 1; i <= length(mask); i++)
		mask = substr(mask, 1, i - 1) (i >= end - best && i < end ? "1" : "0") substr(mask, i + 1)
	return mask
}

# The name of a field in the document.
function amd_name(name) {
	name = toupper(name)
	return name ~ /^(OP|OPX|OPY|ENCODING|SEG)$/ ? name "_" : name
}

function value(bits,   i, number) {
	for (i = 1; i <= length(bits); i++) number = number * 2 + substr(bits, i, 1)
	return number + 0
}

# A field's piece, cut at words, the lowest bits first; fixed ones only behind the first word.
function cut(lsb, width, kind,   end, next_end, out) {
	for (end = lsb + width; lsb < end; lsb = next_end) {
		next_end = (int(lsb / 32) + 1) * 32
		if (next_end > end) next_end = end
		if (kind != "fixed" || lsb >= 32) out = out " " lsb "+" (next_end - lsb)
	}
	return out
}

function get(name,   at) {
	at = index($0, " " name "=\"")
	if (!at) return ""
	at = substr($0, at + length(name) + 3)
	return substr(at, 1, index(at, "\"") - 1)
}

function text_of(line) {
	gsub(/^ *<[^>]*>|<.*$/, "", line)
	return line
}

FNR == 1 { file++ }

# opcodes.csv
file == 1 && FNR > 1 {
	split($0, cell, ",")
	opcode = cell[1]
	family[opcode] = cell[2]
	bits[opcode] = cell[4]
	mask[opcode] = first(substr(binary(cell[5]), length(binary(cell[5])) - cell[4] + 1))
	match_bits[opcode] = first(substr(binary(cell[6]), length(binary(cell[6])) - cell[4] + 1))
	number[opcode] = value(taken(match_bits[opcode], run(mask[opcode])))
	order[++opcodes] = opcode
}

# fields.csv: the piece with the highest bits stands first
file == 2 && FNR > 1 {
	split($0, cell, ",")
	key = cell[1] SUBSEP cell[2]
	if (!(key in pieces)) names[cell[1]] = names[cell[1]] " " cell[2]
	pieces[key] = cut(cell[3], cell[4], cell[6]) pieces[key]
}

# NAME.xml
file == 3 && /^ *<example / && get("word") != "" {
	examples++
	word_of[examples] = get("word")
	opcode_of[examples] = get("opcode")
}

# NAME-amd.xml
file == 4 && /<!-- left out: / {
	left_out[$4] = 1
	sub(/:$/, "", $4)
	left_out[$4] = 1
	left++
}
file == 4 && /<Encoding Order/ { encodings++; at_order[encodings] = get("Order") }
file == 4 && /<EncodingName>/ && !in_instruction {
	encoding = text_of($0)
	name_at[encodings] = encoding
}
file == 4 && /<BitCount>/ && !in_field && !in_formats { size[encoding] = text_of($0) }
file == 4 && /<EncodingIdentifierMask/ { id_mask[encoding] = text_of($0) }
file == 4 && /<EncodingIdentifier Radix/ {
	ids[encoding, text_of($0)] = 1
	id_count[encoding]++
}
file == 4 && /<Field / { in_field = 1 }
file == 4 && /<\/Field>/ { in_field = 0 }
file == 4 && /<FieldName>/ && in_field {
	field = text_of($0)
	if (!in_formats) fields[encoding] = fields[encoding] " " field
}
file == 4 && /<BitCount>/ && in_field { width = text_of($0) }
file == 4 && /<BitOffset>/ && in_field && !in_formats {
	offset = text_of($0)
	if (int(offset / 32) != int((offset + width - 1) / 32))
		fail(encoding "." field ": a range leaves its word")
	ranges[encoding, field] = ranges[encoding, field] " " offset "+" width
	for (i = offset; i < offset + width; i++) {
		if ((encoding, i) in drawn) fail(encoding ": bit " i " is in two fields")
		drawn[encoding, i] = 1
	}
}
file == 4 && /<Instruction>/ { in_instruction = 1 }
file == 4 && /<InstructionName>/ { instruction = text_of($0) }
file == 4 && /<EncodingName>/ && in_instruction { used = text_of($0) }
file == 4 && /<Opcode / {
	ways++
	code = text_of($0)
	way[instruction, code] = way[instruction, code] " " used
	meaning[used, code] = instruction
}
file == 4 && /<DataFormats>/ { in_formats = 1 }

# The rules: the first encoding in order with the bits of the mask; its OP is the opcode.
function decode(text,   i, name, own, key, list, count, k, piece, code, b) {
	for (i = 1; i <= encodings; i++) {
		name = name_at[i]
		own = id_mask[name]
		if (size[name] > length(text)) continue
		key = substr(text, length(text) - size[name] + 1)
		if (!((name, only(key, own)) in ids)) continue
		count = split(ranges[name, "OP"], list, " ")
		for (k = count; k >= 1; k--) {
			split(list[k], piece, "+")
			for (b = piece[1] + piece[2] - 1; b >= piece[1]; b--) code = code bit(key, b)
		}
		return name " " value(code)
	}
	return ""
}

# The text with zeros where the mask has them; each mask and text once.
function only(text, own,   i, out) {
	if ((text, own) in known) return known[text, own]
	for (i = 1; i <= length(own); i++) out = out (substr(own, i, 1) == "1" ? substr(text, i, 1) : "0")
	return known[text, own] = out
}

# The encoding of the family that has the opcode's length, mask and identifier.
function encoding_of(opcode,   list, i, count) {
	count = split(way[family[opcode], number[opcode]], list, " ")
	for (i = 1; i <= count; i++)
		if (size[list[i]] == bits[opcode] && id_mask[list[i]] == mask[opcode] &&
			(list[i], match_bits[opcode]) in ids) return list[i]
	return ""
}

END {
	for (i = 1; i <= encodings; i++) if (at_order[i] != i - 1) fail("the order of " name_at[i])
	for (i = 1; i <= opcodes; i++) {
		opcode = order[i]
		if (opcode in left_out) continue
		carried++
		name = encoding_of(opcode)
		if (name == "") {
			fail(opcode ": not in " family[opcode] " as " number[opcode])
			continue
		}
		count = split(names[opcode], list, " ")
		wanted = 1
		for (k = 1; k <= count; k++) {
			if (pieces[opcode, list[k]] == "") continue
			wanted++
			if (ranges[name, amd_name(list[k])] != pieces[opcode, list[k]])
				fail(opcode "." list[k] ": '" ranges[name, amd_name(list[k])] "', not '" \
					pieces[opcode, list[k]] "'")
		}
		if (split(fields[name], list, " ") != wanted) fail(opcode ": fields of " name)
	}
	if (ways != carried) fail(ways " ways to encode for " carried " opcodes")
	for (name in id_count) total += id_count[name]
	if (total != carried) fail(total " identifiers for " carried " opcodes")
	for (i = 1; i <= examples; i++) {
		opcode = opcode_of[i]
		if (opcode in left_out) continue
		text = binary(word_of[i])
		found = decode(text)
		split(found, part, " ")
		if (part[1] != encoding_of(opcode) || part[2] != number[opcode] ||
			meaning[part[1], part[2]] != family[opcode])
			fail("example " word_of[i] " of " opcode " is decoded as " found)
		decoded++
	}
	print carried + 0 " opcodes, " left + 0 " left out, " encodings + 0 " encodings, " \
		decoded + 0 " examples"
	exit bad || !carried
}
