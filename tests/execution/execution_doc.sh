#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# docs/execution.md and docs/c-api.md are accurate: the commands between ~~~console are run and
# their output compared, the program in C is compiled and run, and the statements about reading,
# raising and the order of writes hold for cases of an instruction set made for this purpose.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
cc=${CC:-cc}
failed=0

# Files named after ~~~KIND, and the commands with their output: shown-1, shown-2 ...
awk '
	/^~~~console$/ { name = "shown-" ++number; next }
	/^~~~[a-z]+ [a-z.]+$/ { name = $2; next }
	/^~~~$/ { name = ""; next }
	name { print >name }
	END { if (name) exit 1; print number >"number" }' "$ROOT/docs/execution.md" || exit 1
ln -s "$ROOT/isa-spec" isa-spec
mkdir bin
ln -s "$SPECC" bin/specc
ref=$(dirname "$SPECC")/specc-ref
PATH=$WORK/bin:$PATH
number=$(cat number)
[ "$number" -ge 2 ] || { echo "only $number examples found"; exit 1; }
for i in $(seq "$number"); do
	command=$(sed -n '1s/^\$ //p' "shown-$i")
	sed 1d "shown-$i" >expected
	# the summary goes to stdout, reports to stderr
	eval "$command" >out 2>err
	cat err out >found
	cmp -s expected found && continue
	failed=1
	echo "FAIL docs/execution.md: $command"
	diff expected found
done

# The program in C, with the files that the page names.
"$SPECC" build --isa isa-spec/gpu -t c -o built >log 2>&1 || { cat log; exit 1; }
mv built/c program
awk '/^```c sum.c$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$ROOT/docs/c-api.md" \
	>program/sum.c
[ "$(grep -c . program/sum.c)" -ge 20 ] || { echo "FAIL docs/c-api.md: no sum.c"; exit 1; }
# optimising would only take longer
sed -n 's|^    \$ cc -O2 -o sum|'"$cc"' -O0 -std=c11 -o sum|p' "$ROOT/docs/c-api.md" >command
sed -n '/^    \$ \.\/sum$/{n;s/^    //p;}' "$ROOT/docs/c-api.md" >expected
[ -s command ] && [ -s expected ] || { echo "FAIL docs/c-api.md: no command"; exit 1; }
if ! (cd program && sh ../command) >log 2>&1 || ! program/sum >found ||
	! cmp -s expected found; then
	failed=1
	echo "FAIL docs/c-api.md: sum.c"
	cat log expected found
fi

# The order of effects, on the available executions.
[ ! -x "$ref" ] || ln -s "$ref" bin/specc-ref
"$SPECC" test --isa "$ROOT/tests/interpreter/order.isa" >found 2>err
if ! grep -q '^9 cases, .* all as expected$' found; then
	failed=1
	echo "FAIL tests/interpreter/order.isa"
	cat err found
fi
exit $failed
