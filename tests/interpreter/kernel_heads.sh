#!/bin/sh
# SPDX-License-Identifier: MIT
# The kernels of the committed interpreters: the comment before each says which instructions it is
# for, and no two have the same comment or the same statements. Violations must be detected.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1

# heads FILE: the comment of each kernel on one line
heads() {
	awk '/^\/\* / { head = $0 }
		/^ \*/ { head = head $0 }
		/^(static )?[a-z].* \*?([a-z]+_)?kernel_[A-Za-z0-9_]*\(/ { print head }' "$1"
}

. "$ROOT/tests/shared/fail.sh"

# The kernels of an instruction set are in one file, or in several of at most 3000 lines.
too_long() {
	awk 'FNR == 3001 { print FILENAME }' "$@"
}

for isa in tiny brew gpu; do
	cat "$ROOT/out/$isa/c/${isa}_kernels"*.c >$isa.c
done
too_long tiny.c "$ROOT"/out/*/c/*_kernels_*.c >long
[ ! -s long ] || fail "over 3000 lines: $(cat long)"
[ "$(too_long brew.c gpu.c)" = "$(printf 'brew.c\ngpu.c')" ] || fail "long files are not noticed"

for file in tiny.c brew.c gpu.c; do
	heads "$file" >heads
	[ "$(wc -l <heads)" -ge 30 ] || fail "$file: fewer kernels than there are"
	sort heads | uniq -d >twice
	[ ! -s twice ] || fail "$file: $(head -n 1 twice)"
done
heads gpu.c >heads
grep -q 'FFMA\.RP, FFMA\.FTZ\.RP' heads || fail "the kernels of FFMA do not name their rounding"
# Twelve are named at most; FSET has 14 comparisons.
grep -q ', FSET\.GEU and 2 more;' heads ||
	fail "the kernel of FSET does not say that it is for more"
plant_edit 's/: FMUL\.RM \*\/$/: FMUL.RP *\//' gpu.c changed.c || exit 1
[ -n "$(heads changed.c | sort | uniq -d)" ] || fail "two kernels with one head are not noticed"

# No two kernels have the same statements; no line is longer than 100 columns, with tabs of 4; no
# statement is without effect; no local has a number for a name; a named value is compared by its
# name; no expression nests more than two conditional operators.
bodies() {
	awk '/^(static )?[a-z].* \*?([a-z]+_)?(kernel|general)_[A-Za-z0-9_]*\(/ { body = " "; next }
		/^}/ && body != "" { print body; body = "" }
		body != "" { body = body $0 }' "$1"
}

noise() {
	expand -t 4 "$1" | grep -nE -e '^.{101}' -e '\<if \([0-9]+u?\)' -e ' (<<|>>) 0[^x]' \
		-e '(^| )([A-Za-z0-9_]*) = (\([a-z0-9_]*\))?\2;' \
		-e '_is_[A-Z][A-Za-z0-9_]* = .*[!=]= [0-9]+u' \
		-e '[a-z] \*?v[0-9]*(_row[0-9]*|_lanes[0-9]*)?(\[.*)?( = |;)'
}

for file in tiny.c brew.c gpu.c; do
	bodies "$file" >bodies
	[ "$(wc -l <bodies)" -ge 30 ] || fail "$file: fewer functions than there are"
	sort bodies | uniq -d >twice
	[ ! -s twice ] || fail "$file: twins: $(head -n 1 twice)"
	noise "$file" >found && fail "$file: $(head -n 1 found)"
	awk -f "$ROOT/tests/interpreter/nesting.awk" "$file" >found
	[ ! -s found ] || fail "nested: $(head -n 1 found)"
done
plant_edit 's/ROUND_UP/ROUND_DOWN/' gpu.c changed.c || exit 1
[ -n "$(bodies changed.c | sort | uniq -d)" ] || fail "twins are not noticed"
for line in 'if (1u)' '	rd4 = (uint32_t)rd4;' '	r = r;' \
	'	const bool t_is_FP32 = t == 1u;' '	const uint32_t v = 1;' '	uint32_t *v12;' \
	'	uint64_t v_row[32];' 'x = y >> 0;' "$(printf '\t%097d' 0)"; do
	echo "$line" >changed.c
	noise changed.c >found || fail "not noticed: $line"
done

printf '%s\n' 'x = a ? b : c ? d : e;' 'y = a ? b : c ? d : e ? f : g;' \
	'f(1, (a ? b : c) ? (d ? e : f(g ? 1 : 2, 3)) : 0);' >changed.c
[ "$(awk -f "$ROOT/tests/interpreter/nesting.awk" changed.c)" = "changed.c:2: 3
changed.c:3: 3" ] || fail "nested conditional operators are not noticed"

# The names of kernels say which values they are for, are not counted, and stay when another
# instruction is added; long ones are cut, and stay different.
names() {
	grep -oE '^(static )?[a-z].*[ *]([a-z]+_)?kernel_[A-Za-z0-9_]*\(' "$1" |
		sed 's/.*[ *]\([a-z]*_\)*kernel_//; s/($//' | sort
}

for file in tiny.c brew.c gpu.c; do
	names "$file" >names
	[ -z "$(uniq -d names)" ] || fail "$file: two kernels $(uniq -d names)"
done
# the ways in the comment before a kernel, then its name: "FADD_RM FADD_FTZ_RM = FADD_RM"
awk '/^\/\* / { ways = "" }
	/^ \* / { ways = $0 ~ /^ \* [^ ]*\.isa: / ? $0 : ways " " $0 }
	/^enum .*[ *]gpu_kernel_F(ADD|MUL|FMA)[A-Z0-9_]*[a-z_]*\(/ {
		sub(/;.*/, "", ways)
		gsub(/[ *,]+/, " ", ways)
		gsub(/\./, "_", ways)
		sub(/.*kernel_/, "")
		sub(/(_modified|_constant)*\(.*/, "")
		print ways " = " $0
	}' gpu.c >ways
[ "$(wc -l <ways)" -gt 40 ] || fail "kernels of floats: $(wc -l <ways)"
awk '{ for (i = 1; $i != "="; i++) if ($i == $NF) next; print }' ways >other
[ ! -s other ] || fail "a name that its comment does not have: $(head -n 1 other)"
names tiny.c >names
for name in ALU_shr b_eq ld_b; do
	grep -q "^$name$" names || fail "there is no kernel_$name"
done
long=$(printf '%090d' 0 | tr 0 s)
cp -r "$ROOT/isa-spec/tiny" more
sed -i "s/\\<shr\\>/${long}r/; s/\\<shl\\>/${long}l/" more/alu.isa
sed -i 's/^    RTI;/&\n    IDLE;/' more/system.isa
cat >>more/system.isa <<'EOF'

__DefOptype IDLE : [TINY]
  __Encoding
    field<12, 4> Op op == SYSTEM;
    field<0, 3> System what == IDLE;
  __Syntax
```asm
idle ;
```
  __Semantics
```asm
idle:
    r1 = 0;
```

__DefOpcode IDLE : [IDLE]
EOF
"$SPECC" build more -t c -o more.out >log 2>&1 || { cat log; fail "an instruction more"; }
names more.out/c/tiny_kernels.c >more.names
comm -23 names more.names >lost
[ "$(cat lost)" = "$(printf 'ALU_shl\nALU_shr')" ] || fail "other names: $(tr '\n' ' ' <lost)"
grep -E "^ALU_s{40,}_[0-9a-f]{8}$" more.names >cut
[ "$(wc -l <cut)" = 2 ] && [ "$(awk '{ print length($0) }' cut | sort -u)" = 60 ] ||
	fail "long names: $(grep sss more.names)"

# A function on integers of 128 bits is there only if something calls it.
idle_helpers() {
	cat "$@" | grep -oE '\<[a-z]+_wide_[a-z_]+\(' | sort | uniq -c | awk '$1 == 1 { print $2 }'
}

for isa in brew gpu; do
	cp "$ROOT/out/$isa/c/${isa}_kernels.h" header.h
	cat "$ROOT/out/$isa/c/${isa}_functions.h" $isa.c >calls.c
	idle_helpers header.h calls.c >found
	[ ! -s found ] || fail "$isa: nothing calls $(head -n 1 found)"
done
echo 'static inline struct gpu_wide gpu_wide_xor(struct gpu_wide x, struct gpu_wide y)' >>header.h
[ "$(idle_helpers header.h calls.c)" = 'gpu_wide_xor(' ] || fail "an idle function is not noticed"

# The headers of the files of kernels lead to the kernels of every opcode: one is called by it, or a
# comment names it.
not_found() { # ISA HEADER...
	upper=$(echo "$1" | tr '[:lower:]' '[:upper:]')
	sed -n "s/^	${upper}_OP_\([A-Za-z0-9_]*\), .*/\1/p" "$ROOT/out/$1/c/$1.h" |
		grep -v '^NONE$' >opcodes
	shift
	awk 'FNR == NR { opcode[$1]; next }
		/^(\/| )\*/ { gsub(/[^A-Za-z0-9_]/, " "); for (i = 1; i <= NF; i++) delete opcode[$i] }
		/^[a-z]+_kernel / {
			sub(/.*_(kernel|general)_/, "")
			sub(/;/, "")
			for (; ; sub(/_[^_]*$/, "")) {
				delete opcode[$1]
				if ($0 !~ /_/) break
			}
		}
		END { for (name in opcode) print name }' opcodes "$@"
}

for isa in brew gpu; do
	not_found "$isa" "$ROOT/out/$isa/c/${isa}_kernels_"*.h >lost
	[ ! -s lost ] || fail "$isa: no header says where it is" lost
done
cat "$ROOT/out/gpu/c/gpu_kernels_"*.h | sed '/^\/\* IMNMX_RR,/d' >changed.h
[ "$(not_found gpu changed.h | sort | xargs)" = 'IMNMX_RC IMNMX_RI IMNMX_RR IMNMX_RU' ] ||
	fail "opcodes that no header names are not noticed"

# The comment of a function says which numbers are signed, and how many bits its value has: the
# significand of a binary32 has 24, its exponent is below 0 for numbers below 1.
about() { # FUNCTION FILE: the comment before it
	awk -v name="_fn_$1(" '/^\/\*/ { head = "" }
		/^(\/| )\*/ { head = head " " $0 }
		index($0, name) && /^[a-z]/ { print head; exit }' "$2"
}
functions=$ROOT/out/brew/c/brew_functions.h
about significandOf "$functions" | grep -q ' The value has at most 24 bits\. ' ||
	fail "significandOf"
about exponentOf "$functions" | grep -q ' Signed: the value\. ' || fail "exponentOf"
about roundFloat "$functions" | grep -q ' Signed: e\. ' || fail "roundFloat"

# The state says which of its registers are constants: RZ is R255, PT is P7.
for line in 'R, by number and lane; number 255 always reads as 0x0 ' \
	'P, by number; number 7 always reads as 0xffffffff '; do
	grep -qF "/** $line*/" "$ROOT/out/gpu/c/gpu_run.h" || fail "the state has no $line"
done

# The header says what the number in a field counts: tiny's branches go by units of two bytes from
# the instruction itself, an index of the GPU's constants can be negative.
for line in 'tiny.h:/** Reads to: signed, in units of 2, from the instruction on; 0 if' \
	'gpu.h:/** Reads ridx: bits 40:32, of type SImm9, signed. '; do
	grep -qF "${line#*:}" "$ROOT"/out/*/c/"${line%%:*}" || fail "no header has: $line"
done
