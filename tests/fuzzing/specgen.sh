#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A seeded share of the random specifications (docs/internals/fuzz-self.md): each is refused with a
# reason or builds all targets, and a changed token causes no crash; some are run on both
# executions. Every ninth former finding, by turns, is executed in C and passed to a solver, the
# others by the evaluator. DEEP=1: more of all. A generator without output, and a specc that
# crashes, must be detected.
set -u
here=$ROOT/tests/fuzzing/specgen
. "$ROOT/tests/shared/every.sh"
parts=$(cd "$(dirname "$SPECC")" && pwd)
tools=$parts/specgen
count=12 states=1 seeds=3000
[ -z "${DEEP-}" ] || count=3000 states=100 seeds=100000

. "$ROOT/tests/shared/fail.sh"

for tool in specgen runner shrink; do
	[ -x "$tools/$tool" ] || { echo "there is no $tools/$tool: make specgen"; exit 77; }
done
mkdir "$WORK/work" "$WORK/failures" || exit 1

# Open problems are left out: tests/fuzzing/specgen/open.txt.
# shellcheck disable=SC2046
set -- $(sed -n 's/^without \([a-z-]*\).*/--without \1/p' "$here/open.txt")

# run FROM COUNT OPTION... -- ARGUMENT...
run() {
	from=$1 many=$2
	shift 2
	"$tools/runner" --specgen "$tools/specgen" --specc "$SPECC" --work "$WORK/work" \
		--failures "$WORK/failures" --from "$from" --count "$many" "$@" >"$WORK/said" 2>&1
}

run 1 $count -- "$@" || fail "a finding; shrink it as docs/internals/fuzz-self.md says" "$WORK/said"
tail -n 1 "$WORK/said" |
	grep -q "^$count specifications, [0-9]* refused, $count changed, 0 findings" ||
	fail "not all were tried" "$WORK/said"
refused=$(grep -c ' refused ' "$WORK/said")
[ $((refused * 20)) -le $count ] || fail "$refused of $count are refused: 5 % may be" "$WORK/said"

# The same seed gives the same specification.
"$tools/specgen" --seed 5 "$@" >"$WORK/one" && "$tools/specgen" --seed 5 "$@" >"$WORK/two" &&
	cmp -s "$WORK/one" "$WORK/two" && [ -s "$WORK/one" ] || fail "seed 5 is not itself"

# ---- what is generated ----

# empty TABLE: the empty cells; with few seeds, except those that open.txt lists as rare
empty() {
	{ echo cells; [ -n "${DEEP-}" ] || sed -n 's/^empty //p' "$here/open.txt"; } |
		awk -F, 'NR == FNR { known[$0] = 1; next }
			$4 == 0 && !($1 "," $2 "," $3 in known) { print $1 "," $2 "," $3 }' - "$1"
}
"$tools/specgen" --count $seeds --table "$WORK/table" >/dev/null || fail "the table"
empty "$WORK/table" >"$WORK/said"
[ ! -s "$WORK/said" ] || fail "$seeds seeds have none of $(wc -l <"$WORK/said") cells" "$WORK/said"
sed 's/^\(mod,9-16,output,\).*/\10/' "$WORK/table" >"$WORK/less"
[ "$(empty "$WORK/less")" = mod,9-16,output ] || fail "an empty cell is not noticed"

# ---- former findings ----

SPECC_CACHE=$WORK/cache
export SPECC_CACHE
printf '#!/bin/sh\nexec %s "$@" -O0\n' "${CC:-cc}" >"$WORK/cc" # a third less work
chmod +x "$WORK/cc"
ls "$here"/findings/*.isa >"$WORK/found"
by_turns 9 <"$WORK/found" >"$WORK/some"
while read -r finding; do
	how='--execution ref' # the others
	! grep -qxF "$finding" "$WORK/some" && [ -x "$parts/specc-ref" ] || how=
	# shellcheck disable=SC2086
	CC=$WORK/cc "$SPECC" test $how --isa "$finding" >"$WORK/said" 2>&1 ||
		fail "$finding" "$WORK/said"
	grep -q 'all as expected$' "$WORK/said" || fail "$finding runs nothing" "$WORK/said"
	[ -z "$how" ] && command -v cvc5 >/dev/null || continue
	cp "$finding" "$WORK/work/finding.isa"
	"$SPECC" build --isa "$finding" -o "$WORK/work/built" -t smt >"$WORK/said" 2>&1 &&
		PARTS=$parts TRIALS=40 sh "$here/smt.sh" "$WORK/work/finding.isa" 1 "$WORK/work/built" \
			>"$WORK/said" 2>&1 </dev/null || fail "$finding, smt" "$WORK/said"
done <"$WORK/found"

# ---- compiled and run ----

if [ -f "$parts/libspecc-compare.a" ]; then
	export ROOT PARTS="$parts" STATES=200
	COMPILERS="gcc $(command -v clang >/dev/null && echo clang || echo gcc)"
	export COMPILERS
	run 100 $states --no-mutation --then "$here/states.sh" -- --opcodes 6 "$@"
	while read -r seed what; do # except those that are open
		[ "$what" = states ] || [ "$what" = refused ] || grep -q "^open $seed " "$here/open.txt" ||
			fail "a finding of what runs" "$WORK/said"
	done <<END
$(sed -n 's/^\([0-9]* [a-z-]*\) .*/\1/p' "$WORK/said" | grep -v specifications)
END
	grep -q ' states .* 0 differences' "$WORK/said" || fail "nothing ran" "$WORK/said"
	# The effects of a trap do not occur in examples.
	for finding in $(grep -l '^trap:' "$here"/findings/*.isa); do
		cp "$finding" "$WORK/work/finding.isa"
		"$SPECC" build --isa "$finding" -o "$WORK/work/c" -t c >"$WORK/said" 2>&1 &&
			sh "$here/states.sh" "$WORK/work/finding.isa" 1 "$WORK/work/c" >"$WORK/said" 2>&1 ||
			fail "$finding, states" "$WORK/said"
	done
else
	echo "nothing is run: libspecc-compare.a needs libgmp-dev and libmpfr-dev"
fi

# With all compilers and standards, and in SMT: different seeds each day.
if [ -n "${DEEP-}" ] && [ -f "$parts/libspecc-compare.a" ]; then
	levels='--level full'
	! command -v cvc5 >/dev/null || levels="$levels --level smt"
	# shellcheck disable=SC2086
	PARTS=$parts FROM=$(date +%Y%m%d0000) LEDGER=$WORK/ledger SHRINK=30 \
		sh "$here/run.sh" --time 60 $levels >"$WORK/said" 2>&1 || fail "a finding" "$WORK/said"
fi

# ---- faults must be detected ----

mkdir "$WORK/fault" || exit 1
printf '#!/bin/sh\n[ "$1" != build ] || kill -SEGV $$\n' >"$WORK/fault/specc"
chmod +x "$WORK/fault/specc"
real=$SPECC
SPECC=$WORK/fault/specc
run 1 1 -- "$@" && fail "a crash is not noticed" "$WORK/said"
grep -q '^1 crash ' "$WORK/said" && [ -s "$WORK/failures/crash-1.isa" ] ||
	fail "a crash is told otherwise" "$WORK/said"
SPECC=$real

# Only the relevant line of a finding remains.
cat >"$WORK/says" <<'END'
#!/bin/sh
grep -q 'wanted' "$1"
END
printf 'a line\nnot (wanted) here\nanother\n' >"$WORK/small"
"$tools/shrink" "$WORK/small" sh "$WORK/says" >"$WORK/said" || fail "shrink" "$WORK/said"
[ "$(cat "$WORK/small")" = wanted ] || fail "shrink leaves more than needed" "$WORK/small"
