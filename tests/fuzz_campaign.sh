# A short campaign, as `make fuzz` starts it: what is done stands in the ledger, a second campaign
# adds to it, and what is found ends with status 1 and stands there too.
set -u
isa=bytes # its folder in build/fuzz is nobody else's
folder=$ROOT/build/fuzz/$isa
trap 'rm -rf "$folder"' EXIT
failed=0

# campaign STATUS: with what a make hands down whose command line set variables
campaign() {
	MAKEFLAGS='-- TIME=1 WORDS=3000' sh "$ROOT/tests/fuzz/campaign.sh" --engine standalone \
		--isa "$ROOT/tests/interpreter/$isa.isa" --harness decode --time 1 --words 3000 \
		--ledger "$WORK/ledger" >"$WORK/log" 2>&1
	status=$?
	[ $status = "$1" ] && return
	echo "FAIL a campaign ends with $status in place of $1"
	sed 's/^/    /' "$WORK/log"
	failed=1
}

# ledger PATTERN: in a row of it
ledger() {
	grep -Eq "^$isa,$1\$" "$WORK/ledger" && return
	echo "FAIL the ledger has no row '$1'"
	sed 's/^/    /' "$WORK/ledger"
	failed=1
}

campaign 0
ledger 'words,standalone,address\+undefined,3000,[0-9]+,0'
ledger 'decode,standalone,address\+undefined,[1-9][0-9]*,[1-9],0'

# A compiler whose decoder takes what is reserved for undefined.
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
