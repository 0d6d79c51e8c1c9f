# SPDX-License-Identifier: MIT
# fail WHAT [FILE]: prints what is wrong and how the file begins, and goes on with failed=1.
. "$ROOT/tests/shared/fail.sh"
fail() {
	say_failure "$@"
	failed=1
}
