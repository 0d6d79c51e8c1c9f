#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# --stamp and --depfile: the example of docs/build.md for make (tests/tools/depfile.sh has that for
# ninja) runs what a change needs and nothing else; make reads every name that specc accepts; and a
# depfile that lacks a line is noticed.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/depfile.sh"
unset MAKEFLAGS MAKELEVEL MFLAGS
mkdir example && cd example || exit 1
(depfile_steps make Makefile) || exit 1

. "$ROOT/tests/shared/fail.sh"

# Seeded fault: without the line of a file, its change is not seen; the steps say so.
mkdir ../fault && cd ../fault || exit 1
printf '#!/bin/sh\n"%s" "$@" && sed -i "/names.tpl/d" gen/specc.d\n' "$SPECC" >forgetful
chmod +x forgetful
(SPECC=$PWD/forgetful depfile_steps make Makefile) >said 2>&1 &&
	fail "a depfile without a line is not noticed"
grep -q "names.tpl has a new time: runs ''" said || fail "the fault is found elsewhere" said

# Names: make runs specc after the file has changed, and only then; what make cannot read is
# refused.
mkdir ../names && cd ../names || exit 1
printf 'stamp:\n\t@echo ran; "%s" build -o gen -t csv --stamp $@ --depfile d "$$NAME"\n%s\n' \
	"$SPECC" '-include d' >Makefile
named() {
	export NAME="$1"
	case $1 in */*) mkdir -p "${1%/*}" ;; esac
	rm -f stamp d
	grep -v Errata ../example/my-isa/base.isa >"$1" && cat ../example/good >>"$1"
	make >log 2>&1
}
ran() {
	make >log 2>&1 && grep -q ran log
}
for name in 'a b' ' b' 'a$b' '$(b)' 'a#b' 'a:b' 'a\ b' 'a%b' "a'b" 'a*b' 'a[b]' 'é' 'x y/a$b'; do
	named "$name.isa" || fail "'$name'" log
	! ran || fail "'$name': without a change" log
	depfile_touch "$name.isa"
	ran || fail "'$name': after a change" log
	case $name in *%*) continue ;; esac # no rule can have it as its target
	mv "$name.isa" gone
	make >log 2>&1 && fail "'$name': the file is gone, and specc did not run" log
	grep -q 'cannot read' log || fail "'$name': the file is gone" log
done
for name in 'a;b' 'a|b' 'a=b' "$(printf 'a\tb')" "$(printf 'a\nb')"; do
	! named "$name.isa" || fail "'$name' is not refused" log
	grep -q 'make cannot read the name' log || fail "'$name': the message" log
	[ ! -e stamp ] || fail "'$name': there is a stamp" log
done
for name in 'a ' 'a&' 'a:' 'a\'; do
	! named "$name" || fail "'$name' is not refused" log
done

# With the stamp in the folder of the specification it is up to date once.
cd ../example || exit 1
for i in 1 2; do
	"$SPECC" build -o gen -t csv --stamp my-isa/stamp --depfile my-isa/d my-isa >log 2>&1 ||
		fail "a stamp in the folder of the specification" log
done
[ ! my-isa -nt my-isa/stamp ] || fail "the stamp is older than its folder"

# An option that misses the other; files that cannot be written.
"$SPECC" build -o gen -t csv --depfile d my-isa >log 2>&1
[ $? = 2 ] && grep -q -- '--depfile needs --stamp' log || fail "--depfile alone" log
"$SPECC" build -o gen -t csv --stamp missing/stamp my-isa >log 2>&1
[ $? = 2 ] && grep -q "cannot write 'missing/stamp'" log || fail "a stamp in no folder" log
"$SPECC" build -o gen -t csv --stamp stamp --depfile missing/d my-isa >log 2>&1
[ $? = 2 ] && [ ! -e stamp ] || fail "a stamp without its depfile" log
exit 0
