#!/bin/sh
# The cases of isa-spec/gpu alone reach every statement and every branch of its semantics. Functions
# that no instruction there calls have cases of their own, tests/mutation/functions.isa. Without the
# cases of one family something is missed: the gate can fail.
set -u
ref=$(dirname "$SPECC")/specc-ref
if [ ! -x "$ref" ]; then
	echo "there is no specc-ref beside specc: it needs libgmp-dev and libmpfr-dev"
	exit 77
fi
isa=$ROOT/isa-spec/gpu
functions=$ROOT/tests/mutation/functions.isa
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
cd "$WORK" || exit 1

# complete SPEC LEAST: its cases reach everything, which is at least so many branches.
complete() {
	"$SPECC" test --coverage --isa "$1" >reached 2>&1 || { cat reached; return 1; }
	! grep ': never ' reached || return 1
	sed -n '$s/^\([0-9]*\) of \([0-9]*\) branches reached$/\1 \2/p' reached | {
		read -r yes all && [ "$yes" = "$all" ] && [ "$all" -ge "$2" ]
	} || { tail -n 1 reached; return 1; }
}

complete "$isa" 400 || { echo "FAIL the cases of isa-spec/gpu do not reach everything"; exit 1; }
sed -n 's/.*: not counted, as no instruction calls it: //p' reached >uncalled
while read -r name; do
	grep -q "^// Functions:.* $name\( \|\$\)" "$functions" ||
		{ echo "FAIL nothing tests the function $name: add it to functions.isa"; exit 1; }
done <uncalled

sh "$ROOT/tests/mutation/functions.sh" "$isa" >functions.isa || exit 1
"$SPECC" check -Werror functions.isa >log 2>&1 || { cat log; exit 1; }
"$SPECC" test --isa functions.isa >log 2>&1 || { cat log; exit 1; }
complete functions.isa 15 || { echo "FAIL the cases of functions.isa"; exit 1; }
! grep 'not counted' reached || exit 1

mkdir gpu && cp "$isa"/*.isa gpu || exit 1
awk '/^__Def/ { family = $2 }
	/^```run/ && family == "SHFL" { skip = 1; print "```asm"; next }
	skip && /^```/ { skip = 0 }
	!skip' gpu/sync.isa >changed && cp changed gpu/sync.isa
if complete gpu 400 >missed; then
	echo "FAIL the cases of SHFL are gone, and nothing is missed"
	exit 1
fi
grep -q '^gpu/sync.isa:[0-9:]* never reached: ' missed ||
	{ echo "FAIL what is missed is not named"; cat missed; exit 1; }
echo "$(wc -l <uncalled) functions are called by tests alone"
