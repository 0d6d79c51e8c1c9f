# The answer of an execution, here a stand-in, is that of the case.
mkdir "$WORK/near"
cp "$SPECC" "$WORK/near/specc"
cat >"$WORK/near/specc-ref" <<'END'
#!/bin/sh
cat >/dev/null
printf 'case 0\nstop exit - 4 1\nR 1 * 10\nend\n'
END
chmod +x "$WORK/near/specc-ref"
"$WORK/near/specc" test --execution ref -i ../../golden/cli-run/tiny.isa
