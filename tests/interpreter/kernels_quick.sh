#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Kernels of a machine (tests/interpreter/typed.isa): a sum whose type is known only when it runs
# has no float in its quick kernel, and a general kernel that has all; what is stored or written on
# some paths stands under its condition. Compiled by gcc and clang with all warnings as errors; its
# cases run under sanitizers.
set -u
cd "$WORK" || exit 1
"$SPECC" build --isa "$ROOT/tests/interpreter/typed.isa" -t c -o out >log 2>&1 || {
	cat log
	exit 1
}
kernels=out/c/typed_kernels.c failed=0

# has FUNCTION PATTERN, lacks FUNCTION PATTERN: its text
text() {
	sed -n "/ \*$1(/,/^}/p" $kernels
}
has() {
	text "$1" | grep -q -- "$2" && return
	echo "$1 lacks '$2'"
	failed=1
}
lacks() {
	[ -n "$(text "$1")" ] && ! text "$1" | grep -q -- "$2" && return
	echo "there is no $1, or it has '$2'"
	failed=1
}
lacks kernel_add round_
has kernel_add 'return typed_general(state, op, left)'
has general_add round_
lacks general_add typed_general
lacks kernel_add 'switch'
# A load and a store in place, for what is no simple access the general kernel.
has kernel_ld typed_mem_take_ram
has general_ld typed_mem_read_ram
has kernel_st typed_mem_put_ram
# The first of two stores is under its condition; both are checked before the first is made.
text kernel_push2 | awk '/can_put/ { if (put) exit 1; checks++ }
	/_put_ram\(state, / && !/can_put/ { put++ }
	END { exit checks != 2 || put != 2 }' || {
	echo "kernel_push2: a store is made before all are checked"
	failed=1
}
# Nothing is written back that was not assigned.
text kernel_mark | awk '/^\tif \(.*\) \{$/ { inside = 1 } /^\t}$/ { inside = 0 }
	/state->R\[14\] =/ || /state->R_type\[14\] =/ { if (!inside) exit 1; found++ }
	END { exit found != 2 }' || {
	echo "kernel_mark: the link register is written where it is not assigned"
	failed=1
}

flags="-std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
# What clang warns of does not depend on what it optimises.
for compiler in gcc "clang -fsyntax-only"; do
	command -v ${compiler%% *} >log || continue
	# shellcheck disable=SC2086
	$compiler $flags -c out/c/*.c 2>log || {
		echo "$compiler:"
		head -n 20 log
		failed=1
	}
done
sanitize="-fsanitize=address,undefined -fno-sanitize-recover=all"
echo 'int main(void) { return 0; }' >empty.c
# shellcheck disable=SC2086
${CC:-cc} $sanitize -o empty empty.c 2>log || sanitize=
printf '#!/bin/sh\nexec %s %s "$@"\n' "${CC:-cc}" "$sanitize" >sanitizing
chmod +x sanitizing
CC=$WORK/sanitizing SPECC_CACHE=$WORK/cache "$SPECC" test --execution c \
	--isa "$ROOT/tests/interpreter/typed.isa" >log 2>&1 || {
	cat log
	failed=1
}
exit $failed
