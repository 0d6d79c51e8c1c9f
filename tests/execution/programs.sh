# SPDX-License-Identifier: MIT
# SLOW
# The warp programs of tests/execution/programs/gpu on both executions: published answers, and
# random operands with answers computed by tests/execution/programs/*.c. A wrong answer must be
# detected: one instruction of each program is removed, and a digit of the published answers is
# changed. DEEP=1: more of each.
set -u
. "$ROOT/tests/shared/tool.sh"
cd "$WORK" || exit 1
here=$ROOT/tests/execution/programs
isa=$ROOT/isa-spec/gpu
ref=$(dirname "$SPECC")/specc-ref
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
count=2 seed=5 drop=4
[ -z "${DEEP-}" ] || { count=600 drop=13; }

. "$ROOT/tests/shared/fail.sh"

# ---- the programs and what computes their answers ----

mkdir programs.s
cp "$here"/gpu/*.s programs.s
sh "$here/make.sh" programs.s || fail "the long programs and those of the uniform path are not made"

# A line NAME BYTES for each program, from one run of the assembler.
programs=programs.s/*.s float=yes
libraries="-lmpfr -lgmp"
sources=$(echo "$here"/*.c)
printf '#include <mpfr.h>\nint main(void) { mpfr_free_cache(); return 0; }\n' >probe.c
if ! ${CC:-cc} -o probe probe.c $libraries 2>log; then
	float= libraries="-DWITHOUT_FLOAT"
	sources=$(echo "$sources" | sed 's|[^ ]*/float.c||')
	programs=$(ls $programs | grep -v -e dot_float -e reciprocal -e divide)
fi
${CC:-cc} -std=c11 -O2 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -o programs $sources \
	$libraries >log 2>&1 || fail "the programs' answers do not compile" log
cat $programs | "$SPECC" asm --isa "$isa" --format=hex - >hex 2>log || fail "specc asm" log
awk -v hex=hex '
	function done() { if (name != "") print name, code }
	FNR == 1 { done(); name = FILENAME; sub(/.*\//, "", name); sub(/\.s$/, "", name); code = "" }
	/^[^\/]/ { if ((getline line <hex) <= 0) exit 1; code = code line }
	END { done(); if ((getline line <hex) > 0) exit 1 }' $programs >code ||
	fail "there is not one instruction in each line of the programs"

# ---- published answers, the first of each also by specc run ----

answers=$(echo "$here"/gpu/*.answers)
awk -v mode=script -v code=code -f "$here/answers.awk" $answers >published || fail "answers.awk"

# run EXECUTION: specc run on the first published answer of a program; this also compiles the C.
run() {
	awk -v mode=run -f "$here/answers.awk" "$here/gpu/$2.answers" | tr '\n' ',' >settings
	awk -v mode=lines -f "$here/answers.awk" "$here/gpu/$2.answers" | sort >wanted
	[ -s wanted ] || fail "no answers for $2"
	"$SPECC" run --isa "$isa" --execution "$1" "programs.s/$2.s" "$(sed 's/,$//' settings)" >out \
		2>log || fail "specc run $2.s on $1" log
	sort out | comm -23 wanted - >missing
	[ ! -s missing ] || fail "specc run $2.s on $1 does not print" missing
}
run c sha256
cases=./tool
"$SPECC" build --isa "$isa" -t c -o built >log 2>&1 || fail "build" log
find_tool built/c tool || fail "specc run has left no program in its cache"

executions=c
[ ! -x "$ref" ] || { executions="c ref"; run ref crc32; }

# answer EXECUTION: the answers to the case script on standard input.
answer() {
	case $1 in
	c) "$cases" cases ;;
	*) "$ref" cases --isa "$isa" ;;
	esac
}

for execution in $executions; do
	answer $execution <published >published.$execution
	awk -v mode=check -v answers=published.$execution -f "$here/answers.awk" $answers >out ||
		fail "published answers on $execution" out
	echo "$execution: $(cat out)"
done
sed 's/^R 0 \* ba7816bf/R 0 * ba7816be/' published.c >changed
! awk -v mode=check -v answers=changed -f "$here/answers.awk" $answers >out ||
	fail "a changed digit of a published answer is not seen"

# ---- random operands ----

for execution in $executions; do
	times=$count
	[ $execution = c ] || [ -z "${DEEP-}" ] || times=$((count / 10))
	./programs cases code $times $seed | answer $execution |
		./programs check code $times $seed >out || fail "random operands on $execution" out
	echo "$execution: $(cat out)"
done
./programs cases code $drop $seed drop | answer c | ./programs check code $drop $seed drop >out ||
	fail "programs without one instruction" out
cat out
[ -x "$ref" ] && [ -n "$float" ] || {
	echo "without GMP and MPFR the generated C alone was tried, and no program of binary32"
	exit 77
}
