#!/bin/sh
# SPDX-License-Identifier: MIT
# Vim with the plugin ALE and the lines of docs/editors.md: a mistake in a copy of isa-spec/gpu is
# shown at its place, and is gone when it is mended (tests/tools/vim.vim). A proxy that moves
# what the server says by one line must be noticed.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
command -v node >/dev/null 2>&1 || { echo "node is not installed (package nodejs)"; exit 77; }
command -v vim >/dev/null 2>&1 || { echo "vim is not installed"; exit 77; }
vim -N -u NONE -i NONE -n -es -c 'packadd ale' -c 'exe exists(":ALELint") == 2 ? "qa!" : "cq!"' \
	</dev/null >/dev/null 2>&1 || { echo "Vim has no ALE (package vim-ale)"; exit 77; }

mkdir -p bin home
awk '/^```vim$/ { on = 1; next } /^```/ { on = 0 } on' "$ROOT/docs/editors.md" |
	sed "s|/path/to/specc|$ROOT|" >lines.vim

# session: with the specc in bin/
session() {
	rm -rf gpu log
	cp -R "$ROOT/isa-spec/gpu" gpu || exit 1
	(cd gpu && HOME=$WORK/home PATH=$WORK/bin:$PATH SPECC_OUT=$WORK/log \
		"$within" 60 vim -N -u NONE -i NONE -n -es --cmd "set encoding=utf-8" \
		-c 'packadd ale' -c 'source ../lines.vim' -S "$ROOT/tests/tools/vim.vim" \
		</dev/null >"$WORK/noise" 2>&1)
	awk '
	NR == 1 && $0 != "specc" || (NR == 2 || NR == 5) && $0 != "nothing" { wrong = 1 }
	NR == 3 { place = $0 }
	NR == 4 && !(index($0, place " ") == 1 && /Regg/) { wrong = 1 }
	END { exit wrong || NR != 5 }' log
}

printf '#!/bin/sh\nexec "%s" "$@"\n' "$SPECC" >bin/specc
chmod +x bin/specc
session || { cat log noise; exit 1; }

cat >bin/specc <<END
#!/bin/sh
exec node "$ROOT/tests/commands/lsp/faulty.mjs" lines "$SPECC" "\$@"
END
session && { echo "FAIL: a server that is off by a line is not noticed"; exit 1; }
sed -n 4p log | grep -q Regg || { cat log noise; exit 1; }
