# SPDX-License-Identifier: MIT
# Turns files of generated C into the list of single changes in them, a line each, fields separated
# by tabs: file, line, column, definition, block, kind of change, a number, key, old text, new text.
# The definition is the function or table that has it, the block code or table. The number is made
# of the text around: to take the least ones is to take the same ones when other text comes or goes.
# Comments, texts in quotes and lines of the preprocessor stay.
#   awk [-v compiled=FILE] [-v texts=1] -f generated.awk FILE...
#     compiled: a file with the lines that count (file, tab, line)
#     texts: one letter of each text in quotes is changed, too

BEGIN {
	operators = " <<= >>= << >> == != <= >= && || += -= *= &= |= ^= ++ -- -> "
	swaps["=="] = "!="; swaps["!="] = "=="; swaps["<"] = "<="; swaps["<="] = "<"
	swaps[">"] = ">="; swaps[">="] = ">"; swaps["&&"] = "||"; swaps["||"] = "&&"
	swaps["+"] = "-"; swaps["-"] = "+"; swaps["<<"] = ">>"; swaps[">>"] = "<<"
	swaps["&"] = "|"; swaps["|"] = "&"; swaps["^"] = "|"; swaps["%"] = "/"; swaps["/"] = "%"
	swaps["+="] = "-="; swaps["-="] = "+="; swaps["|="] = "&="; swaps["&="] = "|="
	swaps["true"] = "false"; swaps["false"] = "true"; swaps["continue"] = "break"
	prime = 2147483647
	for (i = 1; i < 256; i++)
		code_of[sprintf("%c", i)] = i
	while (compiled && (getline place <compiled) > 0)
		counts[place] = 1
}

function hash(text,   h, i) {
	h = 1
	for (i = 1; i <= length(text); i++)
		h = (h * 31 + code_of[substr(text, i, 1)]) % prime
	return h
}

function emit(kind, column, old, new,   again, text, how) {
	if (old == new)
		return
	again = ++seen[old, new]
	how = kind == "statement" ? "gone" : new == "" ? old " gone" : old " -> " new (again > 1 ? " (" again ")" : "")
	text = $0
	gsub(/^[ \t]+|[ \t]+$/, "", text)
	gsub(/\t/, " ", text)
	printf "%s\t%d\t%d\t%s\t%s\t%s\t%d\t%s %s: %s: %s\t%s\t%s\n", base, FNR, column, definition,
		(table ? "table" : "code"), kind,
		((line_hash + column * 69621 + length(new) * 40503) * 16807) % prime,
		base, definition, text, how, old, new
}

# Is the sign at this column between two operands?
function is_binary(at,   before) {
	before = substr($0, 1, at - 1)
	sub(/[ \t]+$/, "", before)
	return before ~ /[A-Za-z0-9_)\]]$/ && before !~ /(return|case)$/
}

function change_number(text, at,   suffix, last) {
	match(text, /[uUlL]*$/)
	suffix = substr(text, RSTART)
	text = substr(text, 1, RSTART - 1)
	if (text ~ /^0x/) {
		last = text ~ /0$/ ? "1" : "0"
		emit("constant", at, text suffix, substr(text, 1, length(text) - 1) last suffix)
		return
	}
	emit("constant", at, text suffix, text + 1 suffix)
	if (text > 1)
		emit("constant", at, text suffix, text - 1 suffix)
}

# A line that is an assignment or a call goes.
function change_statement(   text) {
	text = $0
	gsub(/^\t+|;$/, "", text)
	if (before ~ /[;{})]$|else$/ && (text ~ /^[*A-Za-z_][A-Za-z0-9_>.\[\]-]* [-|&^+*<>]*= .*$/ ||
		text ~ /^[a-z_0-9]+\(.*\)$/ || text ~ /^[A-Za-z0-9_>.\[\]-]+(\+\+|--)$/) && /;$/)
		emit("statement", index($0, text), text, "")
}

# The first letter that is no part of a conversion of printf, and not escaped.
function change_text(text, at,   i) {
	for (i = 2; i < length(text); i++)
		if (match(substr(text, i), /^(\\.|%[-+ #0*.0-9]*[hlzjt]*[a-zA-Z]|\$[{][^}]*[}])/))
			i += RLENGTH - 1
		else if (substr(text, i, 1) ~ /[a-zA-Z]/) {
			emit("text", at + i - 1, substr(text, i, 1), substr(text, i, 1) == "q" ? "k" : "q")
			return
		}
}

function change_line(   at, rest, sign, word) {
	for (at = 1; at <= length($0); at += RLENGTH) {
		rest = substr($0, at)
		if (comment) {
			if (!match(rest, /\*\//)) return
			RLENGTH = RSTART + 1
			comment = 0
		} else if (rest ~ /^\/\*/) {
			comment = 1
			RLENGTH = 2
		} else if (rest ~ /^\/\//)
			return
		else if (match(rest, /^"([^"\\]|\\.)*"/) || match(rest, /^'([^'\\]|\\.)*'/) || match(rest, /^[ \t]+/)) {
			word = RLENGTH
			if (texts && rest ~ /^"/)
				change_text(substr(rest, 1, RLENGTH), at)
			RLENGTH = word
			continue
		}
		else if (match(rest, /^[A-Za-z_][A-Za-z0-9_]*/)) {
			word = substr(rest, 1, RLENGTH)
			if (word in swaps)
				emit("word", at, word, swaps[word])
		} else if (match(rest, /^(0x[0-9A-Fa-f]+|[0-9]+)[uUlL]*/)) {
			word = RLENGTH
			change_number(substr(rest, 1, RLENGTH), at)
			RLENGTH = word
		} else {
			sign = substr(rest, 1, 3)
			if (!index(operators, " " sign " ")) sign = substr(rest, 1, 2)
			if (!index(operators, " " sign " ")) sign = substr(rest, 1, 1)
			RLENGTH = length(sign)
			word = RLENGTH
			if (sign == "!")
				emit("condition", at, "!", "")
			else if (sign in swaps && (sign !~ /^[-+&]$/ || is_binary(at)))
				emit(sign ~ /[=<>]/ && sign !~ /<<|>>|[-+|&]=/ ? "comparison" : "operator", at, sign, swaps[sign])
			RLENGTH = word
		}
	}
}

FNR == 1 {
	base = FILENAME
	sub(/.*\//, "", base)
	comment = inside = table = 0
	definition = "-"
}
/^#/ || /^extern/ || /^typedef/ || /^static_assert|^_Static_assert/ { next }
# declarations of functions and structures say nothing that could be changed
/^struct [a-z_0-9A-Z]* [{]$/ || /^enum .*[{]$/ { inside = 1 }
inside {
	if (/^}/) inside = 0
	next
}
/^[A-Za-z_].*[A-Za-z0-9_]\(/ {
	definition = $0
	sub(/\(.*/, "", definition)
	sub(/.*[ *]/, "", definition)
}
/^[A-Za-z_}].* [*a-z_0-9A-Z]+\[.*\] = [{]/ {
	definition = $0
	sub(/\[.*/, "", definition)
	sub(/.*[ *]/, "", definition)
}
/ = [{]$/ { table = 1 }
{
	if (!compiled || (base "\t" FNR) in counts) {
		split("", seen)
		line_hash = hash(definition $0)
		if (!table && !comment)
			change_statement()
		change_line()
	}
	before = $0
}
/};$/ { table = 0 }
