#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves with cvc5 that the generated interpreter does what the target smt says. See
# docs/internals/proof.md.
#
#   run.sh [--seconds N] [--jobs N] [--only PREFIX] [--c FOLDER] [--smt FILE] [ISA...]
#
# ISA: folders below isa-spec (default: gpu, tiny, brew), or paths. --c: the generated C is taken
# from there as it is, --smt: the functions from there (both with one ISA). A line for each case,
# then sums; table.awk turns them into a table by opcode. Exit status 0, 1 where something differs,
# 2, or 77: a tool is missing.
set -u
ROOT=${ROOT:-$(cd "$(dirname "$0")/../../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
here=$ROOT/tests/proofs/proof_smt
seconds=15 jobs=1 only= c= smt= quiet= isas=
while [ $# -gt 0 ]; do
	case $1 in
	--seconds) seconds=$2; shift ;;
	--jobs) jobs=$2; shift ;;
	--only) only=$2; shift ;;
	--c) c=$2; shift ;;
	--smt) smt=$2; shift ;;
	--quiet) quiet=--quiet ;;
	--help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;;
	-*) echo "run.sh: unknown option $1" >&2; exit 2 ;;
	*) isas="$isas $1" ;;
	esac
	shift
done
isas=${isas:-gpu tiny brew}

missing() {
	echo "no proof of the semantics: $1 is not installed (make proof-deps)"
	exit 77
}
command -v cvc5 >/dev/null || missing cvc5
clang= link= config=
for suffix in -14 ''; do
	command -v clang$suffix >/dev/null && [ -z "$clang" ] && clang=clang$suffix
	command -v llvm-link$suffix >/dev/null && [ -z "$link" ] && link=llvm-link$suffix
	command -v llvm-config$suffix >/dev/null && [ -z "$config" ] && config=llvm-config$suffix
done
[ -n "$clang" ] || missing clang
[ -n "$link" ] && [ -n "$config" ] || missing llvm
headers=$($config --includedir)
[ -f "$headers/llvm-c/Core.h" ] || missing llvm-dev

work=${WORK-}
if [ -z "$work" ]; then
	work=$(mktemp -d) || exit 2
	trap 'rm -rf "$work"' EXIT
fi

# The prover, made once for a folder.
if [ ! -x "$work/proof_smt" ]; then
	${CC:-cc} -std=c11 -D_GNU_SOURCE -O2 -I"$headers" $(ls "$here"/*.c | grep -v /entry.c) \
		-L"$($config --libdir)" $($config --libs core irreader target) \
		-o "$work/proof_smt" || exit 2
fi

# Without vectors, and without the parts for one processor alone; what is left is the same C.
compile() {
	$clang -std=c11 -O1 -ffreestanding -w -U__x86_64__ -U__SSE2__ -U__aarch64__ -fno-vectorize \
		-fno-slp-vectorize -fno-unroll-loops -mllvm -force-vector-width=1 \
		-mllvm -force-vector-interleave=1 -emit-llvm -c "$@"
}

# bitcode ISA FOLDER: the interpreter with entry.c as $work/ISA.bc.
bitcode() {
	rm -rf "$work/bc"
	mkdir "$work/bc" || exit 2
	capitals=$(echo "$1" | tr abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ)
	memory=$(sed -n 's/.* a part of the memory \([A-Za-z0-9_]*\)\..*/\1/p' "$2/$1_run.h")
	machine=${memory:+-DMACHINE=${capitals}_MEMORY_$memory}
	for file in "$2/$1"_*.c; do
		case $file in
		*_tool.c | *_parse.c | *_format.c | *_state_text.c | *_number.c) continue ;;
		esac
		compile "$file" -o "$work/bc/$(basename "$file").bc" || exit 2
	done
	# shellcheck disable=SC2086
	compile "$here/entry.c" $machine -I"$2" -DPREFIX="$1" -DCAPITALS="$capitals" \
		-DHEADER="\"$1_run.h\"" -o "$work/bc/entry.bc" || exit 2
	$link "$work"/bc/*.bc -o "$work/$1.bc" || exit 2
}

status=0
for isa in $isas; do
	path=$isa
	[ -e "$path" ] || path=$ROOT/isa-spec/$isa
	if [ -z "$c" ] || [ -z "$smt" ]; then
		"$SPECC" build --isa "$path" -t smt -t c -o "$work/out" >"$work/log" 2>&1 ||
			{ cat "$work/log"; exit 2; }
	fi
	functions=${smt:-$(ls "$work"/out/smt/*.smt2)}
	folder=${c:-$work/out/c}
	prefix=$(basename "$functions" .smt2)
	bitcode "$prefix" "$folder"
	echo "== $prefix"
	# shellcheck disable=SC2086
	"$work/proof_smt" $quiet --seconds "$seconds" --jobs "$jobs" --only "$only" --work "$work" \
		"$functions" "$work/$prefix.bc"
	case $? in
	0) ;;
	1) status=1 ;;
	*) exit 2 ;;
	esac
	rm -rf "$work/out"
done
exit $status
