# SPDX-License-Identifier: MIT
# SLOW
# The fuzz harnesses for words (decode, round trip, text) with their standalone driver, under
# sanitizers: they find nothing in the generated C, reach all that can be reached, and find faults,
# crashes and hangs that are planted in it. DEEP=1: all instruction sets of the tests, and longer.
set -u
failed=0 level=-O0
[ -z "${DEEP-}" ] || level=-O1
CC=${CC:-cc}
sanitize='-fsanitize=address,undefined -fno-sanitize-recover=all'

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 20 "$2"
	failed=1
}

# make_harnesses FOLDER HARNESS...: builds them in b/ in the folder.
make_harnesses() {
	folder=$1
	shift
	make -s -C "$folder/fuzz" CC="$CC" SANITIZE="$sanitize" CFLAGS="$level" BUILD="$folder/b" "$@" \
		>"$folder/log" 2>&1 || fail "$folder does not build" "$folder/log"
}

# run NAME HARNESS COUNT REACH: COUNT inputs find nothing and reach what the pattern requires.
run() {
	(cd "$WORK/$1" && "b/standalone/$2" --time 0 --count "$3" --report "report-$2" >"log" 2>&1) ||
		fail "$1 $2: a failure" "$WORK/$1/log"
	grep -q "$4" "$WORK/$1/log" || fail "$1 $2: not '$4'" "$WORK/$1/log"
}

# harnesses NAME SPEC HARNESS...: generates and builds.
harnesses() {
	name=$1 spec=$2
	shift 2
	"$SPECC" build --isa "$ROOT/$spec" --templates "$ROOT/templates" -t c -t fuzz -o "$WORK/$name" \
		>"$WORK/log" 2>&1 || { fail "$spec is not built" "$WORK/log"; return; }
	make_harnesses "$WORK/$name" "$@"
}

# ---- no findings, and full reach ----

echo 'int main(void) { return 0; }' >"$WORK/try.c"
$CC $sanitize -o "$WORK/try" "$WORK/try.c" 2>"$WORK/log" && "$WORK/try" 2>>"$WORK/log" || {
	echo "$CC has no sanitizers"
	exit 77
}
many=${DEEP:+0}
harnesses gpu isa-spec/gpu decode ${DEEP:+roundtrip text}
run gpu decode "30000$many" 'opcodes 224/224, .*outcomes 4/4, .*gaps 177/177'
harnesses tiny isa-spec/tiny decode
run tiny decode "20000$many" \
	'opcodes 21/21, least 38/38, greatest 38/38, outcomes 7/7, reasons 14/14, gaps 3/3'
if [ -n "${DEEP-}" ]; then
	run gpu roundtrip "6000$many" 'opcodes 224/224'
	run gpu text "2000$many" 'opcodes 2[0-9]*/224'
	harnesses brew isa-spec/brew decode
	run brew decode "10000$many" 'opcodes 122/122, .*gaps 230/230'
	harnesses units tests/codec/units.isa decode
	run units decode "5000$many" \
		'opcodes 3/3, least 6/6, greatest 6/6, outcomes 12/12, reasons 6/6, gaps 7/7'
fi
harnesses mix tests/codec/mix.isa decode roundtrip text
run mix decode "10000$many" 'opcodes 6/6, least 21/21, greatest 20/20, outcomes 10/10, .*gaps 3/3'
run mix roundtrip "5000$many" 'opcodes 6/6, least 21/21, greatest 20/20'
run mix text "5000$many" 'opcodes 6/6'
for spec in ${DEEP:+tests/codec/isa/cpu8 tests/codec/lengths.isa \
	tests/machines/rv32/rv32.isa tests/machines/cpu6502/cpu6502.isa}; do
	name=$(echo "$spec" | tr '/.' '__')
	harnesses "$name" "$spec" decode roundtrip text
	run "$name" decode 300000 'opcodes \([0-9]*\)/\1, least \([0-9]*\)/\2, greatest \([0-9]*\)/\3'
	run "$name" roundtrip 100000 'opcodes \([0-9]*\)/\1,'
	run "$name" text 100000 'opcodes'
done

# ---- the driver ----

cd "$WORK/mix" || exit 1
driver=b/standalone/decode
# A report is extended; a corpus is read again, and immediately reaches the same.
before=$(awk '$1 == "opcode" { n += $3 } END { print n }' report-decode)
"$driver" --time 0 --count 1000 --corpus corpus --report report-decode >log || fail "a corpus" log
after=$(awk '$1 == "opcode" { n += $3 } END { print n }' report-decode)
[ "$after" -gt "$before" ] || fail "the report is not added to: $before, $after"
[ "$(find corpus -type f | wc -l)" -gt 20 ] || fail "few inputs in the corpus"
first=$(sed 's/.*; //' log)
"$driver" --time 0 --count 1 --corpus corpus >log || fail "the corpus is not read" log
[ "$(sed 's/.*; //' log)" = "$first" ] || fail "the corpus does not reach '$first'" log
"$driver" --seeds seeds --texts texts && "$driver" seeds/* >log || fail "seeds" log
grep -q 'opcodes 6/6' log || fail "the seeds do not reach every opcode" log
b/standalone/text texts/* >log || fail "texts" log
grep -q 'opcodes 6/6' log || fail "the texts do not reach every opcode" log
"$driver" --words 60000 >log || fail "words" log
grep -q '^60000 words' log || fail "words are not counted" log
"$driver" --time 0 --count 1 --missing >log || fail "missing" log
grep -q '^gap [01?]*$' log || fail "gaps that were not reached are not listed" log
for wrong in '--time x' '--what 1' '--time' '--corpus /dev/null/x' 'no-such-file' '--count -1'; do
	# shellcheck disable=SC2086
	"$driver" $wrong >log 2>&1
	[ $? = 2 ] || fail "exit status of '$wrong'" log
done
b/standalone/roundtrip --words 5 >log 2>&1
[ $? = 2 ] || fail "words of a harness without them" log
"$driver" --help | grep -q '^usage' || fail "--help"

# ---- planted faults are found ----

# found NUMBER FILE HARNESS: the fault is found, said as the list wants it, and found again.
found() {
	file=c/mix_$2
	rm -rf artifacts
	mkdir artifacts
	cp "$file" sound.c
	plant faults.list "$1" sound.c "$file" || { failed=1; return; }
	make_harnesses "$WORK/mix" "$3"
	"b/standalone/$3" --time 20 --timeout 1 --artifact artifacts >log 2>&1
	status=$?
	[ $status = 1 ] || fail "not found (status $status): $what" log
	fault_more faults.list "$1" | sed -n 's/^says //p' >said
	[ -s said ] && grep -q -f said log || fail "found, but not '$(cat said)': $what" log
	[ "$(find artifacts -type f | wc -l)" = 1 ] || fail "no input is saved: $what" log
	"b/standalone/$3" --timeout 1 artifacts/* >log 2>&1
	[ $? = 1 ] || fail "the input that was saved does not fail again: $what" log
	cp sound.c "$file"
}

. "$ROOT/tests/shared/plant.sh"
cat >faults.list <<'FAULTS'
file decode.c
by decode

fault a crash at one byte
- enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
- {
+ enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
+ {
+ if (size > 1 && bytes[1] == 0x5a) __builtin_trap();
says crash after

fault a hang at one byte
- enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
- {
+ enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
+ {
+ int pause(void); while (size > 1 && bytes[1] == 0x5a) pause();
says hang after

fault a byte behind the end is read
- enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
- {
+ enum mix_status mix_decode(const uint8_t *bytes, size_t size, struct mix_insn *insn)
+ {
+ if (bytes[size] == 0x5a) insn->form = 0;
says AddressSanitizer

fault a fixed bit is not tested
file tables.c
- 0x000000381600000f
+ 0x000000301600000f
says failure: decoded with status

fault a wrong letter
file format.c
by roundtrip
- "spread
+ "spreed
says specc writes .spread

fault a field is cut
file tables.c
by roundtrip
- 0x0000ffc000000007
+ 0x00000fc000000007
says begins with another value
FAULTS
faults faults.list | if [ -n "${DEEP-}" ]; then cat; else sed '$d'; fi >faults
while IFS=$tab read -r number _ file harness what; do
	found "$number" "$file" "$harness"
done <faults
exit $failed
