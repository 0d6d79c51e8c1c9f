#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Checks each example (~~~sem) in docs/semantics.md: it is the body of a block, and exactly the
# checks that its comments name in brackets report it. Outputs that an example does not assign are
# allowed, as are inputs and modifiers that it does not use.
set -u
examples=$(awk -v dir="$WORK" '
	/^~~~sem$/ { number++; inside = 1; next }
	/^~~~/ { inside = 0; next }
	inside {
		print "    " $0 >(dir "/" number ".body")
		while (match($0, /\[[a-z]+-[a-z]+\]|\[(precedence|unbounded|divisor)\]/)) {
			print substr($0, RSTART + 1, RLENGTH - 2) >(dir "/" number ".names")
			$0 = substr($0, RSTART + RLENGTH)
		}
	}
	END { print number }' "$ROOT/docs/semantics.md")

# spec BODY: an instruction set with one instruction that has this block.
spec() {
	cat <<'SPEC'
__DefISA Doc
  __Layout
    Unit<64>;
    ByteOrder<little>;
    Length<64>;
  __Assembly
    Terminator<";">;

__DefRegisterFile R<32>
    Numbered<"R", 0, 15>;
    Named<"RZ", 15> = 0;
    Lanes<32>;

__DefRegisterFile P<1>
    Numbered<"P", 0, 7>;
    Named<"PT", 7> = 1;
    Lanes<32>;

__DefFieldType Reg<4>
    Register<R>;

__DefFieldType Pred<3>
    Register<P>;

__DefBitFieldType Op<4>
    OP = 1;

__DefBitFieldType Mode<2>
    A <bits = 8, rounding = "nearest">;
    B <bits = 16, rounding = "zero">;
    C <bits = 32, rounding = "up">;

__DefBitFieldType Cmp<2>
    EQ <operator = "==">;
    NE <operator = "!=">;
    LT <operator = "<">;

__DefBitFieldType Sign<1>
    Plus;
    Minus;

__DefModifier neg
    Prefix<"-">;

__DefGroup ALL

__DefOptype OP : [ALL]
  __Syntax
```asm
OP.mode.cmp Rd, pu, {-}Ra, Rb, pp ;

.mode = {.A, .B, .C}
.cmp = {.EQ, .NE, .LT}
```

  __Semantics
```asm
OP.mode.cmp Rd, pu, Ra, Rb, pp:
SPEC
	cat "$1"
	cat <<'SPEC'
```

__DefOpcode OP_R : [OP]
  __Encoding
    field<0, 4> Op op == OP;
    field<4, 2> Mode mode;
    field<6, 2> Cmp cmp;
    field<8, 4> Reg rd;
    field<12, 3> Pred pu;
    field<16, 4> Reg ra;
    field<20, 1> Sign ra.neg = Plus;
    field<24, 4> Reg rb;
    field<28, 3> Pred pp;

  __OperandInfo
    InList<ra, rb, pp>;
    OutList<rd, pu>;
    Order<rd, pu, ra, rb, pp>;
    Bitwidth<rd> = 32;
    Bitwidth<ra> = 32;
    Bitwidth<rb> = 32;
SPEC
}

types='lossy|type-mix|shift|divisor|index-|real-use|unbounded|varying|constant-comparison'
failed=0
for number in $(seq "$examples"); do
	touch "$WORK/$number.names"
	spec "$WORK/$number.body" >"$WORK/$number.isa"
	ignored='semantics-(unread|modifier|output|unwritten)'
	! grep -q '^semantics-output$' "$WORK/$number.names" ||
		ignored='semantics-(unread|modifier|unwritten)'
	"$SPECC" check -Wall "$WORK/$number.isa" >"$WORK/$number.out" 2>&1
	sed -n 's/.*\(error\|warning\): .*\[\([a-z-]*\)\]$/\2/p' "$WORK/$number.out" |
		grep -E "^(semantics-|precedence|carry|slice|dead|syntax|$types)" |
		grep -vE "^$ignored\$" | sort -u >"$WORK/$number.found"
	sort -u "$WORK/$number.names" | cmp -s - "$WORK/$number.found" && continue
	failed=1
	echo "docs/semantics.md: example $number, and the checks that should report it:"
	cat "$WORK/$number.body" "$WORK/$number.names" "$WORK/$number.out"
done
# The page and the table of the language (specc/lang/code.def) have the same words, functions,
# folds, operators and names.
${CC:-cc} -I "$ROOT/specc" -o "$WORK/table" "$ROOT/tests/language/places/table.c" &&
	"$WORK/table" >"$WORK/rows" || exit 1
awk -F '\t' '
	NR == FNR {
		if ($1 == "builtin") { builtin[$3] = $4; row[$3 "("] }
		if ($1 ~ /^(word|fold|name)$/ || ($1 == "type" && $3 !~ /^U?INTn$/)) row[$3]
		if ($1 == "operator" && ($5 > 0 || $4 == "PREFIX")) row["op " $3]
		next
	}
	/^## / { operators = $0 == "## Operators" }
	/^\| `[A-Za-z0-9]+\(/ {
		rest = $0
		sub(/^\| /, "", rest); sub(/ \| .*/, "", rest)
		while (match(rest, /`[A-Za-z0-9]+\(/)) {
			name = substr(rest, RSTART + 1, RLENGTH - 2)
			if (!(name in builtin) && name != "UINTn") {
				print "the page has a function " name " that the table lacks"; bad = 1
			}
			rest = substr(rest, RSTART + RLENGTH)
		}
	}
	{
		gsub(/\\\|/, "|")
		rest = $0
		while (match(rest, /[A-Za-z_][A-Za-z0-9_]*\(?/)) {
			word = substr(rest, RSTART, RLENGTH)
			seen[word]
			sub(/\($/, "", word)
			seen[word]
			rest = substr(rest, RSTART + RLENGTH)
		}
		rest = $0
		while (match(rest, /`[^`]+`/)) {
			if (operators)
				seen["op " substr(rest, RSTART + 1, RLENGTH - 2)]
			rest = substr(rest, RSTART + RLENGTH)
		}
	}
	END {
		for (word in row)
			if (!(word in seen)) { print "the page lacks " word; bad = 1 }
		exit bad
	}' "$WORK/rows" "$ROOT/docs/semantics.md" ||
	{ echo "FAIL docs/semantics.md and specc/lang/code.def differ"; failed=1; }
[ "$examples" -gt 20 ] || { echo "only $examples examples found"; exit 1; }
exit $failed
