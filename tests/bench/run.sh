#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints how fast things are, with the goals beside them; fails on no figure. `make bench` calls it.
# A part whose inputs are missing is named and left out. BENCH=1,2,... chooses parts:
#   1 specc on the GPU    2 synthetic instruction sets    3 the generated C    4 peers and prototype
#   5 binary32 arithmetic    6 the interpreter    9 the assembler    10 the language server
# CC and BENCH_CFLAGS (-O3 -march=native) choose the compiler of the measured C.
set -u
ROOT=${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}
cd "$ROOT" || exit 2
SPECC=${SPECC:-build/specc}
CC=${CC:-cc}
BENCH=${BENCH:-1,2,3,4,5,6,7,8,9,10}
BENCH_CFLAGS=${BENCH_CFLAGS:--O3 -march=native}
here=$ROOT/tests/bench
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT

part() {
	case ,$BENCH, in *,"$1",*) ;; *) return 1 ;; esac
	echo
	echo "$2"
}

compile() {
	# shellcheck disable=SC2086
	"$CC" -std=c11 -D_POSIX_C_SOURCE=200809L $BENCH_CFLAGS "$@" 2>"$WORK/log" || {
		echo "  not compiled:"
		head -n 5 "$WORK/log" | sed 's/^/    /'
		return 1
	}
}

# measure RUNS COMMAND...: sets ms (the least of the runs), cpu (CPU time, which neighbours on the
# machine disturb less) and mib (peak memory).
measure() {
	runs=$1 ms='' cpu='' mib=''
	shift
	while [ "$runs" -gt 0 ]; do
		runs=$((runs - 1))
		"$WORK/measure" "$WORK/m" "$@" >/dev/null 2>"$WORK/log"
		read -r status memory time busy <"$WORK/m"
		[ "$status" -le 1 ] || {
			echo "  ends with status $status: $*"
			tail -n 2 "$WORK/log" | cut -c 1-150
			return 1
		}
		[ -n "$ms" ] && [ "$time" -ge "$ms" ] || ms=$time
		[ -n "$cpu" ] && [ "$busy" -ge "$cpu" ] || cpu=$busy
		mib=$((memory / 1024))
	done
}

"$CC" -std=c11 -D_XOPEN_SOURCE=700 -O1 -o "$WORK/measure" tests/robustness/bad_input/measure.c ||
	exit 2
MEASURE_GIB=8
export MEASURE_GIB

specc_on_gpu() {
	format='  %-34s %6s ms (CPU %s ms) %6s MiB   %s\n'
	measure 5 "$SPECC" check isa-spec/gpu && printf "$format" "check" "$ms" "$cpu" "$mib" ''
	for folder in templates/*/; do
		target=$(basename "$folder")
		[ -f "$folder/main.tpl" ] || continue
		rm -rf "$WORK/out"
		measure 3 "$SPECC" build -k --isa isa-spec/gpu -t "$target" -o "$WORK/out" &&
			printf "$format" "check and build, target $target" "$ms" "$cpu" "$mib" ''
	done
	rm -rf "$WORK/out"
	measure 1 "$SPECC" build -k --isa isa-spec/gpu -o "$WORK/out" &&
		printf "$format" "check and build, all, into nothing" "$ms" "$cpu" "$mib" 'goal 150 ms'
	measure 5 "$SPECC" build -k --isa isa-spec/gpu -o "$WORK/out" &&
		printf "$format" "the same, nothing changed" "$ms" "$cpu" "$mib" 'goal 150 ms'
}

# Time and memory of one command on 1,000, 10,000 and 100,000 opcodes, and per opcode against the
# smallest: 1.0 is linear.
synthetic() {
	what=$1
	shift
	base=''
	for opcodes in 1000 10000 100000; do
		file=$WORK/$opcodes.isa
		[ -f "$file" ] || awk -v opcodes=$opcodes -f "$here/synthetic.awk" >"$file"
		rm -rf "$WORK/out"
		measure 1 "$SPECC" "$@" "$file" || return
		[ -n "$base" ] || base="$cpu $mib"
		awk -v what="$what" -v n=$opcodes -v ms="$ms" -v cpu="$cpu" -v mib="$mib" -v base="$base" \
			-v bytes="$(wc -c <"$file")" 'BEGIN {
			split(base, first, " ")
			printf "  %-14s %8d %7.1f %8.2f %8.2f %7d %8.1f %7.2f %9.2f   %s\n", what, n,
				bytes / 1048576, ms / 1000, cpu / 1000, mib, mib * 1048576 / bytes,
				cpu / n / (first[1] / 1000), mib / n / (first[2] / 1000),
				n == 100000 ? "goal 10 s" : "" }'
	done
}

# ---- parts ----

if part 1 "specc on isa-spec/gpu (the least of several runs, peak memory)"; then
	specc_on_gpu
fi

if part 2 "specc on synthetic instruction sets; ratios are per opcode, 1.0 is linear"; then
	printf '  %-14s %8s %7s %8s %8s %7s %8s %7s %9s\n' command opcodes MiB seconds CPU \
		memory 'x input' 'x CPU' 'x memory'
	synthetic check check -q
	if [ -d templates/csv ]; then
		synthetic 'build -t csv' build -t csv -o "$WORK/out" -i
	fi
fi

generated=$ROOT/out/gpu/c
if part 3 "the generated C of the GPU ($CC $BENCH_CFLAGS)"; then
	if [ ! -f "$generated/gpu.h" ]; then
		generated=$WORK/out/c
		rm -rf "$WORK/out"
		"$SPECC" build -k --isa isa-spec/gpu -t c -o "$WORK/out" 2>"$WORK/log" ||
			sed -n '1,3p' "$WORK/log"
	fi
	sources=$(find "$generated" -name 'gpu_*.c' ! -name '*tool*' ! -name '*test*' | sort)
	# shellcheck disable=SC2086
	wc -c $generated/*.[ch] | awk '{ sum = $1 } END { printf "  source %.0f KiB\n", sum / 1024 }'
	objects=
	total=0
	for source in $sources; do
		measure 1 "$CC" -std=c11 -O2 -c -o "$WORK/o2.o" "$source" && total=$((total + ms))
		object=$WORK/$(basename "$source").o
		compile -c -o "$object" "$source" && objects="$objects $object"
	done
	echo "  compile at -O2 $total ms   goal 5000 ms"
	# shellcheck disable=SC2086
	if compile -I"$generated" -o "$WORK/codec" "$here/codec.c" $objects -lm; then
		size "$WORK/codec" 2>/dev/null | awk 'NR == 2 {
			printf "  code and tables %.0f KiB\n", ($1 + $2) / 1024 }'
		awk -f "$here/examples.awk" isa-spec/gpu/*.isa | "$WORK/codec" >"$WORK/codec.txt" ||
			echo "  not measured"
	fi
fi

if part 4 "ns per instruction"; then
	: >"$WORK/proto.txt" >"$WORK/peers.txt"
	prototype=$ROOT/../shared/perf/gpu_decode.c
	if [ ! -f "$prototype" ]; then
		echo "  (the hand-written prototype is not at hand: ../shared/perf)"
	elif "$CC" -O3 -march=native -w "$prototype" -o "$WORK/proto" -lm 2>"$WORK/log"; then
		"$WORK/proto" | sed -n \
			-e 's/^--- opcode mix: \([lLZu]\).*/mix \1/p' \
			-e 's/^decode L .* \([0-9.]*\) ns.*/lazy \1/p' \
			-e 's/^decode T2 (wide[^0-9]* \([0-9.]*\) ns.*/decode \1/p' \
			-e 's/^decode T2 + text[^0-9]*\([0-9.]*\) ns.*/text \1/p' \
			-e 's/^encode from record *\([0-9.]*\) ns.*/encode \1/p' |
			awk '/^mix/ { mix = $2 == "l" ? "predictable" : $2 == "Z" ? "zipf" : "uniform"; next }
				{ print mix, $0 }' >"$WORK/proto.txt"
	fi
	flags='' libraries=''
	for peer in 'ZYDIS Zydis/Zydis.h -lZydis -lZycore' 'CAPSTONE capstone/capstone.h -lcapstone'; do
		# shellcheck disable=SC2086
		set -- $peer
		name=$1 header=$2
		shift 2
		if printf '#include <%s>\nint main(void) { return 0; }\n' "$header" |
				"$CC" -x c - -o "$WORK/none" "$@" 2>/dev/null; then
			flags="$flags -DWITH_$name" libraries="$libraries $*"
		else
			echo "  ($name is not installed: lib$(echo "$name" | tr A-Z a-z)-dev)"
		fi
	done
	# shellcheck disable=SC2086
	if [ -n "$flags" ] && objcopy -O binary -j .text "$SPECC" "$WORK/text" 2>/dev/null &&
			compile $flags -o "$WORK/peers" "$here/peers.c" $libraries; then
		"$WORK/peers" "$WORK/text" >"$WORK/peers.txt"
	fi
	[ -f "$WORK/codec.txt" ] || : >"$WORK/codec.txt"
	awk -v codec="$WORK/codec.txt" -v proto="$WORK/proto.txt" -v peers="$WORK/peers.txt" '
	function load(path, table,   line, part) {
		while ((getline line < path) > 0) {
			split(line, part, " ")
			table[part[1] " " part[2]] = part[3]
		}
	}
	function show(x) { return x == "" ? "-" : sprintf("%.1f", x) }
	function row(name, table, work) {
		printf "  %-42s %11s %8s %8s   %s\n", name, show(table["predictable " work]),
			show(table["zipf " work]), show(table["uniform " work]), goal
		goal = ""
	}
	function against(work, other, times) {
		if (own["zipf " work] == "" || other == "") return ""
		return sprintf("goal %.1f (%s)", other * times,
			own["zipf " work] <= other * times ? "met" : "not met")
	}
	BEGIN {
		load(codec, own); load(proto, hand); load(peers, peer)
		printf "  %-42s %11s %8s %8s   %s\n", "", "predictable", "Zipf", "uniform", "goal for Zipf"
		goal = against("decode", hand["zipf decode"], 1.5)
		row("specc C: decode", own, "decode")
		row("specc C: decode into an array", own, "decode-array")
		row("prototype: decode of all fields", hand, "decode")
		row("prototype: decode lazily", hand, "lazy")
		goal = against("text", hand["zipf text"], 1.5)
		row("specc C: decode and text", own, "text")
		row("prototype: decode and text", hand, "text")
		goal = against("encode", hand["zipf encode"], 2)
		row("specc C: encode", own, "encode")
		row("prototype: encode", hand, "encode")
		row("specc C: parse", own, "parse")
		row("specc C: characters per instruction", own, "chars")
		n = split("zydis opcode,zydis decode,zydis text,capstone text", names, ",")
		for (i = 1; i <= n; i++)
			if (names[i] in peer)
				printf "  %-42s %11s   (x86-64 code of specc itself)\n", names[i],
					show(peer[names[i]])
		if (peer["zydis decode"] != "" && own["zipf decode"] > 0)
			printf "  decode is 1/%.0f of Zydis (goal 1/15), decode and text 1/%.1f (goal 1/4)\n",
				peer["zydis decode"] / own["zipf decode"], peer["zydis text"] / own["zipf text"]
	}'
fi

# Rounding in each instruction, switched modes, and neither: the last is what other processors have.
if part 5 "binary32 arithmetic: ns per row of lanes; goal: ratio 2.5 on x86 with FMA"; then
	"$SPECC" build -k --isa tests/interpreter/float/float.isa -t c -o "$WORK/float" 2>"$WORK/log" ||
		sed -n '1,3p' "$WORK/log"
	for flags in "$BENCH_CFLAGS" "-O2 -march=x86-64-v3" "-O2" "-O2 -DROWS_FLOAT_PORTABLE"; do
		case $flags in
		*v3) grep -qw avx2 /proc/cpuinfo 2>"$WORK/log" || continue ;;
		esac
		echo "  $flags"
		BENCH_CFLAGS=$flags compile -DHEADER='"rows_float.h"' "-DNAME(x)=rows_##x" \
			"-DCONSTANT(x)=ROWS_##x" -I"$WORK/float/c" -o "$WORK/floats" "$here/float.c" &&
			"$WORK/floats"
	done
fi

# ---- the interpreter ----

# On one core, where that can be had: neighbours then disturb all in a round alike.
pinned() {
	if command -v taskset >"$WORK/none"; then
		taskset -c 0 "$@"
	else
		"$@"
	fi
}

# rounded OPCODE: the program of one float instruction in all four modes, times in one line.
rounded() {
	printf '  %-8s' "$1"
	for mode in RN RZ RP RM; do
		awk -v op="$1.$mode" 'BEGIN {
			for (i = 0; i < 512; i++)
				printf "%s R%d, R7, R8%s;\n", op, 100 + i % 24,
					op ~ /FFMA/ ? sprintf(", R%d", 70 + i % 8) : "" }' >"$WORK/rounded.s"
		"$SPECC" asm --isa isa-spec/gpu -o "$WORK/rounded" "$WORK/rounded.s" || return
		pinned "$WORK/interpreter" any $mode "$WORK/rounded"
	done | awk '{ ns[NR] = $2; printf " %s %.2f", $1, $2 }
		END { printf "   directed / nearest %.2f\n", (ns[2] + ns[3] + ns[4]) / 3 / ns[1] }'
}

# Lines `ROUND WHAT NS`: the interpreter and the prototype in turn, so that ratios are of one round.
mix_rounds() {
	for round in 1 2 3 4 5; do
		{
			pinned "$WORK/interpreter" mix full "$WORK/mix"
			pinned "$WORK/interpreter" mix nineteen "$WORK/mix" 0x0f0ff3c7
			pinned "$WORK/interpreter" half half "$WORK/half"
			[ ! -x "$WORK/simt" ] || pinned "$WORK/simt" | sed -n \
				-e '/specialised/q' \
				-e 's/^ *computed goto *\([0-9.]*\) ns.*/proto-full \1/p' \
				-e 's/^ *computed goto, 19 lanes.*) *\([0-9.]*\) ns.*/proto-nineteen \1/p' \
				-e 's/^ *computed goto, half the insns predicated *\([0-9.]*\) ns.*/proto-half \1/p'
		} | sed "s/^/$round /"
	done
}

# Medians, and medians of the ratios of each round: for lines `ROUND WHAT NUMBER`.
medians='
	function median(list, n,   i, j, t) {
		for (i = 2; i <= n; i++)
			for (j = i; j > 1 && list[j - 1] > list[j]; j--) {
				t = list[j]; list[j] = list[j - 1]; list[j - 1] = t
			}
		return n ? list[int((n + 1) / 2)] : 0
	}
	function middle(what, other,   r, n, list) {
		n = 0
		for (r = 1; r <= rounds; r++)
			if ((r, what) in ns && (!other || (r, other) in ns))
				list[++n] = other ? ns[r, what] / ns[r, other] : ns[r, what]
		return median(list, n)
	}
	{ ns[$1, $2] = $3; rounds = $1 }
'

mix_table() {
	awk "$medians"'
	function row(name, what,   own, hand) {
		own = middle(what); hand = middle("proto-" what)
		printf "  %-32s %8.2f %8.1f %9s %8s\n", name, own, own ? 32 / own : 0,
			hand ? sprintf("%.2f", hand) : "-",
			hand ? sprintf("%.2f", middle("proto-" what, what)) : "-"
	}
	END {
		printf "  %-32s %8s %8s %9s %8s\n", "", "ns", "G/s", "prototype", "ratio"
		row("all lanes", "full")
		row("19 of 32 lanes", "nineteen")
		row("half predicated, 13 lanes", "half")
		if (middle("proto-full"))
			printf "  %-32s %8.2f   goal 0.80\n", "speed against the prototype",
				middle("proto-full", "full")
		printf "  %-32s %8.2f   goal 1.30\n", "half predicated, times the time",
			middle("half", "full")
	}' "$WORK/mix.txt"
}

each_table() {
	sort -k2,2n "$WORK/each.txt" | awk '
	{ name[NR] = $1; ns[NR] = $2; time[$1] = $2 }
	END {
		printf "  %d opcodes, ns an instruction of all lanes: half of them at most %.1f\n", NR,
			ns[int((NR + 1) / 2)]
		printf "  fastest:"
		for (i = 1; i <= 6 && i <= NR; i++) printf " %s %.1f", name[i], ns[i]
		printf "\n  slowest:"
		for (i = NR; i > NR - 6 && i > 0; i--) printf " %s %.1f", name[i], ns[i]
		printf "\n"
		for (i = 1; i <= NR; i++)
			printf "%s  %-16s %7.1f", (i - 1) % 4 ? "" : "\n", name[i], ns[i]
		printf "\n"
	}'
}

# The same work under OpenCL: what is installed of its platforms, and how many lane-operations.
opencl() {
	source=$ROOT/../shared/perf/cl_bench.c
	if [ ! -f "$source" ] || ! compile -w -o "$WORK/cl" "$source" -lOpenCL >"$WORK/none"; then
		echo "  (Oclgrind and PoCL are not measured: no OpenCL here)"
		return
	fi
	pinned "$WORK/cl" Portable 4096 20000 5 2>"$WORK/log" | sed 's/^/  PoCL: /' ||
		echo "  (PoCL is not installed: pocl-opencl-icd)"
	if command -v oclgrind >"$WORK/none"; then
		OCLGRIND_NUM_THREADS=1 pinned oclgrind "$WORK/cl" Oclgrind 1024 500 3 2>"$WORK/log" |
			sed 's/^/  Oclgrind: /'
	else
		echo "  (Oclgrind is not installed: oclgrind)"
	fi
}

interpreter() {
	flags="$BENCH_CFLAGS"
	case $BENCH_CFLAGS in *native*) flags="$flags -mprefer-vector-width=512" ;; esac
	total=0 kernels=0
	for source in $(find "$generated" -name 'gpu_*.c' ! -name '*tool*' | sort); do
		measure 1 "$CC" -std=c11 -O2 -c -o "$WORK/o2.o" "$source" || return
		total=$((total + cpu))
		case $source in *_kernels*.c) kernels=$((kernels + cpu)) ;; esac
		BENCH_CFLAGS=$flags compile -c -o "$WORK/run-$(basename "$source").o" "$source" || return
	done
	echo "  compile at -O2, CPU time: kernels $kernels ms, all $total ms   goal 5000 ms"
	BENCH_CFLAGS=$flags compile -I"$generated" -o "$WORK/interpreter" "$here/interpreter.c" \
		"$WORK"/run-*.o -lm || return
	awk -v mixes=64 -f "$here/mix.awk" >"$WORK/mix.s"
	awk -v mixes=64 -v half=1 -f "$here/mix.awk" >"$WORK/half.s"
	"$SPECC" asm --isa isa-spec/gpu -o "$WORK/mix" "$WORK/mix.s" &&
		"$SPECC" asm --isa isa-spec/gpu -o "$WORK/half" "$WORK/half.s" || return
	prototype=$ROOT/../shared/perf/simt.c
	if [ ! -f "$prototype" ]; then
		echo "  (the hand-written prototype is not at hand: ../shared/perf)"
	else
		# shellcheck disable=SC2086
		"$CC" -std=gnu11 $flags -fno-math-errno -fno-trapping-math -ffp-contract=off \
			-fno-strict-aliasing -DVEC -w -o "$WORK/simt" "$prototype" -lm 2>"$WORK/log"
	fi
	mix_rounds >"$WORK/mix.txt"
	mix_table
	echo "  directed rounding, ns an instruction (goal 2.5 times the nearest)"
	for opcode in FADD FMUL FFMA; do
		rounded $opcode
	done
	opencl
	awk -f "$here/examples.awk" isa-spec/gpu/*.isa | pinned "$WORK/interpreter" each \
		>"$WORK/each.txt"
	each_table
}

if part 6 "the interpreter: ns per warp instruction of 32 lanes, a mix of 8 instructions"; then
	if [ ! -f "$generated/gpu_kernels.c" ]; then
		generated=$WORK/interpreter-c/c
		"$SPECC" build -k --isa isa-spec/gpu -t c -o "$WORK/interpreter-c" 2>"$WORK/log" ||
			sed -n '1,3p' "$WORK/log"
	fi
	interpreter
fi

# ---- machines ----

. "$here/machines.sh"

if part 7 "decode of 16, 32 and 48 bits mixed: ns per instruction"; then
	lengths
fi

if part 8 "machines: sieve and CRC-32"; then
	machines
fi

# assembled WHAT ISA FILE: a million lines.
assembled() {
	measure 3 "$SPECC" asm --isa "$2" -o "$WORK/program" "$3" &&
		awk -v what="$1" -v ms="$ms" -v cpu="$cpu" -v mib="$mib" -v lines="$(wc -l <"$3")" 'BEGIN {
			printf "  %-34s %6d ms (CPU %d ms) %6d MiB   %.2f million lines/CPU s   goal 1\n",
				what, ms, cpu, mib, lines / (cpu + !cpu) / 1000 }'
}

assembler() {
	awk 'BEGIN { for (i = 0; i < 200000; i++) {
		print "L" i ":\taddi x5, x6, 12\n\tadd x1, x2, x3\n\tbeq x1, x2, L" i
		print "\tlw x8, 4(x9)   # a comment\n\tjal x1, L" i + 1 }
		print "L" i ":" }' >"$WORK/labels.s"
	assembled "labels in two of five lines" tests/machines/rv32 "$WORK/labels.s"
	for isa in isa-spec/*/; do
		awk -f "$here/examples.awk" "$isa"*.isa | awk '
			{ line[NR] = $0 }
			END { for (i = 0; NR && i < 1000000; i++) print line[1 + i % NR] }' >"$WORK/examples.s"
		assembled "examples of $(basename "$isa")" "$isa" "$WORK/examples.s"
	done
}

if part 9 "the assembler: a million lines"; then
	assembler
fi
if part 10 "the language server; goals: hovers 50 ms, diagnostics 1.2 times a check"; then
	command -v node >/dev/null && node tests/commands/lsp/speed.mjs "$SPECC" "$ROOT/isa-spec/gpu" \
		50 1.2
fi
exit 0
