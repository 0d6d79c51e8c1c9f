# SPDX-License-Identifier: MIT
# Exchanges the positions of the fields -v one and -v other of -v definition; fails if they are not
# there.
/^__Def/ { here = $2 == definition }
{
	line[NR] = $0; name = $0
	sub(/ *(=.*)?;.*/, "", name); sub(/.* /, "", name)
}
here && /^ *field *</ && name == one { a = NR }
here && /^ *field *</ && name == other { b = NR }

function place(s) { match(s, /<[^>]*>/); return substr(s, RSTART, RLENGTH) }
function moved(s, to) {
	match(s, /<[^>]*>/)
	return substr(s, 1, RSTART - 1) to substr(s, RSTART + RLENGTH)
}
END {
	if (!a || !b) exit 1
	first = place(line[a])
	line[a] = moved(line[a], place(line[b]))
	line[b] = moved(line[b], first)
	for (i = 1; i <= NR; i++) print line[i]
}
