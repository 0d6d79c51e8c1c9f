# SPDX-License-Identifier: MIT
# Reads lists of faults; tests/shared/plant.sh describes their format.
#   awk -v mode=list             a line for each fault: number, in, file, by, what; "-" if not told
#   awk -v mode=edit -v number=N          its command of sed, if it has one
#   awk -v mode=more -v number=N          its other lines; with source=FILE, `place LINE BEHIND OLD`:
#                                         the first line that differs, the line behind the `after`
#                                         lines (or the edit), how many lines are replaced
#   awk -v mode=plant -v number=N -v source=FILE    the file with the fault; status 1: it has no place

function trim(text) { gsub(/^[ \t]+|[ \t\r]+$/, "", text); return text }
function rest(text) { sub(/^[^ ]+ ?/, "", text); return text }
function keep(key, text) { if (inside) own[key] = text; else all[key] = text }
function value(key) { return key in own ? own[key] : key in all ? all[key] : "-" }
function close_fault() {
	if (inside && mode == "list")
		print count "\t" value("in") "\t" value("file") "\t" value("by") "\t" what
	if (inside && count == number) done = 1
	inside = 0
	split("", own)
}

done { next }
/^#/ { next }
/^[ \t]*$/ { close_fault(); next }
/^fault / { close_fault(); inside = 1; count++; what = rest($0); next }
/^(in|file|by) / { keep($1, rest($0)); next }
/^edit / && !inside {
	inside = 1
	count++
	what = rest($0)
	if (count == number) edit = what
	close_fault()
	next
}
!inside { print "unknown line outside of a fault: " $0 >"/dev/stderr"; failed = 1; exit 2 }
mode == "list" || count != number { next }
/^after / { anchor[++anchors] = trim(rest($0)); next }
/^-/ { old[++olds] = trim(substr($0, 2)); next }
/^\+/ { new[++news] = trim(substr($0, 2)); next }
/^edit / { edit = rest($0); next }
mode == "more" { print }

# The first line from `from` on that reads as wanted, or 0.
function find(wanted, from,   i) {
	for (i = from; i <= n; i++) if (trim(text[i]) == wanted) return i
	return 0
}

# Do the old lines begin in line i? Only whole: they are all of its lines. Sets head and tail, what
# stands before and behind them.
function is_here(i, whole,   k, line, at) {
	line = text[i]
	match(line, /^[ \t]*/)
	head = substr(line, 1, RLENGTH)
	line = trim(line)
	if (olds == 1 && !whole) {
		at = index(line, old[1])
		head = head substr(line, 1, at - 1)
		tail = substr(line, at + length(old[1]))
		return at
	}
	if (substr(line, length(line) - length(old[1]) + 1) != old[1]) return 0
	head = head substr(line, 1, length(line) - length(old[1]))
	if (whole && trim(head) != "") return 0
	tail = ""
	for (k = 2; k <= olds; k++) {
		line = trim(text[i + k - 1])
		if (k < olds || whole ? line != old[k] : index(line, old[k]) != 1) return 0
		tail = substr(line, length(old[k]) + 1)
	}
	return 1
}

function find_old(from,   i, whole) {
	for (whole = 1; whole >= 0; whole--)
		for (i = from; i + olds - 1 <= n; i++)
			if (is_here(i, whole)) return i
	return 0
}

END {
	if (failed) exit 2
	close_fault()
	if (mode == "edit" && edit != "") print edit
	if (mode != "plant" && mode != "more" || !olds || source == "") exit
	while ((getline line <source) > 0) text[++n] = line
	at = 1
	for (i = 1; i <= anchors && at; i++) if ((at = find(anchor[i], at))) at++
	start = at ? find_old(at) : 0
	if (!start) exit 1
	if (mode == "more") { # the first line that the edit makes different
		for (k = 1; k < news && k <= olds && new[k] == old[k]; k++) { }
		print "place " start + k - 1, anchors ? at : start, olds
		exit
	}
	match(head, /^[ \t]*/)
	indent = substr(head, 1, RLENGTH)
	for (i = 1; i < start; i++) print text[i]
	for (i = 1; i <= news; i++)
		print (i == 1 ? head : indent) new[i] (i == news ? tail : "")
	if (!news && trim(head tail) != "") print head tail
	for (i = start + olds; i <= n; i++) print text[i]
}
