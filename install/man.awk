# SPDX-License-Identifier: MIT
# The help of specc, of one of its commands or of specc-ref -> a man page (man macros).
#   specc check --help | awk -f man.awk -v version='specc 0.1.0' [-v pages=LIST]
# pages: the names of the other pages. @docdir@ is filled in when it is installed. The text is that of
# the help; a line of a list is an item, what is in column 0 a paragraph. The page has no date,
# because it is made of the program alone.

function escaped(text) {
	gsub(/\\/, "\\e", text)
	gsub(/-/, "\\-", text)
	gsub(/\047/, "\\(aq", text)
	gsub(/\^/, "\\(ha", text)
	gsub(/~/, "\\(ti", text)
	sub(/^\./, "\\\\\\&.", text)
	return text
}

# Prints a line of prose, in lines of at most 80 bytes; code between backquotes becomes bold.
function prose(text,   parts, count, i, line) {
	count = split(escaped(text), parts, "`")
	text = parts[1]
	for (i = 2; i <= count; i++) text = text (i % 2 ? "\\fR" : "\\fB") parts[i]
	count = split(text, parts, " ")
	line = parts[1]
	for (i = 2; i <= count; i++)
		if (length(line " " parts[i]) > 78) {
			print line
			line = parts[i]
		} else line = line " " parts[i]
	print line
}

function section(title) { print ".SH " title; part = title; began = 1 }

# Where the term of an item ends: at two blanks, or after the option and its value.
function item(line,   at) {
	sub(/^ +/, "", line)
	at = match(line, /  +/)
	if (!at && match(line, /^-[^ ]+(, -[^ ]+)*( [A-Z][A-Z=:]*)? /)) {
		at = RLENGTH
		RLENGTH = 1
	}
	if (part == "DESCRIPTION" && line ~ /^-/) section("OPTIONS")
	began = 0
	print ".TP\n\\fB" escaped(at ? substr(line, 1, at - 1) : line) "\\fR"
	if (at) prose(substr(line, at + RLENGTH))
}

NR == 1 {
	name = $0
	sub(/:.*/, "", name)
	sub(/ /, "-", name)
	text = $0
	sub(/^[^:]*: */, "", text)
	print ".TH \"" escaped(toupper(name)) "\" 1 \"\" \"" version "\" \"User commands\""
	print ".SH NAME"
	prose(name " - " text)
	next
}
/^Usage: / {
	print ".SH SYNOPSIS\n.nf"
	usage = 1
	sub(/^Usage:/, "      ")
}
usage && /^ / { sub(/^ +/, ""); print "\\fB" escaped($0) "\\fR"; next }
usage { usage = 0; print ".fi"; section("DESCRIPTION"); next }
/^Exit status: / { section("EXIT STATUS"); sub(/^Exit status: /, "") }
/^Examples?:/ { section("EXAMPLES"); print ".nf"; sub(/^Examples?: */, ""); if ($0 == "") next }
part == "EXAMPLES" { sub(/^  /, ""); print "\\&" escaped($0); next }
/^$/ { gap = 1; next }
/^ / {
	match($0, /[^ ]/)
	if (RSTART <= 8) item($0)
	else {
		sub(/^ +/, "")
		if (sub(/  +/, ": ")) print ".br"
		prose($0)
	}
	listed = RSTART <= 8 || listed
	gap = 0
	next
}
{
	if ((gap || listed) && !began) print ".PP"
	gap = listed = began = 0
	prose($0)
}
END {
	if (part == "EXAMPLES") print ".fi"
	print ".SH FILES\n.TP\n\\fI@docdir@\\fR"
	print "The documentation: begin with README.md."
	print ".SH SEE ALSO"
	count = split(name == "specc" ? pages : "specc", other, " ")
	for (i = 1; i <= count; i++)
		print ".BR " escaped(other[i]) " (1)" (i < count ? "," : "")
}
