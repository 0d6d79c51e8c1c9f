#!/bin/sh
# SPDX-License-Identifier: MIT
# The public headers of the generated C as their users read them: Doxygen has no warning; each
# constant, function and member has a comment, and each function one for each parameter and for what
# it returns; every name that a header defines begins with that of the instruction set; the page
# beside each opcode exists; each compiles alone, as C11 and C++11, without a warning. The same for
# tests/tools/headers/odd.isa. Seeded faults are found.
set -u
for tool in doxygen xmllint; do
	command -v $tool >/dev/null || { echo "$tool is not installed"; exit 77; }
done
cd "$WORK" || exit 1
failed=0

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 10 "$2" | sed 's/^/    /'
	failed=1
}

# read_headers DIR ISA: what is wrong with them, into the file `found`.
read_headers() {
	rm -rf dox
	doxygen - >found 2>&1 <<END
INPUT = $1/$2.h $1/$2_run.h
OUTPUT_DIRECTORY = dox
GENERATE_HTML = NO
GENERATE_LATEX = NO
GENERATE_XML = YES
XML_PROGRAMLISTING = NO
QUIET = YES
OPTIMIZE_OUTPUT_FOR_C = YES
EXTRACT_STATIC = YES
WARN_AS_ERROR = FAIL_ON_WARNINGS
END
	status=$?
	[ $status -eq 0 ] || echo "doxygen ends with status $status" >>found
	in_xml "//enumvalue[not(detaileddescription/*)]/name" "has no comment" "$2"
	in_xml "//memberdef[@kind = 'function' and not(@static = 'yes') and not(param/type = 'void') and
		count(param) != count(.//parameteritem)]/name" "does not explain each parameter" "$2"
	in_xml "//memberdef[@kind = 'function' and not(@static = 'yes') and type != 'void' and
		not(.//simplesect[@kind = 'return'])]/name" "does not say what it returns" "$2"
	upper=$(printf %s "$2" | tr a-z A-Z)
	in_xml "//compounddef[@kind = 'file']//enumvalue/name |
		//compounddef[@kind = 'file']/sectiondef/memberdef[name != '']/name |
		//compounddef[@kind = 'struct' or @kind = 'union']/compoundname" "" "$2" |
		grep -v -e "^$2_" -e "^${upper}_" -e "^@" | sed 's/$/ does not begin with the name/' >>found
	[ ! -s found ]
}

# in_xml XPATH TEXT ISA: the selected names; with TEXT, each is one of `found`.
in_xml() {
	for xml in dox/xml/*_8h.xml dox/xml/struct*.xml dox/xml/union*.xml; do
		[ ! -f "$xml" ] || xmllint --xpath "$1" "$xml" 2>/dev/null
	done | sed 's/<[^>]*>//g' | grep . >names
	if [ -n "$2" ]; then
		sed "s/\$/ $2/" names >>found
	else
		cat names
	fi
}

# pages ISA: the page and the fragment beside each opcode, in one language.
pages() {
	sed -n 's/^\t[A-Z_]*_OP_.*< `\(.*\)` \*\/$/\1/p' "$ROOT/out/$1/c/$1.h" >addresses
	[ "$(wc -l <addresses)" -eq "$(sed -n 's/.*_OPCODE_COUNT = \([0-9]*\),.*/\1/p' \
		"$ROOT/out/$1/c/$1.h")" ] || fail "$1: not each opcode has a page"
	for address in $(cat addresses); do
		grep -q "id=\"${address#*#}\"" "$ROOT/out/$1/html/en/${address%#*}" 2>/dev/null ||
			echo "$address"
	done >log
	[ ! -s log ] || fail "$1: there is no such page" log
}

# compile DIR ISA: each header alone
compile() {
	for header in "$2.h" "$2_run.h"; do
		for compiler in 'gcc -std=c11' 'clang -std=c11' 'g++ -std=c++11' 'clang++ -std=c++20'; do
			command -v "${compiler%% *}" >/dev/null || continue
			case $compiler in *++*) language=c++ ;; *) language=c ;; esac
			# shellcheck disable=SC2086
			echo "#include \"$header\"" | $compiler -x $language -fsyntax-only -I"$1" -pedantic \
				-Wall -Wextra -Wconversion -Wsign-conversion -Werror - >log 2>&1 ||
				fail "$header with $compiler" log
		done
	done
}

"$SPECC" build --isa "$ROOT/tests/tools/headers/odd.isa" --templates "$ROOT/templates" -o odd -t c \
	>log 2>&1 || fail "odd.isa is not built" log
read_headers odd/c odd || fail odd found
compile odd/c odd
for isa in tiny brew gpu; do
	read_headers "$ROOT/out/$isa/c" "$isa" || fail "$isa" found
	pages "$isa"
	compile "$ROOT/out/$isa/c" "$isa"
done

# fault WHAT FILE EDIT
fault() {
	rm -rf bad && mkdir bad && cp "$ROOT"/out/tiny/c/*.h bad
	sed -i "$3" "bad/$2"
	cmp -s "bad/$2" "$ROOT/out/tiny/c/$2" && fail "fault changes nothing: $1"
	read_headers bad tiny && fail "not found: $1"
}

fault "a function without a comment" tiny.h '/^\/\*\* Reads rd/d'
fault "a constant without a comment" tiny.h 's/ \/\*\*< done \*\///'
fault "a member without a comment" tiny_run.h 's/^\(\tuint64_t pc;\).*/\1/'
fault "a parameter without a comment" tiny.h '/@param\[in\] size   how many/d'
fault "no parameter has a comment" tiny_run.h '/^ \* @param\[in\] stop /d'
fault "a result without a comment" tiny_run.h 's/^ \* @return a constant string such/ * Such/'
fault "another parameter's name" tiny.h 's/size_t length, struct/size_t count, struct/'
fault "a macro without the prefix" tiny.h 's/define TINY_VERSION_MINOR/define VERSION_MINOR/'
fault "a structure without the prefix" tiny_run.h 's/^struct tiny_device {/struct device {/'
fault "a constant without the prefix" tiny.h 's/TINY_LIMBS = 1/LIMBS = 1/'
exit $failed
