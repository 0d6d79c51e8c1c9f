# SPDX-License-Identifier: MIT
# SLOW
# The GPU's instructions on random states, on the generated interpreter and on the reference
# evaluator side by side: every form of every opcode and every combination of the values of its
# modifiers at least once; equal in every bit of the state and in how the run stopped.
# DEEP=1: 100,000 states of all 32 lanes a form, about ten minutes of a core.
set -u
. "$ROOT/tests/execution/compare/compare.sh"
# 224 opcodes, and the modifiers of IMAD alone make more than these combinations
least gpu 224 10000 5
if [ -n "${DEEP-}" ]; then
	compare_all 100000 300
else
	compare_all 100 1
fi
exit $failed
