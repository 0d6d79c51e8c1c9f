# Words of the templates of C with which an instruction set cannot have its prefix, one a line: X,
# where a template has X_Y of its own and the library PREFIX_Y.
{
	line = $0
	while (match(line, /\$\{\$[pP]\}_[A-Za-z0-9_]+/)) { # ${$p}_decode
		tails[tolower(substr(line, RSTART + 6, RLENGTH - 6))]
		line = substr(line, 1, RSTART - 1) " " substr(line, RSTART + RLENGTH)
	}
	gsub(/\$\{[^}]*\}[A-Za-z0-9_]*/, "", line)
	gsub(/"[^"]*"/, "", line)
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
