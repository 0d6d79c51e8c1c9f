# Turns files of generated C into the list of single changes in them, a line each, fields separated
# by tabs: file, line, column, kind of change, old text, new text. Comments, texts in quotes and
# lines of the preprocessor stay.
#   awk -f generated.awk FILE...

BEGIN {
	operators = " <<= >>= << >> == != <= >= && || += -= *= &= |= ^= ++ -- -> "
	swaps["=="] = "!="; swaps["!="] = "=="; swaps["<"] = "<="; swaps["<="] = "<"
	swaps[">"] = ">="; swaps[">="] = ">"; swaps["&&"] = "||"; swaps["||"] = "&&"
	swaps["+"] = "-"; swaps["-"] = "+"; swaps["<<"] = ">>"; swaps[">>"] = "<<"
	swaps["&"] = "|"; swaps["|"] = "&"; swaps["^"] = "|"; swaps["%"] = "/"; swaps["/"] = "%"
	swaps["+="] = "-="; swaps["-="] = "+="; swaps["|="] = "&="; swaps["&="] = "|="
	swaps["true"] = "false"; swaps["false"] = "true"; swaps["continue"] = "break"
}

function emit(kind, column, old, new) {
	if (old != new)
		printf "%s\t%d\t%d\t%s\t%s\t%s\n", base, FNR, column, kind, old, new
}

# Is the sign at this column between two operands?
function is_binary(at,   before) {
	before = substr($0, 1, at - 1)
	sub(/[ \t]+$/, "", before)
	return before ~ /[A-Za-z0-9_)\]]$/ && before !~ /(return|case)$/
}

function change_number(text, at,   value) {
	if (text ~ /^0x/) {
		value = substr(text, length(text))
		if (value ~ /[0-9A-Fa-f]/)
			emit("constant", at, text, substr(text, 1, length(text) - 1) (value == "0" ? "1" : "0"))
		return
	}
	if (text ~ /[A-Za-z.]/)
		return
	emit("constant", at, text, text + 1)
	if (text > 1)
		emit("constant", at, text, text - 1)
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
		else if (match(rest, /^"([^"\\]|\\.)*"/) || match(rest, /^'([^'\\]|\\.)*'/) || match(rest, /^[ \t]+/))
			continue
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
	comment = guarded = 0
	inside = 0
}
/^#/ || /^extern/ || /^typedef/ { next }
/^static_assert|^_Static_assert/ { next }
# declarations of functions and structures say nothing that could be changed
/^struct .*[{]$/ || /^enum .*[{]$/ || /^enum [{]/ { inside = 1 }
inside && /^}/ { inside = 0; next }
inside { next }
{ change_line() }
