#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the sources against the house rules and prints file:line: message [rule] for each
# violation.
#   sh tests/house/lint.sh [--text] [TREE]      --text skips the compilers
# gcc reads the sources for warnings, clang an eighth, by turns; DEEP=1: both read all. Sources that
# were compiled with $SPECC, in this tree and with the same warnings, are not read by gcc again: the
# messages of that build are reported.
set -u
export LC_ALL=C
compilers="gcc clang"
if [ "${1-}" = --text ]; then
	compilers=
	shift
fi
here=$(cd "$(dirname "$0")" && pwd) || exit 2
cd "${1:-$here/../..}" || exit 2
. "$here/../shared/every.sh"
findings=$(mktemp) || exit 2
trap 'rm -rf "$findings" "$findings".*' EXIT

# Every file that could be committed, as ./path.
files() {
	find . \( -name .git -o -path ./build -o -path ./shared -o -name .cache \) -prune -o \
		-type f "$@" -print | sort
}

# Text written by people: not the generated out/, nor cases with bad text on purpose.
written() {
	files ! -path './out/*' ! -path './tests/golden/*' ! -path './tests/checks/*' "$@"
}

# Rules on layout and on C, in one pass; the kind of a file follows from its name.
style() {
	awk '
	function report(text, rule) { print substr(FILENAME, 3) ":" FNR ": " text " [" rule "]" }

	# The width of a line in characters; a tab advances to the next multiple of 4.
	function width(line,   at, parts, i, total) {
		gsub(/[\200-\277]/, "", line)
		if (index(line, "\t") == 0) return length(line)
		at = split(line, parts, "\t")
		total = 0
		for (i = 1; i < at; i++) {
			total += length(parts[i])
			total += 4 - total % 4
		}
		return total + length(parts[at])
	}

	# The line without strings, character constants and comments; in_comment carries over to the
	# next.
	function code(line,   out, two, quote, at) {
		out = ""
		quote = ""
		for (at = 1; at <= length(line); at++) {
			two = substr(line, at, 2)
			if (in_comment) {
				if (two == "*/") { in_comment = 0; at++ }
			} else if (quote != "") {
				if (substr(two, 1, 1) == "\\") at++
				else if (substr(two, 1, 1) == quote) quote = ""
			} else if (two == "/*") { in_comment = 1; at++
			} else if (two == "//") { break
			} else if (two ~ /^["\047]/) { quote = substr(two, 1, 1)
			} else out = out substr(two, 1, 1)
		}
		return out
	}

	# A default among the values of an enumeration takes in whatever is added to it. Where that is
	# right, a comment beside it says why.
	function lint_default() {
		if ($0 ~ /^\t*switch /) cases = ""
		if ($0 ~ /^\t*case [A-Z]/) cases = $2
		if ($0 ~ /^\t*default:/ && cases && $0 !~ /NEVER\(\)|lower_forgotten\(/ &&
			(cases ~ /^(SEM_OP|SEM_FN|SEM_FOLD|TYPE|AST_DEF|AST_STMT)_/ || $0 !~ /\/\*/))
			report("a case for each value, and NEVER() behind them", "switch-default")
	}

	function lint_include(   name, folder, at) {
		name = $0
		if (name ~ /^[ \t]*#[ \t]*include[ \t]*<libxml\// && !(own in documents) && !is_test)
			report("only " with_documents " may include libxml2", "libxml")
		if (name ~ /^[ \t]*#[ \t]*include[ \t]*<jansson/ && own != "lsp" && !is_test)
			report("only lsp may include jansson", "jansson")
		if (name ~ /^[ \t]*#[ \t]*include[ \t]*<zlib/ && own != "host" && !is_test)
			report("only host may include zlib", "zlib")
		if (own == "" || name !~ /^[ \t]*#[ \t]*include[ \t]*"/) return
		sub(/^[^"]*"/, "", name)
		sub(/".*/, "", name)
		at = index(name, "/")
		folder = substr(name, 1, at - 1)
		if (!(folder in rank))
			report("include names no folder of specc/: \"" name "\"", "include")
		else if (rank[folder] > rank[own])
			report(own "/ may not include " folder "/: \"" name "\"", "folder-order")
	}

	# A folder of specc/ is a room: it has one subject, which its main header introduces.
	function lint_room() {
		count_of[own]++
		if (!(own in heads)) heads[own] = 0
		if (index(path[4], own "_") == 1) report("the name repeats that of its folder", "room")
	}

	function lint_rooms(   room) {
		for (room in count_of) {
			if (heads[room] != 1)
				print "specc/" room ": " heads[room] " headers say what to read first [room]"
			if (count_of[room] > 40)
				print "specc/" room ": " count_of[room] " files, at most 40 [room]"
			if (lines[room] > 8000)
				print "specc/" room ": " lines[room] " lines, at most 8000 [room]"
		}
	}

	# Functions and objects of a program, so that a backtrace and a search tell apart those that are
	# static: where each name of a file stands. What stands in a .h has no static.
	function lint_name(line,   name, key) {
		if (line ~ /^typedef |^static .*(struct|enum|union) [a-z0-9_]+ \{/) return
		name = line
		if (match(name, /\(\*(const )?[a-z]/)) name = substr(name, RSTART + 2)
		sub(/[[(=;{].*/, "", name)
		sub(/[ \t]+$/, "", name)
		sub(/.*[^A-Za-z0-9_]/, "", name)
		if (name ~ /^(struct|enum|union|)$/) return
		key = program SUBSEP name
		if (line ~ /^static /) statics[key]
		if (key SUBSEP FILENAME in place_of) return
		place_of[key, FILENAME] = substr(FILENAME, 3) ":" FNR
		files_with[key]++
	}

	function lint_names(   key, parts) {
		for (key in place_of) {
			split(key, parts, SUBSEP)
			if ((parts[1], parts[2]) in statics && files_with[parts[1], parts[2]] > 1)
				print place_of[key] ": a static \047" parts[2] "\047 and " \
					files_with[parts[1], parts[2]] - 1 " more of this name [static-name]"
		}
	}

	# Two structs or enumerators of one name in a folder, which make dev compiles as one.
	function lint_room_name(kind, name,   key) {
		split(FILENAME, folder, "/")
		key = folder[3] SUBSEP kind " " name
		if ((key in room_file) && room_file[key] != FILENAME)
			report(kind " \047" name "\047 is also defined in " substr(room_file[key], 3),
				"room-name")
		room_file[key] = FILENAME
	}

	function lint_enumerators(text,   count, names, i) {
		sub(/^enum [a-z0-9_ ]*\{/, "", text)
		sub(/\}.*/, "", text)
		count = split(text, names, ",")
		for (i = 1; i <= count; i++)
			if (match(names[i], /[A-Za-z_][A-Za-z0-9_]*/))
				lint_room_name("enumerator", substr(names[i], RSTART, RLENGTH))
	}

	BEGIN {
		count = split("base number template lang variant fmt isa expand forms lower " \
			"encoding codec sem typing rules core smt ctree cgen cases lint asm diff view " \
			"derived page doc build host lsp cli", order, " ")
		for (i = 1; i <= count; i++) rank[order[i]] = i
		licensed = (getline line <"./LICENSE") > 0
		with_documents = "template view derived page doc build"
		count = split(with_documents, order, " ")
		for (i = 1; i <= count; i++) documents[order[i]]
		banned = "(^|[^A-Za-z0-9_])(sprintf|vsprintf|strcpy|strcat|atoi|gets|strtok)[ \t]*\\("
		# Code that walks the pseudo-code finds the meaning of names in the tree (sem/resolve.c,
		# sem/bind.c) and must not compare text, except text that is not a name in the pseudo-code:
		walkers = "^\\./specc/((core|smt|cgen|rules|typing)/|sem/walk)"
		programs = "^(compare|fuzz_self|matrix|proof_smt|ref|specgen)$"
		plain["rules/form.c"]        # the word else in the source, for a location
		plain["rules/header.c"]      # headers and templates, before names are resolved
		plain["rules/list.c"]        # InList and OutList
		plain["rules/target.c"]      # what a local would denote in another block
		plain["rules/unused.c"]      # functions in attributes of values
		plain["rules/use.c"]         # words of templates, names in Bitwidth<>
		plain["sem/walk.c"]          # two expressions that are written the same
		plain["cgen/kernels.c"]      # the C of two kernels
		plain["cgen/kernels_head.c"] # mnemonics in a comment of the C
		plain["smt/input.c"]         # inputs of a function of SMT-LIB, by name
		plain["smt/term.c"]          # the same
		plain["smt/print.c"]         # reserved words of SMT-LIB
		# The text of a template is resolved once; others read isa/syntax.h and the forms.
		nodes = "struct template_node([^s]|$)|nodes->list|" \
			"NODE_(WORD|DOT_WORD|PUNCT|QUOTED|BLANK)([^A-Za-z0-9_]|$)|template_text_parse"
		count = split("lang/template_text.h lang/template_text.c lower/syntax.c lower/isa.c " \
			"forms/resolve.c forms/problems.c forms/internal.h forms/text.c forms/operand.c " \
			"forms/modifier.c forms/alternative.c", order, " ")
		for (i = 1; i <= count; i++) resolver[order[i]]
	}
	FNR == 1 {
		is_c = FILENAME ~ /\.[ch]$/
		is_template = FILENAME ~ /^\.\/templates\//
		is_test = FILENAME ~ /^\.\/tests\//
		is_label = is_template && FILENAME ~ /\/strings\.[^\/]*$/
		is_short = is_c || (is_template && !is_label) || \
			FILENAME ~ /\.(def|sh)$|\/Makefile$|^\.\/tests\/run$/
		is_reader = FILENAME ~ /^\.\/(specc|tests\/execution\/ref)\// && \
			!(substr(FILENAME, 9) in resolver)
		is_walker = FILENAME ~ walkers && !(substr(FILENAME, 9) in plain)
		in_comment = 0
		program = FILENAME ~ /^\.\/specc\/.*\.c$/ ? "specc" : ""
		split(FILENAME, path, "/")
		if (path[2] == "tests" && is_c && path[4] ~ programs) program = path[4]
		own = ""
		if (FILENAME ~ /^\.\/specc\//) {
			split(FILENAME, path, "/")
			own = path[3]
			if (is_c && !(own in rank)) report("specc/" own " has no place in the order", "include")
			lint_room()
		}
		# What is copied into the generated files belongs to whoever generates them.
		is_ours = licensed && (FILENAME ~ /^\.\/(specc|tests|install|templates)\// ? \
			FILENAME !~ /^\.\/(tests\/golden\/|templates\/.*\.[^t][^.]*$)/ && \
			FILENAME ~ /\.(c|h|def|sh|awk|m?js|py|tpl)$/ : \
			FILENAME ~ /^\.\/(\.clusterfuzzlite|editors|examples|oss-fuzz|site)\// && \
			FILENAME !~ /\.(md|json)$|\/expected$|\/\.[^\/]*$/)
		head = 1
	}
	FNR <= 2 && /SPDX-License-Identifier: MIT/ { head = FNR + 1; is_ours = 0 }
	FNR == 2 && is_ours { report("expected SPDX-License-Identifier: MIT first", "license") }
	FNR == head && is_c && !/^[ \t]*(\/\*|\/\/)/ {
		report("the first line must be a comment that says what the file does", "first-comment")
	}
	/[ \t\r]$/ { report("blanks at the end of the line", "trailing-blank") }
	is_short && length($0) > 80 && width($0) > 100 {
		report(width($0) " columns, at most 100", "line-length")
	}
	is_c && FNR == 800 + (head > 1) + 1 { report("more than 800 lines", "file-length") }
	is_template && FILENAME ~ /\.tpl$/ && FNR == 150 + (head > 1) + 1 {
		report("a template of more than 150 lines", "template-length")
	}
	own != "" { lines[own]++ }
	own != "" && /Read first: / && FILENAME ~ /\.h$/ { heads[own]++ }
	is_c && /^[ \t]*#[ \t]*include/ { lint_include() }
	is_c && FILENAME ~ /^\.\/(specc|tests\/execution\/ref)\// { lint_default() }
	is_c || is_template {
		text = is_template ? $0 : code($0)
		if (text ~ banned) {
			match(text, banned)
			name = substr(text, RSTART, RLENGTH)
			gsub(/[^A-Za-z0-9_]/, "", name)
			report("call of " name, "banned-call")
		}
		if (program != "" && (text ~ /^static / || text ~ /^[a-z][a-z0-9_ *]*[ *][a-z0-9_]+\(/))
			lint_name(text)
		if (text ~ /^(struct|enum|union) [a-z0-9_]+ \{/ && FILENAME ~ /^\.\/specc\//) {
			split(text, words_of, " ")
			lint_room_name(words_of[1], words_of[2])
		}
		if (text ~ /^enum [a-z0-9_ ]*\{.*\}/ && FILENAME ~ /^\.\/specc\//)
			lint_enumerators(text)
		if (is_reader && text ~ nodes)
			report("reads the text of a template; isa/syntax.h has what it means", "template-nodes")
		if (is_walker && text ~ /str_equal(_c)?[ \t]*\(/)
			report("compares text; sem/resolve.c says what a name means", "compared-text")
	}
	END {
		lint_rooms()
		lint_names()
	}' "$@"
}

# The compiler and the tests are formatted according to .clang-format. Other versions than the one
# named in its first line format differently: with those, or without the program, nothing is
# reported.
layout() {
	version=$(sed -n '1s/^# clang-format \([0-9]*\):.*/\1/p' .clang-format 2>/dev/null)
	[ -n "$version" ] || return
	case $(clang-format --version 2>/dev/null) in
	*" version $version."*) ;;
	*) return ;;
	esac
	find specc tests -name '*.[ch]' -print0 2>/dev/null | xargs -0 -r clang-format --dry-run 2>&1 |
		sed -n 's|^\([^:]*:[0-9]*\):.*code should be clang-formatted.*|\1|p' |
		sort -t: -u -k1,1 | sed 's/$/: not as .clang-format has it; make format [layout]/'
}

# words RULE MESSAGE PATTERN, file names on stdin: reports each line that matches.
words() {
	sed '/^$/d' | tr '\n' '\0' | xargs -0 -r grep -nEI -e "$3" /dev/null |
		sed -n "s|^\./\([^:]*:[0-9]*\):.*|\1: $2 [$1]|p"
}

# The brackets keep this file free of its own rules. A word quoted in backticks, or in a <code>, is
# not reported.
edge='(^|[^A-Za-z0-9_.$}-])'
left='(^|[^A-Za-z0-9_`>])'
machine="$edge/(wor[k]|hom[e]|roo[t]|User[s])(/|[^A-Za-z0-9_]|\$)"
temporary="$edge/tm[p](/|[^A-Za-z0-9_]|\$)"
hosts='(deb|security|archive|ports)\.(debia[n]|ubunt[u])\.(org|com)'
hosts="$hosts|regist[r]y\.[a-z]|[a-z]\.artifactor[y]|pyp[i]\.org|npmj[s]\.|crates\.i[o]"
hosts="$hosts|(ghcr|quay|docker|gcr)\.i[o]|[a-z]\.interna[l]([^A-Za-z0-9_.(]|\$)"

# Names of instruction sets in the compiler and the templates; lint_names.awk defines which count.
# The pages that document the language come first.
isa_names() {
	pages=$(for page in language recipes machines semantics templates xml csv assembler; do
		[ ! -f docs/$page.md ] || echo docs/$page.md
	done)
	words=$([ ! -f tests/house/lint_words ] || echo tests/house/lint_words)
	specs=$(files -path './isa-spec/*.isa')
	known=$(files \( -path './specc/*' -o -path './templates/*' \) \
		\( -name '*.[ch]' -o -name '*.def' -o -name '*.tpl' \))
	# shellcheck disable=SC2086
	[ -z "$specs" ] || awk -f "$here/lint_names.awk" $pages $words $specs $known
}

# Compiles sources like the Makefile, with every warning an error, many at a time: COMPILER FILE...
# Prints the messages of the compiler and a finding for each file with messages.
compile_some='
	compiler=$0
	finding=":1: $compiler does not compile this without a warning [warnings]"
	log=$(mktemp) || exit 1
	"$compiler" -std=c11 -D_XOPEN_SOURCE=700 -Ispecc -I. -fsyntax-only -Wall -Wextra -Wpedantic \
		-Wconversion -Wshadow -Werror $(pkg-config --cflags libxml-2.0 libcmark-gfm cmocka) \
		"$@" >"$log" 2>&1 || {
		head -n 60 "$log"
		sed -n "s/^\([a-z][^:]*\):[0-9]*:.*error: .*/\1/p" "$log" | sort -u | grep . || echo "$1"
	} | sed "/^[a-z][^: ]*\$/s/\$/$finding/"
	rm -f "$log"'

# built FILE: removes what the build has compiled from the list in FILE, and prints its messages.
built() {
	case ${DEEP:+deep}${SPECC-} in
	"$PWD"/*) objects=${SPECC%/*}/obj ;;
	*) return ;;
	esac
	mv "$1" "$1.all"
	while read -r file; do
		said=$objects/${file%.c}.said
		if [ ! -f "$said" ] || [ "$file" -nt "$said" ]; then
			echo "$file" >>"$1"
		elif [ -s "$said" ]; then
			head -n 20 "$said"
			echo "$file:1: the build does not compile this without a warning [warnings]"
		fi
	done <"$1.all"
	rm "$1.all"
}

# circles: reads the symbols of what the build has compiled.
circles() {
	case ${SPECC-} in
	"$PWD"/*) find specc -name '*.c' | sed "s|^|${SPECC%/*}/obj/|; s|c\$|o|" |
		xargs -r nm -A -P 2>/dev/null |
		awk -v list=docs/internals/architecture.md -f "$here/lint_circles.awk" | sort ;;
	esac
}

# by_room: files that each include the sources of a folder, which are read faster so.
by_room() {
	mkdir "$findings.rooms"
	find specc tests/unit -name '*.c' 2>/dev/null | sort | awk -v to="$findings.rooms/" '
		{
			room = $0
			sub(/\/[^\/]*$/, "", room)
			sub(/^specc\//, "")
			gsub(/\//, "_", room)
			# programs have a main each
			if (/^tests|main.c$/) room = ++programs
			print "#include \"" $0 "\"" >(to room ".c")
		}'
	find "$findings.rooms" -name '*.c' | sort
}

# gcc reads all, or what the build has not compiled; clang one folder in eight, by turns.
compile_all() {
	for compiler in "$@"; do
		command -v "$compiler" >/dev/null 2>&1 || continue
		case $compiler in
		gcc)
			find specc tests/unit -name '*.c' 2>/dev/null | sort >"$findings.files"
			built "$findings.files" ;;
		*) by_room | by_turns 8 >"$findings.files" 2>/dev/null ;;
		esac
		[ ! -f "$findings.files" ] || tr '\n' '\0' <"$findings.files" |
			xargs -0 -r -n 40 -P "$(nproc 2>/dev/null || echo 2)" sh -c "$compile_some" "$compiler"
	done
}

set -f
IFS='
'
sources=$(written -name '*.[ch]')
texts=$(written ! -name '*.[ch]' \( -path './templates/*' -o -name '*.def' -o -name '*.sh' -o \
	-name '*.md' -o -name '*.isa' -o -name Makefile -o -name '*.awk' -o -name '*.mjs' -o \
	-name '*.py' -o -path './.clusterfuzzlite/*' -o -path './editors/*' -o -path './examples/*' -o \
	-path './oss-fuzz/*' -o -path './site/*' -o -path ./tests/run \))
everything=$(files)
documents=$(files \( -name '*.md' -o -path './isa-spec/*' -o -path './templates/*' -o \
	-path './out/*' -o -path './docs/*' \))
{
	# shellcheck disable=SC2086
	[ -z "$sources$texts" ] || style $sources $texts
	layout
	isa_names
	echo "$everything" | words machine-path "the path of a machine" "$machine"
	echo "$documents" | words machine-path "the path of a machine" "$temporary"
	echo "$everything" | words host "a package host" "$hosts"
	echo "$everything" | grep -v '^./tests/checks/unfinished.cases$' |
		words todo "unfinished work" "$left(TOD[O]|FIXM[E])([^A-Za-z0-9_]|\$)"
} | sort -t: -k1,1 -k2,2n | uniq >"$findings"
set +f
IFS=' '
# shellcheck disable=SC2086
compile_all $compilers >>"$findings"
circles >>"$findings"
cat "$findings"
count=$(grep -c '\[[a-z-]*\]$' "$findings")
echo "lint: $(echo "$everything" | grep -c .) files, $count findings"
[ "$count" = 0 ]
