# SPDX-License-Identifier: MIT
# Compares the prose of an instruction set in its languages: every section of prose must be there in
# each of them, with as many paragraphs, list items, tables and rows in the same order, and in each of
# these with the same code spans and links; no line is wider than 100 columns.
# Input: the .isa files of one instruction set. Output: FILE:LINE: message for each difference; with
# -v count=1 also the number of sections that were compared, last. Exit 1 if there is a difference.

function report(place, text) {
	print place ": " text
	bad = 1
}

# Columns of a terminal: Chinese letters, their punctuation and full-width forms take two.
function width(line) {
	gsub(/[\343-\355][\200-\277][\200-\277]|\357[\274\275][\200-\277]|\342[\272-\277][\200-\277]/,
		"xx", line)
	gsub(/[\200-\277]/, "", line)
	return length(line)
}

function begin_section(name, language) {
	section = name
	fence = statement = block = 0
	if (name !~ /^(Description|OperandInfo|ModifierInfo|Fields|Notes|Simulation|Semantics)$/) {
		section = ""
		return
	}
	now = owner SUBSEP name SUBSEP language
	opened[now] = FILENAME ":" FNR
	if (!((owner, name) in known)) {
		known[owner, name] = 1
		key_owner[++keys] = owner
		key_section[keys] = name
	}
	languages[language] = 1
}

# A block: a paragraph, a heading, a list item, or a row of a table with its number of cells.
function begin_block(kind) {
	block = ++blocks[now]
	block_kind[now, block] = kind
	block_place[now, block] = FILENAME ":" FNR
	in_table = kind ~ /^row/
}

function add_text(line) {
	sub(/^[ \t]+/, "", line)
	block_text[now, block] = block_text[now, block] (in_table ? "" : " ") line
}

function cells(line) {
	gsub(/\\\|/, "", line)
	return gsub(/\|/, "", line) - 1
}

function prose_line() {
	if (width($0) > 100)
		report(FILENAME ":" FNR, width($0) " columns, at most 100")
	if (/^[ \t]*\|.*\|[ \t]*$/)
		begin_block("row of " cells($0))
	else if (/^[ \t]*([-*+]|[0-9]+[.)]) /)
		begin_block("list item")
	else if (/^#+ /)
		begin_block("heading")
	else if (!block || in_table)
		begin_block("paragraph")
	add_text($0)
}

# Sets span_count[] to how often each code span and link stands in the block; returns their names.
function spans(key, number,   text, span, names) {
	split("", span_count)
	text = block_text[key, number]
	names = ""
	while (match(text, /`[^`]*`|\[\[[^\]]*\]\]|\]\([^)]*\)/)) {
		span = substr(text, RSTART, RLENGTH)
		text = substr(text, RSTART + RLENGTH)
		if (!span_count[span]++)
			names = names SUBSEP span
	}
	return names
}

# What the other block has more of each span; its counts are in other_count[].
function lacking(names,   list, count, i, lack) {
	count = split(names, list, SUBSEP)
	lack = ""
	for (i = 2; i <= count; i++)
		if (span_count[list[i]] + 0 < other_count[list[i]])
			lack = lack " " list[i]
	return lack
}

# Fills other_count[] from a block, and span_count[] from that of `one`.
function count_both(one, other, number,   span) {
	spans(other, number)
	split("", other_count)
	for (span in span_count) other_count[span] = span_count[span]
	return spans(one, number)
}

function compare_spans(one, other, number, language,   names, lack) {
	names = spans(other, number)
	count_both(one, other, number)
	lack = lacking(names)
	if (lack != "")
		report(block_place[one, number], "the " block_kind[one, number] " lacks" lack \
			", which it has in " language)
}

function same_spans(one, other, number,   span) {
	count_both(one, other, number)
	for (span in span_count) if (span_count[span] != other_count[span] + 0) return 0
	for (span in other_count) if (other_count[span] != span_count[span] + 0) return 0
	return 1
}

# How many blocks of the kind: "paragraph", "list item", "heading", "row".
function count_kind(key, kind,   i, sum) {
	sum = 0
	for (i = 1; i <= blocks[key]; i++)
		sum += index(block_kind[key, i], kind) == 1
	return sum
}

function compare_kinds(one, other, title, language,   list, i, a, b) {
	split("paragraph,list item,heading,row", list, ",")
	for (i = 1; i <= 4; i++) {
		a = count_kind(one, list[i])
		b = count_kind(other, list[i])
		if (a < b)
			report(opened[one], title ": " a " of kind " list[i] ", but " b " in " language)
	}
}

# True where both have the same blocks in the same order; says where that ends, and where they begin
# to have other spans, which is where a block is missing more often than not.
function compare_order(one, other, title, language,   i, a, b, place) {
	for (i = 1; i <= blocks[one] || i <= blocks[other]; i++) {
		a = i > blocks[one] ? "nothing" : block_kind[one, i]
		b = i > blocks[other] ? "nothing" : block_kind[other, i]
		if (a == b) {
			if (place == "" && !same_spans(one, other, i)) place = block_place[one, i]
			continue
		}
		if (place != "")
			report(place, title ": other code spans than in " language " from here on")
		report(i > blocks[one] ? opened[one] : block_place[one, i], title ": " a " where " \
			language " has " b)
		return 0
	}
	return 1
}

function compare(owner, name, a, b,   one, other, title, i) {
	one = owner SUBSEP name SUBSEP a
	other = owner SUBSEP name SUBSEP b
	title = "__" name "<" a "> of " owner
	if (!blocks[other]) return
	compared += a < b
	if (!blocks[one]) {
		report(opened[other], owner " has __" name " in " b ", but not in " a)
		return
	}
	compare_kinds(one, other, title, b)
	if (a > b && !compare_order(one, other, title, b)) return
	if (blocks[one] == blocks[other])
		for (i = 1; i <= blocks[one]; i++)
			if (block_kind[one, i] == block_kind[other, i])
				compare_spans(one, other, i, b)
}

# A section or word that names no language is in that of the instruction set.
function name_default(   i, key, from, n) {
	for (i = 1; i <= keys; i++) {
		from = key_owner[i] SUBSEP key_section[i] SUBSEP
		key = from standard
		if (!((from) in opened)) continue
		opened[key] = opened[from]
		blocks[key] = blocks[from]
		for (n = 1; n <= blocks[from]; n++) {
			block_kind[key, n] = block_kind[from, n]
			block_place[key, n] = block_place[from, n]
			block_text[key, n] = block_text[from, n]
		}
	}
	for (i = 1; i <= terms; i++)
		if ((term[i], "") in word) word[term[i], standard] = 1
	delete languages[""]
	languages[standard] = 1
}

BEGIN { standard = "en" }
FNR == 1 { section = ""; fence = 0 }
/^[ \t]*```/ {
	fence = !fence
	block = 0
	next
}
fence { next }
/^[ \t]*Prose<[A-Za-z_-]+>;/ {
	standard = $0
	sub(/^[ \t]*Prose</, "", standard)
	sub(/>.*/, "", standard)
	next
}
/^__Def/ {
	owner = $0
	sub(/^__Def/, "", owner)
	sub(/[ \t]*:.*/, "", owner)
	sub(/<.*/, "", owner)
	section = ""
	if (owner ~ /^Term /) {
		term[++terms] = owner
		term_place[owner] = FILENAME ":" FNR
	}
	next
}
/^[ \t]*__[A-Z][A-Za-z]*(<[A-Za-z_-]+>)?[ \t]*$/ {
	name = $1
	sub(/^__/, "", name)
	language = ""
	if (match(name, /<.*>/)) {
		language = substr(name, RSTART + 1, RLENGTH - 2)
		name = substr(name, 1, RSTART - 1)
	}
	begin_section(name, language)
	next
}
owner ~ /^Term / && section == "" && /^[ \t]*Text</ {
	language = ""
	if (match($0, /<[A-Za-z_-]+,/)) language = substr($0, RSTART + 1, RLENGTH - 2)
	word[owner, language] = 1
	languages[language] = 1
	next
}
section == "" { next }
/^[ \t]*$/ || /^[ \t]*\/\// {
	block = 0
	next
}
section == "Semantics" && !blocks[now] && /^(    |\t)/ { next } # code without a fence
section == "OperandInfo" && /^[ \t]*([A-Z][A-Za-z]*|field)</ { statement = 1 }
statement {
	if (/;[ \t]*(\/\/.*)?$/) statement = 0
	next
}
/^[ \t]*\|[-:| \t]+\|[ \t]*$/ && in_table { next }
{ prose_line() }
END {
	name_default()
	for (a in languages)
		for (b in languages) {
			if (a == b) continue
			for (i = 1; i <= keys; i++)
				compare(key_owner[i], key_section[i], a, b)
			for (i = 1; i <= terms; i++)
				if ((term[i], b) in word && !((term[i], a) in word))
					report(term_place[term[i]], term[i] " has a word in " b ", but not in " a)
		}
	if (count) print compared + 0
	exit bad
}
