#!/bin/sh
# SPDX-License-Identifier: MIT
# Puts the functions of the specification in folder $1 that $2, a file functions.isa, names behind
# that, as one specification on standard output; says which are not there.
set -u
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
}' "$2" "$1"/*.isa
