# SPDX-License-Identifier: MIT
# For tests that also run without tests/run: sets $ROOT, the source tree, $SPECC, the compiler, and
# $WORK, an empty folder. Source it as "$(dirname "$0")/../shared/alone.sh".
ROOT=${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
if [ -z "${WORK-}" ]; then
	WORK=$(mktemp -d) || exit 2
	trap 'rm -rf "$WORK"' EXIT
	trap 'exit 130' INT TERM HUP
fi
