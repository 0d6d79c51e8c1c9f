# SPDX-License-Identifier: MIT
# SLOW
# The matrix notices when it is wrong itself, and each of its readers notices a fault in what it
# reads: faults planted in the generator (sources of tests/fuzzing/matrix), in the output of a
# command of specc, and in what it generates. Every sixteenth, by turns; DEEP=1: all.
set -u
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/plant.sh"
real=$(cd "$(dirname "$SPECC")" && pwd)
for tool in specc-ref matrix/matrix; do
	[ -x "$real/$tool" ] || { echo "there is no $tool beside specc: make ref specgen"; exit 77; }
done
PARTS=$WORK/bin SPECC_CACHE=$WORK/cache
export PARTS SPECC_CACHE
mkdir -p "$PARTS/matrix"
ln -s "$real/specc-ref" "$PARTS/specc-ref"

# sound: the parts as they are
sound() {
	cp "$real/matrix/matrix" "$PARTS/matrix/matrix"
	rm -f "$PARTS/specc"
	ln -s "$real/specc" "$PARTS/specc"
	rm -rf "$WORK/w"
	mkdir "$WORK/w"
}

# noticed WHAT READER BASE[:PART]: a small part of the base has a failure of the reader
noticed() {
	calls='' step=1000 part=5/400
	[ "$3" = "${3%:*}" ] || part=${3#*:}
	case $2 in
	module | page | 'fuzz --against') calls=1 ;;
	seen) step=12 ;;
	esac
	CALLS=$calls STEP=$step sh "$ROOT/tests/fuzzing/matrix/run.sh" --states 32 "$WORK/w" \
		"${3%:*}" "$part" \
		>"$WORK/log" 2>&1
	cut -f 4 "$WORK/w/failed" | grep -qxE -e "$2" || fail "not noticed by $2: $1" "$WORK/w/failed"
}
sound
noticed_nothing=$(sh "$ROOT/tests/fuzzing/matrix/run.sh" "$WORK/w" machine 5/400 2>&1 &&
	echo nothing)
[ "$noticed_nothing" = nothing ] || fail "a failure without a fault" "$WORK/w/failed"

# ---- the generator ----

# in: the base (and the row or use that shows the fault, if another part of it does not); by: the
# reader that notices.
cp -r "$ROOT/tests/fuzzing/matrix" "$WORK/sources"
cat >"$WORK/list.fault" <<'FAULTS'
in plain
file cell.c
by check
edit s/"rd", operand_of(f, 0)/"rd", operand_of(f, 1)/
in machine
edit s/names(f.body.bytes, "pp")/names(f.body.bytes, "qq")/
file uses.def
edit s/Rb/Rc/
in plain
file table.c
edit s/both & LANES && cell->base != WITH_LANES/0/
by refused
edit s/return GOOD;/return REASON_LANES;/
file main.c
by complete
edit s/\*index < row_count/*index + 1 < row_count/
file uses.def
edit s/Rd = (Rb - $I)\[31:0\]/Rd = (Rb - Ra)[31:0]/
in text
file elements.def
by check
edit s/"\[%0 + %1\]", NULL/"[%1 + %0]", NULL/
file template.c
edit s/s->word |= value << s->next_bit/s->word |= value << 13/
by (plain|c) refuses
edit s/, r1, r2, r3, r4"/"/
in plain
file cell.c
by refused
edit s/cell->number, line, f->line - 1/cell->number, line + 25, f->line - 1/
in lanes
by space
edit s/(f->pp ? 4 : 1)/(f->pp ? 5 : 1)/
in plain
file array.c
by complete
edit s/return !has_level(&a->covered/return has_level(\&a->covered/
edit s/if (chosen->words\[i\] &/if (i == 1 \&\& chosen->words[i] \&/
file skeleton.c
edit s/if (!own)/if (!own \&\& !f->levels)/
in plain:written as an alias
file cell.c
by check
edit s/"Ra", "x", /"Ra", "y", /
in plain:value of a case
by cases
edit s/r2 = Ra, r3 = Rb/r2 = Rb, r3 = Ra/
in machine
by complete
edit s/cause == %u) {\\n", cell->number + 1/cause == %u) {\\n", cell->number/
in machine:statement of a trap
by check
edit s/"Ra", "r1"/"Ra", "a1"/
in definitions:SCALE=1
file example.c
edit s/"SCALE") ? 4 : 1/"SCALE") ? 2 : 1/
in definitions:DIGITS=1
edit s/row(m, "DIGITS") ? 4/row(m, "DIGITS") ? 3/
in definitions:PART=1
edit s/return base | bits << 4/return base | (bits + 1) << 4/
in definitions:TABLE=1
edit s/row(m, "TABLE") ? 1 << bits/row(m, "TABLE") ? 2 << bits/
in definitions:GROUP_ONLY=1
edit s/<< (2 + 3 \* which)/<< (3 + 3 * which)/
in definitions:NESTED=2
edit s/return 1 << 3 | bits/return 3 << 3 | bits/
in definitions:APPLIED=1
edit s/append_unit(m, e, make_unsigned/append_unit(m, e, 1 + make_unsigned/
in definitions:LENGTH=2
file skeleton.c
edit s/bit == 5 ? '1'/bit == 4 ? '1'/
in definitions
file example.c
edit s/|= value << bit % 64/|= value << bit % 32/
file skeleton.c
by plain asm
edit s/>> byte % 8 \* 8/>> byte % 8 * 4/
FAULTS
count=0
faults "$WORK/list.fault" | by_turns 16 >"$WORK/faults"
while IFS=$tab read -r number base file reader edit; do
	sound
	plant "$WORK/list.fault" "$number" "$ROOT/tests/fuzzing/matrix/$file" \
		"$WORK/sources/$file" || failed=1
	${CC:-cc} -std=gnu11 ${DEEP:+-O2} -w -I "$ROOT/specc" -o "$PARTS/matrix/matrix" \
		"$WORK"/sources/*.c 2>"$WORK/log" || fail "$edit" "$WORK/log"
	cp "$ROOT/tests/fuzzing/matrix/$file" "$WORK/sources/$file"
	count=$((count + 1))
	if [ "$reader" = complete ]; then
		! sh "$ROOT/tests/fuzzing/matrix/complete.sh" "$WORK/w" >"$WORK/log" 2>&1 ||
			fail "not noticed by complete.sh: $edit"
		continue
	fi
	noticed "$edit" "$reader" "$base"
done <"$WORK/faults"

# ---- the readers ----

# file: the word of a command line whose output is edited; of lsp, edit is a fault of faulty.mjs.
cat >"$WORK/list.fault" <<'FAULTS'
in machine
file check
by check
edit 1s/^/x.isa:900:1: error: something [example]\n/
by refused
edit s/error:.*/note:/
in plain
file asm
by asm
edit 2s/0/1/
file disasm
by disasm
edit 3s/r\([0-9]\)/r1\1/
in plain:value of a case
file test
by cases
edit s/all as expected/none was run/
in machine
by states
edit s/no difference/2 not executable: no difference/
in lanes
file list
by list
edit 3s/0x1/0x3/
file --format=json
by json
edit s/"match": "0x0*2"/"match": "0x7"/
in plain
file explain
by explain
edit s/^text   c2 r/text   c2 q/
file space
by space
edit s/defined *[0-9]/&0/
file diff
by diff
edit s/equal/text/
in text
file --plain
by plain asm
edit 2s/0/1/
file asm
by whole asm
edit 2s/0/1/
in definitions
file diff
by seen
edit 1s/.*/equal: 0 changes/
in text
file disasm
by plain disasm
edit 3s/r\([0-9]\)/r1\1/
in plain
file list
by list
edit s/c3 Rd, /c3 Rd,/
in machine
file --format=json
by json
edit s/"lsb": 16/"lsb": 17/
in plain
file lsp
by lsp
edit lines
in text
edit bits
FAULTS
faults "$WORK/list.fault" | by_turns 16 >"$WORK/faults"
while IFS=$tab read -r _ base word reader edit; do
	[ "$word" != lsp ] || command -v node >/dev/null || continue
	sound
	rm -f "$PARTS/specc"
	cat >"$PARTS/specc" <<END
#!/bin/sh
case " \$* " in
*" lsp "*)
	[ $word != lsp ] || exec node "$ROOT/tests/commands/lsp/faulty.mjs" $edit "$real/specc" "\$@"
	exec "$real/specc" "\$@" ;;
*" $word "*) ;;
*) exec "$real/specc" "\$@" ;;
esac
"$real/specc" "\$@" >"$WORK/said" 2>"$WORK/told"
code=\$?
sed '$edit' "$WORK/said"
sed '$edit' "$WORK/told" >&2
exit \$code
END
	chmod +x "$PARTS/specc"
	noticed "$word: $edit" "$reader" "$base"
	count=$((count + 1))
done <"$WORK/faults"

# The generated files: what makes them is edited. file: the end of its name.
cat >"$WORK/list.fault" <<'FAULTS'
in plain
file _kernels.c
by states
edit s/ + / - /
in text
file _tables.c
by c asm
edit s/"r", 0, 15/"s", 0, 15/
in plain
file laid/plain.isa
by fmt
edit s/Rb/Ra/
file xml/mxp.xml
by xml
edit s/rb/ra/
file .sv
by sv
edit s/C2_O/C3_O/g
file csv/opcodes.csv
by csv
edit s/0x0000000000000002/0x0000000000000004/
file smt/mxp.smt2
by smt
edit s/C3_O/C4_O/
edit /^;;.block/s/Ra/Rb/
in lanes
file csv/fields.csv
by csv
edit s/,ra,16,4,/,ra,17,4,/
in text
file csv/opcodes.csv
edit s/u0/u1/
in lanes
file _decode.sv
by sv
edit s/h0000000000000003/h0000000000000007/
in machine
file -c2.7
by man
edit s/^mask.0x0000000000000fff/mask 0x0000000000000ffe/
in text
file -t2.7
edit /SYNOPSIS/,/ENCODING/s/op2/op3/
in lanes
file -c3.7
edit s/19:16/18:16/
in plain
file insn-c2.html
by html
edit s/c2.<a/c3 <a/
in lanes
edit s/<title>rd.15:12/<title>rd 15:13/
in machine
file insn-c3.html
edit s/>000000000011</>000000000010</
in plain
file insn-c4.html
edit /class="code"/,/<.pre>/s/Ra/Rb/
file mxp-amd.xml
by amdxml
edit s/<Opcode.Radix="10">3</<Opcode Radix="10">2</
in text
file mxt-amd.xml
edit s/111111111111<.EncodingIdentifierMask/111111111110&/
in types
file .py
by module
edit s/buffer.value/buffer.value[1:]/
file codec.js
by page
edit s/put(text),/put(text.slice(1)),/
in plain
file mxp-amd.xml
by amdxml
edit s/<BitOffset>16</<BitOffset>17</
edit s/<Operand.Input="true".*/&<FieldName>RX<\/FieldName>/
file smt/mxp.smt2
by smt
edit s/register.R.3/register R 4/
file _roundtrip.c
by c-test
edit s/16,.4.}/17, 4 }/
edit s/1,.1,.3.}/1, 1, 4 }/
file _fuzz_model.c
by fuzz
edit s/16,.4.}/17, 4 }/
in text
edit s/{.{.0x0000000000000002/{ { 0x0000000000000003/
in types
file _tables.c
by fuzz --against
edit s/{.{.0xfffffffffff00fff/{ { 0x7ffffffffff00fff/
FAULTS
faults "$WORK/list.fault" | by_turns 16 >"$WORK/faults"
while IFS=$tab read -r _ base suffix reader edit; do
	case $reader in
	module) command -v python3 >/dev/null || continue ;;
	page) command -v node >/dev/null && command -v clang >/dev/null &&
		command -v wasm-ld >/dev/null || continue ;;
	esac
	sound
	rm -f "$PARTS/specc"
	cat >"$PARTS/specc" <<END
#!/bin/sh
"$real/specc" "\$@"
code=\$?
for file in "$WORK"/w/*"$suffix" "$WORK"/w/*/*"$suffix" "$WORK"/w/*/*/*"$suffix" \
	"$WORK"/w/*/*/*/*"$suffix"; do
	[ ! -f "\$file" ] || { sed '$edit' "\$file" >"$WORK/edited" && cp "$WORK/edited" "\$file"; }
done
exit \$code
END
	chmod +x "$PARTS/specc"
	cat >"$WORK/faulty" <<END
#!/bin/sh
for file; do
	case \$file in
	*"$suffix") sed '$edit' "\$file" >"$WORK/edited" && cp "$WORK/edited" "\$file" ;;
	esac
done
exec ${CC:-cc} "\$@"
END
	chmod +x "$WORK/faulty"
	(CC="$WORK/faulty -w" && export CC && rm -rf "$WORK/cache" &&
		noticed "$suffix: $edit" "$reader" "$base" && exit $failed) || failed=1
	count=$((count + 1))
done <"$WORK/faults"
[ $count -ge 4 ] || fail "$count faults were tried"
echo "$count faults"
exit $failed
