#!/bin/sh
# SPDX-License-Identifier: MIT
# A compiler for `make coverage`, found before the real one of this name: where a test compiles a
# codec that is byte for byte what specc generates now, it gets the object that counts what it
# executes, whatever the test's flags. All else, faults that a test plants included, the real
# compiler compiles. COVERAGE is the folder of run.sh: generated/ISA/c and generated/ISA/objects.
name=$(basename "$0")
own=$(cd "$(dirname "$0")" && pwd)
# What comes before this one calls it (a test's own cc, a compiler cache), and would do so without
# end.
PATH=$(printf '%s' "$PATH" | awk -v RS=: -v ORS=: -v own="$own" '
	$0 == own { after = 1; next }
	after' | sed 's/:*$//')
export PATH

# counted FILE: the object that counts, in `object`; false where there is none. The headers beside
# the file have to be those, too.
counted() {
	file=$(basename "$1" .c)
	case $file in
	*_decode | *_encode | *_format | *_parse | *_number) ;;
	*) return 1 ;;
	esac
	for object in "$COVERAGE"/generated/*/objects/"$file.o"; do
		sources=${object%/objects/*}/c
		[ -f "$object" ] && cmp -s "$1" "$sources/$file.c" || continue
		for header in "$sources"/*.h; do
			cmp -s "$(dirname "$1")/$(basename "$header")" "$header" || continue 2
		done
		return 0
	done
	return 1
}

link=yes output='' previous=''
for word in "$@"; do
	case $previous$word in
	-o*) [ "$previous" = -o ] && output=$word ;;
	esac
	case $word in
	-c) link= ;;
	-fsyntax-only | -E | -S | -M* | --target=* | -target | -ffast-math | -ffreestanding | -m32 | -x)
		exec "$name" "$@" ;;
	esac
	previous=$word
done
if [ -z "$link" ]; then
	for word in "$@"; do
		case $word in
		*.c) ! counted "$word" || [ -z "$output" ] || exec cp "$object" "$output" ;;
		esac
	done
	exec "$name" "$@"
fi
count=$# counts=
while [ "$count" -gt 0 ]; do
	word=$1
	shift
	case $word in
	*.c) ! counted "$word" || word=$object ;;
	esac
	case $word in
	*.o) ! grep -q __llvm_prf_cnts "$word" 2>/dev/null || counts=yes ;;
	esac
	set -- "$@" "$word"
	count=$((count - 1))
done
[ -z "$counts" ] || set -- "$@" -Wl,-u,__llvm_profile_runtime "$COVERAGE_RUNTIME"
exec "$name" "$@"
