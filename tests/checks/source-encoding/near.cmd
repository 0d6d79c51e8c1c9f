# A byte order mark in front and carriage returns.
{ printf '\357\273\277'; sed "s/\$/$(printf '\r')/" near.isa; } | "$SPECC" check -
