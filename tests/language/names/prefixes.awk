# SPDX-License-Identifier: MIT
# Words of the templates of C with which an instruction set cannot have its prefix, one a line: X,
# where a template has X_Y of its own and the library PREFIX_Y, or X_ with a name of the specification.
{
	line = $0
	while (match(line, /\$\{\$[pP]\}_[A-Za-z0-9_]+/)) { # ${$p}_decode
		tails[tolower(substr(line, RSTART + 6, RLENGTH - 6))]
		line = substr(line, 1, RSTART - 1) " " substr(line, RSTART + RLENGTH)
	}
	rest = line
	while (match(rest, /(^|[^}A-Za-z0-9_])[A-Za-z][A-Za-z0-9_]*_\$\{[^$]/)) { # kernel_${id: @name}
		word = tolower(substr(rest, RSTART, RLENGTH - 4))
		gsub(/^[^a-z]/, "", word)
		words[word]
		rest = substr(rest, RSTART + RLENGTH)
	}
	gsub(/\$\{[^}]*\}[A-Za-z0-9_]*/, "", line)
	gsub(/"[^"]*"/, "", line)
	if (line ~ /^[ \t]*%/)
		gsub(/'[^']*'/, "", line) # a condition asks for functions of the library
	gsub(/(\.|->)[A-Za-z0-9_]+/, "", line) # members are apart
	while (match(line, /[A-Za-z][A-Za-z0-9]*_[A-Za-z0-9_]+/)) {
		own[tolower(substr(line, RSTART, RLENGTH))]
		line = substr(line, RSTART + RLENGTH)
	}
}
END {
	for (name in own) {
		word = ""
		count = split(name, parts, "_")
		rest = name
		for (i = 1; i < count; i++) {
			word = word (i > 1 ? "_" : "") parts[i]
			rest = substr(rest, length(parts[i]) + 2)
			if (rest in tails)
				words[word]
		}
	}
	for (word in words)
		print word
}
