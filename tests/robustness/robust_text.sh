#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A specification whose names, prose, strings, comments, tables, code and file names are C, HTML,
# XML, shell, templates, troff, CSV, JavaScript and paths (tests/robustness/robust/attacks.txt). All
# output made from it compiles, runs, is well-formed and shows it as text; nothing is written
# outside the output folder, and none of it is executed. tests/docs/hostile.mjs checks the pages in
# a browser.
set -u
within=$ROOT/tests/shared/within
export LLVM_PROFILE_FILE=/dev/null # no coverage counters, if the build has them
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

attacks=$ROOT/tests/robustness/robust/attacks.txt
# A separate folder, outside of which nothing may change.
mkdir -p box/spec box/beside
awk -f "$ROOT/tests/robustness/robust/hostile.awk" "$attacks" >box/spec/hostile.isa
awk '{ print "### ADD " $0 "\nSays: " $0 "\n" }' "$attacks" >box/spec/errata.md
echo mine >box/beside/mine
cd box || exit 2

# outside TRACE: paths opened for writing, made, renamed or removed outside of out.
outside() {
	awk '
	/^[0-9 ]*(openat|open|creat)\(/ && !/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/ { next }
	/ = -1 / { next }
	{ line = $0; sub(/^[0-9 ]*/, "", line); call = line; sub(/\(.*/, "", call)
		sub(/^[a-z0-9]*\(/, "", line)
		while (match(line, /(<[^>]*>, |AT_FDCWD(<[^>]*>)?, )?"[^"]*"/)) {
			item = substr(line, RSTART, RLENGTH); line = substr(line, RSTART + RLENGTH)
			folder = ""; name = item; sub(/^[^"]*"/, "", name); sub(/"$/, "", name)
			if (item ~ /^</) { folder = item; sub(/^</, "", folder); sub(/>.*/, "", folder) }
			path = name ~ /^\// || folder == "" ? name : folder "/" name
			if (path ~ /(^|\/)\.\.(\/|$)/ || (path !~ /(^|\/)box\/out(\/|$)/ &&
				path !~ /^out(\/|$)/ && path !~ /^\/dev\//)) print call ": " path
		}
	}' "$1"
}

made=0
targets=$("$SPECC" build --list-targets | awk '{ printf " -t %s", $1 }')
if strace -o probe -y true 2>/dev/null; then
	rm -f probe
	find .. -path ../box/out -prune -o -type f -print | sort >../before
	# shellcheck disable=SC2086
	writing=openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,unlink,unlinkat
	writing=$writing,symlink,symlinkat,truncate,chmod,fchmodat
	# shellcheck disable=SC2086
	strace -f -y -o ../trace -e "trace=$writing,execve,connect" "$SPECC" build --isa spec \
		-o out $targets >../log 2>../err || fail "build" ../err
	grep -v 'execve("[^"]*specc"' ../trace | grep 'execve(\|connect(' >../run &&
		fail "something is run" ../run
	grep -v 'execve(\|+++' ../trace >../calls
	outside ../calls >../found
	[ ! -s ../found ] || fail "something is written outside" ../found
	[ "$(grep -c 'renameat' ../calls)" -gt 50 ] || fail "no renames were seen"
	# the check itself detects writes outside
	printf '%s\n' '7 openat(AT_FDCWD</x/box>, "../PWNED", O_WRONLY|O_CREAT, 0666) = 3</x/PWNED>' \
		'7 renameat(3</x/box/out>, ".specc-tmp-1", 4</x/box>, "x") = 0' \
		'7 unlinkat(3</etc>, "x", 0) = 0' \
		'7 mkdir("/x/out", 0777) = 0' >../faults
	outside ../faults >../found
	[ "$(wc -l <../found)" -eq 4 ] || fail "a fault goes unnoticed" ../found
	ownlist='^\.\./\(log\|err\|trace\|run\|calls\|found\|faults\|before\|after\)$'
	find .. -path ../box/out -prune -o -type f -print | sort | grep -v "$ownlist" >../after
	grep -v '^\.\./before$' ../before | diff - ../after >../found || fail "other files" ../found
else
	skips="in part: not tried: which calls write where, as strace is not there or not allowed"
	# shellcheck disable=SC2086
	"$SPECC" build --isa spec -o out $targets >../log 2>../err || fail "build" ../err
fi
[ "$(cat beside/mine)" = mine ] || fail "a file beside was changed"
cd .. || exit 2

# ---- C: with and without trigraphs, by each compiler ----

compilers=
for cc in ${CC:-cc} gcc clang; do
	case $cc in -*) continue ;; esac # an option of $CC
	command -v "$cc" >/dev/null || continue
	case " $compilers " in *" $cc "*) ;; *) compilers="$compilers $cc" ;; esac
done
clean="-Wall -Wextra -Wpedantic -Werror"
quick=
for cc in $compilers; do
	for dialect in "-std=c11 -trigraphs" "-std=gnu11"; do
		[ -z "$quick" ] || [ -n "$DEEP" ] || [ "$dialect" != -std=gnu11 ] || continue
		quick=1
		# shellcheck disable=SC2086
		for source in box/out/c/*.c box/out/c-test/*.c; do
			total=$((total + 1)) made=$((made + 1))
			$cc $dialect $clean -D_POSIX_C_SOURCE=200809L -fsyntax-only \
				-Ibox/out/c -Ibox/out/c-test "$source" 2>err || fail "$cc $dialect: $source" err
		done
		# Without warnings about style: tests/fuzzing/fuzz*.sh check these.
		# shellcheck disable=SC2086
		for source in box/out/fuzz/*.c; do
			[ -f "$source" ] || continue
			total=$((total + 1)) made=$((made + 1))
			$cc $dialect -w -D_POSIX_C_SOURCE=200809L -fsyntax-only -Ibox/out/c -Ibox/out/fuzz \
				"$source" 2>err || fail "$cc $dialect: $source" err
		done
	done
done
[ $made -gt 15 ] || fail "only $made files were compiled"
library=$(ls box/out/c/*.c)
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -trigraphs -O0 -Ibox/out/c -o tool $library 2>err ||
	fail "the tool" err
printf 'ADD R1, R2, R3;\nADD R1, <r>&, %%n;\nADD ??/, */, RZ;\n' >p.s
./tool asm <p.s >p.bin 2>err && [ -s p.bin ] || fail "the tool assembles" err
"$SPECC" asm --isa box/spec --plain p.s >p2.bin 2>err && cmp -s p.bin p2.bin || fail "asm" err
./tool disasm <p.bin >d.s 2>err || fail "the tool disassembles" err
tr -d ' ' <p.s >p.words
tr -d ' ' <d.s | cmp -s - p.words || fail "what comes back of a program" d.s
if [ -n "$DEEP" ]; then
	# shellcheck disable=SC2086
	${CC:-cc} -std=c11 -trigraphs -O0 -Ibox/out/c -o roundtrip box/out/c-test/*.c \
		$(echo "$library" | grep -v _tool) 2>err &&
		./roundtrip >log 2>err || fail "the round trip" err
	SPECC_CACHE=$WORK/cache "$SPECC" test -i box/spec --execution c >log 2>err || fail "a case" err
fi

# Compilation detects templates in which a comment contains a text verbatim.
mkdir -p raw/build && cp "$SPECC" raw/build/specc && cp -R "$("$SPECC" build --list-targets |
	awk '$1 == "c" { print $2 }')/.." raw/templates &&
	sed 's,c-comment: /isa/@title,raw: /isa/@title,' raw/templates/c/banner.tpl >changed &&
	cp changed raw/templates/c/banner.tpl
raw/build/specc build --isa box/spec -o raw/out -t c >log 2>err ||
	fail "a build with other templates" err
${CC:-cc} -std=c11 -fsyntax-only -Iraw/out/c raw/out/c/hostile_kernels.c 2>err &&
	fail "a comment that ends early goes unnoticed"

# ---- files read by other programs ----

if command -v xmllint >/dev/null; then
	for file in box/out/xml/*.xml box/out/xml/*.xsd box/out/amdxml/*.xml; do
		total=$((total + 1))
		xmllint --noout --nonet "$file" 2>err || fail "$file is not well-formed" err
	done
	# Each line occurs in the document verbatim.
	xmllint --nonet --xpath 'string(/)' box/out/xml/hostile.xml >text
	while read -r line; do
		total=$((total + 1))
		grep -qF -e "$line" text || fail "not in the XML as it stands in the specification: $line"
	done <"$attacks"
	"$SPECC" build --isa box/out/xml/hostile.xml -o again -t xml 2>err &&
		cmp -s again/xml/hostile.xml box/out/xml/hostile.xml ||
		fail "the XML, read and built again" err
else
	skips="${skips-}
in part: not tried: XML, as xmllint is not there"
fi
if command -v node >/dev/null; then
	cat >read.js <<'END'
const fs = require("fs"), vm = require("vm");
for (const path of process.argv.slice(2)) {
	const text = fs.readFileSync(path, "utf8");
	if (path.endsWith(".json")) JSON.parse(text);
	else if (!/^\s*(import|export)\b/m.test(text)) new vm.Script(text, { filename: path });
	if (/[\u2028\u2029\u0000]/.test(text)) throw new Error(path + ": a line separator");
}
END
	"$SPECC" check --format=json box/spec >check.json 2>err
	"$SPECC" check --format=sarif box/spec >sarif.json 2>err
	"$SPECC" list --format=json --isa box/spec >list.json 2>err
	total=$((total + 1))
	# shellcheck disable=SC2046
	node read.js check.json sarif.json list.json $(find box/out -name '*.json' -o -name '*.js') \
		>log 2>&1 || fail "JSON and JavaScript" log
else
	skips="${skips-}
in part: not tried: JSON and JavaScript, as node is not there"
fi

# live FILE...: tags, attributes and addresses that our pages never have; attribute values are text,
# except addresses.
live() {
	{
	cat "$@" | tr '\n' ' ' |
		grep -oE "(href|src|action)=\"[ ]*([a-z]*script|data:text|https?:|//)[^\"]*"
	cat "$@" | tr '\n' ' ' | sed 's/="[^"]*"/=""/g' | grep -oE \
		"<(script>|iframe|style|img|object|embed|base|!ENTITY|!\[CDATA\[)|\
<[a-z][^<>]* (on[a-z]+|formaction)=|<form [^<>]*(action|method|target)="
	} | grep .
}
find box/out/html -name '*.html' >pages
# shellcheck disable=SC2046
live $(cat pages) >found && fail "live text in pages" found
[ "$(wc -l <pages)" -gt 50 ] || fail "only $(wc -l <pages) pages"
for fault in '<script>alert(1)</script>' '<p x="" onmouseover="alert(4)">' \
		'<a href="javascript:alert(7)">' \
		'<svg onload=alert(2)>' '<form action="x">' '<iframe src=x>' '<img src=x>'; do
	echo "$fault" >fault.html
	live fault.html >found || fail "a fault goes unnoticed: $fault"
done
grep -nE "^[.'][ 	]*(so|sy|pso|open|opena|pi|mso|ab|cf)" box/out/man/*/*.7 >found &&
	fail "requests in man pages" found
if command -v groff >/dev/null; then
	for page in box/out/man/en/hostile.7 box/out/man/en/hostile-add.7; do
		total=$((total + 1))
		# groff 1.23 says that it does not shorten a long title
		groff -t -man -Tutf8 -ww -P-c "$page" 2>all >shown || fail "$page" all
		! grep -v 'warning: not abbreviating' all >err || fail "$page" err
		grep -qF 'so /etc/passwd' shown || fail "$page: a request is not shown as text"
	done
else
	skips="${skips-}
in part: not tried: man pages, as groff is not there"
fi
for file in box/out/csv/*.csv; do
	total=$((total + 1))
	awk 'function fields(line,   n, quoted, i, c) {
		for (n = i = 1; i <= length(line); i++) {
			c = substr(line, i, 1)
			if (c == "\"") quoted = !quoted
			else if (c == "," && !quoted) n++
		}
		return quoted ? -1 : n }
	NR == 1 { n = fields($0) } fields($0) != n { print FILENAME ":" NR ": " $0 }' "$file" >found
	[ ! -s found ] || fail "another number of fields" found
done
if [ -f box/out/smt/hostile.smt2 ] && command -v cvc5 >/dev/null; then
	total=$((total + 1))
	"$within" 60 cvc5 --parse-only box/out/smt/hostile.smt2 >log 2>&1 || fail "SMT-LIB" log
fi

# ---- names of files, and output on a terminal ----

escape=$(printf '\033')
odd="a b$(printf "\377\302\205")\"';\$(touch PWNED)\`touch PWNED\`<b>&#10;%n..
${escape}[31m-x"
mkdir "$odd" && cp box/spec/errata.md "$odd"
sed 's/hostile.awk//' box/spec/hostile.isa >"$odd/-o $odd.isa"
total=$((total + 3))
"$SPECC" build --isa "$odd" -o "$odd/out" >log 2>err || fail "odd names" err
"$SPECC" build --isa "$odd" -o "$odd/out" -t c -t xml >log 2>err || fail "odd names, again" err
! grep -q "$escape" log err || fail "an escape sequence in reports" err
grep -rl "$escape" "$odd/out" >found && fail "an escape sequence in files" found
for source in "$odd"/out/c/*.c; do
	${CC:-cc} -std=c11 -trigraphs -Wall -Werror -fsyntax-only -I"$odd/out/c" "$source" 2>err ||
		fail "odd names: $(basename "$source")" err
done
printf 'ADD %s[2J R1;\n.ascii "%s]0;x\\a"\n\233 \302\233 \342\200\256 x\n' "$escape" "$escape" >t.s
"$SPECC" asm --isa box/spec t.s >log 2>err
[ $? -eq 1 ] || fail "a program for a terminal" err
LC_ALL=C grep -q "$escape\|$(printf '\302\233')\|$(printf '\342\200\256')" log err &&
	fail "a terminal would act on a report" err
for text in "$escape[2J" 'x\' '" ' "\$(touch PWNED)"; do
	printf '__DefISA T\n  __Description\n%s\n__DefNothing %s\n' "$text" "$text" >t.isa
	"$SPECC" check t.isa >log 2>err
	[ $? -eq 1 ] || fail "a specification for a terminal" err
	! grep -q "$escape" log err || fail "an escape sequence in a report" err
	total=$((total + 1))
done

[ -z "$(find . -name 'PWNED*')" ] || fail "something was run: $(find . -name 'PWNED*')"
finish "$(wc -l <"$attacks") hostile lines in every place, $made files compiled, $total checks"
