# SPDX-License-Identifier: MIT
# Turns specifications into the list of all single changes in their semantics, a line each, fields
# separated by tabs: file, line, column, definition, block, kind of change, old text, new text.
# Changed are the statements in the code of __Semantics and what the values of enums mean there
# (operator, function, rounding). The block is the first word of its header, - in a function; the
# definition of the blocks of a whole instruction set, as trap:, is -.
#   awk -f mutants.awk FILE...

BEGIN {
	FS = "\n"
	operators = " <<= >>= << >> == != <= >= && || += -= *= &= |= ^= ++ -- "
	swaps["+"] = "-"; swaps["*"] = "+"
	swaps["&"] = "|"; swaps["|"] = "&"; swaps["^"] = "& |"
	swaps["<<"] = ">>"; swaps[">>"] = "<<"
	swaps["&&"] = "||"; swaps["||"] = "&&"
	swaps["+="] = "-="; swaps["-="] = "+="; swaps["*="] = "+="
	swaps["&="] = "|="; swaps["|="] = "&="; swaps["^="] = "|="
	swaps["<<="] = ">>="; swaps[">>="] = "<<="
	# a comparison: its neighbour at the bound, its opposite, the others
	swaps["=="] = "!="; swaps["!="] = "=="
	swaps["<"] = "<= >= > != =="; swaps["<="] = "< > >= == !="
	swaps[">"] = ">= <= < != =="; swaps[">="] = "> < <= == !="
	words["min"] = "max"; words["max"] = "min"
	words["floor"] = "ceil"; words["ceil"] = "floor"; words["trunc"] = "ceil"
	words["true"] = "false"; words["false"] = "true"
	words["and"] = "or"; words["or"] = "xor"; words["xor"] = "or"; words["add"] = "xor"
	words["next_pc"] = "pc"
	widths["8"] = 16; widths["16"] = 8; widths["32"] = 16; widths["64"] = 32
	roundings["nearest"] = "zero"; roundings["zero"] = "up"
	roundings["up"] = "down"; roundings["down"] = "nearest"
	for (i = 1; i < ARGC; i++)
		learn_definitions(ARGV[i])
}

# ---- names that a block may have from any file: exceptions, memories, named values ----

function learn_definitions(file,   line, name, list) {
	while ((getline line <file) > 0) {
		gsub(/[ \t]*(\/\/.*)?$/, "", line)
		name = line
		sub(/^__Def[A-Za-z]* +/, "", name)
		sub(/[ <:].*/, "", name)
		if (line ~ /^__Def/)
			values_of = line ~ /^__DefBitFieldType/ ? name : ""
		if (line ~ /^__DefException/)
			exceptions[++exception_count] = name
		else if (line ~ /^__DefMemory/)
			is_memory[name] = 1
		else if (values_of != "" && match(line, /^ +[A-Za-z_][A-Za-z_0-9]*( = [0-9a-fx]+)?;$/)) {
			sub(/^ +/, "", line)
			sub(/[ ;].*/, "", line)
			named_value(values_of, line)
		} else if (match(line, /^ *Mode<[^>]*>/)) {
			list = substr(line, 1, RLENGTH - 1)
			sub(/^ *Mode</, "", list)
			sub(/^[^>]*> */, "", line)
			sub(/[ ;=].*/, "", line)
			learn_mode(line, list)
		}
	}
	close(file)
}

function learn_mode(name, list,   n, parts, i) {
	n = split(list, parts, /, */)
	for (i = 1; i <= n; i++)
		named_value(name, parts[i])
}

function named_value(type, name) {
	value_number[type, name] = ++value_count[type]
	value_name[type, value_count[type]] = name
}

function emit(kind, line, column, old, new) {
	printf "%s\t%d\t%d\t%s\t%s\t%s\t%s\t%s\n", base, line, column, definition, block, kind, old, new
}

# ---- tokens of a fence: text, kind (word, number, modifier, sign), line, column, partner ----

function add(text, kind, line, column) {
	count++
	token[count] = text
	kinds[count] = kind
	lines[count] = line
	columns[count] = column
	partner[count] = 0
}

function sign_at(text) {
	if (index(operators, " " substr(text, 1, 3) " "))
		return substr(text, 1, 3)
	if (index(operators, " " substr(text, 1, 2) " "))
		return substr(text, 1, 2)
	return substr(text, 1, 1)
}

function tokenize(text, line,   at, rest, kind) {
	for (at = 1; at <= length(text); at += RLENGTH) {
		rest = substr(text, at)
		if (rest ~ /^\/\//)
			return
		if (match(rest, /^[ \t]+/))
			continue
		if (match(rest, /^\$?[A-Za-z_][A-Za-z0-9_]*/))
			kind = "word"
		else if (match(rest, /^(0x[0-9A-Fa-f]+|0b[01]+|[0-9]+\.[0-9]+f?|[0-9]+)/))
			kind = "number"
		else if (match(rest, /^\.[A-Za-z0-9_]+/))
			kind = "modifier"
		else {
			RLENGTH = length(sign_at(rest))
			kind = "sign"
		}
		add(substr(rest, 1, RLENGTH), kind, line, at)
	}
}

function find_partners(   i, depth, stack) {
	depth = 0
	for (i = 1; i <= count; i++) {
		if (token[i] ~ /^[([{]$/)
			stack[++depth] = i
		else if (token[i] ~ /^[])}]$/ && depth > 0) {
			partner[i] = stack[depth]
			partner[stack[depth--]] = i
		}
	}
}

# ---- operands around an operator ----

function ends_operand(i) {
	if (i < 1 || token[i] ~ /^(return|else|case|break|keep|raise)$/)
		return 0
	return kinds[i] != "sign" || token[i] ~ /^[])}]$/
}

# The first token of the operand that ends at i: its brackets and what stands in front of them.
function operand_start(i,   open) {
	open = i
	if (token[i] ~ /^[])}]$/)
		open = partner[i]
	if (open > 1 && token[open - 1] == "@")
		return operand_start(open - 2)
	if ((token[open] ~ /^[([]$/ || kinds[open] == "modifier") && ends_operand(open - 1) &&
			touches(open - 1))
		return operand_start(open - 1)
	return open
}

# The first of the signs in front of the operand that begins at i.
function with_signs(i) {
	while (token[i - 1] ~ /^[-~!]$/ && !ends_operand(i - 2))
		i--
	return i
}

# The last token of the operand that begins at i.
function operand_end(i) {
	while (token[i] ~ /^[-~!]$/)
		i++
	if (token[i] ~ /^[([{]$/)
		i = partner[i]
	while (i < count && touches(i)) {
		if (token[i + 1] ~ /^[([]$/)
			i = partner[i + 1]
		else if (kinds[i + 1] == "modifier")
			i++
		else if (token[i + 1] == "@")
			return operand_end(i + 2)
		else
			break
	}
	return i
}

# Does token i + 1 follow without a blank?
function touches(i) {
	return lines[i] == lines[i + 1] && columns[i] + length(token[i]) == columns[i + 1]
}

# The text of tokens i to k, "" where they stand on several lines.
function text_of(i, k) {
	if (i < 1 || k < i || lines[i] != lines[k])
		return ""
	return substr(source[lines[i]], columns[i], columns[k] + length(token[k]) - columns[i])
}

function exchange(kind, left_from, left_to, right_from, right_to,   old, between) {
	old = text_of(left_from, right_to)
	if (old == "" || text_of(left_from, left_to) == text_of(right_from, right_to))
		return
	between = substr(source[lines[left_to]], columns[left_to] + length(token[left_to]),
		columns[right_from] - columns[left_to] - length(token[left_to]))
	emit(kind, lines[left_from], columns[left_from], old,
		text_of(right_from, right_to) between text_of(left_from, left_to))
}

# ---- the changes at one token ----

function change_sign(i,   list, n, k, kind, binary) {
	binary = ends_operand(i - 1)
	kind = token[i] ~ /^(==|!=|<|<=|>|>=)$/ ? "comparison" : "operator"
	if (token[i] == "-" && !binary || token[i] == "!" || token[i] == "~") {
		emit(token[i] == "!" ? "condition" : "operator", lines[i], columns[i], token[i], "")
		return
	}
	if (token[i] == "-" && binary)
		emit(kind, lines[i], columns[i], "-", "+")
	if (token[i] in swaps) {
		n = split(swaps[token[i]], list, " ")
		# the neighbour at the bound of a number is a change of that number
		for (k = is_bound(i + 1) ? 2 : 1; k <= n; k++)
			if (list[k] != "!=" || !ends_loop(i))
				emit(kind, lines[i], columns[i], token[i], list[k])
	}
	if (binary && token[i] ~ /^(-|<<|>>)$/)
		exchange("operands", with_signs(operand_start(i - 1)), i - 1, i + 1, operand_end(i + 1))
	if (token[i] == "?")
		change_choice(i)
}

# for (i = 0; i < n; i++): the end is met exactly, so that != means the same.
function ends_loop(i) {
	return token[i - 2] == ";" && token[i + 2] == ";" && token[i + 4] == "++"
}

# A number that something is compared with, as a whole.
function is_bound(i) {
	return kinds[i] == "number" && token[i] !~ /\./ && token[i + 1] ~ /^([;):?]|&&|\|\|)$/ &&
		token[i - 1] ~ /^(<|<=|>|>=)$/
}

function change_number(i,   old, kind, value) {
	old = token[i]
	kind = in_slice(i) ? "slice" : "constant"
	if (old ~ /\./) {
		emit(kind, lines[i], columns[i], old, old ~ /^0\.0/ ? "1.0" : old ~ /^1\.0/ ? "0.5" : "1.0")
		return
	}
	if (old ~ /^0[xb]/) {
		emit(kind, lines[i], columns[i], old, "(" old " + 1)")
		if (old !~ /^0x0+$/)
			emit(kind, lines[i], columns[i], old, "(" old " - 1)")
		return
	}
	value = old + 0
	emit(kind, lines[i], columns[i], old, value + 1)
	if (value > 0)
		emit(kind, lines[i], columns[i], old, value - 1)
}

function in_slice(i,   k) {
	for (k = i - 1; k >= 1 && lines[k] == lines[i]; k--) {
		if (token[k] ~ /^[])}]$/) {
			k = partner[k]
			if (k < 1)
				return 0
		} else if (token[k] == "[")
			return 1
		else if (token[k] ~ /^[;{]$/)
			return 0
	}
	return 0
}

function change_word(i,   old, final) {
	old = token[i]
	if (old in words)
		emit(old ~ /^(min|max)$/ ? "min-max" : "word", lines[i], columns[i], old, words[old])
	else if (old ~ /^U?INT[0-9]+$/)
		emit("sign", lines[i], columns[i], old, old ~ /^U/ ? substr(old, 2) : "U" old)
	else if (old == "raise")
		change_raise(i)
	else if (old == "halt" && token[i + 1] == ";")
		emit("left out", lines[i], columns[i], "halt;", nothing_for(i))
	else if (old ~ /[0-9]$/ && token[i + 1] == "[")
		change_width(i)
	else if (old == "raw")
		emit("word", lines[i], columns[i], old, "")
	else if (old == "if" && token[i + 1] == "(") {
		final = partner[i + 1]
		if (!is_comparison(i + 2, final - 1))
			negate(i + 2, final - 1)
	}
}

# The opposite of a single comparison is among the changes of its operator.
function is_comparison(from, to,   i, n) {
	n = 0
	for (i = from; i <= to; i++) {
		if (token[i] ~ /^(&&|\|\|)$/)
			return 0
		if (token[i] ~ /^(==|!=|<|<=|>|>=|!)$/)
			n++
		else if (token[i] ~ /^[([{]$/)
			i = partner[i]
	}
	return n == 1
}

function negate(from, to) {
	if (token[from] == "(" && partner[from] == to) {
		if (is_comparison(from + 1, to - 1))
			return
	}
	if (text_of(from, to) != "")
		emit("condition", lines[from], columns[from], text_of(from, to), "!(" text_of(from, to) ")")
}

# c ? a : b, the question mark at i
function change_choice(i,   k) {
	for (k = i - 1; k >= 1; k--) {
		if (token[k] ~ /^[])}]$/)
			k = partner[k]
		else if (token[k] ~ /^([([{=,;?:]|return)$/)
			break
	}
	if (!is_comparison(k + 1, i - 1))
		negate(k + 1, i - 1)
}

# Which of two values a modifier has is changed with the comparison.
function change_modifier(i) {
	if (token[i - 1] ~ /^[=!]=$/ && source[lines[i]] !~ /\|\|/)
		return
	if (touches(i - 1) && (token[i - 1], substr(token[i], 2)) in value_number) {
		change_value(i, token[i - 1], substr(token[i], 2))
		return
	}
	if (token[i] ~ /^\.S[0-9]+$/)
		emit("sign", lines[i], columns[i], token[i], ".U" substr(token[i], 3))
	else if (token[i] ~ /^\.U[0-9]+$/)
		emit("sign", lines[i], columns[i], token[i], ".S" substr(token[i], 3))
}

# type.NAME: the next value of the type. Which of them something is compared with is changed with
# the comparison where there are two.
function change_value(i, type, name,   n) {
	n = value_number[type, name] % value_count[type] + 1
	if (value_count[type] > 2 || token[i - 2] !~ /^[=!]=$/)
		emit("value", lines[i], columns[i] + 1, name, value_name[type, n])
}

# What stands in the place of the statement at i when it is left out.
function nothing_for(i) {
	return token[i - 1] == ")" || token[i - 1] == "else" ? "{}" : token[i - 1] == ":" ? "break;" : ""
}

# raise NAME; at the word raise: left out, and another one.
function change_raise(i,   k) {
	emit("left out", lines[i], columns[i], text_of(i, i + 1) ";", nothing_for(i))
	for (k = 1; k <= exception_count; k++)
		if (exceptions[k] == token[i + 1])
			break
	if (exception_count > 1)
		emit("raise", lines[i + 1], columns[i + 1], token[i + 1], exceptions[k % exception_count + 1])
}

# An access of another width.
function change_width(i,   name, width) {
	match(token[i], /[0-9]+$/)
	name = substr(token[i], 1, RSTART - 1)
	width = substr(token[i], RSTART)
	if (name in is_memory && width in widths)
		emit("width", lines[i], columns[i], token[i], name widths[width])
}

# {a, b}: the comma at i
function change_pair(i,   open) {
	for (open = i - 1; open >= 1 && token[open] != "{"; open--)
		if (token[open] ~ /^[])}]$/)
			open = partner[open]
		else if (token[open] ~ /^[([;]$/)
			return
	if (open >= 1 && lines[open] == lines[i])
		exchange("operands", operand_start(i - 1), i - 1, i + 1, operand_end(i + 1))
}

# ---- names: another one in the place of this; and assignments left out ----

# Is the word i read as a value?
function is_read(i,   k) {
	if (kinds[i] != "word" || token[i + 1] == "(" || token[i + 1] ~ /^([-+*&|^]|<<|>>)?=$/ ||
			token[i + 1] ~ /^(\+\+|--)$/ || token[i - 1] == "keep" ||
			kinds[i + 1] == "modifier" && token[i + 2] == "=")
		return 0
	if (token[i + 1] == "[" && token[partner[i + 1] + 1] == "=")
		return 0
	for (k = i - 1; k >= 1 && token[k] ~ /^(,|\{)$/ || kinds[k] == "word" && token[k + 1] == ","; k--)
		if (token[k] == "{")
			return token[partner[k] + 1] != "="
	return 1
}

# Operands of the header and assigned names; predicates are written small, registers large.
function class_of(i,   name) {
	name = token[i]
	if ((scope, name) in operand)
		return name ~ /^\$?[a-z]/ ? "small" : "large"
	return (scope, name) in assigned ? "local" : ""
}

function learn_names(   i, k, class) {
	for (i = 1; i <= count; i++)
		if (kinds[i] == "word" && token[i + 1] == "=")
			assigned[scopes[lines[i]], token[i]] = 1
	for (i = 1; i <= count; i++) {
		scope = scopes[lines[i]]
		class = class_of(i)
		if (class == "" || !is_read(i) || (scope, token[i]) in known)
			continue
		known[scope, token[i]] = ++known_count[scope, class]
		known_name[scope, class, known_count[scope, class]] = token[i]
	}
}

# The next two of its class.
function change_name(i,   class, n, k) {
	class = class_of(i)
	if (class == "" || !is_read(i) || known_count[scope, class] < 2)
		return
	n = known[scope, token[i]]
	for (k = 1; k <= 2 && k < known_count[scope, class]; k++) {
		n = n % known_count[scope, class] + 1
		emit("name", lines[i], columns[i], token[i], known_name[scope, class, n])
	}
}

# Does an assignment, or something else that can be left out, begin with token i?
function can_be_left_out(i) {
	return token[i + 1] ~ /^([-+*&|^]?=|\[)$/ || token[i] ~ /^(\{|always)$/ ||
		kinds[i + 1] == "modifier" && token[i + 2] == "="
}

# i: the first token of a statement
function leave_out(i,   k, is_assignment) {
	if (!can_be_left_out(i))
		return
	if (i > 1 && token[i - 1] !~ /^[;{}:]$/ && scopes[lines[i]] == scopes[lines[i - 1]])
		return
	is_assignment = token[i] == "always"
	for (k = i; k <= count && token[k] != ";"; k++)
		if (token[k] == "}" && partner[k] < i)
			return
		else if (token[k] ~ /^[-+*&|^]?=$/)
			is_assignment = 1
	if (is_assignment && text_of(i, k) != "" && in_statement_list(i))
		emit("left out", lines[i], columns[i], text_of(i, k), "")
}

# Not in the parentheses of a for.
function in_statement_list(i,   k) {
	for (k = i - 1; k >= 1; k--) {
		if (token[k] ~ /^[])}]$/ && partner[k] > 0)
			k = partner[k]
		else if (token[k] == "(")
			return 0
		else if (token[k] == "{")
			return 1
	}
	return 1
}

function change_fence(   i) {
	find_partners()
	learn_names()
	for (i = 1; i <= count; i++) {
		block = blocks[lines[i]]
		scope = scopes[lines[i]]
		if (kinds[i] == "word" || token[i] == "{")
			leave_out(i)
		if (token[i] == "case") { # labels say which case it is, not what is done
			while (i < count && token[i] != ":")
				i++
		} else if (kinds[i] == "number")
			change_number(i)
		else if (kinds[i] == "word") {
			change_word(i)
			change_name(i)
		}
		else if (kinds[i] == "modifier")
			change_modifier(i)
		else if (token[i] == ",")
			change_pair(i)
		else
			change_sign(i)
	}
	block = "-"
}

# ---- values of enums: what they stand for ----

function value_of(name,   rest) {
	if (!match($0, name " = \"[^\"]*\""))
		return ""
	RSTART += length(name) + 4
	RLENGTH -= length(name) + 5
	return substr($0, RSTART, RLENGTH)
}

function change_attribute(   old, list, n, k) {
	old = value_of("operator")
	if (old in swaps) {
		n = split(swaps[old], list, " ")
		for (k = 1; k <= n && k <= 3; k++)
			emit("attribute", FNR, RSTART, old, list[k])
	}
	old = value_of("rounding")
	if (old in roundings)
		emit("attribute", FNR, RSTART, old, roundings[old])
	old = value_of("function")
	if (old != "") {
		if (last_function != "")
			emit("attribute", FNR, RSTART, old, last_function)
		last_function = old
	}
}

# ---- the lines of a file ----

function new_scope(names,   n, parts, i) {
	scopes_open++
	n = split(names, parts, /[^A-Za-z0-9_$]+/)
	for (i = 1; i <= n; i++)
		operand[scopes_open, parts[i]] = 1
}

function learn_header(line) {
	sub(/^[ \t]+/, "", line)
	sub(/[ \t]*:.*/, "", line)
	header = line
	sub(/[ \t(].*/, "", header)
	new_scope(substr(line, length(header) + 1))
}

# Statements without a header: that of the template, of which there is one.
function learn_template(line) {
	sub(/[ \t]*;.*/, "", line)
	gsub(/[{}|!~]|[{]-[}]/, "", line)
	learn_header(line)
}

function is_header(line) {
	sub(/[ \t]*\/\/.*$/, "", line)
	return line ~ /:[ \t]*$/ && line !~ /^[ \t]*(case|default)[ :]/ && line !~ /\?/
}

function is_statement(line) {
	return line ~ /=/ || line ~ /^[ \t]*([{]|(if|for|while|switch|raise|halt|keep|always)[ (;])/
}

function end_fence() {
	if (fence == "code")
		change_fence()
	fence = ""
	bare = 0
}

# Code without a fence ends at a line that is indented less.
bare && (FNR == 1 || /^ ? ? ?[^ ]/) { end_fence() }
FNR == 1 {
	base = FILENAME
	sub(/.*\//, "", base)
	section = fence = ""
	last_function = ""
	block = "-"
}
/^__Def/ {
	definition = $0
	sub(/^__Def[A-Za-z]* +/, "", definition)
	parameters = definition
	sub(/[ <:].*/, "", definition)
	is_function = /^__DefFunction/
	if (is_function)
		new_scope(substr(parameters, length(definition) + 1))
	if (/^__DefISA/)
		definition = "-"
	in_enum = /^__DefBitFieldType/
	section = ""
	last_function = ""
}
/^[ \t]*__[A-Z]/ && !/^__Def/ {
	section = $0
	gsub(/[ \t]/, "", section)
	content = 0
	next
}
in_enum && /</ { change_attribute() }
section == "__Syntax" && /;[ \t]*(\/\/.*)?$/ { template = $0 }
section != "__Semantics" { next }
/^[ \t]*```/ {
	if (fence == "") {
		fence = "first"
		count = 0
		header = "-"
	} else {
		end_fence()
	}
	next
}
fence == "" && !content && /^    / && !/^[ \t]*(\/\/.*)?$/ {
	fence = "first"
	bare = 1
	count = 0
	header = "-"
}
fence == "" {
	content = content || !/^[ \t]*(\/\/.*)?$/
	next
}
{
	source[FNR] = $0
	if (!is_function && is_header($0)) {
		learn_header($0)
		fence = "code"
		next
	}
	if (fence == "first" && !is_function && definition != "-" && is_statement($0)) {
		learn_template(template)
		fence = "code"
	}
	if (fence == "first" && $0 !~ /^[ \t]*(\/\/.*)?$/)
		fence = is_function ? "code" : "prose"
	blocks[FNR] = header
	scopes[FNR] = scopes_open
	if (fence == "code")
		tokenize($0, FNR)
}
END { if (bare) end_fence() }
