#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The generated parser and formatter find names of registers by halving: each of many names, those
# that begin with other names, in any case, and nothing else; 4096 names take less than four times
# as long as 64.
set -u
export LC_ALL=C
cd "$WORK" || exit 1
SPECC=${SPECC:-$ROOT/build/specc}

. "$ROOT/tests/shared/fail.sh"

# isa CASE COUNT: a register file with the names q0x, q1x ..., and three that begin alike.
isa() {
	awk -v fold="$1" -v n="$2" 'BEGIN {
		print "__Language 1\n__DefISA NM\n  __Layout\n    Unit<32>;\n    Length<32>;"
		if (fold) print "  __Assembly\n    Case<fold>;"
		print "__DefRegisterFile R<32>"
		for (i = n - 1; i >= 0; i--) print "    Named<\"q" i "x\", " i ">;"
		print "    Named<\"q1\", " n ">;\n    Named<\"q1+\", " n + 1 ">;"
		print "    Named<\"q1+q\", " n + 2 ">;"
		print "__DefFieldType Reg<13>\n    Register<R>;\n__DefGroup ALL\n__DefOptype OP : [ALL]"
		print "  __Encoding\n    field<0, 13> Reg a;\n    field<13, 13> Reg b;"
		print "  __Syntax\n```asm\nop a, b ;\n```\n__DefOpcode OP : [OP]"
	}' >nm.isa
}

made() {
	isa "$1" "$2"
	"$SPECC" build -t c -o o nm.isa >log 2>&1 || fail "build of $2 names" log
	${CC:-cc} -std=c11 -O1 -Io/c -o t "$ROOT/tests/codec/parse_names/main.c" o/c/nm_decode.c \
		o/c/nm_encode.c o/c/nm_format.c o/c/nm_parse.c o/c/nm_tables.c o/c/nm_number.c 2>log ||
		fail "compiler" log
}

for fold in '' 1; do
	made "$fold" 300
	./t 300 "$fold" >log || fail "names${fold:+, in any case}" log
	grep -q name_places o/c/nm_tables.c || fail "the names are not ordered"
done
made '' 16
! grep -q name_places o/c/nm_tables.c || fail "few names are ordered"
./t 16 '' >log || fail "few names" log

made '' 64
few=$(./t 64 time)
made '' 4096
many=$(./t 4096 time)
[ "$many" -le $((few * 4 + 20)) ] || fail "64 names: $few ms, 4096 names: $many ms"
echo "64 names: $few ms, 4096 names: $many ms"
