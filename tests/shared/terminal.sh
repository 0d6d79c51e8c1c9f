# SPDX-License-Identifier: MIT
# Terminals for tests. Source it.

# has_terminal: whether a pseudo-terminal can be made here; else it says what is not compared.
has_terminal() {
	script -qec true /dev/null </dev/null >/dev/null 2>&1 && return
	echo "in part: without a pseudo-terminal (util-linux's script, /dev/pts)"
	return 1
}
