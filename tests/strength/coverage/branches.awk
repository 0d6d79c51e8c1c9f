# SPDX-License-Identifier: MIT
# What llvm-cov exports as JSON, a line for each bracket -> BRANCH:FILE:LINE:COLUMN:TRUE:FALSE, how
# often a condition of the source was true and was false. Each stands once, where it is written:
# however many objects have an inline function, and however often a macro is used.
function add(file, row,   part, place) {
	split(row, part, ",")
	place = file ":" part[1] ":" part[2]
	if (!(place in yes)) order[++places] = place
	yes[place] += part[5]
	no[place] += part[6]
}
/^"branches":/ { inside = 1; count = 0; next }
inside && /^[0-9]+,[0-9]+,[0-9]+,[0-9]+,[0-9]+,[0-9]+,/ { row[++count] = $0 }
inside && /"expansions":/ { own = count; for (i = 1; i <= own; i++) kept[i] = row[i] }
inside && /"filename":"/ { own = count; for (i = 1; i <= own; i++) kept[i] = row[i] }
inside && /\]/ && /"(expansions|filenames|filename)":/ { inside = 0 }
/^"[^"]*".*\],"source_region":/ { # the files that a macro's use is made of
	sub(/\],"source_region":.*/, "")
	gsub(/"/, "")
	split($0, name, ",")
	for (i = 1; i <= count; i++) {
		split(row[i], part, ",")
		add(name[part[7] + 1], row[i])
	}
	count = 0
}
match($0, /"filename":"[^"]*"/) {
	file = substr($0, RSTART + 12, RLENGTH - 13)
	for (i = 1; i <= own; i++) add(file, kept[i])
	own = 0
}
END {
	for (i = 1; i <= places; i++)
		print "BRANCH:" order[i] ":" yes[order[i]] ":" no[order[i]]
}
