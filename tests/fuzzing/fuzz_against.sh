#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# `specc fuzz --against`: faults planted in a decoder of isa-spec/tiny are classified correctly,
# each with the simplest word, whether it crashes, hangs or answers garbage, and the campaign
# continues; a decoder without faults causes no findings; every example to paste is valid; and
# findings on RISC-V for the disassemblers of LLVM and binutils. A part is skipped if its tools are
# missing.
set -u
within=$ROOT/tests/shared/within
export LLVM_PROFILE_FILE=/dev/null # no coverage counters, if the build has them
cd "$WORK" || exit 1
decoders=$ROOT/tests/fuzzing/fuzz/decoders
. "$ROOT/tests/shared/every.sh"
cc=${CC:-cc}
failed=0
. "$ROOT/tests/shared/fail_on.sh"

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -t c -t fuzz -t fuzz-decoder -o tiny >log 2>&1 ||
	{ cat log; exit 1; }
flags="-std=c11 -D_POSIX_C_SOURCE=200809L ${DEEP:+-O1} -fPIC -Itiny/c -Itiny/fuzz-decoder"
for source in tables decode encode format number; do
	# shellcheck disable=SC2086
	$cc $flags -c tiny/c/tiny_$source.c || exit 1
done
# shellcheck disable=SC2086
$cc $flags -c "$decoders/pipe.c" || exit 1
# shellcheck disable=SC2086
$cc $flags -DBUFFERED -c -o buffered.o "$decoders/pipe.c" || exit 1

# decoder HOW [FLAG...]: makes ./decoder or ./decoder.so
decoder() {
	how=$1
	shift
	case $how in
	so) set -- -shared -o decoder.so "$@" ;;
	pipe) set -- -o decoder "$@" pipe.o ;;
	buffered) set -- -o decoder "$@" buffered.o ;;
	esac
	# shellcheck disable=SC2086
	$cc $flags "$@" "$decoders/tiny_decoder.c" tiny_*.o || exit 1
	[ "$how" = so ] && made=./decoder.so || made=./decoder
}

fuzz() {
	timeout 60 "$SPECC" fuzz --isa "$ROOT/isa-spec/tiny" --count 3000 --timeout "${limit:-500}" \
		--late "${late:-500}" --format lines "$@"
}

# planted HOW FAULT KIND OPCODE FIELDS BYTES [FLAG...]: there is exactly this finding. BYTES:
# alternatives separated by |; empty: any.
planted() {
	how=$1 fault=$2 kind=$3 opcode=$4 fields=$5 bytes=$6
	shift 6
	decoder "$how" "-DFAULT=$fault" "$@"
	fuzz --against "$made" >out 2>err
	status=$?
	[ $status = 1 ] || fail "$how $fault: exit status $status" err
	awk -F '\t' -v kind="$kind" -v opcode="$opcode" -v fields="$fields" -v bytes="$bytes" '
	NR == 1 { next }
	$1 == kind && $2 == opcode && $3 == fields &&
		(bytes == "" || index("|" bytes "|", "|" $5 "|")) &&
		$8 ~ /tiny\/[a-z]*\.isa:[0-9]+$/ { good++ }
	END { exit !(good == 1 && NR == 2) }' out || fail "$how $fault: not the one finding" out
	[ $# = 0 ] && tail -n +2 out >>all
}

# Names without a folder are those of this one; what is no decoder is said.
decoder so
fuzz --against decoder.so >out 2>&1 || fail "decoder.so without ./" out
decoder pipe
fuzz --against decoder >out 2>&1 || fail "a program without ./" out
echo '#include "specc_decoder.h"' >decoder.cpp
fuzz --against decoder.cpp >out 2>&1
[ $? = 2 ] && grep -q "'decoder.cpp' is not executable; expected a program" out ||
	fail "C++ as a decoder" out

# An instruction whose end is not there, for a decoder that looks for it without looking at `size`.
cat >short.c <<'END'
#include <stdio.h>
#include "specc_decoder.h"
int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *decoded)
{
	unsigned word = bytes[0] | (unsigned)bytes[size > 1] << 8;
	if (word >> 12 != 3)
		return SPECC_SKIPPED;
	if (word & 511)
		return SPECC_REFUSED;
	decoded->length = 4;
	snprintf(decoded->text, sizeof decoded->text, "ldi.w r%u, %u", word >> 9 & 7,
		bytes[2] | (unsigned)bytes[3] << 8);
	return SPECC_ACCEPTED;
}
unsigned specc_decoder_version(void) { return SPECC_DECODER_VERSION; }
END
fuzz --against short.c --count 20000 >out 2>err
[ $? = 1 ] && grep -q '^crash	' out && [ "$(wc -l <out)" = 2 ] ||
	fail "reading beyond the end" out
sed 's/if (word & 511)/if (size < 4 || word \& 511)/' short.c >long.c
fuzz --against long.c --count 20000 >out 2>&1 || fail "looking at size" out

# A program that starts quickly at first and slowly later is not taken for one that hangs.
cat >slow.sh <<'END'
#!/bin/sh
echo >>starts
[ "$(wc -l <starts)" -le "$QUICK" ] || sleep 1
while read -r b; do
	case $b in
	00e0) echo halt ;;
	01e0) echo trap ;;
	02e0) echo ret ;;
	*) echo skip ;;
	esac
done
END
chmod +x slow.sh
for QUICK in 0 1; do
	export QUICK
	rm -f starts
	timeout 100 "$SPECC" fuzz --isa "$ROOT/isa-spec/tiny" --against slow.sh --count 200 \
		--timeout 300 --format lines >out 2>err
	[ $? = 1 ] && [ "$(cut -f 1,2 out | sed 1d)" = "opcode	RTI" ] ||
		fail "a program that starts slowly ($QUICK)" out
done

# The sign of a comment in an operand, `#14`, begins none in the decoder's text; behind it, it does.
cat >sign.isa <<'END'
__Language 1

__DefFieldType Imm<4>
    Integer<unsigned>;

__DefISA SIGN
  __Layout
    Unit<8>;
    Length<8>;
  __Assembly
    Comment<"#">;

__DefGroup ALL

__DefOptype MOV : [ALL]
  __Encoding
    field<4, 4> Imm op == 3;
    field<0, 4> Imm imm;
  __Syntax
    mov '#'imm ;
END
cat >sign.sh <<'END'
#!/bin/sh
while read -r b; do
	case $b in
	3f) echo 'mov #14 # not 15' ;;
	3?) printf 'mov #%d # by me, #1\n' 0x${b#3} ;;
	*) echo bad ;;
	esac
done
END
chmod +x sign.sh
"$SPECC" fuzz --isa sign.isa --against ./sign.sh --count 3000 --format lines >out 2>&1
[ $? = 1 ] && [ "$(sed 1d out | cut -f 1-3,5)" = "operands	MOV	imm	3f" ] ||
	fail "the sign of a comment in an operand" out

: >all
for how in so pipe buffered; do
	decoder "$how"
	fuzz --against "$made" >out 2>&1
	status=$?
	[ $status = 0 ] && [ "$(wc -l <out)" = 1 ] || fail "$how: without a fault" out
done

# Without DEEP=1 every sixth one, by turns.
by_turns 6 >faults <<'FAULTS'
planted so MASK accepts-reserved JR '' 0ac0
planted so LENGTH length LDI_LONG '' 00300000
planted so SWAP operands ADDI 'ra, rd' '4010|0012'
planted pipe MNEMONIC text PUSH '' 00c0
planted pipe REGISTER refuses-defined ST rs 006a
planted so SIGN operands ADDI imm 2010
planted pipe OPCODE opcode CALL '' 00b0
planted pipe UNDEFINED accepts-undefined HALT op 00f0
planted so CRASH crash LD rd 0046
planted pipe CRASH crash LD rd 0046
planted buffered CRASH crash LD rd 0046
planted so HANG hang LD rd 0046
planted pipe HANG hang LD rd 0046
late=100; limit=2000; planted so LATE late LD rd 0046
late=100; limit=2000; planted pipe SLEEPY late LD rd 0046
planted pipe EXIT ends LD rd 0046
planted so ABORT crash LD rd 0046
planted so UNENDED garbage LD rd 0046
planted so BEHIND crash LD rd 0046
planted so OVERRUN garbage LD rd 0046
planted pipe NOISE garbage LD rd 0046
planted pipe NUL garbage LD rd 0046
planted pipe CLOSE ends LD rd 0046
planted pipe TWICE garbage LD rd 0046
planted pipe LONG garbage LD rd 0046
planted so MEMORY unsteady LD '' ''
FAULTS
while read -r line; do
	late='' limit=''
	eval "$line"
done <faults
late='' limit=''

# An occasional extra line is reported as the one finding, not as answers to other words.
for how in pipe buffered; do
	decoder $how -DFAULT=DRIFT
	fuzz --against ./decoder >out 2>&1
	[ $? = 1 ] && [ "$(wc -l <out)" = 2 ] &&
		grep -q '^garbage	.*more lines than it was asked for' out || fail "$how DRIFT" out
done

# Targets of branches in 64 bits, in the format of objdump.
cp "$decoders/objdump.sh" . && chmod +x objdump.sh
printf 'ebf0\nebee\neb10\n90\n' | ./objdump.sh -m i386:x86-64 >out 2>&1
printf 'jmp    -14\njmp    -16\njmp    18\nnop\n' | cmp -s - out || fail "objdump.sh" out

# After a fault that ends or blocks the decoder, another fault is still found.
for how in so pipe; do
	for fault in CRASH ${DEEP:+HANG EXIT}; do
		decoder "$how" -DFAULT=$fault -DSECOND=REGISTER
		fuzz --against "$made" >out 2>&1
		grep -q '^refuses-defined	ST	rs	' out && [ "$(wc -l <out)" = 3 ] ||
			fail "$how $fault: what comes behind it" out
	done
done

# Linked in, as docs/fuzz-decoder.md describes.
mkdir linked
cp "$decoders/tiny_decoder.c" linked
(
	cd tiny/fuzz-decoder || exit 1
	# shellcheck disable=SC2086
	$cc -std=c11 -DSPECC_DECODER_LINKED -DFAULT=REGISTER -D_DEFAULT_SOURCE -I. \
		-I../fuzz -I../c -o ../../linked/against specc_against*.c ./*_fuzz_against.c \
		../fuzz/*_fuzz_model.c ../fuzz/*_fuzz_words.c \
		../c/*_tables.c ../c/*_decode.c ../c/*_encode.c ../c/*_format.c ../c/*_parse.c \
		../c/*_number.c ../../linked/tiny_decoder.c -ldl
) >log 2>&1 || fail "linked in: does not compile" log
linked/against --count 3000 --format lines >out 2>&1
grep -q '^refuses-defined	ST	rs	' out && [ "$(wc -l <out)" = 2 ] || fail "linked in" out

# Examples that are pasted are accepted, and are effective.
mkdir pasted
cp "$ROOT"/isa-spec/tiny/*.isa pasted
[ "$(wc -l <all)" -ge 4 ] || fail "few examples" all
cut -f 2,12 all | sort -u | while IFS='	' read -r opcode example; do
	awk -v opcode="$opcode" -v example="$example" '
	/^__Def/ { here = !done && $2 == opcode; fence = 0 }
	/^__Language/ && FNR != NR { next }
	{ print }
	here && /__Examples/ { fence = 1; next }
	fence && /^```/ { print example; done = 1; here = fence = 0 }' pasted/*.isa >one.isa
	grep -Fq "$example" one.isa || echo "not pasted: $example"
	"$SPECC" check one.isa >log 2>&1 || { echo "$example"; cat log; }
done >out
[ -s out ] && fail "an example cannot be pasted" out

# Options, and mistakes.
decoder pipe -DFAULT=REGISTER
fuzz --against ./decoder --opcode LD >out 2>&1 || fail "--opcode" out
fuzz --against ./decoder --mask '0100????????????' >out 2>&1 || fail "--mask" out
fuzz --against ./decoder --only crash >out 2>&1 || fail "--only" out
echo "006a   # st r5, [r0]" >words
fuzz --against ./decoder --words words >out 2>&1
grep -q '^refuses-defined	ST	rs	1	006a' out || fail "--words" out
decoder pipe -DFAULT=UNDEFINED
fuzz --against ./decoder --defined-only >out 2>&1 || fail "--defined-only" out
mistake() {
	said=$1
	shift
	"$within" 60 "$SPECC" fuzz --isa "$ROOT/isa-spec/tiny" "$@" >out 2>&1
	status=$?
	[ $status = 2 ] && grep -q "$said" out || fail "specc fuzz $*: status $status" out
}
printf 'a\n' >rules
printf '\177ELF' >bad.so
printf 'int f(void) { return 1\n' >bad.c
printf 'int specc_decode(void) { return 0; }\n' >old.c
mistake 'expected --against DECODER' --time 1
mistake "cannot run './none'" --against ./none
mistake 'gives wrong answers: 0 lines' --against true
mistake 'gives wrong answers' -- sh -c 'while read -r l; do echo a; echo b; done'
mistake 'exit status 3' -- sh -c 'exit 3'
mistake 'rules:1: error: expected NAME = TEXT' --against ./decoder --normalize rules
mistake 'takes a number' --against ./decoder --time x
mistake "unknown opcode 'NONE'" --against ./decoder --opcode NONE
mistake 'a pattern of 0, 1 and ?' --against ./decoder --mask 012
mistake 'bad.so' --against ./bad.so
mistake 'does not compile' --against bad.c
mistake 'no function specc_decoder_version' --against old.c

# The generated C of other instruction sets as the decoder: two implementations that have only the
# specification in common. Units of other sizes, big-endian units, several lengths.
cat >others <<'END'
codec/units.isa
END
[ -z "${DEEP-}" ] || cat >others <<'END'
codec/units.isa
codec/lengths.isa
codec/mix.isa
codec/isa/cpu8
machines/rv32
machines/cpu6502
../isa-spec/brew
../isa-spec/gpu
END
while read -r other; do
	rm -rf made
	"$SPECC" build --isa "$ROOT/tests/$other" -t c -o made >log 2>&1 || fail "$other" log
	prefix=$(basename made/c/*_decode.c _decode.c)
	upper=$(echo "$prefix" | tr '[:lower:]' '[:upper:]')
	# shellcheck disable=SC2086
	$cc -shared -fPIC ${DEEP:+-O1} -DISA="$prefix" -DUPPER="$upper" -DHEADER="\"$prefix.h\"" \
		-Imade/c -Itiny/fuzz-decoder -o made.so "$decoders/generated.c" made/c/${prefix}_decode.c \
		made/c/${prefix}_encode.c made/c/${prefix}_format.c made/c/${prefix}_number.c \
		made/c/${prefix}_tables.c >log 2>&1 || fail "$other" log
	"$within" 300 "$SPECC" fuzz --isa "$ROOT/tests/$other" --against ./made.so \
		--count "${DEEP:+200}2000" >out 2>&1 || fail "$other: against the C made of it" out
	grep -q '^no findings$' out || fail "$other" out
done <others

# known NAME: all findings are in rv32.known, and all of its entries were found, but for those whose
# kind ends with '?', which depend on when a busy machine lets the decoder start again.
known() {
	[ "$(head -n 1 out | cut -f 1,2)" = "kind	opcode" ] || { fail "$1" out; return; }
	sed -n "s/^$1 \([a-z-]* [A-Z0-9_]*\): .*/\1/p" "$decoders/rv32.known" | sort -u >expected
	sed -n "s/^$1 \([a-z-]*\)? \([A-Z0-9_]*\): .*/\1 \2/p" "$decoders/rv32.known" >possible
	tail -n +2 out | cut -f 1,2 | tr '\t' ' ' | sort -u | grep -vxF -f possible >found
	[ -s expected ] && cmp -s expected found || {
		diff expected found >differ
		cat out >>differ
		fail "$1: other findings than in rv32.known" differ
	}
}

rv32() {
	"$within" 200 "$SPECC" fuzz --isa "$ROOT/tests/machines/rv32" \
		--normalize "$decoders/rv32.rules" \
		--number-bits 20 --max-findings 100 --format lines "$@" >out 2>&1
}

skipped=
include=$(llvm-config-14 --includedir 2>/dev/null)
if [ -n "$include" ] && [ -f "$include/llvm-c/Disassembler.h" ]; then
	# shellcheck disable=SC2046
	$cc -shared -fPIC -O1 -Itiny/fuzz-decoder $(llvm-config-14 --cflags) -o llvm.so \
		"$decoders/llvm.c" \
		$(llvm-config-14 --ldflags) -lLLVM-14 >log 2>&1 || fail "llvm.c does not compile" log
	LLVM_FEATURES=+m,+c LLVM_OPTIONS=-riscv-no-aliases
	export LLVM_FEATURES LLVM_OPTIONS
	rv32 --against ./llvm.so --count 20000
	known llvm
else
	skipped="LLVM (package llvm-14-dev)"
fi
if objdump -i 2>&1 | grep -q riscv; then
	rv32 --against ./objdump.sh --defined-only --count 1000 -- -m riscv:rv32 -M no-aliases,numeric
	known objdump
else
	skipped="${skipped:+$skipped and }objdump for RISC-V (package binutils-multiarch)"
fi
[ -z "$skipped" ] || echo "without $skipped"
[ $failed = 0 ] || exit 1
[ -z "$skipped" ] || exit 77
