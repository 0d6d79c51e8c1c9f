# SPDX-License-Identifier: MIT
# For the tests: each legal word all ways round in the C of an instruction set. Source it; `fail` is
# the test's.

# round_trip OUT: of the targets c and c-test that are in this folder.
round_trip() {
	out=$1
	shift
	for part in "$out"/c/*.c; do
		case $part in *_kernels.c | *_run.c | *_state*.c | *_tool.c) continue ;; esac
		set -- "$@" "$part"
	done
	${CC:-cc} -I"$out/c" -o "$WORK/roundtrip" "$out"/c-test/*.c "$@" >"$WORK/log" 2>&1 ||
		fail "the C is not compiled" "$WORK/log"
	"$WORK/roundtrip" 64 >"$WORK/log" 2>&1 || fail "round trip" "$WORK/log"
}

# harness OUT NAME ARGUMENTS...: one of the target fuzz there, for so long.
harness() {
	out=$1 name=$2
	shift 2
	make -s -C "$out/fuzz" ENGINE=standalone SANITIZE= CFLAGS=-O0 "$name" >"$WORK/log" 2>&1 ||
		fail "the harness $name is not compiled" "$WORK/log"
	"$out/fuzz/build/standalone/$name" "$@" >"$WORK/log" 2>&1 ||
		fail "the harness $name" "$WORK/log"
}
