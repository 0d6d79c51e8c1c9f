#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes single changes in the generated C of out/ISA/c, one at a time, and shows that a harness of
# out/ISA/fuzz finds each, or another test of the generated C: of the codec roundtrip, decode, text
# against the parser of specc, or tests/codec/edges.c; of the interpreter the cases of the
# specification, run, or compare against the reference evaluator; under the sanitizers. What none
# finds must stand in the file ISA/survivors-generated here, with the reason why it may.
#   sh tests/strength/mutation/generated.sh --isa ISA [--part PART] [--count N] [--time S]
#       [--list FILE]
#     --isa ISA    a folder of out/
#     --part PART  codec or run, what executes (both, one after the other)
#     --count N    about N changes of a part (150), spread over its files and what is in them
#     --time S     how long a harness has for a change (20)
#     --list FILE  these changes instead, as generated.awk writes them
#   Exit status: 0 what survives is argued and at least 90 % are killed, 1 not so, 2 usage or what
#   there is does not build, 77 there is no reference evaluator.
# SPECC is the compiler (its folder has the evaluator), OUT the folder out/, CC the C compiler
# (clang where there is one), LEVEL how the codec is optimised (-O1), JOBS the number of workers
# (one per core), VERBOSE=1 lists all.
# Lines that are not compiled here are not changed; a change that does not compile, or of which -O2
# makes the same object code, does not count.
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
self=$here/$(basename "$0")
. "$here/workers.sh"
ROOT=${ROOT:-$(cd "$here/../../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
within=$ROOT/tests/shared/within
OUT=${OUT:-$ROOT/out}
JOBS=${JOBS:-$(nproc 2>/dev/null || echo 2)}
isa= which= count=150 time=20 list= number=
least=90 # per cent, of at least so many changes:
enough=30
while [ $# -gt 0 ]; do
	case $1 in
	--help | -h) usage 0 ;;
	esac
	[ $# -ge 2 ] || usage 2 >&2
	case $1 in
	--isa) isa=$2 ;;
	--part) which=$2 ;;
	--count) count=$2 ;;
	--time) time=$2 ;;
	--list) list=$2 ;;
	--worker) number=$2 ;;
	*) usage 2 >&2 ;;
	esac
	shift 2
done
case $count,$time in ,* | *, | *[!0-9,]*) usage 2 >&2 ;; esac
[ -n "$isa" ] && [ -d "$OUT/$isa/c" ] || usage 2 >&2
case $SPECC in
/*) ;;
*) SPECC=$PWD/$SPECC ;;
esac
if [ -z "${CC-}" ]; then
	CC=cc
	! command -v clang >/dev/null || CC=clang
fi
export SPECC ROOT OUT CC

. "$ROOT/tests/fuzzing/fuzz/programs.sh"
has_evaluator ||
	{ echo "there is no evaluator beside specc: it needs libgmp-dev and libmpfr-dev"; exit 77; }
sanitize='-fsanitize=address,undefined -fno-sanitize-recover=all'
codec='decode encode tables format parse number' machine='run kernels state state_text'
prefix=$(basename "$OUT/$isa"/c/*_run.h _run.h)
codec_files=$(printf "${prefix}_%s.c " $codec)${prefix}_tables.h
run_files=$(printf "${prefix}_%s.c " $machine)${prefix}_kernels.h
[ ! -f "$OUT/$isa/c/${prefix}_float.h" ] || run_files="$run_files ${prefix}_float.h"
case $which in
codec)
	flags="${LEVEL:--O1} $sanitize" all="roundtrip decode reference edges"
	changed_files=$codec_files ;;
run)
	flags=-O0 all="cases run evaluator" changed_files=$run_files
	# Where there is much of it, more programs find more than the sanitizers do.
	[ "$(wc -l <"$OUT/$isa/c/${prefix}_kernels.c")" -gt 2000 ] || flags="-O0 $sanitize" ;;
'')
	[ -z "$list" ] || usage 2 >&2 # which part is it of?
	worst=0
	for which in codec run; do
		sh "$self" --isa "$isa" --part "$which" --count "$count" --time "$time"
		status=$?
		[ $status -le $worst ] || worst=$status
	done
	exit $worst ;;
*) usage 2 >&2 ;;
esac

# ---- the worker ----

# The harnesses that have the file in them, the one first that finds most.
harnesses_of() {
	case $1 in
	*_format.c) echo roundtrip reference edges ;;
	*_parse.c | *_number.c) echo reference roundtrip edges ;;
	*) echo "$all" ;;
	esac
}

# Makes of the program what specc test takes for the compiled interpreter.
cases() {
	cat >"$WORK/linked" <<'END'
#!/bin/sh
while [ "$1" != -o ]; do shift; done
exec cp "$WORK/cases.run" "$2"
END
	chmod +x "$WORK/linked"
	rm -rf "$WORK/cache"
	SPECC_CACHE=$WORK/cache CC=$WORK/linked "$within" 120 "$SPECC" test \
		--isa "$ROOT/isa-spec/$isa" --execution c --max-reports 1
}

# seek HARNESS SECONDS SEED: 0 nothing found, 1 something, 2 it cannot be said; 0 seconds are 3000
# inputs.
seek() {
	inputs=
	[ "$2" -gt 0 ] || inputs="--count 3000"
	if [ ! -x "$WORK/$1.run" ]; then
		# shellcheck disable=SC2086
		join "$isa" "$1" $flags || return 2
	fi
	case $1 in
	cases) cases >"$WORK/log" 2>&1 ;;
	edges) "$within" 120 "$WORK/edges.run" 4 >"$WORK/log" 2>&1 </dev/null ;;
	*) # shellcheck disable=SC2086
		SPECC_FUZZ_ISA=$ROOT/isa-spec/$isa "$within" $(($2 + 60)) "$WORK/$1.run" $inputs \
		--time "$2" --seed "$3" --timeout 2 --artifact "$WORK" >"$WORK/log" 2>&1 ;;
	esac
	sought=$?
	[ $sought -le 2 ] || sought=1
	return $sought
}

# Does the compiler make the same of what has been recompiled?
is_same() {
	for part in $changed; do
		for tree in "$isa/c" fault; do
			object=$WORK/${tree%/c}-$part.object
			[ "$tree" != fault ] && [ -f "$object" ] ||
				(cd "$WORK/$tree" && $CC -std=c11 -O2 -g0 -c -o "$object" "${prefix}_$part.c") \
					>"$WORK/log" 2>&1 || return 1
		done
		cmp -s "$WORK/fault-$part.object" "$WORK/$isa-$part.object" || return 1
	done
}

# verdict FILE: the harness that finds what is in $WORK/fault, same, nothing; broken for an error of
# this script. Most is found at once, and what is the same need not be sought for long.
verdict() {
	rm -f "$WORK"/*.run
	first=yes
	for harness in $(harnesses_of "$1"); do
		seek "$harness" 1 1
		case $? in
		1) echo "$harness"; return ;;
		2) echo broken; return ;;
		esac
		[ -z "$first" ] || ! is_same || { echo same; return; }
		first=
	done
	for harness in $(harnesses_of "$1"); do
		long=$time
		case $harness in
		cases | edges) continue ;; # there is no chance in them
		run) long=$(((time + 3) / 4)) ;; # it does not know what is right, only what is one
		esac
		seek "$harness" "$long" 2
		case $? in
		1) echo "$harness"; return ;;
		2) echo broken; return ;;
		esac
	done
	echo nothing
}

worker() {
	[ -f "$1" ] || exit 0 # fewer changes than workers
	sound=$WORK/$isa
	WORK=$WORK/worker-$number
	mkdir -p "$WORK/$isa" "$WORK/fault" "$WORK/sound" || exit 2
	ln -s "$sound/c" "$sound/fuzz" "$WORK/$isa" && cp -R "$sound/o" "$WORK/$isa" || exit 2
	cp "$sound"/c/*.[ch] "$WORK/fault"
	: >"$WORK/failures"
	fail() {
		failed=1
		[ $# -lt 2 ] || cat "$2" >>"$WORK/failures"
	}
	while IFS='	' read -r file line column definition block kind _ key old new; do
		failed=0 answer=broken
		if edit "$line" "$column" "$old" "$new" "$sound/c/$file" >"$WORK/fault/$file"; then
			# shellcheck disable=SC2086
			recompile "$isa" "$file" $flags
			[ $failed = 0 ] && answer=$(verdict "$file") || answer=syntax
			cp "$WORK"/sound/*.o "$WORK/$isa/o"
		fi
		printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$answer" "$file" "$line" "$column" \
			"$definition" "$block" "$kind" "$old" "$new" "$key" >>"$WORK/answers"
		[ "$answer" != broken ] || cat "$WORK/log" >>"$WORK/broken.log"
		cp "$sound/c/$file" "$WORK/fault/$file"
	done <"$1"
}
[ -z "$number" ] || { worker "$WORK/$number"; exit; }

# ---- the whole ----

# About as many as --count says: of a file as many as the root of how many it has, a quarter of them
# in tables, and of each those with the least numbers.
choose() {
	sort -t "$(printf '\t')" -k 1,1 -k 5,5 -k 7,7n "$1" >"$WORK/sorted"
	awk -F '\t' -v want="$count" '
	NR == FNR { of[$1]++; in_block[$1, $5]++; next }
	FNR == 1 { for (file in of) roots += sqrt(of[file]) }
	$1 != file {
		file = $1
		share = want * sqrt(of[file]) / roots
		rows = int(share / 4 + 0.5)
		if (rows > in_block[file, "table"]) rows = in_block[file, "table"] + 0
		left["table"] = rows
		left["code"] = int(share - rows + 1)
	}
	had[$1, $8, $9, $10]++ { next } # rows of tables that are the same
	left[$5]-- > 0' "$WORK/sorted" "$WORK/sorted"
}

# The changes of the files, where their lines are compiled.
list_changes() {
	for part_name in $codec $machine; do
		# shellcheck disable=SC2086
		$CC -std=c11 -E -fsanitize=address "$OUT/$isa/c/${prefix}_$part_name.c" || exit 2
	done | awk '
	/^# [0-9]+ "/ {
		line = $2 - 1
		file = $3
		gsub(/.*\/|"/, "", file)
		next
	}
	{ line++ }
	/[^ \t]/ && !seen[file, line]++ { print file "\t" line }' >"$WORK/compiled"
	for file in "$@"; do
		awk -v compiled="$WORK/compiled" -f "$here/generated.awk" "$OUT/$isa/c/$file" || exit 2
	done
}

WORK=$(mktemp -d) || exit 2
trap 'rm -rf "$WORK"' EXIT
trap 'exit 130' INT TERM HUP
export WORK
mkdir "$WORK/$isa" && cp -R "$OUT/$isa/c" "$OUT/$isa/fuzz" "$WORK/$isa" || exit 2
for harness in $all; do
	# shellcheck disable=SC2086
	build "$isa" "$harness" $flags
	[ $failed = 0 ] || exit 2
	seek "$harness" 0 1 ||
		{ fail "$harness finds something where nothing is changed" "$WORK/log"; exit 2; }
done
# shellcheck disable=SC2086
list_changes $codec_files $run_files >"$WORK/possible"
awk -F '\t' -v files=" $changed_files " 'index(files, " " $1 " ")' \
	"$WORK/possible" >"$WORK/all"
{ [ -n "$list" ] && cat "$list" || choose "$WORK/all"; } >"$WORK/chosen"
work --isa "$isa" --part "$which" --time "$time"
survivors=$here/$isa/survivors-generated
[ -f "$survivors" ] || survivors=/dev/null
echo "$isa, $which:"
awk -v least="$least" -v enough="$enough" -v whole=0 -v generated=1 \
	-v expected="$(wc -l <"$WORK/chosen")" -f "$here/report.awk" \
	"$survivors" "$WORK/answers" "$WORK/possible"
