#!/bin/sh
# What `check` accepts runs: each file of tests/runs has no errors, its C compiles without a
# warning, and its cases hold in all executions that there are.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
flags='-fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
failed=0 count=0
fail() {
	echo "FAIL tests/runs/$1: $2"
	head -n 20 out | sed 's/^/    /'
	failed=1
}

# runs FILE: accepted, compiled, executed.
runs() {
	rm -rf built
	"$SPECC" check "$1" >out 2>&1 || { fail "$name" "check does not accept it"; return 1; }
	"$SPECC" build --isa "$1" -t c -o built >out 2>&1 || { fail "$name" "no C"; return 1; }
	for cc in gcc clang; do
		command -v $cc >/dev/null || continue
		for source in built/c/*.c; do
			# shellcheck disable=SC2086
			$cc -std=c11 $flags -Ibuilt/c "$source" >out 2>&1 ||
				{ fail "$name" "$cc: $source"; return 1; }
		done
	done
	"$SPECC" test --isa "$1" >out 2>&1 && tail -n 1 out | grep -q 'all as expected$' ||
		{ fail "$name" "its cases"; return 1; }
}

for file in "$ROOT"/tests/runs/*.isa; do
	name=$(basename "$file")
	runs "$file" && count=$((count + 1))
done

# A case that does not hold is told from one that does.
sed 's/acc = 5 -> acc = 0$/acc = 5 -> acc = 1/' "$ROOT/tests/runs/first_units.isa" >wrong.isa
name='(a wrong case)'
(runs wrong.isa) >said
grep -q "its cases" said ||
	{ cat said; echo "FAIL tests/runs: a wrong case was not found"; failed=1; }

[ "$count" -gt 0 ] || failed=1
echo "$count specifications"
exit $failed
