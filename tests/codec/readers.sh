#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc test --texts: lines of every form, legal and changed, are read alike by specc asm and by the
# generated C, for isa-spec and a sixth of tests/codec/isa and tests/codec/texts; faults that $CC
# plants in the generated parser, half of them, are found and printed. By turns; DEEP=1: everything,
# and 1,000 lines a form.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/every.sh"
failed=0
. "$ROOT/tests/shared/fail_on.sh"
SPECC_CACHE=${SPECC_CACHE-$PWD/cache}
export SPECC_CACHE

# alike SPECIFICATION LINES
alike() {
	lines=$2
	[ -z "${DEEP-}" ] || lines=1000
	"$SPECC" test -i "$1" --texts "$lines" --seed 3 >out 2>err || fail "$1" out
	grep -q ' readers: no difference$' out || fail "$1: no result" out
	refused=$(sed -n 's/.* texts (\([0-9]*\) refused.*/\1/p' out)
	texts=$(sed -n 's/.* \([0-9]*\) texts.*/\1/p' out)
	[ "${refused:-0}" -ge $((${texts:-0} * 4 / 10)) ] && [ "${refused:-0}" -lt "${texts:-0}" ] ||
		fail "$1: few texts are refused, or all" out
}
alike "$ROOT/isa-spec/tiny" 60

# The same lines for another reader: those with bytes are what asm makes of them.
"$SPECC" test -i "$ROOT/isa-spec/tiny" --texts 60 --seed 3 -o lines >out 2>err || fail "-o" err
grep -v '^-' lines | sed 's/^[^	]*	//' | tr -d '\r' >program
"$SPECC" asm --isa "$ROOT/isa-spec/tiny" --format=hex program >bytes 2>err || fail "-o" err
grep -v '^-' lines | sed 's/	.*//' | tr ' ' '\n' | cmp - bytes >err && [ -s bytes ] ||
	fail "-o: other bytes" err
refused=$(sed -n 's/.* texts (\([0-9]*\) refused.*/\1/p' out)
[ "$(grep -c '^-	' lines)" = "$refused" ] || fail "-o: not $refused lines are refused" lines
"$SPECC" test -i "$ROOT/isa-spec/tiny" -o lines 2>err
[ $? = 2 ] && grep -q -- '--output takes the lines of --texts N' err || fail "-o alone" err
"$SPECC" test -i "$ROOT/isa-spec/tiny" --texts 1 -o /nonexistent/lines >out 2>err
[ $? = 2 ] && grep -q "cannot write '/nonexistent/lines'" err || fail "-o of no folder" err
alike "$ROOT/isa-spec/brew" 40
alike "$ROOT/isa-spec/gpu" 12
for isa in "$ROOT"/tests/codec/isa/*/*.isa "$ROOT"/tests/machines/rv32/*.isa \
	"$ROOT"/tests/codec/texts/*.isa; do
	echo "$isa"
done | by_turns 6 >some
while read -r isa; do
	alike "$isa" 100
done <some

# ---- faults ----

# fault NAME EDIT TEXT: the compiler edits the generated parser; the line differs as said
fault() {
	cat >faulty <<END
#!/bin/sh
for file; do
	case \$file in
	*_parse.c)
		sed '$2' "\$file" >"\$file.new" && ! cmp -s "\$file" "\$file.new" || exit 9
		mv "\$file.new" "\$file"
		;;
	esac
done
exec ${CC:-cc} "\$@" -O0
END
	chmod +x faulty
	rm -rf faults
	CC=$PWD/faulty SPECC_CACHE=$PWD/faults "$SPECC" test -i "$ROOT/isa-spec/$1" --texts 200 \
		>found 2>err
	code=$?
	[ $code = 1 ] && grep -q "$3" found && grep -q ' read differently$' found ||
		fail "exit status $code, not found: $2" found
}

# A leading zero in the number of a register, registers and numbers that the field cannot hold, a
# blank that is refused.
by_turns 2 >edits <<'END'
asm s/return end - at > 1 && peek(p, at) == .0. ? 0 : end - at;/return end - at;/
C s/at = skip_blanks(p, at + 1);/at = at + 1;/
asm s/number + named->range - 1 - named->first < named->count/number < 60/
asm s/return magnitude <= ones &&/return/
END
while read -r who edit; do
	[ "$who" = C ] && text='generated C: refused' || text='specc asm: refused'
	fault tiny "$edit" "$text"
done <edits

# ---- lines that must be refused, in the round trip and in the fuzz harness ----

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -t c -t c-test -t fuzz -o made >out 2>err ||
	fail 'tiny is not built' err
# trial: what the round trip says, in `told`, and the harness on inputs of a byte, in `fuzzed`
trial() {
	for part in tables decode encode format parse number; do
		echo "made/c/tiny_$part.c"
	done >codec
	${CC:-cc} -std=c11 ${DEEP:+-O1} -Imade/c -o trip made/c-test/tiny_roundtrip.c $(cat codec) \
		2>err || fail 'the round trip does not compile' err
	./trip 16 >told 2>&1
	${CC:-cc} -std=c11 ${DEEP:+-O1} -Imade/c -Imade/fuzz -o text made/fuzz/tiny_fuzz_text.c \
		made/fuzz/tiny_fuzz_model.c made/fuzz/tiny_fuzz_words.c made/fuzz/tiny_fuzz_fail.c \
		made/fuzz/tiny_fuzz_reach.c made/fuzz/tiny_fuzz_seeds.c \
		made/fuzz/tiny_fuzz_main.c $(cat codec) 2>err ||
		fail 'the harness does not compile' err
	mkdir -p inputs
	for byte in $(seq 0 41); do
		printf "\\$(printf %03o "$byte")" >"inputs/$byte"
	done
	./text inputs/* >fuzzed 2>&1
}
trial
grep -q ' 0 failures$' told || fail 'the round trip' told
! grep -q 'is read, but no instruction' fuzzed || fail 'the harness' fuzzed
mv made/c/tiny_parse.c sound.c
plant_edit 's/number + named->range - 1 - named->first < named->count/true/' \
	sound.c made/c/tiny_parse.c || failed=1
trial
grep -q 'is read, but no instruction' told || fail 'a fault is not found by the round trip' told
grep -q 'is read, but no instruction' fuzzed || fail 'a fault is not found by the harness' fuzzed

# ---- options ----

# refused TEXT ARGUMENT...: exit status 2
refused() {
	text=$1
	shift
	"$@" >out 2>err
	[ $? = 2 ] && grep -qF -e "$text" err || fail "exit status or message: $*" err
}
tiny=$ROOT/isa-spec/tiny
"$SPECC" test -i "$tiny" --texts 8 ALU >out 2>err && grep -q '^1 form, 8 texts' out ||
	fail 'one family' out
"$SPECC" test -i "$tiny" --texts 50 --seed 1 >one && "$SPECC" test -i "$tiny" --texts 50 >two
! cmp -s one two || fail 'the seed changes nothing' one
refused "unknown group, optype or opcode 'ALX'" "$SPECC" test -i "$tiny" --texts 8 ALX
refused 'leave out --execution' "$SPECC" test -i "$tiny" --texts 8 --execution c
refused 'leave out --states' "$SPECC" test -i "$tiny" --texts 8 --states 8
exit $failed
