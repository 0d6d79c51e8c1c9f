#!/bin/sh
# SPDX-License-Identifier: MIT
# docs/fuzz-decoder.md is accurate: the files that it names are created, the commands between
# ~~~console are run, and their output compared, except for the times.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
failed=0
. "$ROOT/tests/shared/shown.sh"
page_files docs/fuzz-decoder.md
chmod +x dis.sh

plain() {
	sed 's/ in [0-9.]* s\(,\|$\)/ in T s\1/'
}
page_commands 3 plain
exit $failed
