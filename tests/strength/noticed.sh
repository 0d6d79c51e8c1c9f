# SPDX-License-Identifier: MIT
# noticed/run.sh says which single changes in specc a test does not notice: none in what it is
# about (DEEP=1), and one in something else.
set -u
tool=$ROOT/tests/strength/noticed/run.sh
cd "$WORK" || exit 1
[ -f "$(dirname "$SPECC")/libspecc.a" ] || { echo "there is no libspecc.a beside specc"; exit 77; }

# said STATUS TEXT ARGUMENT...: the exit status, and text in the output
said() {
	want=$1 text=$2
	shift 2
	sh "$tool" "$@" >log 2>&1
	[ $? = "$want" ] && grep -q "$text" log && return
	echo "FAIL $*: not status $want and '$text':"
	cat log
	exit 1
}

[ -z "${DEEP-}" ] ||
	said 0 'check modifier-star: 0 of 2 changes are not noticed' --count 1 'check modifier-star'
said 1 '^MISSED specc/rules/form.c:[0-9]*: ' --count 1 'check modifier-star' \
	specc/rules/form.c:find_test
said 2 "no function reports 'nothing'" 'check nothing'
