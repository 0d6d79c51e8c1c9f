#!/bin/sh
# SPDX-License-Identifier: MIT
# Plants each fault of tests/fuzzing/fuzz/run.fault in the generated interpreter and prints
# after how many seconds of CPU time, including linking, the harness finds it: "run" by itself,
# "compare" against the reference evaluator.
#
# tests/fuzzing/fuzz/faults_run.sh --specc build/specc [--time SECONDS] [TEXT]   only lines with
# TEXT
#
# Exit status: 0 all are found, 1 some are not, 2 usage.
set -u
ROOT=$(cd "$(dirname "$0")/../../.." && pwd)
SPECC='' seconds=60
usage() {
	sed -n '2,8s/^# \{0,1\}//p' "$0"
	exit "$1"
}
while [ $# -gt 0 ]; do
	case $1 in
	--specc) SPECC=${2-} ;;
	--time) seconds=${2-} ;;
	--help | -h) usage 0 ;;
	-*) usage 2 ;;
	*) break ;;
	esac
	shift 2 || usage 2
done
[ -x "$SPECC" ] || usage 2
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
trap 'exit 2' HUP INT TERM
. "$ROOT/tests/fuzzing/fuzz/programs.sh"

# ready ISA HARNESS: both programs are built once, quickly
ready() {
	link_flags=
	if [ ! -d "$WORK/$1" ]; then
		generate "$ROOT/isa-spec/$1" "$1"
		build "$1" run -O0
		build "$1" evaluator -O0
	fi
}

# Seconds of CPU time of all children, as the machine may be busy otherwise.
now() {
	times >"$WORK/times" # not in a subshell, which has no children yet
	spent=$(awk 'NR == 2 {
		split($1, u, /[ms]/)
		split($2, s, /[ms]/)
		print 60 * (u[1] + s[1]) + u[2] + s[2]
	}' "$WORK/times")
}

count=0 missed=0
list=$ROOT/tests/fuzzing/fuzz/run.fault
faults "$list" | grep -F -- "${1-}" >"$WORK/faults"
while IFS=$tab read -r number isa file wanted what; do
	ready "$isa"
	put_fault "$isa" "$file" "$list" "$number" || continue
	count=$((count + 1))
	now
	from=$spent
	if search "$isa" "$wanted" "$seconds"; then
		now
		told=$(awk "BEGIN { printf \"%.1f s\", $spent - $from }")
	else
		told='NOT FOUND' missed=$((missed + 1))
	fi
	printf '%-5s %-14s %-8s %10s  %s\n' "$isa" "$file" "$wanted" "$told" "$what"
done <"$WORK/faults"
echo "$count faults, $missed not found within $seconds s"
[ $missed = 0 ] && [ $failed = 0 ] && [ $count -gt 0 ]
