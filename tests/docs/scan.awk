# SPDX-License-Identifier: MIT
# Turns pages, named relative to the folder of the language folders (en/index.html), into what is wrong
# with them, `PAGE:LINE: what [rule]`, one line each; with -v list=1 into the places that readers may
# link to instead, the ids in <main> but those of drawings: `LANGUAGE PAGE ID`. `files` is a file with the names of all files there are, one per line.
# Pages are generated and stricter than HTML asks: every element is closed, every attribute quoted.

function report(what, rule) {
	if (!list) print FILENAME ":" line ": " what " [" rule "]"
}

# The value of an attribute of the tag in hand, or "" where it has none.
function attribute(name,   at, text) {
	at = index(tag, " " name "=\"")
	if (at == 0) return ""
	text = substr(tag, at + length(name) + 3)
	return decoded(substr(text, 1, index(text, "\"") - 1))
}

function decoded(text) {
	if (index(text, "&") == 0) return text
	gsub(/&quot;|&#34;/, "\"", text)
	gsub(/&#39;|&apos;/, "'", text)
	gsub(/&lt;/, "<", text)
	gsub(/&gt;/, ">", text)
	gsub(/&amp;/, "\\&", text)
	return text
}

# Percent signs and what they stand for.
function plain(text,   out, at) {
	out = ""
	while ((at = index(text, "%")) > 0) {
		out = out substr(text, 1, at - 1) byte[tolower(substr(text, at + 1, 2))]
		text = substr(text, at + 3)
	}
	return out text
}

# `a/b/../c` as `a/c`; "" where it leaves the folder.
function normal(path,   parts, count, at, out, depth) {
	count = split(path, parts, "/")
	depth = 0
	for (at = 1; at <= count; at++) {
		if (parts[at] == "..") {
			if (--depth < 0) return ""
		} else if (parts[at] != "." && parts[at] != "")
			out[++depth] = parts[at]
	}
	path = ""
	for (at = 1; at <= depth; at++) path = path (at > 1 ? "/" : "") out[at]
	return path
}

function reference(to,   at, address, fragment, target) {
	if (to == "") return
	if (to ~ /^[A-Za-z][A-Za-z0-9+.-]*:/ || to ~ /^\/\//) {
		if (to !~ /^data:/ || tag !~ /^link /) report("leads out of the site: " to, "external")
		return
	}
	at = index(to, "#")
	address = at > 0 ? substr(to, 1, at - 1) : to
	fragment = at > 0 ? substr(to, at + 1) : ""
	target = address == "" ? FILENAME : normal(folder plain(address))
	if (address ~ /^\// || !(target in present)) {
		if (later == "" || target !~ later) report("there is no " to, "broken-link")
		return
	}
	if (at == 0 || (target ~ /codec\.html$/ && fragment ~ /^(word|text)=/)) return
	if (target ~ /compare\.html$/ && fragment ~ /^a=.+&(amp;)?b=.+$/) return
	wanted[++wants] = target "#" plain(fragment)
	wanting[wants] = FILENAME ":" line ": no id for " to " [broken-fragment]"
}

function opened(name,   end) {
	end = substr(tag, length(tag)) == "/"
	if (name in void || end) return
	stack[++depth] = name
	stack_line[depth] = line
}

function closed(name) {
	if (name == "main") in_main = 0
	if (depth > 0 && stack[depth] == name) { depth--; return }
	report("</" name "> where " (depth > 0 ? "<" stack[depth] "> of line " stack_line[depth] \
		: "nothing") " is open", "nesting")
	while (depth > 0 && stack[depth] != name) depth--
	if (depth > 0) depth--
}

function element(name,   id, rest) {
	id = attribute("id")
	if (id != "") {
		if ((FILENAME "#" id) in ids) report("id \"" id "\" is there twice", "duplicate-id")
		ids[FILENAME "#" id] = 1
		if (list && in_main && !(name in drawn)) print language, page, id
	}
	opened(name)
	if (name == "main") in_main = 1
	if (list) return
	rest = tag
	gsub(/="[^"]*"/, "", rest)
	if (index(rest, "=") > 0) report("an attribute without quotes in <" name ">", "quotes")
	if (rest ~ / style( |$)/) report("<" name "> has a style attribute", "inline-style")
	if (rest ~ / on[a-z]+( |$)/) report("<" name "> has an event handler", "inline-script")
	if (name == "style" || (name == "script" && rest !~ / src( |$)/))
		report("<" name "> with text of its own", "inline-" name)
	if (rest ~ / href( |$)/) reference(attribute("href"))
	if (rest ~ / src( |$)/) reference(attribute("src"))
}

function finish() {
	if (FILENAME_before == "") return
	while (depth > 0) {
		print FILENAME_before ":" stack_line[depth] ": <" stack[depth] "> is not closed [nesting]"
		depth--
	}
}

BEGIN {
	RS = "<"
	split("area base br col embed hr img input link meta source track wbr", names, " ")
	for (at in names) void[names[at]] = 1
	split("svg g defs symbol use path rect", names, " ")
	for (at in names) drawn[names[at]] = 1
	digits = "0123456789abcdef"
	for (at = 0; at < 256; at++)
		byte[substr(digits, int(at / 16) + 1, 1) substr(digits, at % 16 + 1, 1)] = sprintf("%c", at)
	RS = "\n"
	while ((getline name <files) > 0) present[name] = 1
	RS = "<"
}

FNR == 1 {
	finish()
	FILENAME_before = FILENAME
	line = 1
	depth = in_main = 0
	folder = FILENAME
	if (sub(/\/[^\/]*$/, "/", folder) == 0) folder = ""
	language = folder
	sub(/\/$/, "", language)
	page = substr(FILENAME, length(folder) + 1)
	inside = 0
}

{
	text = $0
	if (FNR > 1 && !inside && text ~ /^!--/) inside = 1
	if (inside) {
		if (index(text, "-->") > 0) inside = 0
	} else if (FNR > 1 && text ~ /^\/?[A-Za-z]/) {
		at = index(text, ">")
		if (at == 0) report("a tag that does not end: <" substr(text, 1, 40), "nesting")
		else {
			tag = substr(text, 1, at - 1)
			gsub(/[\t\n ]+/, " ", tag)
			name = tag
			sub(/[ \/].*/, "", name)
			if (substr(tag, 1, 1) == "/") closed(substr(tag, 2))
			else element(name)
		}
	} else if (FNR > 1 && text !~ /^!DOCTYPE html>/)
		report("a < that begins no tag", "nesting")
	line += gsub(/\n/, "", text)
}

END {
	finish()
	for (at = 1; at <= wants; at++)
		if (!(wanted[at] in ids)) print wanting[at]
}
