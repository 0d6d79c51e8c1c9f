# What `check` accepts, runs: each specification of tests/generated/accepted has no finding, its C
# compiles without a warning, by gcc as C11 and by clang as GNU C17 (DEEP=1: by both as both), and
# its cases pass in both executions.
set -u
export SPECC_CACHE=$WORK/cache
flags='-O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
status=0

fail() {
	echo "FAIL $1"
	sed 's/^/    /' "$2"
	status=1
}

for isa in "$ROOT"/tests/generated/accepted/*.isa; do
	name=$(basename "$isa" .isa)
	"$SPECC" check -q -Werror "$isa" >"$WORK/log" 2>&1 || fail "$name: check" "$WORK/log"
	"$SPECC" build -i "$isa" --templates "$ROOT/templates" -t c -o "$WORK/$name" \
		>"$WORK/log" 2>&1 || fail "$name: build" "$WORK/log"
	for cc in gcc clang; do
		command -v $cc >"$WORK/log" || continue
		for std in c11 gnu17; do
			case ${DEEP:+all}$cc-$std in gcc-gnu17 | clang-c11) continue ;; esac
			for source in "$WORK/$name"/c/*.c; do
				# shellcheck disable=SC2086
				$cc -std=$std $flags -c -o "$WORK/object" "$source" >"$WORK/log" 2>&1 ||
					fail "$name: $cc -std=$std $(basename "$source")" "$WORK/log"
			done
		done
	done
	"$SPECC" test -i "$isa" >"$WORK/log" 2>&1 || fail "$name: test" "$WORK/log"
	grep -q 'executions: all as expected' "$WORK/log" || fail "$name: one execution" "$WORK/log"
done
exit $status
