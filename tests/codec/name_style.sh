#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The names that the generated C gives have one style for each kind (docs/c-api.md): functions, tags
# and types in small letters, macros and enumerators in capitals. Names of the specification in them
# stay as they are. A name of the wrong style must be noticed. Lines have at most 100 columns, a tab
# being 4; those of kernels may have more.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# names_of ISA: the names of the specification as parts of C names, one a line
names_of() {
	{
		# what the language of specifications itself names
		printf '%s\n' active AddressAlign AddressRange IndexRange
		sed -n 's/^__Def[A-Za-z]* *\([A-Za-z0-9_]*\).*/\1/p' "$ROOT/isa-spec/$1"/*.isa
		grep -oE ' (name|prefix|mnemonic)="[^"]*"' "$ROOT/out/$1/xml/$1.xml" | cut -d '"' -f 2
		# functions beside blocks, from their headers
		sed -n 's/^ *\([A-Za-z0-9_]*\)(.*): *$/\1/p' "$ROOT/isa-spec/$1"/*.isa
		# mnemonics of several parts, from their templates
		sed -n 's/^ *\([A-Za-z0-9]*[.][A-Za-z0-9.]*\).* ;.*/\1/p' "$ROOT/isa-spec/$1"/*.isa |
			tr . '\n'
	} | tr . _ | grep '^[A-Za-z0-9_]*$' | sort -u
}

# kinds FILE...: the kind and the name of each definition
kinds() {
	awk '
	FNR == 1 { inside = 0 }
	/^[ \t]*\*/ { next }
	{ sub(/\/\*.*/, ""); gsub(/"([^"\\]|\\.)*"/, "") }
	/^[ \t]*#define / { name = $2; sub(/\(.*/, "", name); print "capital", name; next }
	match($0, /(struct|union|enum) [A-Za-z0-9_]+ *\{/) {
		split(substr($0, RSTART, RLENGTH), word, /[ {]+/)
		print "small", word[2]
	}
	/(^|[ \t])enum[^;()]*\{/ { inside = 1; sub(/.*\{/, "") }
	inside {
		list = $0
		if (sub(/\}.*/, "", list)) inside = 0
		count = split(list, part, ",")
		for (i = 1; i <= count; i++)
			if (match(part[i], /[A-Za-z_][A-Za-z0-9_]*/) && part[i] !~ /^[ \t]*[0-9+-]/)
				print "capital", substr(part[i], RSTART, RLENGTH)
		if (!inside || list !~ /^[^=]*$/) next
	}
	/^[a-z][A-Za-z0-9_ *]*[ *][A-Za-z0-9_]+\([^;]*$/ {
		match($0, /[A-Za-z0-9_]+\(/)
		print "small", substr($0, RSTART, RLENGTH - 1)
	}
	/^typedef / && match($0, /[A-Za-z0-9_]+;/) { print "small", substr($0, RSTART, RLENGTH - 1) }
	' "$@" | sort -u
}

# odd NAMES ISA: the definitions on standard input that begin with the instruction set in the other
# style, or whose own part has another style
odd() {
	awk -v names="$1" -v isa="$2" '
	BEGIN { while ((getline < names) > 0) known[$0] = 1 }
	# without the longest name of the specification between underscores, again and again
	function own(name,    count, part, from, to, i, text) {
		count = split(name, part, "_")
		for (to = count; to >= 1; to--)
			for (from = 1; from + to - 1 <= count; from++) {
				text = part[from]
				for (i = from + 1; i < from + to; i++) text = text "_" part[i]
				if (text !~ /[A-Za-z]/ || !(text in known)) continue
				for (i = from; i < from + to; i++) part[i] = ""
			}
		text = ""
		for (i = 1; i <= count; i++) text = text part[i]
		return text
	}
	index($2, ($1 == "small" ? toupper(isa) : isa) "_") == 1 { print; next }
	($1 == "small" && $2 ~ /[A-Z]/ && own($2) ~ /[A-Z]/) || \
	($1 == "capital" && $2 ~ /[a-z]/ && own($2) ~ /[a-z]/)'
}

for isa in gpu brew tiny; do
	names_of $isa >names
	kinds "$ROOT"/out/$isa/c/*.[ch] >found
	[ "$(grep -c '^small' found)" -ge 300 ] || fail "$isa: few functions and types are found" found
	[ "$(grep -c '^capital' found)" -ge 200 ] || fail "$isa: few macros are found" found
	odd names $isa <found >wrong
	[ ! -s wrong ] || fail "$isa: names of another style" wrong
done

# long FILE...: lines of more than 100 columns, except single texts
long() {
	for file in "$@"; do
		case $file in
		*_kernels*.c) ;;
		*) expand -t 4 "$file" | grep -n '^.\{101\}' |
			grep -v '^[0-9]*: *"[^"]*" },$' | sed "s|^|$(basename "$file"):|" ;;
		esac
	done
}

long "$ROOT"/out/*/c/*.[ch] >wrong
[ ! -s wrong ] || fail "lines of more than 100 columns" wrong
printf '\t%096d\n\t%097d\n' 0 0 >changed.h
[ "$(long changed.h | grep -c .)" -eq 1 ] || fail "a line of 101 columns is not noticed"

for fault in 's/struct tiny_program/struct tinyProgram/' 's/TINY_FILE_COUNT/tiny_FileCount/' \
	's/tiny_read(/tiny_Read(/' 's/tiny_read(/TINY_read(/' 's/TINY_RUN_H/tiny_run_h/' \
	's/TINY_FILE_COUNT/tiny_FILE_COUNT/'; do
	plant_edit "$fault" "$ROOT/out/tiny/c/tiny_run.h" changed.h || exit 1
	kinds changed.h | odd names tiny | grep -q . || fail "not noticed: $fault"
done
exit 0
