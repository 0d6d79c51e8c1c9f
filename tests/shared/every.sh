# SPDX-License-Identifier: MIT
# For tests: a share of a list, the same or another one every day, and a list that begins elsewhere.
# Source it.

# every N: of the lines of standard input each N-th, beginning with the first; DEEP=1: all of them.
every() {
	awk -v n="${DEEP:+1}" -v quick="$1" 'BEGIN { if (!n) n = quick } NR % n == 1 || n == 1'
}

# by_turns N: of the lines of standard input each N-th, beginning with another one every day (or by
# $TURN), so that each line has its day; DEEP=1: all of them. Says on stderr which these are.
by_turns() {
	awk -v n="${DEEP:+1}" -v quick="$1" -v turn="${TURN:-$(($(date +%s) / 86400))}" '
	{ line[NR] = $0 }
	END {
		if (!n) n = quick < NR ? quick : NR
		if (n > 1) print "one in " n ", by turns: TURN=" turn % n " is this share" >"/dev/stderr"
		for (i = 1; i <= NR; i++)
			if ((i - 1) % n == turn % n) print line[i]
	}'
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
