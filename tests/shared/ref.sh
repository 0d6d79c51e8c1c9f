# SPDX-License-Identifier: MIT
# For tests of the reference evaluator: $ref is the program; without it the test is skipped.
ref=$(dirname "$SPECC")/specc-ref
if [ ! -x "$ref" ]; then
	echo "there is no specc-ref beside specc: it needs libgmp-dev and libmpfr-dev"
	exit 77
fi
