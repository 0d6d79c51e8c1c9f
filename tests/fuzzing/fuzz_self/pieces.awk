# SPDX-License-Identifier: MIT
# Turns files into seeds in `folder`, named after their files below `root`: whole ones of at most
# `most` bytes, or without `most` pieces of about 12000 bytes, split at definitions.
function name_of(file) {
	if (index(file, folder ".") == 1) file = substr(file, length(folder) + 2)
	else if (index(file, root "/../") == 1) file = substr(file, length(root) + 5)
	else if (index(file, root "/") == 1) file = substr(file, length(root) + 2)
	gsub(/[\/ ]/, "_", file)
	return folder "/" file
}

function flush(   file) {
	if (text != "" && !(most && length(text) > most)) {
		file = most ? name : name "." ++count
		printf "%s", text >file
		close(file)
	}
	text = ""
}

FNR == 1 {
	text = text part
	flush()
	part = ""
	count = 0
	name = name_of(FILENAME)
}
!most && /^__/ {
	if (length(text) + length(part) > 12000) flush()
	text = text part
	part = ""
}
{ part = part $0 "\n" }
END {
	text = text part
	flush()
}
