#!/bin/sh
# SPDX-License-Identifier: MIT
# The cases of tests/interpreter/records.isa, on the available executions: what opcodes that share a
# block put into the record of an instruction. In the C of isa-spec, each way to fill an operand is
# one row of the table `fills`, which the entries of all forms share.
set -u
. "$ROOT/tests/shared/fail.sh"
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
"$SPECC" test --isa "$ROOT/tests/interpreter/records.isa" >"$WORK/answer" 2>&1
status=$?
cat "$WORK/answer"
[ $status = 0 ] && grep -q '^13 cases, .*: all as expected$' "$WORK/answer" || exit 1

# repeated FILE: the rows of the table `fills` that the file has more than once
repeated() {
	sed -n '/^static const struct fill fills\[\]/,/^};/p' "$1" |
		awk '/^\t[{]/ { row = "" } { row = row $0 } /},$/ { print row }' | sort | uniq -d
}

for isa in gpu brew tiny; do
	kernels=$ROOT/out/$isa/c/${isa}_kernels.c
	grep -q '^	{ .how = FILL_REGISTER' "$kernels" || fail "$isa has another table"
	repeated "$kernels" >"$WORK/rows"
	[ ! -s "$WORK/rows" ] || fail "$isa has rows that are equal" "$WORK/rows"
done
sed '/^	{ .how = FILL_REGISTER/p' "$ROOT/out/tiny/c/tiny_kernels.c" >"$WORK/twice.c"
[ -n "$(repeated "$WORK/twice.c")" ] || fail "rows that are there twice are not noticed"
