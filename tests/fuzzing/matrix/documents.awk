# SPDX-License-Identifier: MIT
# awk -v reader=NAME -f documents.awk EXPECTED FILE...: compares what a document states of each
# opcode with expected.awk: number, `-`, what differs, for each cell that does. A reader states some
# of: the fixed bits (as a mask and a match, or as a pattern), the fields with their bits, the
# template, the block. SMT says why it leaves one out.
BEGIN { FS = "\t" }
FILENAME == ARGV[1] {
	opcodes[++count] = $2
	number[$2] = $1
	word[$2] = $3
	fields[$2] = $4
	template[$2] = $5
	block[$2] = $6
	next
}
FNR == 1 { FS = " "; $0 = $0; opcode = "" }

# The last n bits of hexadecimal digits behind 0x, or of binary ones behind 0b.
function bits(text, n,   out, i, digit) {
	binary = text ~ /^0b/
	text = tolower(substr(text, 3))
	for (i = 1; i <= length(text); i++) {
		digit = index("0123456789abcdef", substr(text, i, 1)) - 1
		if (binary) out = out digit
		else out = out int(digit / 8) % 2 int(digit / 4) % 2 int(digit / 2) % 2 digit % 2
	}
	while (length(out) < n) out = "0" out
	return substr(out, length(out) - n + 1)
}
function state_fixed(opcode, mask, match_,   i, out) {
	mask = bits(mask, 64)
	match_ = bits(match_, 64)
	for (i = 1; i <= 64; i++) out = out (substr(mask, i, 1) == 1 ? substr(match_, i, 1) : "-")
	has_word[opcode] = out
}
function state_field(opcode, field, at, width,   bit) {
	for (bit = at + 0; bit < at + width; bit++) {
		if (!((opcode, field, bit) in has_bit)) bits_stated[opcode]++
		has_bit[opcode, field, bit]
	}
}
# Bits as 15:12, or 7.
function state_range(opcode, field, range,   part) {
	if (split(range, part, ":") == 1) part[2] = part[1]
	state_field(opcode, field, part[2] + 0, part[1] - part[2] + 1)
}
function after(text, what) { return substr(text, index(text, what) + length(what)) }
function before(text, what,   at) {
	at = index(text, what)
	return at ? substr(text, 1, at - 1) : text
}
# What stands between the tags of a line of XML.
function between() { return before(after($0, ">"), "<") }
# A template as pages show it.
function plain(text) {
	gsub(/':[a-z][a-z0-9]*=[A-Z][a-zA-Z]*/, "'", text)
	gsub(/[{]/, "[", text)
	gsub(/[}]/, "]", text)
	gsub(/'/, "", text)
	gsub(/ +/, " ", text)
	return text
}
function json_string(text) {
	gsub(/\\"/, "\"", text)
	gsub(/\\\\/, "\\", text)
	return text
}

# ---- readers ----

reader == "list" && FNR > 1 {
	state_fixed($1, $3, $4)
	opcode = $1
	sub(/^[^ ]+ +[^ ]+ +[^ ]+ +[^ ]+ +/, "")
	has_template[opcode] = $0
}

reader == "json" && /"optype":/ { opcode = before(after($0, "\"name\": \""), "\"") }
reader == "json" && /"mask":/ {
	state_fixed(opcode, before(after($0, "\"mask\": \""), "\""),
		before(after($0, "\"match\": \""), "\""))
}
reader == "json" && /"syntax":/ {
	text = after($0, "[\"")
	has_template[opcode] = json_string(substr(text, 1, length(text) - 3))
}
reader == "json" && /"pieces":/ {
	field = before(after($0, "\"name\": \""), "\"")
	text = after($0, "\"pieces\":")
	while (match(text, /"lsb": [0-9]+, "width": [0-9]+/)) {
		split(substr(text, RSTART, RLENGTH), part, /[ ,]+/)
		state_field(opcode, field, part[2], part[4])
		text = substr(text, RSTART + RLENGTH)
	}
}

reader == "csv" && FNR > 1 && FILENAME ~ /opcodes\.csv$/ {
	split($0, part, ",")
	state_fixed(part[1], part[5], part[6])
	text = $0
	sub(/^[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,/, "", text)
	if (text ~ /^"/) {
		text = substr(text, 2, length(text) - 2)
		gsub(/""/, "\"", text)
	}
	has_template[part[1]] = text
}
reader == "csv" && FNR > 1 && FILENAME ~ /fields\.csv$/ {
	split($0, part, ",")
	state_field(part[1], part[2], part[3], part[4])
}

reader == "man" && FNR == 1 { section = template_line = bits_lines = "" }
reader == "man" && /^\.SH/ { section = $2 }
reader == "man" && section == "SYNOPSIS" && /^\\&\\fB/ && template_line == "" {
	template_line = $0
	gsub(/\\&|\\f[BRI]/, "", template_line)
	gsub(/\\-/, "-", template_line)
	gsub(/\\\(aq/, "'", template_line)
	gsub(/\\\(dq/, "\"", template_line)
	gsub(/\\\(ti/, "~", template_line)
	gsub(/\\e/, "\\", template_line)
}
reader == "man" && section == "ENCODING" && /\t/ && /[0-9]/ { bits_lines = bits_lines $0 "\n" }
reader == "man" && /^\.SS / { opcode = $2 }
reader == "man" && /^match / { match_line = $2 }
reader == "man" && /^mask / {
	state_fixed(opcode, $2, match_line)
	has_template[opcode] = template_line
	lines = split(bits_lines, line, "\n")
	for (i = 1; i < lines; i++) state_line(line[i])
}
reader == "man" && section == "OPCODES" && /\t/ && /[0-9]/ { state_line($0) }
function state_line(text) {
	gsub(/\\&/, "", text)
	split(text, part, "\t")
	ranges = split(part[2], range, ", ")
	for (j = ranges; j >= 1; j--) state_range(opcode, part[1], range[j])
}

reader == "html" && FNR == 1 { name_page() }
function name_page() {
	page = FILENAME
	sub(/.*insn-/, "", page)
	page = toupper(before(page, ".html")) "_O"
	inside = text = ""
}
function plain_text(text) {
	gsub(/&lt;/, "<", text)
	gsub(/&gt;/, ">", text)
	gsub(/&quot;/, "\"", text)
	gsub(/&#39;|&apos;/, "'", text)
	gsub(/&amp;/, "\\&", text)
	return text
}
# A record is a tag and the text behind it (RS is <).
reader == "html" {
	tag = before($0, ">")
	behind = after($0, ">")
	if (tag == "pre class=\"syntax\"" || tag == "pre class=\"code\"") {
		inside = tag
		text = ""
	} else if (tag == "/pre" && inside ~ /syntax/) {
		text = plain_text(text)
		has_template[page] = before(text, "\n")
		inside = ""
	} else if (tag == "/pre" && inside ~ /code/ && !(page in has_block)) {
		text = plain_text(text)
		gsub(/[ \n]+/, " ", text)
		sub(/ $/, "", text)
		has_block[page] = text
		inside = ""
	} else if (tag == "title" && behind ~ / [0-9:]+: /) {
		split(behind, part, " ")
		field = before(part[1], "[")
		state_range(page, field, substr(part[2], 1, length(part[2]) - 1))
		fixed = behind ~ / == / ? part[2] : ""
	} else if (tag ~ /^text / && fixed && behind ~ /^[01]+$/) {
		high = before(fixed, ":") + 0
		out = ""
		for (i = 63; i > high; i--) out = out "-"
		out = out behind
		while (length(out) < 64) out = out "-"
		has_word[page] = out
		fixed = ""
	}
	if (inside) text = text behind
}

reader == "sv" && /^\t\/\/ [A-Z][0-9]+_O \(/ { opcode = $2; comment = 1; next }
reader == "sv" && comment == 1 {
	has_template[opcode] = $0
	sub(/^\t\/\/   /, "", has_template[opcode])
	comment = 0
}
reader == "sv" && /\(word & 64'h/ {
	split($0, part, "64'h")
	state_fixed(opcode, "0x" substr(part[2], 1, 16), "0x" substr(part[3], 1, 16))
}

reader == "amdxml" && /<EncodingName>/ { encoding = between() }
reader == "amdxml" && /<EncodingIdentifierMask / { mask_of[encoding] = "0b" between() }
reader == "amdxml" && /<EncodingIdentifier / {
	identifiers[encoding, between()]
}
reader == "amdxml" && /<\/Instruction>/ { opcode = "" }
# Fields of encodings; operands of instructions, which are fields as well.
reader == "amdxml" && /<FieldName>/ { field = tolower(between()) }
reader == "amdxml" && /<FieldName>/ && opcode && !((encoding, field) in layout) {
	tell(opcode, "operand", "a field of " encoding, field)
}
reader == "amdxml" && /<BitCount>/ { width = between() + 0 }
reader == "amdxml" && /<BitOffset>/ {
	layout[encoding, field] = layout[encoding, field] " " between() + 0 "+" width
	if (!((encoding, field, "known") in layout)) layouts[encoding] = layouts[encoding] " " field
	layout[encoding, field, "known"]
	if (field == "op") {
		op_width[encoding] = width
		op_at[encoding] = between() + 0
	}
}
reader == "amdxml" && /<InstructionName>/ { opcode = between() "_O" }
reader == "amdxml" && /<Opcode Radix="10">/ {
	value = between()
	text = ""
	for (i = 0; i < op_width[encoding]; i++) {
		text = value % 2 text
		value = int(value / 2)
	}
	for (i = 0; i < op_at[encoding]; i++) text = text "0"
	while (length(text) < 64) text = "0" text
	if ((encoding, text) in identifiers) state_fixed(opcode, mask_of[encoding], "0b" text)
	for (i = split(layouts[encoding], part, " "); i >= 1; i--)
		for (j = split(layout[encoding, part[i]], range, " "); j >= 1; j--) {
			split(range[j], place, "+")
			state_field(opcode, part[i], place[1], place[2])
		}
}

reader == "smt" && /^;; case / { opcode = $3; sub(/_O.*/, "_O", opcode) }
reader == "smt" && /^;; not / { left_out[opcode] }
reader == "smt" && /^;; block / { has_template[opcode] = substr($0, 10) }
reader == "smt" && /^;; insn / {
	state_fixed(opcode, "0x0000000000000fff", $4)
	insn = bits($4, 64)
}
# The register that an operand is, in the instruction that is shown.
reader == "smt" && /^;; (in|out) .* register (R|Q|R\.kind) / {
	for (i = split(fields[opcode], part, " "); i >= 1; i--) {
		split(part[i], place, /[:+]/)
		if (place[1] == before(tolower($3) ".", ".")) {
			text = bits("0b" substr(insn, 65 - place[2] - place[3], place[3]), 8)
			if (text != binary_of($7)) tell(opcode, "operand " $3, "register " text, $7)
		}
	}
}

# Arrays of fields, then opcodes that have them.
reader == "c-test" && /^static const struct field fields_/ {
	match($0, /fields_[0-9]+/)
	list = substr($0, RSTART, RLENGTH)
}
reader == "c-test" && /^\t{ "[^"]*", [0-9]+, \(const struct piece/ { c_fields[list] = c_fields[list] $0 "\n" }
reader == "c-test" && /^\t{ "[CT][0-9]+_O", / {
	split($0, part, "\"")
	opcode = part[2]
	next
}
reader == "c-test" && opcode && /^\t  fields_[0-9]+,/ {
	match($0, /fields_[0-9]+/)
	for (i = split(c_fields[substr($0, RSTART, RLENGTH)], line, "\n") - 1; i >= 1; i--)
		state_c_field(opcode, line[i])
	opcode = ""
}
# { "op", 12, (const struct piece[]){ { 0, 12 }, { 0, 0 } }, values, fixed, default, value },
function state_c_field(opcode, line,   part, field, value, fixed, bit) {
	split(line, part, "\"")
	field = part[2]
	match(line, /[01], [01], [0-9]+, [0-9]+ },$/)
	split(substr(line, RSTART), part, /[ ,]+/)
	fixed = part[1]
	value = part[3]
	line = after(line, "piece[]){")
	while (match(line, /{ [0-9]+, [0-9]+ }/)) {
		split(substr(line, RSTART + 2, RLENGTH - 4), part, ", ")
		line = substr(line, RSTART + RLENGTH)
		if (part[2] == 0) break
		state_field(opcode, field, part[1], part[2])
		for (bit = part[1] + 0; fixed && bit < part[1] + part[2]; bit++) {
			state_bit(opcode, bit, value % 2)
			value = int(value / 2)
		}
	}
}
function state_bit(opcode, bit, value,   i) {
	if (!(opcode in has_word)) for (i = 0; i < 64; i++) has_word[opcode] = has_word[opcode] "-"
	has_word[opcode] = substr(has_word[opcode], 1, 63 - bit) value \
		substr(has_word[opcode], 65 - bit)
}
function binary_of(number,   i, out) {
	for (i = 0; i < 8; i++) {
		out = number % 2 out
		number = int(number / 2)
	}
	return out
}

# Tables whose rows name rows of the table before: pieces, fields, which of them opcodes use.
reader == "fuzz" && /^(static )?const struct .*\[\] = {/ {
	match($0, /_fuzz_[a-z]+ /)
	rows = substr($0, RSTART + 6, RLENGTH - 7)
	next
}
reader == "fuzz" && rows ~ /^(piece|field|use)$/ && /^\t{/ {
	text = $0
	while (match(text, /{ [^}]* }/)) {
		row[rows, row_count[rows]++] = substr(text, RSTART + 2, RLENGTH - 4)
		text = substr(text, RSTART + RLENGTH)
	}
}
reader == "fuzz" && rows == "opcode" && /^\t{ "/ {
	gsub(/[{}"]/, "")
	count_ = split($0, part, /[ \t,]+/)
	opcode = part[2]
	state_fixed(opcode, part[4], part[5])
	for (i = part[8] + 0; i < part[8] + part[9]; i++) state_fuzz_field(opcode, row["use", i] + 0)
}
function state_fuzz_field(opcode, number,   part, place, i) {
	split(row["field", number], part, ", ")
	sub(/.*_FIELD_/, "", part[1])
	for (i = part[5] + 0; i < part[4] + part[5]; i++) {
		split(row["piece", i], place, ", ")
		state_field(opcode, part[1], place[1], place[2])
	}
}

# ---- comparison ----

function tell(opcode, what, wanted, got) {
	if (!told[opcode]++) print number[opcode] "\t-\t" what ": expected " wanted ", got " got
}
function name_in_reader(field) {
	if (reader == "fuzz") gsub(/\./, "_", field)
	return reader == "amdxml" ? tolower(field) : field
}
function compare_fields(opcode,   i, j, bit, fields_of, ranges, range, part, bits_wanted) {
	for (i = split(fields[opcode], fields_of, " "); i >= 1; i--) {
		ranges = split(after(fields_of[i], ":"), range, ",")
		for (j = 1; j <= ranges; j++) {
			split(range[j], part, "+")
			bits_wanted += part[2]
			for (bit = part[1] + 0; bit < part[1] + part[2]; bit++)
				if (!((opcode, name_in_reader(before(fields_of[i], ":")), bit) in has_bit))
					tell(opcode, "field", fields_of[i], "no bit " bit)
		}
	}
	if (bits_stated[opcode] != bits_wanted)
		tell(opcode, "fields", bits_wanted + 0 " bits", bits_stated[opcode] + 0)
}
function compare_words(opcode,   i, got, wanted) {
	for (i = 1; i <= 64; i++) {
		got = substr(has_word[opcode], i, 1)
		wanted = substr(word[opcode], i, 1)
		if (reader == "sv" && wanted == ".") wanted = "0"
		if (got != (wanted ~ /[01]/ ? wanted : "-"))
			tell(opcode, "bit " 64 - i, wanted, got " of " has_word[opcode])
	}
}
END {
	for (i_ = 1; i_ <= count; i_++) {
		opcode = opcodes[i_]
		if (opcode in left_out) continue
		if (!(opcode in has_word)) tell(opcode, "encoding", word[opcode], "nothing")
		compare_words(opcode)
		if (reader ~ /^(json|csv|man|html|amdxml|c-test|fuzz)$/) compare_fields(opcode)
		if (reader == "smt" && block[opcode] ~ /^c[0-9]/)
			template[opcode] = before(block[opcode], ":")
		else if (reader == "smt") # a block without header has that of its template
			gsub(/[{][^}]*[}]/, "", template[opcode])
		if (reader ~ /^(man|html)$/) template[opcode] = plain(template[opcode])
		if (reader !~ /^(amdxml|c-test|fuzz)$/ && has_template[opcode] != template[opcode])
			tell(opcode, "template", template[opcode], has_template[opcode])
		if (reader == "html" && block[opcode] != has_block[opcode])
			tell(opcode, "block", block[opcode], has_block[opcode])
	}
}
