#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the names of the specifications that are in the layout of specc fmt: all in isa-spec and
# tests. Not tests/golden: these are texts as people may write them, and the messages about them
# name columns. Nor a fence that begins with an empty line, which counts for places.
cd "$(dirname "$0")/../.." || exit 1
find isa-spec tests -name '*.isa' ! -path 'tests/golden/*' ! -path tests/documents/xml/typed.isa
