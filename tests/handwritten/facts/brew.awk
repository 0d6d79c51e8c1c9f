# SPDX-License-Identifier: MIT
# Reads codes and headings of the instructions off the handwritten description of Brew, as lines
# LINE CODE|HEADING.
/^-+$/ { heading = last; line = NR - 1 }
/^\*Instruction code\*: / { sub(/^\*Instruction code\*: /, ""); print line " " $0 "|" heading }
{ last = $0 }
