# SPDX-License-Identifier: MIT
# Compares the answers to a case script with what vector_cases.awk expects of them: first the file
# of expectations, then the answers. Prints the first differences; exit status 1 where there is one.
function differ(text) { if (differences++ < 20) print "  " text }

# A number without its leading zeros.
function number(text) { sub(/^0+/, "", text); return text == "" ? "0" : text }

# Whether bit `lane` of a mask in hexadecimal is set.
function has(mask, lane,   digit) {
	digit = substr(mask, length(mask) - int(lane / 4), 1)
	return digit != "" && int((index("0123456789abcdef", digit) - 1) / 2 ^ (lane % 4)) % 2 == 1
}

function judge(   i, key, open, lanes, found) {
	for (i = 1; i <= wanted[name]; i++) {
		split(want[name, i], part, " ")
		key = part[1] " " part[2]
		open = part[3] != "*" && has(opens[name], part[3])
		found = ((key, part[3]) in got) ? got[key, part[3]] : ((key, "*") in got) ? got[key, "*"] : "0"
		known[key] = 1
		if (!open && number(found) != number(part[4]))
			differ(name " " key " lane " part[3] ": expected " number(part[4]) ", got " number(found))
	}
	for (i in changed)
		if (!(i in known)) differ(name " changes " i)
	split("", got)
	split("", known)
	split("", changed)
}

NR == FNR && $1 == "case" { opens[$2] = $3; cases++; next }
NR == FNR { want[$1, ++wanted[$1]] = $2 " " $3 " " $4 " " $5; next }
$1 == "case" { name = $2; answers++; if (!(name in opens)) differ("no such case: " name); next }
$1 == "stop" { if ($2 != "exit") differ(name ": " $0); next }
$1 == "unspecified" {
	if (number(opens[name]) == "0") differ(name " depends on a lane that does not participate")
	next
}
$1 == "end" { judge(); next }
NF == 4 && $1 ~ /^U?[RP]$/ { got[$1 " " $2, $3] = $4; changed[$1 " " $2] = 1; next }
{ differ(name ": " $0) }
END {
	if (answers != cases) differ(answers + 0 " answers to " cases + 0 " cases")
	if (differences) { print differences " differences"; exit 1 }
}
