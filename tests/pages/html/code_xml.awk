# SPDX-License-Identifier: MIT
# Facts as XML -> lines on what the pages have to show, TAB between their parts:
#   fence PAGE TEXT
#   example PAGE NUMBER TEXT COMMENT WORD BYTES
#   case PAGE NUMBER BEFORE AFTER COMMENT ADDRESS
# language: of the comments where they are in several, otherwise the default one.
# Ends of lines in a text are \n. The bytes are worked out here: those of a word, the lowest first.

function decoded(name)
{
	return decode(attribute(name))
}

function percent(text,    out, i, c)
{
	out = ""
	for (i = 1; i <= length(text); i++) {
		c = substr(text, i, 1)
		out = out (c ~ /[A-Za-z0-9_.!~*'()-]/ ? c : "%" toupper(codes[c]))
	}
	return out
}

function bytes(word,    out, i)
{
	out = ""
	for (i = length(word) - 1; i > 2; i -= 2)
		out = out (out == "" ? "" : " ") substr(word, i, 2)
	return out
}

function end_case()
{
	if (!in_case)
		return
	after = after (after != "" && end != "" ? ", " : "") end
	print "case\t" page "\t" number "\t" before "\t" after "\t" case_comment "\t" \
		"#text=" percent(example) "&case=" percent(case_text)
	in_case = 0
}

function end_example()
{
	if (in_example)
		print "example\t" page "\t" number "\t" example "\t" comment "\t" word "\t" bytes(word)
	in_example = 0
}

function setting()
{
	return decoded("place") " = " decoded("text")
}

BEGIN {
	for (i = 1; i < 256; i++)
		codes[sprintf("%c", i)] = sprintf("%02x", i)
	page = "machine.html"
}

/^ *<comment / {
	if (attribute("language") == language && in_case)
		case_comment = decoded("text")
	else if (attribute("language") == language)
		comment = decoded("text")
	next
}
{ end_example() }
END { end_example() }

/^ *<layout .*byte-order="big"/ { print "bytes of big-endian units are not worked out here"; exit 1 }
/^ *<group / { page = "group-" slug(decoded("name")) ".html"; number = 0 }
/^ *<optype / { page = "insn-" slug(decoded("name")) ".html"; number = 0 }
/^ *<fact / {
	page = (decoded("kind") == "function" ? "function-" : "state-") slug(decoded("name")) ".html"
}
/^ *<(register-file|type|operand|modifier|format|alias) / { page = "none" }
/^ *<section / { semantics = decoded("name") == "Semantics" }

/^ *<fence/ && semantics {
	sub(/^ *<fence[^>]*>/, "")
	text = ""
	while ($0 !~ /<\/fence>/) {
		text = text $0 "\\n"
		if ((getline) <= 0)
			break
	}
	sub(/<\/fence>.*/, "")
	print "fence\t" page "\t" decode(text $0)
	next
}

/^ *<alias / { alias = !/\/>$/ } # whose examples are on the page of the notation
/^ *<\/alias>/ { alias = 0 }
/^ *<example / && !alias {
	number++
	example = decoded("text")
	word = decoded("word")
	comment = decoded("comment")
	in_example = 1
}
/^ *<case / {
	in_case = 1
	before = after = ""
	case_text = decoded("text")
	case_comment = decoded("comment")
	lane = decoded("lane")
	end = decoded("raise") == "" ? "" : "raise " decoded("raise") (lane == "" ? "" : " @" lane)
	if (decoded("halt") != "")
		end = "halt"
	if (/\/>/)
		end_case()
}
/^ *<before / { before = before (before == "" ? "" : ", ") setting() }
/^ *<after / { after = after (after == "" ? "" : ", ") setting() }
/^ *<\/case>/ { end_case() }
