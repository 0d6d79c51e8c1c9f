#!/bin/sh
# SPDX-License-Identifier: MIT
# README.md is accurate: its commands with a $ are run, and print the output that it shows; so does
# the fault that it plants. It stays short.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
cp -R "$ROOT/isa-spec" "$ROOT/README.md" .
ln -s "$(dirname "$SPECC")" build
if [ ! -x build/specc-ref ]; then
	echo "the page shows both executions, and specc-ref is not built"
	exit 77
fi

# N.run: the N-th command, then its output; sum.s: the program on the page.
awk '
	/^    \$ / { file = ++number ".run"; sub(/^    \$ /, ""); print >file; next }
	/^    _start:/ { file = "sum.s" }
	/^    / && file { sub(/^    /, ""); print >file; next }
	{ file = "" }
	END { print number >"number" }' "$ROOT/README.md"

failed=0 ran=0
for part in $(seq "$(cat number)"); do
	command=$(sed 1q "$part.run")
	sed 1d "$part.run" >expected
	eval "$command" >found 2>&1 </dev/null
	status=$?
	ran=$((ran + 1))
	[ $status = 0 ] && { [ ! -s expected ] || cmp -s expected found; } && continue
	failed=1
	echo "FAIL README.md: $command (exit status $status)"
	diff expected found
done
# "Move a field by one bit": rb.neg of what can be negated in IADD.
sed -n '/^    isa-spec.*error: /,/^$/ { /^$/d; s/^    //; p; }' README.md >shown
mkdir moved && cp -R isa-spec moved
awk '/^__DefGroup NEGX_RB$/ { found = 1 }
	found && /rb[.]neg = / { sub(/field<97,/, "field<98,"); found = 0 }
	{ print }' isa-spec/gpu/base.isa >moved/isa-spec/gpu/base.isa
(cd moved && "$SPECC" check isa-spec/gpu 2>&1) >found
head -n "$(wc -l <shown)" found | diff shown - && [ "$(wc -l <shown)" -ge 5 ] ||
	{ echo "FAIL README.md: the field that is moved"; failed=1; }
[ "$(wc -w <README.md)" -le 1000 ] || { echo "FAIL README.md has more than 1,000 words"; failed=1; }
[ $ran -ge 6 ] || { echo "FAIL only $ran commands were found"; failed=1; }
exit $failed
