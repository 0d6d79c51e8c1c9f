#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A trace changes nothing: with --trace, specc run ends in the same state, for accesses that are
# outside of memory, misaligned, both, or beside the last address, after a store that is undone; in
# both executions. And instructions are fetched as data are: the counter may have more bits than an
# address.
set -u
cd "$WORK" || exit 1
failed=0
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
executions=c
[ ! -x "$(dirname "$SPECC")/specc-ref" ] || executions='c ref'

cat >trace.isa <<'SPEC'
__Language 1

__DefISA TRC
  __Layout
    Unit<8>;
    Length<8>;
  __Semantics
```asm
trap:
    why = cause;
    at = bad_address;
    pc = 0x40;
```

__DefMemory ram
    Address<16>;
    Word<8>;
    Program<>;

__DefException Miss
    Code<4>;
    Raised<outside>;

__DefException Odd
    Code<5>;
    Raised<misaligned>;

__DefState S
    Counter<24>;
    Register<32> acc;
    Register<8> why;
    Register<24> at;

__DefFieldType Op<8>
    Integer<unsigned>;

__DefGroup G

__DefOptype LD : [G]
  __Encoding
    field<0, 8> Op op == 3;
  __Syntax
```asm
ld ;
```
  __Semantics
```asm
ld:
    acc = ram16[acc] + 0x10000;
```

__DefOpcode LD : [LD]

__DefOptype ST : [G]
  __Encoding
    field<0, 8> Op op == 4;
  __Syntax
```asm
st ;
```
  __Semantics
```asm
st:
    ram[0x80] = 1;
    ram16[acc] = 0x1234;
```

__DefOpcode ST : [ST]

__DefOptype FAR : [G]
  __Encoding
    field<0, 8> Op op == 5;
  __Syntax
```asm
far ;
```
  __Semantics
```asm
far:
    pc = 0x210002;
```

__DefOpcode FAR : [FAR]
SPEC
"$SPECC" check -q trace.isa || exit 1

# ends NAME PROGRAM ACC: where two steps end, with and without a trace
ends() {
	printf '%b' "$2" >program.s
	for execution in $executions; do
		"$SPECC" run --isa trace.isa --execution $execution --memory 0:0x1000 --limit 2 program.s \
			"acc = $3" >plain 2>&1
		"$SPECC" run --isa trace.isa --execution $execution --memory 0:0x1000 --limit 2 --trace \
			program.s "acc = $3" >traced 2>&1
		tail -n "$(wc -l <plain)" traced | cmp -s plain - || {
			echo "FAIL $1, $execution: a trace changes the result"
			diff plain traced
			failed=1
		}
		[ -f "$1" ] || cp plain "$1"
		diff "$1" plain || { echo "FAIL $1, $execution: the executions differ"; failed=1; }
	done
}

# has NAME TEXT: the result of ends NAME
has() {
	grep -q "$2" "$1" || { echo "FAIL $1: without '$2'"; cat "$1"; failed=1; }
}

ends outside 'ld\nld\n' 0x2000
has outside 'why = 0x04'
ends misaligned 'ld\nld\n' 0x101
has misaligned 'why = 0x05'
ends both 'ld\nld\n' 0xFFFF2001
has both 'why = 0x04'
ends last 'st\nst\n' 0xFFFF
has last 'why = 0x04'
ends undone 'st\nst\n' 0x2000
has undone 'why = 0x04'
! grep -q 'ram\[0x80\]' undone || { echo "FAIL undone: a store stayed"; failed=1; }
ends stored 'st\nst\n' 0x102
has stored 'ram\[0x80\] = 01'

# 0x210002 is byte 2 of the memory.
ends fetched 'far\nst\nld\n' 0x104
has fetched 'acc = 0x00010000'
exit $failed
