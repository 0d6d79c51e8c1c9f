# SPDX-License-Identifier: MIT
# Replaces FAULT_OLD by FAULT_NEW at the first match in a file; both have \t for a tab and \n for a
# line break. Exit status 1 if there is no match.
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
