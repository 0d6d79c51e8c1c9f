#!/bin/sh
# SPDX-License-Identifier: MIT
# What a change in a header costs: how much of specc is compiled again. Only the headers listed here
# may be included, directly or not, by more than two fifths of all objects. DEEP=1 measures the
# processor time of each object without optimisation, as make dev compiles it, prints that of each
# header that much depends on (for `make check-deep`), and compares shares of the time instead.
set -u
objects=$(dirname "$SPECC")/obj/specc
[ -d "$objects" ] || { echo "there is no $objects: make"; exit 77; }
# Memory, texts, places and reports; words; the IR and what it is made of.
widely='base/arena.h base/str.h base/vec.h base/source.h base/diag.h base/checks.def number/word.h
	isa/cube.h isa/comment.h isa/ir.h lang/ast.h lang/place.h lang/definitions.def'

# The time of an object is 1, or what compiling it takes.
warnings=$(sed -n 's/^WARNINGS := //p' "$ROOT/Makefile")
flags=$(${PKG_CONFIG:-pkg-config} --cflags libxml-2.0 libcmark-gfm)
# shellcheck disable=SC2086
time_of() {
	CCACHE_DISABLE=1 sh -c '"$@" 2>&3 3>/dev/null; times' sh ${CC:-cc} -std=c11 \
		-D_POSIX_C_SOURCE=200809L $warnings -O0 -g -I"$ROOT/specc" $flags -c -o object.o "$1" \
		3>/dev/null | awk 'NR == 2 {
			for (i = 1; i <= 2; i++) { split($i, part, /[ms]/); sum += part[1] * 60 + part[2] }
			print sum }'
}
cd "$WORK" || exit 1
find "$objects" -name '*.d' >all
[ "$(wc -l <all)" -ge 300 ] || { echo "FAIL only $(wc -l <all) objects found"; exit 1; }
while read -r list; do
	source=specc/${list#"$objects"/}
	source=${source%.d}.c
	[ -f "$ROOT/$source" ] || continue # an object of a source that is gone
	cost=1
	[ -z "${DEEP-}" ] || cost=$(time_of "$ROOT/$source")
	# The first rule of the file has all that the object depends on.
	awk -v cost="$cost" '
		BEGIN { print "all", cost }
		{ more = sub(/\\$/, ""); text = text " " $0; if (!more) exit }
		END {
			n = split(text, name)
			for (i = 2; i <= n; i++)
				if (name[i] ~ /\.(h|def)$/ && sub(/^.*specc\//, "", name[i]) &&
					!seen[name[i]]++)
					print name[i], cost
		}' "$list"
done <all >costs

awk -v widely="$widely" -v deep="${DEEP-}" '
	BEGIN { n = split(widely, name); for (i = 1; i <= n; i++) listed[name[i]] }
	{ cost[$1] += $2 }
	END {
		for (header in cost) {
			share = cost[header] / cost["all"]
			if (deep && share > 0.25)
				printf "%-24s %6.1f s of %.1f s\n", header, cost[header], cost["all"]
			if (share > 0.4 && header != "all" && !(header in listed)) {
				print "FAIL " header ": " int(100 * share) " % of specc depends on it"
				failed = 1
			}
		}
		for (header in listed)
			if (cost[header] <= 0.4 * cost["all"]) {
				print "FAIL " header " is no longer included so widely: take it off the list"
				failed = 1
			}
		exit failed
	}' costs
