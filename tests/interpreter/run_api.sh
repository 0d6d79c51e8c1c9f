# SPDX-License-Identifier: MIT
# The generated interpreter by its interface: stop reasons, states left intact, runs in pieces, what
# reading and writing refuse, in a machine of three lanes and instructions of one to three bytes
# (tests/interpreter/bytes.isa) and in the GPU; then faults, each of which must be seen: every
# fourth, by turns. DEEP=1: all of them, and the GPU under sanitizers.
set -u
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
check bytes bytes
check access bytes
(
	[ -n "${DEEP-}" ] || sanitize=
	check gpu gpu
	exit $failed
) || failed=1

# Each line: program, file, edit. The library with the edit must fail.
seen=0
by_turns 4 >"$WORK/faults" <<'FAULTS'
bytes bytes_run.c s/? BYTES_STOP_EXIT : BYTES_STOP_FAULT/? BYTES_STOP_FAULT : BYTES_STOP_EXIT/
bytes bytes_run.c s/op += op->length/op++/
bytes bytes_run.c s/op->kernel == stop_at_end/left == 1/
bytes bytes_run.c s/state->active &= 0x7;//
bytes bytes_run.c s/state->U\[3\] = 0xabc/state->U[3] = 0/
bytes bytes_run.c s/limit - left/limit - left + 1/
bytes bytes_run.c s/room_size < needed/room_size + 1 < needed/
access bytes_state.c s/value >> info->width/value >> info->width >> 1/
access bytes_state.c s/lane >= bytes_files/lane > bytes_files/
access bytes_state.c s/difference->next_lane = 0;//
access bytes_state_text.c s/at == length/at > length/
FAULTS
while read -r program file edit; do
	cp "$WORK/bytes/c/$file" "$WORK/kept"
	sed "$edit" "$WORK/kept" >"$WORK/bytes/c/$file"
	cmp -s "$WORK/kept" "$WORK/bytes/c/$file" && fail "the edit of $file changes nothing: $edit"
	flags=-std=c11 sanitize=
	if compile "$program" bytes && "$WORK/test_$program" >"$WORK/log" 2>&1; then
		fail "not seen in $file: $edit"
	fi
	seen=$((seen + 1))
	cp "$WORK/kept" "$WORK/bytes/c/$file"
done <"$WORK/faults"
[ $seen -ge 2 ] || fail "only $seen faults were tried"
exit $failed
