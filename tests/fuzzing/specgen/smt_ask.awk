# SPDX-License-Identifier: MIT
# Input: the functions written by `specc build -t smt`. Output: the same questions for both sides,
# with random values of the inputs: on stdout a script for cvc5, in the file CASES cases for
# specc-ref (docs/execution.md), in the file WANT a line `NUMBER CASE OUTPUT WIDTH PLACE BEFORE` per
# question. Variables: seed, trials. Only for ISAs without machine and lanes.

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
function named_value(file, width,   list, number, text, i) {
	number = int(list[1 + int(rand() * split(named[file], list, " "))])
	for (i = 0; i < width; i++) {
		text = number % 2 text
		number = int(number / 2)
	}
	return text
}
# COUNT registers from number FIRST up, the first in the lowest bits: random values, unless the case
# has set the register before.
function registers(file, first, count, width,   text, i, each) {
	each = width / count
	for (i = 0; i < count; i++) {
		if (!((file, first + i) in holds)) {
			holds[file, first + i] = file in named ? named_value(file, each) : random_bits(each)
			set_register(file, first + i, holds[file, first + i], each)
		}
		text = holds[file, first + i] text
	}
	return text
}

function ask(   t, i, word, call, values, part, value, before) {
	for (t = 0; t < trials; t++) {
		word = insn
		settings = values = ""
		split("", holds)
		for (i = 1; i <= ins; i++) {
			if (in_place[i] in holds)
				value = holds[in_place[i]]
			else if (sub(/^bits /, "", in_place[i])) {
				value = in_name[i] ~ /\.number$/ ? extract(insn, insn_size, in_place[i]) \
					: random_bits(in_width[i])
				word = insert(word, insn_size, value, in_place[i])
				in_place[i] = "bits " in_place[i]
				holds[in_place[i]] = value
			} else {
				split(in_place[i], part, " ")
				value = registers(part[2], part[3], part[4], in_width[i])
			}
			values = values " #b" value
		}
		for (i = 1; i <= outs; i++) {
			split(out_place[i], part, " ")
			if (part[1] == "register")
				before[i] = registers(part[2], part[3], part[4], out_width[i])
		}
		number++
		printf "case %d\ncode %s\nlimit 1\n%sgo\n", number, bytes(word, insn_size), settings >cases
		for (i = 1; i <= outs; i++) {
			call = functions[i]
			print "(get-value (" (values == "" ? call : "(" call values ")") "))"
			print number, name, out_name[i], out_width[i], out_place[i], before[i] >want
		}
	}
}

BEGIN { srand(seed); print "(set-option :produce-models true)" }
/^;; units / { units = $3; order = $4 }
/^;; transient / { next }
/^;; holds / {
	file = $3
	$1 = $2 = $3 = ""
	named[file] = $0
	next
}
/^;; case / { flush_case(); name = $3; good = 1; ins = outs = made = 0 }
/^;; not / { good = 0 }
/^;; guard / { good = 0 }
/^;; insn / { insn_size = $3; insn = binary($4, $3) }
/^;; in / {
	in_name[++ins] = $3
	in_width[ins] = $4
	in_place[ins] = $5
	for (i = 6; i <= NF; i++) in_place[ins] = in_place[ins] " " $i
	if ($5 != "register" && $5 != "bits") good = 0
}
/^;; out / {
	out_name[++outs] = $3
	out_width[outs] = $4
	out_place[outs] = $5
	for (i = 6; i <= NF; i++) out_place[outs] = out_place[outs] " " $i
	if ($5 != "register" && $5 != "raise") good = 0
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
	for (i = 1; i <= ins; i++) {
		q_name[all, i] = in_name[i]; q_in[all, i] = in_width[i]; q_ip[all, i] = in_place[i]
	}
	for (i = 1; i <= outs; i++) {
		q_on[all, i] = out_name[i]; q_ow[all, i] = out_width[i]
		q_op[all, i] = out_place[i]; q_f[all, i] = functions[i]
	}
}
END {
	flush_case()
	print "(check-sat)"
	for (k = 1; k <= all; k++) {
		name = kept[k]; insn = q_insn[k]; insn_size = q_size[k]; ins = q_ins[k]; outs = q_outs[k]
		for (i = 1; i <= ins; i++) {
			in_name[i] = q_name[k, i]; in_width[i] = q_in[k, i]; in_place[i] = q_ip[k, i]
		}
		for (i = 1; i <= outs; i++) {
			out_name[i] = q_on[k, i]; out_width[i] = q_ow[k, i]
			out_place[i] = q_op[k, i]; functions[i] = q_f[k, i]
		}
		ask()
	}
	print ";; " all " cases" >want
}
