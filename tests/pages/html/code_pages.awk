# SPDX-License-Identifier: MIT
# Pages -> the same lines as code_xml.awk, and these on each identifier of the code:
#   link PAGE PLACE WORD ADDRESS   PLACE is header or body
#   loose PAGE WORD                no link, no name of the block itself, no word of the language
# Reads the files that are named.

function plain(html)
{
	gsub(/<[^>]*>/, "", html)
	return decode(html)
}

# What stands between the first `start` (a pattern) of the line and the next `end`.
function between(start, end,    rest)
{
	if (!match($0, start))
		return ""
	rest = substr($0, RSTART + RLENGTH)
	return substr(rest, 1, index(rest, end) - 1)
}

function links(line,    place, rest, address, word)
{
	place = line ~ /<span class="h"/ ? "header" : "body"
	while (match(line, /<a href="[^"]*"[^>]*>/)) {
		address = substr(line, RSTART + 9, RLENGTH - 9)
		sub(/".*/, "", address)
		rest = substr(line, RSTART + RLENGTH)
		word = substr(rest, 1, index(rest, "</a>") - 1)
		print "link\t" page "\t" place "\t" decode(word) "\t" decode(address)
		line = substr(line, 1, RSTART - 1) " " substr(rest, index(rest, "</a>") + 4)
	}
	return line
}

function loose(line)
{
	gsub(/<i>[^<]*<\/i>|<var[^>]*>[^<]*<\/var>/, " ", line)
	gsub(/<b>(if|else|for|while|switch|case|default|break|return|keep|raise|halt|always|true|false|dtypeof|BOOL|trap|reset)<\/b>/, \
		" ", line)
	gsub(/<span class="n">[^<]*<\/span>/, " ", line)
	line = plain(line)
	while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
		print "loose\t" page "\t" substr(line, RSTART, RLENGTH)
		line = substr(line, RSTART + RLENGTH)
	}
}

function code_line(line)
{
	loose(links(line))
}

FNR == 1 {
	page = FILENAME
	sub(/.*\//, "", page)
}

/<pre class="code"/ {
	sub(/.*<pre class="code"[^>]*><code>/, "")
	text = ""
	while ($0 !~ /<\/code><\/pre>/) {
		code_line($0)
		text = text plain($0) "\\n"
		if ((getline) <= 0)
			break
	}
	sub(/<\/code><\/pre>.*/, "")
	code_line($0)
	print "fence\t" page "\t" text plain($0)
	next
}

# An example is an entry of a list, or a row of a table whose last cell is its encoding.
/<(li|tr) id="example-/ {
	number = between("<(li|tr) id=\"example-", "\"")
	said = decode(between("<code>", "</code>")) "\t" decode(between("<i>", "</i>"))
	open = 1
}
open && (/<li id=/ || /<\/td><td>/) {
	open = 0
	print "example\t" page "\t" number "\t" said "\t" \
		between("<span data-w=\"[^\"]*\">", "</span>") "\t" \
		between("<a href=\"codec[.]html#word=[^\"]*\">", "</a>")
	hex = between("<a href=\"codec[.]html#word=[^\"]*\">", "</a>")
	gsub(/ /, "", hex)
	if (hex != between("codec[.]html#word=", "\"") || hex != between("data-w=\"", "\""))
		print "mark\t" page "\t" number
}
/<a class="run" href="codec[.]html#text=/ {
	gsub(/<\/td><td>/, " → ")
	shown = between(/<tr>/ ? "<td>" : "<li>", "<a class=\"run\"")
	sub(/ (<i[ >].*)?$/, "", shown)
	at = index(shown, " → ")
	print "case\t" page "\t" number "\t" decode(substr(shown, 1, at - 1)) "\t" \
		decode(substr(shown, at + length(" → "))) "\t" decode(between("<i>", "</i>")) "\t" \
		decode(between("codec[.]html", "\""))
}
