# SPDX-License-Identifier: MIT
# What a test asks for the length of a specification. Needs ROOT and fail of tests/shared/fail.sh.

# at_most LINES FILE: it has no more, as tests/bench/lines.awk counts them.
at_most() {
	lines=$(awk -f "$ROOT/tests/bench/lines.awk" "$2")
	[ "$lines" -le "$1" ] || fail "it has $lines lines, at most $1"
}
