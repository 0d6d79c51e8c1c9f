# A template that asks for what is not there.
mkdir -p "$WORK/t/page" && printf '%%file "page.txt"\n${/none/@name}\n' >"$WORK/t/page/main.tpl" &&
"$SPECC" build --isa near.isa --templates "$WORK/t" -t page -o "$WORK/out"
