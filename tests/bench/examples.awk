# Prints the examples of .isa files, a line each: what stands in the fences of __Examples.
/^ *__[A-Z][A-Za-z]*[ \t]*$/ { section = $1; fence = 0; next }
/^__/ { section = ""; fence = 0 }
/^ *```/ { fence = !fence; next }
section == "__Examples" && fence && !/^[ \t]*$/ { print }
