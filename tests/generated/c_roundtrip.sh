# The generated C of every instruction set compiles without a warning under gcc and clang and holds
# against the specification (target c-test): with optimisation, and under the sanitizers.
# DEEP=1: with optimisation under both compilers, and more combinations of values.
set -u
warnings="-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
failed=0
fail() {
	echo "FAIL $name: $1"
	[ $# -lt 2 ] || head -n 20 "$2" | sed 's/^/    /'
	failed=1
}

# run COMPILER COMBINATIONS FLAGS...: compiles the library once, for the program and for the test.
run() {
	compiler=$1 most=$2
	shift 2
	rm -rf "$WORK/objects"
	mkdir "$WORK/objects"
	for file in "$out"/c/*.c "$out"/c-test/*.c; do
		$compiler $warnings "$@" -I"$out/c" -c -o "$WORK/objects/$(basename "$file" .c).o" "$file" \
			>"$WORK/log" 2>&1 || { fail "$compiler $* $(basename "$file")" "$WORK/log"; return; }
	done
	objects=$(ls "$WORK"/objects/*.o | grep -v -e '_tool\.o$' -e '_roundtrip\.o$')
	for program in tool roundtrip; do
		$compiler "$@" -o "$WORK/$program" "$WORK"/objects/*_$program.o $objects \
			>"$WORK/log" 2>&1 || { fail "$compiler $*: $program" "$WORK/log"; return; }
	done
	"$WORK/tool" --help >"$WORK/log" 2>&1 || fail "$compiler $*: tool --help" "$WORK/log"
	"$WORK/roundtrip" "$most" >"$WORK/log" 2>&1 || fail "$compiler $*: round trip" "$WORK/log"
	grep -q ' 0 failures$' "$WORK/log" || fail "$compiler $*: no closing line" "$WORK/log"
}

compilers=
for compiler in gcc clang; do
	command -v $compiler >"$WORK/log" && compilers="$compilers $compiler"
done
[ -n "$compilers" ] || { echo "no gcc and no clang"; exit 77; }

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/isa/*/ "$ROOT"/tests/generated/*.isa; do
	[ -e "$isa" ] || continue
	name=$(basename "$isa" .isa)
	out=$WORK/$name
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -t c-test -o "$out" \
		>"$WORK/log" 2>&1 || { fail "build" "$WORK/log"; continue; }
	case $isa in # the small ones of tests/isa once, unless there is time
	"$ROOT"/tests/isa/*) [ -n "${DEEP:-}" ] || { run ${compilers##* } 96 -O1; continue; } ;;
	esac
	for compiler in $compilers; do
		run $compiler "${DEEP:+40}96" -O2
		[ -n "${DEEP:-}" ] || break # the other one compiles the next line
	done
	run ${compilers##* } "${DEEP:+5}12" -O1 -g -fsanitize=address,undefined \
		-fno-sanitize-recover=all
done
exit $failed
