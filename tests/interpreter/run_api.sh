# SPDX-License-Identifier: MIT
# SLOW
# The generated interpreter by its interface: stop reasons, states left intact, runs in pieces, what
# reading and writing refuse, in a machine of three lanes and instructions of one to three bytes
# (tests/interpreter/bytes.isa) and in the GPU; then faults, each of which must be seen: every
# fourth, by turns. DEEP=1: all of them, and the GPU under sanitizers.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/shared/every.sh"
failed=0
. "$ROOT/tests/shared/fail_on.sh"
here=$ROOT/tests/interpreter
flags="-std=c11 -O0 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
sanitize=-fsanitize=address,undefined
echo 'int main(void) { return 0; }' >"$WORK/empty.c"
${CC:-cc} $sanitize -o "$WORK/empty" "$WORK/empty.c" >"$WORK/log" 2>&1 || sanitize=

build() { # ISA FOLDER
	"$SPECC" build --isa "$1" --templates "$ROOT/templates" -t c -o "$WORK/$2" >"$WORK/log" 2>&1 &&
		return
	fail "build $2" "$WORK/log"
	exit 1
}

# compile PROGRAM FOLDER: with the library alone
compile() {
	${CC:-cc} $flags $sanitize -I"$WORK/$2/c" -I"$here" -o "$WORK/test_$1" "$here/$1.c" \
		$(ls "$WORK/$2"/c/*.c | grep -v '_tool\.c$') >"$WORK/log" 2>&1
}

check() { # PROGRAM FOLDER
	compile "$1" "$2" || { fail "compile $1" "$WORK/log"; return; }
	"$WORK/test_$1" >"$WORK/log" 2>&1 || fail "$1" "$WORK/log"
}

build "$here/bytes.isa" bytes
build "$ROOT/isa-spec/gpu" gpu

# example HEADER: the example in its comment, as a program
example() {
	echo "#include <stdio.h>
#include <stdlib.h>
#include \"${1##*/}\"
static uint8_t bytes[64];
enum { size = 0, limit = 9 };
int main(void) {
uint64_t steps;"
	sed -n '/The order of calls/,/^ \* [ST]/s/^ \*     //p' "$1"
	echo 'free(room); (void)bytes; printf("%d", (int)stop); return (int)steps; }'
}

# It compiles for every kind of machine; the files that the header names are enough, and a program
# without instructions exits at once.
for header in "$ROOT"/out/*/c/*_run.h; do
	example "$header" >"$WORK/example.c"
	${CC:-cc} $flags -fsyntax-only -I"${header%/*}" "$WORK/example.c" >"$WORK/log" 2>&1 ||
		fail "the example of $header" "$WORK/log"
done
example "$WORK/bytes/c/bytes_run.h" >"$WORK/example.c"
files=$(sed -n '/^ \* To link/,/\*\//p' "$WORK/bytes/c/bytes_run.h" | grep -o 'bytes_[a-z*_]*\.c')
(
	cd "$WORK/bytes/c" || exit 1
	${CC:-cc} -std=c11 -I. -o "$WORK/example" "$WORK/example.c" $files >"$WORK/log" 2>&1 &&
		"$WORK/example" >"$WORK/log" 2>&1 &&
		[ "$(cat "$WORK/log")" = 1 ]
) || fail "the example of bytes_run.h" "$WORK/log"
check bytes bytes
check access bytes
(
	[ -n "${DEEP-}" ] || sanitize=
	check gpu gpu
	exit $failed
) || failed=1

# The program must fail with each of these faults in the library.
seen=0
cat >"$WORK/list.fault" <<'FAULTS'
by bytes
file bytes_run.c
edit s/? BYTES_STOP_EXIT : BYTES_STOP_FAULT/? BYTES_STOP_FAULT : BYTES_STOP_EXIT/
edit s/op += op->length/op++/
edit s/op->kernel == stop_at_end/left == 1/
edit s/state->active &= 0x7;//
edit s/state->U\[3\] = 0xabc/state->U[3] = 0/
edit s/limit - left/limit - left + 1/
edit s/room_size < needed/room_size + 1 < needed/
by access
file bytes_state.c
edit s/value >> info->width/value >> info->width >> 1/
edit s/lane >= bytes_files/lane > bytes_files/
edit s/difference->next_lane = 0;//
file bytes_state_text.c
edit s/at == length/at > length/
FAULTS
faults "$WORK/list.fault" | by_turns 4 >"$WORK/faults"
while IFS=$tab read -r number _ file program edit; do
	cp "$WORK/bytes/c/$file" "$WORK/kept"
	plant "$WORK/list.fault" "$number" "$WORK/kept" "$WORK/bytes/c/$file" || failed=1
	flags=-std=c11 sanitize=
	if compile "$program" bytes && "$WORK/test_$program" >"$WORK/log" 2>&1; then
		fail "not seen in $file: $edit"
	fi
	seen=$((seen + 1))
	cp "$WORK/kept" "$WORK/bytes/c/$file"
done <"$WORK/faults"
[ $seen -ge 2 ] || fail "only $seen faults were tried"
exit $failed
