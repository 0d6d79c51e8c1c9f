# An output folder below a file.
touch "$WORK/file" && "$SPECC" build --isa near.isa -t csv -o "$WORK/file/out"
