#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc site, from an empty folder: without a compiler only the pages, with a message and no link to
# a codec; with stand-ins for the compilers, which are run once; the same bytes again; one step from
# the old site to the new one; files of others stay. tests/tools/site.sh has the real compilers.
set -u
export LC_ALL=C
cd "$WORK" || exit 2
. "$ROOT/tests/shared/wasm.sh"
tiny=$ROOT/isa-spec/tiny

. "$ROOT/tests/shared/fail.sh"

# site STATUS ARGUMENT...: its output is in log
site() {
	expected=$1
	shift
	"$SPECC" site "$@" >log 2>&1
	status=$?
	[ $status -eq "$expected" ] || fail "status $status of specc site $*:" log
}

# links FOLDER: dead links and other errors in its pages
links() {
	(
		cd "$1" || exit
		find . -type f | sed 's|^\./||' >"$WORK/files"
		find . -name '*.html' ! -name 404.html | sed 's|^\./||' | sort |
			xargs awk -v files="$WORK/files" -f "$ROOT/tests/docs/scan.awk"
	)
}

sound() {
	links "$1" >found
	[ ! -s found ] || fail "$1:" found
}

# ---- without a compiler ----

CLANG=$WORK/no-clang SPECC_CACHE=$WORK/none site 0 "$tiny" -o bare
grep -q 'no codec: missing .*no-clang' log || fail "nothing of the missing compiler:" log
CLANG=$WORK/no-clang site 0 "$tiny" -o bare --quiet
[ ! -s log ] || fail "--quiet says:" log
for file in codec-wasm.js codec.js codec.css run.js en/codec.html; do
	[ ! -e "bare/tiny/$file" ] || fail "$file without a compiler"
done
# Addresses that are none; folders without a page for them.
if command -v node >/dev/null; then
	mkdir plain && echo page >plain/index.html
	for folder in bare plain; do
		node - "$ROOT/site/serve.mjs" $folder <<'END' >log 2>&1 || fail "serving $folder:" log
const { spawn } = require("node:child_process");
const http = require("node:http");
const [script, folder] = process.argv.slice(2);
const child = spawn("node", [script, folder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
const status = (port, path) => new Promise((resolve) =>
	http.get({ port, host: "127.0.0.1", path }, (answer) => resolve(answer.resume().statusCode))
		.on("error", (error) => resolve(error.code)));
child.stdout.once("data", async (line) => {
	const port = /:(\d+)/.exec(line)[1], found = [];
	for (const path of ["/", "/%00", "/favicon.ico", "/%", "/../x", "/none/", "/"])
		found.push(await status(port, path));
	child.kill();
	console.log(found.join(" "));
	process.exitCode = found.join(" ") === "200 404 404 404 404 404 200" ? 0 : 1;
});
END
	done
fi
! grep -rq 'codec\.html' bare || fail "a link to a codec that is not there"
sound bare
for file in index.html index-en.html 404.html site.css site.js search.js tiny/index.html \
	tiny/en/search-data.js tiny/files/tiny.xml tiny/files/specc-isa.xsd tiny/files/opcodes.csv \
	tiny/files/tiny-c.zip; do
	[ -s "bare/$file" ] || fail "$file is missing"
done
grep -q 'href="tiny/en/index.html"' bare/index.html || fail "no link to the pages"
[ ! -e bare/robots.txt ] || fail "robots.txt without --url"
echo '<a href="codec.html">x</a></main>' >>bare/index.html
links bare >found
grep -q 'broken-link' found || fail "a dead link is not seen"

# The front page in a language that an instruction set has no pages in: what its attributes say,
# else its own language, marked as such.
cp -R "$tiny" chinese && cp -R "$tiny" plain-tiny
sed -e 's/^__DefISA TINY$/__DefISA OTHER/' \
	-e '/^All instructions of Tiny/{p;s/.*/  __Description<zh>/p;s/.*/指令。/;}' \
	"$tiny/tiny.isa" >chinese/tiny.isa
sed -e 's/^__DefISA TINY$/__DefISA PLAIN/' -e '/summary_zh/d' "$tiny/tiny.isa" >plain-tiny/tiny.isa
CLANG=$WORK/no-clang site 0 "$tiny" chinese plain-tiny -o front --quiet
grep -A3 '<article id="tiny">' front/index-zh.html >found
grep -q '<p>一台有八个 16 位寄存器' found && grep -q 'html">Tiny，教程中的机器<' found ||
	fail "the front page lacks summary_zh or title_zh" found
grep -A3 '<article id="plain">' front/index-zh.html >found
grep -q '<p lang="en">A machine with eight' found || fail "a language is not marked" found

# ---- with one ----

fake_wasm "$WORK/tools"
site 0 "$tiny" "$ROOT/isa-spec/brew" -o both --title 'Two <sets>' --url https://x.org/a/
[ ! -s log ] || fail "it says:" log
sound both
grep -q '<h1>Two &lt;sets&gt;</h1>' both/index.html || fail "--title is not the heading"
grep -q 'href="/a/site.css"' both/404.html || fail "404.html does not know where the site is"
find both -name '*.html' ! -path both/404.html ! -path both/index.html |
	sed 's|^both/|https://x.org/a/|' | sort >pages
sed -n 's|^<url><loc>\(.*\)</loc></url>$|\1|p' both/sitemap.xml | sort | diff pages - >found ||
	fail "the site map has not (<) or besides (>):" found
[ ! -e both/robots.txt ] || fail "robots.txt below the root of a host"
site 0 "$tiny" -o root --url https://x.org/
grep -qx 'Sitemap: https://x.org/sitemap.xml' root/robots.txt || fail "no site map in robots.txt"

# card FOLDER TITLE: what the specification says of itself, on the front page
card() {
	cat "$ROOT/isa-spec/$1"/*.isa >one
	printf '%s\n' "<h2><a href=\"$1/en/index.html\">$2</a></h2>" \
		"$(grep -c '^__DefOptype' one) families of instructions" \
		"$(awk -f "$ROOT/tests/shared/opcodes.awk" one | awk '
			FILENAME == "-" { opcodes++; of[$1]; next }
			/^__DefOptype/ && !($2 in of) { opcodes++ }
			END { print opcodes }' - one) opcodes" \
		"$(sed -n 's/^ *Length<\([0-9]*\).*/\1/p' one | sort -nu | paste -s -d / -) bits" \
		"$(sed -n 's/^ *Version<"\(.*\)", "\(.*\)">;/version \1\n<time>\2<\/time>/p' one)" \
		"<li><a href=\"$1/en/instructions.html\">Instructions</a></li>" \
		"<li><a href=\"$1/en/opcode-map.html\">Opcode map</a></li>" \
		"<li><a href=\"$1/en/codec.html\">Codec</a></li>" \
		"<li><a href=\"$1/en/downloads.html\">Downloads</a></li>"
}
{ card tiny 'Tiny, the machine of the tutorial' && card brew Brew; } >wanted
sed 's/^<p class="soft">//; s/<\/p>$//; s/ · /\n/g' both/index.html |
	grep -xF -f wanted | diff wanted - >found || fail "the front page has (>), not (<):" found
for script in codec run; do
	part=$(sed -n 's/^speccCodec.module("[a-z]*",\["\(H4sI[^"]*\)"\]);$/\1/p' \
		both/tiny/$script-wasm.js | base64 -d | gzip -dc) || fail "$script-wasm.js is not gzip"
	case $part in
	*/$script.wasm) ;;
	*) fail "$script-wasm.js holds '$part'" ;;
	esac
done
cmp -s both/tiny/codec.js both/brew/codec.js && fail "codec.js has no names of its own"
find "$SPECC_CACHE" -name 'new-*' >found
[ ! -s found ] || fail "left in the cache:" found

# A memory without Address<> has addresses of 32 bits.
cp -R "$tiny" memory && chmod -R u+w memory
printf '\n__DefMemory plain_memory\n    Word<16>;\n' >>memory/tiny.isa
site 0 memory -o without -q
grep -q '"plain_memory":{"address":32}' without/*/codec.js ||
	fail "a memory without Address<>" log

# A second run finds everything and changes nothing, even the times.
printf '#!/bin/sh\nexit 1\n' >refuse
chmod +x refuse
cp tools/calls called
find both -type f -exec touch -d '2001-01-01' {} +
site 0 "$tiny" "$ROOT/isa-spec/brew" -o both --title 'Two <sets>' --url https://x.org/a/ --summary
grep -q '2 instruction sets, .* (0 changed, 0 removed)' log || fail "something has changed:" log
cmp -s called tools/calls || fail "the compilers are run again"
find both -type f -newermt '2001-01-02' ! -name '.specc-*' >found
[ ! -s found ] || fail "files that are written again:" found

# Another compiler is another key: it is run, and its refusal changes nothing.
cp -R both saved
CLANG=$WORK/refuse site 0 "$tiny" -o other
grep -q 'missing .*with target wasm32' log || fail "a compiler without the target:" log
printf '%s\n' '#!/bin/sh' '[ "$1" = --print-targets ] && echo wasm32 && exit' \
	'echo "no, $*"' 'exit 1' >refuse
CLANG=$WORK/refuse site 1 "$tiny" -o both
grep -q 'does not compile with' log && grep -q '^no, ' log || fail "no word of the compiler:" log
diff -r both saved >found || fail "a refused codec has changed the site:" found
find "$SPECC_CACHE" -name 'new-*' >found
[ ! -s found ] || fail "left in the cache:" found

# A linker that makes nothing; no folder for the cache; a cleaner of old files was in the cache.
WASM_LD=$(command -v true) site 2 "$tiny" -o other
grep -q "cannot read '.*/codec.wasm': No such file" log || fail "no module:" log
mkdir -p "shared/specc-$(id -u)" && chmod 777 "shared/specc-$(id -u)"
(unset SPECC_CACHE XDG_CACHE_HOME HOME && TMPDIR=shared site 2 "$tiny" -o other)
grep -q 'no folder for the compiled C: set SPECC_CACHE' log || fail "no cache:" log
rm "$SPECC_CACHE"/*/run-wasm.js
site 0 "$tiny" -o other
[ -s other/tiny/run-wasm.js ] && ls "$SPECC_CACHE"/*/run-wasm.js >found 2>&1 ||
	fail "a cache without a script:" found

# ---- old and new ----

echo mine >both/tiny/mine.txt
site 0 "$tiny" -o both --no-codec
[ ! -e both/brew ] && [ ! -e both/tiny/codec-wasm.js ] || fail "files of the old site remain"
[ -e both/tiny/mine.txt ] || fail "a file of the user's is gone"
sound both
mkdir foreign
echo mine >foreign/index.html
site 2 "$tiny" -o foreign --no-codec
[ "$(ls foreign)" = index.html ] && [ "$(cat foreign/index.html)" = mine ] ||
	fail "a file that no site has made was touched"

# ---- older versions ----

cp -R "$tiny" old
sed 's/Version<.*>;/Version<"0.1", "2001-01-01">;/' "$tiny/tiny.isa" >old/tiny.isa
cmp -s old/tiny.isa "$tiny/tiny.isa" && fail "the old version is the new one"
site 0 "$ROOT/isa-spec/brew" "$tiny" -o both --no-codec --since old
[ -s both/tiny/en/changes.html ] && [ ! -e both/brew/en/changes.html ] ||
	fail "the changes are not those of the instruction set of --since"
grep -q 'href="tiny/en/changes.html"' both/index.html || fail "no link to the changes"
site 2 "$ROOT/isa-spec/brew" -o both --since "$tiny" "$ROOT/isa-spec/gpu"
grep -q 'is the instruction set [A-Z]*, no older version of one' log ||
	fail "the version of another:" log
site 2 "$ROOT/isa-spec/brew" -o both --since "$tiny"
grep -q 'is the instruction set TINY, no older version of one' log ||
	fail "the version of another, with one instruction set:" log

# ---- docs/site.md: the commands at its head ----

console() { awk '/^```/ { inside = /console/ } inside && !/^```/' "$ROOT/docs/site.md"; }
cp -R "$ROOT/examples" .
PATH=$WORK/bin:$PATH
mkdir bin
ln -s "$SPECC" bin/specc
console | sed -n 's/^\$ //p' >commands
[ "$(wc -l <commands)" -ge 3 ] || fail "docs/site.md has no commands"
while IFS= read -r command; do
	echo "\$ $command"
	sh -c "$command"
done <commands >shown 2>&1
console | diff - shown >found || fail "docs/site.md shows (<) something else:" found

# ---- mistakes ----

site 2 "$tiny" "$tiny" -o twice
grep -q "are both called 'tiny'" log || fail "two of a name:" log
site 2 -o x
site 2 "$tiny"
for url in x.org x.org/ https://x.org ftp://x.org/ 'https://x.org/?a/'; do
	site 2 "$tiny" -o x --url "$url"
done
site 2 "$WORK/nowhere" -o x
echo '__DefISA' >bad.isa
site 1 "$tiny" bad.isa -o x
grep -q '^bad.isa:1:' log || fail "no place of the error:" log
[ ! -e x ] || fail "something was made in spite of an error"
exit 0
