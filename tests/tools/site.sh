#!/bin/sh
# SPDX-License-Identifier: MIT
# specc as installed makes a site from an empty folder, where PATH has neither clang nor wasm-ld and
# with them: the modules are WebAssembly, the archive compiles. Ended at any moment, it leaves the
# old site or the new one.
set -u
export LC_ALL=C
cd "$WORK" || exit 2
. "$ROOT/tests/shared/installed.sh"

. "$ROOT/tests/shared/fail.sh"

installed install PREFIX="$WORK/usr" >log 2>&1 || fail "make install" log
mkdir empty bin
cp -R usr/share/doc/specc/examples/isa empty/isa
cd empty || exit 2
export SPECC_CACHE="$WORK/cache" HOME=/nonexistent
PATH=$WORK/bin "$WORK/usr/bin/specc" site isa -o bare >log 2>&1 ||
	fail "no site in a bare PATH:" log
grep -q 'missing clang and wasm-ld' log || fail "nothing of what is missing:" log
! grep -rq 'codec\.html' bare || fail "a link to a codec that is not there"

# What is in the archive is C without its programs' needs: it compiles as it is.
if command -v unzip >/dev/null 2>&1; then
	unzip -q bare/counter/files/counter-c.zip && unzip -tq bare/counter/files/counter-c.zip >log ||
		fail "the archive" log
	${CC:-cc} -o tool counter-c/*.c >log 2>&1 || fail "the C of the archive" log
else
	echo "the archive: unzip is missing"
fi

clang --print-targets 2>/dev/null | grep -q wasm32 && wasm-ld --version >/dev/null 2>&1 || {
	echo "the codec: clang with target wasm32 or wasm-ld is missing"
	exit 77
}
"$WORK/usr/bin/specc" site isa -o full -j 3 >log 2>&1 || fail "no site:" log
[ ! -s log ] || fail "it says:" log
for module in codec run; do
	grep -o 'H4sI[^"]*' full/counter/$module-wasm.js | while read -r part; do
		echo "$part" | base64 -d
	done | gzip -d >$module.wasm || fail "$module-wasm.js is not gzip"
	[ "$(od -An -tx1 -N8 $module.wasm | tr -d ' ')" = 0061736d01000000 ] ||
		fail "$module-wasm.js holds no module of WebAssembly"
done
SPECC_CACHE=$WORK/other "$WORK/usr/bin/specc" site isa -o again -j 1 >log 2>&1 || fail "again:" log
diff -r full again >log || fail "two sites differ:" log

# ---- ended halfway ----

cp -R full old
sed 's/__DefISA/\/\/ another\n__DefISA/' isa/counter.isa >changed && cp changed isa/counter.isa
"$WORK/usr/bin/specc" site isa -o new --title other || fail "the other site"
# whole FOLDER: is it the old site or the new one?
whole() {
	diff -r -x '.specc-*' old "$1" >log || diff -r -x '.specc-*' new "$1" >log
}
cp -R new half && cp old/index.html half/
whole half && fail "half a site is not noticed"
for moment in 0.002 0.01 0.03 0.05 0.07 0.09 0.12; do
	for signal in KILL TERM INT; do
		rm -rf work
		cp -R old work
		timeout -s $signal $moment "$WORK/usr/bin/specc" site isa -o work --title other >log 2>&1
		status=$?
		[ $signal = KILL ] || whole work ||
			fail "$signal after $moment: neither the old nor the new site (status $status):" log
		"$WORK/usr/bin/specc" site isa -o work --title other >log 2>&1 || fail "next run:" log
		diff -r new work >log || fail "$signal after $moment: the next run does not mend it:" log
	done
done
exit 0
