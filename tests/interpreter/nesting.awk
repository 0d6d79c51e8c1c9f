# SPDX-License-Identifier: MIT
# Generated C -> "FILE:LINE: N" for each expression in which N > 2 conditional operators are nested:
# one is in the condition, or a side, of another. At each level of brackets, `open` counts the `?`
# whose sides follow, `inner` is the nesting in brackets of the operand that is being read, `most`
# the nesting of what was read.
function begin(l) { open[l] = inner[l] = most[l] = 0 }
BEGIN { begin(level = 0) }
function atleast(x, y) { return x > y ? x : y }
{
	line = $0
	if (line ~ /^ ?\*|^#|^\/\*/) next
	n = length(line)
	for (i = 1; i <= n; i++) {
		c = substr(line, i, 1)
		if (c == "(" || c == "[") {
			begin(++level)
		} else if ((c == ")" || c == "]") && level) {
			nested = atleast(most[level], inner[level])
			level--
			inner[level] = atleast(inner[level], nested)
			most[level] = atleast(most[level], open[level] + nested)
		} else if (c == "?") {
			most[level] = atleast(most[level], ++open[level] + inner[level])
			inner[level] = 0
		} else if (c == ":") {
			inner[level] = 0
		} else if (c == "," || c ~ /[;{}]/) {
			if (!level && most[0] > 2) print FILENAME ":" FNR ": " most[0]
			if (c != ",") level = 0
			else if (level) nested_before = atleast(most[level], inner[level])
			if (c == "," && level) {
				open[level] = 0
				inner[level] = most[level] = nested_before
			} else {
				begin(level)
			}
		}
	}
}
