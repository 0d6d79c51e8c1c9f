# The whole document.
"$SPECC" build --isa near.isa -t xml -o "$WORK/out" && "$SPECC" check "$(find "$WORK/out" -name '*.xml')"
