"$SPECC" build --isa "$ROOT/tests/isa/cpu8" -o "$WORK/out" -t xml && sed 's/match="0x48"/match="0x49"/' "$WORK/out/xml/cpu8.xml" >"$WORK/wrong.xml" && "$SPECC" check "$WORK/wrong.xml"
