#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Plants one violation of each rule in a throwaway tree and shows that tests/house/lint.sh reports
# it there, and that text which just complies passes. A sixth of these cases, by turns; DEEP=1: all.
set -u
. "$(dirname "$0")/../shared/alone.sh"
. "$ROOT/tests/shared/every.sh"
tree=$WORK/tree
wrong=0 case_count=0
turns=" $(seq 500 | by_turns 6 | tr '\n' ' ')"
: >"$WORK/expected"

# A tree without violations: one header and one source per folder, a template, a page. All cases
# begin with it; those that are not today's have none.
sound=$WORK/sound
for folder in base lang isa sem typing asm doc cli; do
	mkdir -p "$sound/specc/$folder"
	printf '/* Turns a into b. Read first: this. */\nint %s_one(void);\n' $folder \
		>"$sound/specc/$folder/one.h"
	printf '/* Turns b into c. */\n#include "%s/one.h"\n\nint %s_one(void)\n{\n\treturn 1;\n}\n' \
		$folder $folder >"$sound/specc/$folder/one.c"
done
mkdir -p "$sound/templates/c" "$sound/docs" "$sound/out/gpu" "$sound/tests/golden" "$sound/build"
echo 'int x;' >"$sound/templates/c/main.tpl"
echo '# A page' >"$sound/docs/page.md"
echo 'x' >"$sound/out/gpu/x.csv"
cp -R "$sound" "$tree"
fresh() {
	case_count=$((case_count + 1))
	mine=
	[ -z "$mode" ] || case $turns in *" $case_count "*) ;; *) return ;; esac
	mine=yes
	rm -rf "$tree"
	cp -R "$sound" "$tree"
}

# add FILE TEXT: appends lines (printf format) to a file of the tree.
add() {
	[ -n "$mine" ] || return 0
	[ -d "$tree/${1%/*}" ] || mkdir -p "$tree/${1%/*}"
	# shellcheck disable=SC2059
	printf "$2" >>"$tree/$1"
}

lines() {
	[ -z "$mine" ] || yes '/* x */' | head -n "$1"
}

wide() {
	printf '%0*d\n' "$1" 0
}

# expect RULE PLACE: the current tree must be reported with this rule at this file:line.
expect() {
	echo "$2 [$1]" >>"$WORK/expected"
}

# breaches: exactly what is expected is reported; all at once, as lint is slow.
breaches() {
	[ -n "$mine" ] || { : >"$WORK/expected"; fresh; return; }
	sh "$ROOT/tests/house/lint.sh" $mode "$tree" >"$WORK/output" 2>&1
	status=$?
	sort "$WORK/expected" >"$WORK/wanted"
	sed -n 's/^\([^ ]*\): .*\(\[[a-z-]*\]\)$/\1 \2/p' "$WORK/output" | sort >"$WORK/found"
	if [ $status != 1 ] || ! cmp -s "$WORK/wanted" "$WORK/found" ||
		! grep -q ", $(wc -l <"$WORK/wanted") findings\$" "$WORK/output"; then
		echo "lint-selftest: got status $status, and not (<) or instead (>):"
		diff "$WORK/wanted" "$WORK/found" | sed 's/^/    /'
		wrong=$((wrong + 1))
	fi
	: >"$WORK/expected"
	fresh
}

breach() {
	expect "$@"
	breaches
}

# clean WHAT: the current tree must pass.
clean() {
	[ -n "$mine" ] || { fresh; return; }
	if ! sh "$ROOT/tests/house/lint.sh" $mode "$tree" >"$WORK/output" 2>&1; then
		echo "lint-selftest: $1: expected no finding, got:"
		sed 's/^/    /' "$WORK/output"
		wrong=$((wrong + 1))
	fi
	fresh
}

mode=--text
fresh
clean "a sound tree"

set -- base lang isa sem asm doc cli
while [ $# -gt 1 ]; do
	for right in "$@"; do
		[ "$right" != "$1" ] || continue
		add "specc/$1/not_$right.c" "/* x */\n#include \"$right/one.h\"\n"
		expect folder-order "specc/$1/not_$right.c:2"
		add "specc/$right/has_$1.c" "/* x */\n#include \"$1/one.h\"\n"
	done
	shift
done
breaches
add specc/base/one.c '#include "one.h"\n'
breach include specc/base/one.c:8
add specc/odd/one.c '/* x */\n'
expect room specc/odd
breach include specc/odd/one.c:1
for folder in base lang isa asm sem cli; do
	add specc/$folder/one.c '#include <libxml/tree.h>\n'
	expect libxml specc/$folder/one.c:8
done
add specc/cli/one.c '#include <jansson.h>\n'
expect jansson specc/cli/one.c:9
add specc/cli/one.c '#include <zlib.h>\n'
expect zlib specc/cli/one.c:10
breaches
add specc/doc/one.c '#include <libxml/tree.h>\n'
add tests/unit/one_test.c '/* x */\n#include <libxml/tree.h>\n'
clean "libxml2 where it may be"

add specc/base/base_two.c '/* x */\n'
breach room specc/base/base_two.c:1
add specc/base/two.h '/* Read first: this. */\n'
breach room specc/base
for number in $(seq 38); do add specc/base/more$number.c '/* x */\n'; done
clean "a room of 40 files"
for number in $(seq 39); do add specc/base/more$number.c '/* x */\n'; done
breach room specc/base
for number in $(seq 10); do lines 799 >"$tree/specc/base/more$number.c"; done
clean "a room of 8000 lines"
for number in $(seq 10); do lines 800 >"$tree/specc/base/more$number.c"; done
breach room specc/base

lines 793 >>"$tree/specc/base/one.c"
clean "a file of 800 lines"
lines 794 >>"$tree/specc/base/one.c"
breach file-length specc/base/one.c:801
lines 149 >>"$tree/templates/c/main.tpl"
clean "a template of 150 lines"
lines 150 >>"$tree/templates/c/main.tpl"
breach template-length templates/c/main.tpl:151

add specc/base/one.c "/*\t$(wide 96)\n*/\n"
clean "100 columns with a tab"
add specc/base/one.c "/*\t$(wide 97)\n*/\n"
breach line-length specc/base/one.c:8
add specc/base/one.c "/* \303\244\303\244\303\244 $(wide 90) */\n"
clean "100 columns that are more bytes"
add tests/one.sh "# $(wide 99)\n"
breach line-length tests/one.sh:1

add specc/base/one.h 'int x; \n'
breach trailing-blank specc/base/one.h:3
add docs/page.md 'text\t\n'
breach trailing-blank docs/page.md:2
add isa-spec/gpu/base.isa '// x\r\n'
breach trailing-blank isa-spec/gpu/base.isa:1
add tests/golden/odd.isa 'x \n'
clean "a golden case with trailing blanks"

add specc/base/two.h '\n/* late */\n'
breach first-comment specc/base/two.h:1

# With a license, each file of the sources names it first, after what makes it executable.
licensed() {
	[ -n "$mine" ] || return 0
	find "$tree/specc" "$tree/templates" -type f \
		-exec sed -i '1i // SPDX-License-Identifier: MIT' {} +
	echo 'MIT License' >"$tree/LICENSE"
}
licensed
add tests/one.sh '#!/bin/sh\n# SPDX-License-Identifier: MIT\n# Tests one.\n'
add templates/page/page.js '// Copied to the pages.\nlet x;\n'
clean "each file names its license"
licensed
add tests/one.sh '#!/bin/sh\n# Tests one.\n'
breach license tests/one.sh:2
licensed
add editors/vscode/package.json '{}\n'
add examples/README.md '# Examples\n'
add editors/vscode/.npmrc 'color=false\n'
add oss-fuzz/Dockerfile '# SPDX-License-Identifier: MIT\nFROM base\n'
clean "files that cannot name a license"
licensed
for file in .clusterfuzzlite/project.yaml editors/vim/specc.vim examples/cmake/CMakeLists.txt \
	oss-fuzz/Dockerfile site/serve.mjs; do
	add $file '# a\n# b\n'
	expect license $file:2
done
breaches
licensed
add specc/base/two.h '// SPDX-License-Identifier: MIT\n\n/* late */\n'
breach first-comment specc/base/two.h:2
for name in sprintf vsprintf strcpy strcat atoi gets strtok; do
	add specc/base/$name.c "/* x */\nint y = $name(1);\n"
	expect banned-call specc/base/$name.c:2
	add templates/c/$name.tpl "	$name (1);\n"
	expect banned-call templates/c/$name.tpl:1
done
breaches
add specc/base/one.c 'int y; // atoi(1)\n/* gets(\n gets(1) */ char *z = "strcat(\\" strcat(";\n'
add specc/base/one.c "int q = '\"'; int s = my_atoi(1) + snprintf(1) + strtok_r(1) + fgets(1);\n"
clean "names that only look banned"
add specc/base/one.c "int q = '\"'; int s = atoi(1);\n"
breach banned-call specc/base/one.c:8

add specc/forms/one.h '/* Read first: this. */\n'
add specc/forms/resolve.c '/* x */\n\tif (node->kind == NODE_WORD)\n'
add specc/lang/template_text.c '/* x */\nstruct template_node {\n'
clean "the readers of the text of templates"
for text in 'NODE_QUOTED;' 'VEC_EACH (struct template_node *, it, &x)' \
	'count = it->nodes->list.count;' 'template_text_parse(arena);'; do
	add specc/sem/two.c "/* $text */\n"
	add specc/doc/two.c "/* x */ $text\n"
done
add tests/execution/ref/two.c '/* x */\nif (kind == NODE_BLANK)\n'
for line in 1 2 3 4; do expect template-nodes specc/doc/two.c:$line; done
expect template-nodes tests/execution/ref/two.c:2
breaches

add specc/base/one.c '\tcase SEM_OP_NONE: break;\n\tdefault: NEVER();\n'
clean "a switch that ends the program"
add specc/base/three.c '/* x */\n\tcase SEM_OP_NONE: break;\n\tdefault: return 1;\n'
breach switch-default specc/base/three.c:3
add specc/base/four.c '/* x */\n\tcase OTHER: break;\n\tdefault: return 1; /* why it is right */\n'
clean "a default that says why it takes in other values"
add specc/base/five.c '/* x */\n\tcase OTHER_ENUM: break;\n\tdefault: return 1;\n'
breach switch-default specc/base/five.c:3

for name in typing/two sem/walker; do
	add specc/$name.c '/* x */\nbool y = str_equal(a, b);\n'
	add specc/$name.c '/* str_equal( */ bool z = str_equal_c (a, "");\n'
	expect compared-text specc/$name.c:2
	expect compared-text specc/$name.c:3
done
breaches
for name in walk resolve two; do
	add specc/sem/$name.c '/* x */\nbool y = str_equal(a, b);\n'
done
add specc/typing/two.c '/* str_equal(a, b) */\nint q = str_map_get(a, b);\n'
clean "text that is compared where it is the subject"

add specc/base/one.c 'static int find(int a);\nstatic const struct a {\n\tint b;\n} c;\n'
add specc/lang/one.c 'static int (*const find_all[])(int) = { 0 };\nint keep(void)\n{\n}\n'
add specc/asm/one.c 'static const struct a {\n\tint b;\n} d;\ntypedef int find(int);\n'
add tests/execution/ref/ref_one.c '/* x */\nstatic int find(int a);\n'
clean "statics of one name each in two programs"
add specc/base/one.c 'static int find(int a);\nstatic int find(int a)\n{\n\treturn a;\n}\n'
add specc/lang/one.c 'static int (*const find[])(int) = { 0 };\nint keep(void)\n{\n\treturn 1;\n}\n'
add specc/asm/one.c 'static const char *keep;\nint shared(void);\n'
add specc/isa/one.c 'int shared(void);\n'
for place in base/one.c:8 lang/one.c:8 lang/one.c:9 asm/one.c:8; do
	expect static-name specc/$place
done
add specc/sem/one.c 'struct kept {\n\tint a;\n};\n'
add specc/sem/two.c '/* Kept. */\nstruct kept {\n\tint a;\n};\n'
add specc/typing/one.c 'struct kept {\n\tint a;\n};\nstruct kept *k;\n'
expect room-name specc/sem/two.c:2
add specc/lang/one.c 'enum { FEW = 2, TAB = 4 };\n'
add specc/lang/two.c '/* A tab. */\nenum { MANY = 9 };\nenum { TAB = 4, FEWER = 1 };\n'
add specc/isa/one.c 'enum { TAB = 4 };\nint a[] = { TAB };\n'
expect room-name specc/lang/two.c:3
breaches

for word in TOD''O FIXM''E; do
	add specc/base/$word.c "/* $word: later */\n"
	expect todo specc/base/$word.c:1
	add docs/$word.md "$word write this\n"
	expect todo docs/$word.md:1
done
breaches
number=0
for path in wor''k/x hom''e/user roo''t Users''/x; do
	number=$((number + 1))
	for file in docs/path.md out/gpu/path.csv tests/golden/path.err; do
		add $file "in /$path\n"
		expect machine-path $file:$number
	done
	add specc/base/one.c "// \"/$path\"\n"
	expect machine-path specc/base/one.c:$((number + 7))
done
breaches
add docs/page.md 'see /tm''p/x\n'
breach machine-path docs/page.md:2
add tests/one.sh 'x=/tm''p/x\n'
add docs/page.md 'frame/wor''k and http://x.example/hom''e/ and /wor''kshop\n'
clean "paths that are no machine's"
for host in deb.debia''n.org archive.ubunt''u.com regist''ry.npmj''s.org pyp''i.org ghcr.i''o; do
	add docs/$host.md "from $host\n"
	expect host docs/$host.md:1
done
breaches

# An instruction set with names that the compiler must not know, and the page of the language.
isa() {
	add docs/language.md '| statement | meaning |\n|:----|:----|\n'
	add docs/language.md '| `Word<bits>;` | a word |\n'
	add docs/language.md '\n```ebnf\nx = "keep" ;\n```\nA jump goes on elsewhere.\n'
	add isa-spec/one/one.isa '__DefISA ONE\n\n__DefRegisterFile Q<8>\n    Numbered<"qr", 0, 4>;\n'
	add isa-spec/one/one.isa '    Named<"qz", 4> = 0;\n\n__DefBitFieldType Fuzz<1>\n    FOO;\n'
	add isa-spec/one/one.isa '\n__DefOptype FROB : [X]\n  __Encoding\n    field<0, 4> Word word;\n'
	add isa-spec/one/one.isa '    field<4, 1> Fuzz qa.neg;\n'
	add isa-spec/one/one.isa '  __Syntax\n```asm\nfrob.hi Rd, jump keep ;\n```\n'
}

isa
for name in ONE one Q qr qz Fuzz FOO FROB word qa neg frob hi Rd; do
	add specc/sem/is_$name.c "/* x */\nint y = \"a\"[0] + is(x, \"$name\");\n"
	expect isa-name specc/sem/is_$name.c:2
	add templates/c/is_$name.tpl "%%if isa/@name = '$name'\n"
	expect isa-name templates/c/is_$name.tpl:1
done
breaches
for line in 'enum a { B, FROB };' 'enum a { OP_FROB = 1 };' 'enum a {\n\tA,\n\tOP_FROB\n};' \
	'\tOP(FROB) /* x */ \\\\\n'; do
	isa
	add specc/sem/one.h "$line\n"
	breach isa-name specc/sem/one.h:$(($(printf "$line\n" | sed '/FROB/q' | wc -l) + 2))
done
isa
add specc/sem/one.c '/* "FROB", enum { FROB } */ int y = "Word"[0] + "keep"[0]; // "q"\n'
add specc/sem/one.c 'int x = "jump frob"[0];\n'
add specc/sem/one.c "int z = 'q' + '\"'; enum b { OP_JUMP, OP_FROBS }; /*\n\"FROB\" */\n"
add templates/c/main.tpl "don't frob, it isn't \"frobbed\"\n"
clean "words that only look like an ISA's"
isa
add specc/sem/one.c 'int y = "frob"[0];\n'
add tests/house/lint_words '# x\nspecc/sem/one.c  frob  a reason\n'
clean "a name that is excused"
isa
add specc/sem/one.h 'int y = "frob"[0];\n'
add tests/house/lint_words 'specc/sem/one.c  frob  a reason\nspecc/sem/one.h  frob  a reason\n'
breach isa-name tests/house/lint_words:1

fresh
cp "$ROOT/.clang-format" "$tree"
clean "a tree with its layout"
if clang-format --version 2>/dev/null | grep -q 'version 14\.'; then
	cp "$ROOT/.clang-format" "$tree"
	add specc/base/one.c 'int  y;\n'
	breach layout specc/base/one.c:8
fi

mode=
fresh
if command -v gcc >/dev/null 2>&1 || command -v clang >/dev/null 2>&1; then
	add specc/base/one.c 'short z(int a);\nshort z(int a)\n{\n\treturn a;\n}\n'
	DEEP=1 sh "$ROOT/tests/house/lint.sh" "$tree" >"$WORK/output" 2>&1 && status=0 || status=1
	for compiler in gcc clang; do
		command -v $compiler >/dev/null 2>&1 || continue
		grep -q "one.c:1: $compiler does not compile this without a warning \[warnings\]" \
			"$WORK/output" && [ $status = 1 ] && continue
		echo "lint-selftest: a warning of $compiler is not reported"
		wrong=$((wrong + 1))
	done
	fresh
	clean "a sound tree, compiled"
	# Messages of the build are used, but not those about a source that has changed since.
	mkdir -p "$tree/build/obj/specc/base"
	(cd "$tree" && find specc -name '*.c') | while read -r file; do
		mkdir -p "$tree/build/obj/${file%/*}"
		: >"$tree/build/obj/${file%.c}.said"
	done
	echo 'one.c:5:9: warning: it narrows' >"$tree/build/obj/specc/base/one.said"
	built() {
		SPECC=$tree/build/specc DEEP='' sh "$ROOT/tests/house/lint.sh" "$tree" >"$WORK/output" 2>&1
		grep -q "$1" "$WORK/output" && return
		echo "lint-selftest: expected of what was built: $1"
		cat "$WORK/output"
		wrong=$((wrong + 1))
	}
	built 'specc/base/one.c:1: the build does not compile this without a warning \[warnings\]'
	touch -d '2001-01-01' "$tree/build/obj/specc/base/one.said"
	built ' 0 findings$'
	# Two files that use each other, and one that they use.
	for file in "one two" "two one" "three four"; do
		own=${file% *} other=${file#* }
		[ $own = one ] || add specc/doc/$own.c '/* x */\n'
		: >"$tree/build/obj/specc/doc/$own.said"
		printf 'int %s(void), three(void);\nint %s(void)\n{\n\treturn %s() + three();\n}\n' \
			$other $own $other | ${CC:-cc} -xc -c -o "$tree/build/obj/specc/doc/$own.o" -
	done
	built '^specc/doc: one two use each other in a circle, .*\[circles\]$'
	rm "$tree/build/obj/specc/doc/two.o"
	built ' 0 findings$'
fi
if command -v gcc >/dev/null 2>&1; then
	add specc/base/one.c 'short z(int a);\nshort z(int a)\n{\n\treturn a;\n}\n'
	built 'one.c:1: gcc does not compile this without a warning \[warnings\]'
fi

[ $wrong = 0 ] || { echo "lint-selftest: $wrong cases are wrong"; exit 1; }
