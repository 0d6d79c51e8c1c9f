# SPDX-License-Identifier: MIT
# How many files of specc one more thing in a specification enters, besides base, number and
# template: a fixed field, a line of pseudo-code, a case, a paragraph of walk/base.isa here.
# A file is entered if one of its functions is called more often, in `specc check`, or in a build of
# all documents and of the C. The numbers are exact, so that they only fall. The counts need a specc
# with counters, in build/walk: with DEEP=1; else only the specifications are tried.
#   WALK=NAME shows the files of a walk.
set -u
here=$ROOT/tests/strength/walk
failed=0
fail() {
	echo "FAIL $1"
	failed=1
}

# variant NAME: the specification with the lines of this walk. All have one file name, whose letters
# are counted too.
variant() {
	mkdir -p "$WORK/$1"
	sed "s|^ *//+$1 ||; s|^ *//+$1\$||; /^ *\/\/+/d" "$here/base.isa" >"$WORK/$1/walk.isa"
	"$SPECC" check -Werror -Wno-unused-definition "$WORK/$1/walk.isa" >"$WORK/log" 2>&1 ||
		{ cat "$WORK/log"; fail "$1 has reports"; }
}
for walk in nothing field line case paragraph; do
	variant $walk
done
[ -n "${DEEP-}" ] || exit $failed

BUILD=$ROOT/build/walk
command -v gcov >/dev/null || { echo "gcov is not installed"; exit 77; }
make -s -C "$ROOT" BUILD="$BUILD" CC=gcc CFLAGS='-O0 --coverage' LDFLAGS=--coverage \
	"$BUILD/specc" >"$WORK/log" 2>&1 || { tail -n 20 "$WORK/log"; exit 1; }

# calls NAME COMMAND...: how often each function is called, `FILE FUNCTION COUNT`
calls() {
	name=$1
	shift
	rm -rf "$WORK/counts"
	(cd "$WORK/$name" && GCOV_PREFIX=$WORK/counts "$BUILD/specc" "$@" walk.isa >log 2>&1)
	find "$WORK/counts" -name '*.gcda' | while read -r data; do
		notes=${data#"$WORK/counts"}
		ln -s "${notes%da}no" "${data%da}no"
	done
	# gcov reads the sources where they were compiled
	(cd "$ROOT" && find "$WORK/counts" -name '*.gcda' -exec gcov -b -t {} + 2>/dev/null) | awk '
		/0:Source:/ { sub(/.*0:Source:/, ""); file = $0; next }
		/^function / { print file, $2, $4 }' | grep '^specc/[a-z]*/[a-z_]*[.]c ' |
		grep -v -e '^specc/base/' -e '^specc/number/' -e '^specc/template/' | sort -u
}

# entered NAME COMMAND...: the files that the walk enters
entered() {
	walked=$1
	shift
	calls nothing "$@" >"$WORK/before"
	calls "$walked" "$@" | awk -v before="$WORK/before" '
		BEGIN { while ((getline <before) > 0) count[$1 " " $2] = $3 }
		$3 > count[$1 " " $2] + 0 { print $1 }' | sort -u
}

while read -r walk wanted command; do
	# shellcheck disable=SC2086
	entered "$walk" $command >"$WORK/entered"
	count=$(wc -l <"$WORK/entered")
	[ "${WALK-}" != "$walk" ] || cat "$WORK/entered"
	echo "$walk: $count files in specc $command"
	[ "$count" = "$wanted" ] || fail "$walk enters $count files, not $wanted as walk.sh has it"
done <<'WALKS'
field 25 check
field 44 build -t c -t xml -t html -o out
line 41 check
line 49 build -t c -t xml -t html -o out
case 12 check
case 15 build -t c -t xml -t html -o out
paragraph 16 check
paragraph 20 build -t c -t xml -t html -o out
WALKS

# a dump stops at its stage: tokens need the parser alone, which says where code begins
count=$(calls nothing dump --stage=tokens | awk '$3 { print $1 }' | sort -u | wc -l)
echo "$count files in specc dump --stage=tokens"
[ "$count" = 19 ] || fail "the dump of tokens enters $count files, not 19"
exit $failed
