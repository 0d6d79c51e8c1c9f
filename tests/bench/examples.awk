# SPDX-License-Identifier: MIT
# Prints the examples of .isa files, a line each: what stands in the fences of __Examples, without
# the cases, which are the indented lines of run fences.
/^ *__[A-Z][A-Za-z]*[ \t]*$/ { section = $1; fence = 0; next }
/^__/ { section = ""; fence = 0 }
/^ *```/ { fence = !fence; run = /```run/; next }
{ sub(/[ \t]*=>.*/, "") } # the encoding that it states
section == "__Examples" && fence && !/^[ \t]*$/ && !(run && /^[ \t]/) { print }
