#!/bin/sh
# Every place that reports is tested: the rules of the pseudo-code, by tests/report_places/run.sh
# with the cases of tests/checks and tests/golden. DEEP=1: all sources, and all tests that look at
# reports.
set -u
cd "$WORK" || exit 1
BUILD=$(cd "$(dirname "$SPECC")" && pwd)
if [ ! -f "$BUILD/libspecc.a" ]; then
	echo "there is no libspecc.a beside specc"
	exit 77
fi
export PLACES="$WORK/places"
if [ -n "${DEEP-}" ]; then
	sh "$ROOT/tests/report_places/run.sh" --tests check,golden,unit,shell
else
	sh "$ROOT/tests/report_places/run.sh" --rooms rules
fi
