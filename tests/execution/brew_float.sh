# SPDX-License-Identifier: MIT
# SLOW
# Floating point of isa-spec/brew against the processor and exact arithmetic, as described in
# tests/execution/brew/float_cases.c: sums, differences, products, reciprocals and reciprocal roots
# in all five roundings with all flags, on the generated interpreter and, fewer of them, on
# specc-ref. A fault in a rounding is found. DEEP=1: two million cases.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/shared/tool.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
count=15000
[ -z "${DEEP-}" ] || count=2000000

${CC:-cc} -std=c11 -O1 -frounding-math -o float_cases "$ROOT/tests/execution/brew/float_cases.c" \
	-lm 2>err ||
	fail "float_cases.c does not compile" err
./float_cases $count script expected || fail "float_cases"

# tool FOLDER NAME: the program generated from the specification there.
tool() {
	"$SPECC" build --isa "$1" --templates "$ROOT/templates" -t c -o "$2.out" >err 2>&1 &&
		tool_of "$1" "$2.out/c" "$2" 2>err || fail "the tool of $1" err
}
tool "$ROOT/isa-spec/brew" tool
./tool cases <script | awk -f "$ROOT/tests/execution/brew/answers.awk" >found
diff expected found >diff || fail "case, result, flags: expected and found" diff

mkdir wrong
cp "$ROOT"/isa-spec/brew/* wrong
plant_edit 's/case 4: return rest >= half;/case 4: return rest > half;/' \
	"$ROOT/isa-spec/brew/float.isa" wrong/float.isa || exit 1
tool wrong faulty
./faulty cases <script | awk -f "$ROOT/tests/execution/brew/answers.awk" | diff expected - >diff
[ "$(grep -c '^<' diff)" -ge 10 ] || fail "a wrong rounding is not found" diff

ref=$(dirname "$SPECC")/specc-ref
[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
head -n 20000 script >few # 2000 cases of ten lines
"$ref" cases --isa "$ROOT/isa-spec/brew" <few | awk -f "$ROOT/tests/execution/brew/answers.awk" \
	>found
head -n 2000 expected | diff - found >diff || fail "specc-ref: expected and found" diff
