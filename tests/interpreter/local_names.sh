#!/bin/sh
# SPDX-License-Identifier: MIT
# What a local of a kernel is called if the pseudo-code has no name for it (local_names.isa): a
# register by its own name, or by that of its number; "new_acc" for what it gets, and "new_a" for
# what an operand gets that is read too; "address" for what is only an address; the parts of a
# quotient; conditions that hold together; one value or another. The comment of a kernel has that
# of its condition, the comment of a slow path names the fast one, and the comment of a function
# begins with its description.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
here=$ROOT/tests/interpreter

# lacks FILE: the first line that its kernels should have and do not have
lacks() {
	"$SPECC" build "$1" -t c -o made >log 2>&1 || fail "$1 is not built" log
	while read -r line; do
		grep -qF -- "$line" made/c/names_kernels.c || echo "$line"
	done <"$here/local_names.lines" | head -n 1
}

[ "$(wc -l <"$here/local_names.lines")" -ge 12 ] || fail "lines are missing"
[ -z "$(lacks "$here/local_names.isa")" ] || fail "no line '$(lacks "$here/local_names.isa")'"
# Each name follows from the specification.
for change in 's/"sp"/"top"/' 's/\<acc\>/held/' 's/trunc/floor/' 's/acc is zero/nothing/' \
	's/\<dividend\>/number_a/' 's/\<pop a\>/pull a/' 's/\<b_number\>/at/' 's/low \* a/low/' \
	's/number\[4\] == 1 &&/ram[0] == 1 \&\&/' 's/kind\[2:0\] == 5/kind[2:0] == 6/'; do
	sed "$change; s/\[sp\]/[R[7]]/; s/^    sp = (sp/    R[7] = (R[7]/" \
		"$here/local_names.isa" >other.isa
	[ -n "$(lacks other.isa)" ] || fail "nothing differs after $change"
done

# The functions of Brew: two lines above each, a sentence and where it is from; of a family's own
# function only the latter.
sed -n 's/^__DefFunction *\([A-Za-z0-9_]*\).*/\1/p' "$ROOT"/isa-spec/brew/*.isa >described
[ "$(grep -c . described)" -ge 8 ] || fail "few functions have a description" described
bare() { # FILE
	awk 'FNR == NR { least["brew_fn_" $1] = 2; next }
		/^\/\* / { lines = 0 } /^(\/\*| \*)/ { lines++ }
		/^static inline .* brew_fn_/ {
			name = $0
			sub(/\(.*/, "", name); sub(/.* /, "", name)
			if (lines < least[name] || !lines) print
			lines = 0
		}' described "$1"
}
# Those whose comment does not begin as the description does
astray() { # FILE
	awk 'FILENAME ~ /[.]isa$/ {
			if (/^__Def/) {
				name = $1 == "__DefFunction" ? $2 : ""
				sub(/<.*/, "", name)
			}
			if (described) about[name] = substr($0, 1, 20)
			described = name != "" && /^  __Description$/
			next
		}
		/^\/\* / { first = substr($0, 4) }
		/^static inline .* brew_fn_/ {
			name = $0
			sub(/\(.*/, "", name); sub(/.* brew_fn_/, "", name)
			if (name in about && index(first, about[name]) != 1) print name
		}' "$ROOT"/isa-spec/brew/*.isa "$1"
}
functions=$ROOT/out/brew/c/brew_functions.h
[ -z "$(bare "$functions")" ] || fail "no sentence above $(bare "$functions" | head -n 1)"
grep -v -e '^ \* [a-z]*\.isa: isSignaling' -e '^ \* x is rA, VALUE, rB or ' "$functions" >changed.h
[ "$(bare changed.h | grep -c isSignaling)" = 1 ] || fail "a missing line is not noticed"
[ -z "$(astray "$functions")" ] || fail "not its description: $(astray "$functions" | head -n 1)"
sed 's/^\/\* The exponent of x/\/* The significand of/' "$functions" >changed.h
[ "$(astray changed.h)" = exponentOf ] || fail "the description of another is not noticed"
