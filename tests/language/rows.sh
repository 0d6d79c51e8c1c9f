# SPDX-License-Identifier: MIT
# Rows and holes are opcodes: what specc makes of a specification with them is, byte for byte, what
# it makes of the one that has their product, written by hand, but for line numbers.
set -u
cd "$WORK" || exit 1
for kind in rows hand; do
	mkdir "$kind"
	cp "$ROOT/tests/language/rows/$kind.isa" "$kind/two.isa" || exit 1
	"$SPECC" build "$kind" -o "out-$kind" >"$kind.said" 2>&1 || { cat "$kind.said"; exit 1; }
	rm "out-$kind/xml/sources.json" "out-$kind"/html/*/sources.html
	"$SPECC" fmt --check "$kind" || { echo "FAIL $kind.isa is not laid out"; exit 1; }
done
diff -r out-rows out-hand || exit 1
"$SPECC" diff rows hand >said || { cat said; exit 1; }
[ "$(cat said)" = 'equal: 0 changes, 0 words lost, 0 gained' ] || { cat said; exit 1; }

for kind in rv32im glued; do
	"$SPECC" check -Werror "$ROOT/tests/language/rows/$kind.isa" >said 2>&1 || { cat said; exit 1; }
done

# Statements around the blocks of a group are those of each block.
"$SPECC" check -Werror "$ROOT/tests/language/rows/around.isa" >said 2>&1 || { cat said; exit 1; }
for kind in around inside; do
	"$SPECC" dump "$ROOT/tests/language/rows/$kind.isa" --stage=c >$kind.c || exit 1
done
diff around.c inside.c

# The rows of groups are crossed with those of families; by hand, each pair is written.
sizes=$ROOT/tests/language/rows/sizes
"$SPECC" check -Werror "$sizes.isa" >said 2>&1 || { cat said; exit 1; }
"$SPECC" diff "$sizes.isa" "${sizes}_hand.isa" >said || { cat said; exit 1; }
for kind in sizes sizes_hand; do
	"$SPECC" dump "$ROOT/tests/language/rows/$kind.isa" --stage=c >$kind.c || exit 1
done
diff sizes.c sizes_hand.c || exit 1

# What fills the holes in the blocks of groups is in XML, by rows of groups as well: it reads back.
for isa in "$ROOT"/tests/language/rows/*.isa; do
	rm -rf back
	"$SPECC" build --isa "$isa" -o back -t xml >said 2>&1 || { cat said; exit 1; }
	document=$(ls back/xml/*.xml | grep -v -e '-semantics')
	"$SPECC" diff "$isa" "$document" >said 2>&1 || { cat said; exit 1; }
	[ "$(cat said)" = 'equal: 0 changes, 0 words lost, 0 gained' ] || { cat said; exit 1; }
done

# dump shows the tokens of columns, rows and Fill, and a row as the opcode that it is.
two=$ROOT/tests/checks/base/rows.isa
"$SPECC" dump "$two" --stage=tokens PAIR XOR | awk '{ printf "%s ", $3 }' >said
for tokens in '__Rows < function , $value , $body > ADD = 0 , ra + rd , { } ; SUB = 1 ,' \
	'Fill < $body > = { t = 2 * t ; } ; $'; do
	grep -q -e "$(printf '%s' "$tokens" | sed 's/\$\([a-z]\)/[$]\1/g; s/\*/[*]/g')" said || {
		echo "FAIL no tokens $tokens"
		cat said
		exit 1
	}
done
"$SPECC" dump "$two" --stage=tokens ADD >said || exit 1
[ "$(awk '{ printf "%s ", $3 }' said)" = 'ADD = 0 , ra + rd , { } ; ' ] || { cat said; exit 1; }
[ "$("$SPECC" dump "$two" --stage=tree ADD | tail -n 3)" = '	41: add rd, ra
		t = (ra + rd)
		rd = slice(((2 * (ra + rd)) + (t * 1)), 15, 0)' ] || {
	echo "FAIL the tree of a row"
	exit 1
}
