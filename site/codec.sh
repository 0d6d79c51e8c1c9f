#!/bin/sh
# Turns the C of an instruction set into scripts for its pages: codec-wasm.js and run-wasm.js,
# each a WebAssembly module as gzip in base64, so that pages work from a folder as well; and
# codec-facts.js, the names that codec.js needs.
#   sh site/codec.sh PREFIX C_FOLDER PAGE_FOLDER OUT_FOLDER
# PREFIX is the instruction set's in names of files, C_FOLDER holds target c, PAGE_FOLDER target
# wasm. Exit status 77 where clang or wasm-ld is missing; they are named.
set -u
export LC_ALL=C
[ $# -eq 4 ] || { sed -n '2,8s/^# *//p' "$0" >&2; exit 2; }
prefix=$1 c=$2 page=$3 out=$4
clang=${CLANG:-clang} linker=${WASM_LD:-wasm-ld}

missing=
"$clang" --print-targets 2>/dev/null | grep -q wasm32 || missing="$clang with target wasm32"
"$linker" --version >/dev/null 2>&1 || missing="$missing${missing:+, }$linker (package lld)"
if [ -n "$missing" ]; then
	echo "missing: $missing"
	exit 77
fi

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# compile OPTIMIZATION SOURCE...: objects in $work
compile() {
	level=$1
	shift
	for source; do
		"$clang" --target=wasm32 "$level" -std=c11 -ffreestanding -fno-ident -mbulk-memory \
			-ffunction-sections -fdata-sections -I"$c" -I"$page" \
			-c -o "$work/$(basename "$source" .c).o" "$source" || exit 1
	done
}

# link MODULE STACK NAME...: the objects of these names become $work/MODULE.wasm
link() {
	module=$1 stack=$2
	shift 2
	objects=
	for name; do
		objects="$objects $work/${prefix}_$name.o"
	done
	# shellcheck disable=SC2086
	"$linker" --no-entry --gc-sections --strip-all -z stack-size="$stack" \
		-o "$work/$module.wasm" $objects || exit 1
}

# script MODULE: the module as a script. Its parts are compressed each by itself: tables differ from
# code, and gzip finds their boundaries no better.
script() {
	(cd "$work" && rm -f part.* && split -b 32768 -a 3 "$1.wasm" part.) || exit 1
	{
		printf 'speccCodec.module("%s",[' "$1"
		separator=
		for part in "$work"/part.*; do
			printf '%s"' "$separator"
			gzip -9nc "$part" | base64 | tr -d '\n'
			printf '"'
			separator=,
		done
		printf ']);\n'
	} >"$out/$1-wasm.js" || exit 1
	echo "$1: $(wc -c <"$work/$1.wasm") bytes, script $(wc -c <"$out/$1-wasm.js")," \
		"compressed $(gzip -9nc "$out/$1-wasm.js" | wc -c)"
	[ -z "${KEEP_WASM-}" ] || cp "$work/$1.wasm" "$out/"
}

mkdir -p "$out" || exit 2
codec="decode encode format parse number tables"
for part in $codec; do
	set -- "$@" "$c/${prefix}_$part.c"
done
shift 4
compile -Oz "$@" "$page/${prefix}_page.c"
# shellcheck disable=SC2086
link codec 65536 $codec page
if [ -f "$c/${prefix}_kernels.c" ]; then
	compile -O2 "$c/${prefix}_run.c" "$c/${prefix}_kernels.c" "$c/${prefix}_state.c" \
		"$c/${prefix}_state_text.c" "$page/${prefix}_page_run.c"
	link run 1048576 decode encode tables run kernels state state_text page_run
	script run
fi
script codec
cp "$page/${prefix}_facts.js" "$out/codec-facts.js"
