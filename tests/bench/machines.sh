# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # what run.sh sets
# Parts of run.sh: decode of instructions of several lengths, and interpreters of machines. Figures
# are medians of rounds in which all are measured in turn; ratios are medians of each round's.

# library ISA-FOLDER PREFIX: the generated C, compiled, as $WORK/PREFIX/c and objects beside it.
library() {
	"$SPECC" build -k --isa "$1" -t c -o "$WORK/$2" >"$WORK/log" 2>&1 || {
		head -n 3 "$WORK/log"
		return 1
	}
	for source in "$WORK/$2"/c/*.c; do
		case $source in *_tool.c) continue ;; esac
		compile -c -o "$source.o" "$source" || return
	done
}

# RISC-V code to decode: the generated C of Brew, compiled for 32 bits with 16-bit instructions.
riscv_code() {
	: >"$WORK/riscv"
	for source in "$WORK"/brew/c/*.c; do
		clang --target=riscv32 -march=rv32imac -mabi=ilp32 -O2 -ffreestanding -mno-relax -w -c \
			-I"$WORK/brew/c" -o "$WORK/riscv.o" "$source" 2>"$WORK/log" &&
			objcopy_riscv -O binary -j .text "$WORK/riscv.o" "$WORK/riscv.text" 2>"$WORK/log" &&
			cat "$WORK/riscv.text" >>"$WORK/riscv"
	done
	[ -s "$WORK/riscv" ]
}

objcopy_riscv() {
	if command -v llvm-objcopy >"$WORK/none"; then
		llvm-objcopy "$@"
	else
		llvm-objcopy-14 "$@"
	fi
}

# LLVM's disassembler through its C library.
llvm_disassembler() {
	llvm_config=$(command -v llvm-config-14 || command -v llvm-config)
	if [ -z "$llvm_config" ]; then
		echo "  (LLVM is not measured: llvm-14-dev is missing)"
		return
	fi
	# shellcheck disable=SC2046
	"$CC" -std=c11 -D_POSIX_C_SOURCE=200809L -O2 $("$llvm_config" --cflags) -o "$WORK/llvm" \
		"$here/llvm.c" $("$llvm_config" --ldflags --libs) 2>"$WORK/log" ||
		echo "  (LLVM is not measured: $(head -n 1 "$WORK/log"))"
}

lengths_program() {
	compile -DHEADER="\"$1.h\"" "-DNAME(x)=$1##x" "-DCONSTANT(x)=$2##x" -I"$WORK/$1/c" \
		-o "$WORK/lengths-$1" "$here/lengths.c" "$WORK/$1"/c/*.o -lm
}

lengths_rounds() {
	for round in 1 2 3 4 5; do
		{
			pinned "$WORK/lengths-brew" | sed 's/^/brew-/'
			if [ -s "$WORK/riscv" ]; then
				[ ! -x "$WORK/lengths-rv32" ] ||
					pinned "$WORK/lengths-rv32" "$WORK/riscv" | sed 's/^/riscv-/'
				[ ! -x "$WORK/vl" ] || pinned "$WORK/vl" "$WORK/riscv" | sed -n \
					-e 's/^real riscv64 text: .*: \([0-9.]*\) ns.*/hand-riscv \1/p' \
					-e 's/^real riscv64 text + .*: \([0-9.]*\) ns.*/hand-mixed \1/p'
				[ ! -x "$WORK/llvm" ] ||
					pinned "$WORK/llvm" "$WORK/riscv" | sed 's/^/llvm-/'
			fi
		} | sed "s/^/$round /"
	done
}

lengths_table() {
	awk "$medians"'
	function show(x) { return x ? sprintf("%.2f", x) : "-" }
	function row(name, what, text) {
		printf "  %-46s %8s %8s\n", name, show(middle(what)), show(middle(text))
	}
	END {
		printf "  %-46s %8s %8s\n", "", "decode", "and text"
		row("specc C of Brew: random legal instructions", "brew-decode", "brew-text")
		row("specc C of RISC-V: compiled code", "riscv-decode", "riscv-text")
		row("prototype: the same code", "hand-riscv")
		row("prototype: with 48-bit instructions mixed in", "hand-mixed")
		row("LLVM: the same code", "llvm-decode", "llvm-text")
		if (ratio = middle("brew-decode", "hand-mixed"))
			printf "  %-46s %8.2f   goal 1.50 (%s)\n", "Brew against the prototype with 48 bits",
				ratio, ratio <= 1.5 ? "met" : "not met"
		if (ratio = middle("llvm-text", "riscv-text"))
			printf "  %-46s %8s %8.1f\n", "LLVM against specc C", "", ratio
		if (ratio = middle("riscv-decode", "hand-riscv"))
			printf "  %-46s %8.2f   (%.1f %% of the code undefined)\n",
				"RISC-V against the prototype", ratio, middle("riscv-illegal")
	}' "$WORK/lengths.txt"
}

lengths() {
	library isa-spec/brew brew && lengths_program brew BREW || return
	rm -f "$WORK/riscv"
	if ! command -v clang >"$WORK/none" || ! riscv_code; then
		echo "  (no RISC-V code to decode: clang or llvm-objcopy is missing)"
	elif [ ! -f "$ROOT/../shared/perf/vl_decode.c" ]; then
		echo "  (the hand-written prototype is not at hand: ../shared/perf)"
	else
		"$CC" -O3 -march=native -w -o "$WORK/vl" "$ROOT/../shared/perf/vl_decode.c" 2>"$WORK/log"
	fi
	library tests/machines/rv32 rv32 && lengths_program rv32 RV32
	llvm_disassembler
	lengths_rounds >"$WORK/lengths.txt"
	lengths_table
}

# ---- interpreters ----

REPEATS=10      # of the work of tests/bench/guest_brew.s and the C program that does the same
RESULT=aac7b7f1 # what that leaves, computed by the C program compiled for this machine

# Brew without run-time types: all registers hold integers, and no type is written.
untyped() {
	cp -R isa-spec/brew "$WORK/untyped-isa"
	for source in "$WORK"/untyped-isa/*.isa; do
		sed -e 's/return override == 15 ? own : override;/return 0;/' \
			-e '/^ *\$rD\.type = .*;$/d' "$source" >"$WORK/source" && cp "$WORK/source" "$source"
	done
}

# runner ISA-FOLDER NAME
runner() {
	library "$1" "$2" && compile -I"$WORK/$2/c" -o "$WORK/run-$2" "$here/brew.c" \
		"$WORK/$2"/c/*.o -lm
}

guest_riscv() {
	clang --target=riscv64 -march=rv64im -mabi=lp64 -O2 -ffreestanding -nostdlib -fuse-ld=lld \
		-DREP=$REPEATS -mno-relax -w -o "$WORK/guest" "$ROOT/../shared/perf/guest.c" 2>"$WORK/log"
}

# checked NAME RESULT: says so where it is another one.
checked() {
	[ "$2" = "$RESULT" ] || echo "  $1 computes $2, not $RESULT" >&2
}

# brew_figures NAME PROGRAM: lines `NAME-mips N`, `NAME-ms N`.
brew_figures() {
	pinned "$2" "$WORK/guest_brew" >"$WORK/figures" || return
	read -r mips steps result stop <"$WORK/figures"
	checked "$1 ($stop)" "$result"
	awk -v name="$1" -v mips="$mips" -v steps="$steps" 'BEGIN {
		print name "-mips", mips; print name "-ms", steps / mips / 1000 }'
}

# The first of three ways that the prototype has is the one to be compared with.
hand_figures() {
	pinned "$WORK/rv" "$WORK/guest" >"$WORK/figures" || return
	checked "the prototype" "$(grep -m 1 -x '[0-9a-f]\{8\}' "$WORK/figures")"
	sed -n 's/^direct-threaded.* insns \([0-9.]*\) s = *\([0-9.]*\) MIPS.*/\1 \2/p' \
		"$WORK/figures" | awk '{ print "hand-mips", $2; print "hand-ms", $1 * 1000 }'
}

machine_rounds() {
	for round in 1 2 3; do
		{
			brew_figures brew "$WORK/run-brew"
			[ ! -x "$WORK/run-untyped" ] || brew_figures untyped "$WORK/run-untyped"
			[ ! -x "$WORK/rv" ] || hand_figures
			[ -z "$qemu" ] || { measure 1 "$qemu" "$WORK/guest" && echo "qemu-ms $cpu"; }
		} | sed "s/^/$round /"
	done
}

machine_table() {
	awk "$medians"'
	function show(x) { return x ? sprintf("%.1f", x) : "-" }
	function row(name, what) {
		printf "  %-46s %8s %9s\n", name, show(middle(what "-mips")), show(middle(what "-ms"))
	}
	END {
		printf "  %-46s %8s %9s\n", "", "MIPS", "ms"
		row("specc C of Brew", "brew")
		row("the same without types of registers", "untyped")
		row("prototype of RISC-V: threaded", "hand")
		row("qemu of RISC-V, with its start", "qemu")
		if (ratio = middle("brew-mips", "hand-mips"))
			printf "  %-46s %8.2f   goal 0.50 (%s)\n", "MIPS against the prototype", ratio,
				(ratio >= 0.5) ? "met" : "not met"
		if (ratio = middle("untyped-mips", "hand-mips"))
			printf "  %-46s %8.2f\n", "the same without types", ratio
		if (ratio = middle("brew-ms", "untyped-ms"))
			printf "  %-46s %8.2f\n", "what types cost: times the time", ratio
		if (ratio = middle("brew-ms", "hand-ms"))
			printf "  %-46s %8.2f\n", "the same work: times the time of the prototype", ratio
	}' "$WORK/machines.txt"
}

machines() {
	runner isa-spec/brew brew || return
	"$SPECC" asm --isa isa-spec/brew -D REP=$REPEATS -o "$WORK/guest_brew" \
		"$here/guest_brew.s" || return
	untyped
	runner "$WORK/untyped-isa" untyped
	qemu=$(command -v qemu-riscv64-static || command -v qemu-riscv64)
	if [ ! -f "$ROOT/../shared/perf/guest.c" ]; then
		echo "  (prototype and its program are not at hand: ../shared/perf)"
		qemu=
	elif ! guest_riscv; then
		echo "  (no program for RISC-V: clang or lld is missing)"
		qemu=
	else
		"$CC" -O3 -march=native -w -o "$WORK/rv" "$ROOT/../shared/perf/rv.c" 2>"$WORK/log"
		[ -n "$qemu" ] || echo "  (qemu is not installed: qemu-user-static)"
	fi
	machine_rounds >"$WORK/machines.txt"
	machine_table
}
