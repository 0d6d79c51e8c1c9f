# SPDX-License-Identifier: MIT
# Input: the questions, the answers of cvc5 and those of specc-ref (three files). Output: a line for
# each difference, then `N functions, N values, N differences, N ran, N raised, N skipped`: functions
# that have run, and that have raised; values that are illegal for the instruction are skipped.
# Variable: illegal, the exception that a machine raises for these.

function binary(number, width,   text, i, at) {
	for (i = 1; i <= length(number); i++) {
		at = index("0123456789abcdef", substr(number, i, 1)) - 1
		text = text int(at / 8) % 2 int(at / 4) % 2 int(at / 2) % 2 at % 2
	}
	while (length(text) < width) text = "0" text
	return substr(text, length(text) - width + 1)
}
function next_index(bits,   i) { # one more
	for (i = length(bits); i && substr(bits, i, 1) == "1"; i--)
		bits = substr(bits, 1, i - 1) "0" substr(bits, i + 1)
	return i ? substr(bits, 1, i - 1) "1" substr(bits, i + 1) : bits
}
# Bits from `at` up, at most 64, of register k of the question, or its value before.
function piece(at,   size, file, number) {
	size = each - at < 64 ? each - at : 64
	file = at ? w[6] "." at : w[6]
	number = sprintf("%x", w[7] + k)
	return (w[1], file, number) in register ? binary(register[w[1], file, number], size) \
		: substr(w[9], (w[8] - k) * each - at - size + 1, size)
}

# ---- arrays ----

function bank_bits_of(banks,   bits) {
	for (bits = banks > 0; 2 ^ bits < banks; bits++) ;
	return bits
}

# The reference's array: what it was, then what changed. Index bits -> value.
function expect_array(fields,   i, pair, n, line, at, key) {
	split("", expected)
	for (i = 1; i <= fields; i++)
		if (w[i] ~ /^[01]+:[01]+$/) {
			split(w[i], pair, ":")
			expected[pair[1]] = pair[2]
		}
	if (w[5] == "file") {
		for (key in register) {
			split(key, pair, SUBSEP)
			if (pair[1] == w[1] && pair[2] == w[6])
				expected[binary(pair[3], w[7])] = binary(register[key], w[4])
		}
		return
	}
	for (n = 1; n <= puts[w[1]]; n++) {
		split(put[w[1], n], line, " ")
		if (line[2] != w[6]) continue
		at = binary(line[3], bank_bits_of(w[7])) binary(line[4], w[8])
		for (i = 1; i < length(line[5]); i += 2) {
			expected[at] = binary(substr(line[5], i, 2), 8)
			at = next_index(at)
		}
	}
}
# Compares with an array as cvc5 prints it: the value of all others, then indices with values.
function differs_array(text,   all, key, at, found) {
	sub(/^\(\([^ ]* /, "", text)
	if (!match(text, /#b[01]+/)) return "no array"
	all = substr(text, RSTART + 2, RLENGTH - 2)
	text = substr(text, RSTART + RLENGTH)
	split("", found)
	while (match(text, /#b[01]+/)) {
		at = substr(text, RSTART + 2, RLENGTH - 2)
		text = substr(text, RSTART + RLENGTH)
		match(text, /#b[01]+/)
		found[at] = substr(text, RSTART + 2, RLENGTH - 2)
		text = substr(text, RSTART + RLENGTH)
	}
	for (key in expected)
		if ((key in found ? found[key] : all) != expected[key])
			return key ": reference " expected[key] ", function " (key in found ? found[key] : all)
	for (key in found)
		if (!(key in expected) && found[key] ~ /1/)
			return key ": reference 0, function " found[key]
	return ""
}

FILENAME == ARGV[1] && $2 == "exceptions" {
	for (i = 3; i <= NF; i++) exception[i - 2] = $i
	next
}
FILENAME == ARGV[1] && $1 == "next" { next_pc[$2] = $3; next }
FILENAME == ARGV[1] && /^;;/ { cases = $2; next }
FILENAME == ARGV[1] {
	wanted[++all] = $0
	next
}
FILENAME == ARGV[2] && /^\(\(q/ {
	line[++got] = $0
	if (match($0, /#b[01]+\)\)$/)) value[got] = substr($0, RSTART + 2, RLENGTH - 4)
	next
}
FILENAME == ARGV[2] { next }
$1 == "case" { at = $2 }
$1 == "stop" {
	stop[at] = $2 " " $3
	pc[at] = $(NF - 1)
}
/^error .* is no number$/ { print "specc-ref: " $0; bad++ }
$1 == "broken" { stop[at] = $0 }
$1 == "put" { put[at, ++puts[at]] = $0; next }
NF == 4 && $3 == "*" { register[at, $1, $2] = $4 }

# ---- each question ----

function number_of(bits,   i, n) {
	for (i = 1; i <= length(bits); i++) n = 2 * n + substr(bits, i, 1)
	return n
}
function note_ends(i) {
	if (w[5] == "raise") raised[w[1]] = number_of(value[i])
	if (w[5] == "halt") halted[w[1]] = number_of(value[i])
	if (w[5] == "pc") jumped[w[1]] = 1
	if (w[5] == "register") # if two outputs are one register, the later wins
		for (k = 0; k < w[8]; k++)
			last[w[1], w[6], w[7] + k] = i
}
# Which exception the functions raise, and whether they halt.
function ends_differ(   reason, want) {
	split(stop[w[1]], reason, " ")
	want = raised[w[1]] ? "raise " exception[raised[w[1]]] : halted[w[1]] ? "halt" : "goes on"
	sub(/@.*/, "", reason[2])
	if (reason[1] == "raise") return want == "raise " reason[2] ? "" : want
	if (reason[1] == "halt") return want == "halt" ? "" : want
	return reason[1] ~ /^(exit|limit|fault)$/ && want == "goes on" ? "" : want
}
function register_text(i,   text, at) {
	each = w[4] / w[8]
	for (k = 0; k < w[8]; k++) {
		if (last[w[1], w[6], w[7] + k] != i) {
			text = substr(value[i], (w[8] - k - 1) * each + 1, each) text
			continue
		}
		for (at = 0; at < each; at += 64) # in pieces: FILE, FILE.64, ...
			text = piece(at) text
	}
	return text
}
function report(text) {
	print w[2] " " w[3] " (case " w[1] "): " text
	bad++
}
function compare(i, fields,   text) {
	values++
	if (w[5] == "bytes" || w[5] == "file") {
		expect_array(fields)
		if ((text = differs_array(line[i])) != "") report(text)
	} else if (w[5] == "register") {
		if ((text = register_text(i)) != value[i])
			report("reference " text ", function " value[i])
	} else if (w[5] == "pc" && binary(pc[w[1]], w[4]) != value[i])
		report("reference " binary(pc[w[1]], w[4]) ", function " value[i])
}
END {
	if (got != all) { print "cvc5 answers " got " of " all " questions"; exit 1 }
	for (i = 1; i <= all; i++) {
		split(wanted[i], w, " ")
		note_ends(i)
	}
	for (i = 1; i <= all; i++) {
		fields = split(wanted[i], w, " ")
		if (!(w[1] in stop)) { skipped++; continue } # it names a register that cannot be set
		if (stop[w[1]] ~ /^(reserved|undefined)/) { skipped++; continue }
		if (stop[w[1]] ~ /^(broken|truncated|unexecutable)/) {
			print w[2] ": " stop[w[1]]; bad++; continue
		}
		text = ends_differ()
		if (text != "" && stop[w[1]] == "raise " illegal) { skipped++; continue }
		if (text != "") { report(stop[w[1]] ", the function: " text); continue }
		if (stop[w[1]] ~ /^raise/) { raises[w[2]]++; continue }
		if ((w[1] in next_pc) && !(w[1] in jumped) && stop[w[1]] !~ /^halt/ && \
			binary(pc[w[1]], 64) != next_pc[w[1]]) report("goes on at " pc[w[1]])
		compare(i, fields)
		ran[w[2]]++
	}
	for (name in ran) names++
	for (name in raises) raising++
	print cases + 0 " functions, " values + 0 " values, " bad + 0 " differences, " names + 0 \
		" ran, " raising + 0 " raised, " skipped + 0 " skipped"
	exit bad > 0
}
