# SPDX-License-Identifier: MIT
# Reads all files of the C of an instruction set, API headers included. Prints the functions that are
# defined and that nothing names, save those of the API headers (-v api="x86.h x86_run.h") and main.
# Words in comments and strings do not count. A definition or declaration begins its line.
BEGIN {
	count = split(api, parts, " ")
	for (i = 1; i <= count; i++)
		is_api[parts[i]] = 1
}
{
	line = $0
	if (inside && !sub(/^.*\*\//, "", line))
		next
	inside = 0
	gsub(/"([^"\\]|\\.)*"/, "", line)
	gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", line)
	if (sub(/\/\*.*$/, "", line))
		inside = 1
	if (line ~ /^[A-Za-z][^(=]*[ *][a-z_][A-Za-z0-9_]*\(/) {
		name = line
		sub(/\(.*/, "", name)
		sub(/^.*[ *]/, "", name)
		sub(name, "", line)
		file = FILENAME
		sub(/.*\//, "", file)
		if (file in is_api)
			public[name] = 1
		else if (line !~ /;$/)
			defined[name] = file
	}
	while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
		named[substr(line, RSTART, RLENGTH)] = 1
		line = substr(line, RSTART + RLENGTH)
	}
}
END {
	for (name in defined)
		if (!(name in named) && !(name in public) && name != "main")
			print defined[name] ": " name
}
