# SPDX-License-Identifier: MIT
# SLOW
# The generated interpreter of a machine, tests/interpreter/cpu.isa: by its interface (cpu.c), with
# every sixth of the faults that must be seen, by turns; then the commands run and cases of the
# generated program, and specc run, byte for byte, with programs as bytes, assembly and ELF files,
# among them broken ones. DEEP=1: all the faults, and optimised code.
set -u
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/plant.sh"
level=-O0
[ -z "${DEEP-}" ] || level=-O2
failed=0
. "$ROOT/tests/shared/fail_on.sh"
here=$ROOT/tests/interpreter
warn="-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
sanitize=-fsanitize=address,undefined
echo 'int main(void) { return 0; }' >"$WORK/empty.c"
${CC:-cc} $sanitize -o "$WORK/empty" "$WORK/empty.c" >"$WORK/log" 2>&1 || sanitize=

"$SPECC" build --isa "$here/cpu.isa" --templates "$ROOT/templates" -t c -o "$WORK/out" \
	>"$WORK/log" 2>&1 || { fail "build" "$WORK/log"; exit 1; }

# compile OPTIONS...: the library and cpu.c
compile() {
	${CC:-cc} "$@" -I"$WORK/out/c" -I"$here" -o "$WORK/test" "$here/cpu.c" \
		$(ls "$WORK"/out/c/*.c | grep -v '_tool\.c$') >"$WORK/log" 2>&1
}

if compile $warn -O0 $sanitize; then
	"$WORK/test" >"$WORK/log" 2>&1 || fail "cpu.c" "$WORK/log"
else
	fail "compile cpu.c" "$WORK/log"
fi
for cc in ${DEEP:+gcc} clang; do
	command -v $cc >/dev/null 2>&1 || continue
	CC=$cc compile $warn $level && "$WORK/test" >>"$WORK/log" 2>&1 ||
		fail "cpu.c with $cc" "$WORK/log"
done

# Faults in cpu_run.c that cpu.c must notice.
seen=0
cp "$WORK/out/c/cpu_run.c" "$WORK/kept"
(cd "$WORK" && ${CC:-cc} -std=c11 -c -Iout/c -I"$here" "$here/cpu.c" \
	$(ls out/c/*.c | grep -v -e '_tool\.c$' -e 'cpu_run\.c$')) || fail "compile objects"
cat >"$WORK/list.fault" <<'FAULTS'
file cpu_run.c
edit s/ \&\& !state->in_trap)/)/
edit s/program->breaks\[i\] == pc/program->breaks[i] == pc + 1/
edit s/pc, bytes, CPU_UNIT, insn.length)/pc, bytes, CPU_UNIT, CPU_LENGTH_MAX)/
edit s/copy\[0\].cycles += front.cycles;//
edit s/copy\[0\].pc = front.pc;//
edit s/copy\[0\].units + front.units/copy[0].units/
edit s/program->prefixed.*prefixes = 0;//
edit s/kept->pc == front->pc/1/
edit s/kept->cycles == own->cycles + front->cycles/own/
edit s/ || program->break_count)/)/
edit s/if (kept .. op_at/if (0 \&\& op_at/
edit s/front.prefixes == CPU_PREFIXES/front.prefixes > CPU_PREFIXES/
edit s/if (copy->index == CPU_INDEX_BREAK)/if (0)/
edit s/if (program->ops\[i\].index != CPU_INDEX_BREAK)//
edit s/address > before ? address - before : 0/address/
edit s/cpu_clear_transients(state);//
edit s/--\*left;/;/
edit s/state->pc &= [A-Z]*_PC_MASK;//
edit s/if (is_break(program, pc))/if (0)/
edit s/^\t\top->index = CPU_INDEX_DECODE;//
edit s/state->bad_address = bad_address;//
edit s/(op->units - 1u)/op->units/
edit s/codes\[exception\]/exception/
edit s/state->stop_on_trap)/0)/
edit s/program->coded\[(at + i)/program->coded[(at + 0)/
edit s/first < known ? first : known/first/
edit s/end > known_end ? end : known_end/end/
edit s/program->watched_size = end - first + before/program->watched_size = end - first/
edit s/pc - bank->base <= bank->size - length \&\& bank->size >= length/1/
edit s/op->index != CPU_INDEX_UNFETCHED \&\& //
edit s/[A-Z]*_PC_MASK - base < size - 1/0/
edit s/rest < ROW ? (uint32_t)rest : ROW/(uint32_t)rest/
edit s/copy->jump = 0;//
edit s/if (is_break_behind(state))/if (0)/
edit s/copy.stop_on_trap = true;//
edit s/ \&\& !is_prefix(state, pc))/ \&\& 0)/
edit s/^\tstate->left = left;//
FAULTS
faults "$WORK/list.fault" | by_turns 6 >"$WORK/faults"
while IFS=$tab read -r number _ _ _ edit; do
	plant "$WORK/list.fault" "$number" "$WORK/kept" "$WORK/out/c/cpu_run.c" || failed=1
	rm -f "$WORK/test"
	${CC:-cc} -std=c11 -o "$WORK/test" "$WORK/out/c/cpu_run.c" "$WORK"/*.o ||
		fail "does not compile: $edit"
	# a fault may make it run for ever: 3 seconds of CPU time
	(ulimit -t 3 && exec "$WORK/test") >"$WORK/log" 2>&1 && fail "not seen: $edit"
	seen=$((seen + 1))
done <"$WORK/faults"
[ $seen -ge 4 ] || fail "only $seen faults were tried"
cp "$WORK/kept" "$WORK/out/c/cpu_run.c"

# ---- the program, and specc run ----

cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
tool=$WORK/cpu_tool
# shellcheck disable=SC2046
${CC:-cc} $warn -o "$tool" out/c/*_tool.c out/c/cpu_run.c $(ls ./*.o | grep -v '/cpu\.o$') \
	>log 2>&1 || { fail "compile the program" log; exit 1; }

# expect STATUS COMMAND...: standard output and standard error are what standard input has.
expect() {
	status=$1
	shift
	cat >expected
	"$@" >actual 2>&1 </dev/null
	actual=$?
	[ $actual = "$status" ] || fail "exit status $actual, not $status: $*"
	diff expected actual >diff || fail "$*" diff
}
specc_run() {
	"$SPECC" run --isa "$here/cpu.isa" "$@"
}
# both STATUS FILE ARGUMENTS...: the tool on FILE.bin at 0x1000 and specc run on FILE.s agree
both() {
	cat >same
	status=$1 file=$2
	shift 2
	expect "$status" "$tool" run --load 0x1000=$file.bin --entry 0x1000 "$@" <same
	expect "$status" specc_run $file.s "$@" <same
}

# ldi 3; wide, stw 0x2000; lda 0x2001; brk; hlt
printf '\001\003\011\013\000\040\002\001\040\010\007' >p.bin
cat >p.s <<'END'
	.org 0x1000
_start:
	ldi 0x3
store:	wide
	stw 0x2000
	lda 0x2001
	brk
	hlt
END
both 3 p --limit 4 --cycles W=0x1234 <<'END'
limit at 0x0000 after 4 steps, 16 cycles
A = 0x12
epc = 0x1009
enext = 0x100a
ecause = 0x04
ram[0x2000] = 3412
END
expect 3 specc_run p.s --limit 3 --trace W=0x1234 <<'END'
_start:
0x1000  ldi 0x3
        A = 0x03
store:
0x1002  wide
0x1003  stw 0x2000
        ram[0x2000] = 3412
0x1006  lda 0x2001
        A = 0x12
limit at 0x1009 after 3 steps
A = 0x12
ram[0x2000] = 3412
END
both 3 p --stop-on-trap 'ram16[0xfffc]=0x100a' <<'END'
raise Soft at 0x1009 after 3 steps
ram[0x2000] = 77
END
both 0 p 'ram16[0xfffc]=0x100a' --dump 0x2000:18 --dump 0x1ffe-0x2000 <<'END'
halt at 0x100b after 5 steps
A = 0xee
epc = 0x1009
enext = 0x100a
ecause = 0x04
ram[0x2000] = 77
0x2000  77 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
0x2010  00 00
0x1ffe  00 00 77
END
# One line; the lines here are joined by blanks.
paste -s -d ' ' <<'END' >line
{"stop": "break", "pc": 4102, "steps": 2, "cycles": 6, "trace":
[{"pc": 4096, "text": "ldi 0x3", "changed": {"A": "0x03"}},
{"pc": 4098, "text": "wide; stw 0x2000", "changed": {"ram[0x2000]": "0201"}}],
"changed": {"A": "0x03", "ram[0x2000]": "0201"}, "dump": [{"from": 8192, "bytes": "0201"}]}
END
both 0 p --stop-at 0x1006 --format=json --trace --cycles --dump 0x2000:2 W=0x0102 <line
both 3 p --raise Align --limit 0 'ram16[0xfffc]=0x4321' <<'END'
limit at 0x4321 after 0 steps
epc = 0x1000
enext = 0x1000
ecause = 0x03
END
expect 0 specc_run p.s --stop-at store --dump store 'W = store' <<'END'
break at 0x1002 after 1 step
A = 0x03
0x1002  09 0b 00 20 02 01 20 08 07
END
# The reset: the vector is in the file that is loaded.
printf '\000\020' >vector.bin
expect 0 "$tool" run --load 0x1000=p.bin --load 0xfffe=vector.bin 'ram16[0xfffc]=0x100a' <<'END'
halt at 0x100b after 5 steps
A = 0xee
epc = 0x1009
enext = 0x100a
ecause = 0x04
ram[0x2000] = 77
END
# There is no vector: the reset raises.
expect 3 "$tool" run --memory 0x1000:0x1000 --load 0x1000=p.bin <<'END'
raise Bus at 0x0000 after 0 steps
END
# A jump to itself; many places in memory, long rows.
printf '\004\000\000' >loop.bin
expect 0 "$tool" run --stop-on-self-jump loop.bin <<'END'
self-jump at 0x0000 after 1 step
END

# Of 17 places in memory 16 are shown.
{ printf '.org 0x1000\n_start:\n'; seq -f 'wide
stw 0x%.0f00' 20 36; echo hlt; } >many.s
"$SPECC" asm --isa "$here/cpu.isa" many.s 2>log | tail -c $((17 * 4 + 1)) >many.bin
{
	printf 'halt at 0x1045 after 18 steps\nA = 0xee\n'
	seq -f 'ram[0x%.0f00] = 77' 20 35
	echo "and 1 more location in memory"
} >line
both 0 many <line

# ---- what is refused ----

refused() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	echo "cpu_tool: $message" | expect 2 "$tool" run "$@"
}
refused "'run': expected a FILE, ELF or bytes, or --load"
refused "cannot read 'nowhere': No such file or directory" nowhere
refused "'p.bin': its 11 bytes at 0xfff8 are outside of memory, 0x0 to 0xffff; see --memory" \
	--load 0xfff8=p.bin
refused "'p.bin': expected ADDRESS=FILE after --load" --load p.bin
refused "'5': expected BASE:SIZE after --memory" --memory 5 p.bin
refused "'0x8000:0x8001': the memory is empty or ends after the last address" \
	--memory 0x8000:0x8001 p.bin
refused "'x': expected an address after --entry" --entry x p.bin
refused "'--dump': expected a value after it" p.bin --dump
refused "'7-3': expected FROM:SIZE or FROM-TO after --dump" --dump 7-3 p.bin
refused "'Hard': is not an exception" --raise Hard p.bin
refused "'-1': is not a number of steps" --limit -1 p.bin
refused "'--bare': is not an option of run; see --help" --bare p.bin
refused "'Q=1': unknown register or memory" p.bin Q=1
refused "'A=256': the number does not fit" p.bin A=256
refused "'ram[0x10000]=1': there is no memory at this address" p.bin 'ram[0x10000]=1'
refused "'ram[1=1': expected a number in [ ]" p.bin 'ram[1=1'

run_refused() { # MESSAGE ARGUMENTS...
	message=$1
	shift
	echo "specc run: $message" | expect 2 specc_run "$@"
}
run_refused "the 11 bytes at 0xfff8 are outside of memory, 0x0 to 0xffff; see --memory" \
	--load 0xfff8=p.bin
run_refused "'end': expected an address or a label of the program" p.s --stop-at end
run_refused "'Hard': expected an exception of the instruction set" p.s --raise Hard
run_refused "'7-3': expected FROM:SIZE, FROM-TO or a label of the program" p.s --dump 7-3

# ---- ELF ----

# elf NAME SEGMENTS TYPE OFFSET ADDRESS SIZE ROOM: 32 bits, little endian; the program behind the
# headers, at 0x54. Numbers are octal escapes of two bytes.
elf() {
	{
		printf '\177ELF\001\001\001\000\000\000\000\000\000\000\000\000'
		printf '\002\000\000\000\001\000\000\000\000\020\000\000\064\000\000\000'
		printf '\000\000\000\000\000\000\000\000\064\000\040\000'"$2"'\000\000\000\000\000\000'
		printf "$3"'\000\000'"$4"'\000\000'"$5"'\000\000'"$5"'\000\000'
		printf "$6"'\000\000'"$7"'\000\000'
		printf '\005\000\000\000\004\000\000\000'
		cat p.bin
	} >"$1"
}
elf good.elf '\001\000' '\001\000' '\124\000' '\000\020' '\013\000' '\020\000'
for run in "$tool run" specc_run; do
	expect 0 $run good.elf 'ram16[0xfffc]=0x100a' <<'END'
halt at 0x100b after 5 steps
A = 0xee
epc = 0x1009
enext = 0x100a
ecause = 0x04
ram[0x2000] = 77
END
done
bad_elf() { # MESSAGE ...: as elf; specc run refuses it as well
	message=$1
	shift
	elf bad.elf "$@"
	refused "'bad.elf': $message" bad.elf
	specc_run bad.elf >actual 2>&1 && fail "specc run takes an ELF file: $message" actual
	grep -q '^specc run: ' actual || fail "specc run says nothing: $message" actual
}
bad_elf "the ELF file has no segments, so it is not linked" \
	'\000\000' '\001\000' '\124\000' '\000\020' '\013\000' '\020\000'
bad_elf "the ELF file ends in its headers" \
	'\377\377' '\000\000' '\124\000' '\000\020' '\013\000' '\020\000'
bad_elf "a segment is outside of the ELF file" \
	'\001\000' '\001\000' '\125\000' '\000\020' '\013\000' '\020\000'
bad_elf "a segment is outside of the ELF file" \
	'\001\000' '\001\000' '\124\000' '\000\020' '\013\000' '\012\000'
printf '\177ELF\003\001' >bad.elf
refused "'bad.elf': the ELF file has an unknown class or byte order" bad.elf
printf '\177ELF\002\002' >bad.elf
refused "'bad.elf': the ELF file ends in its headers" bad.elf

# ---- case scripts ----

cat >script <<'END'
case seen
mem ram 0 10000
put ram 0 fffc 3412
set pc 0 * fffe
trap Bus 2b c0de
go
case far
set pc 0 * fffe
trap Bus 2c c0de
go
case half
trap Bus 2
go
case wide
trap Bus 10000 0
go
case trap
mem ram 0 10000
put ram 0 fffc 3412
set pc 0 * 40
set cycles 0 * 5
trap Align
go
case reset
mem ram 0 10000
put ram 0 fffe 3412
set A 0 * 9
reset
go
case told
mem ram 0 80 8000
put ram 0 8000 010506090b208007
set W 0 * 201
set pc 0 * 8000
trace
go
case limits
mem ram 0 8
put ram 0 0 06060606
limit 9
stop-at 3
go
case trapped
mem ram 0 8
stop-on-trap
set wide 0 * 1
raise Soft
go
case wrong
mem ram 0 8
put ram 0 7 0102
go
END
"$tool" cases <script >actual 2>&1
cat >expected <<'END'
case seen
stop limit - 1234 1
epc 0 * fffe
enext 0 * 2b
eaddr 0 * c0de
ecause 0 * 2
cycles 0 * 7
end
error line 10: no instruction at fffe ends at 2c
error line 12: expected trap NAME [NEXT_PC BAD_ADDRESS]
error line 16: no instruction at 0 ends at 10000
case trap
stop limit - 1234 1
epc 0 * 40
enext 0 * 40
ecause 0 * 3
cycles 0 * c
put ram 0 fffc 3412
end
END
sed '/^put ram 0 fffc 3412$/d' expected >expected.1
cat >>expected.1 <<'END'
case reset
stop limit - 1234 1
A 0 * 0
W 0 * 77
end
case told
step 8000
A 0 * 5
cycles 0 * 2
step 8002
A 0 * 6
Z 0 * 0
cycles 0 * 3
step 8003
cycles 0 * 7
put ram 0 8020 0102
step 8007
A 0 * ee
cycles 0 * 8
stop halt - 8008 4
A 0 * ee
Z 0 * 0
cycles 0 * 8
put ram 0 8020 0102
end
case limits
stop break - 3 3
A 0 * 3
Z 0 * 0
cycles 0 * 3
end
case trapped
stop raise Soft 0 0
address 0
wide 0 * 0
end
error line 51: put ram 0 7: there is no memory at this address
END
diff expected.1 actual >diff || fail "cases" diff
exit $failed
