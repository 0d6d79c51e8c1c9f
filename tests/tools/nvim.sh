#!/bin/sh
# SPDX-License-Identifier: MIT
# A real Neovim, headless, with the lines of docs/editors.md and `specc lsp`, on a copy of
# isa-spec/gpu (tests/tools/nvim.lua). A proxy that moves what the server says by one line must be
# noticed.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
command -v nvim >/dev/null 2>&1 || { echo "nvim is not installed (package neovim)"; exit 77; }
command -v node >/dev/null 2>&1 || { echo "node is not installed (package nodejs)"; exit 77; }

mkdir -p bin home
awk '/^```lua$/ { on = 1; next } /^```/ { on = 0 } on' "$ROOT/docs/editors.md" |
	sed "s|/path/to/specc|$ROOT|" >init.lua
grep -q start_client init.lua || { echo "docs/editors.md has no lines for Neovim"; exit 1; }

# session: with the specc in bin/
session() {
	rm -rf gpu log
	cp -R "$ROOT/isa-spec/gpu" gpu || exit 1
	(cd gpu && HOME=$WORK/home XDG_CONFIG_HOME=$WORK/home XDG_DATA_HOME=$WORK/home \
		XDG_STATE_HOME=$WORK/home PATH=$WORK/bin:$PATH SPECC_OUT=$WORK/log \
		"$within" 100 nvim --headless --clean -u "$WORK/init.lua" -n \
		-c "luafile $ROOT/tests/tools/nvim.lua" </dev/null >"$WORK/noise" 2>&1)
}

printf '#!/bin/sh\nexec "%s" "$@"\n' "$SPECC" >bin/specc
chmod +x bin/specc
session || { cat log noise; exit 1; }
cat log

cat >bin/specc <<END
#!/bin/sh
[ "\$1" = lsp ] || exec "$SPECC" "\$@"
exec node "$ROOT/tests/commands/lsp/faulty.mjs" lines "$SPECC" "\$@"
END
session && { echo "FAIL: a server that is off by a line is not noticed"; exit 1; }
grep -q '^FAIL the diagnostic' log || { cat log noise; exit 1; }
