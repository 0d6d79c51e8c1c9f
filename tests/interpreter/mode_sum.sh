#!/bin/sh
# SPDX-License-Identifier: MIT
# What operands with alternatives cost is the sum of instructions and modes, not their product: an
# instruction set with twelve modes has at most one and a half times the lines of kernels of the
# same with one mode, its formatter at most three hundred lines more, and a change of one block
# changes one of its files. The check of 100
# instructions of three sizes takes at most twice as long (with fewer, the modes themselves count);
# with DEEP=1 this is measured to the figure, without it, beside other tests, with a quarter for
# noise. With DEEP=1 the C is of 100 instructions, too, whose kernels compile at -O2 in at most 8 s
# of processor time; without it of 10, not compiled. Too many lines, and changes of several files,
# must be noticed.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
${CC:-cc} -std=c11 -D_XOPEN_SOURCE=700 -O1 -o measure \
	"$ROOT/tests/robustness/bad_input/measure.c" || exit 1
instructions=${DEEP:+100}
instructions=${instructions:-10}
allowed=${DEEP:+200} # in percent
allowed=${allowed:-250}

# write MODES [CHANGED] >FILE
write() {
	awk -v instructions="$instructions" -v modes="$1" -v changed="${2-0}" \
		-f "$ROOT/tests/interpreter/mode_sum/make.awk"
}

# make NAME MODES [CHANGED]: NAME/sum.isa, its C in NAME/c, the lines of its kernels in NAME.c
make() {
	mkdir -p "$1"
	write "$2" "${3-0}" >"$1/sum.isa"
	"$SPECC" build "$1/sum.isa" -t c -o "$1" >log 2>&1 || fail "$1 is not built" log
	cat "$1"/c/sum_kernels*.c "$1"/c/sum_functions*.h >"$1.c" 2>/dev/null
}

# time_of FILE: processor time of specc check in ms
time_of() {
	./measure m "$SPECC" check "$1" >log 2>&1
	read -r ended _ _ cpu <m
	[ "$ended" = 0 ] || fail "$1: exit status $ended" log
}

# few MANY.c ONE.c: at most one and a half times the lines
few() {
	[ $((2 * $(wc -l <"$1"))) -le $((3 * $(wc -l <"$2"))) ]
}

# changes A B: how many files of C of B differ from those of A
changes() {
	for file in "$2"/c/*.[ch]; do
		cmp -s "$file" "$1/c/${file##*/}" || echo "$file"
	done | wc -l
}

make one 1
make twelve 12
make changed 12 1
few twelve.c one.c || fail "$(wc -l <twelve.c) lines of kernels, with one mode $(wc -l <one.c)"
cat twelve.c twelve.c twelve.c >more.c
! few more.c one.c || fail "too many lines are not noticed"
formats=$(wc -l <twelve/c/sum_format.c)
[ "$formats" -le $(($(wc -l <one/c/sum_format.c) + 300)) ] || fail "$formats lines of formatter"

[ "$(changes twelve changed)" -eq 1 ] || fail "one block changes $(changes twelve changed) files"
[ "$(changes one changed)" -gt 1 ] || fail "changes of several files are not noticed"

instructions=100
write 1 >one.isa
write 12 >twelve.isa
one=0 twelve=0
for try in 1 2 3 4 5; do # the least of each: noise only adds
	time_of one.isa
	[ "$one" -gt 0 ] && [ "$one" -le "$cpu" ] || one=$cpu
	time_of twelve.isa
	[ "$twelve" -gt 0 ] && [ "$twelve" -le "$cpu" ] || twelve=$cpu
	[ $((100 * twelve)) -gt $((allowed * one)) ] || break
done
[ $((100 * twelve)) -le $((allowed * one)) ] ||
	fail "check takes $twelve ms, with one mode $one ms"

if [ -n "${DEEP-}" ]; then
	echo "check: $one and $twelve ms"
	spent=0
	for file in twelve/c/sum_kernels*.c; do
		MEASURE_SECONDS=60 ./measure m ${CC:-cc} -std=c11 -O2 -c "$file" -o kernels.o >log 2>&1
		read -r ended _ _ cpu <m
		[ "$ended" = 0 ] || fail "$file does not compile" log
		spent=$((spent + cpu))
	done
	[ "$spent" -le 8000 ] || fail "the kernels take $spent ms to compile"
	echo "compiled in $spent ms"
	wc -l one.c twelve.c
fi
