# SPDX-License-Identifier: MIT
# What programs that read the published XML share: an attribute of the element in $0, and the name of
# a definition as addresses have it. codes: a byte -> its two hexadecimal digits.

function attribute(name)
{
	if (!match($0, " " name "=\"[^\"]*\""))
		return ""
	return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
}

# As page_slug has it; for names that do not differ in case alone.
function slug(name,    out, i, c)
{
	name = tolower(name)
	out = ""
	for (i = 1; i <= length(name); i++) {
		c = substr(name, i, 1)
		out = out (c ~ /[a-z0-9_.-]/ ? c : "x" codes[c])
	}
	return out
}
