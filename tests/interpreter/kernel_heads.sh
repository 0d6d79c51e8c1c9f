#!/bin/sh
# SPDX-License-Identifier: MIT
# The kernels of the committed interpreters: the comment before each says which instructions it is
# for, and no two have the same comment or the same statements. Violations must be detected.
set -u
cd "$WORK" || exit 1

# heads FILE: the comment of each kernel on one line
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

# No two kernels have the same statements; no line is longer than 120 columns, with tabs of 4; no
# statement is without effect.
bodies() {
	awk '/^static .* \*?(kernel|general)_[A-Za-z0-9_]*\(/ { body = " "; next }
		/^}/ && body != "" { print body; body = "" }
		body != "" { body = body $0 }' "$1"
}

noise() {
	expand -t 4 "$1" | grep -nE -e '^.{121}' -e '\<if \([0-9]+u?\)' -e ' (<<|>>) 0[^x]' \
		-e '(^| )v([0-9_]*) = (\([a-z0-9_]*\))?v\2;'
}

for file in "$ROOT"/out/*/c/*_kernels.c; do
	bodies "$file" >bodies
	[ "$(wc -l <bodies)" -ge 30 ] || fail "$file: fewer functions than there are"
	sort bodies | uniq -d >twice
	[ ! -s twice ] || fail "$file: twins: $(head -n 1 twice)"
	noise "$file" >found && fail "$file: $(head -n 1 found)"
done
sed 's/ROUND_UP/ROUND_DOWN/' "$ROOT/out/gpu/c/gpu_kernels.c" >changed.c
[ -n "$(bodies changed.c | sort | uniq -d)" ] || fail "twins are not noticed"
for line in 'if (1u)' '	v4 = (uint32_t)v4;' '	v = v;' 'x = y >> 0;' "$(printf '\t%0117d' 0)"; do
	echo "$line" >changed.c
	noise changed.c >found || fail "not noticed: $line"
done
