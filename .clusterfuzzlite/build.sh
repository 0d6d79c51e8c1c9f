#!/bin/sh
# SPDX-License-Identifier: MIT
# ClusterFuzzLite looks for its build here; it runs in the tree.
exec sh oss-fuzz/build.sh "$@"
