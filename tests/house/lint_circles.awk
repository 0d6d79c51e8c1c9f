# SPDX-License-Identifier: MIT
# Files of a room that use each other in a circle, from the symbols of their objects: nm -A -P of
# build/obj/specc/*/*.o on stdin. list: docs/internals/architecture.md, whose table of circles has
# those that stay, each with its reason.
BEGIN {
	while ((getline line <list) > 0) {
		if (line ~ /^## /) inside = line == "## Circles"
		if (!inside || line !~ /^[|] `/) continue
		split(line, cell, / *[|] */)
		gsub(/[`,]/, "", cell[2])
		gsub(/[`,]/, "", cell[3])
		allowed[cell[2] ": " cell[3]]
	}
}
{
	sub(/:$/, "", $1)
	count = split($1, path, "/")
	room_of[$1] = path[count - 1]
	file_of[$1] = substr(path[count], 1, length(path[count]) - 2)
	if ($3 ~ /^[TDBR]$/) defined[$2] = $1
	if ($3 == "U") used[$1] = used[$1] " " $2
}

# Adds a name to those of a circle, in their order.
function insert(names, name,   list, count, k, all) {
	count = split(names, list, " ")
	for (k = 1; k <= count && list[k] < name; k++) all = all " " list[k]
	all = all " " name
	for (; k <= count; k++) all = all " " list[k]
	return substr(all, 2)
}

function leave() {
	members = insert(members, file_of[stack[depth]])
	open[stack[depth--]] = 0
}

# Numbers the files in the order in which they are reached. low: the first one that a file reaches
# among those that are not finished; one that reaches none before itself ends a circle (Tarjan).
function visit(file,   names, count, k, other) {
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
	members = ""
	while (stack[depth] != file) leave()
	leave()
	if (members ~ / /) circles[room_of[file] ": " members]
}
END {
	for (file in room_of) if (!(file in number)) visit(file)
	for (circle in circles)
		if (!(circle in allowed))
			print "specc/" circle " use each other in a circle, which is not in " list " [circles]"
	for (circle in allowed)
		if (!(circle in circles))
			print "specc/" circle " are a circle in " list ", but not in the sources [circles]"
}
