#!/bin/sh
# SPDX-License-Identifier: MIT
# `specc lsp` with a client made of vscode-languageserver-protocol, on a copy of isa-spec/gpu: every
# request that docs/lsp.md names, positions after characters of two UTF-16 units, edits that break
# and mend. A proxy that moves what the server says by one line must be noticed.
set -u
within=$ROOT/tests/shared/within
. "$ROOT/tests/shared/npm.sh"
cd "$WORK" || exit 1

# session SPECC
session() {
	rm -rf gpu
	cp -R "$ROOT/isa-spec/gpu" gpu || exit 1
	"$within" 100 node "$ROOT/tests/tools/lsp_client.mjs" "$1" "$WORK/gpu" "$ROOT/docs/lsp.md" \
		>log 2>&1
}

session "$SPECC" || { cat log; exit 1; }
cat log
diff -r "$ROOT/isa-spec/gpu" gpu || exit 1

cat >faulty <<END
#!/bin/sh
[ "\$1" = lsp ] || exec "$SPECC" "\$@"
exec node "$ROOT/tests/commands/lsp/faulty.mjs" lines "$SPECC" "\$@"
END
chmod +x faulty
session "$WORK/faulty" && { echo "FAIL: a server that is off by a line is not noticed"; exit 1; }
grep -q '^FAIL no diagnostic at the wrong name' log || { cat log; exit 1; }
