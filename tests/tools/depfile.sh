#!/bin/sh
# SPDX-License-Identifier: MIT
# The example of docs/build.md for ninja: every change runs what it needs and nothing else, and
# ninja reads the names that the page promises (tests/commands/depfile.sh does the same with make).
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/depfile.sh"
command -v ninja >/dev/null 2>&1 || { echo "ninja is not installed (ninja-build)"; exit 77; }
mkdir example && cd example || exit 1
(depfile_steps ninja build.ninja) || exit 1

mkdir ../names && cd ../names || exit 1
cat >build.ninja <<END
rule specc
  command = echo ran >>ran; xargs -0 "$SPECC" build -o gen -t csv --stamp stamp --depfile d <name
  depfile = d
  deps = gcc
build stamp: specc
