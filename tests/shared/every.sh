# For tests: a share of a list. Source it.

# every N: of the lines of standard input each N-th, beginning with the first; DEEP=1: all of them.
every() {
	awk -v n="${DEEP:+1}" -v quick="$1" 'BEGIN { if (!n) n = quick } NR % n == 1 || n == 1'
}
