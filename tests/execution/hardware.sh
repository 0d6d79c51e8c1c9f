#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The parts of the comparison with hardware that need none: every row against a model of its PTX
# instruction; a flipped bit is found in every row; vectors are written, read back and checked on
# both executions; the driver calls against a stub. No device is needed. Every third spoilt vector,
# by turns; DEEP=1: all.
set -u
. "$ROOT/tests/shared/every.sh"
here=$ROOT/tests/execution/hardware
. "$ROOT/tests/shared/fail.sh"

# expect STATUS NAME COMMAND...: the output is kept in $WORK/NAME.
expect() {
	status=$1
	name=$2
	shift 2
	"$@" >"$WORK/$name" 2>&1
	found=$?
	[ $found = "$status" ] || fail "$name: exit status $found instead of $status" "$WORK/$name"
}

level=-O0
[ -z "${DEEP-}" ] || level=-O1
flags="-std=c11 -D_POSIX_C_SOURCE=200809L $level -frounding-math -Wall -Wextra -Werror"
mkdir "$WORK/objects" "$WORK/stub" "$WORK/vectors" "$WORK/vectors/gpu"
for file in "$ROOT"/out/gpu/c/*.c; do
	# shellcheck disable=SC2086
	${CC:-cc} $flags -c -o "$WORK/objects/$(basename "$file" .c).o" "$file" || exit 1
done
${CC:-cc} -o "$WORK/tool" "$WORK"/objects/*.o || exit 1
rm "$WORK"/objects/*_tool.o
# shellcheck disable=SC2086
${CC:-cc} $flags "-I$ROOT/out/gpu/c" -o "$WORK/hardware" "$here"/*.c "$WORK"/objects/*.o \
	-lm -ldl || exit 1
# shellcheck disable=SC2086
${CC:-cc} $flags -fPIC -shared -fvisibility=hidden -o "$WORK/stub/libcuda.so.1" \
	"$here/stub/libcuda.c" "$here"/rows*.c "$here/model.c" "$here/ptx.c" -lm || exit 1

# The model agrees, and disagrees if a bit of each row is flipped.
warps=8
[ -z "${DEEP-}" ] || warps=2000
expect 0 model "$WORK/hardware" --fake --warps $warps
expect 1 fault "$WORK/hardware" --fake --fault --warps 4
rows=$(sed -n '$s/ rows, .*//p' "$WORK/model")
[ "$rows" -ge 900 ] || fail "there are $rows rows" "$WORK/model"
tail -n 1 "$WORK/fault" | grep -q "^$rows rows, .* 0 rows equal, $rows different" ||
	fail "a flipped bit is not found in every row" "$WORK/fault"

# The driver calls: all rows give the right results, and errors are reported.
export LD_LIBRARY_PATH="$WORK/stub"
expect 0 driver "$WORK/hardware"
tail -n 1 "$WORK/driver" | grep -q "^$rows rows, .* $rows rows equal, 0 different, 0 not" ||
	fail "by way of the driver it is not the same" "$WORK/driver"
trouble() {
	expect "$2" "stub-$1" env STUB="$1" "$WORK/hardware"
	grep -q "$3" "$WORK/stub-$1" || fail "$1 is not told" "$WORK/stub-$1"
}
trouble no-device 77 'no comparison with hardware: the driver finds no device'
trouble count-0 77 'no comparison with hardware: there is no device'
trouble old 0 '^redux.sync.add.u32: needs compute capability 8.0 and PTX 7.0'
trouble version 77 'rows equal, 0 different, '"$rows"' not on this device'
trouble ptx 2 'ptxas: the stub does not like line 1'
trouble memory 2 'memory: a failure of the stub (2)'
trouble crash 2 'run: a failure of the stub (700)'
unset LD_LIBRARY_PATH

# Vectors: written, read back, checked; those made by a model do not count as hardware's.
expect 0 write "$WORK/hardware" --fake --write "$WORK/vectors/gpu"
export VECTORS="$WORK/vectors" VECTORS_TOOL="$WORK/tool"
vectors() {
	expect "$1" "$2" env VECTORS_SOURCE='^source model$' sh "$ROOT/tests/execution/vectors.sh"
}
expect 1 source sh "$ROOT/tests/execution/vectors.sh"
if [ -x "$(dirname "$SPECC")/specc-ref" ]; then vectors 0 read; else vectors 77 read; fi
grep -q "^$rows rows, " "$WORK/read" || fail "not all rows are read back" "$WORK/read"

# spoil FILE AWK TEXT: the change to the file is detected, with this text.
spoil() {
	cp "$WORK/vectors/gpu/$1" "$WORK/good"
	awk "$2" "$WORK/good" >"$WORK/vectors/gpu/$1"
	cmp -s "$WORK/good" "$WORK/vectors/gpu/$1" && fail "nothing was changed in $1"
	VECTORS_SOURCE='^source model$' sh "$ROOT/tests/execution/vectors.sh" >"$WORK/spoilt" 2>&1 &&
		fail "changed, $1 passes"
	grep -q "$3" "$WORK/spoilt" || fail "$1 is spoilt, and this is what is told:" "$WORK/spoilt"
	cp "$WORK/good" "$WORK/vectors/gpu/$1"
}
by_turns 3 >"$WORK/spoilt.list" <<'END'
spoil add.vec '$1 == "lane" && !n++ { $4 = "=" } 1' 'add.vec:7: not as many values'
spoil popc.vec '$1 == "lane" && !n++ { $4 = $4 == "1" ? "2" : "1" } 1' '^  popc.b32#1 UR 4 lane \*'
spoil shfl.vec '$1 == "P2" && !n++ { for (i = 2; i <= 33; i++) $i = 1 - $i } 1' ' P 2 lane '
spoil match.vec '$1 == "warp" && !n++ { $2 = $2 == "1" ? "3" : "1" } 1' 'match.any.sync.b32#1'
spoil selp.vec '$1 == "lane" && !n++ { $2 = "x" } 1' 'selp.vec:7: no hexadecimal number: x'
spoil vote.vec '$1 == "P0" && !n++ { next } 1' 'vote.vec:8: expected the values of P0'
spoil lop3.vec '{ sub(/LOP3 R4/, "LOP3 P5, R4") } 1' 'lop3.b32.0x01#1 changes P 5'
spoil set.vec '$1 == "text" && !n++ { $2 = "ISOT" $2 } 1' 'ISOT'
END
while read -r line; do
	eval "$line"
done <"$WORK/spoilt.list"
rm -r "$WORK/vectors/gpu"
expect 77 none sh "$ROOT/tests/execution/vectors.sh"

# All kernels as one module, if there is a PTX assembler.
if [ -n "${DEEP-}" ] && command -v ptxas >/dev/null 2>&1; then
	"$WORK/hardware" --ptx | awk '
		BEGIN { print ".version 8.2\n.target sm_90\n.address_size 64" }
		/^\.(version|target|address_size) |^\/\// { next }
		{ sub(/entry row\(/, "entry row" ++n "("); print }' >"$WORK/all.ptx"
	expect 0 ptxas ptxas -arch=sm_90 -o "$WORK/all.cubin" "$WORK/all.ptx"
	[ "$(grep -c '^\.visible' "$WORK/all.ptx")" = "$rows" ] || fail "not all kernels are there"
fi

# Wrong usage.
expect 2 usage1 "$WORK/hardware" --fault
expect 2 usage2 "$WORK/hardware" --fake --warps 0
expect 2 usage3 "$WORK/hardware" --fake nothing.has.this.name
expect 2 usage4 "$WORK/hardware" --fake --write "$WORK/no/such/folder" popc
exit 0
