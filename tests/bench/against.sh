#!/bin/sh
# SPDX-License-Identifier: MIT
# The generated C of isa-spec/ in two trees of this repository, one against the other:
#     sh tests/bench/against.sh OLD [NEW]
# For the GPU, Brew and tiny: bytes of machine code at -O2 (or CFLAGS), and ns an instruction of
# encoder, decoder, texts and interpreter, as tests/bench/ of this tree measures them. Times are the
# least of RUNS, of both trees in turn. Both need out/, and this tree build/specc.
set -u
here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-$(cd "$here/../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
CC=${CC:-cc}
CFLAGS=${CFLAGS:--O2}
RUNS=${RUNS:-7}
[ $# -ge 1 ] || { echo "usage: $0 OLD [NEW]" >&2; exit 2; }
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT

# library TREE N NAME: its objects, in $WORK/NAME.N; its size.
library() {
	mkdir "$WORK/$3.$2"
	for source in "$1/out/$3/c/"*.c; do
		case $source in *_tool.c) continue ;; esac
		# shellcheck disable=SC2086
		"$CC" -std=c11 -D_POSIX_C_SOURCE=200809L $CFLAGS -w -c \
			-o "$WORK/$3.$2/$(basename "$source").o" "$source" || exit 2
	done
	size "$WORK/$3.$2"/*.o | awk -v what="$3 code" 'NR > 1 { sum += $1 } END { print what, sum }' \
		>>"$WORK/found.$2"
}

# program TREE N NAME SOURCE: a measuring program, as $WORK/NAME-SOURCE.N
program() {
	upper=$(echo "$3" | tr '[:lower:]' '[:upper:]')
	header=$3.h names='' shares=''
	case $4 in steps) header=${3}_run.h ;; esac
	[ "$3" != tiny ] || shares=-DSHARES=100
	grep -q "${3}_map_bank" "$1/out/$3/c/${3}_run.h" ||
		names="-DMAP=_set_bank -D${3}_map_bank=${3}_set_bank"
	# shellcheck disable=SC2086
	"$CC" -std=c11 -D_POSIX_C_SOURCE=200809L $CFLAGS -w $shares $names -DHEADER="\"$header\"" \
		"-DNAME(x)=$3##x" "-DCONSTANT(x)=$upper##x" -I"$1/out/$3/c" -o "$WORK/$3-$4.$2" \
		"$here/$4.c" "$WORK/$3.$2"/*.o -lm || exit 2
}

# run NAME SOURCE N ARGUMENTS: its lines, with what they are of.
run() {
	name=$1 source=$2 tree=$3
	shift 3
	"$WORK/$name-$source.$tree" "$@" <"$WORK/examples" |
		sed -e '/chars\|illegal\|array/d' -e "s/^/$name /" >>"$WORK/found.$tree"
}

awk -f "$here/examples.awk" "$ROOT"/isa-spec/gpu/*.isa >"$WORK/examples"
awk -v mixes=64 -f "$here/mix.awk" >"$WORK/mix.s"
printf '%s\n' 'loop:' '$r1 <- $r2 + $r3' '$r4 <- $r1 ^ $r2' '$r5 <- tiny $r5 + 1' '$pc <- loop' \
	>"$WORK/brew.s"
printf '%s\n' 'loop: add r1, r2, r3' 'xor r4, r1, r2' 'addi r5, r5, 1' 'b loop' >"$WORK/tiny.s"
"$SPECC" asm --isa "$ROOT/isa-spec/gpu" -o "$WORK/mix" "$WORK/mix.s" &&
	"$SPECC" asm --isa "$ROOT/isa-spec/brew" -o "$WORK/brew.bin" "$WORK/brew.s" &&
	"$SPECC" asm --isa "$ROOT/isa-spec/brew" -D REP=2 -o "$WORK/guest" "$here/guest_brew.s" &&
	"$SPECC" asm --isa "$ROOT/isa-spec/tiny" -o "$WORK/tiny.bin" "$WORK/tiny.s" || exit 2

n=0
for tree in "$1" "${2:-$ROOT}"; do
	n=$((n + 1))
	for name in gpu brew tiny; do
		library "$tree" $n $name
	done
	program "$tree" $n gpu codec
	program "$tree" $n gpu interpreter
	for name in brew tiny; do
		program "$tree" $n $name lengths
		program "$tree" $n $name steps
	done
	program "$tree" $n brew brew
done
turn=0
while [ $turn -lt "$RUNS" ]; do
	turn=$((turn + 1))
	for n in 1 2; do
		run gpu codec $n
		run gpu interpreter $n mix step "$WORK/mix"
		for name in brew tiny; do
			run $name lengths $n
			run $name steps $n "$WORK/$name.bin" 4000000
		done
		"$WORK/brew-brew.$n" "$WORK/guest" | awk '{ print "brew guest", 1000 / $1 }' \
			>>"$WORK/found.$n"
	done
done
awk '{ what = $1; for (i = 2; i < NF; i++) what = what " " $i }
	FNR == NR { if (!(what in old)) order[++n] = what
		if (!(what in old) || $NF < old[what]) old[what] = $NF; next }
	!(what in new) || $NF < new[what] { new[what] = $NF }
	END { for (i = 1; i <= n; i++) printf "%-28s %12.2f %12.2f %6.3f\n", order[i],
		old[order[i]], new[order[i]], new[order[i]] / old[order[i]] }' \
	"$WORK/found.1" "$WORK/found.2"
