#!/bin/sh
# What `check` accepts runs: each specification of tests/runs has no finding, its C compiles without
# a warning, and its cases hold in all executions that there are. The program that executes them is
# compiled with the warnings, without optimising; clang reads each third
# and those that it found. DEEP=1: optimised, and each by both compilers, as C11 and as GNU C17.
set -u
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
failed=0 count=0
fail() {
	echo "FAIL tests/runs/$name: $1"
	head -n 20 out | sed 's/^/    /'
	failed=1
}

# runs FILE FLAGS...: accepted, compiled, executed.
runs() {
	file=$1
	shift
	"$SPECC" check -q -Werror "$file" >out 2>&1 || { fail "check has a finding"; return 1; }
	CC="${CC:-cc} $warnings $*" "$SPECC" test --isa "$file" >out 2>&1 &&
		tail -n 1 out | grep -q ' executions: all as expected$' ||
		{ fail "its C or its cases"; return 1; }
}

# warned FILE COMPILER STANDARD FLAGS...: it has nothing to say.
warned() {
	file=$1 compiler=$2
	shift 2
	command -v "$compiler" >/dev/null || return 0
	rm -rf built
	"$SPECC" build --isa "$file" --templates "$ROOT/templates" -t c -o built >out 2>&1 &&
		(cd built/c && "$compiler" "$@" $warnings ./*.c) >out 2>&1 || fail "$compiler $1"
}

ls "$ROOT"/tests/runs/*.isa >all
while read -r isa; do
	name=$(basename "$isa")
	runs "$isa" && count=$((count + 1))
done <all

# Those that say "Of clang" are about what it alone refuses.
{ every 3 <all && grep -l '^// Of clang' "$ROOT"/tests/runs/*.isa; } | sort -u >some
while read -r isa; do
	name=$(basename "$isa")
	[ -n "${DEEP-}" ] || { warned "$isa" clang -std=gnu17 -fsyntax-only; continue; }
	for compiler in gcc clang; do
		warned "$isa" $compiler -std=c11 -O1 -c
		warned "$isa" $compiler -std=gnu17 -O1 -c
	done
done <some

# A case that does not hold, and C with a warning, are told from sound ones.
sed 's/acc = 5 -> acc = 0$/acc = 5 -> acc = 1/' "$ROOT/tests/runs/first_units.isa" >wrong.isa
name='(a wrong case)'
(runs wrong.isa) >said
grep -q 'acc.*expected' said || { cat said; fail "was not found"; }
name='(a warning)'
echo 'static int unused;' >unused.h
(runs "$(head -n 1 all)" -include "$WORK/unused.h") >said
grep -q 'unused.h' said || { cat said; fail "was not found"; }

[ "$count" -gt 0 ] || failed=1
echo "$count specifications"
exit $failed
