#!/bin/sh
# Any name in any role. The words of tests/names/words (keywords of C and C++, macros, libc, our
# own) are fields, operands, locals, modifiers, types, enumerators, functions, parameters and opcodes, then
# registers, register files, states, memories, exceptions and side fields: what all targets with C
# make of them compiles without a warning, and the cases run on both executions. Words of the
# pseudo-code are refused by a check. Of the machine's roles each has a share of the words, of the
# things of a state each a sixth of its own; the harnesses, WebAssembly and the interpreter are
# compiled with operands only. DEEP=1: each word in each role, everything compiled, both compilers,
# -std=c11 and gnu17; and tests/names/more.sh.
set -u
. "$ROOT/tests/shared/every.sh"
here=$ROOT/tests/names
cd "$WORK" || exit 1
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -fsyntax-only"
targets="-t c -t c-test -t fuzz -t wasm -t smt"
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

# compiles DIR: every file of every target, in C and the headers in C++; the messages are in `log`.
compiles() {
	echo "$compilers" | while read -r compiler; do
		command -v "${compiler%% *}" >/dev/null || continue
		for file in "$1"/c/*.c "$1"/c-test/*.c "$1"/fuzz/*_fuzz*.c; do
			[ -f "$file" ] || continue
			case ${DEEP:+operands}$name in
			operands*) ;;
			*) case $file in "$1"/fuzz/*) continue ;; esac ;;
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

# fault WORD: without it in the list, its name would come out as it is. That must be noticed.
fault() {
	sed "s/\\bn_$1\\b/$1/g" out/c/tiny_kernels.c >wrong.c
	cmp -s out/c/tiny_kernels.c wrong.c && fail "fault $1: there is no n_$1"
	# shellcheck disable=SC2086
	${CC:-cc} -std=gnu17 $warnings -Iout/c wrong.c >log 2>&1 &&
		fail "fault $1: it compiles as it is"
}

# refused ROLE WORD CHECK: instruction sets of one instruction with a function.
refused() {
	awk -v role="$1" -v word="$2" -f "$here/refused.awk" >refused.isa </dev/null
	"$SPECC" check refused.isa >log 2>&1 && fail "$1 $2 is not refused"
	grep -q "error: .*\\[$3\\]$" log || fail "$1 $2 is not refused by $3" log
}

# Each tag of a generated file is a word of the list. (number is a function of the pseudo-code.)
grep -rhoE '(enum|struct|union) \$\{\$p\}_[a-z_0-9]+' "$ROOT/templates" | sed 's/.*}_//' | sort -u >tags
[ -s tags ] || fail "no tags in the templates"
while read -r tag; do
	sed -n '/^C_WORDS(TAG/,/)$/p' "$ROOT/specc/base/c_words.def" | grep -q "\"$tag\"" ||
		fail "specc/base/c_words.def does not have the tag $tag"
done <tags

{ sed '/^#/d' "$here/words" | tr ' ' '\n' && grep -vx number tags; } | sort -u >words
# What an instruction set cannot have as its prefix is in the list.
cat "$ROOT"/templates/c/* "$ROOT"/templates/c-test/* "$ROOT"/templates/fuzz/* |
	awk -f "$here/prefixes.awk" >prefixes
[ -s prefixes ] || fail "no prefixes in the templates"
while read -r word; do
	sed -n '/^C_WORDS(PREFIX/,/)$/p' "$ROOT/specc/base/c_words.def" | grep -q "\"$word\"" ||
		fail "specc/base/c_words.def does not have the prefix $word"
done <prefixes

# An interpreter has at most 250 register files and memories; 30 where it is no machine's.
parts=6 build=build
[ -z "${DEEP-}" ] || parts=2 build=
split -n r/$parts words part.
head -n 28 words >few

role operands.awk operands 0 words
for word in linux SIZE_MAX int uint32_t __LINE__ state KIND_IMMEDIATE tiny_mask; do
	fault $word
done
{ every 3 <words; echo left; } | sort -u >third
role operands.awk operands 1 third
fault left
set -- part.*
for kind in register file flags memory exception side; do
	role state.awk $kind 1 "$1" $build
	if [ -n "${DEEP-}" ]; then role state.awk $kind 1 "$2"; else shift; fi
done
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
