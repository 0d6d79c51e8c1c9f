# SPDX-License-Identifier: MIT
# Compares the encodings that pages show with the facts of the target csv, which has its own test.
#   awk -f encoding.awk OPCODES.csv FIELDS.csv PAGE...
# Each bit of an opcode is drawn once, in a cell of the field that has it; a cell leads to a row of
# the table of fields that names these bits; fixed bits show their values. The steps of the decoder
# hold for the opcode, look at all its fixed bits, and no other opcode agrees with all of them. An
# exception that an example ends in is named.

function wrong(text) {
	print FILENAME ":" FNR ": " opcode ": " text
	bad = 1
}

# The value of name="..." in the line.
function attribute(line, name,    at, rest) {
	at = index(line, " " name "=\"")
	if (!at) return ""
	rest = substr(line, at + length(name) + 3)
	return substr(rest, 1, index(rest, "\"") - 1)
}

# The bits of a hexadecimal number, lowest first, into digits[name, bit].
function spread(name, text, width, digits,    i, digit, bit) {
	for (bit = 0; bit < width; bit++) digits[name, bit] = 0
	for (i = length(text); i > 2; i--) {
		digit = index("0123456789abcdef", substr(text, i, 1)) - 1
		bit = (length(text) - i) * 4
		digits[name, bit] = digit % 2
		digits[name, bit + 1] = int(digit / 2) % 2
		digits[name, bit + 2] = int(digit / 4) % 2
		digits[name, bit + 3] = int(digit / 8)
	}
}

BEGIN {
	WIDE = 896 # width of a row
	NARROW = 352 # in the drawing for narrow windows
	ROW_Y = 4   # from the numbers of a row to its cells
}

# ---- the facts ----

FILENAME == ARGV[1] && FNR > 1 {
	split($0, part, ",")
	names[++opcodes] = part[1]
	bits_of[part[1]] = part[4]
	spread(part[1], part[5], part[4], mask)
	spread(part[1], part[6], part[4], match_bit)
	next
}
FILENAME == ARGV[2] && FNR > 1 {
	split($0, part, ",")
	for (i = part[3]; i < part[3] + part[4]; i++) owner[part[1], i] = part[2]
	kind[part[1], part[2]] = part[6]
	places[part[1], part[2]] = places[part[1], part[2]] (places[part[1], part[2]] ? ", " : "") \
		(part[4] == 1 ? part[3] : part[3] + part[4] - 1 ":" part[3])
	next
}
FNR == 1 { end_page() }

# ---- the drawing ----

# The numbers above a row count down from its highest bit. They are `ROW_Y` above its cells.
/^<text class="n"/ { if (in_shared) shared_lines[WIDTH, ++shared[WIDTH]] = $0; else numbers($0) }
function numbers(line,    text, digits, count, made) {
	text = line
	sub(/^[^>]*>/, "", text)
	sub(/<.*/, "", text)
	for (digits = 1; digits <= 3; digits++) {
		made = ""
		for (count = substr(text, 1, digits); count >= 0 && length(made) < length(text); count--)
			made = made count
		if (made == text) break
	}
	if (digits > 3) wrong("the numbers of a row do not count down: " text)
	row_high[attribute(line, "y") + ROW_Y] = substr(text, 1, digits)
	row_bits[attribute(line, "y") + ROW_Y] = substr(text, 1, digits) - count
}
/^<h3 id="opcode-/ && !/^<h3 id="opcode-[^"]*-description"/ {
	end_drawing()
	opcode = $0
	gsub(/<[^>]*>/, "", opcode)
	if (!(opcode in bits_of)) wrong("no such opcode")
}
/^<svg class="bits (drawing|narrow)"/ {
	end_drawing()
	drawing = opcode
	WIDTH = /narrow/ ? NARROW : WIDE
	drawn_opcodes[opcode, WIDTH] = 1
}
# What all opcodes of a page share is drawn in the first and used by the others.
/^<g id="shared/ { in_shared = 1; shared[WIDTH] = 0; next }
in_shared && /^<\/g>/ { in_shared = 0; draw_shared() }
/^<use href="#shared/ { draw_shared() }
function draw_shared(    i) {
	for (i = 1; i <= shared[WIDTH]; i++)
		if (shared_lines[WIDTH, i] ~ /^<text/) numbers(shared_lines[WIDTH, i])
		else draw(shared_lines[WIDTH, i])
}
drawing && / d="M/ { if (in_shared) shared_lines[WIDTH, ++shared[WIDTH]] = $0; else draw($0) }
function draw(line,    boxes, count, i, values, number, column) {
	title = line
	sub(/.*<title>/, "", title)
	split(title, said, ":")
	class = attribute(line, "class")
	field = class == "u" ? "" : said[1]
	sub(/ [0-9]+$/, "", field)
	sub(/\[[0-9]+(:[0-9]+)?$/, "", field)
	sub(/\[[0-9]+\] *$/, "", field)
	values = substr(line, index(line, "/><text ") + 2) # the first text of a cell with values
	sub(/^[^>]*>/, "", values)
	sub(/<.*/, "", values)
	count = split(attribute(line, "d"), boxes, /z/)
	for (i = 1; i < count; i++) {
		split(boxes[i], number, /[^0-9]+/)
		if (number[4] != number[6]) wrong("a cell that is no rectangle: " boxes[i])
		if (!((number[3]) in row_bits)) wrong("a cell in no row: " boxes[i])
		column = WIDTH / row_bits[number[3]]
		width = number[4] / column
		high = row_high[number[3]] - (number[2] - 1) / column
		cell(line, values)
		values = substr(values, width + 1)
	}
}
function cell(line, values,    bit, i, want) {
	for (i = 0; i < width; i++) {
		bit = high - i
		drawn[opcode, bit]++
		if (owner[opcode, bit] != field)
			wrong("bit " bit " is drawn in the cell of '" field "', not of '" \
				owner[opcode, bit] "'")
		want = class == "u" ? 0 : match_bit[opcode, bit]
		if (index("fu", class) && substr(values, i + 1, 1) != want)
			wrong("bit " bit " is not shown as " want)
	}
	want = class == "o" ? "operand" : class == "d" ? "default" : class == "f" ? "fixed" : ""
	if (kind[opcode, field] != want) wrong("'" field "' is drawn as of another kind")
	if (class == "u") return
	cells++
	cell_row[cells] = substr(attribute(line, "href"), 2)
	cell_field[cells] = field
	cell_places[cells] = places[opcode, field]
}
/^<\/svg>/ { end_drawing() }
function end_drawing(    bit) {
	if (drawing)
		for (bit = 0; bit < bits_of[drawing]; bit++)
			if (drawn[drawing, bit] != 1)
				wrong("bit " bit " is drawn " drawn[drawing, bit] + 0 " times")
	drawing = ""
	split("", drawn)
	split("", row_bits)
}

# ---- the table of fields ----

/^<tr id="field-/ {
	id = attribute($0, "id")
	split($0, cut, /<td>|<\/td>/)
	name = cut[1]
	gsub(/<[^>]*>/, "", name)
	row_name[id] = name
	row_places[id] = cut[2]
}
function end_page(    i) {
	end_drawing()
	end_raises()
	for (i = 1; i <= cells; i++)
		if (row_name[cell_row[i]] != cell_field[i] ||
			row_places[cell_row[i]] != cell_places[i])
			wrong("the cell of '" cell_field[i] "' leads to '" cell_row[i] \
				"', which is no row of bits " cell_places[i])
	cells = 0
	split("", row_name)
	split("", row_places)
}

# ---- exceptions: those of the examples are among those that the page names ----

/^<div class="raises"/ { can_raise = $0 }
/^<p class="prefix">/ { is_prefix = 1 } # what follows raises its own
/→ raise [A-Za-z0-9_]+/ {
	match($0, /→ raise [A-Za-z0-9_]+/)
	name = substr($0, RSTART, RLENGTH)
	sub(/.* /, "", name)
	raised[name] = 1
}
function end_raises(    name) {
	for (name in raised)
		if (!is_prefix && !index(can_raise, ">" name "<"))
			wrong("above: can raise " name ", which is not said")
	split("", raised)
	is_prefix = 0
	can_raise = ""
}

# ---- the way of the decoder ----

/^<table class="path">/ { in_path = 1 }
/^<\/table>/ { in_path = 0 }
in_path && /^<tr><th scope="row">/ { decoding() }
function decoding(    cut, steps, count, i, other, apart, bit, told) {
	split($0, cut, /<td>|<\/td>/)
	opcode = cut[1]
	sub(/.*">/, "", opcode)
	sub(/<.*/, "", opcode)
	decoded[opcode] = 1
	told = cut[6]
	split("", seen)
	if (cut[2] !~ "(^| )" bits_of[opcode] "$") wrong("its length is not said")
	if (cut[2] ~ /<code>/) look(bits_of[opcode] "", cut[2], 0)
	count = split(cut[4] ", " cut[6], steps, /[;,] /)
	for (i = 1; i <= count; i++)
		if (steps[i] ~ /^[0-9]+(:[0-9]+)? = <code>/) look(steps[i], steps[i], 1)
	for (bit = 0; bit < bits_of[opcode]; bit++)
		if (mask[opcode, bit] && !(bit in seen)) wrong("no step looks at bit " bit)
	for (i = 1; i <= opcodes; i++) {
		other = names[i]
		if (other == opcode || bits_of[other] != bits_of[opcode]) continue
		apart = 0
		for (bit in seen)
			if (mask[other, bit] && match_bit[other, bit] != seen[bit]) { apart = 1; break }
		if (!apart && !index(told, ">" other "<")) wrong(other " agrees with all steps")
	}
	zeros(cut[8])
}
# A pattern of the bits that the step names; without bits: of the first unit.
function look(step, text, fixed,    high, i, digit, bit) {
	sub(/.*<code>/, "", text)
	sub(/<.*/, "", text)
	gsub(/ /, "", text)
	high = fixed ? step + 0 : length(text) - 1
	for (i = 1; i <= length(text); i++) {
		bit = high - i + 1
		digit = substr(text, i, 1)
		if (digit == "?") {
			if (fixed && mask[opcode, bit]) wrong("bit " bit " is said to be any")
			continue
		}
		if (mask[opcode, bit] && digit != match_bit[opcode, bit])
			wrong("bit " bit " is said to be " digit)
		if (fixed && !mask[opcode, bit]) wrong("bit " bit " is not fixed")
		if (mask[opcode, bit] && fixed) seen[bit] = digit
	}
}
# The bits without a field, as runs.
function zeros(text,    runs, count, i, bit, low, zero) {
	count = split(text, runs, ", ")
	for (i = 1; i <= count; i++) {
		split(runs[i], low, ":")
		for (bit = low[1] + 0; bit >= (runs[i] ~ /:/ ? low[2] + 0 : low[1] + 0); bit--) zero[bit] = 1
	}
	for (bit = 0; bit < bits_of[opcode]; bit++)
		if ((bit in zero) == (owner[opcode, bit] != ""))
			wrong("bit " bit " has " ((bit in zero) ? "a" : "no") " field")
}

END {
	end_page()
	for (i = 1; i <= opcodes && all; i++) {
		opcode = names[i]
		if (!((opcode, WIDE) in drawn_opcodes && (opcode, NARROW) in drawn_opcodes))
			wrong("is not drawn")
		if (!(opcode in decoded)) wrong("has no way of the decoder")
	}
	exit bad
}
