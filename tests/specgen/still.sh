#!/bin/sh
# still.sh KIND SEED SPECIFICATION: does this specification still show a finding of this kind (the
# word that runner or states.sh prints)? For shrink. Exit status 0: yes. Environment: PARTS, ROOT.
set -u
kind=$1 seed=$2 spec=$(realpath "$3")
here=$(cd "$(dirname "$0")" && pwd)
work=${TMPDIR:-/tmp}/specgen-still.$$
mkdir "$work" || exit 2
trap 'rm -rf "$work"' EXIT
specc=$PARTS/specc

# built TARGET...: what the build says in the file `log`
build() {
	for target; do set -- "$@" -t "$target"; shift; done
	(ulimit -t 3; exec "$specc" build --max-reports 0 -i "$spec" -o "$work/out" "$@") \
		>"$work/log" 2>&1
}

case $kind in
crash | hang)
	build c c-test fuzz html xml smt
	status=$?
	[ $status -ge 128 ] ;;
crash-changed | hang-changed)
	(ulimit -t 3; exec "$specc" check "$spec") >"$work/log" 2>&1
	[ $? -ge 2 ] ;;
*)
	build c xml || exit 1
	cp "$spec" "$work/spec.isa"
	sh "$here/states.sh" "$work/spec.isa" "$seed" "$work/out" >"$work/said" 2>/dev/null
	grep -q "^$kind " "$work/said" || exit 1
	case $kind in # a rule that the shrunken block breaks is not what was found
	differs) ! grep -q 'reference: broken' "$work/said" ;;
	esac ;;
esac
