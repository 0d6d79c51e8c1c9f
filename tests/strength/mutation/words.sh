#!/bin/sh
# SPDX-License-Identifier: MIT
# Words of every kind that the harnesses of a specification make, and the texts of those that are
# legal: what changes of its encoding are tried on.
#   sh words.sh SPECC ISA FOLDER     writes FOLDER/words and FOLDER/texts
set -u
here=$(cd "$(dirname "$0")" && pwd)
specc=$1 isa=$2 folder=$3
each=500 # words of each kind
"$specc" build --isa "$isa" -t c -t fuzz -o "$folder/out" >"$folder/log" 2>&1 ||
	{ cat "$folder/log"; exit 1; }
header=$(ls "$folder"/out/fuzz/*_fuzz.h)
prefix=$(basename "$header" _fuzz.h)
capitals=$(echo "$prefix" | tr '[:lower:]' '[:upper:]')
set -- "$folder/out/c/${prefix}_tables.c" "$folder/out/c/${prefix}_decode.c" \
	"$folder/out/c/${prefix}_encode.c" "$folder/out/c/${prefix}_format.c" \
	"$folder/out/c/${prefix}_number.c"
for part in model words seeds reach; do
	[ ! -f "$folder/out/fuzz/${prefix}_fuzz_$part.c" ] ||
		set -- "$@" "$folder/out/fuzz/${prefix}_fuzz_$part.c"
done
${CC:-cc} -std=c11 -O1 -I"$folder/out/c" -I"$folder/out/fuzz" -DISA="$prefix" \
	-DISA_CAPITALS="$capitals" -include "$header" -o "$folder/words-program" "$here/words.c" "$@" \
	>"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
"$folder/words-program" $each >"$folder/words" || exit 1
# What is not legal is a comment there.
"$specc" disasm --isa "$isa" --plain --format=hex "$folder/words" >"$folder/texts" 2>/dev/null
[ -s "$folder/texts" ]
