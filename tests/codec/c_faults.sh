# SPDX-License-Identifier: MIT
# SLOW
# Faults planted in the generated codec are found by the round-trip test (target c-test) or by
# edges.c, so that their silence means something. A sixth of them is tried, by turns; DEEP=1: all.
set -u
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/plant.sh"
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
cat >"$WORK/list.fault" <<'FAULTS'
file mix_tables.c
edit /mix_pieces\[\]/,/};/s/{ 3, 5 }/{ 3, 4 }/
edit /mix_pieces\[\]/,/};/s/{ 12, 4 }/{ 11, 4 }/
edit /mix_sets\[\]/,/};/s/{ 0x[0-9a-f]*\([0-9a-f]\),/{ 0x\1,/
edit /mix_boxes\[\]/,/};/s/0x3f3f3f3f3f3f3f3f, /0x1f1f1f1f1f1f1f1f, /
edit /mix_boxes\[\]/,/};/s/, 3, 0, 2 }/, 0, 0, 2 }/
edit /mix_boxes\[\]/,/};/s/, 4, 4, 4, 5 }/, 4, 4, 0, 5 }/
edit /mix_names\[\]/,/};/s/"zero", 4, 15/"zero", 4, 14/
edit /mix_number_tables\[\]/,/};/s/100/101/
edit s/CODING_ONES/CODING_SIGNED/
edit s/CODING_SIGNED/CODING_UNSIGNED/
file mix_format.c
edit s/"spread /"spreed /
edit s/"hexy /"hexx /
edit / skips\[\]/,/};/s/0x[0-9a-f]*/0x0/g
file mix_parse.c
edit / tokens\[\]/,/};/s/"stat"/"stet"/
edit / choices\[\]/,/};/s/, 1, 0, 0,$/, 0, 0, 0,/
file mix_decode.c
edit s/<< 8/<< 9/
file mix_encode.c
edit s/>> 8)/>> 7)/
file mix_number.c
edit s/count < least/count + 1 < least/
file mix_decode.c
edit s/return size < insn->length/return size + 1 < insn->length/
file mix_format.c
edit s/length < size ? length : size - 1/length < size ? length : size/
file mix_encode.c
edit s/return MIX_STATUS_NO_FIELD/return MIX_STATUS_OK/
edit s/reason->kind = MIX_REASON_VALUE;/;/
FAULTS
faults "$WORK/list.fault" | by_turns 6 >"$WORK/faults"
while IFS=$tab read -r number _ file _ edit; do
	object=$WORK/objects/${file%.c}.o
	plant "$WORK/list.fault" "$number" "$WORK/out/c/$file" "$WORK/out/c/fault.c" ||
		{ failed=1; continue; }
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
