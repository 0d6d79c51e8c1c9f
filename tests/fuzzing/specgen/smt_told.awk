# SPDX-License-Identifier: MIT
# Input: the questions, the answers of cvc5 and those of specc-ref (three files). Output: a line for
# each difference, then `N functions, N values, N differences`.

function binary(number, width,   text, i, at) {
	for (i = 1; i <= length(number); i++) {
		at = index("0123456789abcdef", substr(number, i, 1)) - 1
		text = text int(at / 8) % 2 int(at / 4) % 2 int(at / 2) % 2 at % 2
	}
	while (length(text) < width) text = "0" text
	return substr(text, length(text) - width + 1)
}
# Bits from `at` up, at most 64, of register k of the question, or its value before.
function piece(at,   size, file, number) {
	size = each - at < 64 ? each - at : 64
	file = at ? w[6] "." at : w[6]
	number = sprintf("%x", w[7] + k)
	return (w[1], file, number) in register ? binary(register[w[1], file, number], size) \
		: substr(w[9], (w[8] - k) * each - at - size + 1, size)
}
FILENAME == ARGV[1] && /^;;/ { cases = $2; next }
FILENAME == ARGV[1] {
	wanted[++all] = $0
	next
}
FILENAME == ARGV[2] {
	if (match($0, /#b[01]+\)\)$/)) value[++got] = substr($0, RSTART + 2, RLENGTH - 4)
	else if (match($0, /(true|false)\)\)$/)) value[++got] = /true\)\)$/ ? "1" : "0"
	next
}
$1 == "case" { at = $2 }
$1 == "stop" { stop[at] = $2 " " $3 }
/^error .* is no number$/ { print "specc-ref: " $0; bad++ }
$1 == "broken" { stop[at] = $0 }
NF == 4 && $3 == "*" { register[at, $1, $2] = $4 }
END {
	if (got != all) { print "cvc5 answers " got " of " all " questions"; exit 1 }
	for (i = 1; i <= all; i++) {
		split(wanted[i], w, " ")
		if (w[5] == "raise") raised[w[1]] = value[i] ~ /1/
		else for (k = 0; k < w[8]; k++) # if two outputs are one register, the later wins
			last[w[1], w[6], w[7] + k] = i
	}
	for (i = 1; i <= all; i++) {
		split(wanted[i], w, " ")
		if (!(w[1] in stop)) { skipped++; continue } # it names a register that cannot be set
		if (stop[w[1]] ~ /^reserved/) continue # values that are illegal for the instruction
		if (stop[w[1]] !~ /^(exit|raise)/) { print w[2] ": " stop[w[1]]; bad++; continue }
		if ((stop[w[1]] ~ /^raise/) != raised[w[1]] + 0) {
			print w[2] ": " stop[w[1]] ", the function raises " raised[w[1]] + 0
			bad++
			continue
		}
		if (w[5] != "register" || stop[w[1]] ~ /^raise/) continue
		text = ""
		each = w[4] / w[8]
		for (k = 0; k < w[8]; k++) {
			if (last[w[1], w[6], w[7] + k] != i) {
				text = substr(value[i], (w[8] - k - 1) * each + 1, each) text
				continue
			}
			for (at = 0; at < each; at += 64) # in pieces: FILE, FILE.64, ...
				text = piece(at) text
		}
		values++
		if (text != value[i]) {
			print w[2] " " w[3] " (case " w[1] "): reference " text ", function " value[i]
			bad++
		}
	}
	print cases + 0 " functions, " values + 0 " values, " bad + 0 " differences"
	exit bad > 0
}
