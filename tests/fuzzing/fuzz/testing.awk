# SPDX-License-Identifier: MIT
# Converts the ledger of campaigns and the reports on what their harnesses reached to the file
# TESTING.md of an instruction set, shown on its pages (docs/language.md, Testing). One of the
# reports may be the output of branches.sh.
#   awk -v isa=gpu -v title=GPU -f testing.awk LEDGER REPORT...

function number(n,   text) {
	text = sprintf("%.0f", n)
	while (match(text, /[0-9][0-9][0-9][0-9]($|,)/))
		text = substr(text, 1, RSTART) "," substr(text, RSTART + 1)
	return text
}

function duration(s) {
	return s < 120 ? s " s" : s < 7200 ? int(s / 60) " min" : int(s / 3600) " h"
}

FNR == 1 { file++ }
file == 1 {
	split($0, row, ",")
	if (row[1] == isa)
		campaigns[++campaign_count] = "| " row[2] " | " row[3] " | " row[4] " | " number(row[5]) " | " \
			duration(row[6]) " | " row[7] " |"
	next
}
/^[0-9]+ of [0-9]+ branches reached$/ {
	kinds[++kind_count] = "branch"
	reached["branch"] = $1
	possible["branch"] = $3
}
/^#/ || !/ [0-9]+$/ { next }
{
	thing = $0
	sub(/ [0-9]+$/, "", thing)
	if (!(thing in times)) {
		order[++count] = thing
		kind = $1
		if (!(kind in possible))
			kinds[++kind_count] = kind
		possible[kind]++
	}
	times[thing] += $NF
}
END {
	names["opcode"] = "opcodes decoded"
	names["least"] = "fields at their least value"
	names["greatest"] = "fields at their greatest value"
	names["outcome"] = "outcomes of the decoder, by length"
	names["reason"] = "reasons why a word of an opcode is reserved"
	names["gap"] = "gaps of the encoding space"
	names["run"] = "opcodes executed"
	names["branch"] = "branches of the semantics"
	names["stop"] = "reasons to stop a program"
	names["exception"] = "exceptions raised"
	print "# How " title " was tested\n"
	print "Written by `make fuzz ISA=" isa "`, from the totals of its campaigns so far.\n"
	print "## Campaigns\n"
	print "The inputs were generated from the specification and checked against it.\n"
	print "| harness | engine | sanitizers | inputs | time | failures |"
	print "|:--|:--|:--|--:|--:|--:|"
	for (i = 1; i <= campaign_count; i++)
		print campaigns[i]
	print "\n## Reach\n"
	print "What all inputs together reached, out of everything that the specification makes possible.\n"
	print "| what | reached | possible |"
	print "|:--|--:|--:|"
	for (i = 1; i <= count; i++) {
		kind = order[i]
		sub(/ .*/, "", kind)
		if (times[order[i]] > 0)
			reached[kind]++
		else
			missing[++missing_count] = order[i]
	}
	for (i = 1; i <= kind_count; i++) {
		kind = kinds[i]
		print "| " (kind in names ? names[kind] : kind) " | " number(reached[kind]) " | " \
			number(possible[kind]) " |"
	}
	if (!missing_count)
		exit
	print "\nNot reached:\n"
	for (i = 1; i <= missing_count; i++)
		print "* `" missing[i] "`"
}
