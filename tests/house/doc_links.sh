#!/bin/sh
# SPDX-License-Identifier: MIT
# Links between the pages of README.md, CONTRIBUTING.md, CHANGELOG.md, docs and oss-fuzz: the file
# that a link names exists, and so does its heading. A link that leads nowhere is noticed. Also,
# docs/README.md lists all pages.
set -u
cd "$ROOT" || exit 1

# dead PAGE...: PAGE: LINK for each link to a missing file or heading.
dead() {
	awk '
	function slug(text) {
		gsub(/\]\([^)]*\)/, "", text)
		text = tolower(text)
		gsub(/[^a-z0-9_ -]/, "", text)
		gsub(/ /, "-", text)
		return text
	}
	# a/b/../c is a/c
	function plain(path) {
		while (match(path, /[^\/]+\/\.\.\//))
			path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
		return path
	}
	FNR == 1 { fence = "" }
	/^(```|~~~)/ {
		mark = substr($0, 1, 3)
		fence = fence == "" ? mark : fence == mark ? "" : fence
		next
	}
	fence != "" || /^    / { next }
	/^#+ / {
		sub(/^#+ /, "")
		id = FILENAME "#" slug($0)
		heading[id (count[id]++ ? "-" count[id] - 1 : "")]
		next
	}
	{
		if (match($0, /<a id="[^"]*"/)) heading[FILENAME "#" substr($0, RSTART + 7, RLENGTH - 8)]
		gsub(/`[^`]*`/, "")
		while (match($0, /\]\([^) ]+\)/)) {
			link = substr($0, RSTART + 2, RLENGTH - 3)
			$0 = substr($0, RSTART + RLENGTH)
			if (link !~ /^[a-z]+:/) links[FILENAME " " link]
		}
	}
	END {
		for (both in links) {
			split(both, part, " ")
			folder = part[1]
			sub(/[^\/]*$/, "", folder)
			target = part[2]
			id = sub(/#.*/, "", target) ? substr(part[2], length(target) + 1) : ""
			path = target == "" ? part[1] : plain(folder target)
			if (system("test -e \"" path "\"") != 0 ||
			    (id != "" && path ~ /\.md$/ && !((path id) in heading)))
				print part[1] ": " part[2]
		}
	}' "$@"
}

set -- README.md CONTRIBUTING.md CHANGELOG.md docs/*.md docs/internals/*.md oss-fuzz/*.md
failed=0
dead "$@" >"$WORK/dead"
[ ! -s "$WORK/dead" ] || { echo "FAIL links that lead nowhere:"; cat "$WORK/dead"; failed=1; }
# docs/README.md lists all pages.
for page in docs/*.md docs/internals/*.md; do
	[ "$page" = docs/README.md ] || grep -qF "](${page#docs/})" docs/README.md ||
		{ echo "FAIL docs/README.md does not list $page"; failed=1; }
done
printf '%s\n' '# A b' '[1](#a-b) [2](#c) `[3](#d)`' '[4](none.md)' >"$WORK/page.md"
dead "$WORK/page.md" | sed 's/.*: //' | sort | tr '\n' ' ' >"$WORK/found"
[ "$(cat "$WORK/found")" = "#c none.md " ] || { echo "FAIL found: $(cat "$WORK/found")"; failed=1; }
exit $failed
