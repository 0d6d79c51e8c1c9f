# SPDX-License-Identifier: MIT
# Assembles text of the GPU, one instruction a line, without specc: fields and their positions are
# those of the handwritten files (tests/handwritten/facts), corrected by the `Encoding:` lines of ERRATA.md;
# numbers that those files leave open come from gpu.table. Operands are placed by the Order of the opcode: each text is
# tried on the next operand that has its kind, operands with a default may be missing. Prints
# OPCODE WORD FIELD=VALUE... for each line, or `- REASON`. Needs no bit operators.
#
#   awk -f ../../handwritten/facts/chain.awk -f gpu.awk kind=table gpu.table kind=errata ERRATA.md kind=facts ../../handwritten/facts/gpu.facts kind=text TEXT

function trim(s) { gsub(/^[ \t\r]+|[ \t\r]+$/, "", s); return s }

# ---- definitions ----

# Encoding: NAME.field default VALUE, was none | added: bit N, Type, default VALUE
function correct(line,   name, rest, part) {
	sub(/^Encoding: /, "", line)
	if (line ~ /same value/) return
	name = line; sub(/ .*/, "", name)
	rest = line; sub(/^[^ ]* /, "", rest)
	corrections++
	place[corrections] = name; sub(/\..*/, "", place[corrections])
	subject[corrections] = name; sub(/^[^.]*\./, "", subject[corrections])
	if (rest ~ /^added/) {
		split(rest, part, /[ ,:]+/)
		added[corrections] = part[3] " " part[4] " " part[6]
	} else {
		sub(/^default /, "", rest); sub(/[, ].*/, "", rest)
		fallback[corrections] = rest
	}
}

kind == "errata" && /^Encoding: / { correct($0) }

# ---- one opcode: all of its chain ----

function load_corrected(opcode,   c, part) {
	load(opcode)
	for (c = 1; c <= corrections; c++) {
		if (place[c] != opcode && place[c] != parent[opcode]) continue
		if (c in added) {
			split(added[c], part, " ")
			L[subject[c]] = part[1]; W[subject[c]] = 1; T[subject[c]] = part[2]
			K[subject[c]] = "default"; V[subject[c]] = part[3]
		} else { K[subject[c]] = "default"; V[subject[c]] = fallback[c] }
	}
}

# ---- operands: each returns "name=value ..." or "?" ----

function register(type, text,   prefix) {
	prefix = type == "Reg" ? "R" : type == "UReg" ? "UR" : type == "Pred" ? "P" : "UP"
	if (substr(text, 1, length(prefix)) != prefix) return -1
	text = substr(text, length(prefix) + 1)
	if (text ~ /^\[[0-9]+:[0-9]+\]$/ && prefix ~ /R/) return substr(text, 2) + 0
	if (text == "Z" && prefix ~ /R/) return type == "Reg" ? 255 : 63
	if (text == "T" && prefix ~ /P/) return 7
	return text ~ /^[0-9]+$/ ? text + 0 : -1
}

# A number as the bits of a field; -1: none.
function literal(type, bits, text,   minus, n, limit) {
	if (type == "F32Imm") return float(text)
	minus = sub(/^-/, "", text)
	if (text ~ /^0x[0-9a-fA-F]+$/) n = hex(substr(text, 3))
	else if (text ~ /^[0-9]+$/) n = text + 0
	else return -1
	limit = 2 ^ bits
	return n >= limit ? -1 : minus && n ? limit - n : n
}

# binary32, to nearest even; awk numbers are doubles.
function float(text,   minus, d, e, m, below) {
	if (text ~ /^0f[0-9a-fA-F]+$/) return hex(substr(text, 3))
	minus = sub(/^-/, "", text)
	if (text !~ /^[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?$/) return -1
	d = text + 0
	if (d == 0) return minus ? 2147483648 : 0
	e = 150
	while (d >= 16777216) { d /= 2; e++ }
	while (d < 8388608 && e > 1) { d *= 2; e-- }
	m = int(d); below = d - m
	if (below > 0.5 || below == 0.5 && m % 2) m++
	if (m >= 16777216) { m /= 2; e++ }
	return (minus ? 2147483648 : 0) + (m < 8388608 ? m : (e - 1) * 8388608 + m)
}

function is_number(type) { return type ~ /^([SU]Imm[0-9]+|F32Imm)$/ }

# c[bank][offset], or c[bank][URx+offset] where the opcode has ura.
function memory(name, base, text,   bank, rest, out, n) {
	if (text !~ /^c\[[^]]*\]\[[^]]*\]$/) return "?"
	bank = text; sub(/^c\[/, "", bank); sub(/\].*/, "", bank)
	rest = text; sub(/^[^]]*\]\[/, "", rest); sub(/\]$/, "", rest)
	out = ""
	if (base && rest ~ /^UR/) {
		match(rest, /^UR[0-9Z]+/)
		out = " " base "=" register("UReg", substr(rest, 1, RLENGTH))
		rest = substr(rest, RLENGTH + 1); sub(/^\+/, "", rest)
		if (rest == "") rest = "0"
	} else if (base) out = " " base "=63"
	n = literal("", 17, rest)
	return n < 0 || literal("", 5, bank) < 0 ? "?" : " " name "=" n + literal("", 5, bank) * 131072 out
}

# R[URx+offset]
function indexed(prefix, register_field, index_field, text,   inside, at, offset) {
	if (substr(text, 1, length(prefix) + 1) != prefix "[" || text !~ /^U?R\[UR/) return "?"
	inside = substr(text, length(prefix) + 2); sub(/\]$/, "", inside)
	match(inside, /^UR[0-9Z]+/)
	at = register("UReg", substr(inside, 1, RLENGTH))
	offset = substr(inside, RLENGTH + 1); sub(/^\+/, "", offset)
	if (offset == "") offset = "0"
	return " " register_field "=" at " " index_field "=" literal("", W[index_field], offset)
}

# Signs before and around a register, and its byte; what remains is in `bare`. False: the opcode lacks
# a field for one of them.
function signs(name, text,   sign, of) {
	shown = ""
	while (match(text, /^[-~!]/)) {
		sign = substr(text, 1, 1)
		of = sign == "!" ? ".not" : sign == "-" || !((name ".bitnot") in L) ? ".neg" : ".bitnot"
		if (!((name of) in L)) return 0
		shown = shown " " name of "=1"
		text = substr(text, 2)
	}
	if (text ~ /^\|.*\|$/) {
		if (!((name ".abs") in L)) return 0
		shown = shown " " name ".abs=1"
		text = substr(text, 2, length(text) - 2)
	}
	if (text ~ /\.B[0-3]$/) {
		if (!((name ".bsel") in L)) return 0
		shown = shown " " name ".bsel=" substr(text, length(text))
		sub(/\.B[0-3]$/, "", text)
	}
	bare = text
	return 1
}

# An item of Order: a field, C[memory, base], R[register, index], or the fixed words PR and UPR.
function operand(name, text,   type, n, inside) {
	if (name == "PR" || name == "UPR") return text == name ? " " : "?"
	if (match(name, /\[/)) {
		inside = substr(name, RSTART + 1)
		name = substr(name, 1, RSTART - 1)
		sub(/\]/, "", inside)
		split(inside, pair, ",")
		return name == "C" ? memory(pair[1], pair[2], text) : indexed(name, pair[1], pair[2], text)
	}
	type = T[name]
	if (is_number(type)) {
		n = literal(type, W[name], text)
		return n < 0 ? "?" : " " name "=" sprintf("%.0f", n)
	}
	if (!signs(name, text)) return "?"
	# A predicate that is written without "!" is not inverted, whatever the default.
	if (((name ".not") in L) && text !~ /^!/) shown = " " name ".not=0"
	if (type == "CMem") { n = memory(name, "", bare); return n == "?" ? n : n shown }
	n = register(type, bare)
	return n < 0 ? "?" : " " name "=" n shown
}

function may_miss(name) { return (name in K) && K[name] == "default" }

# Operands from item on, texts from t on: a text goes to the first operand that can take it.
function arrange(item, t, so_far,   one) {
	if (item > items) { if (t > count && !found++) arranged = so_far; return }
	if (t <= count) {
		one = operand(items_of[item], text_of[t])
		if (one != "?") arrange(item + 1, t + 1, so_far one)
	}
	if (may_miss(items_of[item])) arrange(item + 1, t, so_far)
}

# ---- modifiers ----

function modifiers(opcode, from,   i, name, c, hits, chosen, wanted, m, out, taken, part) {
	out = ""
	split("", taken)
	for (i = from; i <= words; i++) {
		hits = 0; chosen = ""
		for (name in L)
			if (name !~ /\./ && ((T[name], word_of[i]) in number) && K[name] != "fixed" &&
					!(name in taken)) { hits++; chosen = name }
		if (hits > 1) {
			m = split(modi[opcode] ? modi[opcode] : modi[parent[opcode]], part, " ")
			for (c = m; c >= 1; c--)
				if (!(part[c] in taken) && ((T[part[c]], word_of[i]) in number)) chosen = part[c]
			if (!m) return "?ambiguous ." word_of[i]
		}
		if (!hits) return "?no ." word_of[i]
		taken[chosen] = 1
		out = out " " chosen "=" number[T[chosen], word_of[i]]
	}
	return out
}

# ---- one line of text ----

function split_operands(text,   i, c, depth, n, one) {
	n = 0; one = ""; depth = 0
	for (i = 1; i <= length(text); i++) {
		c = substr(text, i, 1)
		if (c == "[") depth++
		if (c == "]") depth--
		if (c == "," && !depth) { text_of[++n] = trim(one); one = "" } else one = one c
	}
	if (trim(one) != "") text_of[++n] = trim(one)
	return n
}

function build(opcode, assigned,   part, n, i, name, value, pair) {
	split("", value)
	for (name in L) {
		if (K[name] != "operand") value[name] = constant(T[name], V[name])
		else if (T[name] in unused) value[name] = unused[T[name]]
	}
	n = split(assigned, part, " ")
	for (i = 1; i <= n; i++) {
		split(part[i], pair, "=")
		if (!(pair[1] in L)) return "no field " pair[1]
		value[pair[1]] = pair[2]
	}
	for (i = 0; i < 128; i++) bit[i] = 0
	summary = ""
	for (name in L) {
		if (!(name in value) || value[name] < 0) return "no value for " name
		if (value[name] >= 2 ^ W[name]) return name " is too large"
		n = value[name]
		summary = summary " " name "=" n
		for (i = 0; i < W[name]; i++) { bit[L[name] + i] += n % 2; n = int(n / 2) }
	}
	word = ""
	for (i = 127; i >= 0; i -= 4)
		word = word substr("0123456789abcdef",
			bit[i] * 8 + bit[i - 1] * 4 + bit[i - 2] * 2 + bit[i - 3] + 1, 1)
	return ""
}

# Cuts the guard and the scheduling text from `line`; they are in guard, inverted and schedule.
function cut_frame(   text) {
	guard = schedule = ""
	inverted = 0
	if (line ~ /^@/) {
		guard = line; sub(/ .*/, "", guard); sub(/^[^ ]* */, "", line)
		inverted = sub(/^@!/, "", guard)
		sub(/^@/, "", guard)
	}
	while (match(line, /\$[a-z]+(=[0-9a-fx]+)? *$/)) {
		text = trim(substr(line, RSTART + 1)); line = trim(substr(line, 1, RSTART - 1))
		split(text, pair, "=")
		schedule = schedule " " pair[1] "=" (text ~ /=/ ? hex_or_decimal(pair[2]) : 1)
	}
}

# The family that a mnemonic names, and its first modifier: IMAD.WIDE.X is X of IMAD_WIDE.
function family(head) {
	words = split(head, word_of, ".")
	first = 3
	if ((word_of[1] "_" word_of[2]) in optypes) return word_of[1] "_" word_of[2]
	if (word_of[2] ~ /^[0-9]/ && (word_of[1] word_of[2]) in optypes) return word_of[1] word_of[2]
	first = 2
	return word_of[1] in optypes ? word_of[1] : ""
}

# The instruction in hand as a word of this opcode; "", or why not.
function try(opcode,   mods, guard_field, n) {
	load_corrected(opcode)
	mods = modifiers(opcode, first)
	if (mods ~ /^\?/) return substr(mods, 2)
	items = split((opcode in order_of) ? order_of[opcode] : order[opcode], items_of, " ")
	found = 0; arranged = ""
	arrange(2, 1, "")
	if (!found) return "other operands"
	if (guard != "") {
		guard_field = "upg" in L ? "upg" : "pg"
		n = register(T[guard_field], guard)
		if (n < 0) return "guard " guard
		arranged = arranged " " guard_field "=" n " " guard_field ".not=" inverted
	}
	return build(opcode, arranged mods schedule)
}

function assemble(   head, optype, n, opcode, i, why, reasons, result, m) {
	sub(/\/\/.*/, "", line); sub(/[ \t]*;?[ \t]*$/, "", line); line = trim(line)
	cut_frame()
	head = line; sub(/[ \t].*/, "", head)
	if (!sub(/^[^ \t]+[ \t]+/, "", line)) line = ""
	optype = family(head)
	if (optype == "") return "- no family " head
	count = split_operands(line)
	n = split(opcodes[optype], opcode, " ")
	m = 0
	for (i = 1; i <= n; i++) {
		why = try(opcode[i])
		if (why) { reasons = reasons "; " opcode[i] ": " why; continue }
		result = (m++ ? result " and " : "") opcode[i] " " word summary
	}
	return m == 1 ? result : m ? "- " result : "- none" reasons
}

kind == "text" { line = $0; print assemble() }
