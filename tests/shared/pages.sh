# SPDX-License-Identifier: MIT
# For tests of pages, under tests/run or alone: $ROOT the source tree, $SPECC the compiler, $WORK a
# folder of the test. Source it as "$(dirname "$0")/../shared/pages.sh".
. "$(dirname "$0")/../shared/alone.sh"
export LC_ALL=C
. "$ROOT/tests/shared/made.sh"

# fail TEXT [FILE]: ends the test, with the beginning of the file.
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 30 "$2" | cut -c 1-300
	exit 1
}

# shown ISA NAME TEMPLATE: $WORK/NAME/TEMPLATE, what tests/pages/html/TEMPLATE makes of the
# specification with the labels of the pages.
shown() {
	mkdir -p "$WORK/templates/$3"
	cp "$ROOT/tests/pages/html/$3/main.tpl" "$ROOT"/templates/html/strings.* "$WORK/templates/$3"
	"$SPECC" build --isa "$1" -o "$WORK/$2" -t "$3" --templates "$WORK/templates" \
		>"$WORK/log" 2>&1 || fail "build of $1" "$WORK/log"
}
