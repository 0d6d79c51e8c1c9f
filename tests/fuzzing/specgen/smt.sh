#!/bin/sh
# SPDX-License-Identifier: MIT
# smt.sh SPECIFICATION SEED BUILT: evaluates each function of the target smt on random values with
# cvc5, and the instruction on the same values with the reference. Prints `smt` and the sums, or
# `differs-smt` and a line of detail (exit status 1). PARTS is the folder of specc-ref, TRIALS (200)
# the number of values for each; ONLY: what the names of the cases begin with; ILLEGAL: the
# exception that illegal instructions raise.
set -u
within=$ROOT/tests/shared/within
here=$(cd "$(dirname "$0")" && pwd)
work=$(dirname "$1")/smt
rm -rf "$work"
mkdir -p "$work" || exit 2
awk -v seed="$2" -v trials="${TRIALS-200}" -v only="${ONLY-}" -v cases="$work/cases" \
	-v want="$work/want" \
	-f "$here/smt_ask.awk" "$3"/smt/*.smt2 >"$work/ask.smt2" || exit 2
[ -s "$work/cases" ] || { echo "smt 0 functions, 0 values, 0 differences"; exit 0; }
"$within" 300 cvc5 --incremental "$work/ask.smt2" >"$work/solved" 2>&1
"$PARTS/specc-ref" cases --isa "$1" <"$work/cases" >"$work/ran" 2>&1
if awk -v illegal="${ILLEGAL-}" -f "$here/smt_told.awk" "$work/want" "$work/solved" \
	"$work/ran" >"$work/told"; then
	echo "smt $(tail -n 1 "$work/told")"
else
	echo "differs-smt $(head -n 1 "$work/told")"
	exit 1
fi
