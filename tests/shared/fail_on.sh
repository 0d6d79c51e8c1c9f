# SPDX-License-Identifier: MIT
# fail WHAT [FILE]: prints what is wrong, of $name if that is set, and how the file begins, and goes
# on with failed=1.
fail() {
	echo "FAIL ${name:+$name: }$1"
	[ $# -lt 2 ] || head -n 20 "$2" | cut -c 1-240 | sed 's/^/    /'
	failed=1
}
