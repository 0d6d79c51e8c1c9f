# SPDX-License-Identifier: MIT
# The answers of a case script of tests/execution/brew/float_cases.c as lines: case, $r0, flags of FPSTAT.
# Anything else than one step without exception is shown as it is.
$1 == "case" { number = $2; bits = "00012345"; flags = 0 }
$1 == "stop" && ($2 != "limit" || $3 != "-" || $5 != 1) { print }
$1 == "broken" || $1 == "error" { print }
$1 == "R" && $2 == 0 { bits = $4; while (length(bits) < 8) bits = "0" bits }
$1 == "fnx" { flags += 1 }
$1 == "fuf" { flags += 2 }
$1 == "fof" { flags += 4 }
$1 == "fdz" { flags += 8 }
$1 == "fnv" { flags += 16 }
$1 == "end" { printf "%s %s %02x\n", number, bits, flags }
