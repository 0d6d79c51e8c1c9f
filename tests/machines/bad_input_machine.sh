#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Unreasonable input to a machine and its assembler: wild jumps and stores, traps in traps, endless
# prefixes, wrong programs, hostile ELF files and options, noise as a program or as a specification.
# Expected each time: the exception that the instruction set defines, or one clear error with its
# location; status 0 to 3, no hang, no partial output.
# Of the fields of ELF files one in eight, by turns. DEEP=1: all, 100 MB of source, more noise, and
# the generated C of all machines under the sanitizers.
set -u
within=$ROOT/tests/shared/within
. "$ROOT/tests/shared/tool.sh"
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1
brew=$ROOT/isa-spec/brew tiny=$ROOT/isa-spec/tiny
ref=$(dirname "$SPECC")/specc-ref
DEEP=${DEEP:-}
: "${SPECC_CACHE:=$WORK/cache}" "${ASAN_OPTIONS:=exitcode=134}" "${UBSAN_OPTIONS:=exitcode=134}"
export SPECC_CACHE ASAN_OPTIONS UBSAN_OPTIONS
: >failures
: >runs
executions=c
[ ! -x "$ref" ] || executions='c ref'

fail() {
	echo "FAIL $name: $1"
	[ $# -lt 2 ] || cut -c 1-200 "$2" | head -n 12 | sed 's/^/    /'
	echo "$name" >>failures # a variable set in a pipe would be lost
}

# share DEEP QUICK: the number of cases of a kind to try.
share() {
	if [ -n "$DEEP" ]; then echo "$1"; else echo "$2"; fi
}

# run STATUSES COMMAND...: ends with one of these statuses (0, 1, 12 for 1 or 2) within 60 seconds.
run() {
	wanted=$1
	shift
	echo "$name" >>runs
	"$within" 60 "$@" >o 2>e </dev/null
	status=$?
	case $wanted in
	*"$status"*) [ "$status" -gt 9 ] || return 0 ;;
	esac
	fail "exit status $status instead of one of $wanted: $*" e
	return 1
}

# says PATTERN FILE
says() {
	grep -q -e "$1" "$2" || fail "nothing is said about '$1'" "$2"
}

# ---- machines: effects of wrong programs ----

# stops ISA 'FIRST LINE' ARGUMENT...: for the program on standard input, specc run prints this first
# line in both executions.
stops() {
	isa=$1 line=$2
	shift 2
	cat >program.s
	for execution in $executions; do
		run 03 "$SPECC" run --isa "$isa" --execution $execution program.s "$@"
		[ "$(head -n 1 o)" = "$line" ] || fail "on $execution not '$line'" o
	done
}

machines() {
	name="a jump to an odd address" # Brew drops bit 0
	stops "$brew" 'raise exc_swi_0 at 0x00000040 after 2 steps' --stop-on-trap <<-'END'
		$r1 <- 0x41
		$pc <- $r1
	END
	name="an odd program counter"
	stops "$tiny" 'raise BadAddress at 0x0041 after 1 step' --stop-on-trap 'r1 = 0x41' <<-'END'
		jr r1
	END
	name="a jump to where no memory is"
	stops "$brew" 'raise exc_access at 0x02000000 after 1 step' --stop-on-trap <<-'END'
		$pc <- 0x2000000
	END
	name="a store outside of the memory"
	stops "$brew" 'raise exc_access at 0x00000000 after 0 steps' --stop-on-trap '$r1 = 0x7ffffffc' \
		<<-'END'
			MEM32[$r1] <- $r1
		END
	name="the last byte of an access outside"
	stops "$tiny" 'raise BadAddress at 0x0000 after 0 steps' --stop-on-trap --memory 0:0x101 \
		'r1 = 0x100' <<-'END'
			st r1, [r1]
		END
	name="a load at an address that is no multiple, outside" # alignment comes first
	stops "$brew" 'raise exc_unaligned at 0x00000000 after 0 steps' --stop-on-trap \
		'$r1 = 0x7ffffffd' <<-'END'
			$r2 <- MEM32[$r1]
		END
	name="a trap in a trap" # tiny's handler at 4 traps again, which its description forbids
	stops "$tiny" 'raise Twice at 0x0004 after 1 step' <<-'END'
		trap
		halt
		trap
	END
	name="traps without end" # each is a step, so that the limit ends them
	stops "$brew" 'limit at 0x00000000 after 5000 steps' --limit 5000 <<-'END'
		SWI 2
	END
	name="two prefixes"
	stops "$brew" 'raise exc_unknown_inst at 0x00000040 after 0 steps' --stop-on-trap <<-'END'
		.org 0x40
		_start: override keep, keep
		override keep, keep
		$r0 <- $r1 + $r2
	END
	name="prefixes without end"
	stops "$brew" 'raise exc_unknown_inst at 0x00000040 after 0 steps' --stop-on-trap <<-'END'
		.org 0x40
		_start: .fill 15, 2, 0xffff
		$r0 <- $r1 + $r2
	END
	name="a prefix at the end of the memory"
	stops "$brew" 'raise exc_access at 0x00000040 after 0 steps' --stop-on-trap \
		--memory 0:0x42 <<-'END'
			.org 0x40
			_start: override keep, keep
		END
}

# ---- programs with errors ----

# refuses 'PLACE' 'PATTERN': one error there in the program on standard input, no output.
refuses() {
	cat >program.s
	rm -f written
	run 1 "$SPECC" asm --isa "$tiny" -o written program.s
	[ ! -e written ] || fail "something was written"
	[ "$(grep -c ': error: ' e)" = 1 ] || fail "not one error" e
	grep -q "^$1: error: .*$2" e || fail "not '$2' at $1" e
}

wrong_programs() {
	name="symbols"
	echo 'b nowhere' | refuses program.s:1:3 "'nowhere' is not defined"
	printf 'a: halt\na: halt\n' | refuses program.s:2:1 "'a' is already defined"
	printf '.equ a, b\n.equ b, a\n' | refuses 'program.s:[12]:9' 'is defined in terms of itself'
	echo '.org end; halt; end:' | tr ';' '\n' | refuses program.s:1:6 'depends on itself'
	echo '.fill end, 1, 1; end:' | tr ';' '\n' | refuses program.s:1:7 'must be known here'
	echo 'r1: halt' | refuses program.s:1:1 'cannot be a symbol'
	name="displacements: how far too far"
	printf 'a: .space 2000\nb a\n' |
		refuses program.s:2:3 '1488 bytes too far: the displacement is -2000'
	printf 'b a\n.space 509\na:\n' | refuses program.s:1:3 'displacement is 511'
	name="sizes"
	echo '.space 1 << 40' | refuses program.s:1:8 'at most 256 MiB'
	printf '.org 1 << 63\n.byte 1\n' | refuses program.s:1:6 'beyond the last address'
	echo '.org -1' | refuses program.s:1:6 'not a negative number'
	{ printf '.org 0xfff0\n'; head -c 17 /dev/zero | sed 's/\x0/.byte 1\n/g'; } |
		refuses program.s:18:1 'beyond the last address'
	head -c 100000 /dev/zero >long
	echo '.incbin "long"' | refuses program.s:1:1 'beyond the last address'
	echo '.incbin "/dev/zero"' | refuses program.s:1:9 'outside of the folder of the program'
	echo '.balign 0' | refuses program.s:1:9 'expected a number 1'
	echo '.align 64' | refuses program.s:1:8 'expected a number 0'
	echo '.fill -1, 1, 1' | refuses program.s:1:7 'expected a number 0'
	echo '.fill 1 << 62, 8, 1' | refuses program.s:1:7 'expected a number 0'
	echo '.byte 256' | refuses program.s:1:7 'does not fit in 8 bits'
	echo '.word 0xffffffffffffffff * 3' | refuses program.s:1:26 'too large'
	echo '.word 1 / 0' | refuses program.s:1:9 'division by zero'
	name="text"
	echo '.ascii "abc' | refuses program.s:1:8 'has no closing'
	echo '.include "program.s"' | refuses program.s:1:10 'includes itself'
	echo '.include "/"' | refuses program.s:1:10 'cannot read'
	for count in 201 100000; do
		{ printf '.word '; head -c $count /dev/zero | tr '\0' '('; echo 1; } |
			refuses program.s:1:7 'expected an expression'
	done
	head -c 1000000 /dev/zero | tr '\0' x | refuses program.s:1:1 'unknown mnemonic'
	for mark in '\0' '\377' '\032'; do
		{ printf 'halt'; printf "$mark"; printf 'halt\n'; } >program.s
		run 1 "$SPECC" asm --isa "$tiny" program.s
		says '^program.s:1:5: error: ' e
	done
	name="text that is fine"
	printf '\357\273\277halt\r\nhalt\r\n' >program.s
	run 0 "$SPECC" asm --isa "$tiny" --format=hex program.s
	[ "$(tr -d '\n' <o)" = 00e000e0 ] || fail "a BOM or line ends are not passed over" o
	printf '.byte: halt\nhalt: b halt\n.word x\n.equ x, 1\n' >program.s
	run 0 "$SPECC" asm --isa "$tiny" program.s
	name="symbols that double 2^40 times" # each is evaluated once
	awk 'BEGIN { for (i = 0; i < 40; i++) print ".equ s" i ", s" i + 1 " + s" i + 1
		print ".equ s40, 1\n.dword s0" }' >program.s
	run 0 "$SPECC" asm --isa "$tiny" --format=hex program.s
	[ "$(cat o)" = 0000000000010000 ] || fail "other bytes" o
	name="a counter of 100,000 steps"
	awk 'BEGIN { print ".set n, 0"; for (i = 0; i < 100000; i++) print ".set n, n + 1"
		print ".word n" }' >program.s
	run 0 "$SPECC" asm --isa "$tiny" --format=hex program.s
	[ "$(cat o)" = a0860100 ] || fail "other bytes" o
	name="files that cannot be written"
	echo halt >program.s
	for option in -o --listing --map; do
		[ ! -w /dev/full ] || run 2 "$SPECC" asm --isa "$tiny" $option /dev/full program.s
		run 2 "$SPECC" asm --isa "$tiny" $option "$WORK/none/file" program.s
	done
}

large_programs() {
	name="a large source"
	awk -v n="$(share 2900000 14500)" 'BEGIN {
		for (i = 0; i < n; i++) print "l" i ":	$r1 <- $r2 + $r3  # comment " }' >large.s
	run 0 "$SPECC" asm --isa "$brew" -o large.bin large.s
	[ "$(wc -c <large.bin)" = "$(share 5800000 29000)" ] || fail "other bytes"
	name="a large source of errors"
	sed 's/+/plus/' large.s | head -n "$(share 100000 3000)" >wrong.s
	run 1 "$SPECC" asm --isa "$brew" -o wrong.bin wrong.s
	[ ! -e wrong.bin ] || fail "something was written"
	rm -f large.s large.bin wrong.s
}

# ---- options of specc run and of the generated tool ----

hostile_options() {
	printf 'ldi r1, 5\nhere: b here\n' >loop.s
	"$SPECC" asm --isa "$tiny" -o loop.bin loop.s
	printf '\000\340' >halt.bin
	: >empty.bin
	while read -r statuses options; do
		name="run $options"
		# shellcheck disable=SC2086
		run "$statuses" "$SPECC" run --isa "$tiny" loop.s $options
		[ "$status" -ne 2 ] || [ -s e ] || fail "nothing is said"
		# shellcheck disable=SC2086
		run "$statuses" ./tool run loop.bin $options
		[ "$status" -ne 2 ] || [ -s e ] || fail "the tool says nothing"
	done <<-END
		2 --memory 0:0
		2 --memory 0:0x10000000000000000
		2 --memory 0:0xffffffffffffffff
		2 --memory 0xffff:2
		2 --memory 1:10
		2 --memory 0x100
		2 --memory 0:3
		2 --load 0xffffffffffffffff=halt.bin
		2 --load 0xffff=halt.bin
		2 --load 0x10000=halt.bin
		2 --load 99999999999999999999=halt.bin
		2 --load 0
		2 --load =halt.bin
		2 --load 0=none.bin
		2 --load 0=/
		3 --load 0x100=empty.bin --limit 9
		2 --dump 0:0x8000000000000000
		2 --dump 0-0x7fffffffffffffff
		2 --dump 0-0xffffffffffffffff
		2 --dump 5-3
		2 --dump :
		3 --dump 0xfff8:16 --limit 9
		3 --dump 0xfffffffffffffff8:16 --limit 9
		2 --limit -1
		2 --limit 18446744073709551616
		2 --limit x
		3 --limit 0
		2 --entry 0x10000
		2 --entry x
		3 --entry 1 --limit 9
		2 --raise Nothing
		0 --stop-at 2 --stop-at 2
		2 $(awk 'BEGIN { for (i = 0; i < 17; i++) printf "--stop-at %d ", 2 * i }')
		0 --stop-on-self-jump --stop-at 0x8000
	END
	name="an interrupted run"
	timeout -s INT 2 ./tool run loop.bin --limit 1000000000000 >o 2>e
	[ $? = 124 ] || fail "it does not end by a signal" e
	if [ -w /dev/full ]; then
		name="run >/dev/full"
		"$SPECC" run --isa "$tiny" loop.s --limit 9 >/dev/full 2>e
		[ $? = 2 ] || fail "specc run does not notice" e
		./tool run loop.bin --limit 9 >/dev/full 2>e
		[ $? = 2 ] || fail "the tool does not notice" e
	fi
}

# ---- ELF files ----

# reads FILE: each program that reads ELF files accepts this one, or says why not.
reads() {
	run 023 ./tool run "$1" --limit 9
	[ "$status" -ne 2 ] || [ -s e ] || fail "the tool says nothing"
	run 01 "$SPECC" disasm --isa "$tiny" -o text "$1"
	[ -z "$DEEP" ] || run 0123 "$SPECC" run --isa "$tiny" "$1" --limit 9
}

hostile_elf() {
	numbers='0 1 0x7fff 0xffff 0x7fffffff 0x80000000 0xffffffff 0x7fffffffffffffff
		0xffffffffffffffff'
	for kind in '32 little' '64 little' '32 big' '64 big'; do
		name="a sound ELF file, $kind"
		# shellcheck disable=SC2086
		./elf $kind code=00e0 >sound.elf
		case $kind in
		*big)
			run 2 ./tool run sound.elf
			says 'it is a big-endian ELF file .*; expected little-endian, machine 0' e
			run 1 "$SPECC" disasm --isa "$tiny" sound.elf
			says 'its bytes are big-endian, expected little-endian' e
			run 2 "$SPECC" run --isa "$tiny" sound.elf ;;
		*)
			run 0 ./tool run sound.elf
			run 0 "$SPECC" disasm --isa "$tiny" sound.elf
			says '^halt' o ;;
		esac
		[ -n "$DEEP" ] || [ "$kind" = '64 little' ] || continue
		for field in $(./elf fields); do
			for number in $numbers; do
				echo "$field=$number"
			done
		done | by_turns 8 >fields
		while read -r field <&3; do
			name="an ELF file, $kind, with $field"
			# shellcheck disable=SC2086
			./elf $kind code=00e0 $field >bad.elf
			reads bad.elf
		done 3<fields
	done
	name="an ELF file of another machine"
	./elf 32 little code=00e0 machine=243 >bad.elf
	run 2 "$SPECC" run --isa "$tiny" bad.elf
	says 'it is for machine 243, expected 0' e
	run 2 ./tool run bad.elf
	says 'for machine 243; expected little-endian, machine 0' e
	run 1 "$SPECC" disasm --isa "$tiny" bad.elf
	rv32=$ROOT/tests/machines/rv32
	./elf 32 little code=13000000 >bad.elf
	run 1 "$SPECC" disasm --isa "$rv32" bad.elf
	says 'it is for machine 0, expected 243' e
	./elf 64 little code=13000000 machine=243 >bad.elf
	run 1 "$SPECC" disasm --isa "$rv32" bad.elf
	says 'it has 64 bits, expected 32' e
	./elf 32 little code=13000000 machine=243 >bad.elf
	run 0 "$SPECC" disasm --isa "$rv32" bad.elf
	echo '.word 0' >nop.s
	run 12 "$SPECC" asm --isa "$rv32" --format=elf64 -o bad.elf nop.s
	says 'need elf32' e
	name="a segment that is loaded elsewhere" # ldi r1, 7; halt at 0x10; its own address is 0x400
	./elf 32 little code=072200e0 entry=0x10 p_vaddr=0x400 p_paddr=0x10 >moved.elf
	run 0 "$SPECC" run --isa "$tiny" moved.elf --dump 0x10:4 --dump 0x400:4
	says 'r1 = 0x0007' o
	says '^0x0010 *07 22 00 e0' o
	says '^0x0400 *00 00 00 00' o
	cp o specc.out
	run 0 ./tool run moved.elf --dump 0x10:4 --dump 0x400:4
	cmp -s o specc.out || fail "the tool differs from specc run" o
	run 0 "$SPECC" disasm --isa "$tiny" --bytes moved.elf # where its symbols are
	says '^ *00000400: 0722  ldi r1, 7' o
	./elf 32 little code=072200e0 entry=0x400 p_vaddr=0x400 p_paddr=0 >moved.elf
	run 0 "$SPECC" run --isa "$tiny" moved.elf
	run 0 ./tool run moved.elf
	for size in 0 1 4 5 16 51 52 63 64 65 100 119 120 121; do
		name="an ELF file of $size bytes"
		./elf 64 little code=00e0 cut=$size >bad.elf
		reads bad.elf
	done
	name="segments on each other"
	./elf 32 little times=2 code=00e0 >bad.elf
	run 2 "$SPECC" run --isa "$tiny" bad.elf
	says 'segments overlap' e
	name="65,535 segments in a row"
	./elf 64 little times=65535 step=1 code=00 >many.elf
	reads many.elf
	name="65,535 segments that are all of the file"
	./elf 64 little times=65535 p_offset=0 p_filesz=3000000 p_memsz=3000000 >many.elf
	run 2 ./tool run many.elf
	run 12 "$SPECC" disasm --isa "$tiny" many.elf
	name="one segment of 2^63 zeros"
	./elf 64 little code=00e0 p_memsz=0x8000000000000000 >bad.elf
	run 2 ./tool run bad.elf
	run 2 "$SPECC" run --isa "$tiny" bad.elf
	rm -f many.elf
}

# ---- noise ----

# noise SEED FOLDER: lines of words from the specification and from the assembler.
noise() {
	awk -v seed="$1" '
	{ for (i = 1; i <= NF && n < 4000; i++) word[++n] = $i }
	END {
		srand(seed)
		m = split(".byte .half .word .dword .float .ascii .asciz .space .fill .balign .align " \
			".equ .set .global .org .zero .skip .include .incbin 0 1 -1 65536 0xffffffffffffffff " \
			"18446744073709551615 1<<63 0b11 12f 1b 12: 1: a a: b: .L1: a b . , , , ( ) ( ) [ ] " \
			"{ } + - ~ ! * / % << >> < == & ^ | && || ? : \"x\" \" \047a\047 \047 # ; // $ @ \\ 0x",
			mark, " ")
		for (line = rand() * 12; line >= 0; line--) {
			text = ""
			for (i = rand() * 14; i >= 0; i--)
				text = text (rand() < 0.4 ? word[int(rand() * n) + 1] : mark[int(rand() * m) + 1]) \
					(rand() < 0.7 ? " " : "")
			print text
		} }' "$2"/*.isa
}

noisy_programs() {
	for i in $(seq "$(share 1500 30)" | turned); do
		name="noise $i as a program"
		isa=$tiny
		[ $((i % 2)) = 0 ] || isa=$brew
		if [ $((i % 5)) = 0 ]; then
			awk -v seed=$i 'BEGIN { srand(seed)
				for (k = 0; k < 300; k++) printf "%c", int(rand() * 255) + 1 }' >program.s
		else
			noise $i "$isa" >program.s
		fi
		rm -f written
		run 012 "$ASSEMBLER" asm --isa "$isa" --format=elf32 -o written program.s
		[ "$status" = 0 ] || [ ! -e written ] || fail "something was written"
		[ "$status" = 0 ] || says '^program.s:[0-9]*:[0-9]*: error: ' e
	done
}

# changed SEED FILE: the specification with lines or words removed, doubled or exchanged.
changed() {
	awk -v seed="$1" '
	{ line[NR] = $0 }
	END {
		srand(seed)
		for (changes = rand() * 3; changes >= 0; changes--) {
			a = int(rand() * NR) + 1; b = int(rand() * NR) + 1; kind = int(rand() * 6)
			keep = line[a]
			n = split(line[a], word, " "); at = int(rand() * n) + 1
			if (kind == 0) line[a] = ""
			if (kind == 1) line[a] = keep "\n" keep
			if (kind == 2) { line[a] = line[b]; line[b] = keep }
			if (kind == 3 && n) { word[at] = "" }
			if (kind == 4 && n) { word[at] = word[at] " " word[at] }
			if (kind == 5 && n && split(line[b], other, " ")) word[at] = other[1]
			if (kind < 3) continue
			line[a] = "    "
			for (i = 1; i <= n; i++) line[a] = line[a] word[i] " "
		}
		for (i = 1; i <= NR; i++) print line[i] }' "$2"
}

changed_specifications() {
	for i in $(seq "$(share 600 12)" | turned); do
		name="changed specification $i"
		isa=$tiny
		[ $((i % 4)) -ne 0 ] || isa=$brew
		rm -rf isa built
		mkdir isa && cp "$isa"/* isa
		file=$(ls isa | awk -v n=$i '{ f[NR] = $0 } END { print f[n % NR + 1] }')
		changed $i "$isa/$file" >"isa/$file"
		run 01 "$ASSEMBLER" check isa
		[ "$status" = 0 ] || says ': error: .* \[[a-z-]*\]$' e
		[ "$status" = 0 ] && [ $((i % 3)) = 0 ] || continue
		run 0 "$SPECC" build --isa isa -t c -o built || continue
		for source in built/c/*.c; do
			run 0 ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$source"
		done
	done
}

# ---- the generated C ----

# random_programs NAME FLAG...: random programs behave the same in all ways of running them.
random_programs() {
	name="random programs of $1"
	"$SPECC" build --isa "$2" -t c -o "random/$1" >log 2>&1 || { fail "build" log; return; }
	machine=$1
	shift 2
	# shellcheck disable=SC2046
	run 0 "$@" -std=c11 -DNAME="$machine" -DHEADER="\"${machine}_run.h\"" \
		-DUPPER="$(echo "$machine" | tr '[:lower:]' '[:upper:]')" -Irandom/"$machine"/c \
		-o "random/run" "$ROOT/tests/robustness/bad_input/programs.c" \
		$(ls random/"$machine"/c/*.c | grep -v _tool) || return
	run 0 ./random/run 1 "$(share 3000 1000)" || cat o
}

all_random_programs() {
	if [ -z "$DEEP" ]; then
		random_programs tiny "$tiny" ${CC:-cc} -O0
		return
	fi
	for machine in "$tiny" "$brew" "$ROOT/tests/machines/cpu6502" "$ROOT/tests/machines/rv32"; do
		random_programs "$(basename "$machine")" "$machine" ${CC:-cc} -O1 -g \
			-fsanitize=address,undefined -fno-sanitize-recover=all
	done
}

# ---- run everything ----

${CC:-cc} -std=c11 -O1 -o elf "$ROOT/tests/robustness/bad_input/elf.c" || exit 1
"$SPECC" build --isa "$tiny" -t c -o tool.c >log 2>&1 || { cat log; exit 1; }
tool_of "$tiny" tool.c/c tool || exit 1
ASSEMBLER=$SPECC
if [ -n "$DEEP" ]; then
	mkdir asan && cp -R "$ROOT/templates" asan/templates || exit 2
	make -s -C "$ROOT" BUILD="$WORK/asan/build" EXTRA_CFLAGS="-O1 -fno-omit-frame-pointer \
		-fsanitize=address,undefined -fno-sanitize-recover=all" "$WORK/asan/build/specc" \
		>log 2>&1 || { tail -n 20 log; exit 1; }
	ASSEMBLER=$WORK/asan/build/specc
fi
for part in $(printf '%s\n' machines wrong_programs large_programs hostile_options hostile_elf \
		noisy_programs changed_specifications all_random_programs | turned); do
	$part
done
echo "$(wc -l <runs) runs, $(wc -l <failures) failures"
[ -s runs ] && [ ! -s failures ]
