# SPDX-License-Identifier: MIT
# Compares lists of instructions, the opcode map and the report on the encoding space with the facts
# of the target csv and with `specc space --format=json`.
#   awk -f space.awk OPCODES.csv SPACE.json instructions*.html opcode-map.html encoding.html
# Each opcode is once in a list; those sorted by code are. In the map an opcode is where its fixed
# bits say, there everywhere, and nowhere else. Counts and gaps are those of the command.

function wrong(text) {
	print FILENAME ":" FNR ": " text
	bad = 1
}
function attribute(line, name,    at, rest) {
	at = index(line, " " name "=\"")
	if (!at) return ""
	rest = substr(line, at + length(name) + 3)
	return substr(rest, 1, index(rest, "\"") - 1)
}
function inner(text) {
	gsub(/<[^>]*>/, "", text)
	return text
}
# Bit 0 first: "0", "1", or "?" where the bit is not fixed.
function pattern(mask, value, width,    i, m, v, all, k) {
	all = ""
	for (i = length(mask); i > 2; i--) {
		m = index("0123456789abcdef", substr(mask, i, 1)) - 1
		v = index("0123456789abcdef", substr(value, i, 1)) - 1
		for (k = 0; k < 4; k++) {
			all = all (m % 2 ? v % 2 : "?")
			m = int(m / 2)
			v = int(v / 2)
		}
	}
	return substr(all, 1, width)
}

FILENAME == ARGV[1] {
	if (FNR == 1) next
	split($0, part, ",")
	names[++opcodes] = part[1]
	bits_of[part[1]] = part[4]
	code[part[1]] = part[6]
	fixed[part[1]] = pattern(part[5], part[6], part[4])
	next
}
FILENAME == ARGV[2] {
	if ($0 ~ /"length":/) {
		length_now = $0
		gsub(/.*"length": |,.*/, "", length_now)
		lengths[++length_count] = length_now
		for (i = split("words defined reserved undefined", keys, " "); i > 0; i--) {
			value = substr($0, index($0, "\"" keys[i] "\": \"") + length(keys[i]) + 5)
			count_of[length_now, keys[i]] = substr(value, 1, index(value, "\"") - 1)
		}
	}
	rest = $0
	if (rest ~ /"length":/) next
	sub(/.*"gaps": \[/, "", rest)
	for (; match(rest, /"[01?]+"/); rest = substr(rest, RSTART + RLENGTH))
		gaps[length_now] = gaps[length_now] substr(rest, RSTART + 1, RLENGTH - 2) "\n"
	next
}
FNR == 1 {
	end_page()
	page = FILENAME
	sub(/.*\//, "", page)
	last = ""
}

# ---- lists ----

page ~ /^instructions/ && /^<tr><td>/ {
	split($0, cut, /<td[^>]*>/)
	name = cut[3]
	sub(/<\/a>.*/, "", name)
	name = inner(name)
	if (!(name in bits_of)) wrong("no opcode '" name "'")
	listed[name]++
	text = inner(cut[4])
	runs = split(text, run, /, /)
	said = fixed[name]
	gsub(/[01]/, "?", said)
	for (i = 1; i <= runs; i++) {
		gsub(/\302\240/, " ", run[i])
		said = put(said, run[i])
	}
	if (said != fixed[name]) wrong(name " has the code " text)
	if (inner(cut[5]) != bits_of[name]) wrong(name " has the length " inner(cut[5]))
	key = sprintf("%09d ", bits_of[name]) code[name]
	if (page ~ /by-code/ && key < last) wrong(name " is not in the order of codes")
	last = key
}
# "11:0 = 0x140" put into the pattern.
function put(into, run,    part, range, high, low, value, digits, bit, digit) {
	split(run, part, " = ")
	split(part[1], range, ":")
	high = range[1] + 0
	low = (part[1] ~ /:/) ? range[2] + 0 : high
	value = part[2]
	if (value !~ /^0x/) value = "0x" substr("0123456789abcdef", value + 1, 1)
	digits = pattern("0xffffffffffffffffffffffffffffffff", \
		"0x" substr("00000000000000000000000000000000" substr(value, 3), length(value) - 1), 128)
	for (bit = low; bit <= high; bit++)
		into = substr(into, 1, bit) substr(digits, bit - low + 1, 1) substr(into, bit + 2)
	return into
}

# ---- the map ----

page == "opcode-map.html" && /^<h2 id="map-/ {
	end_map()
	map_length = attribute($0, "id")
	sub(/map-/, "", map_length)
	split("", column_pattern)
}
page == "opcode-map.html" && map_length && /^<p>/ {
	low_row = high_row = -1
	line = $0
	for (n = 0; match(line, /[0-9]+(:[0-9]+)?([.]|\343\200\202)/); n++) { # or a full-width stop
		range[n] = substr(line, RSTART, RLENGTH)
		sub(/[^0-9]+$/, "", range[n])
		line = substr(line, RSTART + RLENGTH)
	}
}
page == "opcode-map.html" && /^<thead>/ {
	columns = split($0, heads, /<th scope="col">/)
	has_columns = heads[3] ~ /<code>/
	for (i = 3; i <= columns; i++) column_pattern[i - 2] = first_code(heads[i])
	next
}
page == "opcode-map.html" && /^<tr><th scope="row">/ {
	split($0, row_cut, "</th>")
	row_pattern = first_code(row_cut[1])
	column_now = 0
	cells = split(row_cut[2], cut, /<td/)
	for (c = 2; c <= cells; c++) map_cell(cut[c])
	next
}
page == "opcode-map.html" && /^<td/ { map_cell($0) }
page == "opcode-map.html" && /^<\/main>/ { end_map() }
function first_code(text) {
	sub(/.*<th scope="row">/, "", text)
	sub(/^<code>/, "", text)
	sub(/<.*/, "", text)
	gsub(/ /, "", text)
	return text
}
function map_cell(text,    place, found, count, i, name) {
	column_now++
	if (text ~ />r<\/abbr>/) marked[map_length] = 1
	# the opcodes of a full cell that it only counts
	if (match(text, / \+[0-9]+/)) untold[map_length] += substr(text, RSTART + 2, RLENGTH - 2)
	count = split(text, found, /<a /)
	for (i = 2; i <= count; i++) {
		name = found[i]
		sub(/^[^>]*>/, "", name)
		sub(/<.*/, "", name)
		place = row_pattern (has_columns ? "/" column_pattern[column_now] : "")
		if (!agrees(name)) wrong(name " is at " place)
		else at_place[name, map_length, place] = 1
	}
}
function agrees(name) {
	if (bits_of[name] != map_length) return 0
	if (!fits(name, range[0], row_pattern)) return 0
	return !has_columns || fits(name, range[1], column_pattern[column_now])
}
# Do the fixed bits of the opcode allow this value of the bits?
function fits(name, bits, value,    high, i, digit) {
	high = bits + 0
	for (i = 1; i <= length(value); i++) {
		digit = substr(fixed[name], high - i + 2, 1)
		if (digit != "?" && digit != substr(value, i, 1)) return 0
	}
	return 1
}
# Each opcode has to be at each value that its fixed bits allow; those are as many as its places.
function end_map(    i, name, want, key, part, have) {
	if (!map_length) return
	for (key in at_place) {
		split(key, part, SUBSEP)
		if (part[2] == map_length) have[part[1]]++
	}
	for (i = 1; i <= opcodes; i++) {
		name = names[i]
		if (bits_of[name] != map_length) continue
		want = allowed(name, range[0]) * (has_columns ? allowed(name, range[1]) : 1)
		if (have[name] + 0 < want && want - have[name] <= untold[map_length])
			untold[map_length] -= want - have[name]
		else if (have[name] + 0 != want)
			wrong(name " is not at " where(name) ": at " have[name] + 0 " places of " want)
	}
	if (untold[map_length]) wrong(untold[map_length] " opcodes are counted that are not there")
	if ((map_length in marked) != (count_of[map_length, "reserved"] != 0))
		wrong("above: " count_of[map_length, "reserved"] " words of " map_length \
			" bits are reserved, and " (map_length in marked ? "some are" : "none is") " marked")
	map_length = ""
}
function allowed(name, bits,    part, bit, number) {
	split(bits, part, ":")
	number = 1
	for (bit = (bits ~ /:/ ? part[2] : part[1]) + 0; bit <= part[1] + 0; bit++)
		if (substr(fixed[name], bit + 1, 1) == "?") number *= 2
	return number
}
function where(name,    part, bit, text) {
	split(range[0], part, ":")
	for (bit = part[1] + 0; bit >= (range[0] ~ /:/ ? part[2] : part[1]) + 0; bit--)
		text = text substr(fixed[name], bit + 1, 1)
	return text
}

# ---- the report ----

page == "encoding.html" && /rowspan="4">/ { report_length = inner($0) + 0; report_row = 0 }
page == "encoding.html" && /class="number">[0-9]/ {
	number = $0
	sub(/.*class="number">/, "", number)
	sub(/<.*/, "", number)
	report_row++
	key = report_row == 1 ? "defined" : report_row == 2 ? "reserved" : \
		report_row == 3 ? "undefined" : "words"
	if (number != count_of[report_length, key]) wrong("the counts: " key " is " number)
	share = $0
	sub(/<\/td>.*/, "", share)
	share = inner(share)
	gsub(/&lt;/, "<", share)
	gsub(/&gt;/, ">", share)
	if (key != "words" && share != share_of(number, count_of[report_length, "words"]))
		wrong("the share of " key " is " share)
	counted++
}
page == "encoding.html" && /^<h3 id="gaps-/ {
	gap_length = attribute($0, "id")
	sub(/gaps-/, "", gap_length)
	gap_length += 0
}
page == "encoding.html" && /^<li><code>[01? ]+<\/code>/ {
	gap = $0
	sub(/^<li><code>/, "", gap)
	sub(/<.*/, "", gap)
	gsub(/ /, "", gap)
	while (length(gap) < gap_length) gap = "?" gap
	found_gaps[gap_length] = found_gaps[gap_length] gap "\n"
}

# Per cent, rounded to the nearest; neither none nor all of it unless it is.
function share_of(part, whole,    text) {
	text = sprintf("%.2f %%", part / whole * 100)
	if (text == "0.00 %" && part != "0") return "< 0.01 %"
	return text == "100.00 %" && part != whole ? "> 99.99 %" : text
}

function end_page(    i) {
	if (page ~ /^instructions/)
		for (i = 1; i <= opcodes; i++)
			if (listed[names[i]] != 1 && (page != "instructions.html" || !listed[names[i]]))
				wrong("above: " names[i] " is listed " listed[names[i]] + 0 " times")
	split("", listed)
	if (page == "opcode-map.html") end_map()
	if (page == "encoding.html") {
		if (counted != 4 * length_count) wrong("above: the counts are not all there")
		for (i = 1; i <= length_count; i++)
			if (found_gaps[lengths[i]] != gaps[lengths[i]])
				wrong("above: the gaps of " lengths[i] " bits are others")
	}
}
END {
	end_page()
	exit bad
}
