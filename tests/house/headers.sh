#!/bin/sh
# SPDX-License-Identifier: MIT
# What a change in a header costs: how much of specc is compiled again. Only the headers listed here
# may be included, directly or not, by more than two fifths of all objects. DEEP=1: specc as make
# dev compiles it, whole, which is the most that a change in a header can cost (20 s on an idle
# machine), takes at most two fifths of what its files one by one take, by every 15th of them.
set -u
objects=$(dirname "$SPECC")/obj/specc
[ -d "$objects" ] || { echo "there is no $objects: make"; exit 77; }
# Memory, texts, places and reports; words; the IR and what it is made of.
widely='base/arena.h base/str.h base/vec.h base/source.h base/diag.h base/checks.def number/word.h
	isa/cube.h isa/comment.h isa/ir.h isa/register.h lang/ast.h lang/place.h lang/definitions.def'

cd "$WORK" || exit 1
find "$objects" -name '*.d' >all
[ "$(wc -l <all)" -ge 300 ] || { echo "FAIL only $(wc -l <all) objects found"; exit 1; }
# The first rule of each file has all that its object depends on. The sources of some are gone.
(cd "$ROOT/specc" && find . -name '*.c') | sed 's,^\./,,' >sources
xargs awk '
	FILENAME == "sources" { exists[$0]; next }
	FNR == 1 {
		source = FILENAME
		sub(/^.*\/obj\/specc\//, "", source)
		sub(/d$/, "c", source)
		reading = source in exists
		if (reading) print "all"
	}
	reading {
		reading = /\\$/
		for (i = 1; i <= NF; i++)
			if ($i ~ /\.(h|def)$/ && sub(/^.*specc\//, "", $i) && !seen[source, $i]++)
				print $i
	}' sources <all >counts

awk -v widely="$widely" '
	BEGIN { n = split(widely, name); for (i = 1; i <= n; i++) listed[name[i]] }
	{ count[$1]++ }
	END {
		for (header in count)
			if (count[header] > 0.4 * count["all"] && header != "all" && !(header in listed)) {
				print "FAIL " header ": " int(100 * count[header] / count["all"]) \
					" % of specc depends on it"
				failed = 1
			}
		for (header in listed)
			if (count[header] <= 0.4 * count["all"]) {
				print "FAIL " header " is no longer included so widely: take it off the list"
				failed = 1
			}
		exit failed
	}' counts || exit
[ -n "${DEEP-}" ] || exit 0

# make_dev ARGUMENT...: the processor time that make takes with them.
make_dev() {
	CCACHE_DISABLE=1 sh -c 'make -s -C "$0" CFLAGS="-O0 -g" "$@" >log 2>&1
		status=$?; times >times; exit $status' "$ROOT" "$@" || { cat log >&2; exit 1; }
	awk 'NR == 2 {
		for (i = 1; i <= 2; i++) { split($i, part, /[ms]/); sum += part[1] * 60 + part[2] }
		print sum
	}' times
}
whole=$(make_dev BUILD="$WORK/dev" BY_ROOM=1 "$WORK/dev/specc") || exit
# shellcheck disable=SC2046
some=$(make_dev BUILD="$WORK/some" $(awk -v to="$WORK/some/obj/specc/" '
	NR % 15 == 1 { sub(/c$/, "o"); print to $0 }' sources)) || exit
awk -v whole="$whole" -v some="$some" 'BEGIN {
	print "specc without optimisation: by folder " whole " s, by file " 15 * some " s"
	exit !(whole < 0.4 * 15 * some)
}'
