#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the harnesses for specc's own code in a folder:
#   sh tests/fuzzing/fuzz_self/build.sh OUT LIBRARY [PART...]
# PART is spec, template, xml, asm, run or lsp.
# LIBRARY is the libspecc.a to test. CC, CXX, CFLAGS, CXXFLAGS and LIB_FUZZING_ENGINE are those of
# OSS-Fuzz; without an engine the standalone driver is linked. LIBS replaces the libraries given by
# pkg-config. The objects are in OUT/harness; those newer than their sources are kept.
set -eu
parts="spec template xml asm run lsp"
case ${1-} in
--help) sed -n '2,7s/^# //p' "$0"; exit 0 ;;
esac
[ $# -ge 2 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
out=$1 library=$2
shift 2
[ $# -gt 0 ] || set -- $parts
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
pkg_config=${PKG_CONFIG:-pkg-config}
objects=$out/harness
mkdir -p "$objects"
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -I$root/specc -I$here"
flags="$flags $("$pkg_config" --cflags libxml-2.0 libcmark-gfm jansson zlib) ${CFLAGS--O1 -g}"
libraries="libxml-2.0 libcmark-gfm libelf jansson zlib"
# shellcheck disable=SC2086
: "${LIBS=$("$pkg_config" --libs $libraries) -lcmark-gfm-extensions}"

# newer FILE THAN...: does the file exist, and is none of the others newer?
newer() {
	file=$1
	shift
	[ -f "$file" ] || return 1
	[ -z "$(find "$@" -newer "$file" | head -n 1)" ]
}

compile() {
	newer "$objects/$1.o" "$here" "$root/specc" && return
	# shellcheck disable=SC2086
	${CC:-cc} $flags -c -o "$objects/$1.o" "$here/$1.c"
}

link() {
	part=$1
	shift
	newer "$out/${part}_fuzz" "$library" "$objects" && return
	# shellcheck disable=SC2086
	${CXX:-${CC:-cc}} ${CXXFLAGS-${CFLAGS--O1 -g}} -o "$out/${part}_fuzz" "$@" "$library" \
		${LIB_FUZZING_ENGINE-} $LIBS
}

common="$objects/common.o $objects/mutate.o"
compile common
compile mutate
[ -n "${LIB_FUZZING_ENGINE-}" ] || { compile driver; common="$common $objects/driver.o"; }
for part in "$@"; do
	needs=$common
	case " $parts " in
	*" $part "*) ;;
	*) echo "build.sh: there is no part $part, but: $parts" >&2; exit 2 ;;
	esac
	case $part in
	asm | run) compile isas; needs="$needs $objects/isas.o" ;;
	esac
	compile "${part}_fuzz"
	# shellcheck disable=SC2086
	link "$part" "$objects/${part}_fuzz.o" $needs
done
