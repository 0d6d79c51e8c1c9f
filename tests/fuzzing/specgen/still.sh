#!/bin/sh
# SPDX-License-Identifier: MIT
# still.sh KIND WORDS SEED SPECIFICATION: does this specification still have a finding of this kind
# (the word printed by runner or states.sh), with these words in its detail? For shrink. Exit status
# 0: yes. Environment: PARTS, ROOT, FULL (the finding is of the level full).
set -u
kind=$1 words=$2 seed=$3 spec=$(realpath "$4")
here=$(cd "$(dirname "$0")" && pwd)
work=${TMPDIR:-/tmp}/specgen-still.$$
mkdir "$work" || exit 2
trap 'rm -rf "$work"' EXIT
specc=$PARTS/specc

# limited COMMAND...: exit status 1 means a specification with errors
limited() {
	(ulimit -t 3 -v 3000000; exec "$specc" "$@") >"$work/log" 2>&1
	status=$?
	[ $status -ge 128 ] || grep -q 'error: out of memory' "$work/log"
}

build() {
	for target; do set -- "$@" -t "$target"; shift; done
	limited build --max-reports 0 -i "$spec" -o "$work/out" "$@"
}

case $kind in
crash | hang) build c c-test fuzz html xml smt ;;
crash-changed | hang-changed) limited check "$spec" ;;
build)
	build c c-test fuzz html xml smt
	[ $status -gt 1 ] || { [ $status = 1 ] && ! grep -q ': error: ' "$work/log"; } ;;
differs-smt)
	build smt || [ $status = 0 ] || exit 1
	cp "$spec" "$work/spec.isa"
	sh "$here/smt.sh" "$work/spec.isa" "$seed" "$work/out" 2>&1 | grep -q "^$kind " ;;
*)
	build c xml ${FULL:+c-test fuzz}
	[ $status = 0 ] || exit 1
	cp "$spec" "$work/spec.isa"
	case $kind in warns | no-compile) COMPILE_ONLY=1; export COMPILE_ONLY ;; esac
	sh "$here/states.sh" "$work/spec.isa" "$seed" "$work/out" >"$work/said" 2>/dev/null
	grep "^$kind " "$work/said" | grep -q -F -e "$words" || exit 1
	case $kind in # a violated rule in the shrunk block is a different finding
	differs) ! grep -q 'reference: broken' "$work/said" ;;
	esac ;;
esac
