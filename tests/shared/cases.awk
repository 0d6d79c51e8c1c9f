# SPDX-License-Identifier: MIT
# The specifications of tests/checks/CHECK.cases, written into DIR; their names in DIR/list.
#   awk -v dir=DIR -v bases=tests/checks/base [-v heads=WORD|...] -f cases.awk CHECK.cases
# With -v all=DIR in place of dir: of any number of files, each in the folder DIR/CHECK.
#
#   # What is wrong here.                  comments, and blank lines between cases
#   fires-twice: forms -Wno-order          a case: its name, its base, options of specc check
#    a line of the base                    the pieces that differ: kept lines,
#   -another one                           lines that are left out,
#   +a new one                             and new ones
#   ! 5-9: error: what is said             the report at columns 5 to 9 of the line above
#   !+ 7: more about it: a = b;            a note of it, at column 7 of the line a = b;
#   !* example dead-store                  other checks that report something
#   ...                                    what lies between two pieces is as in the base
#
# The name of a case begins with one of the heads (fires, near). The base is BASE.isa of the folder
# of bases without its first comment, an earlier case, or `nothing`. A piece stands where its kept
# and left-out lines are first found behind the last one.
# `$ LINE` is shell that runs in place of specc check, `!! TEXT` a part of what it reports.
# Made of it: CASE.isa, CASE.args, CASE.sh, and the reports, CASE.expect and CASE.said. Exit status
# 1: a piece stands nowhere, or a line is none of these; stderr says which.

function problem(text) {
	printf "%s:%d: %s\n", FILENAME, FNR, text >"/dev/stderr"
	failed = 1
	exit 1
}

# The lines of a file of bases, or of a case above, into base[1..size].
function open_base(name, file, line) {
	size = 0
	if (name == "nothing")
		return
	file = ((name in cases) ? dir : bases) "/" name ".isa"
	while ((getline line <file) > 0)
		if (size || line !~ /^\/\// || name in cases) # a base says what it is for
			base[++size] = line
	close(file)
	if (!size)
		problem("there is no base '" name "'")
}

# Is what the piece names at this line of the base?
function stands(at, i, line) {
	line = at
	for (i = 1; i <= count; i++)
		if (kind[i] == " " || kind[i] == "-")
			if (line > size || base[line++] != text[i])
				return 0
	return 1
}

function put(line) {
	print line >(dir "/" name ".isa")
	lines++
}

# A piece changes the first place behind the last piece that has its lines.
function end_piece(i, at) {
	if (!count)
		return
	for (at = next_line; !stands(at); at++)
		if (at > size)
			problem("the lines above are nowhere in the rest of the base")
	while (next_line < at)
		put(base[next_line++])
	for (i = 1; i <= count; i++) {
		if (kind[i] == "!")
			printf "%s.isa:%d:%s\n", name, lines, text[i] >(dir "/" name ".expect")
		else if (kind[i] == "-")
			next_line++
		else {
			put(text[i])
			if (kind[i] == " ")
				next_line++
		}
	}
	count = 0
}

function end_case() {
	if (name == "")
		return
	end_piece()
	while (next_line <= size)
		put(base[next_line++])
	close(dir "/" name ".isa")
	close(dir "/" name ".expect")
	close(dir "/" name ".sh")
	close(dir "/" name ".said")
	cases[name] = 1
	name = ""
}

function end_file() {
	end_case()
	close(dir "/pairs")
	close(dir "/list")
	split("", cases)
}

FNR == 1 && all != "" {
	end_file()
	dir = FILENAME
	sub(/.*\//, "", dir)
	sub(/\.cases$/, "", dir)
	dir = all "/" dir
}

/^#/ || /^$/ { next }
BEGIN { if (!heads) heads = "fires|near" }
$0 ~ "^(" heads ")[-_a-z0-9]*: " {
	end_case()
	name = substr($1, 1, length($1) - 1)
	print name, $2 >(dir "/pairs")
	print name >(dir "/list")
	open_base($2)
	next_line = 1
	lines = 0
	$1 = $2 = ""
	sub(/^ */, "")
	if ($0 != "") {
		print >(dir "/" name ".args")
		close(dir "/" name ".args")
	}
	next
}
name == "" { problem("a line of no case") }
/^\.\.\.$/ { end_piece(); next }
/^\$ / { print substr($0, 3) >(dir "/" name ".sh"); next }
/^!! / { print substr($0, 4) >(dir "/" name ".said"); next }
/^[-+ ]/ { kind[++count] = substr($0, 1, 1); text[count] = substr($0, 2); next }
/^!\+ / { print "note", substr($0, 4) >(dir "/" name ".expect"); next }
/^!\* / {
	for (i = 2; i <= NF; i++)
		print "also", $i >(dir "/" name ".expect")
	next
}
/^! / { kind[++count] = "!"; text[count] = substr($0, 3); next }
{ problem("no line of a case begins so") }
END {
	if (!failed)
		end_case()
	exit failed
}
