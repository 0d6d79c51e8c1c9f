#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes single changes in a specification, one at a time, and shows that each is noticed. One in
# the semantics: a case of the examples fails on the reference evaluator, or specc check reports it.
# One in the encoding (places, codes, types, templates): specc check reports it, words of the
# harnesses (words.c) read otherwise or texts become other words, or a case fails.
# What nothing notices must stand in the file NAME/survivors here (NAME/survivors-encoding), with
# the reason why it may, where NAME is the folder of the specification; NAME/functions.isa has cases
# for the functions that no instruction calls.
#   sh tests/strength/mutation/run.sh --isa DIR [--part PART] [--count N] [--list FILE]
#     --part PART  semantics (the default) or encoding
#     --count N    N changes, spread evenly over all (all of them)
#     --list FILE  these changes instead, as mutants.awk writes them
# SPECC is the compiler, JOBS the number of workers (one per core), VERBOSE=1 lists every change.
# A change that is no text of the language any more does not count.
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
self=$here/$(basename "$0")
. "$here/workers.sh"
ROOT=${ROOT:-$(cd "$here/../../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
within=$ROOT/tests/shared/within
JOBS=${JOBS:-$(nproc 2>/dev/null || echo 2)}
isa= count=0 list= part=semantics number=
least=98 # per cent, of at least so many changes:
enough=300

# ---- the worker: the part of the list in $1, into folder $2; an answer a line in $2/answers ----

# What the words and texts of the harnesses come to under the copy, a line each.
readings() {
	"$within" 120 "$SPECC" disasm --isa isa --plain --bytes --format=hex "$WORK/words" 2>&1
	[ $? -le 1 ] || return 2
	"$within" 120 "$SPECC" asm --isa isa --plain --format=hex "$WORK/texts" 2>&1
	[ $? -le 1 ]
}

# What notices a change of the encoding: check, vectors, cases, nothing; or broken.
verdict_encoding() {
	"$within" 120 "$SPECC" check --max-reports 1 --isa isa >log 2>&1
	status=$?
	if [ $status -gt 1 ]; then
		echo broken
	elif grep -q '\[[a-z-]*\]$' log; then
		echo check
	elif ! readings >read 2>log; then
		echo broken
	elif ! cmp -s read "$WORK/readings"; then
		echo vectors
	elif ! "$within" 300 "$SPECC" test --execution ref --max-reports 1 --isa isa >log 2>&1; then
		echo cases
	else
		echo nothing
	fi
}

# What notices the change in the copy: cases, check, nothing; syntax where it is no text of the
# language any more; broken for an error of specc. Tried are the cases of the definition that was
# changed, or all cases where several definitions may use it and those of functions.isa; then
# what specc check says.
verdict() {
	names=$definition
	[ "$block" != - ] && [ "$definition" != - ] || names=
	# shellcheck disable=SC2086
	"$within" 120 "$SPECC" test --execution ref --max-reports 1 --isa isa $names >log 2>&1
	status=$?
	if [ $status = 0 ] && [ "$block" = - ] && [ -f "$own/functions.isa" ] &&
			sh "$here/functions.sh" isa "$own/functions.isa" >functions.isa; then
		"$within" 120 "$SPECC" test --execution ref --max-reports 1 -i functions.isa >log 2>&1
		status=$?
	fi
	if [ $status = 0 ]; then
		"$within" 120 "$SPECC" check --max-reports 1 --isa isa >log 2>&1
		status=$?
	fi
	if [ $status -gt 1 ]; then
		echo broken
	elif grep -q '\[\(semantics-\)\?syntax\]$' log; then
		echo syntax
	elif grep -q '\[case-[a-z]*\]$' log; then
		echo cases
	elif grep -q '\[[a-z-]*\]$' log; then
		echo check
	elif [ $status = 0 ]; then
		echo nothing
	else
		echo broken
	fi
}

worker() {
	[ -f "$1" ] || exit 0 # fewer changes than workers
	mkdir -p "$2/isa" && cp "$isa"/* "$2/isa" && cd "$2" || exit 2
	while IFS='	' read -r file line column definition block kind old new; do
		if edit "$line" "$column" "$old" "$new" "$isa/$file" >"isa/$file"; then
			answer=$($verdict)
		else
			answer=broken
		fi
		text=$(sed -n "${line}s/^[[:space:]]*//p" "isa/$file")
		[ -n "$text" ] || text="without $old"
		printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$answer" "$file" "$line" "$column" \
			"$definition" "$block" "$kind" "$old" "$new" "$text" >>answers
		[ "$answer" != broken ] || cat log >>broken.log
		cp "$isa/$file" "isa/$file"
	done <"$1"
}

# ---- the whole ----

# As many as --count says, evenly spread.
choose() {
	awk -v want="$count" '
	{ all[NR] = $0 }
	END {
		if (want < 1 || want > NR) want = NR
		for (i = 1; i <= NR; i++)
			if (int(i * want / NR) != int((i - 1) * want / NR)) print all[i]
	}' "$1"
}

while [ $# -gt 0 ]; do
	[ $# -ge 2 ] || usage 2 >&2
	case $1 in
	--count) count=$2 ;;
	--list) list=$2 ;;
	--part) part=$2 ;;
	--isa) isa=$(cd "$2" && pwd) || exit 2 ;;
	--worker) number=$2 ;;
	*) usage 2 >&2 ;;
	esac
	shift 2
done
[ -n "$isa" ] || usage 2 >&2
case $part in
semantics) verdict=verdict changes=mutants.awk survivors=survivors ;;
encoding) verdict=verdict_encoding changes=encoding.awk survivors=survivors-encoding ;;
*) usage 2 >&2 ;;
esac
[ -z "$number" ] || { worker "$WORK/$number" "$WORK/worker-$number"; exit; }
case $SPECC in
/*) ;;
*) SPECC=$PWD/$SPECC ;;
esac
if [ ! -x "$(dirname "$SPECC")/specc-ref" ]; then
	echo "there is no specc-ref beside specc: it needs libgmp-dev and libmpfr-dev"
	exit 77
fi
WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
trap 'exit 130' INT TERM HUP
own=$here/$(basename "$isa")
export WORK SPECC ROOT own part
# All of it is about the text as it is now.
mkdir "$WORK/isa" && cp "$isa"/* "$WORK/isa" || exit 2
isa=$WORK/isa
if [ $part = encoding ]; then
	sh "$here/words.sh" "$SPECC" "$isa" "$WORK" && (cd "$WORK" && readings) >"$WORK/readings" ||
		{ echo "FAIL the words of the harnesses cannot be read"; exit 2; }
fi
awk -f "$here/$changes" "$isa"/*.isa >"$WORK/all" || exit 2
choose "${list:-$WORK/all}" >"$WORK/chosen" || exit 2
work --isa "$isa" --part "$part"
[ "$count" -eq 0 ] && [ -z "$list" ] && whole=1 || whole=0
survivors=$own/$survivors
[ -f "$survivors" ] || survivors=/dev/null
awk -v least="$least" -v enough="$enough" -v whole="$whole" \
	-v expected="$(wc -l <"$WORK/chosen")" -f "$here/report.awk" \
	"$survivors" "$WORK/answers"
