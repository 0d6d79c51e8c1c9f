# A document that is cut off.
"$SPECC" build --isa near.isa -t xml -o "$WORK/out" && file=$WORK/out/xml/tiny.xml &&
head -n 40 "$file" >"$WORK/cut.xml" && "$SPECC" check "$WORK/cut.xml"
