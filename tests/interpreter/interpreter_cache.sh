# SPDX-License-Identifier: MIT
# SLOW
# The compiled interpreter of specc test and specc run: compiled once, found again, made by several
# runs at once, and no leftovers of a compiler that fails; a change of a block compiles one file.
# The compiler is a stand-in whose programs answer the only case of the instruction set.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
status=0
isa=$ROOT/tests/golden/cli-run/tiny.isa

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || sed 's/^/    /' "$2"
	status=1
}

cat >compiler <<'EOF'
#!/bin/sh
echo "$*" >>"$LOG"
sleep "${SLEEP:-0}"
while [ $# -gt 0 ]; do
	[ "$1" != -o ] || program=$2
	case $1 in *.c) [ -s "$1" ] || exit 9 ;; esac
	shift
done
[ -n "${program:-}" ] || exit 8
cat >"$program" <<'END'
#!/bin/sh
[ "$*" = cases ] || exit 7
cat >/dev/null
printf 'case 0\nstop exit - 4 1\nR 1 * 10\nend\n'
END
chmod +x "$program"
EOF
printf '#!/bin/sh\necho "tiny.c:1: this does not compile"\nexit 1\n' >broken
chmod +x compiler broken
LOG=$WORK/calls CC=$WORK/compiler SPECC_CACHE=$WORK/new/folder/cache
export LOG CC SPECC_CACHE

# tested STATUS CALLS WHAT: specc test ends with this status, and the compiler has linked CALLS
# programs so far.
tested() {
	"$SPECC" test -i "$isa" --execution c >out 2>err
	got=$?
	cat err >>out
	[ $got = "$1" ] || fail "$3: status $got, expected $1" out
	[ "$(grep -c ' -o [^ ]*/tool ' "$LOG")" = "$2" ] ||
		fail "$3: the compiler ran otherwise than $2 times" "$LOG"
}

tested 0 1 "the first run"
grep -q '^1 case, execution c: all as expected$' out || fail "the closing line" out
grep -q '^-std=c11 -O1 -foptimize-sibling-calls -o .*/tool .*/tiny_decode\.c\.o ' calls &&
	grep -q '^-std=c11 -O1 .* -c -o \(.*/tiny_decode\.c\)\.o \1$' calls ||
	fail "the compiler's arguments" calls
tested 0 1 "the second run"
CC="$CC -O0 -DOTHER"
tested 0 2 "another command of the compiler"
tail -n 1 calls | grep -q '^-std=c11 -O1 -foptimize-sibling-calls -O0 -DOTHER -o ' ||
	fail "options of CC do not count" calls
sed 's/Named<"RZ", 7> = 0;/Named<"R0Z", 7> = 0;/' "$isa" >other.isa
isa=$WORK/other.isa
tested 0 3 "another instruction set"
[ "$(ls "$SPECC_CACHE" | grep -vc '^objects$')" = 3 ] || fail "three programs lie in the cache"
[ "$(ls "$SPECC_CACHE" | grep -c '^[0-9a-f]\{32\}$')" = 3 ] || fail "names of programs"

# Templates in a folder of a target's folder are inputs too.
mkdir own
cp -r "$SPECC" "$ROOT/templates" own
SPECC_OF_TEST=$SPECC SPECC=$WORK/own/specc
tested 0 3 "the same templates elsewhere"
echo >>own/templates/c/kernel/arithmetic.tpl
tested 0 4 "another template"
SPECC=$SPECC_OF_TEST

# compiled: the files that have been compiled since the last call
compiled() {
	sed -n 's:.* -c -o [^ ]*/\([^/]*\)\.o [^ ]*$:\1:p' "$LOG" | sort >now
	: >"$LOG"
	echo $(cat now)
}

# Each file is compiled once for its text and its headers: after a change of a block, one. Not again
# with another compiler, or where the cache has lost it.
cp -r "$ROOT/isa-spec/brew" block
: >"$LOG"
"$SPECC" test -i block --execution c >out 2>&1
compiled >before
for file in brew_kernels.c brew_kernels_brew_a.c brew_decode.c; do
	grep -qw "$file" before || fail "$file is not compiled" before
done
sed -i 's/= \$rA & \$rB;/= $rB \& $rA \& 7;/' block/bitwise.isa
cmp -s block/bitwise.isa "$ROOT/isa-spec/brew/bitwise.isa" && fail "no block was changed"
"$SPECC" test -i block --execution c >out 2>&1
after=$(compiled)
case $after in
brew_kernels_brew_?.c | brew_kernels_brew_??.c) ;;
*) fail "a change of a block compiles: $after" ;;
esac
rm "$SPECC_CACHE"/objects/*
echo >>block/bitwise.isa
"$SPECC" test -i block --execution c >out 2>&1
[ "$(compiled)" = "$(cat before)" ] || fail "objects that are lost are not compiled"

# A program that was made in spite of an error does not hide it.
plant_edit 's/^\(    Rd = \)/\1nothing + /' "$isa" wrong.isa || exit 1
"$SPECC" run -k -i wrong.isa /dev/null >out 2>err
grep -q "error: 'nothing' is" err || fail "specc run -k" err
"$SPECC" run -i wrong.isa /dev/null >out 2>err
[ $? = 1 ] && grep -q "error: 'nothing' is" err || fail "an error that the cache hides" err

# Several at once, none of which finds it: all give the right results, and one folder remains.
SPECC_CACHE=$WORK/together SLEEP=0.3
export SLEEP
for i in 1 2 3 4; do
	"$SPECC" test -i "$isa" --execution c >out.$i 2>&1 &
done
wait
for i in 1 2 3 4; do
	grep -q 'all as expected' out.$i || fail "run $i of four at once" out.$i
done
[ "$(ls "$SPECC_CACHE" | grep -vc '^objects$')" = 1 ] || fail "more than one folder stays"
SLEEP=0

# One that was interrupted long ago is removed; other files than specc's remain.
mkdir "$SPECC_CACHE/new-Ab12Cd" "$SPECC_CACHE/mine"
echo half >"$SPECC_CACHE/new-Ab12Cd/tiny.h"
touch -d '2001-01-01' "$SPECC_CACHE/new-Ab12Cd" "$SPECC_CACHE/mine"
CC="$WORK/compiler -DAGAIN"
"$SPECC" test -i "$isa" --execution c >out 2>&1 || fail "a run beside a broken one" out
[ ! -e "$SPECC_CACHE/new-Ab12Cd" ] || fail "what was broken off stays"
[ -d "$SPECC_CACHE/mine" ] || fail "a folder that is not specc's was removed"

# A place that a cleaner of old files left half empty is filled again; one that is a file is not.
rm "$SPECC_CACHE"/[0-9a-f]*/tool
"$SPECC" test -i "$isa" --execution c >out 2>&1 || fail "a place without its program" out
rm "$SPECC_CACHE"/[0-9a-f]*/*.h
"$SPECC" test -i "$isa" --execution c >out 2>&1 || fail "a place without its sources" out
for place in "$SPECC_CACHE"/[0-9a-f]*; do
	rm -r "$place"
	: >"$place"
done
"$SPECC" test -i "$isa" --execution c >out 2>&1
[ $? = 2 ] && grep -q "cannot make '$SPECC_CACHE/.*': Not a directory" out ||
	fail "a file in the place of a folder" out
(ulimit -f 0; CC="$CC -DNONE" exec "$SPECC" test -i "$isa" --execution c) 2>&1 | cat >out
grep -q "cannot write '$SPECC_CACHE/new-.*': File too large" out || fail "no room" out

# A compiler that fails, and one that does not exist.
: >calls
SPECC_CACHE=$WORK/failed CC=$WORK/broken
tested 1 0 "a compiler that fails"
grep -q 'this does not compile' err || fail "what the compiler said" err
head -n 1 err | grep -q "does not compile with '$WORK/broken'" || fail "why, first of all" err
"$SPECC" run -i "$isa" /dev/null >out 2>err
[ $? = 1 ] || fail "specc run with a compiler that fails" err
CC=$WORK/missing
tested 2 0 "a compiler that is missing"
grep -q "cannot run '$WORK/missing': No such file" err || fail "which compiler is missing" err
[ -z "$(ls "$SPECC_CACHE" | grep -v '^objects$')" ] ||
	fail "something is left of a program that did not compile"

# The location of the cache.
CC=$WORK/compiler
SPECC_CACHE=$WORK/compiler
tested 2 0 "a cache that is no folder"
grep -q "cannot write to the cache '$WORK/compiler'" err || fail "what is said of it" err
unset SPECC_CACHE
XDG_CACHE_HOME=$WORK/xdg HOME=$WORK/home
export XDG_CACHE_HOME HOME
tested 0 1 "XDG_CACHE_HOME"
[ -d xdg/specc ] || fail "the cache is not in XDG_CACHE_HOME"
unset XDG_CACHE_HOME
tested 0 2 "HOME"
[ -d home/.cache/specc ] || fail "the cache is not in HOME"
unset HOME
TMPDIR=$WORK/temporary
export TMPDIR
mkdir temporary
tested 0 3 "without HOME"
[ -d "temporary/specc-$(id -u)" ] || fail "the cache is not in TMPDIR"
chmod 777 "temporary/specc-$(id -u)"
tested 2 3 "a temporary folder that others can write to"
grep -q 'set SPECC_CACHE' err || fail "what to do is not said" err

# The other execution alone does not stand for both.
SPECC_CACHE=$WORK/compiler
export SPECC_CACHE
if [ -x "$(dirname "$SPECC")/specc-ref" ]; then
	"$SPECC" test -i "$isa" >out 2>err
	[ $? = 2 ] || fail "half of the test is as good as all of it" out
	grep -q '^1 case, execution ref: all as expected$' out || fail "the other execution" out
	grep -q 'the cases ran in one execution only' err || fail "what was missing" err
fi
exit $status
