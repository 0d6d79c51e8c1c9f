# SPDX-License-Identifier: MIT
# Files of a room that use each other in a circle, from the symbols of their objects: nm -A -P of
# build/obj/specc/*/*.o on stdin. Prints a finding for a room with more such files than it has now,
# or fewer, so that the numbers here only fall. Walkers of trees are circles by their nature.
BEGIN {
	split("asm 3 cgen 4 codec 4 core 7 lang 7 lower 3 lsp 4 page 3 " \
		"sem 9 smt 5 template 5", list, " ")
	for (i = 1; i in list; i += 2) allowed[list[i]] = list[i + 1]
}
{
	sub(/:$/, "", $1)
	count = split($1, path, "/")
	room_of[$1] = path[count - 1]
	if ($3 ~ /^[TDBR]$/) defined[$2] = $1
	if ($3 == "U") used[$1] = used[$1] " " $2
}

function leave() { open[stack[depth--]] = 0 }

# Numbers the files in the order in which they are reached. low: the first one that a file reaches
# among those that are not finished; one that reaches none before itself ends a circle (Tarjan).
function visit(file,   names, count, k, other, size) {
	number[file] = low[file] = ++numbers
	stack[++depth] = file
	open[file] = 1
	count = split(used[file], names, " ")
	for (k = 1; k <= count; k++) {
		if (!(names[k] in defined)) continue
		other = defined[names[k]]
		if (room_of[other] != room_of[file]) continue
		if (!(other in number)) {
			visit(other)
			if (low[other] < low[file]) low[file] = low[other]
		} else if (open[other] && number[other] < low[file]) low[file] = number[other]
	}
	if (low[file] < number[file]) return
	for (size = 1; stack[depth] != file; size++) leave()
	leave()
	if (size > 1) in_circles[room_of[file]] += size
}
END {
	for (name in defined) rooms[room_of[defined[name]]]
	for (file in room_of) if (!(file in number)) visit(file)
	for (room in rooms)
		if (in_circles[room] + 0 != allowed[room] + 0)
			print "specc/" room ": " in_circles[room] + 0 " files use each other in circles, not " \
				allowed[room] + 0 " as tests/house/lint_circles.awk has it [circles]"
}
