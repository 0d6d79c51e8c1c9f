# SPDX-License-Identifier: MIT
# Reports what specc and its templates know of an instruction set by name. Reads, in this order, the
# pages that document the language, tests/house/lint_words, the specifications, and the sources:
#   awk -f lint_names.awk DOCS... [lint_words] SPECS... SOURCES...
# A string literal that is a name of a specification is reported, and an enumerator that is one or
# ends in one behind its kind (OPCODE_IADD), unless the pages document the word as one of the
# language, or lint_words says why it stands there. A lower-case letter alone is no name.

function report(at, line, text) { print at ":" line ": " text " [isa-name]" }

# ---- The language's own words ----

# Every word of a text is one of the language.
function document(text,   words, count, i) {
	count = split(text, words, /[^A-Za-z0-9_$-]+/)
	for (i = 1; i <= count; i++) {
		documented[words[i]]
		vocabulary[tolower(words[i])]
	}
}

# The text between the next two MARKs of `rest`, which is shortened to what follows them.
function take(mark,   from, text, at) {
	from = index(rest, mark)
	if (!from) return 0
	text = substr(rest, from + 1)
	at = index(text, mark)
	if (!at) return 0
	rest = substr(text, at + 1)
	taken = substr(text, 1, at - 1)
	return 1
}

# Words of the language stand in backquotes in tables, in quotes in grammars, and anywhere in the
# lists of XML elements; of the prose it is words such as $insn. The table of what stands in a
# template shows names of an example.
function page(   cells) {
	if (/^(```|~~~)/) {
		if (fence != "") fence = ""
		else fence = /ebnf/ ? "grammar" : /^```$/ && file ~ /xml/ ? "list" : "other"
	} else if (fence == "grammar") {
		for (rest = $0; take("\""); ) document(taken)
	} else if (fence == "list") {
		gsub(/[A-Za-z_]*[A-Z_][A-Za-z_]*/, "")
		document($0)
	} else if (/^\|/ && fence == "") {
		if (!in_table) of_templates = /^\| *in the template/
		in_table = 1
		for (rest = of_templates ? "" : $0; take("`"); )
			if (taken ~ /^"?[a-z-]+"?$/) document(taken)
		split($0, cells, "|")
		for (rest = of_templates ? "" : cells[2]; take("`"); ) document(taken)
	} else if (fence == "") {
		in_table = 0
		for (rest = $0; take("`"); )
			if (taken ~ /^[$][a-z]+$/ || (file ~ /xml/ && taken ~ /^[a-z-]+$/)) document(taken)
		prose = $0
		gsub(/`[^`]*`/, "", prose)
		count = split(tolower(prose), word, /[^a-z]+/)
		for (i = 1; i <= count; i++) vocabulary[word[i]]
	}
}

# ---- Names of specifications ----

function put(name) {
	if (name ~ /^[$]?[A-Za-z_][A-Za-z0-9_.]*$/ && name !~ /^[a-z]$/ && !(name in place)) {
		place[name] = file ":" FNR
		if (length(name) > 2 && !(toupper(name) in upper)) upper[toupper(name)] = name
	}
}

function put_all(text, separators,   parts, total, k) {
	total = split(text, parts, separators)
	for (k = 1; k <= total; k++) put(parts[k])
}

# The word behind <...> of a statement: the name of a register; of a field behind its type.
function behind(nth,   text, parts) {
	text = $0
	sub(/^[^>]*>[ \t]*/, "", text)
	split(text, parts, /[ \t;=]+/)
	return parts[nth]
}

function specification(   text) {
	if (/^__DefTerm/) { # words of prose, not of the instruction set
		definition = section = ""
	} else if (/^__Def/) {
		definition = $1
		text = $0
		sub(/^__Def[A-Za-z]*[ \t]+/, "", text)
		sub(/[<:].*/, "", text)
		gsub(/[ \t"]/, "", text)
		put(text)
		if (definition == "__DefISA") { put(tolower(text)); put(toupper(text)) }
		section = ""
	} else if (/^[ \t]*__[A-Z][A-Za-z]*(<[a-z]*>)?[ \t]*$/) {
		section = $1
	} else if (/^```/) {
		fenced = !fenced
	} else if (fenced || (section ~ /^__(Syntax|Semantics)$/ && /^    /)) {
		if (section != "__Syntax" || /^[ \t]*\./) return
		text = $0
		sub(/\/\/.*/, "", text)
		put_all(text, "[^A-Za-z0-9_$]+")
	} else if (/^[ \t]*field</) {
		put_all(behind(2), ".")
	} else if (/^[ \t]*(Numbered|Named|Alias)</) {
		rest = $0
		if (take("\"")) put(taken)
	} else if (/^[ \t]*(Keyword|Mode)</) {
		text = $0
		gsub(/^[^<]*<|>.*/, "", text)
		put_all(text, "[ ,]+")
		if (/Mode</) put(behind(1))
	} else if (/^[ \t]*(Register|Flag|Transient|Side)</ && definition ~ /State|File/) {
		put(behind(1))
	} else if (definition == "__DefBitFieldType" && section == "" && !/__Attribute|^[ \t]*\/\//) {
		put($1 ~ /;/ ? substr($1, 1, index($1, ";") - 1) : $1)
	}
}

# ---- Sources ----

function literal(text) {
	if ((text in place) && !(text in documented) && !excused(text))
		report(file, FNR, "\"" text "\" is a name of " place[text])
}

function enumerator(name,   text, at) {
	for (text = name; text != ""; text = at ? substr(text, at + 1) : "") {
		if ((toupper(text) in upper) && !(tolower(text) in vocabulary) && !excused(text)) {
			report(file, FNR, name " is named after " upper[toupper(text)] " of " \
				place[upper[toupper(text)]])
			return
		}
		at = index(text, "_")
	}
}

function excused(name,   where) {
	where = (file, name) in excuse ? file : "*"
	if (!((where, name) in excuse)) return 0
	used[where, name]
	return 1
}

# The line without comments and with each string as "", the strings being looked at.
function code(line,   out, at, two, quote) {
	if (!in_comment && line !~ /["\047]|\/[*\/]/) return line
	out = ""
	for (at = 1; at <= length(line); at++) {
		two = substr(line, at, 2)
		if (in_comment) {
			if (two == "*/") { in_comment = 0; at++ }
		} else if (two == "/*") { in_comment = 1; at++
		} else if (two == "//") { break
		} else if (two ~ /^["\047]/ && match(substr(line, at + 1), two ~ /^"/ ? DOUBLE : SINGLE)) {
			if (two ~ /^"/ || is_template) literal(substr(line, at + 1, RLENGTH - 1))
			out = out substr(two, 1, 1) substr(two, 1, 1)
			at += RLENGTH
		} else out = out substr(two, 1, 1)
	}
	return out
}

# Enumerators stand in the braces of an enum, and as arguments of a list, NAME(IADD), a line each.
function source(   line, parts, total, k) {
	line = code($0)
	if (line ~ /(^|[ \t])enum([ \t]+[A-Za-z_0-9]+)?[ \t]*\{/) {
		in_enum = 1
		sub(/.*\{/, "", line)
	}
	if (in_enum) {
		total = split(line, parts, ",")
		for (k = 1; k <= total; k++) {
			if (match(parts[k], /^[ \t]*[A-Za-z_][A-Za-z_0-9]*/)) {
				sub(/^[ \t]*/, "", parts[k])
				sub(/[^A-Za-z0-9_].*/, "", parts[k])
				enumerator(parts[k])
			}
		}
		if (line ~ /\}/) in_enum = 0
	} else if (match(line, /^[ \t]*[A-Z][A-Z_]*\([A-Z][A-Z0-9_]*[,)]/)) {
		sub(/^[ \t]*[A-Z_]*\(/, "", line)
		sub(/[,)].*/, "", line)
		enumerator(line)
	}
}

BEGIN {
	DOUBLE = "^([^\"\\\\]|\\\\.)*\""
	SINGLE = "^([^\047\\\\]|\\\\.)*\047"
}
FNR == 1 {
	file = FILENAME
	sub(/^\.\//, "", file)
	kind = file ~ /^docs\// ? "page" : file ~ /lint_words$/ ? "words" : \
		file ~ /^isa-spec\// ? "specification" : "source"
	is_template = file ~ /\.tpl$/
	in_comment = in_enum = fenced = in_table = 0
	fence = definition = section = ""
}
kind == "page" { page() }
kind == "words" && !/^#/ && NF > 2 {
	excuse[$1, $2] = FNR
	words_file = file
}
kind == "specification" { specification() }
kind == "source" { source() }
END {
	for (key in excuse) {
		split(key, parts, SUBSEP)
		if (!(key in used))
			report(words_file, excuse[key], parts[2] " needs no excuse in " parts[1])
	}
}
