# SPDX-License-Identifier: MIT
# SLOW
# The cases of every specification in isa-spec, on both executions: all give the expected results,
# and each opcode has at least three cases, or one in tiny, whose text is docs/tutorial.md. Also
# cases of copies with a fault in the pseudo-code: each execution reports it at the case's line.
set -u
cd "$WORK" || exit 1
ref=$(dirname "$SPECC")/specc-ref

. "$ROOT/tests/shared/fail.sh"

# enough ISA: each opcode has enough cases according to the XML document.
enough() {
	"$SPECC" build --isa "$isa" -t xml -o "xml/$1" >log 2>&1 || fail "xml of $1" log
	least=3
	[ "$1" != tiny ] || least=1
	awk -v least=$least '
		function value(name) {
			match($0, " " name "=\"[^\"]*\"")
			return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
		}
		/^ *<example / { opcode = value("opcode") }
		/^ *<case / { cases[opcode]++; all++ }
		/^ *<opcode / { known[value("name")] = 1 }
		END {
			for (name in known) {
				opcodes++
				if (cases[name] < least) { print name ": " cases[name] + 0 " cases"; bad = 1 }
			}
			print opcodes + 0 " opcodes, " all + 0 " cases"
			exit bad || !opcodes
		}' "xml/$1/xml/$1.xml" >counted || fail "$1: fewer than $least cases" counted
	echo "$1: $(tail -n 1 counted)"
}

for isa in "$ROOT"/isa-spec/*/; do
	name=$(basename "$isa")
	"$SPECC" test --isa "$isa" --max-reports 10 >out 2>err || fail "cases of $name" err
	[ ! -s err ] || [ ! -x "$ref" ] || fail "$name: reports beside the cases" err
	enough "$name"
done
opcodes=$(sed -n 's/.*<opcode name="\([^"]*\)".*/\1/p' xml/*/xml/*.xml | wc -l)
[ "$opcodes" -ge 360 ] || fail "only $opcodes opcodes in all"

# edit FILE DEFINITION OLD NEW: in the copy, replaces the first OLD in the definition by NEW
edit() {
	awk -v definition="$2" -v old="$3" -v new="$4" '
		/^__Def/ { inside = $2 == definition }
		inside && !done && (at = index($0, old)) {
			$0 = substr($0, 1, at - 1) new substr($0, at + length(old))
			done = 1
		}
		{ print }' "$1" >edited
	cmp -s edited "$1" && fail "$1: there is no '$3' in $2"
	mv edited "$1"
}

# found ISA FILE REPORT...: each execution reports these, and nothing in other files
found() {
	isa=$1
	shift
	for execution in c ref; do
		[ $execution != ref ] || [ -x "$ref" ] || continue
		# the changed specification must be compiled, which takes seconds
		[ $execution != c ] || [ "$isa" = tiny ] || [ ! -x "$ref" ] || [ -n "${DEEP-}" ] || continue
		"$SPECC" test --isa "$isa" --execution $execution --max-reports 0 >out 2>err
		[ $? = 1 ] || fail "execution $execution does not find the faults of $isa" out
		grep ': error: ' err >others
		for report in "$@"; do
			file=${report%%: *}
			grep -q "^$isa/$file:[0-9:]*: error: ${report#*: } ($execution)" err ||
				fail "no report of $execution as expected: $report" err
			grep -v "^$isa/$file:" others >rest
			mv rest others
		done
		[ ! -s others ] || fail "$isa: other instructions fail, too" others
	done
}

cp -R "$ROOT/isa-spec/gpu" "$ROOT/isa-spec/brew" "$ROOT/isa-spec/tiny" .
edit gpu/ialu.isa IADD 'sum = Ra + SrcB;' 'sum = Ra + SrcB + 1;'
found gpu 'ialu.isa: R1: expected 0x00000010, got 0x00000011'
edit tiny/jump.isa B '(pc + to)' '(next_pc + to)'
edit tiny/system.isa RTI 'raise Illegal' 'raise Twice'
edit tiny/memory.isa LD 'ram16[ra + words]' 'ram8[ra + words]'
found tiny 'jump.isa: pc: expected 0x110, got 0x112' 'memory.isa: r1: expected 0xbeef, got 0x00ef' \
	'system.isa: expected raise Illegal, got raise Twice'
edit brew/branch.isa IF_ZERO '(pc + VALUE)' '(next_pc + VALUE)'
edit brew/unary.isa LOAD_TINY 'Type.INT32' 'Type.FP32'
edit brew/base.isa Brew 'tpc = pc;' 'tpc = spc;'
found brew 'branch.isa: pc: expected 0x1100, got 0x1104' \
	'unary.isa: .r3.type: expected 0x0, got 0x1' \
	'base.isa: tpc: expected 0x00000040, got 0x00001000'
[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
