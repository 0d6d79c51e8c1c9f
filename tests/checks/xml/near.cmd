# The whole document.
"$SPECC" build --isa near.isa -t xml -o "$WORK/out" && "$SPECC" check "$WORK/out/xml/tiny.xml"
