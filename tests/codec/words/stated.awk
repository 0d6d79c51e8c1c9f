# SPDX-License-Identifier: MIT
# The examples of .isa files that state their encoding, a line each: WORD TEXT. The encoding is behind
# the instruction or in the line below it; -v comment begins a comment.
/^ *__[A-Z][A-Za-z]*[ \t]*$/ { section = $1; fence = 0; next }
/^__/ { section = ""; fence = 0 }
/^ *```/ { fence = !fence; next }
section != "__Examples" || !fence { next }
{
	at = index($0, comment)
	if (at) $0 = substr($0, 1, at - 1)
	word = ""
	if (match($0, /=> 0x[0-9a-f]+[ \t]*$/)) {
		word = substr($0, RSTART + 5)
		$0 = substr($0, 1, RSTART - 1)
		sub(/[ \t]*$/, "", word)
	}
	sub(/[ \t]*$/, "")
	if ($0 !~ /^[ \t]*$/ && $0 !~ /^[ \t]/) text = $0
	if (word != "") print word, text
}
