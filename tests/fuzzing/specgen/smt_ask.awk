# SPDX-License-Identifier: MIT
# Input: the functions written by `specc build -t smt`. Output: the same questions for both sides,
# with random values of the inputs: on stdout a script for cvc5, in the file CASES cases for
# specc-ref (docs/execution.md), in the file WANT a line `NUMBER CASE OUTPUT WIDTH PLACE BEFORE` per
# question, and in a machine a line `next NUMBER PC`. Variables: seed, trials; only: what the names
# of the cases begin with. Lanes all hold the same; cases that can tell them apart are left out.

function random_bits(width,   edge, text, i) {
	edge = int(rand() * 6)
	for (i = 0; i < width; i++)
		text = text (edge == 0 ? "0" : edge == 1 ? "1" : edge == 2 ? (i == 0) : int(rand() * 2))
	return text
}
function hex(bits,   text, i) {
	while (length(bits) % 4) bits = "0" bits
	for (i = 1; i < length(bits); i += 4)
		text = text substr("0123456789abcdef", 1 + 8 * substr(bits, i, 1) + \
			4 * substr(bits, i + 1, 1) + 2 * substr(bits, i + 2, 1) + substr(bits, i + 3, 1), 1)
	return text
}
function binary(number, width,   text, i, at) {
	sub(/^0x/, "", number)
	for (i = 1; i <= length(number); i++) {
		at = index("0123456789abcdef", substr(number, i, 1)) - 1
		text = text int(at / 8) % 2 int(at / 4) % 2 int(at / 2) % 2 at % 2
	}
	while (length(text) < width) text = "0" text
	return substr(text, length(text) - width + 1)
}
function bits_of(number, width,   text) {
	while (length(text) < width) {
		text = number % 2 text
		number = int(number / 2)
	}
	return text
}
# The bytes of an instruction, whose bits are written highest first, by unit.
function bytes(word, size,   text, at, unit, i) {
	for (at = 0; at < size; at += units) {
		unit = substr(word, size - at - units + 1, units)
		for (i = 0; i < units; i += 8)
			text = text hex(substr(unit, order == "little" ? units - i - 7 : i + 1, 8))
	}
	return text
}
# Of a piece, "HIGH:LOW" or one bit, the number of bits: count, and of those before it: above.
function read_piece(text, size,   piece, n) {
	n = split(text, piece, ":")
	count = piece[1] - piece[n] + 1
	above = size - 1 - piece[1]
}
# The number of bits of the pieces from bit `from` up.
function count_bits(pieces, from,   list, n, i, ends, sum) {
	n = split(pieces, list, " ")
	for (i = 1; i <= n; i++) {
		count = split(list[i], ends, ":")
		if (ends[count] >= from) sum += ends[1] - ends[count] + 1
	}
	return sum + 0
}
function matches(value, pattern,   i) {
	for (i = 1; i <= length(pattern); i++)
		if (substr(pattern, i, 1) != "?" && substr(pattern, i, 1) != substr(value, i, 1)) return 0
	return 1
}
# The instruction as it is in memory: its own bits, and units as its operands have alternatives. Sets
# `size`. Bits that an alternative does not have are dropped; empty if there is none.
function in_memory(word,   i, k, value, most, own, text) {
	text = substr(word, word_size - insn_size + 1)
	for (i = 1; i <= appends; i++) {
		value = extract(word, word_size, append_place[i])
		most = count_bits(append_place[i], insn_size)
		for (k = 1; k <= alternatives[append_type[i]]; k++)
			if (matches(value, pattern[append_type[i], k])) break
		if (k > alternatives[append_type[i]]) return ""
		own = append_bits[append_type[i], k] + 0
		text = substr(value, most - own + 1, own) text
	}
	size = length(text)
	return text
}
# Inserts the bits of a value at the pieces, highest first.
function insert(word, size, value, pieces,   list, n, i) {
	n = split(pieces, list, " ")
	for (i = 1; i <= n; i++) {
		read_piece(list[i], size)
		word = substr(word, 1, above) substr(value, 1, count) substr(word, above + count + 1)
		value = substr(value, count + 1)
	}
	return word
}
# The bits at the pieces, highest first.
function extract(word, size, pieces,   list, n, i, text) {
	n = split(pieces, list, " ")
	for (i = 1; i <= n; i++) {
		read_piece(list[i], size)
		text = text substr(word, above + 1, count)
	}
	return text
}
# A register of more than 64 bits is set in pieces: FILE, FILE.64, ...
function set_register(file, number, value, width,   at, size) {
	for (at = 0; at < width; at += 64) {
		size = width - at < 64 ? width - at : 64
		settings = settings sprintf("set %s %x * %s\n", at ? file "." at : file, number,
			hex(substr(value, width - at - size + 1, size)))
	}
}
# One of the numbers that a register of named values can hold.
function named_value(file, width,   list) {
	return bits_of(list[1 + int(rand() * split(named[file], list, " "))], width)
}
# Where there is memory, often an address of it or close to it.
function value_of(width,   at) {
	if (!has_memory || width < 8 || rand() < 0.4) return random_bits(width)
	at = base + int(rand() * 80) - 8
	if (at < 0) at += 80
	return bits_of(rand() < 0.6 ? at - at % 4 : at, width)
}
# COUNT registers from number FIRST up, the first in the lowest bits: random values, unless the case
# has set the register before.
function registers(file, first, count, width,   text, i, each) {
	each = width / count
	for (i = 0; i < count; i++) {
		if (!((file, first + i) in holds)) {
			holds[file, first + i] = file in named ? named_value(file, each) : value_of(each)
			set_register(file, first + i, holds[file, first + i], each)
		}
		text = holds[file, first + i] text
	}
	return text
}

# ---- memory and files, as arrays ----

# The bytes of a bank: of each index, a value; `size` of them from `first` on.
function fill_bank(name, bank, bank_bits, bits, first, size,   i) {
	for (i = 0; i < size; i++)
		content[name, bits_of(bank, bank_bits) bits_of(first + i, bits)] = random_bits(8)
}
function put_bank(name, bank, bank_bits, bits, first, size, all,   i, text) {
	for (i = 0; i < size; i++)
		text = text hex(content[name, bits_of(bank, bank_bits) bits_of(first + i, bits)])
	memories = memories sprintf("mem %s %x %x %x\nput %s %x %x %s\n", name, bank,
		all ? 2 ^ bits : size, all ? 0 : first, name, bank, first, text)
}
function bank_bits_of(banks,   bits) {
	for (bits = banks > 0; 2 ^ bits < banks; bits++) ;
	return bits
}
function set_memory(name, banks, bits,   bank_bits, bank, i) {
	if (name in filled) return
	filled[name] = 1
	bank_bits = bank_bits_of(banks)
	for (bank = 0; bank < (banks ? banks < 4 ? banks : 4 : 1); bank++) {
		fill_bank(name, bank, bank_bits, bits, base, region)
		for (i = 1; name == program && i <= length(code); i += 2)
			content[name, bits_of(at + (i - 1) / 2, bits)] = binary(substr(code, i, 2), 8)
		put_bank(name, bank, bank_bits, bits, base, region, name == program && whole)
	}
}
function set_file(name,   runs, n, i, ends, k, number) {
	if (name in filled) return
	filled[name] = 1
	n = split(numbers[name], runs, " ")
	for (i = 0; i < 16; i++) {
		k = split(runs[1 + int(rand() * n)], ends, "-")
		number = ends[1] + int(rand() * (ends[k] - ends[1] + 1))
		registers(name, number, 1, element[name])
	}
}
# The entries of an array, as `index:value`.
function entries(name,   key, part, list) {
	for (key in content) {
		split(key, part, SUBSEP)
		if (part[1] == name) list = list " " part[2] ":" content[key]
	}
	return list
}
function file_entries(name, bits,   key, part, list) {
	for (key in holds)
		if (split(key, part, SUBSEP) == 2 && part[1] == name)
			list = list " " bits_of(part[2], bits) ":" holds[key]
	return list
}
function array_text(index_bits, width, value, list, one,   n, all, i, pair, text) {
	text = sprintf("((as const (Array (_ BitVec %d) (_ BitVec %d))) #b%s)", index_bits, width, value)
	n = split(list, all, " ")
	for (i = 1; i <= n; i++) {
		split(all[i], pair, ":")
		text = "(store " text " #b" pair[1] " #b" (one ? 1 : pair[2]) ")"
	}
	return text
}
# The place of an array: bytes|inside NAME BANKS BITS, file NAME BITS.
function index_size(place,   part) {
	split(place, part, " ")
	return part[1] == "file" ? part[3] : bank_bits_of(part[3]) + part[4]
}
# The function itself has to know which banks there are.
function inside_text(part, size,   list, i) {
	list = entries(part[2])
	for (i = 0; part[3] < 2 ^ (size - part[4]) && i < region; i++)
		list = list " " bits_of(part[3], size - part[4]) bits_of(base + i, part[4]) ":1"
	return array_text(size, 1, part[2] == program && whole, list, 1)
}
function make_array(place, width,   part, size, zero) {
	split(place, part, " ")
	size = index_size(place)
	zero = bits_of(0, width)
	if (part[1] == "file") {
		set_file(part[2])
		return array_text(size, width, zero, file_entries(part[2], size))
	}
	set_memory(part[2], part[3], part[4])
	if (part[1] == "inside")
		return inside_text(part, size)
	return array_text(size, width, zero, entries(part[2]))
}
function is_array(place) { return place ~ /^(bytes|inside|file) / }
function sort_of(place, width) {
	if (!is_array(place)) return sprintf("(_ BitVec %d)", width)
	return sprintf("(Array (_ BitVec %d) (_ BitVec %d))", index_size(place), width)
}
function entries_of(place,   part) {
	split(place, part, " ")
	return part[1] == "file" ? file_entries(part[2], part[3]) : entries(part[2])
}

# ---- questions ----

function start_trial(   bits) {
	settings = memories = ""
	split("", holds)
	split("", content)
	split("", filled)
	whole = program_bits && program_bits <= 16 && rand() < 0.5
	bits = program_bits > 31 ? 31 : program_bits
	base = program_bits ? region * int(rand() * (2 ^ bits / region)) : 0
	at = base + units / 8 * int(rand() * 4)
	if (guard_file != "") {
		holds[guard_file, guard_number] = guard_bit != "" && \
			substr(insn, word_size - guard_bit, 1) == guard_on ? "0" : "1"
		set_register(guard_file, guard_number, holds[guard_file, guard_number], 1)
	}
}
function input_value(i,   value, part) {
	if (in_place[i] in holds) return holds[in_place[i]]
	split(in_place[i], part, " ")
	if (part[1] == "pc") return bits_of(at, in_width[i])
	if (part[1] == "next-pc") return "" # when the instruction is known
	if (part[1] == "cycles") {
		value = random_bits(16)
		settings = settings "set cycles 0 * " hex(value) "\n"
		return bits_of(0, in_width[i] - 16) value
	}
	if (part[1] == "register") return registers(part[2], part[3], part[4], in_width[i])
	pieces = substr(in_place[i], 6)
	value = in_name[i] ~ /\.number$/ ? extract(insn, word_size, pieces) : \
		appends && rand() < 0.8 ? random_bits(in_width[i]) : value_of(in_width[i])
	word = insert(word, word_size, value, pieces)
	return holds[in_place[i]] = value
}
function ask(   t, i, call, values, part, before) {
	for (t = 0; t < trials; t++) {
		number++
		word = insn
		start_trial()
		values = ""
		for (i = 1; i <= ins; i++)
			input[i] = is_array(in_place[i]) ? "m" number "_" i : "#b" input_value(i)
		stored = in_memory(word)
		if (stored == "") continue
		for (i = 1; i <= ins; i++)
			values = values " " (in_place[i] == "next-pc" ? \
				"#b" bits_of(at + size / 8, in_width[i]) : input[i])
		for (i = 1; i <= outs; i++) {
			split(out_place[i], part, " ")
			if (part[1] == "register")
				before[i] = registers(part[2], part[3], part[4], out_width[i])
		}
		code = bytes(stored, size)
		if (program != "") set_memory(program, 0, program_bits)
		for (i = 1; i <= ins; i++)
			if (is_array(in_place[i]))
				print "(define-fun m" number "_" i " () " sort_of(in_place[i], in_width[i]) \
					" " make_array(in_place[i], in_width[i]) ")"
		printf "case %d\n%slimit 1\n%s%sgo\n", number, program == "" ? "code " code "\n" : \
			"stop-on-trap\nset pc 0 * " hex(bits_of(at, 64)) "\n", memories, settings >cases
		if (program != "") printf "next %d %s\n", number, bits_of(at + size / 8, 64) >want
		for (i = 1; i <= outs; i++) {
			call = values == "" ? functions[i] : "(" functions[i] values ")"
			printf "(define-fun q%d_%d () %s %s)\n(get-value (q%d_%d))\n", number, i,
				sort_of(out_place[i], out_width[i]), call, number, i
			print number, name, out_name[i], out_width[i], out_place[i], \
				is_array(out_place[i]) ? ":" entries_of(out_place[i]) : before[i] >want
		}
	}
}

BEGIN {
	srand(seed)
	region = 64
	print "(set-option :produce-models true)"
}
/^;; units / { units = $3; order = $4 }
/^;; program / { program = $3; program_bits = $4 }
/^;; exceptions / { print >want; next }
/^;; registers / {
	file = $3
	$1 = $2 = $3 = ""
	numbers[file] = $0
	next
}
/^;; transient / { next }
/^;; holds / {
	file = $3
	$1 = $2 = $3 = ""
	named[file] = $0
	next
}
/^;; case / { flush_case(); name = $3; good = index(name, only) == 1; ins = outs = made = appends = 0; guard = "" }
/^;; not / { good = 0 }
/^;; guard / { guard = $3 " " $4 " " $5 " " $6 }
/^;; insn / {
	insn_size = word_size = $3
	if (length($4) > 2 + $3 / 4) word_size = 4 * (length($4) - 2)
	insn = binary($4, word_size)
}
/^;; alternative / {
	append_bits[$3, ++alternatives[$3]] = $4
	pattern[$3, alternatives[$3]] = $5
}
/^;; appends / {
	append_type[++appends] = $3
	$1 = $2 = $3 = ""
	append_place[appends] = $0
	next
}
/^;; in / {
	in_name[++ins] = $3
	in_width[ins] = $4
	in_place[ins] = $5
	for (i = 6; i <= NF; i++) in_place[ins] = in_place[ins] " " $i
	if ($5 !~ /^(register|bits|bytes|inside|file|pc|next-pc|cycles)$/) good = 0
}
/^;; out / {
	out_name[++outs] = $3
	out_width[outs] = $4
	out_place[outs] = $5
	for (i = 6; i <= NF; i++) out_place[outs] = out_place[outs] " " $i
}
/^\(define-fun / { functions[++made] = $2 }
!/^\(exit|^\(check-sat/ { print }
function flush_case() {
	if (!name || !good || !outs || made != outs) return
	kept[++all] = name
	ask_later()
}
# Definitions come first, questions after them.
function ask_later(   i) {
	q_insn[all] = insn; q_size[all] = insn_size; q_ins[all] = ins; q_outs[all] = outs
	q_word[all] = word_size; q_appends[all] = appends
	for (i = 1; i <= appends; i++) {
		q_type[all, i] = append_type[i]; q_place[all, i] = append_place[i]
	}
	q_guard[all] = guard
	for (i = 1; i <= ins; i++) {
		q_name[all, i] = in_name[i]; q_in[all, i] = in_width[i]; q_ip[all, i] = in_place[i]
	}
	for (i = 1; i <= outs; i++) {
		q_on[all, i] = out_name[i]; q_ow[all, i] = out_width[i]
		q_op[all, i] = out_place[i]; q_f[all, i] = functions[i]
	}
}
function look_at(k,   i, part) {
	name = kept[k]; insn = q_insn[k]; insn_size = q_size[k]; ins = q_ins[k]; outs = q_outs[k]
	word_size = q_word[k]; appends = q_appends[k]
	for (i = 1; i <= appends; i++) {
		append_type[i] = q_type[k, i]; append_place[i] = q_place[k, i]
	}
	split(q_guard[k] "    ", part, " ")
	guard_file = part[1]; guard_number = part[2]; guard_bit = part[3]; guard_on = part[4]
	has_memory = 0
	for (i = 1; i <= ins; i++) {
		in_name[i] = q_name[k, i]; in_width[i] = q_in[k, i]; in_place[i] = q_ip[k, i]
		has_memory = has_memory || is_array(in_place[i])
		split(in_place[i], part, " ")
		if (part[1] == "file") element[part[2]] = in_width[i]
	}
	for (i = 1; i <= outs; i++) {
		out_name[i] = q_on[k, i]; out_width[i] = q_ow[k, i]
		out_place[i] = q_op[k, i]; functions[i] = q_f[k, i]
	}
}
END {
	flush_case()
	print "(check-sat)"
	for (k = 1; k <= all; k++) {
		look_at(k)
		ask()
	}
	print ";; " all " cases" >want
}
