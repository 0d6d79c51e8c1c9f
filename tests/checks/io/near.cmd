# The same from the standard input.
"$SPECC" check - <near.isa
