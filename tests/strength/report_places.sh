#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Every place that reports is tested: the test that tests/strength/report_places/tested names for it
# fails when it is switched off. Here the checks of definitions and of pseudo-code, with the cases
# of tests/checks and tests/golden, in one source in 45, from another one every day (or by $TURN);
# DEEP=1: all sources, with all tests that look at reports.
set -u
cd "$WORK" || exit 1
BUILD=$(cd "$(dirname "$SPECC")" && pwd)
if [ ! -f "$BUILD/libspecc.a" ]; then
	echo "there is no libspecc.a beside specc"
	exit 77
fi
export PLACES="$WORK/places"
if [ -n "${DEEP-}" ]; then
	sh "$ROOT/tests/strength/report_places/run.sh" --tests check,golden,unit,shell
else
	turn=${TURN:-$(($(date +%s) / 86400))}
	sh "$ROOT/tests/strength/report_places/run.sh" --share $((turn % 45))/45 \
		--rooms lint,lower,rules
fi
