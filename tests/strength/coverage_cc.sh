#!/bin/sh
# SPDX-License-Identifier: MIT
# The compiler of make coverage calls the real one, also where another stands before both in PATH
# and calls it: a test's own cc, or a compiler cache.
set -u
cd "$WORK" || exit 1
mkdir bin first
cp "$ROOT/tests/strength/coverage/cc.sh" bin/cc
printf '#!/bin/sh\nexec "%s/bin/cc" "$@"\n' "$WORK" >first/cc
chmod +x bin/cc first/cc
echo 'int main(void) { return 7; }' >seven.c
for path in "$WORK/bin" "$WORK/first:$WORK/bin"; do
	rm -f seven
	COVERAGE=$WORK PATH=$path:$PATH "$ROOT/tests/shared/within" 5 cc -o seven seven.c
	status=$?
	[ $status -eq 0 ] || { echo "FAIL cc with $path: exit status $status"; exit 1; }
	./seven
	[ $? -eq 7 ] || { echo "FAIL cc with $path: another program"; exit 1; }
done
