# For tests: a share of a list, and a list that begins elsewhere. Source it.

# every N: of the lines of standard input each N-th, beginning with the first; DEEP=1: all of them.
every() {
	awk -v n="${DEEP:+1}" -v quick="$1" 'BEGIN { if (!n) n = quick } NR % n == 1 || n == 1'
}

# turned: the lines of standard input. Where a budget may end the test ($BUDGET), they begin at
# another one each time that the test has its share, 20 days later (or by $TURN), so that all come
# in turn.
turned() {
	awk -v turn="${BUDGET:+${TURN:-$(($(date +%s) / 86400 / 20))}}" '
	{ line[NR] = $0 }
	END {
		if (NR) first = NR < 16 ? turn % NR : int(NR * (turn * 0.6180339887 % 1))
		for (i = 0; i < NR; i++) print line[(first + i) % NR + 1]
	}'
}
