# SPDX-License-Identifier: MIT
# Brew's instructions on random states, on the generated interpreter and on the reference evaluator
# side by side: every form of every opcode and every combination of the values of its modifiers at
# least once, behind prefixes and in front of other instructions, in memories that end early; with
# interrupts and resets. Equal in every bit of the state, in cycles, exceptions and addresses.
# DEEP=1: 100,000 states a form.
set -u
. "$ROOT/tests/execution/compare/compare.sh"
least brew 122 400 100
if [ -n "${DEEP-}" ]; then
	compare_all 100000 1000
else
	compare_all 200 1
fi
exit $failed
