# SPDX-License-Identifier: MIT
# SLOW
# A short campaign, started as by `make fuzz`: progress is recorded in the ledger, a second campaign
# adds to it, and a finding is recorded and causes status 1.
set -u
isa=bytes # its folder in build/fuzz is nobody else's
folder=$ROOT/build/fuzz/$isa
trap 'rm -rf "$folder"' EXIT
failed=0

# campaign STATUS: with the flags of a make that has variables on its command line
campaign() {
	MAKEFLAGS='-- TIME=1 WORDS=3000' sh "$ROOT/tests/fuzzing/fuzz/campaign.sh" --engine standalone \
		--isa "$ROOT/tests/interpreter/$isa.isa" --harness decode --time 1 --words 3000 \
		--ledger "$WORK/ledger" >"$WORK/log" 2>&1
	status=$?
	[ $status = "$1" ] && return
	echo "FAIL a campaign ends with $status in place of $1"
	sed 's/^/    /' "$WORK/log"
	failed=1
}

# ledger PATTERN: it matches a row of the ledger
ledger() {
	grep -Eq "^$isa,$1\$" "$WORK/ledger" && return
	echo "FAIL the ledger has no row '$1'"
	sed 's/^/    /' "$WORK/ledger"
	failed=1
}

campaign 0
ledger 'words,standalone,address\+undefined,3000,[0-9]+,0'
ledger 'decode,standalone,address\+undefined,[1-9][0-9]*,[1-9],0'

# A compiler whose decoder confuses reserved with undefined.
cat >"$WORK/specc" <<END
#!/bin/sh
'$SPECC' "\$@" || exit
sed 's/_STATUS_RESERVED;/_STATUS_UNDEFINED;/' \\
	"$folder/out/c/bytes_decode.c" >'$WORK/changed.c'
! cmp -s '$WORK/changed.c' "$folder/out/c/bytes_decode.c" || exit 2
cp '$WORK/changed.c' "$folder/out/c/bytes_decode.c"
END
chmod +x "$WORK/specc"
SPECC=$WORK/specc
export SPECC
campaign 1
ledger 'words,standalone,address\+undefined,[3-5][0-9]{3},[0-9]+,1'
grep -q 'FAILURE, see ' "$WORK/log" || { echo "FAIL it does not say where"; failed=1; }
exit $failed
