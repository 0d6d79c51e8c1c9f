#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Twice as many of a construct take at most 2.3 times the CPU time, without DEEP 2.7 times, for what
# else runs on the machine (4 times if each is compared with each other one): for every construct of
# a specification or a program, as written by tests/robustness/linear/make.awk, for documents read
# back, and for every construct in every target ("html/families"). Prints a table. With DEEP=1 all
# of them, with 50,000 and 100,000; in targets with 2000 and 4000. Without it:
#   one construct in 16, by turns, with 2000 and 4000, ignoring 30 ms: if each is compared with each
#   other one, that is seen if a comparison takes about 10 ns
#   opcodes with 8000 and 16,000, always: seen from about 2 ns
#   one in 12 of the pairs of a target and one or two constructs, by turns, with 500 and 1000
#   one of the faults that are planted, by turns
set -u
export LLVM_PROFILE_FILE=/dev/null # no coverage counters, if the build has them
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"
. "$ROOT/tests/shared/every.sh"

${CC:-cc} -std=c11 -D_XOPEN_SOURCE=700 -O1 -o measure \
	"$ROOT/tests/robustness/bad_input/measure.c" || exit 1
MEASURE_GIB=8 MEASURE_SECONDS=60
! grep -q __asan_init "$SPECC" || MEASURE_GIB=0
export MEASURE_GIB MEASURE_SECONDS
slack=$(share 10 30) size=$(share 50000 2000) bound=$(share 230 270) never=1000000

write() {
	awk -v what="$1" -v n="$2" -f "$ROOT/tests/robustness/linear/make.awk"
}

# time_of WHAT N: the CPU time in ms as `cpu`, and how the command ended.
time_of() {
	what=${1#xml-}
	write "${what#*/}" "$2" >x.isa
	case $1 in
	*/*)
		rm -rf out
		set -- build --isa x.isa -o out -t "${1%/*}" ;;
	program-*) set -- asm --isa base.isa -o program x.isa ;;
	xml-*)
		rm -rf out
		"$SPECC" build --isa x.isa -o out -t xml >log 2>&1
		set -- check out/xml/linear.xml ;;
	*) set -- check x.isa ;;
	esac
	./measure m "$SPECC" "$@" >log 2>err
	read -r ended _ _ cpu <m
}

# least_of WHAT N: adds a measurement of N and one of twice as many: `one` and `least` are the least
# times so far. One after the other, so that what else runs here slows both. False if they grow too
# fast.
least_of() {
	time_of "$1" "$2"
	[ "$one" -le "$cpu" ] || one=$cpu
	first=$ended
	time_of "$1" $(($2 * 2))
	[ "$least" -le "$cpu" ] || least=$cpu
	[ $((least * 100)) -le $((one * bound + slack * 100)) ]
}

# construct WHAT N: a line of the table; what grows too fast is measured again, up to five times.
construct() {
	total=$((total + 1))
	good='' one=$never least=$never
	for try in 1 2 3 4 5 6; do
		! least_of "$1" "$2" || {
			good=1
			break
		}
	done
	[ "$first" -le 1 ] && [ "$ended" -le 1 ] || fail "$1: exit status $first, $ended" err
	ratio=$((least * 100 / (one > 0 ? one : 1)))
	printf '%-30s %7d %7d ms %7d ms  %d.%02d%s%s\n' "$1" "$2" "$one" "$least" \
		$((ratio / 100)) $((ratio % 100)) "$([ "$ended" -eq 0 ] || echo ' refused')" \
		"$([ "$try" -eq 1 ] || echo " ($try times)")"
	[ -n "$good" ] || fail "$1: $one ms, then $least ms"
}

# grows WHAT N: the time grows too fast, which is a failure. The least of three, since noise in the
# first time hides it.
grows() {
	one=$never least=$never
	least_of "$1" "$2"
	least_of "$1" "$2"
	least_of "$1" "$2" || fail "$1: $one ms, then $least ms"
}

write none 1 >base.isa
echo 'FIRST R1, R2;' >part.s
"$SPECC" check -q base.isa >log 2>err || fail "the specification for programs" err
names=$(awk -v list=1 -f "$ROOT/tests/robustness/linear/make.awk" | sed -n 's/^names://p')
for name in $names \
	machine-if-elses machine-cases-of-numbers machine-loads machine-stores \
	xml-types xml-enumerators xml-families xml-paragraphs; do
	echo "$name"
done >all
[ "$(wc -l <all)" -ge 87 ] || fail "too few constructs" all
by_turns 16 <all >some
while read -r name; do
	construct "$name" "$size"
done <some
[ -n "$DEEP" ] || construct opcodes 8000

# Whether 10,000 opcodes of one skeleton have a text in common is decided in twice the time of
# 5,000, and in 6 s: a comparison of each with each takes minutes. (2 s where no other test runs.)
for what in opcodes-of-one-skeleton numbers-of-one-skeleton; do
	construct $what 5000
	[ "$ended" -eq 0 ] || fail "10,000 $what: exit status $ended" err
	[ "$least" -le 6000 ] || fail "10,000 $what: $least ms"
done

# Opcodes whose fixed bits are scattered have millions of gaps: these are counted, and listed up to
# a limit. With 25 or 100 of them nothing takes long.
for n in 25 ${DEEP:+50} 100; do
	write scattered $n >x.isa
	for what in space 'build -o out -t c -t fuzz -t xml -t html'; do
		rm -rf out
		# shellcheck disable=SC2086
		./measure m "$SPECC" $what --isa x.isa >log 2>err
		read -r ended kib _ cpu <m
		[ "$ended" -eq 0 ] || fail "$n scattered opcodes, $what: exit status $ended" err
		[ "$cpu" -le $((600 + n * 30)) ] || fail "$n scattered opcodes, $what: $cpu ms"
		[ "$MEASURE_GIB" -eq 0 ] || [ "$kib" -lt 200000 ] ||
			fail "$n scattered opcodes, $what: $kib KiB"
		[ "$what" != space ] || grep -q 'words in gaps that are too many to list' log ||
			fail "$n scattered opcodes: the rest of the gaps is not said" log
	done
done

# What a target makes of a definition, it makes in time that does not depend on the others.
"$SPECC" build --list-targets | sed 's/ .*//' >targets
[ "$(wc -l <targets)" -ge 15 ] || fail "too few targets" targets
[ -z "$DEEP" ] || grep -v -e '^xml-' -e '^program-' -e '^reports-' all >each
[ -n "$DEEP" ] || echo families >each
while read -r target; do
	sed "s|^|$target/|" each
done <targets >pairs
[ -n "$DEEP" ] || printf '%s\n' c/opcodes-with-templates html/opcodes-with-templates >>pairs
by_turns 12 <pairs >some
while read -r pair; do
	construct "$pair" "$(share 2000 500)"
done <some

# Memory: a function of 32 branches, called 960 times with the same operand, takes 18 MB; it would
# be 128 MB if each branch kept its locals.
awk -f "$ROOT/tests/robustness/linear/branches.awk" >x.isa
./measure m "$SPECC" check x.isa >log 2>err
read -r ended kib _ _ <m
[ "$ended" -eq 0 ] || fail "a function of many branches: exit status $ended" err
[ "$MEASURE_GIB" -eq 0 ] || [ "$kib" -lt 60000 ] ||
	fail "a function of many branches takes $kib KiB" err

# 500 families as pages take 96 MB; 122 MB if each attribute of the view had a text of its own.
write families 500 >x.isa
rm -rf out
./measure m "$SPECC" build --isa x.isa -o out -t html >log 2>err
read -r ended kib _ _ <m
[ "$ended" -eq 0 ] || fail "pages of 500 families: exit status $ended" err
[ "$MEASURE_GIB" -eq 0 ] || [ "$kib" -lt 110000 ] || fail "pages of 500 families take $kib KiB" err

# Detects a compiler that searches all registers for each register.
fault_through() {
	patched through lower/machine.c \
		's/isa_find_register(l->isa, name, /isa_next_register(l->isa, name, NULL, /' &&
		notices through grows states 16000
}

# Detects a template that looks at all articles for each family.
fault_looks() {
	mkdir -p looks/build && cp "$SPECC" looks/build && cp -R "$(templates_of)" looks/templates
	all='/isa/articles/article[@name = \1]'
	sed "s|key('articles/article', 'name', \(.*\))\[@kind|$all[@kind|" \
		"$(templates_of)/json/main.tpl" >looks/templates/json/main.tpl
	! cmp -s looks/templates/json/main.tpl "$(templates_of)/json/main.tpl" ||
		fail "nothing was changed"
	notices looks grows json/families 1000
}

# Detects a page that compares each drawing with all others.
fault_draws() {
	patched draws page/diagram.c \
		's/height = drawings->heights\[low\];/height = row_height(drawings, low);/' &&
		notices draws grows html/opcodes-with-templates 1000
}

printf '%s\n' through looks draws | by_turns 3 >some
while read -r fault; do
	"fault_$fault"
done <some
finish "$total constructs"
