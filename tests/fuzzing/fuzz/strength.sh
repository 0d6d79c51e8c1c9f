#!/bin/sh
# SPDX-License-Identifier: MIT
# Plants single faults in the generated C, one at a time, and shows that a harness finds each within
# its time. The faults are those of codec.fault here, or of other lists (tests/shared/plant.sh).
#   sh tests/fuzzing/fuzz/strength.sh [--time S] [--only TEXT] [--sample N] [LIST...]
#     --time S     time limit of a harness for a fault (60)
#     --only TEXT  only faults with this text in where they are or what is wrong
#     --sample N   only every N-th fault
# CC is the compiler (clang if available), SANITIZE its options. Faults in the interpreter are for
# faults_run.sh.
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-$(cd "$here/../../.." && pwd)}
time=60 only='' sample=1
usage() {
	sed -n 's/^#   //p' "$here/strength.sh" >&2
	exit 2
}
while [ $# -gt 0 ]; do
	case $1 in
	--time | --only | --sample)
		[ $# -ge 2 ] || usage
		case $1 in
		--time) time=$2 ;;
		--only) only=$2 ;;
		--sample) sample=$2 ;;
		esac
		shift 2 ;;
	-*) usage ;;
	*) break ;;
	esac
done
[ $# -gt 0 ] || set -- "$here/codec.fault"
if [ -z "${CC-}" ]; then
	CC=cc
	! command -v clang >/dev/null || CC=clang
fi
export CC
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
. "$ROOT/tests/shared/plant.sh"
trap 'exit 130' INT TERM HUP

# build FOLDER ISA HARNESS: in FOLDER/build, from FOLDER/c
build() {
	make -s -C "$WORK/$2/fuzz" BUILD="$1/build" C="$1/c" CC="$CC" \
		${SANITIZE+SANITIZE="$SANITIZE"} "$3" >"$WORK/log" 2>&1
}

# pristine ISA HARNESS: builds it without a fault
pristine() {
	if [ ! -d "$WORK/$1" ]; then
		mkdir -p "$WORK/$1/sound"
		cp -R "$ROOT/out/$1/fuzz" "$WORK/$1/fuzz"
		cp -R "$ROOT/out/$1/c" "$WORK/$1/sound/c"
	fi
	[ -x "$WORK/$1/sound/build/standalone/$2" ] && return
	build "$WORK/$1/sound" "$1" "$2" ||
		{ echo "FAIL the harness $2 of $1 does not compile"; tail -n 20 "$WORK/log"; exit 2; }
	"$WORK/$1/sound/build/standalone/$2" --count 2000 --artifact "$WORK" >"$WORK/log" 2>&1 ||
		{ echo "FAIL the harness $2 of $1 fails without a fault"; tail -n 20 "$WORK/log"; exit 2; }
}

now() {
	date +%s.%N
}

# seek: prints the seconds until the harness found the fault, or why it did not
seek() {
	pristine "$isa" "$harness"
	rm -rf "$WORK/fault"
	mkdir "$WORK/fault"
	cp -Rp "$WORK/$isa/sound/." "$WORK/fault"
	plant "$WORK/list" "$number" "$WORK/$isa/sound/c/$file" "$WORK/fault/c/$file" || return
	build "$WORK/fault" "$isa" "$harness" || { echo "does not compile"; return 1; }
	start=$(now)
	timeout -k 5 $((time + 30)) "$WORK/fault/build/standalone/$harness" --time "$time" --seed 1 \
		--artifact "$WORK/fault" >"$WORK/log" 2>&1
	status=$?
	echo "$(now) $start" | awk '{ printf "%.1f\n", $1 - $2 }'
	[ $status -eq 1 ]
}

cat "$@" >"$WORK/list"
faults "$WORK/list" | grep -F -- "$only" |
	awk -v n="$sample" 'NR % n == 1 || n == 1' >"$WORK/faults"
total=$(wc -l <"$WORK/faults")
[ "$total" -gt 0 ] || { echo "FAIL there is no such fault"; exit 2; }
done=0
: >"$WORK/found" >"$WORK/missed"
while IFS=$tab read -r number isa file harness what; do
	done=$((done + 1))
	[ ! -t 2 ] || printf '\r%d of %d faults ' "$done" "$total" >&2
	if answer=$(seek); then
		printf '%6s s  %-4s %-9s %-15s %s\n' "$answer" "$isa" "$harness" "$file" "$what"
		echo "$answer" >>"$WORK/found"
	else
		printf 'MISSED   %-4s %-9s %-15s %s (%s)\n' "$isa" "$harness" "$file" "$what" "$answer"
		echo "$what" >>"$WORK/missed"
	fi
done <"$WORK/faults"
[ ! -t 2 ] || printf '\r%30s\r' '' >&2
echo "$(wc -l <"$WORK/found") of $total faults found, the slowest after $(
	sort -n "$WORK/found" | tail -n 1) s"
[ ! -s "$WORK/missed" ]
