#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Generated C has no two blank lines in a row, none at the start of a file, after `{` or before `}`,
# and no blanks at the end of a line; no mask of a mask that leaves the same, no cast of a mask to
# that many bits, no cast of an index or of the target of a jump, no index UINT64_C(0), no sign
# extension in two casts, no shift by 0, no constant before the other operand of +, *, &, | or ^, no
# call that is made again for the next register. That holds in out/, and for each instruction set of
# the tests, which leave out other parts of the templates. Each kind must be noticed.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

# untidy FILE...: the places
untidy() {
	awk 'FNR == 1 { last = "" }
		/[ \t]$/ { print FILENAME ":" FNR ": blanks at the end" }
		/^$/ && (last == "" || last ~ /\{$/) { print FILENAME ":" FNR ": a blank line" }
		/^\t*\}/ && FNR > 1 && last == "" { print FILENAME ":" FNR ": a blank line before it" }
		{
			value = $0
			if (!sub(/^\tstate->[^=]* = /, "", value) || value !~ /[a-z0-9_]\(/) value = ""
			if (value != "" && value == before) print FILENAME ":" FNR ": computed twice"
			before = value
			last = $0
		}' "$@"
	grep -nE -e '& ([0-9a-fx]+u)\)? & \1' -e '\[\(uint64_t\)' -e ' (<<|>>) 0[,;)]' \
		-e 'memcpy\(.* \+ 0[,)]' -e '\(u?int64_t\)\(u?int64_t\)\(int32_t\)' \
		-e '\[UINT64_C\(' -e '_jump(_fixed)?\(.*, \(uint64_t\)[A-Za-z_0-9]+, ' \
		-e '(\(|= |\? |: |return )(0x[0-9a-f]+|[0-9]+)u [&^|*+] [(a-zA-Z~]' \
		-e '\(uint8_t\)\([^()]*(\([^()]*\))?[^()]* & (255|0xff)u\)' \
		-e '\(uint16_t\)\([^()]*(\([^()]*\))?[^()]* & (65535|0xffff)u\)' "$@" \
		/dev/null
}

untidy "$ROOT"/out/*/c/*.[ch] "$ROOT"/out/*/fuzz/*.[ch] >found
[ ! -s found ] || fail "out/ is untidy" found
for isa in "$ROOT"/tests/codec/*.isa "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/interpreter/*.isa \
	"$ROOT"/tests/machines/*/; do
	rm -rf made
	"$SPECC" build --isa "${isa%/}" -o made -t c >log 2>&1 || fail "build of $isa" log
	untidy made/c/*.[ch] >found
	[ ! -s found ] || fail "the C of $isa is untidy" found
done

for fault in '1s/^/\n/' 's/^{$/&\n/' 's/^}$/\n&/' 's/^}$/&\n/' 's/^\treturn length;$/& /' \
	's/^\treturn length;$/&\t/' 's/return length;/return bits >> 4 \& 0xffu \& 0xffu;/' \
	's/return length;/return a[(uint64_t)bits \& 7u];/' \
	's/return length;/return (uint8_t)((bits + 1u) \& 0xffu);/' \
	's/return length;/return (uint16_t)(bits \& 65535u);/' \
	's/return length;/return (uint8_t)(bits >> 0);/' 's/return length;/memcpy(out + 0, in, 4);/' \
	's/return length;/return (uint64_t)(int64_t)(int32_t)bits;/' \
	's/return length;/return a[UINT64_C(0)];/' \
	's/return length;/return tiny_jump(state, op, (uint64_t)rs, left);/' \
	's/return length;/return (8u * length);/' 's/return length;/return 0x80u \& ~length;/' \
	's/return length;/state->N = f(a);\n\tstate->Z = f(a);/'; do
	plant_edit "$fault" "$ROOT/out/tiny/c/tiny_format.c" changed.c || exit 1
	untidy changed.c | grep -q . || fail "not noticed: $fault"
done
exit 0
