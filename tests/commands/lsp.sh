#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The language server: a scripted session over its protocol (tests/commands/lsp/session.mjs) on a
# copy of tiny, of which constant.isa has all that can be left out. Each expected place and value is
# written by hand or comes from the examples of tiny. Then random edits, after which the server must
# answer like a fresh one; DEEP=1: more of them. A server that is off by one line, or that misses
# changes, must fail.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
command -v node >/dev/null || {
	echo "node is not installed (package nodejs): the client of this test is written in JavaScript"
	exit 77
}
cp -R "$ROOT/isa-spec/tiny" tiny || exit 1
chmod -R u+w tiny
cp "$ROOT/tests/commands/lsp/constant.isa" tiny
cp -R tiny before
mkdir rows && cp "$ROOT/tests/checks/base/rows.isa" rows && chmod u+w rows/rows.isa || exit 1

session() {
	"$within" 100 node "$ROOT/tests/commands/lsp/session.mjs" "$@" "$WORK" >log 2>&1
}

session "$SPECC" || {
	echo "FAIL the session"
	tail -n 40 log
	exit 1
}
# Nothing was written.
diff -r before tiny || exit 1

# Random edits: afterwards the server says the same as a fresh one.
rounds=60
[ -z "${DEEP-}" ] || rounds=3000
"$within" 500 node "$ROOT/tests/commands/lsp/random.mjs" "$SPECC" "$WORK" $rounds 11 >log 2>&1 || {
	echo "FAIL random edits"
	tail -n 40 log
	exit 1
}

# Every mistake of tests/checks, as it is while somebody types.
. "$ROOT/tests/shared/cases.sh"
. "$ROOT/tests/shared/every.sh"
all_cases cases || exit 1
step=9
[ -z "${DEEP-}" ] || step=1
cat >cases/file.isa <<'END'
__DefISA F
  __Layout
    Unit<16>;
    Length<16>;
__DefFieldType Reg<3>
    Register<NOPE>;
__DefFieldType Op<4>
    Integer<unsigned>;
__DefGroup G
__DefOptype T : [G]
  __Encoding
    field<0, 4> Op op == 1;
    field<4, 3> Reg rd;
  __Syntax
```asm
t rd ;
```
__DefOpcode T : [T]
END
node "$ROOT/tests/commands/lsp/broken.mjs" "$SPECC" 1 cases/file.isa >log 2>&1 || {
	echo "FAIL a register file that does not exist"
	tail -n 40 log
	exit 1
}
find cases -name 'fires*.isa' | sort | every 8 >broken
xargs node "$ROOT/tests/commands/lsp/broken.mjs" "$SPECC" "$step" <broken >log 2>&1 || {
	echo "FAIL specifications with errors"
	tail -n 40 log
	exit 1
}

# faulty FAULT: a server with a fault, as ./faulty.
faulty() {
	printf '#!/bin/sh\nexec node "%s" %s "%s" "$@"\n' "$ROOT/tests/commands/lsp/faulty.mjs" "$1" \
		"$SPECC" \
		>faulty
	chmod +x faulty
}

faulty lines
if session ./faulty || ! grep -q "^FAIL diagnostics" log; then
	echo "FAIL a server whose lines are wrong passes the session"
	tail -n 20 log
	exit 1
fi
faulty drop
if "$within" 100 node "$ROOT/tests/commands/lsp/random.mjs" ./faulty "$WORK" 60 11 >log 2>&1 ||
	! grep -q AssertionError log; then
	echo "FAIL a server that misses changes passes random edits"
	tail -n 20 log
	exit 1
fi
exit 0
