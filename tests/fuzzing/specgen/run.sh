#!/bin/sh
# SPDX-License-Identifier: MIT
# A campaign of random specifications; continues with the seed at which the last one ended.
#
#   ROOT=... PARTS=... sh tests/fuzzing/specgen/run.sh [--time SECONDS] [--level LEVEL]...
#       [--jobs N]
#
# LEVEL: check (build all targets, one token changed), states (compiled and run on both executions,
# 20 instructions each), full (all compilers and standards), smt (functions of the target smt
# against the reference); all of them, each for SECONDS (60).
# PARTS is the folder of specc and its libraries, and of specgen/; FROM the first seed if there was
# no campaign before (1). Findings are shrunk, SHRINK (120) seconds each, to
# PARTS/specgen/failures/small-*; statistics are added to LEDGER (tests/fuzzing/specgen/ledger.csv).
# Exit status 0: no findings, 1: findings, 2: usage.
set -u
: "${ROOT:?}" "${PARTS:?}" "${SHRINK=120}"
here=$ROOT/tests/fuzzing/specgen
tools=$PARTS/specgen
time=60 levels='' jobs=1 ledger=${LEDGER-$here/ledger.csv}
while [ $# -gt 0 ]; do
	[ $# -ge 2 ] || { sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 2; }
	case $1 in
	--time) time=$2 ;;
	--level) levels="$levels $2" ;;
	--jobs) jobs=$2 ;;
	*) sed -n '2,13s/^# \{0,1\}//p' "$0"; exit 2 ;;
	esac
	shift 2
done
# shellcheck disable=SC2046
without=$(sed -n 's/^without \([a-z-]*\).*/--without \1/p' "$here/open.txt")
export ROOT PARTS
mkdir -p "$tools/failures" "$tools/seeds" || exit 2
shm=/dev/shm
[ -w $shm ] || shm=${TMPDIR:-/tmp}
work=$(mktemp -d -p "$shm") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

# one JOB LEVEL: its seeds are its own million, from the next one
one() {
	job=$1 level=$2 kept=$tools/seeds/$2.$1
	from=$(cat "$kept" 2>/dev/null || echo $((${FROM:-1} + 1000000 * $1)))
	mkdir -p "$work/$job"
	case $level in
	check) set -- -- ;;
	states) set -- --no-mutation --targets "c xml" --then "$here/states.sh" -- --opcodes 20 ;;
	smt) set -- --no-mutation --targets smt --then "$here/smt.sh" -- --without places \
		--without floats --without machines --without lanes ;;
	full) FULL=1 && export FULL && set -- --no-mutation --then "$here/states.sh" -- ;;
	esac
	# shellcheck disable=SC2086
	"$tools/runner" --specgen "$tools/specgen" --specc "$PARTS/specc" --work "$work/$job" \
		--failures "$tools/failures" --from "$from" \
		--count 1000000 --seconds "$time" "$@" $without \
		>"$work/said.$job"
	echo $((from + $(awk '/ specifications, / { print $1 }' "$work/said.$job"))) >"$kept"
}

# record LEVEL SECONDS: adds to the sums in the ledger
record() {
	[ -f "$ledger" ] ||
		echo "level,specifications,refused,changed,states,findings,seconds" >"$ledger"
	cat "$work"/said.* | awk -v level="$1" -v seconds="$2" '
		/ specifications, / { all += $1; refused += $3; changed += $5; findings += $7 }
		$2 == "smt" { runs += $5 }
		$2 == "states" { for (i = 3; i <= NF; i++) if ($i == "runs,") runs += $(i - 1) }
		END { printf "%s,%d,%d,%d,%d,%d,%d\n", level, all, refused, changed, runs, findings,
			seconds }' >"$work/line"
	awk -F, -v OFS=, 'NR == FNR { split($0, add); next }
		$1 == add[1] { for (i = 2; i <= 7; i++) $i += add[i]; seen = 1 }
		{ print }
		END { if (!seen) { $0 = ""; for (i = 1; i <= 7; i++) $i = add[i]; print } }' \
		"$work/line" "$ledger" >"$ledger.new" && mv "$ledger.new" "$ledger"
	cat "$work/line"
}

# The reasons of refusals and the findings, by kind.
tell() {
	grep -h -v -e ' specifications, ' -e ' states ' -e ' smt ' "$work"/said.* |
		sed "s/^[0-9]* //; s/'[^']*'/NAME/g; s/[0-9][0-9]*/N/g" | cut -c 1-110 | sort | uniq -c |
		sort -rn | head -n 30
}

# small LEVEL: shrinks the first finding of each kind at this level. WORDS must remain in its
# detail: the option of a warning, or the words before a name.
small() {
	[ "$1" != full ] || export FULL=1
	grep -h -E '^[0-9]+ (crash|hang|build|warns|no-compile|differs|round|read-back)' \
		"$work"/said.* | awk '{
			words = ""
			if (match($0, /\[-Werror[^]]*\]/)) words = substr($0, RSTART, RLENGTH)
			else if (match($0, /error: [a-z ]*/)) words = substr($0, RSTART, RLENGTH)
			if (!seen[$2 words]++) print $1, $2, words
		}' | head -n 5 | while read -r seed kind words; do
			file=$tools/failures/small-$kind-$seed.isa
			echo "shrinking $kind-$seed.isa ($words)"
			cp "$tools/failures/$kind-$seed.isa" "$file"
			TMPDIR=$work timeout "$SHRINK" "$tools/shrink" "$file" \
				sh "$here/still.sh" "$kind" "$words" "$seed" </dev/null
			rm -f "$file.try"
			echo "$(wc -l <"$file") lines: $file"
		done
	unset FULL
}

worst=0
for level in ${levels:-check states full smt}; do
	rm -f "$work"/said.*
	begin=$(date +%s) job=0
	while [ $job -lt "$jobs" ]; do
		one $job "$level" &
		job=$((job + 1))
	done
	wait
	record "$level" $(($(date +%s) - begin))
	tell
	if grep -q ' specifications, .* changed, [1-9]' "$work"/said.*; then
		worst=1
		small "$level"
	fi
done
exit $worst
