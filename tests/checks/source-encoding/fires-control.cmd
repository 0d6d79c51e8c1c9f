# A control character.
{ cat near.isa; printf '// \001\n'; } | "$SPECC" check -
