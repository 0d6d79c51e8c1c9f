# SPDX-License-Identifier: MIT
# For the tests: the program of what target c makes of an instruction set. Source it.
#
# specc run and specc test compile the same program into $SPECC_CACHE, which all tests of a run
# share; the one whose sources are those in the folder is taken, and compiled only if there is none.

# tool_of ISA FOLDER PROGRAM: the program of the sources in FOLDER, made from ISA.
tool_of() {
	find_tool "$2" "$3" && return
	# Put into the cache as a run of nothing; where that is impossible, it is compiled here.
	"$SPECC" run --isa "$1" --execution c --limit 0 /dev/null >/dev/null 2>&1
	find_tool "$2" "$3" || ${CC:-cc} -std=c11 -O1 -o "$3" "$2"/*.c
}

# find_tool FOLDER PROGRAM: every file of the folder is one of the cache's, and no more are there.
# The first one has the name of the instruction set in its own.
find_tool() {
	for first in "$1"/*.c; do
		break
	done
	for place in "${SPECC_CACHE:-none}"/*/; do
		[ -x "$place/tool" ] && [ -f "$place/${first##*/}" ] &&
			diff -r -x tool "$1" "$place" >/dev/null 2>&1 || continue
		cp "$place/tool" "$2"
		return
	done
	return 1
}
