#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# docs/internals/architecture.md is up to date: its commands print what it shows, it has every stage
# of `specc dump`, its table has the folders of specc/ in the order that lint checks, and the files
# that it names exist. Also: messages of dump about an unknown stage or name.
set -u
cd "$WORK" || exit 1
failed=0
fail() {
	echo "FAIL docs/internals/architecture.md: $1"
	failed=1
}
. "$ROOT/tests/shared/shown.sh"
page_files docs/internals/architecture.md
page_commands 5
specc dump --help |
	sed -n '/--stage=STAGE/,/--keep/s/^ \{23\}\([a-z]\{1,\}\) .*/\1/p' >stages
[ "$(wc -l <stages)" -eq 8 ] || fail "not eight stages in the help"
while read -r stage; do
	grep -q "^\$ specc dump isa-spec/tiny --stage=$stage " "$ROOT/$page" ||
		fail "stage $stage is not shown"
done <stages

# The folders, in order; the main headers; files in specc/ by path.
sed -n 's/^| `\([a-z]*\)` |.*| `\([a-z]*\.h\)` |$/\1 \2/p' "$ROOT/$page" >rooms
sed -n 's/.*split("\([a-z ]*\) " \\$/\1/p; s/^[ \t]*"\([a-z ]*[a-z]\) *"\(, order.*\| \\\)$/\1/p' \
	"$ROOT/tests/house/lint.sh" | tr ' ' '\n' >order
cut -d ' ' -f 1 rooms | cmp -s order - || { fail "its folders:"; diff order rooms; }
while read -r room header; do
	grep -qs 'Read first:' "$ROOT/specc/$room/$header" || fail "$room/$header says not what to read"
done <rooms
grep -oE '`[a-z_]+/[a-z_*]+\.(c|h|def|sh|tpl)`' "$ROOT/$page" | tr -d '`' | sort -u >files
[ "$(wc -l <files)" -ge 30 ] || fail "only $(wc -l <files) files are named"
while read -r file; do
	set -- "$ROOT"/specc/$file "$ROOT"/$file
	[ -e "$1" ] || [ -e "$2" ] || [ -e "${3-}" ] || fail "there is no $file"
done <files

# said STATUS TEXT OPTION...
said() {
	wanted=$1 text=$2
	shift 2
	specc dump "$@" >out 2>err
	status=$?
	[ $status = "$wanted" ] && grep -qF "$text" err ||
		{ fail "specc dump $*: status $status, $(head -n 3 err)"; }
}
said 2 "expected --stage=STAGE" --isa isa-spec/tiny
said 2 "did you mean 'forms'?" --stage=form --isa isa-spec/tiny
said 2 "expected a specification" --stage=forms
said 2 "nothing called 'ADDX'; did you mean 'ADDI'?" --stage=forms --isa isa-spec/tiny ADDI ADDX
grep -q '^form 1 of ADDI' out || fail "what is found is not shown"
said 2 'none.isa' --stage=c --isa none.isa
printf '__DefISA T\n  __Layout\n    Unit<8>;\n__DefGroup G : [H]\n' >bad.isa
said 1 "unknown" --stage=core --isa bad.isa
[ ! -s out ] || fail "kernels of a specification with errors"
printf '__DefGroup G\n' >headless.isa
for stage in tree isa forms decoder; do
	said 1 "no file has a __DefISA" --stage=$stage --isa headless.isa
done
# Nothing is done that the stage does not need: errors of later stages are not found.
cp -r isa-spec/tiny named
sed -i 's/rd = (ra + imm)/rd = (ra + immm)/' named/*.isa
for stage in "tokens headless.isa" "tokens bad.isa" "tree named" "isa named" "decoder named"; do
	specc dump --stage="${stage% *}" --isa "${stage#* }" >out 2>err || fail "$stage: $(cat err)"
	[ "$(wc -l <out)" -gt 1 ] || fail "stage $stage shows nothing"
done
said 1 "'immm'" --stage=typed --isa named
# of a published document as well: nothing is missed that the stage does not look at
for stage in $(cat stages); do
	specc dump --stage="$stage" --isa "$ROOT/out/tiny/xml/tiny.xml" >out 2>err ||
		fail "stage $stage of a document: $(head -n 3 err)"
done
# without a name: prints everything
for stage in $(cat stages); do
	specc dump --stage="$stage" --isa isa-spec/brew >out 2>err ||
		fail "stage $stage of Brew: $(cat err)"
	[ "$(wc -l <out)" -gt 100 ] || fail "stage $stage of Brew has $(wc -l <out) lines"
done
exit $failed
