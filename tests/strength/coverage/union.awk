# SPDX-License-Identifier: MIT
# Lines of lcov's tracefiles and what branches.awk prints, of several generated codecs -> the share of
# the templates' lines and branches that was executed in some codec that has them: a line is known by
# its file, its function, its text without the instruction set's name, and which of equal lines of the
# function it is. In `places` goes each that was executed in none.

# What each line of the file is known by.
function read_source(path,   text, function_name, count, n) {
	isa = path
	sub(/.*\/generated\//, "", isa)
	sub(/\/.*/, "", isa)
	kind = path
	sub(/.*\//, "", kind)
	kind = substr(kind, length(isa) + 2)
	delete seen
	delete key
	delete source
	for (n = 1; (getline text <path) > 0; n++) {
		source[n] = text
		gsub(own_names(), "isa_", text)
		if (text ~ /^[a-z].*\(/) function_name = text
		count = ++seen[path, function_name, text]
		key[n] = kind ": " function_name "\n" text "\n" count
	}
	close(path)
}

function own_names() {
	return "(" isa "|" toupper(isa) ")_"
}

function count(what, all, hit, yes) {
	if (!(what in all)) all[what]
	if (yes) hit[what]
}

function share(all, hit, name,   what, part, whole, missed) {
	for (what in all) {
		whole++
		if (what in hit) { part++; continue }
		missed = what
		gsub(/\n/, " | ", missed)
		print name ": " missed >places
	}
	return sprintf("%s %.2f %% (%d of %d)", name, whole ? int(10000 * part / whole) / 100 : 100,
		part, whole)
}

BEGIN { FS = "[:,]"; printf "" >places }
$1 == "SF" { counts = substr($0, 4) ~ part; if (counts) read_source(substr($0, 4)) }
$1 == "DA" && counts && $2 in key { count(key[$2], lines, lines_hit, $3 > 0) }
$1 == "BRANCH" {
	if ($2 !~ part) next
	if ($2 != now) read_source(now = $2)
	before = substr(source[$3], 1, $4 - 1)
	column = $4 - gsub(own_names(), "", before) * length(isa)
	count(key[$3] "\ntrue in column " column, branches, branches_hit, $5 > 0)
	count(key[$3] "\nfalse in column " column, branches, branches_hit, $6 > 0)
}
END { print title ": " share(lines, lines_hit, "lines") ", " share(branches, branches_hit, "branches") }
