#!/bin/sh
# SPDX-License-Identifier: MIT
# Regenerates every instruction set in another folder, locale and time zone, and compares the result
# byte for byte with out/; if it differs, also with the output in make's environment, which tells
# why. DEEP=1: always compares that, too, and uses specc built by other compilers, since C does not
# define the order in which arguments are evaluated.
set -u
. "$(dirname "$0")/../shared/alone.sh"

# A locale in which numbers, case and order differ from C's, if the machine has one.
other_locale() {
	locale -a 2>/dev/null | grep -v -i -e '^C' -e '^POSIX' -e '^en' | head -n 1
}

# generate SPECS OUT: generates all instruction sets in the folder SPECS into the folder OUT.
generate() {
	for isa in $isas; do
		"$SPECC" build --isa "$1/$isa" -o "$2/$isa" || exit 1
	done
}

# same A B: fails and prints the first differences unless the two trees have the same files.
same() {
	diff -r -x .specc-lock "$1" "$2" >"$WORK/diff" && return 0
	echo "$3"
	sed -e "s|$WORK/||g" -e "s|$ROOT/||g" "$WORK/diff" | cut -c 1-200 | head -n 40
	exit 1
}

isas=
for folder in "$ROOT"/isa-spec/*/; do
	for file in "$folder"*.isa; do
		[ -f "$file" ] || continue
		isas="$isas $(basename "$folder")"
		break
	done
done
[ -n "$isas" ] || { echo "there is no instruction set in isa-spec/"; exit 1; }

# From elsewhere with a copy of the specs; then from the root, like make.
mkdir -p "$WORK/first" "$WORK/second" "$WORK/else where" || exit 2
cp -R "$ROOT/isa-spec" "$WORK/else where/copied" || exit 2
(
	cd "$WORK/else where" || exit 2
	LC_ALL=$(other_locale) TZ=XXX-13:45 HOME=$WORK
	LC_ALL=${LC_ALL:-tr_TR.UTF-8}
	LANG=$LC_ALL
	export LC_ALL LANG TZ HOME
	umask 077
	generate copied ../second
) || exit 1
[ -n "${DEEP-}" ] || ! diff -rq -x .specc-lock "$ROOT/out" "$WORK/second" >"$WORK/diff" || exit 0
(cd "$ROOT" && LC_ALL=C TZ=UTC && export LC_ALL TZ && generate isa-spec "$WORK/first") || exit 1
same "$WORK/first" "$WORK/second" "another folder, locale and time zone give other bytes:"
same "$ROOT/out" "$WORK/first" "out/ is not what specc makes of isa-spec/ (run make, commit out/):"
ln -s "$ROOT/templates" "$WORK/templates" || exit 2
for compiler in gcc clang; do
	command -v $compiler >"$WORK/log" || continue
	${MAKE:-make} -s -C "$ROOT" BUILD="$WORK/$compiler" CC=$compiler CFLAGS="-O0 -w" \
		"$WORK/$compiler/specc" >"$WORK/log" 2>&1 || { cat "$WORK/log"; exit 1; }
	SPECC=$WORK/$compiler/specc # the templates are next to its folder
	(cd "$ROOT" && generate isa-spec "$WORK/by-$compiler") || exit 1
	same "$ROOT/out" "$WORK/by-$compiler" "specc made by $compiler writes other bytes:"
done
