# SPDX-License-Identifier: MIT
# Sourced by tests that run the blocks of language.cases: $unruled switches off the rules that some
# of them are there to break. A block with an error is not executed; these are, and the evaluator
# says in which states a rule is broken.
unruled=
for check in divisor index-bounds lossy-assign semantics-unwritten semantics-unassigned \
		shift-count slice-bounds; do
	unruled="$unruled -Wno-$check"
done
