#!/bin/sh
# SPDX-License-Identifier: MIT
# complete.sh WORK: are all cells of the matrix there, once, and does each show its row? Prints what
# is missing. PARTS and ROOT as for run.sh. Exit status 1: something is.
set -u
: "${ROOT:?}" "${PARTS:?}"
matrix=$PARTS/matrix/matrix work=$1 status=0
"$matrix" --rows >"$work/rows"
: >"$work/all"
: >"$work/missing"
for base in plain machine lanes; do
	for fate in '' --refused --limits; do
		# shellcheck disable=SC2086
		"$matrix" --folder "$ROOT/tests/fuzzing/matrix/base" --base $base $fate "$work/tsv" \
			>"$work/isa" ||
			exit 1
		cut -f 5,6 "$work/tsv" | sed "s/^/$base	/" >>"$work/all"
		# In a function operands are parameters, in a trap registers, and locals there have numbers.
		awk -F'\t' '
			function renamed(text) {
				gsub(/Ra|r1/, "x", text); gsub(/Rb|r2/, "y", text)
				gsub(/pp|p1/, "p", text); gsub(/Rd|r3/, "w", text)
				gsub(/[ ;]/, "", text)
				return text
			}
			FILENAME == ARGV[1] { text[$1] = $3; next }
			FILENAME == ARGV[2] { number[FNR] = $1; first[FNR] = $2; last[FNR] = $3; row[FNR] = $5
				use[FNR] = $6; cells = FNR; next }
			FILENAME == ARGV[3] { for (i = $2; i <= $3; i++) owner[i] = $1; next }
			FNR == 1 { at = 1 }
			FNR in owner { block[owner[FNR]] = block[owner[FNR]] $0 ";"; next }
			at <= cells && FNR >= first[at] { lines = lines $0 ";" }
			at <= cells && FNR == last[at] {
				wanted = text[row[at]]
				if (number[at] in block) {
					# The trap asks for the exception of the cell.
					if (match(block[number[at]], /cause == [0-9]+/) && !index(lines, "Code<" \
						substr(block[number[at]], RSTART + 9, RLENGTH - 9) ">;"))
						print "another exception: " row[at] " in " use[at]
					lines = block[number[at]]
					gsub(number[at] + 1, "", lines)
					gsub(number[at] + 1, "", wanted)
				}
				if (!index(lines, wanted) && !index(renamed(lines), renamed(wanted)))
					print "not shown: " row[at] " in " use[at]
				lines = ""
				at++
			}
			END { if (at <= cells) print "lines of " row[at] " in " use[at] }' \
			"$work/rows" "$work/tsv" "$work/tsv.blocks" "$work/isa" >>"$work/missing"
	done
done
# Every row of the table of the language has one here, but for those that other tests have: `always`
# needs an output that all lanes share; a return is a place, not a row; a store into a bank.
table=$ROOT/specc/lang/code.def
if [ -f "$table" ]; then
	sed -n 's/^\([A-Z]*\)(\([A-Z0-9_]*\),.*/\1 \2/p
		s/^CODE(\(EXPRESSION\|STATEMENT\), \([A-Z0-9_]*\),.*/CODE \2/p' "$table" |
		grep -E '^(BUILTIN|FOLD|OPERATOR|NAME|CODE) ' |
		grep -vxE 'CODE (EXPRESSION|STATEMENT|BLOCK|ALWAYS|RETURN|STORE_BANK)' |
		sort -u >"$work/wanted"
	cut -f 1 "$work/rows" | sort -u | comm -23 "$work/wanted" - | sed 's/^/no row: /' \
		>>"$work/missing"
	# The random generator has the same rows: its constructs name them, all of expressions but a
	# real and a truth value alone, names that the language gives, and another form of a row.
	{
		sed -n 's/^\(BUILTIN\|OPERATOR\)(\([A-Z0-9_]*\),.*/\1 \2/p
			s/^CODE([A-Z]*, \([A-Z0-9_]*\),.*/CODE \1/p' "$table"
		sed -n 's/^\(DEFINITION\|SECTION\)(\([A-Z_]*\),.*/\1 \2/p
			s/^STATEMENT(\([A-Z_]*\), \([A-Z_]*\),.*/\1 \2/p' "${table%/*}/definitions.def"
	} | sort -u >"$work/rows.all"
	grep -o '"[A-Z][A-Z_, 0-9]*")$' "$ROOT/tests/fuzzing/specgen/constructs.def" | tr -d '")' |
		tr ',' '\n' | sed 's/^ //' >"$work/constructs"
	sed -n 's/^\(BUILTIN\)(\([A-Z0-9_]*\), "[^"]*", [0-9]*, OF_VALUES, .*/\1 \2/p' "$table" |
		sort -u - "$work/constructs" >"$work/sorted" && mv "$work/sorted" "$work/constructs"
	comm -13 "$work/rows.all" "$work/constructs" | sed 's/^/constructs.def names no row: /' \
		>>"$work/missing"
	sed -n 's/^\(BUILTIN\|OPERATOR\)(\([A-Z0-9_]*\),.*/\1 \2/p
		s/^CODE(EXPRESSION, \([A-Z0-9_]*\),.*/CODE \1/p' "$table" |
		grep -vxE 'OPERATOR REMAINDER|CODE (REAL|TRUTH_VALUE|FLAGS|PARENTHESES|SLICE_REVERSED)' |
		grep -vxE 'CODE (THREAD|MODIFIER_VALUE|SIDE_REGISTER|SIDE_FILE)' | sort -u |
		comm -23 - "$work/constructs" | sed 's/^/no construct: /' >>"$work/missing"
fi

# All pairs of rows of definitions, and of a row and none in a place, are in a specification, but
# for those that cannot be together, and what follows from these.
"$matrix" --definitions "$ROOT/tests/fuzzing/matrix/base/definitions.txt" >"$work/choices"
awk -F'\t' -v barred=97 '
	{
		level[$1, $2] = $3
		last = $1
		if (!($2 in most)) { name[++n] = $2; most[$2] = $4; least[$2] = $5 }
	}
	END {
		for (i = 1; i <= n; i++)
			for (j = i + 1; j <= n; j++) {
				split("", has)
				for (s = 0; s <= last; s++) has[level[s, name[i]], level[s, name[j]]] = 1
				for (a = least[name[i]]; a <= most[name[i]]; a++)
					for (b = least[name[j]]; b <= most[name[j]]; b++)
						missing += !((a, b) in has)
			}
		if (missing != barred) print missing " pairs of rows are in no specification, not " barred
	}' "$work/choices" >>"$work/missing"

# Each of them has a line in the table of who sees it, and none else has.
awk -F'\t' '$3 { print $2 "=" $3 }' "$work/choices" | sort -u >"$work/wanted"
grep -v '^#' "$ROOT/tests/fuzzing/matrix/base/seen.tsv" | cut -f 1 | sort |
	comm -3 "$work/wanted" - | sed 's/^/not in seen.tsv, or no row: /' >>"$work/missing"

wanted=0
for kind in expression statement; do
	rows=$(grep -c "	$kind	" "$work/rows")
	uses=$("$matrix" --uses | grep -c "	all	$kind\$")
	wanted=$((wanted + rows * uses * 3))
	# A trap and a reset: what is no expression is not in them.
	uses=$("$matrix" --uses | grep -c "	machine	$kind\$")
	[ $kind = statement ] || rows=$((rows - 1))
	wanted=$((wanted + rows * uses))
done
[ "$(sort -u "$work/all" | wc -l)" = $wanted ] && [ "$(wc -l <"$work/all")" = $wanted ] ||
	echo "$(sort -u "$work/all" | wc -l) different cells of $wanted" >>"$work/missing"
[ ! -s "$work/missing" ] || { cat "$work/missing"; status=1; }
exit $status
