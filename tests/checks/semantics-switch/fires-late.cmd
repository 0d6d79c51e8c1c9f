# The second case of a number, after a thousand others.
awk -v what=cases-of-numbers -v n=4000 -f "$ROOT/tests/linear/make.awk" |
	sed 's/case 3999:/case 7:/' >"$WORK/late.isa"
"$SPECC" check "$WORK/late.isa"
