#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# What `check` accepts runs: each specification in tests/execution/runs has no finding, its C
# compiles without warnings, and its cases hold. Every ninth, by turns, is run on all executions, by
# a program compiled with warnings, and clang reads the executing part of its C; the cases of the
# others run on the evaluator. DEEP=1: all on all executions, optimised, and all of the C by both
# compilers, as C11 and as GNU C17.
set -u
within=$ROOT/tests/shared/within
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
failed=0 count=0
fail() {
	echo "FAIL tests/execution/runs/$name: $1"
	head -n 20 out | sed 's/^/    /'
	failed=1
}

# accepted FILE
accepted() {
	"$SPECC" check -q -Werror "$1" >out 2>&1 || { fail "check has a finding"; return 1; }
}

# executed FILE: accepted, compiled, run on all executions.
executed() {
	accepted "$1" || return 1
	CC="${CC:-cc} $warnings" "$SPECC" test --isa "$1" >out 2>&1 &&
		tail -n 1 out | grep -q ' executions: all as expected$' ||
		{ fail "its C or its cases"; return 1; }
}

# warned FILE COMPILER FLAGS...: it has no warnings, for the executing part or with DEEP=1 for
# everything.
warned() {
	command -v "$2" >/dev/null || return 0
	rm -rf built
	"$SPECC" build --isa "$1" --templates "$ROOT/templates" -t c -o built >out 2>&1 ||
		{ fail "is not built"; return 1; }
	file=$1 read="built/c/*_kernels*.c built/c/*_state.c built/c/*_run.c"
	[ -z "${DEEP-}" ] || read="built/c/*.c"
	shift
	# shellcheck disable=SC2086
	"$within" 60 "$@" $warnings $read >out 2>&1 || { fail "$*"; return 1; }
}

# evaluated FILE: accepted, run by the evaluator.
evaluated() {
	accepted "$1" || return 1
	"$SPECC" test --execution ref --isa "$1" >out 2>&1 &&
		tail -n 1 out | grep -q '^[1-9].* all as expected$' || { fail "its cases"; return 1; }
}

ls "$ROOT"/tests/execution/runs/*.isa >all
by_turns 9 <all >some
others=evaluated
[ -x "$(dirname "$SPECC")/specc-ref" ] || others=executed
while read -r isa; do
	name=$(basename "$isa") way=$others
	! grep -qxF "$isa" some || way=executed
	$way "$isa" && count=$((count + 1))
	# such a file is about what optimisation takes; a minute is too long
	! grep -q '^// At -O1' "$isa" || warned "$isa" ${CC:-cc} -std=c11 -O1 -c
done <all

# Files that begin with "Of clang" are about what only clang refuses.
{ cat some && grep -l '^// Of clang' "$ROOT"/tests/execution/runs/*.isa; } | sort -u >read
while read -r isa; do
	name=$(basename "$isa")
	[ -n "${DEEP-}" ] || { warned "$isa" clang -std=gnu17 -fsyntax-only; continue; }
	for compiler in gcc clang; do
		warned "$isa" $compiler -std=c11 -O1 -c
		warned "$isa" $compiler -std=gnu17 -O1 -c
	done
done <read

# Detects a wrong case, and C with a warning.
sed 's/acc = 5 -> acc = 0$/acc = 5 -> acc = 1/' "$ROOT/tests/execution/runs/first_units.isa" \
	>wrong.isa
name='(a wrong case)'
for way in $others executed; do
	($way wrong.isa) >said
	grep -q 'acc.*expected' said || { cat said; fail "was not found"; }
done
name='(a warning)'
echo 'static int unused;' >unused.h
(CC="${CC:-cc} -include $WORK/unused.h" && executed "$(head -n 1 all)") >said
grep -q 'unused.h' said || { cat said; fail "was not found"; }

[ "$count" -gt 0 ] || failed=1
echo "$count specifications"
exit $failed
