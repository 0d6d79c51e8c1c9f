# SPDX-License-Identifier: MIT
# Whoever adds a function or an operator is told where it is missing: with an invented row in the
# table (specc/lang/code.def), each file that computes one by one does not compile; files that the
# compiler does not read must have every function of the table.
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

stops 'BUILTIN(CLMUL, "clmul", 2, OF_VALUES, "clmul(a, b)", "clmul(3, 6)")' \
	'BUILTIN(F32' specc/cases/compute.c specc/core/call.c specc/typing/call.c specc/smt/call.c \
	tests/execution/ref/ref_call.c
stops 'BUILTIN(CLMUL, "clmul", 1, OF_VALUES, "clmul(a)", "clmul(3)") COUNTS(CLMUL, 0, 1, XOR, "")' \
	'BUILTIN(F32' specc/smt/call.c tests/execution/ref/ref_call.c
stops 'OPERATOR(CLMUL, "<*>", BITS, 10, 0, 0)' 'OPERATOR(AND' specc/cases/compute.c \
	specc/core/expr.c specc/rules/flow.c

# lists FILE NAME...: the file must have each of these functions; BEFORE stands before a name,
# AFTER behind it.
lists() {
	file=$1
	shift
	for name; do
		grep -qE "$before$name$after" "$ROOT/$file" && continue
		echo "FAIL $file lacks the function $name"
		failed=1
	done
}

# The functions of a row of the table of these kinds.
functions() {
	sed -nE "s/^BUILTIN\([A-Z0-9_]+, \"([A-Za-z0-9]+)\", [0-9]+, ($1), .*/\1/p" \
		"$ROOT/specc/lang/code.def"
}

all=$(functions '[A-Z_]+' | grep -v '^INTn$')
integer=$(functions 'OF_VALUES|QUOTIENT')
before='\<' after='\('
# shellcheck disable=SC2086
lists tests/execution/runs/functions.isa $integer
# shellcheck disable=SC2046
lists tests/execution/ref/language.cases $(functions 'OF_OPERAND|ROUNDS|OF_LANES|TO_FLOAT')
before='^word-' after=' = '
for file in strings.en strings.zh; do
	# shellcheck disable=SC2046
	lists templates/html/$file $(echo "$all" | tr A-Z a-z)
done
lists templates/html/strings.en clmul | grep -q clmul ||
	{ echo "FAIL no function is missed"; failed=1; }
cp -R "$ROOT/editors" .
sh "$ROOT/editors/words.sh" "$WORK/editors"
for file in vscode/syntaxes/specc.tmLanguage.json vim/syntax/specc.vim; do
	cmp -s "editors/$file" "$ROOT/editors/$file" && continue
	echo "FAIL editors/$file has other functions than the table; make editors"
	failed=1
done
exit $failed
