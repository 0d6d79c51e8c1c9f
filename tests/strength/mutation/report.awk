# SPDX-License-Identifier: MIT
# Turns what each change came to into the closing line, the survivors that are not argued, and the
# exit status. Files: the argued survivors (changed lines, or of generated C the keys of
# generated.awk; below them indented why nothing can notice them), then the answers of run.sh or
# generated.sh: verdict, the fields of mutants.awk, the changed line or key. Of generated C all changes
# that there are, as generated.awk writes them, come last.
#   awk -v least=P -v enough=N -v whole=0|1 -v expected=N [-v generated=1] -f report.awk \
#       SURVIVORS ANSWERS [CHANGES]

function percent(part, of) {
	return sprintf("%.1f", of ? 100 * part / of : 0)
}

FNR == 1 { file = FILENAME == ARGV[2] ? 2 : FILENAME == ARGV[3] ? 3 : 1 }
file == 1 && (/^#/ || /^[ \t]*$/) { next }
file == 1 && /^[ \t]/ {
	for (i = 1; i <= pending_count; i++)
		reason[pending[i]] = 1
	given = 1
	next
}
file == 1 {
	if (given)
		pending_count = given = 0
	pending[++pending_count] = $0
	place[$0] = FNR
	next
}
FNR == 1 { FS = "\t"; $0 = $0 }
file == 3 {
	possible[$8] = 1
	next
}
{
	answered++
	verdicts[$1]++
	if ($1 == "broken")
		print "FAIL " $2 ":" $3 ":" $4 ": " (generated ? "the script" : "specc") " breaks off: " $8 \
			" -> " $9
	key = generated ? $10 : $2 " " $5 " " $6 ": " $10
	if ($1 != "nothing") {
		noticed[key] = $1
		next
	}
	if (key in reason)
		argued[key]++
	else
		open[++opens] = $2 ":" $3 ":" $4 ": survives: " $8 " -> " $9 "\n    " key
}
END {
	for (i = 1; i <= opens; i++)
		print open[i]
	for (key in argued)
		argued_count += argued[key]
	for (key in place) {
		if (!(key in reason))
			bad = print_stale(key, "no reason is given")
		else if (whole && !(key in argued))
			bad = print_stale(key, "is noticed, or is no change any more")
		else if (generated && !(key in possible))
			bad = print_stale(key, "is no change any more")
		else if (generated && key in noticed && !(key in argued))
			bad = print_stale(key, "does not survive any more: " noticed[key])
	}
	total = answered - verdicts["syntax"] - verdicts["broken"] - verdicts["same"]
	killed = total - verdicts["nothing"]
	if (answered != expected) {
		print "FAIL " answered + 0 " answers to " expected " changes"
		bad = 1
	}
	possible_kills = total - (generated ? argued_count : 0) # what is argued there means the same
	if (total >= enough && 100 * killed < least * possible_kills) {
		print "FAIL less than " least " % are killed"
		bad = 1
	}
	printf "%d mutants, %d killed (%s %%), %d survivors, %d of them argued\n", total, killed,
		percent(killed, total), verdicts["nothing"], argued_count
	if (generated)
		print_harnesses(possible_kills, killed)
	else
		print_cases()
	exit bad || opens > 0 || verdicts["broken"] > 0 || total == 0
}

function print_harnesses(possible_kills, killed,   count, names, i) {
	printf "%s %% of the %d that are not argued are killed; ", percent(killed, possible_kills),
		possible_kills
	count = split("roundtrip decode reference edges cases run evaluator", names, " ")
	for (i = 1; i <= count; i++)
		if (verdicts[names[i]])
			printf "%d found by %s, ", verdicts[names[i]], names[i]
	printf "%d do not count as the object code is the same, %d as they do not compile\n",
		verdicts["same"], verdicts["syntax"]
}

function print_cases() {
	if (verdicts["vectors"])
		printf "%d change what a word or a text of the harnesses comes to; ", verdicts["vectors"]
	printf "%d make a case fail (%s %% of those that specc check accepts), %d are only reported by " \
		"specc check\n", verdicts["cases"],
		percent(verdicts["cases"] + verdicts["vectors"],
		verdicts["cases"] + verdicts["vectors"] + verdicts["nothing"]), verdicts["check"]
}

function print_stale(key, why) {
	print "FAIL " ARGV[1] ":" place[key] ": " key ": " why
	return 1
}
