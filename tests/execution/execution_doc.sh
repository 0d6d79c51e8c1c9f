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

. "$ROOT/tests/shared/shown.sh"
page_files docs/execution.md
page_commands 2
ref=$(dirname "$SPECC")/specc-ref

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
