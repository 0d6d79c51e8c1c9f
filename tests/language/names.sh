#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Any name in any role. The words of tests/language/names/words (keywords of C and C++, macros,
# libc, our own) are used as fields, operands, locals, modifiers, types, enumerators, functions,
# parameters and opcodes, then as registers, register files, states, memories, exceptions and side
# fields: the output of all targets with C compiles without warnings, and the cases run on both
# executions. A check refuses words of the pseudo-code. Each role in a machine gets a share of the
# words, every third role in a state another ninth, by turns; the harnesses, WebAssembly and the
# interpreter are compiled with operands only. DEEP=1: each word in each role, everything compiled,
# both compilers, -std=c11 and gnu17; and tests/language/names/more.sh.
set -u
. "$ROOT/tests/shared/every.sh"
here=$ROOT/tests/language/names
cd "$WORK" || exit 1
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -fsyntax-only"
targets="-t c -t c-test -t fuzz -t fuzz-decoder -t wasm -t smt"
compilers="${CC:-cc} -std=gnu17"
[ -z "${DEEP-}" ] || compilers="gcc -std=gnu17
gcc -std=c11
clang -std=gnu17
clang -std=c11"
: >failed

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || grep -E 'error|warning' "$2" | head -n 10 | sed 's/^/    /'
	echo "$1" >>failed
}

# compiles DIR: every file of every target as C, the headers also as C++; messages go to `log`.
compiles() {
	echo "$compilers" | while read -r compiler; do
		command -v "${compiler%% *}" >/dev/null || continue
		for file in "$1"/c/*.c "$1"/c-test/*.c "$1"/fuzz*/*_fuzz*.c; do
			[ -f "$file" ] || continue
			case ${DEEP:+operands}$name in
			operands*) ;;
			*) case $file in "$1"/fuzz*) continue ;; esac ;;
			esac
			# shellcheck disable=SC2086
			$compiler $warnings -I"$1/c" -I"$1/fuzz" "$file" || echo "error: $compiler $file"
		done
	done >log 2>&1
	for compiler in g++ ${DEEP:+clang++}; do
		command -v $compiler >/dev/null || continue
		# shellcheck disable=SC2086
		echo '#include "tiny_run.h"' | $compiler -std=gnu++20 $warnings -I"$1/c" -x c++ - ||
			echo "error: $compiler"
	done >>log 2>&1
	case ${DEEP:+operands}$name in
	operands*)
		# shellcheck disable=SC2086
		! clang --target=wasm32 --print-targets 2>&1 | grep -q wasm32 || [ ! -d "$1/wasm" ] ||
			clang --target=wasm32 -ffreestanding $warnings -I"$1/c" "$1"/wasm/*.c >>log 2>&1 ;;
	esac
	! grep -q 'error' log
}

# role SCRIPT ROLE MACHINE WORDS [build]: a specification in which each word has this role.
role() {
	name=$2$3
	rm -rf out
	awk -v role="$2" -v machine="$3" -f "$here/$1" "$4" >"$name.isa"
	# shellcheck disable=SC2086
	"$SPECC" build --isa "$name.isa" --templates "$ROOT/templates" -o out $targets >log 2>&1 ||
		fail "$name: is not built" log
	compiles out || fail "$name: does not compile" log
	[ $# -eq 4 ] || return
	"$SPECC" test --isa "$name.isa" >log 2>&1 || fail "$name: does not run" log
	grep -q "^[0-9]* cases, .*: all as expected$" log || fail "$name: has no cases" log
}

# fault NAME MACHINE WORD: a compiler whose list lacks WORD, which is the name or its prefix, does
# not change the name; the generated C does not compile.
fault() {
	mkdir -p lacks/base
	cp "$ROOT/specc/base/c_name.c" lacks/base
	sed "s/\"$3\"/\"none\"/g" "$ROOT/specc/base/c_words.def" >lacks/base/c_words.def
	cmp -s "$ROOT/specc/base/c_words.def" lacks/base/c_words.def &&
		fail "fault $1: $3 is not in the list"
	# shellcheck disable=SC2046,SC2086
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -Ilacks -I"$ROOT/specc" -Wl,-S -o lacking \
		lacks/base/c_name.c "$objects/obj/specc/cli/main.o" "$objects/libspecc.a" \
		$(pkg-config --libs libxml-2.0 libcmark-gfm) -lcmark-gfm-extensions \
		$(pkg-config --libs libelf jansson zlib) ${LDFLAGS-} 2>log ||
		fail "fault $1: no compiler" log
	{ echo "$1" && seq -f plain%.0f 20; } >one
	for compiler in "$SPECC" ./lacking; do
		rm -rf out
		awk -v role=operands -v machine="$2" -f "$here/operands.awk" one >one.isa
		"$compiler" build --isa one.isa --templates "$ROOT/templates" -o out -t c >log 2>&1 ||
			fail "fault $1: is not built" log
		# shellcheck disable=SC2086
		${CC:-cc} -std=gnu17 $warnings -Iout/c out/c/tiny_kernels.c >log 2>&1
		status=$?
		case $compiler$status in
		./lacking0) fail "fault $1: it compiles as it is" ;;
		"$SPECC"0 | ./lacking*) ;;
		*) fail "fault $1: does not compile" log ;;
		esac
	done
}

# refused ROLE WORD CHECK: instruction sets of one instruction with a function.
refused() {
	awk -v role="$1" -v word="$2" -f "$here/refused.awk" >refused.isa </dev/null
	"$SPECC" check refused.isa >log 2>&1 && fail "$1 $2 is not refused"
	grep -q "error: .*\\[$3\\]$" log || fail "$1 $2 is not refused by $3" log
}

# Each tag in a generated file is in the list of words. (number is a function of the pseudo-code.)
grep -rhoE '(enum|struct|union) \$\{\$p\}_[a-z_0-9]+' "$ROOT/templates" | sed 's/.*}_//' |
	sort -u >tags
[ -s tags ] || fail "no tags in the templates"
while read -r tag; do
	sed -n '/^C_WORDS(TAG/,/)$/p' "$ROOT/specc/base/c_words.def" | grep -q "\"$tag\"" ||
		fail "specc/base/c_words.def does not have the tag $tag"
done <tags

# So is each macro and enumerator. (The exceptions of the language are listed with those of the
# ISA.)
# shellcheck disable=SC2016
sed -n '/^C_WORDS(OWN/,/)$/p' "$ROOT/specc/base/c_words.def" | grep -o '"[^"]*"' | tr -d '"' >own
for target in c c-test fuzz fuzz-decoder wasm; do
	grep -rhoE '\$\{\$P\}_[A-Za-z][A-Za-z0-9_]*(\$\{)?' "$ROOT/templates/$target"
done | sed '/{$/d; s/.*}_//; /^EXCEPTION_Address/d' | sort -u >macros
[ "$(wc -l <macros)" -gt 100 ] || fail "only $(wc -l <macros) macros in the templates"
grep -vxFf own macros | while read -r name; do
	fail "specc/base/c_words.def does not have the own name $name"
done

{ sed '/^#/d' "$here/words" | tr ' ' '\n' && grep -vx number tags; } | sort -u >words
# Words that an instruction set must not have as its prefix are in the list.
find "$ROOT/templates/c" "$ROOT/templates/c-test" "$ROOT"/templates/fuzz* -type f -exec cat {} + |
	awk -f "$here/prefixes.awk" >prefixes
[ -s prefixes ] || fail "no prefixes in the templates"
while read -r word; do
	sed -n '/^C_WORDS(PREFIX/,/)$/p' "$ROOT/specc/base/c_words.def" | grep -q "\"$word\"" ||
		fail "specc/base/c_words.def does not have the prefix $word"
done <prefixes

# An interpreter has at most 250 register files and memories; 30 if it is not a machine's.
parts=6 build=build
[ -z "${DEEP-}" ] || parts=2 build=
split -n r/$parts words part.
head -n 28 words >few

role operands.awk operands 0 words
by_turns 9 <words >third
role operands.awk operands 1 third
objects=$(dirname "$SPECC")
if [ -f "$objects/libspecc.a" ] && [ -f "$objects/obj/specc/cli/main.o" ]; then
	for word in int state ${DEEP:+linux SIZE_MAX}; do
		fault $word 0 $word
	done
	fault i 0 i
else
	echo "not tried: faults in the list, as the compiler's objects are not beside it"
fi
set -- part.*
for kind in register file flags memory exception side; do
	echo "$kind $1 ${DEEP:+$2}"
	[ -n "${DEEP-}" ] || shift
done | by_turns 3 >roles
while read -r kind part other <&3; do
	role state.awk $kind 1 "$part" $build
	[ -z "$other" ] || role state.awk $kind 1 "$other"
done 3<roles
role state.awk file 0 few
role state.awk memory 0 few $build

[ -z "${DEEP-}" ] || . "$here/more.sh"

for word in if else for while switch case default break return true false; do
	refused local $word semantics-syntax
done
for word in laneid active; do refused local $word semantics-name; done
for word in true false; do
	refused operand $word semantics-name
	refused parameter $word semantics-name
done
for word in raw min max mod floor ceil trunc toInt F32 UINT8 INT32 ballot fold number; do
	refused function $word semantics-function
done
for word in pc next_pc cycles cause bad_address laneid active true false if keep raise halt; do
	refused register $word duplicate-definition
done
echo "$(wc -l <words) names, $(wc -l <failed) failures"
[ ! -s failed ]
