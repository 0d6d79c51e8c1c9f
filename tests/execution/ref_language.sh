#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference evaluator against answers worked out by hand: each block of
# tests/execution/ref/language.cases becomes an opcode of a small instruction set
# (tests/execution/ref/language.isa), each case after it a run of one instruction. See
# tests/execution/ref/language.sh.
set -u
. "$ROOT/tests/shared/ref.sh"
. "$ROOT/tests/execution/ref/language.sh"

"$ref" cases --isa "$WORK/language.isa" <"$WORK/script" >"$WORK/found" || exit 1
sed -E 's/^broken .*:[0-9]+:[0-9]+: /broken /' "$WORK/found" >"$WORK/answers"
count=$(grep -c '^case' "$WORK/expected")
if [ "$count" -lt 100 ]; then
	echo "only $count cases"
	exit 1
fi
diff "$WORK/expected" "$WORK/answers" && echo "$count cases"
