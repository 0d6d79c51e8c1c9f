# A file with a fault in the first place that has the text: FAULT_OLD becomes FAULT_NEW, both with \t
# for a tab and \n for a line end. Exit status 1 where there is no such place.
#   FAULT_OLD=TEXT FAULT_NEW=TEXT awk -f plant.awk FILE

function plain(text) {
	gsub(/\\t/, "\t", text)
	gsub(/\\n/, "\n", text)
	return text
}

{ whole = whole $0 "\n" }

END {
	old = plain(ENVIRON["FAULT_OLD"])
	at = index(whole, old)
	if (!at)
		exit 1
	printf "%s%s%s", substr(whole, 1, at - 1), plain(ENVIRON["FAULT_NEW"]),
		substr(whole, at + length(old))
}
