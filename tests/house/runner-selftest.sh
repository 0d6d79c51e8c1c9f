#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Plants faults in a throwaway tree and shows that tests/run reports each of them as a failure, and
# that tests/shared/compile_once.sh takes no object of something else. Every third group of faults,
# by turns; DEEP=1: all.
set -u
deep=${DEEP-}
unset DEEP BUDGET # from the run that this test is part of
. "$(dirname "$0")/../shared/alone.sh"
. "$ROOT/tests/shared/every.sh"
tree=$WORK/tree
wrong=0

# unit NAME HOW...: a cmocka program in the tree with these tests, or the case of that name.
unit() {
	name=$1
	shift
	mkdir -p "$tree/tests/unit" "$tree/build/tests"
	: >"$tree/tests/unit/${name}_test.c"
	cp "$WORK/program" "$tree/build/tests/${name}_test"
	echo "$*" >"$tree/build/tests/${name}_test.how"
}

# One program for all of them; the file next to it selects what it does.
make_program() {
	cat >"$WORK/program.c" <<'EOF_C'
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>
static void good(void **state) { (void)state; assert_true(1); }
static void bad(void **state) { (void)state; assert_true(0); }
static void skipped(void **state) { (void)state; print_message("no such device\n"); skip(); }
static void crash(void **state) { (void)state; *(volatile int *)0 = 1; }
static void stop(void **state) { (void)state; abort(); }
static void leave(void **state) { (void)state; exit(0); }
static void hang(void **state) { (void)state; for (;;) sleep(1); }
static void spin(void **state) { (void)state; for (volatile int i = 0;; i = 0) {} }
static const struct CMUnitTest known[] = {
	cmocka_unit_test(good), cmocka_unit_test(bad), cmocka_unit_test(skipped),
	cmocka_unit_test(crash), cmocka_unit_test(stop), cmocka_unit_test(leave),
	cmocka_unit_test(hang), cmocka_unit_test(spin) };
int main(int argc, char **argv)
{
	static struct CMUnitTest tests[256];
	char path[4096], word[32];
	size_t count = 0;
	int more = 0;
	snprintf(path, sizeof path, "%s.how", argv[argc - 1]);
	FILE *how = fopen(path, "r");
	while (fscanf(how, "%31s", word) == 1) {
		if (!strcmp(word, "filter"))
			cmocka_set_test_filter("nothing");
		if (!strcmp(word, "status"))
			more = 3;
		while (!strcmp(word, "many") && count < 256)
			tests[count++] = known[1];
		for (size_t i = 0; i < sizeof known / sizeof *known; i++)
			if (!strcmp(word, known[i].name))
				tests[count++] = known[i];
	}
	if (!count)
		return 0;
	return _cmocka_run_group_tests("tests", tests, count, 0, 0) + more;
}
EOF_C
	# shellcheck disable=SC2046
	${CC:-cc} -o "$WORK/program" "$WORK/program.c" $(pkg-config --cflags --libs cmocka) || exit 1
}

# A stand-in for the compiler: its checks are `odd` and `even`; a spec is shell text that it runs.
fresh() {
	chmod -R u+rwx "$tree" 2>/dev/null
	rm -rf "$tree"
	mkdir -p "$tree/build" "$tree/tests/golden" "$tree/tests/checks" "$tree/tests/room"
	cat >"$tree/build/specc" <<'EOF'
#!/bin/sh
if [ "$2" = --list-checks ]; then
	cat "$0.checks" 2>/dev/null || printf 'odd    error  is odd\neven   warning  is even\n'
	exit
fi
shift
while [ $# -gt 1 ]; do echo "option $1"; shift; done
. "./$1"
EOF
	chmod +x "$tree/build/specc"
	for check in odd even; do
		cat >"$tree/tests/checks/$check.cases" <<EOF
fires: nothing
+echo 'fires.isa:1:1: error: it is [$check]'; exit 1
! 1: error: it is

near: nothing
+echo 'x.isa:1:1: error: see [$check] no'
EOF
	done
}

# A complete tree without a fault: 2 unit tests, 2 goldens, 4 checks, 1 script; 2 skips.
sound() {
	fresh
	unit sound good good skipped
	golden plain "echo hello; echo there >&2; exit 1" "hello" "there" "exit 1"
	echo "-Wodd 'two words'" >"$tree/tests/golden/plain.args"
	printf 'option -Wodd\noption two words\nhello\nthere\nexit 1\n' >"$tree/tests/golden/plain.err"
	mkdir "$tree/tests/golden/folder"
	echo 'cd "$WORK" && pwd && ls "$ROOT/tests/golden/folder"; printf x; exit 2' \
		>"$tree/tests/golden/folder/cmd"
	printf 'WORK\ncmd\nexpect\nx\nexit 2\n' >"$tree/tests/golden/folder/expect"
	echo 'exit 0' >"$tree/tests/room/fine.sh"
	echo 'echo "needs a unicorn"; exit 77' >"$tree/tests/room/absent.sh"
}

# golden NAME SPEC LINE...: a golden case and its expected lines.
golden() {
	echo "$2" >"$tree/tests/golden/$1.isa"
	file=$tree/tests/golden/$1.err
	shift 2
	printf '%s\n' "$@" >"$file"
}

# expect WHAT STATUS LAST [TEXT]: runs the tree and checks status, last line (but for the processor
# time) and a line of output.
expect() {
	what=$1 want=$2 last=$3 text=${4-}
	(unset WORK SPECC UNIT_DIR ASAN_OPTIONS; TEST_TIMEOUT=${limit:-60}; PATIENCE=${patience:-20}
		export TEST_TIMEOUT PATIENCE
		sh "$ROOT/tests/run" --root "$tree" $options) >"$WORK/output" 2>&1
	status=$?
	[ $status = 0 ] || status=1
	if [ $status != "$want" ] || [ "$(tail -n 1 "$WORK/output" |
			sed 's/ ([0-9]* s of processor time)$/./')" != "$last." ] ||
		! grep -qF -e "$text" "$WORK/output"; then
		echo "runner-selftest: $what: expected status $want, '$last' last and '$text'; got $status:"
		sed 's/^/    /' "$WORK/output"
		wrong=$((wrong + 1))
	fi
	options='' limit='' patience=''
}

options='' limit='' patience=''
pkg-config --exists cmocka || { echo "cmocka is not installed"; exit 77; }
make_program

trees() {
	sound
	expect "a tree without fault" 0 "9 passed, 0 failed, 2 skipped" "absent.sh: needs a unicorn"
	expect "skip in a unit program" 0 "9 passed, 0 failed, 2 skipped" \
		"skipped: unit sound_test: skipped: no such device"

	fresh; rm -rf "$tree/tests/checks"; options="--only unit,golden,shell"
	expect "an empty tree" 1 "0 passed, 0 failed, 0 skipped" "no test ran"
	echo 'echo why; exit 77' >"$tree/tests/room/a.sh"; options="--only shell"
	expect "nothing but skips" 1 "0 passed, 0 failed, 1 skipped" "no test ran"
	sound; options="no-such-test"
	see="  tests/run --list prints all names, tests/README.md says where a test is"
	expect "a name that matches nothing" 1 "$see" "no test has 'no-such-test' in its name"
	options="unit no-such-test"
	expect "a second name that matches nothing" 1 "$see" "no test has 'no-such-test' in its name"
	options="unit/sund_test.c"
	expect "a misspelled name" 1 "$see" "did you mean 'unit sound_test'?"
	options="--only unit $tree/tests/unit/sound_test.c"
	expect "a name of a file" 0 "2 passed, 0 failed, 1 skipped" ""
	sound; : >"$tree/build/specc.checks"; rm -rf "$tree/tests/checks"
	expect "a compiler without checks" 1 "5 passed, 1 failed, 2 skipped" "names no check"
}

units() {
	sound; unit broken good bad
	expect "a failing unit test" 1 "10 passed, 1 failed, 2 skipped" "1 of 2 tests failed"
	sound; unit broken good crash good
	options="--only unit"
	expect "a fault that cmocka catches" 1 "4 passed, 1 failed, 1 skipped" "exception"
	sound; unit broken good stop good
	options="--only unit"
	expect "a crash" 1 "2 passed, 1 failed, 1 skipped" "0 of 3 announced tests ran, exit status 134"
	sound; unit broken good leave good
	options="--only unit"
	expect "a program that leaves with 0" 1 "2 passed, 1 failed, 1 skipped" "0 of 3 announced tests"
	sound; limit=1 patience=1; unit broken hang
	options="--only unit"
	expect "a program that hangs" 1 "2 passed, 1 failed, 1 skipped" "exit status 124"
	sound; limit=1; unit broken spin
	options="--only unit"
	expect "a program that spins" 1 "2 passed, 1 failed, 1 skipped" "exit status 152"
	sound; limit=1; echo 'sleep 3' >"$tree/tests/room/fine.sh"
	options="--only shell"
	expect "a script that waits" 0 "1 passed, 0 failed, 1 skipped"
	sound; unit broken many
	options="--only unit"
	expect "256 failures" 1 "2 passed, 256 failed, 1 skipped" "256 of 256 tests failed"
	sound; unit broken filter good
	options="--only unit"
	expect "a filter that matches nothing" 1 "2 passed, 1 failed, 1 skipped" "no test ran"
	sound; unit broken good status
	options="--only unit"
	expect "a status without a failure" 1 "3 passed, 1 failed, 1 skipped" "exit status 3"
	sound; unit broken none
	options="--only unit"
	expect "a program without tests" 1 "2 passed, 1 failed, 1 skipped" "no test ran"
	sound; rm "$tree/build/tests/sound_test"
	options="--only unit"
	expect "a program that is not built" 1 "0 passed, 1 failed, 0 skipped" "not built"
}

goldens() {
	sound; golden other "echo found" "wanted" "exit 0"
	expect "a golden that differs" 1 "9 passed, 1 failed, 2 skipped" "+found"
	sound; golden other "echo found; exit 1" "found" "exit 0"
	options="--only golden"
	expect "a golden with another status" 1 "2 passed, 1 failed, 0 skipped" "+exit 1"
	sound; golden other "kill -SEGV \$\$" "exit 139"
	options="--only golden"
	expect "a golden that crashes" 1 "2 passed, 1 failed, 0 skipped" "crash or time limit"
	sound; rm "$tree/tests/golden/plain.err"
	options="--only golden"
	expect "a golden without its file" 1 "1 passed, 1 failed, 0 skipped" "+hello"
	sound; rm "$tree/tests/golden/plain.isa"
	options="--only golden"
	expect "a golden without a spec" 1 "1 passed, 1 failed, 0 skipped" "no .isa"
	sound; rm "$tree/tests/golden/folder/cmd"
	options="--only golden"
	expect "a golden folder without cmd" 1 "1 passed, 1 failed, 0 skipped" "no file cmd"
	sound; rm "$tree/build/specc"
	expect "no compiler" 1 "3 passed, 4 failed, 2 skipped" "there is no compiler"
}

# changed SED: a sound tree, except for the cases of `odd`.
changed() {
	sound
	cases=$tree/tests/checks/odd.cases
	sed "$1" "$cases" >"$WORK/cases" && cp "$WORK/cases" "$cases"
}

checks() {
	changed 's/^+echo .*it is.*/+exit 0/'
	expect "a check that does not fire" 1 "8 passed, 1 failed, 2 skipped" "fires: other reports"
	changed 's/it is \[/it was [/'
	options="--only check"
	expect "a check that says something else" 1 "3 passed, 1 failed, 0 skipped" \
		"fires: other reports"
	changed 's/^! 1/! 2/'
	options="--only check"
	expect "a check at another place" 1 "3 passed, 1 failed, 0 skipped" "fires: other reports"
	changed '/^!/d'
	options="--only check"
	expect "a case without reports" 1 "3 passed, 1 failed, 0 skipped" \
		"does not say what is reported"
	changed '$a\
near-2: fires'
	options="--only check"
	expect "a near miss that fires" 1 "4 passed, 1 failed, 0 skipped" "near-2: other reports"
	changed '$a\
near-2: fires\
-no such line'
	options="--only check"
	expect "a piece that stands nowhere" 1 "5 passed, 1 failed, 0 skipped" \
		"odd.cases cannot be read"
	changed 's/see .odd. no/eh [syntax]/'
	options="--only check"
	expect "an unreadable near miss" 1 "3 passed, 1 failed, 0 skipped" "> also syntax"
	changed '/^near/,$d'
	options="--only check"
	expect "a check without near miss" 1 "3 passed, 1 failed, 0 skipped" "no case 'near'"
	sound; rm "$cases"
	options="--only check"
	expect "a check without cases" 1 "2 passed, 2 failed, 0 skipped" "no case 'fires'"
	sound; cp "$cases" "$tree/tests/checks/gone.cases"
	options="--only check"
	expect "cases without a check" 1 "5 passed, 2 failed, 0 skipped" "does not name"
}

scripts() {
	sound; echo 'echo broken; exit 1' >"$tree/tests/room/fine.sh"
	expect "a failing script" 1 "8 passed, 1 failed, 2 skipped" "    broken"
	sound; echo 'exit 77' >"$tree/tests/room/fine.sh"
	options="--only shell"
	expect "a skip without a reason" 1 "0 passed, 1 failed, 1 skipped" "without saying why"
	sound; echo 'kill -KILL $(sed -n "s/^PPid:[[:space:]]*//p" /proc/$PPID/status)' \
		>"$tree/tests/room/fine.sh"
	expect "a test that kills its runner" 1 "8 passed, 1 failed, 2 skipped" "without a result"
}

blessing() {
	sound; golden plain "echo new" "old" "exit 0"; rm "$tree/tests/golden/plain.args"
	options="--bless"
	expect "blessing" 0 "2 passed, 0 failed, 0 skipped" "blessed golden plain"
	expect "a tree after blessing" 0 "9 passed, 0 failed, 2 skipped"
	golden plain "kill -ABRT \$\$" "new" "exit 0"; options="--bless"
	expect "blessing a crash" 1 "1 passed, 1 failed, 0 skipped" "crash"
}

# With --tap, standard output is this; TAP::Parser, where perl has it, finds the same.
points() {
	sound
	printf 'echo "ok 9 - no point"\nexit 1\n' >"$tree/tests/room/fine.sh"
	options="--tap"
	expect "TAP" 1 "# 8 passed, 1 failed, 2 skipped" "ok 1 - shell room/absent.sh # SKIP"
	sed -n '/^TAP version/,$p' "$WORK/output" | sed 's/ ([0-9]* s of processor time)$//' |
		grep -v '^\[' >"$WORK/points"
	diff - "$WORK/points" <<'END' || { echo "runner-selftest: TAP"; wrong=$((wrong + 1)); }
TAP version 13
1..7
ok 1 - shell room/absent.sh # SKIP needs a unicorn
not ok 2 - shell room/fine.sh
# FAIL shell room/fine.sh: exit status 1
#     ok 9 - no point
ok 3 - unit sound_test
# skipped: unit sound_test: skipped: no such device
ok 4 - check even
ok 5 - check odd
ok 6 - golden folder
ok 7 - golden plain
# 8 passed, 1 failed, 2 skipped
END
	perl -MTAP::Parser -e 1 2>/dev/null || return 0
	perl -MTAP::Parser -e '
		my $tap = TAP::Parser->new({ tap => join("", <STDIN>) });
		$tap->run;
		exit !($tap->plan eq "1..7" && join(" ", $tap->failed) eq "2" &&
			join(" ", $tap->skipped) eq "1" && !$tap->parse_errors)' <"$WORK/points" ||
		{ echo "runner-selftest: TAP::Parser"; wrong=$((wrong + 1)); }
	sound; options="--tap no-such-test"
	expect "TAP of a name that matches nothing" 1 "Bail out! no such test" "no-such-test"
	fresh; rm -rf "$tree/tests/checks"; options="--tap --only unit,golden,shell"
	expect "TAP of no test" 1 "# 0 passed, 0 failed, 0 skipped" "Bail out! no test ran"
}

# Of slow tests --slow 6 takes one in six, by turns; all have their turn.
slow() {
	fresh
	rm -rf "$tree/tests/checks" "$tree/tests/golden" "$tree/tests/room"/*
	for test in 1 2 3 4 5 6 7; do
		printf '# SLOW\necho >>"$ROOT/ran.%s"\n' $test >"$tree/tests/room/slow$test.sh"
	done
	echo 'echo "# SLOW" >>"$ROOT/plain"' >"$tree/tests/room/plain.sh"
	options="--only shell"
	expect "without --slow all run" 0 "8 passed, 0 failed, 0 skipped"
	rm "$tree"/ran.*
	for turn in 0:3:5 1:2:6 2:2:6 3:2:6 4:2:6 5:2:6; do
		counts=${turn#*:} options="--only shell --slow 6"
		TURN=${turn%%:*}
		export TURN
		expect "turn $turn" 0 "${counts%:*} passed, 0 failed, 0 skipped" \
			"left out: ${counts#*:} of 7 slow tests"
	done
	unset TURN
	# That is what `make check` does, unless it is to do more.
	for turns in '' 1 2; do
		(unset SLOW; [ -z "$turns" ] || export SLOW="$turns"
			make -s -n -C "$ROOT" check) >"$WORK/said" 2>/dev/null
		grep -q "tests/run.*--slow ${turns:-10}\\>" "$WORK/said" ||
			{ echo "runner-selftest: make check SLOW=$turns"; wrong=$((wrong + 1)); }
	done
	[ "$(cat "$tree"/ran.* | wc -l)" = 7 ] && [ "$(wc -l <"$tree/plain")" = 7 ] ||
		{ echo "runner-selftest: some slow tests have no turn"; wrong=$((wrong + 1)); }
}

# Tests that do more with DEEP=1, shares of them, and time limits.
deep_tree() {
	fresh
	rm -rf "$tree/tests/checks"
	for test in 1 2 3 4 5; do
		echo 'echo "$DEEP" >"$ROOT/deep.${0##*/}"' >"$tree/tests/room/deep$test.sh"
	done
	echo 'exit 0' >"$tree/tests/room/plain.sh"
}
shares() {
	deep_tree; options="--deep"
	expect "what has more with DEEP=1" 0 "5 passed, 0 failed, 0 skipped"
	[ "$(cat "$tree"/deep.*.sh | tr -d '\n')" = 11111 ] ||
		{ echo "runner-selftest: DEEP is not 1"; wrong=$((wrong + 1)); }
	for share in 0:3 1:2; do
		deep_tree; options="--deep --share ${share%:*}/2"
		expect "share $share" 0 "${share#*:} passed, 0 failed, 0 skipped"
		ls "$tree" | grep '^deep\.' >>"$WORK/shares"
	done
	[ "$(sort "$WORK/shares" | uniq | wc -l)" = 5 ] && [ "$(wc -l <"$WORK/shares")" = 5 ] ||
		{ echo "runner-selftest: two shares are not all"; wrong=$((wrong + 1)); }
	deep_tree; printf '# DEEP\nsleep 60\n' >"$tree/tests/room/deep1.sh"; options="--deep --budget 1"
	expect "a budget" 0 "4 passed, 0 failed, 1 skipped" "ended after 1 s, nothing was found"
	deep_tree; printf '# DEEP\nsleep 60\n' >"$tree/tests/room/deep1.sh"
	options="--deep --budget 1 --share 0/5"
	expect "a budget that is too small for all" 0 "0 passed, 0 failed, 1 skipped"
	deep_tree; printf '# DEEP\necho FAIL; sleep 60\n' >"$tree/tests/room/deep1.sh"
	options="--deep --budget 1"
	expect "a finding within a budget" 1 "4 passed, 1 failed, 0 skipped"

	# A budget that ends a test early does not always end it before the same cases.
	for turn in 0 1 2; do
		(BUDGET=9 TURN=$turn; . "$ROOT/tests/shared/every.sh"; seq 100 | turned) >"$WORK/turned"
		sed 1q "$WORK/turned" >>"$WORK/firsts"
		[ "$(sort -n "$WORK/turned" | tr -d '\n')" = "$(seq 100 | tr -d '\n')" ] ||
			{ echo "runner-selftest: a list in turn is not whole"; wrong=$((wrong + 1)); }
	done
	[ "$(sort -u "$WORK/firsts" | wc -l)" = 3 ] ||
		{ echo "runner-selftest: lists begin at the same place each time"; wrong=$((wrong + 1)); }
	[ "$(BUDGET=; . "$ROOT/tests/shared/every.sh"; seq 100 | turned | sed 1q)" = 1 ] ||
		{ echo "runner-selftest: a list begins elsewhere without a budget"; wrong=$((wrong + 1)); }
}

progress() {
	# In a pipe, lines for groups and, after a while, for what is running; on a terminal, a line
	# that is updated.
	PROGRESS_EVERY=1
	export PROGRESS_EVERY
	sound; echo 'sleep 6' >"$tree/tests/room/fine.sh"
	expect "a group" 0 "9 passed, 0 failed, 2 skipped" "golden: 2 passed, 0 failed, 0 skipped"
	expect "what is running" 0 "9 passed, 0 failed, 2 skipped" "s: shell room/fine.sh ("
	sound; echo 'exit 1' >"$tree/tests/room/fine.sh"
	expect "a failure" 1 "8 passed, 1 failed, 2 skipped" \
		"FAIL shell room/fine.sh: exit status 1"
	sound; echo 'echo because; exit 1' >"$tree/tests/room/fine.sh"
	echo 'sleep 4; echo late >&2; exit 77' >"$tree/tests/room/absent.sh"
	expect "a failure at once" 1 "8 passed, 1 failed, 2 skipped" "    because"
	[ "$(grep -n -e '    because' "$WORK/output" | cut -d : -f 1)" -lt \
		"$(grep -n -e '] shell room: ' "$WORK/output" | cut -d : -f 1)" ] ||
		{ echo "runner-selftest: a failure is not printed at once"; wrong=$((wrong + 1)); }
	sound; echo 'echo "in part: without a unicorn"' >"$tree/tests/room/fine.sh"
	expect "a test of a part" 0 "9 passed, 0 failed, 2 skipped" \
		"in part: shell room/fine.sh: without a unicorn"
	sound; echo 'sleep 2' >"$tree/tests/room/fine.sh"
	. "$ROOT/tests/shared/terminal.sh"
	if has_terminal; then
		env -u WORK -u SPECC -u UNIT_DIR TERM=xterm script -qec \
			"sh '$ROOT/tests/run' --root '$tree'" "$WORK/typescript" >"$WORK/output" 2>&1 </dev/null
		moves=$(printf '\r\033[K')
		{ grep -qF "${moves}[" "$WORK/output" &&
			grep -q 'shell room/fine.sh (' "$WORK/output" &&
			! grep -q 'golden: ' "$WORK/output" &&
			tail -n 1 "$WORK/output" | grep -q '9 passed, 0 failed, 2 skipped'; } || {
			echo "runner-selftest: on a terminal no line moves:"
			cat -v "$WORK/output"
			wrong=$((wrong + 1))
		}
	fi
	unset PROGRESS_EVERY
}

# regenerates WRITES: a tree with one instruction set, a compiler that writes the output of this
# shell text to OUT/a.txt, and an out/ with the content of the spec.
regenerates() {
	fresh
	rm -rf "$tree/tests/checks"
	mkdir -p "$tree/isa-spec/one" "$tree/out/one"
	echo "same" | tee "$tree/isa-spec/one/a.isa" >"$tree/out/one/a.txt"
	mkdir -p "$tree/tests/shared"
	cp "$ROOT/tests/documents/regenerate.sh" "$tree/tests/room"
	cp "$ROOT/tests/shared/alone.sh" "$tree/tests/shared"
	printf '#!/bin/sh\nmkdir -p "$5" && : >"$5/.specc-lock" && { %s; } >"$5/a.txt"\n' "$1" \
		>"$tree/build/specc"
	options="--only shell"
}

regenerated() {
	regenerates 'cat "$3/a.isa"'
	expect "an out/ that is current" 0 "1 passed, 0 failed, 0 skipped"
	regenerates 'cat "$3/a.isa"; echo more'
	expect "an out/ that is not current" 1 "0 passed, 1 failed, 0 skipped" "out/ is not what"
	regenerates 'cat "$3/a.isa"'; : >"$tree/out/one/stale.txt"
	expect "a stale file in out/" 1 "0 passed, 1 failed, 0 skipped" "stale.txt"
	regenerates 'cat "$3/a.isa"'; mkdir "$tree/out/two"
	expect "a stale instruction set in out/" 1 "0 passed, 1 failed, 0 skipped" "two"
	regenerates 'cat "$3/a.isa"; exit 1'
	expect "a build that fails" 1 "0 passed, 1 failed, 0 skipped" "FAIL shell room/regenerate.sh"
	regenerates 'cat "$3/a.isa"'; rm -rf "$tree/isa-spec/one"
	expect "no instruction set" 1 "0 passed, 1 failed, 0 skipped" "no instruction set"
	for secret in '$PWD' '$TZ' '$LC_ALL' '$3' '$HOME' '$(date +%N)'; do
		regenerates "echo \"$secret\""
		expect "output that holds $secret" 1 "0 passed, 1 failed, 0 skipped" "give other bytes"
	done
}

# Objects are taken from where they are kept if nothing has changed, and only then.
objects() {
	mkdir -p "$WORK/once/kept"
	cd "$WORK/once" || exit 2
	real=${CC:-cc}
	printf '#!/bin/sh\necho call >>calls\nexec %s "$@"\n' "${real%% *}" >compiler
	chmod +x compiler
	# once WHAT CALLS PRINTS [FLAG]: after compiling, the program prints this; so many calls by now
	once() {
		rm -f p
		# shellcheck disable=SC2086
		sh "$ROOT/tests/shared/compile_once.sh" kept ./compiler -O0 ${4-} -I. -o p \
			a.c b.c >said 2>&1
		calls=$(grep -c . calls)
		[ "$calls" = "$2" ] && [ "$(./p 2>&1)" = "$3" ] || {
			echo "runner-selftest: $1: $calls calls, prints $(./p 2>&1)"
			cat said
			wrong=$((wrong + 1))
		}
	}
	echo '#define N 1' >n.h
	cat >a.c <<'END'
#include <stdio.h>
int f(void);
int main(void) { printf("%d\n", f()); return 0; }
END
	printf '#include "n.h"\nint f(void) { return N + M; }\n' >b.c
	once "objects are made" 3 3 -DM=2
	once "objects are taken" 4 3 -DM=2
	once "another flag" 7 4 -DM=3
	echo '#define N 5' >n.h # which a.c does not include
	once "another header" 9 8 -DM=3
	echo 'int f(void) { return 9; }' >b.c
	once "another source" 11 9 -DM=3
	once "the last -O counts" 12 9 "-DM=3 -O2 -O0"
	once "warnings that were not asked for" 15 9 "-DM=3 -Wall"
	once "no warnings where there were none" 16 9 "-DM=3 -Wall"
	once "an object with warnings" 19 9 "-DM=4 -Wall"
	once "the same without" 20 9 -DM=4
	printf '#warning careful\nint f(void) { return 9; }\n' >b.c
	once "a warning" 22 9 -DM=3
	grep -q careful said && once "the warning again" 24 9 -DM=3 && grep -q careful said || {
		echo "runner-selftest: a warning is lost"
		wrong=$((wrong + 1))
	}
}

printf "%s\n" trees units goldens checks scripts blessing points slow shares progress \
	regenerated objects |
	(DEEP=$deep; by_turns 3) >"$WORK/groups" || exit 2
for group in $(cat "$WORK/groups"); do
	$group
done
[ $wrong = 0 ] || { echo "runner-selftest: $wrong cases are wrong"; exit 1; }
