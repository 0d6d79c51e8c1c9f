# SPDX-License-Identifier: MIT
# fail WHAT [FILE]: prints what is wrong and how the file begins, and ends the test.
say_failure() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2" | cut -c 1-240 | sed 's/^/    /'
}
fail() {
	say_failure "$@"
	exit 1
}
