#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The generated interpreter against the answers in tests/execution/ref/language.cases, which were
# worked out by hand: compiled with sanitizers, because lanes that do not reach an operation compute
# it anyway. An answer `broken` means that the block violates a rule; the result in C is
# unspecified. Other cases of such a block show what the rules would refuse, so these are off.
set -u
. "$ROOT/tests/execution/ref/language.sh"
cd "$WORK" || exit 1

. "$ROOT/tests/execution/ref/unruled.sh"
# shellcheck disable=SC2086
"$SPECC" build $unruled --isa language.isa --keep-going --max-reports 10000 -t c -o out >log 2>&1
[ -s out/c/ref_kernels.c ] || {
	tail -n 20 log
	exit 1
}

# Not optimised, as that takes long with sanitizers: semantics_small.sh compiles the same at -O1.
flags="-std=c11 -O0 -Wall -Wextra -Wconversion -Wshadow -Werror"
sanitizers="-fsanitize=address,undefined -fno-sanitize-recover=undefined"
# shellcheck disable=SC2086
${CC:-cc} $flags $sanitizers -o tool out/c/*.c 2>compiled ||
	${CC:-cc} $flags -o tool out/c/*.c 2>compiled || {
	tail -n 20 compiled
	exit 1
}
./tool cases <script >answers || exit 1

# Answers by name: expected, then found.
awk '
FNR == 1 { file++ }
/^case/ { name = $2; names[name] = 1; next }
/^unspecified/ { next }
file == 1 { wanted[name] = wanted[name] $0 "\n"; next }
{ found[name] = found[name] $0 "\n" }
END {
	for (name in names) {
		if (wanted[name] ~ /^broken/) continue
		if (found[name] ~ /^stop unexecutable/) { left++; continue }
		if (wanted[name] == found[name]) { good++; continue }
		printf "language.cases:%s\nexpected\n%sfound\n%s", name, wanted[name], found[name]
		bad++
	}
	print good " cases as expected, " bad + 0 " not, " left + 0 " left out"
	exit bad > 0 || good < 140 || left > 25
}' expected answers
