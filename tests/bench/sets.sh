#!/bin/sh
# SPDX-License-Identifier: MIT
# Instruction sets of one or more trees of this repository, each with its build/specc -> a table:
#     sh tests/bench/sets.sh [TREE...]
# opcodes; forms; lines without prose, examples and blanks; CPU time of `specc check`; size of the
# machine code of the generated C at -O2 and the CPU time that its compilation takes; ns a step of a
# loop (of a warp's instruction for the GPU). Times are the least of RUNS, of all trees in turn.
# Sets that a tree does not have are left out; SETS names others.
set -u
here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-$(cd "$here/../.." && pwd)}
CC=${CC:-cc}
RUNS=${RUNS:-5}
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
"$CC" -std=c11 -D_XOPEN_SOURCE=700 -O1 -o "$WORK/measure" \
	"$ROOT/tests/robustness/bad_input/measure.c" || exit 2
MEASURE_GIB=8
SPECC_CACHE=$WORK/cache
export MEASURE_GIB SPECC_CACHE

# cpu COMMAND...: the CPU time of one run in ms, of its children too.
cpu() {
	"$WORK/measure" "$WORK/m" "$@" >"$WORK/said" 2>&1
	awk '{ print $4 }' "$WORK/m"
}

# least FILE: the least number of a file.
least() {
	sort -n "$1" | head -n 1
}

# program SET STEPS: a program of about so many steps. The GPU has no branches.
program() {
	case $1 in
	gpu) awk -v n="$2" 'BEGIN { for (i = 0; i < n; i += 2)
		print "IADD R1, R2, R3;\nFFMA R0, R1, R2, R3;" }' ;;
	brew) printf '%s\n' 'loop:' '$r1 <- $r2 + $r3' '$r4 <- $r1 ^ $r2' '$r5 <- tiny $r5 + 1' \
		'$pc <- loop' ;;
	tiny) printf '%s\n' 'loop: add r1, r2, r3' 'xor r4, r1, r2' 'addi r5, r5, 1' 'b loop' ;;
	cpu6502) printf '%s\n' 'loop: ADC #1' 'EOR #3' 'INX' 'JMP loop' ;;
	rv32 | rv32im) printf '%s\n' 'loop: add x1, x2, x3' 'xor x4, x1, x2' 'addi x5, x5, 1' \
		'jal x0, loop' ;;
	pdp11) printf '%s\n' 'loop: add r1, r2' 'xor r3, r2' 'inc r4' 'br loop' ;;
	x86) printf '%s\n' 'loop: addl %eax, %ebx' 'xorl %ecx, %ebx' 'incl %edx' 'jmp loop' ;;
	esac
}

# counts TREE SET FOLDER OUT: what is the same in each run.
counts() {
	specc=$1/build/specc
	opcodes=$("$specc" list --isa "$3" --format=json 2>"$WORK/log" | grep -o '"optype":' | wc -l)
	forms=$("$specc" dump --isa "$3" --stage=forms 2>"$WORK/log" | grep -c '^form ')
	lines=$(find "$3" -name '*.isa' -exec cat {} + | awk -f "$here/lines.awk")
	"$specc" build -k --isa "$3" -t c -o "$WORK/$4" >"$WORK/log" 2>&1 || cat "$WORK/log"
	echo "$opcodes $forms $lines" >"$WORK/$4.counts"
}

# compiled OUT: the CPU time of the compilation of its C; the size of the code in OUT.size.
compiled() {
	time=0 size=0
	for source in "$WORK/$1"/c/*.c; do
		case $source in *_tool.c) continue ;; esac
		one=$(cpu "$CC" -std=c11 -O2 -D_POSIX_C_SOURCE=200809L -c -o "$WORK/one.o" "$source")
		time=$((time + one))
		size=$((size + $(size "$WORK/one.o" | awk 'NR == 2 { print $1 }')))
	done
	echo $size >"$WORK/$1.size"
	echo $time
}

# step TREE SET FOLDER: ns a step, from the CPU times of a short and a long run.
step() {
	few=20000 many=200000000
	[ "$2" != gpu ] || many=220000
	program "$2" $few >"$WORK/few.s"
	program "$2" $many >"$WORK/many.s"
	[ "$2" != gpu ] || for which in few many; do
		"$1/build/specc" asm --isa "$3" -o "$WORK/$which.s.bin" "$WORK/$which.s" \
			>"$WORK/log" 2>&1 || return
	done
	"$1/build/specc" run --isa "$3" --limit 4 "$WORK/few.s" >"$WORK/log" 2>&1 # compiles it
	short=$(cpu "$1/build/specc" run --isa "$3" --limit $few "$WORK/few.s")
	long=$(cpu "$1/build/specc" run --isa "$3" --limit $many "$WORK/many.s")
	awk -v a="$short" -v b="$long" -v n=$((many - few)) \
		'BEGIN { printf "%.2f\n", (b - a) * 1e6 / n }'
}

trees=${*:-$ROOT}
for set in ${SETS:-isa-spec/tiny isa-spec/brew isa-spec/gpu tests/machines/rv32 \
	tests/machines/cpu6502 tests/machines/pdp11 tests/machines/x86 tests/machines/m68k \
	tests/codec/isa/cpu8 tests/language/rows/rv32im.isa}; do
	name=$(basename "$set" .isa)
	n=0
	for tree in $trees; do
		n=$((n + 1))
		[ -e "$tree/$set" ] && counts "$tree" "$name" "$tree/$set" "$name.$n"
	done
	run=0
	while [ $run -lt "$RUNS" ]; do
		run=$((run + 1)) n=0
		for tree in $trees; do
			n=$((n + 1))
			[ -e "$tree/$set" ] || continue
			cpu "$tree/build/specc" check "$tree/$set" >>"$WORK/$name.$n.check"
			[ $run -gt 1 ] || compiled "$name.$n" >>"$WORK/$name.$n.compile"
			[ -z "$(program "$name" 4)" ] ||
				step "$tree" "$name" "$tree/$set" >>"$WORK/$name.$n.step"
		done
	done
	n=0
	for tree in $trees; do
		n=$((n + 1))
		[ -f "$WORK/$name.$n.counts" ] || continue
		step=-
		[ ! -f "$WORK/$name.$n.step" ] || step=$(least "$WORK/$name.$n.step")
		read -r opcodes forms lines <"$WORK/$name.$n.counts"
		printf '| %s | %s | %s | %s | %s | %s ms | %s KB | %s ms | %s |\n' "$name" "$n" "$opcodes" \
			"$forms" "$lines" "$(least "$WORK/$name.$n.check")" \
			"$(($(cat "$WORK/$name.$n.size") / 1000))" "$(least "$WORK/$name.$n.compile")" "$step"
	done
done
