# SPDX-License-Identifier: MIT
# SLOW
# The generated C of every instruction set compiles without a warning under gcc and clang and holds
# against the specification (target c-test): with optimisation, and under the sanitizers. So it does
# at the edges of its interface (edges.c). Each file is read for warnings by gcc, and by clang for
# one instruction set or another; then the codec is compiled and run once for each instruction set,
# and under the sanitizers for small ones. A third of the instruction sets, by turns.
# DEEP=1: all by both, optimised by both, all with sanitizers, more combinations of values.
set -u
. "$ROOT/tests/shared/every.sh"
warnings="-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# warned COMPILER: it has nothing to say of any file; clang is slow to begin and reads each third,
# not the same of two instruction sets, and another one when their turn comes again.
warned() {
	third=$((${TURN:-$(($(date +%s) / 86400))} / 3))
	for file in "$out"/c/*.c "$out"/c-test/*.c; do
		third=$((third + 1))
		[ -n "${DEEP-}" ] || [ "$1" != clang ] || [ $(((third + number) % 3)) = 0 ] || continue
		# shellcheck disable=SC2086
		$1 $warnings -fsyntax-only -I"$out/c" "$file" >"$WORK/log" 2>&1 ||
			fail "$1 $(basename "$file")" "$WORK/log"
	done
}

# run COMPILER COMBINATIONS TRIES FLAGS...: compiles the library once, for all programs. DEEP=1:
# with the execution, which the round trip does not enter, and the program tool.
run() {
	compiler=$1 most=$2 tries=$3
	shift 3
	rm -rf "$WORK/objects"
	mkdir "$WORK/objects"
	for file in "$out"/c/*.c "$out"/c-test/*.c; do
		case ${DEEP-}$file in
		/*_kernels*.c | /*_run.c | /*_state*.c | /*_tool.c) continue ;;
		esac
		# shellcheck disable=SC2086
		$compiler $warnings "$@" -I"$out/c" -c -o "$WORK/objects/$(basename "$file" .c).o" \
			"$file" >"$WORK/log" 2>&1 ||
			{ fail "$compiler $* $(basename "$file")" "$WORK/log"; return; }
	done
	alias=
	! grep -q '_parse_line(' "$out/c/$name.h" || alias=-DALIASES
	# shellcheck disable=SC2086
	$compiler $warnings "$@" $alias -I"$out/c" -DISA="$name" \
		-DISA_CAPITALS="$(printf %s "$name" | tr a-z A-Z)" -include "$name.h" -c \
		-o "$WORK/objects/_edges.o" "$ROOT/tests/codec/edges.c" >"$WORK/log" 2>&1 ||
		{ fail "$compiler $* edges.c" "$WORK/log"; return; }
	objects=$(ls "$WORK"/objects/*.o | grep -v -e '_tool\.o$' -e '_roundtrip\.o$' -e '_edges\.o$')
	for program in ${DEEP:+tool} roundtrip edges; do
		$compiler "$@" -o "$WORK/$program" "$WORK"/objects/*_$program.o $objects \
			>"$WORK/log" 2>&1 || { fail "$compiler $*: $program" "$WORK/log"; return; }
	done
	[ -z "${DEEP-}" ] || "$WORK/tool" --help >"$WORK/log" 2>&1 ||
		fail "$compiler $*: tool --help" "$WORK/log"
	"$WORK/roundtrip" "$most" >"$WORK/log" 2>&1 || fail "$compiler $*: round trip" "$WORK/log"
	grep -q ' 0 failures$' "$WORK/log" || fail "$compiler $*: no closing line" "$WORK/log"
	"$WORK/edges" "$tries" <"$WORK/lines" >"$WORK/log" 2>&1 ||
		fail "$compiler $*: edges" "$WORK/log"
}

# The text of every alias, with this and that for what it takes.
aliases() {
	cat "$@" | awk '
		/^__DefAlias/ {
			count = 0
			if (sub(/.*</, "")) { sub(/>.*/, ""); count = split($0, name, /, */) }
			next
		}
		/^[ \t]*Text<"/ {
			sub(/^[ \t]*Text<"/, "")
			sub(/">;.*/, "")
			words = split("r1 $r1 R1 5 a1 x", word, " ")
			for (w = 1; w <= 2 * words; w++) {
				text = " " $0 " "
				for (i = 1; i <= count; i++) {
					new = w > words && i == count ? 5 : word[(w - 1) % words + 1]
					for (n = 0; n < 4 && match(text, "[^A-Za-z0-9_]" name[i] "[^A-Za-z0-9_]"); n++)
						text = substr(text, 1, RSTART) new substr(text, RSTART + RLENGTH - 1)
				}
				print substr(text, 2, length(text) - 2)
				if (!count) break
			}
		}'
}

compilers=
for compiler in gcc clang; do
	command -v $compiler >"$WORK/log" && compilers="$compilers $compiler"
done
[ -n "$compilers" ] || { echo "no gcc and no clang"; exit 77; }

number=0
printf '%s\n' "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/codec/*.isa \
	"$ROOT"/tests/machines/rv32/ |
	turned | by_turns 3 >"$WORK/isas"
while read -r isa <&3; do
	[ -e "$isa" ] || continue
	name=$(basename "$isa" .isa)
	out=$WORK/$name number=$((number + 1))
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -t c-test -o "$out" \
		>"$WORK/log" 2>&1 || { fail "build" "$WORK/log"; continue; }
	aliases "${isa%.isa}"*.isa "$isa"/*.isa 2>"$WORK/log" | by_turns 8 >"$WORK/lines"
	for compiler in $compilers; do
		case ${DEEP:+deep}$isa$compiler in
		deep* | */mix.isaclang | "$ROOT"/isa-spec/*) warned $compiler ;;
		esac
		[ -z "${DEEP-}" ] || run $compiler 4096 1012 -O2
	done
	case ${DEEP:+deep}$isa in
	deep* | */mix.isa)
		run ${compilers##* } "${DEEP:+5}12" "${DEEP:+10}2" -O0 ${DEEP:+-O1 -g} \
			-fsanitize=address,undefined -fno-sanitize-recover=all ;;
	"$ROOT"/tests/*) ;; # tests/codec/isa.sh and c_agrees.sh have the same in small
	*) run ${compilers##* } 8 2 -O1 ;;
	esac
done 3<"$WORK/isas"
exit $failed
