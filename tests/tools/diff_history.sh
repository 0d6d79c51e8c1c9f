# SPDX-License-Identifier: MIT
# SLOW
# Replays the history of every folder of isa-spec: specc diff judges each pair of neighbouring
# revisions that changed it, with --keep-going, since revisions may have errors by today's checks.
# What it says is compared with what each version is alone: the C that it generates, without
# comments, is the same where the verdict is `equal` or `text`, and another where it is `behaviour`
# or more; the words that are defined (specc space) differ by those lost and gained. Equal blocks
# may be written differently: then the cases of the new version have the same answers in both. A
# version is equal to itself. Every fifth pair, by turns; DEEP=1: all. VERBOSE=1 prints what is
# judged.
cd "$WORK" || exit 1
. "$ROOT/tests/shared/every.sh"
skip() {
	echo "$1"
	exit 77
}
git -C "$ROOT" rev-parse HEAD >/dev/null 2>&1 || skip "there is no git repository, or no git"
[ "$(git -C "$ROOT" rev-parse --is-shallow-repository)" = false ] ||
	skip "the clone is shallow: it has no history"
status=0
fail() {
	echo "FAIL $1"
	shift
	[ $# -eq 0 ] || head -n 20 "$@" | sed 's/^/    /'
	status=1
}

# version REVISION FOLDER: writes the folder of a revision, its C without comments, and how many
# words it defines
version() {
	[ ! -d "$1/$2" ] || return
	mkdir -p "$1" && git -C "$ROOT" archive "$1" "$2" | tar -xf - -C "$1"
	"$SPECC" build --keep-going -t c -o "$1/$2/out" -i "$1/$2" 2>"$1/$2/errors"
	echo $? >"$1/$2/status"
	for file in "$1/$2"/out/c/*.[ch]; do
		${CC:-cc} -fpreprocessed -E -P "$file" 2>/dev/null
	done >"$1/$2/code"
	"$SPECC" space --keep-going --format=json --isa "$1/$2" 2>/dev/null |
		sed -n 's/.*"defined": "\([0-9]*\)".*/\1/p' >"$1/$2/words"
}

# same_words OLD NEW LOST GAINED: OLD - LOST + GAINED = NEW, modulo two primes
same_words() {
	{ sed 's/^/-/' "$1"; sed 's/^/+/' "$2"; echo "+$3"; echo "-$4"; } | awk '
	function remainder(digits, prime, i, r) {
		for (i = 2; i <= length(digits); i++)
			r = (r * 10 + substr(digits, i, 1)) % prime
		return substr(digits, 1, 1) == "-" ? prime - r : r
	}
	{
		a = (a + remainder($0, 999999937)) % 999999937
		b = (b + remainder($0, 998244353)) % 998244353
	}
	END { exit a != 0 || b != 0 }'
}

# Records the cases of a specification.
reference=$(dirname "$SPECC")/specc-ref
mkdir recorder
cp "$SPECC" recorder/specc
printf '#!/bin/sh\ncat >"$RECORD"\n' >recorder/specc-ref && chmod +x recorder/specc-ref

# same_answers OLD NEW: where a version has errors, there may be no cases that could be compared
same_answers() {
	[ -x "$reference" ] || return 0
	RECORD=$PWD/record recorder/specc test --execution ref -k --isa "$2" >recorded 2>&1
	! grep -q 'there are no cases' recorded || ! grep -q 1 "$1/status" "$2/status" || return 0
	"$reference" cases --keep-going --isa "$1" <record >answers.old
	"$reference" cases --keep-going --isa "$2" <record >answers.new
	[ "$(grep -c '^stop' answers.new)" -gt 100 ] && cmp -s answers.old answers.new
}

# judge OLD NEW FOLDER: is what the file json says true?
judge() {
	verdict=$(sed -n 's/^  "verdict": "\(.*\)",$/\1/p' json)
	lost=$(sed -n 's/^  "lost": "\([0-9]*\)", "gained.*/\1/p' json)
	gained=$(sed -n 's/^  "lost.*"gained": "\([0-9]*\)",$/\1/p' json)
	cmp -s "$1/$3/code" "$2/$3/code" && code=same || code=other
	case $verdict$code in
	equalsame | textsame | compatible* | behaviourother | source-breakingother) ;;
	binary-breakingother) ;;
	equalother | textother) same_answers "$1/$3" "$2/$3" || return ;;
	*) return 1 ;;
	esac
	[ "$(cat "$1/$3/status" "$2/$3/status" | tr -d '\n')" = 00 ] || return 0
	same_words "$1/$3/words" "$2/$3/words" "$lost" "$gained"
}

# replay FOLDER OLD NEW
replay() {
	version "$2" "$1"
	version "$3" "$1"
	(cd "$ROOT" && "$SPECC" diff "$1" "$2" "$3" --keep-going --format=json) \
		>json 2>errors
	ended=$?
	expected=0
	[ "$(cat "$2/$1/status" "$3/$1/status" | tr -d '\n')" = 00 ] || expected=2
	[ $ended = $expected ] || fail "$1 $2 $3: exit status $ended, expected $expected" errors
	judge "$2" "$3" "$1" || fail "$1 $2 $3: $verdict, $lost lost, $gained gained; $code C" json
	[ -z "${VERBOSE-}" ] || echo "$1 $2 $3: $verdict, $(grep -c '"kind"' json) changes"
	"$SPECC" diff --keep-going "$3/$1" "$3/$1" 2>/dev/null | grep -q '^equal: 0 changes, 0 words' ||
		fail "$1 $3: differs from itself"
	count=$((count + 1))
}

for folder in "$ROOT"/isa-spec/*/; do
	folder=isa-spec/$(basename "$folder")
	git -C "$ROOT" log --first-parent --reverse --format=%h -- "$folder" |
		awk -v folder="$folder" 'NR > 1 { print folder, last, $1 } { last = $1 }'
done | by_turns 5 >pairs
count=0
while read -r folder old new; do
	replay "$folder" "$old" "$new"
done <pairs
[ $count -ge 5 ] || skip "the history has only $count pairs of revisions"

# A wrong verdict and a wrong number of words are seen.
read -r folder old new <pairs
version "$old" "$folder"
(cd "$ROOT" && "$SPECC" diff -k --format=json --isa "$folder" "$old" "$new") >good 2>/dev/null
sed 's/^  "verdict": .*/  "verdict": "binary-breaking",/' good >json
! cmp -s "$old/$folder/code" "$new/$folder/code" || ! judge "$old" "$new" "$folder" ||
	fail "a wrong verdict is not seen"
sed 's/^  "lost": "/&1/' good >json
! judge "$old" "$new" "$folder" || fail "a wrong number of words is not seen"
[ $status != 0 ] || echo "$count pairs of revisions judged"
exit $status
