# SPDX-License-Identifier: MIT
# Pages of definitions -> the same lines as definition_xml.awk. Reads the files that are named.

# The texts of the links of a line, each behind a TAB.
function links(line,    out)
{
	out = ""
	while (match(line, /<a href="[^"]*">[^>]*(<code>[^<]*<\/code>)?/)) {
		text = substr(line, RSTART, RLENGTH)
		line = substr(line, RSTART + RLENGTH)
		gsub(/<[^>]*>|<\/a$/, "", text)
		out = out "\t" decode(text)
	}
	return out
}

function number()
{
	if (!match($0, /<td class="number">[0-9]*/)) {
		getline
		match($0, /<td class="number">[0-9]*/)
	}
	return substr($0, RSTART + 19, RLENGTH - 19)
}

FNR == 1 {
	page = FILENAME
	sub(/.*\//, "", page)
	calls = uses = 0
}
/<tr id="(value|register)-/ && page ~ /^(type|file)-/ {
	kind = /id="value-/ ? "value" : "register"
	name = substr($0, index($0, "<code>") + 6)
	sub(/<\/code>.*/, "", name)
	print kind "\t" page "\t" decode(name) "\t" number()
}
/<h2 id="uses">/ && page ~ /^type-/ { uses = 1 }
/^<li>/ && uses {
	count = split(links($0), list, "\t")
	for (i = 3; i <= count; i++)
		print "use\t" page "\t" list[2] "\t" list[i]
}
/<p class="calls">/ {
	getline
	count = split(links($0), list, "\t")
	for (i = 2; i <= count; i++)
		print "call\t" page "\t" list[i]
}
