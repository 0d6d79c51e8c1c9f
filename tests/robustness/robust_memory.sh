#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Out of memory: each request for memory in the program fails once, and the build ends with status
# 2, one message and an untouched output folder, or manages without. Requests of the libraries count
# as specc's own. Here a sample of the requests, with half of the targets by turns; DEEP=1: all,
# with one request refused and with all from there on, then all for a compiler in which each small
# allocation is a separate request; and for the other commands.
set -u
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

${CC:-cc} -std=c11 -O2 -shared -fPIC -o inject.so "$ROOT/tests/robustness/robust/inject.c" -ldl \
	2>err || {
	echo "tests/robustness/robust/inject.c needs glibc"
	exit 77
}
! grep -q __asan_init "$SPECC" || { echo "not under the address sanitizer"; exit 77; }

# refuse STEP [ON]: a build for each STEP-th request, which fails; with ON all later ones fail, too.
refuse() {
	step=$1 on=${2-}
	old out
	build 2 out env LD_PRELOAD="$WORK/inject.so" INJECT_LIST="$WORK/places" || fail "counting" err
	old out
	places=$(wc -l <places)
	[ "$places" -gt 500 ] || fail "only $places places ask for memory"
	awk -v step="$step" -v n="$places" 'NR % step == 1 % step || NR > n - 15' places |
		turned >chosen
	while read -r at; do
		build 2 out env LD_PRELOAD="$WORK/inject.so" INJECT_AT="$at" ${on:+INJECT_ON=1}
		as_was $? "request $at${on:+ and all behind it}"
		[ $failed -lt 5 ] || return
	done <chosen
	[ -z "$(ls -A out | grep '^\.specc-tmp')" ] || fail "temporary files are left"
}

# others: commands other than build.
others() {
	echo 'ADD R1, R2, U3;' >p.s
	"$SPECC" asm --isa v1.isa -o p.bin p.s
	for command in "check v1.isa" "check v1.isa --format=json" "asm --isa v1.isa -o o.elf \
--format=elf32 --map o.map --listing o.lst p.s" "disasm --isa v1.isa -o o.s p.bin" \
			"check made1/xml/tiny.xml" "explain --isa v1.isa 0x1" "space --isa v1.isa" \
			"list --isa v1.isa"; do
		# shellcheck disable=SC2086
		rm -f o.*
		LD_PRELOAD=$WORK/inject.so INJECT_LIST=$WORK/places "$SPECC" $command >expected 2>err ||
			fail "$command" err
		cat o.* >expected.files 2>/dev/null
		while read -r at; do
			total=$((total + 1))
			rm -f o.*
			# shellcheck disable=SC2086
			LD_PRELOAD=$WORK/inject.so INJECT_AT=$at "$SPECC" $command >log 2>err
			case $? in
			0)
				cat o.* >files 2>/dev/null
				cmp -s log expected && cmp -s files expected.files ||
					fail "$command, $at: other output"
				;;
			2)
				one_message "$command, request $at"
				[ "$(echo o.*)" = 'o.*' ] || fail "$command, $at: a file is there"
				;;
			*) fail "$command, request $at: exit status" err ;;
			esac
			[ $failed -lt 5 ] || return
		done <places
	done
}

# small_requests: for a compiler in which each small allocation is a request.
small_requests() {
	usual=$SPECC
	mkdir tree && cp -R "$ROOT/templates" tree/templates
	make -s -C "$ROOT" BUILD="$WORK/tree/build" CFLAGS="-O1 -DSPECC_MALLOC_EACH" \
		"$WORK/tree/build/specc" >log 2>&1 || fail "a compiler with small requests" log
	SPECC=$WORK/tree/build/specc
	refuse 1
	SPECC=$usual
}

# shellcheck disable=SC2046
quick_targets $(printf '%s\n' 'c fuzz man' 'html xml json csv' | by_turns 2)
two_versions
if [ -n "$DEEP" ]; then
	parts <<-END
		refuse 1
		refuse 1 on
		others
		small_requests
	END
else
	refuse 60
fi

# Detects a compiler that does not control the requests of its libraries, and one that continues
# with part of what it requested.
patched unasked build/libraries.c 's/xmlMemSetup(.*//' &&
	notices unasked refuse 30
cat >careless.c <<'END'
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
	char *text = malloc(100);
	puts(text ? "all" : "half");
	return 0;
}
END
${CC:-cc} -o careless careless.c &&
	[ "$(LD_PRELOAD=$WORK/inject.so INJECT_AT=1 ./careless)" = half ] &&
	[ "$(LD_PRELOAD=$WORK/inject.so INJECT_AT=9 ./careless)" = all ] || fail "nothing is refused"
finish "$total requests for memory refused at as many places"
