# SPDX-License-Identifier: MIT
# SLOW
# specc test --states: random and boundary states of every form, of each trap and of the reset, on
# both executions of one instruction set. isa-spec and the machines of the tests agree; DEEP=1: on
# 2,000 states a form. Faults that $CC plants in the generated C (a fourth of them, by turns;
# DEEP=1: all) are found, each with a case that the specification takes as it is. A missing
# execution is named.
set -u
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1
failed=0
. "$ROOT/tests/shared/fail_on.sh"

. "$ROOT/tests/shared/ref.sh"

# agree FORMS SPECIFICATION [STATES]
agree() {
	count=${3-24}
	[ -z "${DEEP-}" ] || count=2000
	"$SPECC" test -i "$2" --states "$count" >out 2>err || fail "$2" err
	forms=$(sed -n 's/^\([0-9]*\) forms.*, 2 executions.*: no difference$/\1/p' out)
	[ "${forms:-0}" -ge "$1" ] || fail "$2: fewer than $1 forms" out
	states=$(sed -n 's/.* forms, \([0-9]*\) states.*/\1/p' out)
	[ "${states:-0}" -ge $((forms * count * 8 / 10)) ] || fail "$2: few states" out
	! grep -q 'not executable' out || fail "$2: something was left out" out
}
SPECC_CACHE=${SPECC_CACHE-$PWD/cache}
export SPECC_CACHE
agree 21 "$ROOT/isa-spec/tiny"
agree 120 "$ROOT/isa-spec/brew"
agree 280 "$ROOT/isa-spec/gpu" 8
agree 55 "$ROOT/tests/machines/cpu6502"
agree 40 "$ROOT/tests/machines/rv32"
agree 10 "$ROOT/tests/execution/compare/lanes.isa"
agree 39 "$ROOT/tests/execution/compare/machine.isa" 60

# ---- faults ----

# fault NAME SPECIFICATION FILE EDIT: the compiler compiles a copy of the sources with FILE edited;
# NAME differs
fault() {
	cat >faulty <<END
#!/bin/sh
copy=\$(mktemp -d) && trap 'rm -r "\$copy"' EXIT
for word; do
	shift
	case \$word in
	*.c)
		cp "\${word%/*}"/*.[ch] "\$copy"
		file=\$(echo "\$copy"/*_run.c)
		file=\${file%run.c}$3
		sed '$4' "\$file" >"\$copy/new" && ! cmp -s "\$file" "\$copy/new" || exit 9
		mv "\$copy/new" "\$file"
		word=\$copy/\${word##*/}
		;;
	esac
	set -- "\$@" "\$word"
done
${CC:-cc} "\$@" -O0
END
	chmod +x faulty
	rm -rf faults
	CC=$PWD/faulty SPECC_CACHE=$PWD/faults "$SPECC" test -i "$2" --states 200 >found 2>err
	code=$?
	[ $code = 1 ] && grep -q "error: $1: c gives .*\[case-result\]" err ||
		fail "exit status $code, not found in $1: $4" err
	awk '/^```run/ { n++ } n == 1 { print } n == 1 && /^```$/ { exit }' found >fence
	[ "$(wc -l <fence)" -ge 3 ] || fail "no case for $1: $4" found
}

by_turns 4 >edits <<'END'
ALU ../isa-spec/tiny kernels.c /kernel_ALU_xor(/,/^}/s/ra ^ rb/ra == rb ? 1u : ra ^ rb/
ALU ../isa-spec/tiny kernels.c /kernel_ALU_shl(/,/^}/s/ra << rb_3_0/ra << (rb_3_0 \& 7u)/
raise.Soft execution/compare/machine.isa kernels.c /_trap_block(/,/^}/s/cause & 0xff/cause \& 0x7f/
reset execution/compare/machine.isa kernels.c /_reset_block(/,/^}/s/)loaded & 1u/)loaded \& 2u/
PFX execution/compare/machine.isa run.c s/mach_general_index.copy->index.;/copy->index;/
PFW execution/compare/machine.isa kernels.h /mach_next_pc(/,/^}/s/op->units/1/
LOAD execution/compare/machine.isa kernels.h s/(aligned && address % size)/(aligned \& !address)/
END
while read -r name isa file edit; do
	fault "$name" "$ROOT/tests/$isa" "$file" "$edit"
done <edits

tiny=$ROOT/isa-spec/tiny

# The reported case is one that the specification takes, and that the reference passes.
fault ALU "$tiny" kernels.c '/kernel_ALU_add(/,/^}/s/(ra + rb) & 0xffffu/ra + rb == 65536u/'
mkdir spec
for file in "$tiny"/*.isa; do
	awk '{ print } /^__DefOptype/ { here = $2 == "ALU" }
		here && /^ *__Examples/ { while ((getline line <"fence") > 0) print line; here = 0 }' \
		"$file" >"spec/$(basename "$file")"
done
"$SPECC" test -i spec --execution ref ALU >out 2>err || fail 'the case is refused' err
before=$("$SPECC" test -i "$tiny" --execution ref ALU | sed -n 's/ cases.*//p')
grep -q "^$((before + 1)) cases" out || fail 'the case is not tested' out

# ---- seeds, names, executions ----

"$SPECC" test -i "$tiny" --states 8 ALU >out 2>err && grep -q '^1 form, 8 states' out ||
	fail 'one family' out

# refused TEXT ARGUMENT...: exit status 2
refused() {
	text=$1
	shift
	"$@" >out 2>err
	[ $? = 2 ] && grep -qF -e "$text" err || fail "exit status or message: $*" err
}
refused "unknown group, optype or opcode 'ALX'" "$SPECC" test -i "$tiny" --states 8 ALX
refused 'leave out --execution' "$SPECC" test -i "$tiny" --states 8 --execution c
refused 'leave out --coverage' "$SPECC" test -i "$tiny" --states 8 --coverage
refused 'no instruction has a block' "$SPECC" test -i "$ROOT/tests/codec/isa/cpu8" --states 8
mkdir bin
cp "$SPECC" bin/specc
refused "the execution 'ref' is missing" bin/specc test -i "$tiny" --states 8
CC=$PWD/none SPECC_CACHE=$PWD/none refused "$PWD/none" "$SPECC" test -i "$tiny" --states 8
exit $failed
