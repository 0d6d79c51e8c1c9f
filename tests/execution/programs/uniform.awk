# SPDX-License-Identifier: MIT
# Turns a program of the lanes into the same program of the uniform path: registers R and P become
# UR and UP, instructions get a U in front. usage: awk -f uniform.awk NAME.s >u_NAME.s

# A word of the program or its comments; more is what stands behind it.
function word(text, more) {
	if (text ~ /^(R[0-9]+|RZ|P[0-9]|PT|PR)$/ || (text == "R" && more ~ /^\[/)) return "U" text
	return text
}

function words(line,   done, text) {
	done = ""
	while (match(line, /[A-Za-z0-9_.]+/)) {
		text = substr(line, RSTART, RLENGTH)
		done = done substr(line, 1, RSTART - 1)
		line = substr(line, RSTART + RLENGTH)
		done = done word(text, line)
	}
	return done line
}

FNR == 1 {
	name = FILENAME
	sub(/.*\//, "", name)
	print "// " name " on the uniform path. Made by tests/execution/programs/uniform.awk."
}
/^\/\// { print words($0); next }
{
	guard = ""
	if ($1 ~ /^@/) {
		guard = words($1) " "
		sub(/^[^ ]* /, "")
	}
	name = $1 == "P2R" ? "UP2UR" : "U" $1
	sub(/^[^ ]*/, "")
	print guard name words($0)
}
