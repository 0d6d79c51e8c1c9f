#!/bin/sh
# `make site` for one instruction set: without compiler and zip only the pages, with a message; with
# them the codec, and downloads with the same bytes in every build.
set -u
cd "$WORK" || exit 2

fail() {
	echo "$1"
	[ $# -lt 2 ] || cat "$2"
	exit 1
}

# site OUT [NAME=VALUE...]: its output is in OUT.log
site() {
	made=$1
	shift
	env SPECC="$SPECC" "$@" sh "$ROOT/site/build.sh" "$made" "$ROOT/isa-spec/tiny" \
		>"$made.log" 2>&1 || fail "the site is not made:" "$made.log"
}

site bare CLANG=no-clang ZIP=no-zip
grep -q '^The site has no codec: .*no-clang' bare.log ||
	fail "nothing of the missing compiler:" bare.log
grep -q '^The site has no C .*no-zip' bare.log || fail "nothing of the missing zip:" bare.log
[ ! -e bare/tiny/codec-wasm.js ] || fail "a codec without a compiler"
for file in index.html 404.html site.css tiny/en/index.html tiny/en/codec.html tiny/codec.js \
	tiny/run.js tiny/files/tiny.xml tiny/files/specc-isa.xsd tiny/files/opcodes.csv; do
	[ -s "bare/$file" ] || fail "$file is missing"
done
grep -q 'href="tiny/en/index.html"' bare/index.html ||
	fail "the front page does not lead to the pages"

missing=
clang --print-targets 2>/dev/null | grep -q wasm32 || missing=clang
wasm-ld --version >/dev/null 2>&1 || missing="$missing wasm-ld"
command -v zip >/dev/null 2>&1 || missing="$missing zip"
if [ -n "$missing" ]; then
	echo "the site with codec and C: missing are $missing"
	exit 77
fi

site first
! grep -q 'has no' first.log || fail "something is missing:" first.log
for script in codec run; do
	grep -q "^speccCodec.module(\"$script\",\[\"H4sI" "first/tiny/$script-wasm.js" ||
		fail "$script-wasm.js holds no module"
done
sleep 1
site second
# If the pages were made before, only what has changed is compiled; the result is the same.
touch second.parts/tiny/codec/kept
site second
[ -e second.parts/tiny/codec/kept ] || fail "the codec was compiled again"
rm second.parts/tiny/codec/kept
diff -r first second >difference || fail "two builds differ:" difference
[ -s first/tiny/files/tiny-c.zip ] || fail "there is no C to download"

# A changed source is detected.
printf '\n' >>second.parts/tiny/codec.stamp
touch second.parts/tiny/codec/kept
site second
[ ! -e second.parts/tiny/codec/kept ] || fail "changed sources are not compiled"
