#!/bin/sh
# SPDX-License-Identifier: MIT
# Addresses are stable: every page and fragment listed in tests/docs/urls/ISA.txt is still
# generated. A line of a list is `PAGE: ID ID...` if all languages have it, else `LANGUAGE/PAGE:
# ID...`; `NAME-{1..9}` stands for nine ids. Lines of pseudo-code (block-1-17) are not listed: they
# change with the text.
#   sh tests/pages/addresses.sh            compares; also fails on new addresses that are not listed
#   sh tests/pages/addresses.sh --bless    adds new addresses to the lists; removes none
set -u
. "$(dirname "$0")/../shared/pages.sh"
lists=$ROOT/tests/docs/urls

# addresses FOLDER: the pages in it and their ids, `PAGE ID` per line, and `PAGE -` for the page
# itself. An address that some languages lack is prefixed with its language.
addresses() {
	(
		cd "$1" || exit
		find . -name '*.html' | sed 's|^\./||' | sort >"$WORK/names"
		{
			awk -F / 'NF == 2 { print $1, $2, "-" } NF == 1 { print "", $1, "-" }' "$WORK/names"
			xargs awk -v list=1 -v files=/dev/null -f "$ROOT/tests/docs/scan.awk" <"$WORK/names"
		} | awk -F ' ' '
		NF == 2 { print $1, $2; next }
		$3 ~ /^block-[0-9]+-[0-9]+$/ { next }
		!($1 in languages) { languages[$1] = 1; count++ }
		{ key = $2 " " $3; where[key] = where[key] " " $1; times[key]++ }
		END {
			for (key in where) {
				if (times[key] == count) { print key; continue }
				many = split(where[key], codes, " ")
				for (at = 1; at <= many; at++) print codes[at] "/" key
			}
		}' | sort -u
	)
}

# packed: converts addresses to the lines of a list; ids that differ only in a consecutive last
# number become one word.
packed() {
	awk '
	{
		page = $1
		id = $2
		if (match(id, /-(0|[1-9][0-9]*)$/)) {
			print page, substr(id, 1, RSTART - 1), substr(id, RSTART + 1) + 0
		} else print page, id, -1
	}' | sort -k1,1 -k2,2 -k3,3n | awk '
	function flush(   word) {
		if (stem == "") return
		word = stem == "-" ? "" : " " stem
		if (from >= 0) word = " " stem "-" (from == to ? from : "{" from ".." to "}")
		if (length(line word) > 100 && line != page ":") {
			print line
			line = page ":"
		}
		line = line word
		stem = ""
	}
	$1 != page {
		flush()
		if (page != "") print line
		page = $1
		line = page ":"
	}
	stem == $2 && from >= 0 && $3 == to + 1 { to = $3; next }
	{ flush(); stem = $2; from = to = $3 }
	END { flush(); if (page != "") print line }'
}

# unpacked FILE: converts the lines of a list to addresses.
unpacked() {
	awk '
	/^#/ || NF == 0 { next }
	{
		page = $1
		sub(/:$/, "", page)
		print page, "-"
		for (at = 2; at <= NF; at++) {
			word = $at
			if (match(word, /\{[0-9]+\.\.[0-9]+\}$/)) {
				stem = substr(word, 1, RSTART - 1)
				split(substr(word, RSTART + 1, RLENGTH - 2), ends, /\.\./)
				for (number = ends[1] + 0; number <= ends[2] + 0; number++)
					print page, stem number
			} else print page, word
		}
	}' "$1" | sort -u
}

# compare PREFIX FOLDER LIST: writes addresses that are in FOLDER but not listed to PREFIX.new, and
# those listed but no longer there to PREFIX.gone. An address common to all languages also counts as
# present in each, since the list may date from when one language lacked it.
compare() {
	addresses "$2" >"$1.made"
	unpacked "$3" >"$1.listed"
	languages=$(cd "$2" && ls -d */ | tr -d /)
	for language in $languages; do
		sed "/^[^ ]*\//!s|^|$language/|" "$1.made"
	done | sort -u | cat - "$1.made" | sort -u >"$1.known"
	comm -23 "$1.listed" "$1.known" >"$1.gone"
	comm -13 "$1.listed" "$1.made" >"$1.new"
}

# The address as a reader sees it, relative to the folder of the language.
shown() {
	sed -e 's/ -$//' -e 's/ /#/' "$1"
}

bless=
case ${1-} in
'') ;;
--bless) bless=1 ;;
*) sed -n '2,7s/^# *//p' "$0" >&2; exit 2 ;;
esac

. "$ROOT/tests/shared/wasm.sh"
fake_wasm "$WORK/tools"
count=0
for specs in "$ROOT"/isa-spec/*/; do
	ls "$specs"*.isa >/dev/null 2>&1 || continue
	isa=$(basename "$specs")
	list=$lists/$isa.txt
	"$SPECC" site "$specs" -o "$WORK/$isa" >"$WORK/log" 2>&1 ||
		fail "site of $specs" "$WORK/log"
	if [ ! -f "$list" ]; then
		[ -n "$bless" ] || fail "there is no tests/docs/urls/$isa.txt (make bless-addresses)"
		mkdir -p "$lists"
		echo "# Addresses of the pages of $isa that were published; tests/pages/addresses.sh" \
			>"$list"
	fi
	compare "$WORK/$isa" "$WORK/$isa/$isa" "$list"
	if [ -s "$WORK/$isa.gone" ]; then
		shown "$WORK/$isa.gone" >"$WORK/text"
		fail "$isa: $(wc -l <"$WORK/text") addresses are gone, but were published:" "$WORK/text"
	fi
	if [ -n "$bless" ] && [ -s "$WORK/$isa.new" ]; then
		echo "$isa: $(wc -l <"$WORK/$isa.new") new addresses"
		sed -n '/^#/p' "$list" >"$WORK/text"
		sort -u "$WORK/$isa.listed" "$WORK/$isa.new" | packed >>"$WORK/text"
		cp "$WORK/text" "$list"
	elif [ -s "$WORK/$isa.new" ]; then
		shown "$WORK/$isa.new" >"$WORK/text"
		fail "$isa: $(wc -l <"$WORK/text") new addresses are not listed (make bless-addresses):" \
			"$WORK/text"
	fi
	count=$((count + $(wc -l <"$WORK/$isa.made")))
done
[ $count -ge 200 ] || fail "only $count addresses"
[ -z "$bless" ] || exit 0

# Detects a listed page, fragment or member of a run that does not exist.
for line in 'nowhere.html:' 'xx/index.html:' 'index.html: no-such' 'index.html: no-such-{1..3}'; do
	{ cat "$lists/$isa.txt"; echo "$line"; } >"$WORK/list"
	compare "$WORK/fault" "$WORK/$isa/html" "$WORK/list"
	[ -s "$WORK/fault.gone" ] || fail "the address '$line' is not missed"
done
# A list that is written and read back is unchanged.
packed <"$WORK/$isa.made" >"$WORK/list"
unpacked "$WORK/list" | cmp -s - "$WORK/$isa.made" || fail "a list is not what it was made of"
