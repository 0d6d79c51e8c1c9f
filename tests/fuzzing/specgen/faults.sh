#!/bin/sh
# SPDX-License-Identifier: MIT
# Plants each fault of compiler.fault here in a copy of specc, or of the reference, and
# prints after how many seconds random specifications find it: one is wrongly refused, crashes, does
# not compile or gives different results.
#
#   ROOT=... PARTS=... sh tests/fuzzing/specgen/faults.sh [--time SECONDS] [NAME...]
#
# PARTS is the folder of specc and its libraries. NAME is what `in` says in the list. Exit status:
# 0 all are found, 1 some are not, 2 usage.
set -u
: "${ROOT:?}" "${PARTS:?}"
here=$ROOT/tests/fuzzing/specgen
tools=$PARTS/specgen
export ROOT
seconds=600
[ "${1-}" != --time ] || { seconds=$2; shift 2; }
shm=/dev/shm
[ -w $shm ] || shm=${TMPDIR:-/tmp}
work=$(mktemp -d -p "$shm") || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
# shellcheck disable=SC2046
without=$(sed -n 's/^without \([a-z-]*\).*/--without \1/p' "$here/open.txt")
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -I$ROOT/specc -O1 -w"
flags="$flags $(pkg-config --cflags libxml-2.0 libcmark-gfm)"
libraries="$(pkg-config --libs libxml-2.0 libcmark-gfm libelf jansson zlib) -lcmark-gfm-extensions"

. "$ROOT/tests/shared/plant.sh"

# build_faulty FILE NUMBER: builds specc and the libraries with the fault in $work/parts; false if
# it cannot be planted
build_faulty() {
	rm -rf "$work/parts" "$work/tree"
	mkdir -p "$work/tree/build" "$work/tree/$(dirname "$1")" || exit 2
	ln -s "$work/tree/build" "$work/parts"
	ln -s "$ROOT/templates" "$work/tree/templates"
	plant "$here/compiler.fault" "$2" "$ROOT/$1" "$work/tree/$1" || return 1
	cp "$PARTS"/libspecc*.a "$work/tree/build" || exit 2
	object=$(basename "$1" .c).o
	# shellcheck disable=SC2086
	${CC:-cc} $flags -I"$ROOT/$(dirname "$1")" -c -o "$work/tree/$object" "$work/tree/$1" || exit 2
	archive=$work/tree/build/libspecc.a
	case $1 in tests/execution/ref/*) archive=$work/tree/build/libspecc-ref.a ;; esac
	ar r "$archive" "$work/tree/$object" 2>/dev/null || exit 2
	# shellcheck disable=SC2086
	${CC:-cc} -o "$work/tree/build/specc" "$PARTS/obj/specc/cli/main.o" \
		"$work/tree/build/libspecc.a" $libraries || exit 2
}

# run PARTS SEED COUNT: prints the findings in these specifications, including refusals
run() {
	parts=$1 from=$2 many=$3
	if [ "$level" = check ]; then
		set -- --targets "" -- --opcodes 12
	else
		set -- --targets "c xml" --then "$here/states.sh" -- --opcodes 20
	fi
	# shellcheck disable=SC2086
	env PARTS="$parts" "$tools/runner" --specgen "$tools/specgen" --specc "$parts/specc" \
		--work "$work/run" --failures "$work/failures" --from "$from" --count "$many" \
		--no-mutation "$@" $without 2>/dev/null |
		grep -v -e ' specifications, ' -e ' states '
}

# search: the first seed with a finding that does not occur without the fault
search() {
	begin=$(date +%s) next=1 batch=1
	[ "$level" != check ] || batch=20
	mkdir -p "$work/run" "$work/failures"
	while spent=$(($(date +%s) - begin)) && [ $spent -lt "$seconds" ]; do
		run "$work/parts" $next $batch >"$work/all"
		while read -r seed detail; do
			if ! run "$PARTS" "$seed" 1 >"$work/sound"; then
				spent=$(($(date +%s) - begin)) found="seed $seed: $detail"
				return 0
			fi
		done <"$work/all"
		next=$((next + batch))
	done
	return 1
}

count=0 missed=0
faults "$here/compiler.fault" >"$work/faults"
while IFS=$tab read -r number name file level what; do
	case " $* " in "  " | *" $name "*) ;; *) continue ;; esac
	count=$((count + 1))
	if ! build_faulty "$file" "$number"; then
		missed=$((missed + 1))
	elif search </dev/null; then
		printf '%-10s %4d s, %s: %s\n' "$name" $spent "$what" \
			"$(printf %s "$found" | cut -c 1-90)"
	else
		echo "$name: NOT FOUND within $seconds s: $what"
		missed=$((missed + 1))
	fi
done <"$work/faults"
echo "$count faults, $missed not found"
[ $missed = 0 ] && [ $count -gt 0 ]
