#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds all fuzz targets into $OUT, each with its seeds (NAME_seed_corpus.zip), dictionary
# (NAME.dict) and options (NAME.options): specc's own (specc_PART) and the generated ones of each
# instruction set (ISA_HARNESS). It runs in the tree, in the environment of OSS-Fuzz and
# ClusterFuzzLite: CC, CXX, CFLAGS, CXXFLAGS, LIB_FUZZING_ENGINE, OUT, WORK.
# A part of it: ISAS="tiny", HARNESSES="decode", PARTS="spec" ("" for none); SPECC is a compiler
# that is built already.
set -eu
: "${CC:?}" "${CXX:?}" "${CFLAGS?}" "${CXXFLAGS?}" "${LIB_FUZZING_ENGINE:?}" "${OUT:?}" "${WORK:?}"
export CC CXX CFLAGS CXXFLAGS LIB_FUZZING_ENGINE LC_ALL=C
[ -f oss-fuzz/build.sh ] || { echo "build.sh: it runs in the tree of specc" >&2; exit 2; }
: "${ISAS=$(ls isa-spec)}" "${HARNESSES=decode roundtrip text run compare}"
: "${PARTS=spec template xml asm run lsp}"
# What runs while building need not be free of leaks.
export ASAN_OPTIONS="${ASAN_OPTIONS-}:detect_leaks=0"
mkdir -p "$WORK" "$OUT"

# ---- beside the targets ----

# The machine that runs the targets has no libraries of its own: they go to $OUT/lib.
link_flags="-Wl,-rpath,\$ORIGIN/lib"
keep_libraries() {
	mkdir -p "$OUT/lib"
	ldd "$1" | awk '/=> \// { print $3 }' |
		grep -E "/lib(xml2|cmark-gfm|elf|icu|lzma|z\.|zstd|bz2)" | grep -vF "$OUT/lib/" |
		xargs -r cp -Lt "$OUT/lib"
}

# add_seeds TARGET FOLDER: all files of a folder, without its name.
add_seeds() {
	rm -f "$OUT/$1_seed_corpus.zip"
	(cd "$2" && find . -type f | sort | zip -qX "$OUT/$1_seed_corpus.zip" -@)
}

# add_options TARGET LENGTH
add_options() {
	printf '[libfuzzer]\nmax_len = %s\ndict = %s.dict\ntimeout = 5\nrss_limit_mb = 1024\n' \
		"$2" "$1" >"$OUT/$1.options"
}

# ---- specc's own code ----

build_self() {
	[ -n "$PARTS" ] || return 0
	# shellcheck disable=SC2086
	CFLAGS="$CFLAGS -DSPECC_MALLOC_EACH" \
		LIBS="$(pkg-config --libs libxml-2.0 libcmark-gfm libelf jansson zlib) \
			-lcmark-gfm-extensions $link_flags" \
		sh tests/fuzzing/fuzz_self/build.sh "$WORK/self" "$WORK/build/libspecc.a" $PARTS
	# The targets read the schema and the specifications that programs are for.
	cp -R templates isa-spec "$OUT/"
	for part in $PARTS; do
		cp "$WORK/self/${part}_fuzz" "$OUT/specc_$part"
		keep_libraries "$OUT/specc_$part"
		sh tests/fuzzing/fuzz_self/seeds.sh "$part" "$WORK/seeds-$part" "$OUT/specc_$part.dict"
		add_seeds "specc_$part" "$WORK/seeds-$part"
		case $part in xml) most=90000 ;; asm | run) most=4000 ;; *) most=16000 ;; esac
		add_options "specc_$part" $most
	done
}

# ---- the generated harnesses ----

compile() {
	# shellcheck disable=SC2086
	$CC -std=c11 -D_POSIX_C_SOURCE=200809L $CFLAGS "-I$1/c" "-I$1/fuzz" -c -o "$3" "$2"
}

# Everything but harnesses and programs, as a library: build_isa FOLDER PREFIX.
build_library() {
	mkdir -p "$1/objects"
	rm -f "$1/objects/lib.a"
	for file in "$1"/c/*.c "$1"/fuzz/*.c; do
		case $file in *_tool.c | *_main.c | *against*) continue ;; esac
		! grep -q '^int LLVMFuzzerTestOneInput' "$file" || continue
		object=$1/objects/$(basename "$file" .c).o
		compile "$1" "$file" "$object"
		ar qc "$1/objects/lib.a" "$object"
	done
	ranlib "$1/objects/lib.a"
}

# The driver without an engine writes the seeds.
write_seeds() {
	compile "$1" "$1/fuzz/$2_fuzz_main.c" "$1/objects/main.o"
	# shellcheck disable=SC2086
	$CC $CFLAGS -o "$1/objects/main" "$1/objects/main.o" "$1/objects/decode.o" \
		"$1/objects/lib.a" -lm
	"$1/objects/main" --seeds "$1/words" --texts "$1/texts"
}

build_isa() {
	folder=$WORK/generated/$1
	"$SPECC" build "isa-spec/$1" -o "$folder" -t c -t fuzz
	prefix=$(basename "$folder"/fuzz/*_fuzz_model.c _fuzz_model.c)
	build_library "$folder"
	compile "$folder" "$folder/fuzz/${prefix}_fuzz_decode.c" "$folder/objects/decode.o"
	write_seeds "$folder" "$prefix"
	for harness in $HARNESSES; do
		file=$folder/fuzz/${prefix}_fuzz_$harness.c
		[ -f "$file" ] || continue
		target=${prefix}_$harness
		compile "$folder" "$file" "$folder/objects/$harness.o"
		# shellcheck disable=SC2086
		$CXX $CXXFLAGS -o "$OUT/$target" "$folder/objects/$harness.o" "$folder/objects/lib.a" \
			$LIB_FUZZING_ENGINE -lm
		seeds=$folder/words
		[ "$harness" != text ] || seeds=$folder/texts
		add_seeds "$target" "$seeds"
		cp "$folder/fuzz/$prefix.dict" "$OUT/$target.dict"
		add_options "$target" 4096
	done
}

if [ -z "${SPECC-}" ] || [ -n "$PARTS" ]; then
	make BUILD="$WORK/build" CC="$CC" EXTRA_CFLAGS=-DSPECC_MALLOC_EACH "$WORK/build/specc"
	: "${SPECC:=$WORK/build/specc}"
fi
export SPECC
build_self
for isa in $ISAS; do
	build_isa "$isa"
done
