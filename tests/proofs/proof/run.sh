#!/bin/sh
# SPDX-License-Identifier: MIT
# Proves what docs/internals/proof.md says of the generated codec: a line for each part.
# Reads out/NAME/xml/NAME.xml and out/NAME/c.
#
# Needs libxml2 and a C compiler; parts whose tool is missing are skipped by name.
# Exit status: 0 proved, 1 something is not, 2 usage or input, 77 nothing could be run.
set -u
ROOT=${ROOT:-$(cd "$(dirname "$0")/../../.." && pwd)}
. "$ROOT/tests/shared/plant.sh"
OUT=${OUT:-$ROOT/out}
here=$ROOT/tests/proofs/proof
parts="smt exhaust eva" share=1 folder= limit=1800
warnings="-std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic -Wconversion -Wshadow"

usage() {
	cat <<'END'
usage: tests/proofs/proof/run.sh [options] [NAME...]     proves; without NAME all of out/
  --only PARTS   of smt, exhaust, eva and faults, with commas; without it the first three
  --share N      exhaust: every N-th word of the long lists
  --work DIR     where to put what is made (a temporary folder)
  --limit N      seconds for one run of a solver or of Eva (1800)
  --install      install cvc5 and Frama-C by apt-get, through sudo when not root; nothing else
  smt      claims in SMT-LIB 2, decided by cvc5
  exhaust  millions of words through decoder and encoder, each judged by the XML
  eva      no run-time error in the codec, by Frama-C's Eva
  faults   single faults in copies: each of the parts above has to find those that it can
environment: OUT the folder of generated artefacts (out), CC the C compiler (cc)
examples: sh tests/proofs/proof/run.sh gpu    sh tests/proofs/proof/run.sh --only smt,faults tiny
END
}

# As setup.sh does.
install_tools() {
	missing=
	command -v cvc5 >/dev/null 2>&1 || missing="$missing cvc5"
	command -v frama-c >/dev/null 2>&1 || missing="$missing frama-c-base"
	command -v llvm-link >/dev/null 2>&1 || command -v llvm-link-14 >/dev/null 2>&1 ||
		missing="$missing llvm-dev"
	[ -n "$missing" ] || { echo "cvc5, Frama-C and LLVM are there"; return 0; }
	sudo=
	if [ "$(id -u)" != 0 ]; then
		sudo=sudo
		if ! command -v sudo >/dev/null 2>&1; then
			echo "not root and no sudo; as root, run: apt-get install$missing" >&2
			exit 2
		fi
	fi
	if ! command -v apt-get >/dev/null 2>&1; then
		echo "this is not Debian or Ubuntu; install what these packages hold:$missing" >&2
		exit 2
	fi
	for package in $missing; do
		$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
			install -y --no-install-recommends "$package" >/dev/null ||
			echo "apt-get could not install $package; make proof goes on without" >&2
	done
}

while [ $# -gt 0 ]; do
	case $1 in
	--help | -h) usage; exit 0 ;;
	--only) parts=$(echo "${2?}" | tr , ' '); shift 2 ;;
	--share) share=${2?}; shift 2 ;;
	--work) folder=${2?}; shift 2 ;;
	--install) install_tools; exit ;;
	--limit) limit=${2?}; shift 2 ;;
	-*) usage >&2; exit 2 ;;
	*) break ;;
	esac
done
for part in $parts; do
	case $part in
	smt | exhaust | eva | faults) ;;
	*) echo "no part '$part'" >&2; exit 2 ;;
	esac
done
if [ -z "$folder" ]; then
	folder=$(mktemp -d) || exit 2
	trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder" || exit 2
failed=0 ran=0

have() {
	command -v "$1" >/dev/null 2>&1
}

fail() {
	echo "$isa: FAILED: $1"
	[ $# -lt 2 ] || head -n 30 "$2" | sed 's/^/    /'
	failed=1
}

seconds() {
	date +%s
}

# Digits in groups of three.
grouped() {
	awk '{
		for (i = 1; i <= NF; i++)
			while (match($i, /[0-9][0-9][0-9][0-9]($|,)/)) {
				$i = substr($i, 1, RSTART) "," substr($i, RSTART + 1)
			}
		print
	}'
}

# The checker without the tables: the same for all.
compile_common() {
	mkdir -p "$folder/common" || return 2
	made=$(find "$here" -newer "$folder/common/made" 2>&1)
	[ -n "$made" ] || return 0
	for file in "$here"/*.c; do
		[ "$file" != "$here/tables.c" ] || continue
		# shellcheck disable=SC2046,SC2086
		${CC:-cc} $warnings -O1 -I"$here" $(pkg-config --cflags libxml-2.0) \
			-c -o "$folder/common/$(basename "$file" .c).o" "$file" || return 2
	done
	: >"$folder/common/made"
}

# compile C WORK: the checker with the tables of the C files in C.
compile() {
	flags= upper=$(echo "$isa" | tr a-z A-Z)
	mkdir -p "$2" || return 2
	grep -q '_fronts\[\]' "$1/${isa}_tables.h" && flags="$flags -DFRONTS"
	grep -q '	bool sure;' "$1/${isa}_tables.h" && flags="$flags -DUNSURE_FRONTS"
	grep -q '^static const struct node nodes' "$1/${isa}_decode.c" && flags="$flags -DNODES"
	grep -q '^static const .* entries\[' "$1/${isa}_decode.c" && flags="$flags -DENTRIES"
	grep -q '^} lengths\[\]' "$1/${isa}_decode.c" && flags="$flags -DLENGTHS"
	awk -f "$here/roots.awk" "$1/${isa}_decode.c" >"$2/roots.h" || return 2
	# shellcheck disable=SC2046,SC2086
	${CC:-cc} $warnings -O1 -I"$here" -I"$2" -I"$1" -DISA="$isa" -DUPPER="$upper" \
		-DDECODER="\"${isa}_decode.c\"" $flags -o "$2/proof" "$here/tables.c" \
		"$folder"/common/*.o "$1/${isa}_encode.c" "$1/${isa}_tables.c" \
		$(pkg-config --libs libxml-2.0) >"$2/log" 2>&1
}

# ---- smt ----

# solve XML WORK [NUMBER...]: claims to answers.
solve() {
	xml=$1 work=$2
	shift 2
	"$work/proof" claims "$xml" "$@" >"$work/claims.smt2" || return 2
	timeout "$limit" cvc5 --incremental --quiet "$work/claims.smt2" >"$work/answers" \
		2>"$work/errors"
	status=$?
	[ $status -eq 0 ] || echo "cvc5 ended with status $status" >>"$work/answers"
}

# What was not proved is solved again, for its counterexamples; at most ten.
counterexamples() {
	numbers=$(awk '/^"?claim / { number = $2 } $1 == "sat" { print number }' "$2/answers" |
		head -n 10)
	[ -n "$numbers" ] || return 0
	# shellcheck disable=SC2086
	solve "$1" "$2" $numbers
	"$2/proof" report "$1" "$2/answers" | sed '$d'
}

prove_smt() {
	start=$(seconds)
	if solve "$1" "$2" && "$2/proof" report "$1" "$2/answers" >"$2/report"; then
		echo "$isa: $(sed -n 's/ statements.*//p' "$2/report" | grouped) statements proved" \
			"in $(($(seconds) - start)) s (cvc5)"
		return
	fi
	tail -n 1 "$2/report" >"$2/closing"
	counterexamples "$1" "$2" >"$2/why"
	cat "$2/closing" "$2/errors" >>"$2/why"
	fail "a statement does not hold" "$2/why"
}

# ---- eva ----

# What is looked at value by value: the bits that index the decoder's first table.
split_of() {
	awk -F '[{ ,]+' '!/-/ && $3 == 0 && $4 <= 12 { bits = $4 } END { print bits + 0 }' "$1/roots.h"
}

# eva DRIVER C WORK: the log is WORK/DRIVER.log.
eva() {
	upper=$(echo "$isa" | tr a-z A-Z)
	defines="-U__GNUC__ -I$2 -I$here/eva -DISA=$isa -DUPPER=$upper -DINTERFACE='\"$isa.h\"'"
	timeout "$limit" frama-c -eva -eva-no-show-progress -eva-no-results -machdep gcc_x86_64 \
		-cpp-extra-args="$defines -DSPLIT=$(split_of "$3")" -eva-domains cvalue \
		-eva-ilevel 64 -eva-slevel 10 -eva-auto-loop-unroll 200 \
		"$here/eva/$1.c" "$2/${isa}_decode.c" "$2/${isa}_encode.c" "$2/${isa}_tables.c" \
		>"$3/$1.log" 2>&1
	status=$?
	[ $status -eq 0 ] || { echo "status $status" >>"$3/$1.log"; return 2; }
	grep -q '^ *0 alarms generated' "$3/$1.log"
}

prove_eva() {
	start=$(seconds) wrong=
	for driver in decode encode explain fields; do
		eva $driver "$1" "$2" && continue
		wrong="$wrong $driver"
		grep -A 1 -e '^\[eva:alarm\]' -e '^status' -e 'user error' "$2/$driver.log" >>"$2/alarms"
	done
	if [ -n "$wrong" ]; then
		fail "not free of run-time errors:$wrong" "$2/alarms"
	else
		echo "$isa: decode, encode, explain, fields: 0 alarms in $(($(seconds) - start)) s (Eva)"
	fi
}

# ---- faults ----

# fault_here NUMBER FILE FROM TO: a copy with the fault; false: it has no place.
fault_here() {
	rm -rf "$4" && mkdir -p "$4/c" && cp "$3"/c/*.[ch] "$4/c" && cp "$3/xml/$isa.xml" "$4" || exit 2
	case $2 in
	xml) sound=$3/xml/$isa.xml spoilt=$4/$isa.xml ;;
	*) sound=$3/c/${isa}_$2 spoilt=$4/c/${isa}_$2 ;;
	esac
	plant "$list" "$1" "$sound" "$spoilt" >/dev/null
}

# A fault is found by a statement that has a counterexample, and by a word where it shows in words.
find_fault() {
	copy=$folder/$isa-$fault
	if ! compile "$copy/c" "$copy"; then
		fail "$fault: the copy does not compile" "$copy/log"
		return
	fi
	if have cvc5; then
		solve "$copy/$isa.xml" "$copy"
		counterexamples "$copy/$isa.xml" "$copy" >"$copy/why"
		if ! grep -q '^does not hold' "$copy/why" || ! grep -q 'word 0x' "$copy/why"; then
			fail "$fault: not found by a statement" "$copy/why"
			return
		fi
		[ -z "${VERBOSE-}" ] || { echo "$isa: $fault"; sed 's/^/    /' "$copy/why"; }
	fi
	[ "$by" = words ] || return
	"$copy/proof" exhaust "$copy/$isa.xml" "$share" >"$copy/words"
	case $fault:$? in
	tables-mask:0) # the table of first units can hide a box that holds too little
		grep -q "_fronts\[\]" "$copy/c/${isa}_tables.h" || fail "$fault: not found by any word" ;;
	*:1) ;;
	*) fail "$fault: not found by any word" "$copy/words" ;;
	esac
}

find_eva_fault() {
	copy=$folder/$isa-$fault
	awk -f "$here/roots.awk" "$copy/c/${isa}_decode.c" >"$copy/roots.h" || exit 2
	eva decode "$copy/c" "$copy"
	grep -q '^\[eva:alarm\]' "$copy/decode.log" || fail "$fault: not found by Eva"
}

prove_faults() {
	total=0 start=$(seconds) list=$here/proof.fault
	faults "$list" >"$folder/faults"
	while IFS=$tab read -r number in file by what; do
		fault=${what%%:*}
		case " ${FAULTS:-$fault} " in *" $fault "*) ;; *) continue ;; esac
		case " $in " in " - " | *" $isa "*) ;; *) continue ;; esac
		[ "$by" != eva ] || have frama-c || continue
		fault_here "$number" "$file" "$OUT/$isa" "$folder/$isa-$fault" || continue
		total=$((total + 1))
		case $by in eva) find_eva_fault ;; *) find_fault ;; esac
		rm -rf "$copy"
	done <"$folder/faults"
	[ $total -gt 0 ] || fail "no fault has a place"
	echo "$isa: $total faults looked for in $(($(seconds) - start)) s"
}

# ---- all ----

skip() {
	echo "$isa: $1 skipped: $2"
}

prove() {
	work=$folder/$isa xml=$OUT/$isa/xml/$isa.xml
	if [ ! -f "$xml" ] || [ ! -d "$OUT/$isa/c" ]; then
		echo "$isa: no $xml, or no C beside it" >&2
		exit 2
	fi
	compile "$OUT/$isa/c" "$work" || { fail "the checker does not compile" "$work/log"; return; }
	# Whatever is asked for: that the checker reads the tables shows without a solver.
	"$work/proof" claims "$xml" >"$work/claims.smt2" 2>"$work/log" ||
		{ fail "there are no statements" "$work/log"; return; }
	for part in $parts; do
		case $part in
		smt) have cvc5 || { skip smt "no cvc5"; continue; }
			prove_smt "$xml" "$work" ;;
		exhaust)
			if "$work/proof" exhaust "$xml" "$share" >"$work/words"; then
				echo "$isa: $(grouped <"$work/words")"
			else
				fail "a word is judged otherwise" "$work/words"
			fi ;;
		eva) have frama-c || { skip eva "no frama-c"; continue; }
			prove_eva "$OUT/$isa/c" "$work" ;;
		faults) prove_faults ;;
		esac
		ran=1
	done
}

pkg-config --exists libxml-2.0 || { echo "skipped: no libxml2"; exit 77; }
case $folder$ROOT$OUT in
*[[:space:]]*) echo "a path with blanks: the words of a command cannot be told apart"; exit 77 ;;
esac
[ $# -gt 0 ] || set -- $(ls "$OUT")
compile_common || exit 2
for isa in "$@"; do
	prove
done
[ $ran -eq 1 ] || [ $failed -ne 0 ] || exit 77
exit $failed
