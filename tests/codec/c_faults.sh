# SPDX-License-Identifier: MIT
# Faults planted in the generated codec are found by the round-trip test (target c-test) or by
# edges.c, so that their silence means something. Each fault is a sed command on one file;
# a sixth of them is tried, by turns; DEEP=1: all.
set -u
. "$ROOT/tests/shared/every.sh"
failed=0
isa=$ROOT/tests/codec/mix.isa
"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -t c-test -o "$WORK/out" \
	>"$WORK/log" 2>&1 || { cat "$WORK/log"; exit 1; }

# compile FILE OBJECT
compile() {
	${CC:-cc} -std=c11 ${DEEP:+-O1} -I"$WORK/out/c" -c -o "$2" "$1" >"$WORK/log" 2>&1
}

# round: status of the tests made of the objects, of the first that finds something
round() {
	for main in "$WORK"/mains/*.o; do
		${CC:-cc} -o "$WORK/test" "$main" "$WORK"/objects/*.o >"$WORK/log" 2>&1 || return 99
		"$WORK/test" 32 </dev/null >"$WORK/log" 2>&1 || return 1
	done
}

mkdir -p "$WORK/objects" "$WORK/mains"
for file in "$WORK"/out/c/*.c "$WORK"/out/c-test/*.c; do
	case $file in
	*_tool.c) ;;
	*) compile "$file" "$WORK/objects/$(basename "$file" .c).o" || { cat "$WORK/log"; exit 1; } ;;
	esac
done
mv "$WORK/objects/mix_roundtrip.o" "$WORK/mains"
${CC:-cc} -std=c11 ${DEEP:+-O1} -I"$WORK/out/c" -DISA=mix -DISA_CAPITALS=MIX -include mix.h -c \
	-o "$WORK/mains/edges.o" "$ROOT/tests/codec/edges.c" || exit 1
round || { echo "FAIL the sound code does not pass"; cat "$WORK/log"; exit 1; }
count=0
by_turns 6 >"$WORK/faults" <<'FAULTS'
mix_tables.c	/mix_pieces\[\]/,/};/s/{ 3, 5 }/{ 3, 4 }/
mix_tables.c	/mix_pieces\[\]/,/};/s/{ 12, 4 }/{ 11, 4 }/
mix_tables.c	/mix_sets\[\]/,/};/s/{ 0x[0-9a-f]*\([0-9a-f]\),/{ 0x\1,/
mix_tables.c	/mix_boxes\[\]/,/};/s/0x3f3f3f3f3f3f3f3f, /0x1f1f1f1f1f1f1f1f, /
mix_tables.c	/mix_boxes\[\]/,/};/s/, 3, 0, 2 }/, 0, 0, 2 }/
mix_tables.c	/mix_boxes\[\]/,/};/s/, 4, 4, 4, 5 }/, 4, 4, 0, 5 }/
mix_tables.c	/mix_names\[\]/,/};/s/"zero", 4, 15/"zero", 4, 14/
mix_tables.c	/mix_number_tables\[\]/,/};/s/100/101/
mix_tables.c	s/CODING_ONES/CODING_SIGNED/
mix_tables.c	s/CODING_SIGNED/CODING_UNSIGNED/
mix_format.c	s/"spread /"spreed /
mix_format.c	s/"hexy /"hexx /
mix_format.c	/ skips\[\]/,/};/s/0x[0-9a-f]*/0x0/g
mix_parse.c	/ tokens\[\]/,/};/s/"stat"/"stet"/
mix_parse.c	/ choices\[\]/,/};/s/, 1, 0, 0, "/, 0, 0, 0, "/
mix_decode.c	s/<< 8/<< 9/
mix_encode.c	s/>> 8)/>> 7)/
mix_number.c	s/count < least/count + 1 < least/
mix_decode.c	s/return size < insn->length/return size + 1 < insn->length/
mix_format.c	s/length < size ? length : size - 1/length < size ? length : size/
mix_encode.c	s/return MIX_STATUS_NO_FIELD/return MIX_STATUS_OK/
mix_encode.c	s/reason->kind = MIX_REASON_VALUE;/;/
FAULTS
while IFS='	' read -r file edit; do
	object=$WORK/objects/${file%.c}.o
	sed "$edit" "$WORK/out/c/$file" >"$WORK/out/c/fault.c"
	if cmp -s "$WORK/out/c/$file" "$WORK/out/c/fault.c"; then
		echo "FAIL the fault changes nothing: $file $edit"
		failed=1
		continue
	fi
	cp "$object" "$WORK/sound.o"
	status=99
	if compile "$WORK/out/c/fault.c" "$object"; then
		round
		status=$?
	fi
	cp "$WORK/sound.o" "$object"
	count=$((count + 1))
	if [ $status = 0 ] || [ $status = 99 ]; then
		echo "FAIL not found (status $status): $file $edit"
		failed=1
	fi
done <"$WORK/faults"
[ $count -ge 3 ] || failed=1
exit $failed
