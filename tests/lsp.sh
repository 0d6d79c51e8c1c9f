#!/bin/sh
# The language server: a scripted session over its protocol (tests/lsp/session.mjs) on a copy of
# tiny. Each expected place and value is written by hand or comes from the examples of tiny. A
# server that is off by one line must fail it.
set -u
cd "$WORK" || exit 1
command -v node >/dev/null || {
	echo "node is not installed (package nodejs): the client of this test is written in JavaScript"
	exit 77
}
cp -R "$ROOT/isa-spec/tiny" tiny || exit 1
chmod -R u+w tiny

session() {
	timeout 100 node "$ROOT/tests/lsp/session.mjs" "$@" "$WORK" >log 2>&1
}

session "$SPECC" || {
	echo "FAIL the session"
	tail -n 40 log
	exit 1
}
# Nothing was written.
diff -r "$ROOT/isa-spec/tiny" tiny || exit 1

# A proxy that moves every line number in what the server says by one: the session must notice.
cat >faulty <<END
#!/bin/sh
exec node "$ROOT/tests/lsp/faulty.mjs" "$SPECC" "\$@"
END
chmod +x faulty
if session ./faulty; then
	echo "FAIL a server whose lines are wrong passes the session"
	exit 1
fi
grep -q "^FAIL diagnostics" log || {
	echo "FAIL the faulty server fails elsewhere"
	tail -n 20 log
	exit 1
}
exit 0
