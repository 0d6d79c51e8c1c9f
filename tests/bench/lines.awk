# SPDX-License-Identifier: MIT
# Specification files -> the number of their lines without prose, examples, comments and blank lines:
# what an author has to write for the tools.
FNR == 1 || /^__Def/ { section = "" }
/^```/ {
	fence = !fence
	n += section !~ /^(Description|Notes|Fields|ModifierInfo|Simulation|Errata|Testing|Examples)$/
	next
}
!fence && /^ *__[A-Z][A-Za-z]*(<.*>)? *$/ {
	section = $1
	gsub(/^__|<.*/, "", section)
	if ($1 ~ /<[a-z][a-z]>$/) section = "Notes"
}
section ~ /^(Description|Notes|Fields|ModifierInfo|Simulation|Errata|Testing|Examples)$/ { next }
/^ *$/ || /^ *\/\// { next }
!fence && section == "OperandInfo" && !/^ *(__|[A-Z][A-Za-z]*<)/ { next }
{ n++ }
END { print n + 0 }
