#!/bin/sh
# SPDX-License-Identifier: MIT
# The steps of the GitHub Action (action.yml), with its inputs in the environment:
#   check   reports -> $RUNNER_TEMP/CATEGORY.sarif, the log, the summary; output: errors, warnings
#   diff    verdict and changes against the base -> summary; output: verdict, breaks
#   judge   fails if there are errors, or if the verdict of FAIL_ON is reached
# Neither check nor diff fails, so that the steps after it run; they do if specc itself cannot run.
set -u
specc=${SPECC:-$GITHUB_ACTION_PATH/build/specc}

die() {
	echo "::error::specc: $1"
	exit 1
}

output() {
	echo "$1=$2" >>"$GITHUB_OUTPUT"
}

# Text as it is: indented, it is code for the summary, whatever characters it has.
summary() {
	sed 's/^/    /' >>"$GITHUB_STEP_SUMMARY"
}

heading() {
	printf '\n%s\n\n' "$1" >>"$GITHUB_STEP_SUMMARY"
}

# with_paths COMMAND...: COMMAND with --isa for each line of ISA, and what comes after `--` last
with_paths() {
	while IFS= read -r path; do
		[ -z "$path" ] || set -- "$@" "--isa=$path"
	done <<EOF
$ISA
EOF
	"$@"
}

check() {
	command -v "$specc" >/dev/null || die "there is no program '$specc'"
	# each use of the action in a job has its own file
	sarif=$RUNNER_TEMP/$(echo "$CATEGORY" | tr -c 'A-Za-z0-9.\n-' _).sarif
	# OPTIONS is a list of words.
	# shellcheck disable=SC2086
	with_paths "$specc" check $OPTIONS --format=sarif >"$sarif" 2>"$RUNNER_TEMP/specc.errors"
	[ $? -lt 2 ] || { cat "$RUNNER_TEMP/specc.errors"; die "the specification cannot be read"; }
	# shellcheck disable=SC2086
	with_paths "$specc" check $OPTIONS --max-reports=0 >"$RUNNER_TEMP/specc.text" 2>&1
	cat "$RUNNER_TEMP/specc.text"
	closing=$(tail -n 1 "$RUNNER_TEMP/specc.text")
	output errors "$(echo "$closing" | sed 's/.*; \([0-9]*\) error.*/\1/')"
	output warnings "$(echo "$closing" | sed 's/.*, \([0-9]*\) warning.*/\1/')"
	output sarif "$sarif"
	heading "### \`specc check\`"
	tail -n 100 "$RUNNER_TEMP/specc.text" | summary
}

# The revision to compare with; nothing if there is none, or it cannot be had.
find_base() {
	base=${BASE:-${BASE_OF_PULL:-$BASE_OF_PUSH}}
	case $base in
	none | '' | *[!0]*) ;;
	*) base= ;; # zeros: a new branch
	esac
	[ "$base" != none ] || base=
	[ -n "$base" ] || return
	git cat-file -e "$base^{commit}" 2>/dev/null ||
		git fetch -q --no-tags --depth=1 origin "$base" 2>/dev/null
	git cat-file -e "$base^{commit}" 2>/dev/null && return
	[ -z "$BASE" ] || die "there is no revision '$base'; is fetch-depth: 0 missing?"
	base=
}

diff() {
	find_base
	heading "### \`specc diff\`"
	if [ -z "$base" ]; then
		echo "Nothing to compare with." >>"$GITHUB_STEP_SUMMARY"
		output verdict ''
		return
	fi
	set -- "$specc" diff -k ${FAIL_ON:+"--fail-on=$FAIL_ON"}
	with_paths "$@" --max-reports=50 "$base" >"$RUNNER_TEMP/diff.text" 2>"$RUNNER_TEMP/diff.errors"
	status=$?
	with_paths "$@" --format=json "$base" >"$RUNNER_TEMP/diff.json" 2>/dev/null
	cat "$RUNNER_TEMP/diff.text" "$RUNNER_TEMP/diff.errors"
	if [ ! -s "$RUNNER_TEMP/diff.json" ]; then
		[ -z "$FAIL_ON" ] || ! grep -q 'expected text,' "$RUNNER_TEMP/diff.errors" ||
			die "fail-on: $(cat "$RUNNER_TEMP/diff.errors")"
		echo "Not compared with $base:" >>"$GITHUB_STEP_SUMMARY"
		heading ""
		summary <"$RUNNER_TEMP/diff.errors"
		output verdict ''
		return
	fi
	output verdict "$(sed -n 's/^  "verdict": "\([a-z-]*\)".*/\1/p' "$RUNNER_TEMP/diff.json")"
	[ $status != 1 ] || output breaks "$FAIL_ON"
	echo "Compared with $base:" >>"$GITHUB_STEP_SUMMARY"
	heading ""
	summary <"$RUNNER_TEMP/diff.text"
}

judge() {
	[ "$ERRORS" = 0 ] || die "$ERRORS errors in the specification"
	[ -z "$BREAKS" ] || die "the change is $BREAKS, or worse"
}

"$1"
