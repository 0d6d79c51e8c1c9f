#!/bin/sh
# Puts the functions of the specification in folder $1 that functions.isa names behind it, as one
# specification on standard output; says which are not there.
set -u
here=$(cd "$(dirname "$0")" && pwd)
awk '
FNR == 1 { file++ }
file == 1 && /^\/\/ Functions:/ { for (i = 3; i <= NF; i++) wanted[$i] = 1 }
file == 1 { print; next }
/^__Def/ {
	name = $2
	sub(/<.*/, "", name)
	inside = /^__DefFunction/ && name in wanted
	if (inside) found[name] = 1
}
inside && /^\/\// { next } # the comment of the next definition
inside { print }
END {
	for (name in wanted)
		if (!(name in found)) {
			print "no function " name >"/dev/stderr"
			exit 1
		}
}' "$here/functions.isa" "$1"/*.isa
