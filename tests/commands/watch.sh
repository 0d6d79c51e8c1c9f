#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc watch: after each of a row of saves it says what a hand-written specification expects:
# which case fails and which passes again, which files are generated, and nothing where nothing
# changes; it survives errors, files and folders that disappear, and ends with its programs. A
# specc-ref that runs another version is noticed.
set -u
cd "${WORK:?}" || exit 1
[ -x "$(dirname "$SPECC")/specc-ref" ] || {
	echo "specc-ref is not built (it needs GMP and MPFR)"
	exit 77
}
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE

fail() {
	echo "FAIL $1"
	tail -n 30 log
	exit 1
}

mkdir isa mine mine/list
cat >isa/base.isa <<'END'
__Language 1
__DefISA WATCHED
  __Layout
    Unit<16>;
    Length<16>;
__DefRegisterFile R<16>
    Numbered<"r", 0, 16>;
__DefFieldType Reg<4>
    Register<R>;
__DefFieldType Code<4>
    Integer<unsigned>;
__DefGroup WATCHED_GROUP
END
# family NAME MNEMONIC CODE OPERATOR RESULT: two cases, with inputs 5 and 3, and 9 and 0
family() {
	cat <<END
__DefOptype $1 : [WATCHED_GROUP]
  __Encoding
    field<12, 4> Code code == $3;
    field<8, 4> Reg rd;
    field<4, 4> Reg ra;
    field<0, 4> Reg rb;
  __Syntax
\`\`\`asm
$2 rd, ra, rb ;
\`\`\`
  __Description
Computes something.
  __Semantics
\`\`\`asm
$2 rd, ra, rb:
    rd = (ra $4 rb)[15:0];
\`\`\`
  __Examples
\`\`\`run
$2 r1, r2, r3
    r2 = 5, r3 = 3 -> r1 = $5
    r2 = 9, r3 = 0 -> r1 = 9
\`\`\`
__DefOpcode $1 : [$1]
  __OperandInfo
    InList<ra, rb>;
    OutList<rd>;
END
}
family ADD add 1 + 8 >isa/add.isa
family XOR xor 2 ^ 6 >isa/xor.isa
printf '%%file "list.txt"\n%%each //opcode\n${@name}\n%%end\n' >mine/list/main.tpl
cp -R isa original

# start [PROGRAM]: a watch of isa, which prints to log
start() {
	rm -rf "$WORK/out"
	: >log
	seen=0
	sleep 0.05
	${1:-$SPECC} watch -o out -t c -t html -t list --templates mine --execution ref isa >>log 2>&1 &
	watch=$!
	trap 'kill $watch 2>/dev/null' EXIT
	await '^files: '
}
# patiently WHAT COMMAND...: until the command is true; two minutes, since the machine may be busy
patiently() {
	what=$1 tries=0
	shift
	until "$@"; do
		tries=$((tries + 1))
		[ $tries -lt 2400 ] || fail "$what"
		kill -0 $watch 2>/dev/null || fail "the watch has ended"
		sleep 0.05
	done
}
# await PATTERN: a line that has been printed since the last step
await() {
	patiently "no line '$1'" said "$1"
}
said() {
	tail -n +$((seen + 1)) log | grep -q -e "$1"
}
# a step ends with its last line; what follows is of the next one
step() {
	seen=$(wc -l <log)
	touch before
	sleep 0.02
}
quiet() {
	sleep 0.4
	[ "$(wc -l <log)" = "$seen" ] || fail "$1: it says something"
}
edit() {
	sed "$1" "$2" >edited && cat edited >"$2"
}
# newer NAME...: the generated files that were written since the step are those of these patterns
newer() {
	find out -type f -newer before | grep -v /.specc >written
	for name in "$@"; do
		grep -q "$name" written || fail "$name was not written: $(cat written)"
		grep -v "$name" written >rest
		mv rest written
	done
	[ ! -s written ] || fail "also written: $(cat written)"
}

broken_semantics() {
	step
	edit 's/ra + rb/ra - rb/' isa/add.isa
	await '^files: '
	said '^behaviour: 1 change' && said 'semantics  *ADD ' || fail "the change is not named"
	said '^isa/add.isa:21:.*r1: expected 0x0008, got 0x0002' || fail "the case that fails"
	said '^1 of 2 cases failed, execution ref$' || fail "how many fail"
}

start
said '^[0-9:]* watching isa$' || fail "the first line"
grep -q ADD out/list/list.txt || fail "nothing is generated"
broken_semantics
newer out/c/ out/html/
step
edit 's/ra - rb/ra + rb/' isa/add.isa
await '^files: '
said '^2 cases, execution ref: all as expected$' || fail "the mend"

step # prose: pages, and the first sentence above a kernel
edit 's/Computes something/Adds/' isa/add.isa
await '^files: '
said '^text: 1 change' || fail "prose"
! said 'cases' || fail "prose runs cases"
newer out/c/watched_kernels.c out/html/

step # nothing, a file that is not read; a comment moves what the page of sources points to
touch isa/add.isa
quiet "a new time"
echo text >isa/notes.txt
quiet "another file in the folder"
edit '1i // a comment' isa/add.isa
await '^files: 1 of .*: html/en/sources.html$'
! said 'change,' || fail "a comment is a change"
newer html/en/sources.html

step # saved by a rename, and by removing the file first
sed 's/r3 = 0 -> r1 = 9/r3 = 1 -> r1 = 10/' isa/add.isa >isa/.new && mv isa/.new isa/add.isa
await '^files'
said '^2 cases' || fail "a rename"
step
cp isa/add.isa saved && rm isa/add.isa && sleep 0.2
sed 's/r3 = 1 -> r1 = 10/r3 = 2 -> r1 = 11/' saved >isa/add.isa
await '^files'
said '^2 cases' || fail "removed and written"
! said error || fail "a file that is away for a moment is an error"

step # an error, an edit of another file meanwhile, then the mend: one comparison for all
edit 's/^  __Syntax/  __Sytax/' isa/xor.isa
await "isa/xor.isa:7:.*error.*__Sytax"
sleep 0.3
edit 's/ra + rb/ra | rb/' isa/add.isa
await "isa/add.isa"
sleep 0.3
newer
! said 'cases' || fail "cases of a version with errors"
edit 's/^  __Sytax/  __Syntax/' isa/xor.isa
await '^files: '
said 'semantics  *ADD ' && said 'expected 0x0008, got 0x0007' || fail "the base of the comparison"

step # several files at once are one change, back to the original
cp original/*.isa isa
await '^files: '
said '^[0-9:]* isa/add.isa, isa/base.isa, isa/xor.isa$' || fail "the names of the files"
[ "$(tail -n +$((seen + 1)) log | grep -c '^[0-9][0-9]:')" = 1 ] || fail "one line for each file"

step # templates
echo end >>mine/list/main.tpl
await '^files: 1 of .*: list/list.txt$'
step
echo '${isa/@no}' >>mine/list/main.tpl
await 'mine/list/main.tpl:.*error: .*selects nothing'
edit '$d' mine/list/main.tpl
sleep 0.3

step # a folder that disappears
mv isa away
await "error: cannot read 'isa'"
sleep 0.2
mv away isa
edit 's/Computes/Makes/' isa/add.isa
await '^files: '
said '^text: ' || fail "after the folder is back"

! grep -q "$(printf '\033')" log || fail "colours in a file"
kill $watch
wait $watch
status=$?
[ $status = 0 ] || fail "SIGTERM: status $status"

# Seeded fault: the evaluator runs the old version; then the case does not fail.
mkdir bin
cp "$SPECC" bin/specc && ln -s "$ROOT/templates" bin/templates
printf '#!/bin/sh\nexec "%s" cases --isa "%s"\n' "$(dirname "$SPECC")/specc-ref" "$PWD/original" \
	>bin/specc-ref
chmod +x bin/specc-ref
cp original/*.isa isa
start bin/specc
(
	trap - EXIT
	broken_semantics
) >fault 2>&1 && fail "a wrong evaluator is not noticed"
grep -q 'FAIL the case that fails' fault || { cat fault; fail "the fault is found elsewhere"; }
kill -HUP $watch
wait $watch || fail "SIGHUP"

# In C, when it is compiled; a further save and the end stop a compiler.
cp original/*.isa isa
: >log
seen=0
cat >bin/cc <<END
#!/bin/sh
[ ! -e slow ] || { echo \$\$ >slow; exec sleep 600; }
exec ${CC:-cc} "\$@"
END
chmod +x bin/cc
# Whether the slow compiler runs; of a process that has ended, this file is empty.
compiles() {
	grep -q sleep "/proc/$(cat slow)/cmdline" 2>/dev/null
}
sleep 0.05
CC=$PWD/bin/cc "$SPECC" watch isa >>log 2>&1 &
watch=$!
await watching
sleep 0.3
step
edit 's/r3 = 0 -> r1 = 9/r3 = 1 -> r1 = 10/' isa/add.isa
await '^2 cases, execution c: all as expected$'
said '^2 cases, execution ref: all as expected$' || fail "both executions"
touch slow
step
edit 's/ra ^ rb/ra \& rb/' isa/xor.isa
await 'of 2 cases failed, execution ref'
patiently "the compiler does not run beside" compiles
step
edit 's/ra & rb/ra ^ rb/' isa/xor.isa
await '^2 cases, execution ref: all as expected$'
kill $watch
wait $watch || fail "SIGTERM during the work"
! compiles || fail "a compiler is left"
trap - EXIT

# A file of prose that does not exist yet, named by a file that is watched without its folder.
mkdir one && sed 's/^__DefISA WATCHED/&\n    Errata<"later.md">;/' original/base.isa >one/base.isa
: >log
seen=0
sleep 0.05
"$SPECC" watch one/base.isa original/add.isa >>log 2>&1 &
watch=$!
trap 'kill $watch 2>/dev/null' EXIT
await "error: cannot read 'one/later.md'"
sleep 0.2
step
echo 'None.' >one/later.md
await '^[0-9:]* one/later.md$'
sleep 0.3
! said error || fail "the file is there"
kill $watch
wait $watch || fail "SIGTERM"
trap - EXIT

# What cannot begin.
wrong() {
	"$ROOT/tests/shared/within" 10 "$SPECC" watch "$@" >log 2>&1
	[ $? = 2 ] && [ "$(wc -l <log)" -le 4 ] || fail "specc watch $*"
}
wrong
wrong missing
wrong - </dev/null
wrong -o out -t nothing isa
wrong --execution both isa
exit 0
