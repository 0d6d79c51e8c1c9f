# A file that is not there.
"$SPECC" check missing.isa
