# SPDX-License-Identifier: MIT
# Turns files of vectors (tests/execution/hardware/vectors.c has their form) into a case script on standard
# output and, in the file `expected`, what the answers must hold:
#     case NAME OPEN           the mask of lanes whose results are unspecified
#     NAME R 4 3 801a          a register after the case: file, number, lane or *, value
# The first file has an instruction a line: its bytes, a tab, its text.
function bad(text) {
	print FILENAME ":" FNR ": " text >"/dev/stderr"
	failed = 1
	exit 1
}

# R4 as "R 4".
function place(register) {
	if (register !~ /^U?[RP][0-9]+$/) bad("no register: " register)
	match(register, /[0-9]+$/)
	return substr(register, 1, RSTART - 1) " " substr(register, RSTART)
}

function hex(text) {
	if (text !~ /^[0-9a-f]+$/) bad("no hexadecimal number: " text)
	return text
}

# The lowest n of 32 bits.
function low_mask(n) {
	return substr("137", n % 4, n % 4 > 0) substr("ffffffff", 1, int(n / 4))
}

# The lanes of a row go into cases of 32, or of 1 where the registers have no lanes.
function begin_case(open) {
	name = row "#" ++row_cases
	cases++
	print "case " name "\ncode " code "\nlimit 1"
	print "case " name " " open >expected
	used = 0
}

function end_case() {
	if (used) print "set active 0 * " low_mask(used) "\ngo"
	used = 0
}

# One value of a register of the case in hand.
function set(register, lane, value) { print "set " place(register) " " lane " " hex(value) }
function expect(register, lane, value) {
	print name " " place(register) " " lane " " hex(value) >expected
}

function read_lane(   i, lane, uniform) {
	if (NF != ins + outs + 2 || $(ins + 2) != "->") bad("not as many values as registers")
	uniform = in_register[1] ~ /^U/
	if (!used) begin_case("0")
	lane = uniform ? "*" : used
	used++
	for (i = 1; i <= ins; i++) set(in_register[i], lane, $(i + 1))
	for (i = 1; i <= outs; i++) expect(out_register[i], lane, $(ins + 2 + i))
	if (uniform || used == 32) end_case()
}

# A line of a warp: the inputs come first.
function read_register(   register, i) {
	register = warp_line <= ins ? in_register[warp_line] : out_register[warp_line - ins]
	if ($1 != register) bad("expected the values of " register)
	if (NF != (register ~ /^U/ ? 2 : 33)) bad("not as many values as lanes")
	for (i = 2; i <= NF; i++) {
		if (warp_line <= ins) set(register, NF == 2 ? "*" : i - 2, $i)
		else expect(register, NF == 2 ? "*" : i - 2, $i)
	}
	warp_line = warp_line == ins + outs ? 0 : warp_line + 1
	if (!warp_line) print "go"
}

NR == FNR {
	split($0, parts, "\t")
	codes[parts[2]] = parts[1]
	next
}
FNR == 1 { end_case(); if ($1 != "source" || NF < 2) bad("expected the source"); next }
warp_line { read_register(); next }
$1 == "row" { end_case(); row = $2; row_cases = ins = outs = 0; code = ""; rows++; next }
$1 == "text" {
	code = codes[substr($0, 6)]
	if (code == "") bad("no instruction: " $0)
	next
}
$1 == "ptx" { next }
$1 == "in" { ins = NF - 1; for (i = 2; i <= NF; i++) in_register[i - 1] = $i; next }
$1 == "out" {
	outs = NF - 1
	for (i = 2; i <= NF; i++) out_register[i - 1] = $i
	if (outs == 0 || code == "") bad("a row without text or output")
	next
}
$1 == "lane" { read_lane(); next }
$1 == "warp" && NF == 3 {
	begin_case(hex($3))
	print "set active 0 * " hex($2)
	warp_line = 1
	next
}
{ bad("expected row, text, ptx, in, out, lane or warp") }
END {
	if (failed) exit 1
	if (warp_line) bad("a warp without all of its registers")
	end_case()
	print rows + 0 " rows, " cases + 0 " cases" >summary
}
