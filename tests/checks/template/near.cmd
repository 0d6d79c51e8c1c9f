# A template that asks for nothing.
mkdir -p "$WORK/t/page" && printf '%%file "page.txt"\ntext\n' >"$WORK/t/page/main.tpl" &&
"$SPECC" build --isa near.isa --templates "$WORK/t" -t page -o "$WORK/out"
