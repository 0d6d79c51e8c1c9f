# SPDX-License-Identifier: MIT
# Words (WORD TEXT, a line each; L*WORD: in families that begin with L; FAMILY*WORD), then templates as pages show them -> instructions.
#   T FAMILY TEMPLATE     in the order of the document, then M FAMILY NAME VALUE...
# An optional part is left out, but for one: each has an instruction of its own, with the parts that
# it is in. {-} and {|} are parts; the second {|} goes with the first. A modifier takes its values
# in turn. A word without an entry stands for itself.
FILENAME ~ /[.]words$/ { word[$1] = substr($0, length($1) + 2); next }
$1 == "T" {
	family = $2
	line = substr($0, length($1) + length($2) + 3)
	gsub(/[[:space:]]*;.*$/, "", line)
	templates[++n] = line
	of[n] = family
	next
}
$1 == "M" {
	values[$2, $3] = substr($0, length($1) + length($2) + length($3) + 4)
}

# The text with braces -> only the parts in the set `on`; counts parts in `parts`.
function choose(text, on,    i, c, out, depth, id, hide, list, up, inner) {
	parts = 0
	split("", list)
	for (i = 1; i <= length(text); i++) {
		c = substr(text, i, 1)
		if (c == "{") {
			parts++
			up[parts] = depth ? list[depth] : 0
			list[++depth] = parts
			inner = substr(text, i, 3)
			if (inner == "{|}" && bar) { same[parts] = bar; bar = 0 }
			else if (inner == "{|}") { bar = parts; same[parts] = parts }
			else same[parts] = parts
		} else if (c == "}") {
			depth--
		} else {
			hide = 0
			for (id = 1; id <= depth; id++)
				if (!is_on(list[id], on, up)) hide = 1
			if (!hide) out = out c
		}
	}
	for (i = 1; i <= parts; i++) parent[i] = up[i]
	bar = 0
	return out
}
function is_on(part, on, up) {
	if (on == same[part]) return 1
	for (on = parent[on]; on; on = parent[on])
		if (on == part) return 1
	return 0
}

# The entry for a word: FAMILY*WORD, or L*WORD for families whose names begin with L, or WORD.
function own(family, name) {
	if ((family "*" name) in word) return family "*" name
	return (substr(family, 1, 1) "*" name) in word ? substr(family, 1, 1) "*" name : name
}

# Words and modifiers replaced.
function fill(text, family, turn,    out, name, list, count) {
	while (match(text, /[.$]?[A-Za-z_][A-Za-z0-9_]*/)) {
		name = substr(text, RSTART, RLENGTH)
		out = out substr(text, 1, RSTART - 1)
		text = substr(text, RSTART + RLENGTH)
		if (name ~ /^[.]/ && (family, substr(name, 2)) in values) {
			count = split(values[family, substr(name, 2)], list, " ")
			out = out "." list[turn % count + 1]
			most = count > most ? count : most
		} else
			out = out (own(family, name) in word ? word[own(family, name)] : name)
	}
	return out text
}

END {
	for (t = 1; t <= n; t++) {
		split("", same); split("", parent)
		bar = 0
		choose(templates[t], 0)
		count = parts
		for (p = 0; p <= count; p++) {
			most = 1
			for (turn = 0; turn < most; turn++)
				print fill(choose(templates[t], p), of[t], turn)
		}
	}
}
