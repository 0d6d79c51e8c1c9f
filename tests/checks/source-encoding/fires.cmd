# A byte that is no UTF-8.
{ cat near.isa; printf '// \377\n'; } | "$SPECC" check -
