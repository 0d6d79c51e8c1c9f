#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Statements about the generated codec that a solver decides, and all words by exhaustion
# (docs/internals/proof.md): everything for the smallest instruction set, a share for the others,
# and faults planted in copies, each of which must be found. DEEP=1: everything for all.
set -u
. "$(dirname "$0")/../shared/alone.sh"
prove="sh $ROOT/tests/proofs/proof/run.sh --work $WORK/proof"
command -v cvc5 >/dev/null 2>&1 || { echo "no cvc5 (make proof-deps)"; exit 77; }

if [ -n "${DEEP-}" ]; then
	exec $prove --only smt,exhaust,eva,faults tiny brew gpu
fi
failed=0
run() {
	"$@" >"$WORK/log" 2>&1
	status=$?
	[ $status -eq 77 ] && { cat "$WORK/log"; exit 77; }
	[ $status -eq 0 ] || { cat "$WORK/log"; failed=1; }
}
run $prove --only smt,exhaust,eva tiny
FAULTS="xml-limit tables-values" run $prove --only faults tiny
run $prove --only exhaust --share 16 brew gpu
exit $failed
