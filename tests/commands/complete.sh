# SPDX-License-Identifier: MIT
# specc complete, which the completions of shells ask: the words that may come next. Expected are
# names of the help, of isa-spec/tiny and of the checks, written here by hand.
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# offers 'WORDS' 'CANDIDATES': WORDS end with the one to complete, _ for an empty one
offers() {
	# shellcheck disable=SC2086
	set -- "$2" $1
	expected=$1
	shift
	for word in "$@"; do
		shift
		[ "$word" != _ ] || word=
		set -- "$@" "$word"
	done
	found=$(cd "$ROOT" && "$SPECC" complete "$@" 2>&1 | cut -f 1 | tr '\n' ' ')
	[ "$found" = "${expected:+$expected }" ] || fail "'$*': '$found', expected '$expected'"
}

offers 'ch' 'check'
offers 'help di' 'disasm diff'
offers 'check --form' '--format'
offers 'dump --max' '--max-reports'
offers 'list --output' ''
offers 'check --format _' 'text json sarif'
offers 'check --format=s' '--format=sarif'
offers 'asm --format e' 'elf32 elf64'
offers 'disasm --format=' '--format=bin --format=hex'
offers 'check --colour a' 'always auto'
offers 'run --execution _' 'c ref'
offers 'dump --stage=t' '--stage=tokens --stage=tree --stage=typed'
offers 'diff --fail-on b' 'behaviour binary-breaking'
offers 'check -Wno-field-o' '-Wno-field-overlap'
offers 'build -t c' 'c c-test csv'
offers 'build --templates tests/documents/external_target/templates -t o' 'outline'
offers 'list --isa isa-spec/tiny AD' 'ADDI'
offers 'test --isa=isa-spec/tiny CAL' 'CALL CALL'
offers 'fuzz --isa isa-spec/tiny --opcode LDI' 'LDI LDI_LONG'
offers 'list AD' ':files'
offers 'list isa-spec/tiny AD' 'ADDI'
offers 'fuzz isa-spec/tiny --opcode LDI' 'LDI LDI_LONG'
offers 'diff isa-spec/tiny _' ':files'
offers 'list --isa /nowhere AD' ''
offers 'list --isa - AD' ''
offers 'check _' ':files'
offers 'run _' ':files'
offers 'asm --isa isa-spec/tiny _' ':files'
offers 'build --output _' ':folders'
offers 'asm -I _' ':folders'
offers 'check -- --fo' ':files'
offers 'nonsense _' ''
"$SPECC" complete 2>/dev/null
[ $? = 2 ] || fail "without a word"

# What options and their values are for: as in the help of the command.
explains() { # 'WORDS' 'CANDIDATE' 'TEXT'
	# shellcheck disable=SC2086
	[ "$("$SPECC" complete $1)" = "$2	$3" ] || fail "'$1' is not explained as '$3'"
}
explains 'dump --stage=f' '--stage=forms' 'the forms of an opcode: text, and cubes of legal values'
explains 'space --max' '--max-reports' \
	'print at most N gaps per length (default 20, 0: all); json has all'
explains 'run --inc' '--include' 'search FOLDER for included files; repeatable'

# Each option that a command takes is in its help.
for command in $("$SPECC" complete '' | sed -n '/^help/d; s/^\([a-z]*\)	.*/\1/p'); do
	"$SPECC" "$command" --help >help
	"$SPECC" complete "$command" -- >options
	[ -s options ] || fail "$command has no options"
	cut -f 1 options | grep -v -e --help | while read -r option; do
		grep -q -e "^ .*$option\([ ,=].*\)\{0,1\}$" help || echo "$command: $option"
	done
done >missing
[ ! -s missing ] || fail "not in the help: $(tr '\n' ' ' <missing)"
