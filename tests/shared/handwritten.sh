# SPDX-License-Identifier: MIT
# The four handwritten files of the GPU, which are not published. For tests; source it, with $ROOT.

# handwritten [OPTION]: their names in the order of their numbers, each after the option, for
# `eval "set -- $(handwritten)"`; nothing unless all four are there.
handwritten() {
	for number in 000 001 002 003; do
		set -- "$@" "$ROOT/../shared/seeds/$number"_*.txt
	done
	option=
	[ $# -eq 4 ] || { option=$1 && shift; }
	[ $# -eq 4 ] && [ -f "$1" ] && [ -f "$2" ] && [ -f "$3" ] && [ -f "$4" ] || return 0
	for file; do
		# the caller expands ROOT, whatever it contains
		printf " %s" "$option" "\"\$ROOT/../shared/seeds/${file##*/}\""
	done
}
