#!/bin/sh
# SPDX-License-Identifier: MIT
# Emacs in batch mode with Eglot and the lines of docs/editors.md: `specc lsp` on a copy of
# isa-spec/gpu (tests/tools/emacs.el). A proxy that moves what the server says by one line must be
# noticed.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
command -v emacs >/dev/null 2>&1 || { echo "emacs is not installed (package emacs-nox)"; exit 77; }
command -v node >/dev/null 2>&1 || { echo "node is not installed (package nodejs)"; exit 77; }
emacs --batch -l eglot >/dev/null 2>&1 || {
	echo "Emacs has no Eglot (package elpa-eglot)"
	exit 77
}

mkdir -p bin home
awk '/^```elisp$/ { on = 1; next } /^```/ { on = 0 } on' "$ROOT/docs/editors.md" >init.el
grep -q eglot init.el || { echo "docs/editors.md has no lines for Emacs"; exit 1; }

# session: with the specc in bin/
session() {
	rm -rf gpu
	cp -R "$ROOT/isa-spec/gpu" gpu || exit 1
	(cd gpu && HOME=$WORK/home PATH=$WORK/bin:$PATH "$within" 100 emacs --batch \
		-l eglot -l "$WORK/init.el" -l "$ROOT/tests/tools/emacs.el" </dev/null >../log 2>&1)
}

printf '#!/bin/sh\nexec "%s" "$@"\n' "$SPECC" >bin/specc
chmod +x bin/specc
session || { tail -n 20 log; exit 1; }
tail -n 1 log

cat >bin/specc <<END
#!/bin/sh
exec node "$ROOT/tests/commands/lsp/faulty.mjs" lines "$SPECC" "\$@"
END
session && { echo "FAIL: a server that is off by a line is not noticed"; exit 1; }
grep -q '^FAIL the place' log || { tail -n 20 log; exit 1; }
