# Whoever adds a built-in or an operator is told where it is missing: with an invented row in the
# table (specc/lang/code.def), each file that computes one by one does not compile.
set -u
cd "$WORK" || exit 1
warnings=$(sed -n 's/^WARNINGS := //p' "$ROOT/Makefile")
mkdir -p new/lang
failed=0

# stops ROW BEFORE FILE...: the files must not compile with this row before the row BEFORE.
stops() {
	awk -v row="$1" -v before="$2" 'index($0, before) == 1 { print row } { print }' \
		"$ROOT/specc/lang/code.def" >new/lang/code.def
	grep -qF "$1" new/lang/code.def || { echo "no row $2 in the table"; exit 1; }
	shift 2
	for file; do
		# shellcheck disable=SC2086
		if ${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L $warnings -fsyntax-only -Inew \
			-I"$ROOT/specc" "$ROOT/$file" 2>said; then
			echo "FAIL $file compiles although it lacks what was added to the table"
			failed=1
		elif ! grep -q 'CLMUL' said; then
			echo "FAIL $file does not say what is missing:"
			cat said
			failed=1
		fi
	done
}

stops 'BUILTIN(CLMUL, "clmul", 2, OF_VALUES, "clmul(3, 6)")' 'BUILTIN(F32' specc/cases/value.c \
	specc/core/call.c specc/sem/type_call.c specc/smt/call.c tests/ref/ref_prepare.c
stops 'OPERATOR(CLMUL, "<*>", BITS, 10, 0, 0)' 'OPERATOR(AND' specc/cases/value.c \
	specc/core/expr.c specc/rules/flow_expr.c
exit $failed
