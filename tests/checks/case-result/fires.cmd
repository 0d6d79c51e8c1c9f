# The answer of an execution, here a stand-in, differs from the case.
mkdir "$WORK/fires"
cp "$SPECC" "$WORK/fires/specc"
cat >"$WORK/fires/specc-ref" <<'END'
#!/bin/sh
cat >/dev/null
printf 'case 0\nstop exit - 4 1\nR 1 * 11\nend\n'
END
chmod +x "$WORK/fires/specc-ref"
"$WORK/fires/specc" test --execution ref -i ../../golden/cli-run/tiny.isa
