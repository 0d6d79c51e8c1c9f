# SPDX-License-Identifier: MIT
# The matrix notices when it is wrong itself, and each of its readers notices a fault in what it
# reads: faults planted in the generator (sources of tests/fuzzing/matrix), in the output of a
# command of specc, and in what it generates. Every eleventh, by turns; DEEP=1: all.
set -u
status=0
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 10 "$2" | cut -c 1-240 | sed 's/^/    /'
	status=1
}
. "$ROOT/tests/shared/every.sh"
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
	[ "$3" = "${3%:*}" ] || part=$(echo "${3#*:}" | tr . ' ')
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

# Each line: the reader that notices, the base (and the row or use that shows the fault, if another
# part of it does not), the file, the edit.
cp -r "$ROOT/tests/fuzzing/matrix" "$WORK/sources"
by_turns 11 >"$WORK/faults" <<'FAULTS'
check plain cell.c s/"rd", operand_of(f, 0)/"rd", operand_of(f, 1)/
check machine cell.c s/names(f.body.bytes, "pp")/names(f.body.bytes, "qq")/
check machine uses.def s/Rb/Rc/
check plain table.c s/both & LANES && cell->base != WITH_LANES/0/
refused plain table.c s/return GOOD;/return REASON_LANES;/
complete plain main.c s/\*index < row_count/*index + 1 < row_count/
complete plain uses.def s/Rd = (Rb - $I)\[31:0\]/Rd = (Rb - Ra)[31:0]/
check text elements.def s/"\[%0 + %1\]", NULL/"[%1 + %0]", NULL/
check text template.c s/s->word |= value << s->next_bit/s->word |= value << 13/
(plain|c).refuses text template.c s/, r1, r2, r3, r4"/"/
refused plain cell.c s/cell->number, line, f->line - 1/cell->number, line + 25, f->line - 1/
space lanes cell.c s/(f->pp ? 4 : 1)/(f->pp ? 5 : 1)/
complete plain array.c s/!a->covered\[i\]\[l\]/a->covered[i][l]/
complete plain array.c s/if (chosen\[i\] \&\& a->barred/if (i == 3 \&\& a->barred/
complete plain skeleton.c s/if (!own)/if (!own \&\& !f->levels)/
check plain:written.as.an.alias cell.c s/"Ra", "x", /"Ra", "y", /
cases plain:value.of.a.case cell.c s/r2 = Ra, r3 = Rb/r2 = Rb, r3 = Ra/
complete machine cell.c s/cause == %u) {\\n", cell->number + 1/cause == %u) {\\n", cell->number/
check machine:statement.of.a.trap cell.c s/"Ra", "r1"/"Ra", "a1"/
check definitions:SCALE=1 example.c s/"SCALE") ? 4 : 1/"SCALE") ? 2 : 1/
check definitions:DIGITS=1 example.c s/row(m, "DIGITS") ? 4/row(m, "DIGITS") ? 3/
check definitions:PART=1 example.c s/return base | bits << 4/return base | (bits + 1) << 4/
check definitions:TABLE=1 example.c s/row(m, "TABLE") ? 1 << bits/row(m, "TABLE") ? 2 << bits/
check definitions:LENGTH=2 skeleton.c s/bit == 5 ? '1'/bit == 4 ? '1'/
check definitions example.c s/|= value << bit % 64/|= value << bit % 32/
plain.asm definitions skeleton.c s/>> byte % 8 \* 8/>> byte % 8 * 4/
FAULTS
count=0
while read -r reader base file edit; do
	sound
	reader=$(echo "$reader" | tr . ' ')
	sed "$edit" "$ROOT/tests/fuzzing/matrix/$file" >"$WORK/sources/$file"
	! cmp -s "$ROOT/tests/fuzzing/matrix/$file" "$WORK/sources/$file" ||
		fail "changes nothing: $edit"
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

# Each line: the reader, the base, the word of a command line whose output is edited, the edit.
by_turns 11 >"$WORK/faults" <<'FAULTS'
check machine check 1s/^/x.isa:900:1: error: something [example]\n/
refused machine check s/error:.*/note:/
asm plain asm 2s/0/1/
disasm plain disasm 3s/r\([0-9]\)/r1\1/
cases plain:value.of.a.case test s/all as expected/none was run/
states machine test s/no difference/2 not executable: no difference/
list lanes list 3s/0x1/0x3/
json lanes --format=json s/"match": "0x0*2"/"match": "0x7"/
explain plain explain s/^text   c2 r/text   c2 q/
space plain space s/defined *[0-9]/&0/
diff plain diff s/equal/text/
plain.asm text --plain 2s/0/1/
whole.asm text asm 2s/0/1/
seen definitions diff 1s/.*/equal: 0 changes/
plain.disasm text disasm 3s/r\([0-9]\)/r1\1/
list plain list s/c3 Rd, /c3 Rd,/
json machine --format=json s/"lsb": 16/"lsb": 17/
lsp plain lsp lines
lsp text lsp bits
FAULTS
while read -r reader base word edit; do
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
	noticed "$word: $edit" "$(echo "$reader" | tr . ' ')" "$base"
	count=$((count + 1))
done <"$WORK/faults"

# The generated files: what makes them is edited. READER BASE SUFFIX EDIT
by_turns 11 >"$WORK/faults" <<'FAULTS'
states plain _kernels.c s/ + / - /
c.asm text _tables.c s/"r", 0, 15/"s", 0, 15/
fmt plain laid/plain.isa s/Rb/Ra/
xml plain xml/mxp.xml s/rb/ra/
sv plain .sv s/C2_O/C3_O/g
csv plain csv/opcodes.csv s/0x0000000000000002/0x0000000000000004/
smt plain smt/mxp.smt2 s/C3_O/C4_O/
smt plain smt/mxp.smt2 /^;;.block/s/Ra/Rb/
csv lanes csv/fields.csv s/,ra,16,4,/,ra,17,4,/
csv text csv/opcodes.csv s/u0/u1/
sv lanes _decode.sv s/h0000000000000003/h0000000000000007/
man machine -c2.7 s/^mask.0x0000000000000fff/mask 0x0000000000000ffe/
man text -t2.7 /SYNOPSIS/,/ENCODING/s/op2/op3/
man lanes -c3.7 s/19:16/18:16/
html plain insn-c2.html s/c2.<a/c3 <a/
html lanes insn-c2.html s/<title>rd.15:12/<title>rd 15:13/
html machine insn-c3.html s/>000000000011</>000000000010</
html plain insn-c4.html /class="code"/,/<.pre>/s/Ra/Rb/
amdxml plain mxp-amd.xml s/<Opcode.Radix="10">3</<Opcode Radix="10">2</
amdxml text mxt-amd.xml s/111111111111<.EncodingIdentifierMask/111111111110&/
module types .py s/buffer.value/buffer.value[1:]/
page types codec.js s/put(text),/put(text.slice(1)),/
amdxml plain mxp-amd.xml s/<BitOffset>16</<BitOffset>17</
amdxml plain mxp-amd.xml s/<Operand.Input="true".*/&<FieldName>RX<\/FieldName>/
smt plain smt/mxp.smt2 s/register.R.3/register R 4/
c-test plain _roundtrip.c s/16,.4.}/17, 4 }/
c-test plain _roundtrip.c s/1,.1,.3.}/1, 1, 4 }/
fuzz plain _fuzz_model.c s/16,.4.}/17, 4 }/
fuzz text _fuzz_model.c s/{.{.0x0000000000000002/{ { 0x0000000000000003/
fuzz.--against types _tables.c s/{.{.0xfffffffffff00fff/{ { 0x7ffffffffff00fff/
FAULTS
while read -r reader base suffix edit; do
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
		noticed "$suffix: $edit" "$(echo "$reader" | tr . ' ')" "$base" && exit $status) || status=1
	count=$((count + 1))
done <"$WORK/faults"
[ $count -ge 4 ] || fail "$count faults were tried"
echo "$count faults"
exit $status
