# SPDX-License-Identifier: MIT
# Chinese prose -> faults: half-width marks beside Chinese characters, and blanks that are missing or
# too many. Reads specifications (*.isa), labels (strings.zh) and *.zh.md as bytes; prints
# FILE:LINE: fault: text. CONTRIBUTING.md has the rule.
BEGIN {
	han = "[\344-\351][\200-\277][\200-\277]"
	# U+3000 to U+303F and U+FF00 to U+FF65: full-width marks
	wide = "(\343\200[\200-\277]|\357\274[\200-\277]|\357\275[\200-\245])"
}
FNR == 1 { chinese = FILENAME ~ /\.zh(\.md)?$/; fence = 0 }
/^ *```/ { fence = !fence }
FILENAME ~ /\.isa$/ && !fence && /^ *__[A-Z]/ { chinese = /^ *__[A-Za-z]+<zh>/ }

function fault(what) { printf "%s:%d: %s: %s\n", FILENAME, FNR, what, $0 }

# Code, links and placeholders are Latin words; emphasis is nothing.
function check(text) {
	gsub(/`[^`]*`/, "X", text)
	gsub(/\[\[[^]]*\]\]/, "X", text)
	gsub(/\]\([^)]*\)/, "", text)
	gsub(/\{[0-9a-z]*\}/, "X", text)
	gsub(/。\*\* /, "。", text) # a lead-in
	gsub(/\*+/, "", text)
	if (text ~ han "[,:;!?()]" || text ~ "[,;!?()]" han || text ~ ":" han)
		fault("half-width mark")
	if (text ~ han "[A-Za-z0-9]" || text ~ "[A-Za-z0-9]" han)
		fault("missing blank")
	if (text ~ han " +" han || text ~ wide " +[^ |]" && text !~ "^ *" wide || text ~ "[^ |] +" wide)
		fault("blank too many")
	if (text ~ "  +" han || text ~ han "  +[^ |]")
		fault("two blanks")
}

match($0, /\/\/<zh> /) { check(substr($0, RSTART + RLENGTH)); next }
match($0, /(Text<zh, |title_zh = )"[^"]*"/) { check(substr($0, RSTART + 10, RLENGTH - 10)); next }
/^ *(#|__)/ && FILENAME !~ /md$/ { next }
chinese && !fence && FILENAME ~ /strings\.zh$/ {
	if (/^find-/) gsub(/; /, "；") # keywords, which the program takes apart
	sub(/^[^=]* = /, "")
}
chinese && !fence { check($0) }
