# SPDX-License-Identifier: MIT
# Turns one fault of a .fault file and the specification into an edited copy of one file, and into
# what specc has to say about it. Variables: fault (its name), specs (folder of the valid *.isa),
# copies (folder for the edited file). Output: `edited FILE OLDLINES`, then `report FILE LINE CHECK` and
# `changed PATH` lines, or `broken WHY` when the edit is not exactly the one that was meant.
#
# A fault is a paragraph:
#   fault NAME               what follows up to the next empty line; # starts a comment
#   file FILE                the file to edit
#   after LINE               the edit is behind this line (several: one behind the other)
#   - LINE                   lines that are there, one after the other ...
#   + LINE                   ... and what replaces them
#   report CHECK             expected at the first line of the edit
#   report CHECK on LINE     expected at this line, the first such behind the `after` lines, or, where
#                            there are none, behind the edit
#   report CHECK in FILE LINE   expected at this line of a file, the first such
#   report CHECK nowhere     expected without a place
#   changed TARGET/FILE      instead of reports: the built file differs from the committed one
#   most N                   at most N reports come of it (3)
# Lines are compared without blanks at both ends.

function trim(text) { gsub(/^[ \t]+|[ \t\r]+$/, "", text); return text }
function rest(text) { sub(/^[^ ]+ ?/, "", text); return trim(text) }
function broken(why) { print "broken " why; failed = 1; exit 1 }

# The lines of a file in text[1..n]; returns n.
function load(path, text,   n, line) {
	n = 0
	while ((getline line < path) > 0) text[++n] = line
	close(path)
	return n
}

# The first line of text[from..n] that reads as wanted, or 0.
function find(text, n, from, wanted,   i) {
	for (i = from; i <= n; i++) if (trim(text[i]) == wanted) return i
	return 0
}

# The line where the old lines stand one after the other, behind `from`, or 0.
function find_block(text, n, from,   i, k) {
	for (i = from; i + olds - 1 <= n; i++) {
		for (k = 0; k < olds && trim(text[i + k]) == old[k + 1]; k++) { }
		if (k == olds) return i
	}
	return 0
}

/^#/ { next }
/^[ \t]*$/ { inside = 0; next }
/^fault / { inside = rest($0) == fault; if (inside) found++; next }
!inside { next }
/^file / { file = rest($0); next }
/^after / { anchor[++anchors] = rest($0); next }
/^- / { old[++olds] = rest($0); next }
/^\+/ { new[++news] = rest($0); next }
/^report / { report[++reports] = rest($0); next }
/^changed / { print "changed " rest($0); changes++; next }
/^most / { print "most " rest($0); next }
{ broken("unknown line: " $0) }

END {
	if (failed) exit 1
	if (found != 1) broken(found + 0 " faults have this name")
	if (!olds || !(reports + changes)) broken("nothing to edit or nothing to expect")
	n = load(specs "/" file, text)
	if (!n) broken("cannot read " file)
	at = 1
	for (i = 1; i <= anchors; i++) {
		at = find(text, n, at, anchor[i])
		if (!at) broken("no line: " anchor[i])
		at++
	}
	start = find_block(text, n, at)
	if (!start) broken("no line: " old[1])
	match(text[start], /^[ \t]*/)
	indent = substr(text[start], 1, RLENGTH)
	for (i = 1; i < start; i++) copy[++m] = text[i]
	for (i = 1; i <= news; i++) copy[++m] = indent new[i]
	for (i = start + olds; i <= n; i++) copy[++m] = text[i]
	for (i = 1; i <= m; i++) print copy[i] > (copies "/" file)
	close(copies "/" file)
	print "edited " file, olds
	# the first line that the edit made different
	first = start
	for (i = 1; i < news && i <= olds && new[i] == old[i]; i++) first++
	for (i = 1; i <= reports; i++) expect(report[i])
}

function expect(line,   part, check, where, text, lines, wanted, other) {
	split(line, part, " ")
	check = part[1]
	if (part[2] == "") {
		print "report", file, first, check
		return
	}
	if (part[2] == "nowhere") {
		print "report", "-", 0, check
		return
	}
	if (part[2] == "on") {
		wanted = rest(rest(line))
		where = find(copy, m, anchors ? at : start, wanted)
		other = file
	} else if (part[2] == "in") {
		other = part[3]
		wanted = rest(rest(rest(line)))
		lines = load((other == file ? copies : specs) "/" other, text)
		where = find(text, lines, 1, wanted)
	}
	if (!where) broken("no such line to expect a report on: " line)
	print "report", other, where, check
}
