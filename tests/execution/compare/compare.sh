# SPDX-License-Identifier: MIT
# For the tests tests/interpreter/semantics_*.sh: builds the comparison of both executions with the
# code generated from an instruction set. Source it; $ROOT, $SPECC and $WORK are the runner's.
parts=$(dirname "$SPECC")
for archive in compare ref specc; do
	library=$parts/libspecc-$archive.a
	[ $archive != specc ] || library=$parts/libspecc.a
	if [ ! -f "$library" ]; then
		echo "there is no $(basename "$library") beside specc: it needs libgmp-dev and libmpfr-dev"
		exit 77
	fi
done
failed=0
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 40 "$2" | sed 's/^/    /'
	failed=1
}

# generate ISA FOLDER [-k]: generates C into $WORK/FOLDER/c; -k: the instruction set may have errors
generate() {
	"$SPECC" build --isa "$1" --templates "$ROOT/templates" -t c -o "$WORK/$2" ${3-} \
		>"$WORK/$2.log" 2>&1
	status=$?
	[ $status = 0 ] || [ $status$# = 13 ] || fail "build of $1: exit status $status" "$WORK/$2.log"
}

# compile FOLDER PREFIX OBJECTS COMPILER FLAGS...: compiles the library, without its programs
compile() {
	sources=$WORK/$1/c isa_prefix=$2 objects=$WORK/$3
	shift 3
	capitals=$(printf %s "$isa_prefix" | tr a-z A-Z)
	mkdir -p "$objects"
	for file in "$sources"/*.c "$ROOT/tests/execution/compare/generated.c"; do
		case $file in
		*_tool.c) continue ;;
		*/generated.c)
			set -- "$@" "-DP(name)=${isa_prefix}_##name" "-DC(name)=${capitals}_##name" \
				-include "${isa_prefix}_run.h"
			grep -q "${isa_prefix}_stop_at(" "$sources/${isa_prefix}_run.h" && set -- "$@" -DMACHINE
			grep -q 'uint64_t cycles;' "$sources/${isa_prefix}_run.h" && set -- "$@" -DCYCLES
			;;
		esac
		"$@" -std=c11 -I"$sources" -c -o "$objects/$(basename "$file" .c).o" "$file" \
			>"$WORK/log" 2>&1 || { fail "$*" "$WORK/log"; return 1; }
	done
}

# join OBJECTS PROGRAM COMPILER FLAGS...
join() {
	objects=$WORK/$1 joined=$WORK/$2
	shift 2
	# shellcheck disable=SC2046
	"$@" -o "$joined" "$objects"/*.o "$parts/libspecc-compare.a" "$parts/libspecc-ref.a" \
		"$parts/libspecc.a" \
		$(${PKG_CONFIG:-pkg-config} --libs gmp mpfr libxml-2.0 libcmark-gfm libelf) \
		>"$WORK/log" 2>&1 || { fail "$*" "$WORK/log"; return 1; }
}

# in_halves PROGRAM ISA LIMIT [ARGUMENT...]: runs two processes; their output goes to $WORK/half.N
in_halves() {
	half_program=$WORK/$1 half_isa=$2 half_limit=$3
	shift 3
	set -- --isa "$half_isa" --limit "$half_limit" "$@"
	SHARE=0/2 "$half_program" "$@" >"$WORK/half.0" 2>&1 &
	first=$!
	SHARE=1/2 "$half_program" "$@" >"$WORK/half.1" 2>&1
	status=$?
	wait $first && [ $status = 0 ]
}

# sum WORD: the sum of the numbers before the word in the last lines of both halves
sum() {
	sed -n "s/.* \([0-9]*\) $1.*/\1/p; s/^\([0-9]*\) $1.*/\1/p" "$WORK/half.0" "$WORK/half.1" |
		awk '{ sum += $1 } END { print sum + 0 }'
}

# Sets $clang, a compiler, and $sanitize, its options for sanitizers if it has any.
sanitizing() {
	clang=$(command -v clang || echo ${CC:-cc})
	sanitize="-fsanitize=address,undefined -fno-sanitize-recover=all"
	echo 'int main(void) { return 0; }' >"$WORK/empty.c"
	# shellcheck disable=SC2086
	$clang $sanitize -o "$WORK/empty" "$WORK/empty.c" >"$WORK/log" 2>&1 || sanitize=
}

# ---- all instructions of isa-spec/NAME ----

# least NAME FORMS COMBINATIONS RAISED: the minimum that a comparison must have covered; RAISED of
# 1000 runs raise.
least() {
	isa_name=$1 least_forms=$2 least_combinations=$3 least_raised=$4
	generate "$ROOT/isa-spec/$1" "$1"
}

# compare_as NAME LIMIT COMPILER FLAGS...: LIMIT random states per form, with the C compiled like
# this.
compare_as() {
	name=$1 limit=$2
	shift 2
	rm -rf "$WORK/objects"
	compile "$isa_name" "$isa_name" objects "$@" && join objects "$name" "$@" || return
	in_halves "$name" "$ROOT/isa-spec/$isa_name" "$limit" || fail "$*" "$WORK/half.0"
	grep -q ' 0 differences$' "$WORK/half.1" || fail "$*" "$WORK/half.1"
	forms=$(sum forms) combinations=$(sum 'combinations of') runs=$(sum runs) raised=$(sum raised)
	echo "$name: $forms forms, $combinations combinations, $runs runs, $raised raised"
	if [ "$forms" -lt "$least_forms" ] || [ "$combinations" -lt "$least_combinations" ] ||
			[ "$runs" -lt "$combinations" ] || [ "$(sum 'left out')" != 0 ] ||
			[ "$raised" -lt $((runs * least_raised / 1000)) ]; then
		fail "$name: too little was run" "$WORK/half.0"
	fi
}

# compare_all STATES OTHERS: STATES states per form with the default compiler; with DEEP=1, OTHERS
# with clang without optimisation and with sanitizers, and with all compilers at all levels.
compare_all() {
	if [ -z "${DEEP-}" ]; then
		compare_as first "$1" ${CC:-cc} -O0
		return
	fi
	compare_as first "$1" ${CC:-cc} -O1
	sanitizing
	# shellcheck disable=SC2086
	compare_as second "$2" $clang -O0 $sanitize
	for compiler in gcc clang; do
		command -v $compiler >"$WORK/log" || continue
		compare_as $compiler-O0 "$2" $compiler -O0
		compare_as $compiler-O2 "$2" $compiler -O2
		compare_as $compiler-O3 "$2" $compiler -O3 -march=native
	done
}

# ---- other instruction sets: $isa, generated into $folder, with names of $prefix ----

# compare_folder_as LIMIT COMPILER FLAGS...: LIMIT random states per form; $options: the program's
compare_folder_as() {
	limit=$1
	shift
	rm -rf "$WORK/objects"
	compile "$folder" "$prefix" objects "$@" && join objects program "$@" || return
	# shellcheck disable=SC2086
	in_halves program "$isa" "$limit" $options && return
	fail "$folder: $*" "$WORK/half.0"
	grep ' 0 differences$' "$WORK/half.1" >"$WORK/log" || fail "$folder: $*" "$WORK/half.1"
}

# compare_folder SANITIZED: 500 states with the default compiler, and 200 with sanitizers if
# SANITIZED is not empty. DEEP=1: 100,000, with sanitizers, and 5,000 with all compilers at all
# levels.
compare_folder() {
	if [ -n "${DEEP-}" ]; then
		for compiler in gcc clang; do
			command -v $compiler >"$WORK/log" || continue
			compare_folder_as 5000 $compiler -O0
			compare_folder_as 5000 $compiler -O2
			compare_folder_as 5000 $compiler -O3 -march=native
		done
	fi
	if [ -n "${DEEP-}$1" ]; then
		sanitizing
		# shellcheck disable=SC2086
		compare_folder_as 200 $clang -O0 $sanitize
	fi
	states=500
	[ -z "${DEEP-}" ] || states=100000
	compare_folder_as $states ${CC:-cc} ${DEEP:+-O1} -Wall -Wextra -Werror
}
