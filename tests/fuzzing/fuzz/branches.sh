#!/bin/sh
# SPDX-License-Identifier: MIT
# Which statements and branches of the semantics do programs reach? The evaluator counts them, while
# the harness compare runs it against the generated interpreter.
#
# tests/fuzzing/fuzz/branches.sh --specc build/specc --isa NAME [--time SECONDS] [FOLDER...]
#
# NAME is a folder of isa-spec. With FOLDERs of inputs (kept by a campaign), only these are run.
# Prints what is not reached, with its location, then how many branches were reached.
# Exit status: 0 success, 1 the two executions differ, 2 usage.
set -u
ROOT=$(cd "$(dirname "$0")/../../.." && pwd)
SPECC='' seconds=60 isa=''
usage() {
	sed -n '2,9s/^# \{0,1\}//p' "$0"
	exit "$1"
}
while [ $# -gt 0 ]; do
	case $1 in
	--specc) SPECC=${2-} ;;
	--isa) isa=${2-} ;;
	--time) seconds=${2-} ;;
	--help | -h) usage 0 ;;
	-*) usage 2 ;;
	*) break ;;
	esac
	shift 2 || usage 2
done
[ -x "$SPECC" ] && [ -d "$ROOT/isa-spec/$isa" ] && [ -n "$isa" ] || usage 2
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
trap 'exit 2' HUP INT TERM
. "$ROOT/tests/fuzzing/fuzz/programs.sh"
has_evaluator || { echo "branches.sh: libspecc-ref.a is not beside specc" >&2; exit 2; }
generate "$ROOT/isa-spec/$isa" "$isa"
build "$isa" evaluator -O1
[ $failed = 0 ] || exit 2
export SPECC_FUZZ_ISA="$ROOT/isa-spec/$isa" SPECC_FUZZ_BRANCHES="$WORK/branches"
if [ $# -gt 0 ]; then
	find "$@" -type f >"$WORK/inputs"
	# shellcheck disable=SC2046
	"$WORK/evaluator.run" --artifact "$WORK" $(cat "$WORK/inputs") >"$WORK/log" 2>&1
else
	"$WORK/evaluator.run" --time "$seconds" --artifact "$WORK" >"$WORK/log" 2>&1
fi
status=$?
[ $status = 0 ] || { cat "$WORK/log"; exit 1; }
sed "s#^$ROOT/##" "$WORK/branches"
