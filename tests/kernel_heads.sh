#!/bin/sh
# The comment above a kernel of the committed interpreters says which instructions it is for: no two
# kernels of an instruction set have the same. A comment that says it twice must be noticed.
set -u
cd "$WORK" || exit 1

# heads FILE: the comment of each kernel in one line
heads() {
	awk '/^\/\* / { head = $0 }
		/^ \*/ { head = head $0 }
		/^static .* \*?kernel_[A-Za-z0-9_]*\(/ { print head }' "$1"
}

fail() {
	echo "FAIL $1"
	exit 1
}

for file in "$ROOT"/out/*/c/*_kernels.c; do
	heads "$file" >heads
	[ "$(wc -l <heads)" -ge 30 ] || fail "$file: fewer kernels than there are"
	sort heads | uniq -d >twice
	[ ! -s twice ] || fail "$file: $(head -n 1 twice)"
done
heads "$ROOT/out/gpu/c/gpu_kernels.c" >heads
grep -q 'FFMA\.RP, FFMA\.FTZ\.RP' heads || fail "the kernels of FFMA do not name their rounding"
sed 's/FMUL\.RM$/FMUL.RP/' "$ROOT/out/gpu/c/gpu_kernels.c" >changed.c
[ -n "$(heads changed.c | sort | uniq -d)" ] || fail "two kernels with one head are not noticed"
