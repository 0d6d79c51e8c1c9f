#!/bin/sh
# Makes a folder for any static host: the pages of all instruction sets, a front page, downloads,
# and the codec as WebAssembly where clang and wasm-ld are there.
#   SPECC=build/specc sh site/build.sh OUT ISA_FOLDER...
# What is made on the way stays in OUT.parts, so that the next run has less to do.
set -u
export LC_ALL=C TZ=UTC0
[ $# -ge 2 ] || { sed -n '2,5s/^# *//p' "$0" >&2; exit 2; }
here=$(dirname "$0")
specc=${SPECC:-build/specc} zip=${ZIP:-zip}
out=$1 parts=$1.parts
shift

fail() {
	echo "site: $*" >&2
	exit 1
}

# fresh STAMP COMMAND...: is the output of the command what it was when STAMP was written?
fresh() {
	stamp=$1
	shift
	"$@" >"$stamp.new" || return 1
	cmp -s "$stamp.new" "$stamp"
}

# What the compiled codec depends on.
codec_inputs() {
	"${CLANG:-clang}" --version 2>/dev/null
	"${WASM_LD:-wasm-ld}" --version 2>/dev/null
	cksum "$here/codec.sh" "$made/c"/* "$made/wasm"/*
}

# The scripts of the codec, in $made/codec.
compile_codec() {
	mkdir -p "$made/codec" || exit 2
	if fresh "$made/codec.stamp" codec_inputs; then
		return 0
	fi
	rm -f "$made/codec"/*
	said=$(sh "$here/codec.sh" "$prefix" "$made/c" "$made/wasm" \
		"$made/codec" 2>&1)
	case $? in
	0) mv "$made/codec.stamp.new" "$made/codec.stamp" ;;
	77) without_codec=$said ;;
	*) fail "the codec of $prefix: $said" ;;
	esac
}

# The same bytes whenever the sources are the same: fixed times and order, no owners.
pack_sources() {
	folder=$made/zip/$prefix-c
	rm -rf "$made/zip"
	mkdir -p "$folder" || exit 2
	cp "$made/c"/*.[ch] "$folder" || exit 2
	[ ! -f "$here/../LICENSE" ] || cp "$here/../LICENSE" "$folder"
	find "$made/zip" -exec touch -t 198001010000 {} +
	chmod 644 "$folder"/*
	(cd "$made/zip" && find "$prefix-c" -type f | sort | "$zip" -X -q -9 -@ files.zip) ||
		fail "zip failed for $prefix"
	mv "$made/zip/files.zip" "$next/$prefix/files/$prefix-c.zip"
}

downloads() {
	mkdir -p "$next/$prefix/files" || exit 2
	cp "$made/xml"/* "$made/csv"/* "$next/$prefix/files" || exit 2
	if command -v "$zip" >/dev/null 2>&1; then
		pack_sources
	else
		without_zip=yes
	fi
}

# One instruction set: its pages stand in a folder of its name in lower case.
add() {
	made=$parts/$(basename "$1")
	"$specc" build --isa "$1" -o "$made" -t html -t xml -t csv -t c -t wasm -t site ||
		fail "specc build failed for $1"
	prefix=$(basename "$made"/wasm/*_page.h _page.h)
	compile_codec
	cp -R "$made/html" "$next/$prefix" || exit 2
	for script in codec run; do
		[ ! -f "$made/codec/$script-wasm.js" ] ||
			cp "$made/codec/$script-wasm.js" "$next/$prefix" || exit 2
	done
	[ ! -f "$made/codec/codec-facts.js" ] ||
		cat "$made/codec/codec-facts.js" >>"$next/$prefix/codec.js" || exit 2
	downloads
	names="$names $prefix"
	cards="$cards $made/site/card.html"
}

mkdir -p "$parts" || exit 2
next=$parts/next
rm -rf "$next"
mkdir "$next" || exit 2
without_codec='' without_zip='' names='' cards=''
for isa; do
	add "$isa"
done

# shellcheck disable=SC2086
cat "$made/site/head.html" $cards "$made/site/tail.html" >"$next/index.html" || exit 2
cp "$made/site/404.html" "$made/html/site.css" "$next" || exit 2

rm -rf "$out"
mv "$next" "$out" || exit 2
[ -z "$without_codec" ] || echo "The site has no codec: $without_codec"
[ -z "$without_zip" ] || echo "The site has no C to download: $zip is not installed"
echo "Made $out: $(find "$out" -name '*.html' | wc -l) pages of$names;" \
	"$(find "$out" -type f | wc -l) files, $(du -sk "$out" | cut -f1) KiB"
