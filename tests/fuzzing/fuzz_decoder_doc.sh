#!/bin/sh
# SPDX-License-Identifier: MIT
# docs/fuzz-decoder.md is accurate: the files that it names are created, the commands between
# ~~~console are run, and their output compared, except for the times.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
failed=0
awk '
	/^~~~console$/ { name = "shown-" ++number; next }
	/^~~~[a-z]+ [a-z.]+$/ { name = $2; next }
	/^~~~/ { name = ""; next }
	name { print >name }
	END { if (name) exit 1; print number >"number" }' "$ROOT/docs/fuzz-decoder.md" || exit 1
ln -s "$ROOT/isa-spec" isa-spec
mkdir bin
ln -s "$SPECC" bin/specc
PATH=$WORK/bin:$PATH
chmod +x dis.sh
number=$(cat number)
[ "$number" -ge 3 ] || { echo "only $number examples found"; exit 1; }

plain() {
	sed 's/ in [0-9.]* s\(,\|$\)/ in T s\1/'
}
for i in $(seq "$number"); do
	command=$(sed -n '1s/^\$ //p' "shown-$i")
	sed 1d "shown-$i" | plain >expected
	eval "$command" >out 2>&1
	plain <out >found
	cmp -s expected found && continue
	failed=1
	echo "FAIL docs/fuzz-decoder.md: $command"
	diff expected found
done
exit $failed
