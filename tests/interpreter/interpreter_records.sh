#!/bin/sh
# SPDX-License-Identifier: MIT
# The cases of tests/interpreter/records.isa, on the available executions: what opcodes that share a
# block put into the record of an instruction.
set -u
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
"$SPECC" test --isa "$ROOT/tests/interpreter/records.isa" >"$WORK/answer" 2>&1
status=$?
cat "$WORK/answer"
[ $status = 0 ] && grep -q '^13 cases, .*: all as expected$' "$WORK/answer"
