# SPDX-License-Identifier: MIT
# Published answers. NAME.answers has cases: words of registers before and, behind `->`, after the
# program. From them, as `mode` says:
#   mode=script   a case script: awk -v mode=script -v code=CODE (lines NAME BYTES) -f answers.awk
#   mode=run      the settings of the first case, as `specc run` takes them
#   mode=lines    the lines that `specc run` must print for the first case
#   mode=check    -v answers=FILE: compares the answers to the script; exit status 1: one differs

function fail(text) {
	print FILENAME ":" FNR ": " text
	bad = 1
}

function padded(digits) { return substr("00000000" digits, length(digits) + 1) }

# Reads the answer to the case: found[register] = value, of all lanes.
function read_answer(   line, part) {
	split("", found)
	do if ((getline line <answers) <= 0) { fail("no answer to " name); exit } while (line !~ /^case/)
	if (line != "case " name) fail("answer to " line ", not to " name)
	getline line <answers
	if (line !~ /^stop exit /) fail(name ": " line)
	while ((getline line <answers) > 0 && line != "end") {
		split(line, part, " ")
		if (part[1] == "R" && part[3] == "*") found[part[2]] = part[4]
	}
}

function close_case() {
	if (name != "" && mode == "script") print "go"
}

BEGIN {
	while (code != "" && (getline line <code) > 0) {
		split(line, part, " ")
		bytes[part[1]] = part[2]
	}
}
/^#/ || NF == 0 { next }
$1 == "case" {
	close_case()
	program = FILENAME
	sub(/.*\//, "", program)
	sub(/\.answers$/, "", program)
	name = program "/" $2
	cases++
	after = 0
	if (mode == "script") print "case " name "\ncode " bytes[program]
	next
}
$1 == "->" {
	after = 1
	if (mode == "check") read_answer()
	next
}
{
	first = substr($1, 2)
	for (i = 3; i <= NF; i++) {
		register = first + i - 3
		value = padded($i)
		if (mode == "script" && !after) printf "set R %x * %s\n", register, $i
		if (mode == "run" && !after && cases == 1) print "R" register " = 0x" $i
		if (mode == "lines" && after && cases == 1) print "R" register " = 0x" value
		if (mode != "check" || !after) continue
		key = sprintf("%x", register)
		if (padded(found[key]) != value) fail("R" register ": expected " $i ", got " found[key])
		compared++
	}
}
END {
	close_case()
	if (mode == "check") {
		print cases " published answers, " compared " words"
		if (!compared) bad = 1
	}
	exit bad
}
