#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the programs that are not written by hand into FOLDER, beside a copy of those of gpu/:
# the long ones, whose loops are unrolled, and those of the uniform path.
# usage: sh tests/execution/programs/make.sh FOLDER
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit 2
folder=$1

for name in $(sed -n 's/.*program == "\([a-z0-9_]*\)".*/\1/p' "$here/generate.awk"); do
	awk -v program="$name" -f "$here/generate.awk" >"$folder/$name.s" || exit 1
done

# Programs of wide integers have one of the same steps on the uniform path.
for name in add64 add128 sub64 sub128 neg128 abs64 mad64 mad128 mul64 smul64 mul128 div64 \
	minmax64 compare64 compare128 shift64 shift128 lea64 bits; do
	awk -f "$here/uniform.awk" "$folder/$name.s" >"$folder/u_$name.s" || exit 1
done
