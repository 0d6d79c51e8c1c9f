# SPDX-License-Identifier: MIT
# SLOW
# The generated binary32 arithmetic, by each compiler, optimisation and way of rounding, agrees with
# MPFR on hard cases in all modes, whatever the mode of its caller; faults put into it are found.
set -u
. "$ROOT/tests/shared/plant.sh"
warnings="-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
float=$ROOT/tests/interpreter/float
failed=0
. "$ROOT/tests/shared/fail_on.sh"

printf '#include <mpfr.h>\nint main(void) { mpfr_free_cache(); return 0; }\n' >"$WORK/probe.c"
${CC:-cc} -o "$WORK/probe" "$WORK/probe.c" -lmpfr -lgmp 2>"$WORK/log" || {
	echo "the library MPFR is not installed (libmpfr-dev)"
	exit 77
}
"$SPECC" build -k --isa "$float/float.isa" --templates "$ROOT/templates" -t c -o "$WORK/out" \
	>"$WORK/log" 2>&1 || { fail "build" "$WORK/log"; exit 1; }
header=$WORK/out/c/rows_float.h
[ -f "$header" ] || { fail "there is no rows_float.h"; exit 1; }

# variant NAME HEADER COMPILER FLAGS...: one more object; $WORK/items is a list of their numbers.
count=0
: >"$WORK/items"
variant() {
	name=$1 used=$2
	shift 2
	count=$((count + 1))
	"$@" $warnings -I"$float" -DHEADER="\"$used\"" "-DNAME(x)=rows_##x" "-DCONSTANT(x)=ROWS_##x" \
		-DVARIANT=variant_$count -DTEXT="\"$name\"" -c -o "$WORK/$count.o" "$float/variant.c" \
		>"$WORK/log" 2>&1 || { fail "$name does not compile" "$WORK/log"; return; }
	echo $count >>"$WORK/items"
}

good() {
	variant "$*" "$header" "$@"
}

# lane COMPILER FLAGS...: the same for an instruction set without lanes.
plant_edit 's/\(define ROWS_FLOAT_ROW\) 32/\1 1/' "$header" "$WORK/lane.h" || failed=1
lane() {
	variant "$* (one lane)" "$WORK/lane.h" "$@"
}

# fault WORDS SED FLAGS...: a header with this fault, which has to show.
fault() {
	words=$1
	plant_edit "$2" "$header" "$WORK/fault$count.h" || failed=1
	shift 2
	variant "fault: $words" "$WORK/fault$count.h" ${CC:-cc} "$@" -w
}

compilers=
for compiler in gcc clang; do
	command -v $compiler >"$WORK/log" && compilers="$compilers $compiler"
done
compilers=${compilers:-${CC:-cc}}
one=${compilers##* }
x86= v3=
[ "$(uname -m)" != x86_64 ] || x86=yes
if grep -qw avx2 /proc/cpuinfo && grep -qw fma /proc/cpuinfo; then
	v3=-march=x86-64-v3
fi 2>"$WORK/log"

if [ -n "${DEEP:-}" ]; then
	cases=10000000
	for compiler in $compilers; do
		for level in -O0 -O2 -O3; do
			for machine in "" $v3 -march=native; do
				good $compiler $level $machine
				good $compiler $level $machine -DROWS_FLOAT_PORTABLE
			done
			lane $compiler $level
		done
		lane $compiler -O2 -march=native
		good $compiler -O3 -march=native -ffp-contract=fast -DROWS_FLOAT_PORTABLE
		lane $compiler -O3 -march=native -ffp-contract=fast
		[ -z "$x86" ] || good $compiler -O2 -march=native -masm=intel
		[ -z "$v3" ] || good $compiler -O2 -mavx2
		[ -z "$v3" ] || good $compiler -O2 -mfma
		[ -z "$v3" ] || good $compiler -O2 -mavx
	done
else
	cases=12800
	good ${CC:-cc} -O2
	good $one -O1 $v3
	good $one -O2 -march=native
	good $one -O1 -DROWS_FLOAT_PORTABLE
	lane $one -O1
fi
portable="-O1 -DROWS_FLOAT_PORTABLE"
fault "the last bit of a fused sum is dropped" 's/(x - below) | (inexact >> 63)/x/' $portable
own='uint32_t control; __asm__("stmxcsr %0" : "=m"(control)); control |= 0x1F80;'
[ -z "$x86" ] ||
	fault "the caller's mode is not left" "s/^.uint32_t control = 0x1F80;/$own/" -O1
if [ -n "${DEEP:-}" ]; then
	fault "odd beyond, not before" 's/(x - below) |/x |/' $portable
	fault "down is up" 's/direction.turn = ROWS_FLOAT_SIGN/direction.turn = 0/' $portable
	fault "another NaN" 's/^#define ROWS_NAN32.*/#define ROWS_NAN32 0x7fc00001u/' $portable
	fault "larger operand not first" 's/size_a < size_b/size_b < size_a/' $portable
	fault "rest without the error" 's/(s - nearest) + e/s - nearest/' $portable
	fault "min of two zeros" 's/a | b, least/a, least/' $portable
	fault "toward zero is away" 's/step = ~rows_bits64(x)/step = rows_bits64(x)/' $portable
fi
if [ -n "${DEEP:-}" ] && [ -n "$x86" ]; then
	fault "the caller's mode is not given back" 's/ldmxcsr %0" : : "m"(old)/" : : "m"(old)/' -O1
	fault "up for down" 's/0x5F80, 0x3F80/0x3F80, 0x5F80/' -O1
	fault "no switch" 's/controls\[rounding\])/controls[0])/' -O1
fi
{
	echo '#include "variant.h"'
	echo '#include <stddef.h>'
	sed 's/.*/extern const struct float_variant variant_&;/' "$WORK/items"
	echo 'extern const struct float_variant *const variant_list[];'
	echo 'const struct float_variant *const variant_list[] = {'
	sed 's/.*/\&variant_&,/' "$WORK/items"
	echo 'NULL };'
} >"$WORK/list.c"
objects=$(sed "s|.*|$WORK/&.o|" "$WORK/items")
${CC:-cc} $warnings -D_POSIX_C_SOURCE=200809L -O2 -I"$float" -o "$WORK/compare" "$WORK/list.c" \
	"$float/compare.c" $objects -lmpfr -lgmp >"$WORK/log" 2>&1 ||
	{ fail "compare.c does not compile" "$WORK/log"; exit 1; }
# 0x7FFFFFFF is what float.isa has for results that are no number.
"$WORK/compare" 0x7FFFFFFF ${FLOAT_CASES:-$cases} >"$WORK/result" 2>&1 ||
	fail "compare stops" "$WORK/result"
[ "$(grep -c '^[0-9]* differences' "$WORK/result")" -eq $count ] || fail "variants are missing"
grep -v -e '^#' -e ': fault: ' "$WORK/result" >"$WORK/lines"
if grep -v '^0 differences in [1-9]' "$WORK/lines" >"$WORK/wrong"; then
	grep '^#' "$WORK/result" | grep -v '^# fault: ' >>"$WORK/wrong"
	fail "MPFR says otherwise" "$WORK/wrong"
fi
! grep '^0 differences.*: fault: ' "$WORK/result" >"$WORK/unseen" ||
	fail "not found" "$WORK/unseen"
[ -z "${FLOAT_REPORT:-}" ] || cp "$WORK/result" "$FLOAT_REPORT"
exit $failed
