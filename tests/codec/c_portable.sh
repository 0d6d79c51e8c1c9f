# SPDX-License-Identifier: MIT
# SLOW
# The library needs three headers and nothing else: it builds freestanding and for WebAssembly, its
# header is C++ too, it defines no symbols but its own, and fast-math is refused. A third of the
# instruction sets, by turns; for WebAssembly what is made of isa-spec is read. DEEP=1: all,
# compiled for WebAssembly, too, and optimised.
set -u
. "$ROOT/tests/shared/every.sh"
level=-O0 wasm=-fsyntax-only clang=
[ -z "${DEEP-}" ] || level=-O2 wasm='-O0 -c' clang=clang++
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# The headers of several instruction sets, internal ones too, go together in one file.
for header in $(ls "$ROOT"/out/*/c/*.h | grep -v _tool); do
	echo "#include \"$header\""
done >"$WORK/all.c"
${CC:-cc} -std=c11 -Wall -Wextra -Werror -fsyntax-only "$WORK/all.c" >"$WORK/log" 2>&1 ||
	fail "the headers of all instruction sets together" "$WORK/log"

printf '%s\n' "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/*.isa | by_turns 3 >"$WORK/isas"
while read -r isa <&3; do
	[ -e "$isa" ] || continue
	name=$(basename "$isa" .isa)
	out=$WORK/$name
	"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -o "$out" >"$WORK/log" 2>&1 ||
		{ fail "build" "$WORK/log"; continue; }
	library=$(ls "$out"/c/*.c | grep -v '_tool\.c$')
	mkdir -p "$WORK/objects"
	# shellcheck disable=SC2086
	(cd "$WORK/objects" && ${CC:-cc} -std=c11 $level -ffreestanding -fno-pic -c $library) \
		>"$WORK/log" 2>&1 || fail "freestanding" "$WORK/log"
	nm "$WORK"/objects/*.o >"$WORK/symbols"
	# A compiler may call these four even then; everything else has to be the library's own.
	awk -v own="${name}_" '
		/:$/ { files++; file = $0; sub(/.*\//, "", file); next }
		$NF ~ "^" own || $NF ~ /^(\.|_GLOBAL_OFFSET_TABLE_$)/ { next }
		$(NF - 1) == "U" && $NF !~ /^(memcpy|memmove|memset|memcmp)$/ { print file " needs " $NF }
		$(NF - 1) ~ /^[TDRBC]$/ { print file " defines " $NF }
		$(NF - 1) ~ /^[DBCdb]$/ { print file " writable " $NF }
		END { if (files < 8) print files + 0 " objects" }
	' "$WORK/symbols" >"$WORK/wrong"
	[ ! -s "$WORK/wrong" ] || fail "symbols" "$WORK/wrong"
	rm -rf "$WORK/objects"
	grep -h '^#include <' $library "$out"/c/*.h | sort -u |
		grep -v -e '<stdbool.h>' -e '<stddef.h>' -e '<stdint.h>' >"$WORK/log"
	[ ! -s "$WORK/log" ] || fail "other headers" "$WORK/log"
	for compiler in g++ $clang; do
		command -v $compiler >"$WORK/log" || continue
		for header in "$out"/c/*.h; do # internal ones, too
			header=${header##*/}
			echo "#include \"$header\"" >"$WORK/includes.cc"
			$compiler -std=c++11 -Wall -Wextra -Werror -fsyntax-only -I"$out/c" \
				"$WORK/includes.cc" >"$WORK/log" 2>&1 ||
				fail "the header $header in C++ ($compiler)" "$WORK/log"
		done
	done
	! ${CC:-cc} -std=c11 -ffast-math -fsyntax-only $library >"$WORK/log" 2>&1 ||
		fail "-ffast-math is not refused"
	case ${DEEP:+deep}$isa in
	deep* | "$ROOT"/isa-spec/*) ;;
	*) continue ;;
	esac
	if clang --target=wasm32 --print-targets 2>"$WORK/log" | grep -q wasm32; then
		for file in $library; do
			# shellcheck disable=SC2086
			clang --target=wasm32 -std=c11 $wasm -ffreestanding -nostdlib \
				-o "$WORK/wasm.o" "$file" >"$WORK/log" 2>&1 ||
				fail "WebAssembly $(basename "$file")" "$WORK/log"
		done
	fi
done 3<"$WORK/isas"
exit $failed
