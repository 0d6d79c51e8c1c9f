# SPDX-License-Identifier: MIT
# Stand-ins for clang and wasm-ld, for tests of the pages that do not run the codec: what they
# "compile" is the name of the file. Sets CLANG, WASM_LD and SPECC_CACHE.
#   . "$ROOT/tests/shared/wasm.sh"; fake_wasm FOLDER
fake_wasm() {
	mkdir -p "$1"
	cat >"$1/clang" <<'TOOL'
#!/bin/sh
[ "$1" != --print-targets ] || { echo wasm32; exit 0; }
echo "$*" >>"${0%/*}/calls"
while [ "$1" != -o ]; do shift; done
echo "$2" >"$2"
TOOL
	chmod +x "$1/clang"
	cp "$1/clang" "$1/wasm-ld"
	CLANG=$1/clang WASM_LD=$1/wasm-ld SPECC_CACHE=$1/cache
	export CLANG WASM_LD SPECC_CACHE
}
