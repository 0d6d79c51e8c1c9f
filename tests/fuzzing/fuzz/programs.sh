# SPDX-License-Identifier: MIT
# For tests/fuzzing/fuzz_run.sh, tests/fuzzing/fuzz/*.sh and tests/strength/mutation/generated.sh:
# generates, builds and runs harnesses. Source it; $ROOT, $SPECC and $WORK are the runner's.
failed=0
parts=$(dirname "$SPECC")
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 12 "$2" | sed 's/^/    /'
	failed=1
}

has_evaluator() {
	[ -f "$parts/libspecc-ref.a" ] && [ -f "$parts/libspecc.a" ]
}

# generate ISA NAME: generates the targets c and fuzz in $WORK/NAME
generate() {
	"$SPECC" build --isa "$1" --templates "$ROOT/templates" -t c -t fuzz -o "$WORK/$2" \
		>"$WORK/log" 2>&1 || fail "build of $1" "$WORK/log"
}

# prefix_of NAME
prefix_of() {
	basename "$WORK/$1"/c/*_run.h _run.h
}

# compile FILE OBJECT FLAGS...
compile() {
	compiled=$1 object=$2
	shift 2
	${CC:-cc} -std=c11 "$@" -c -o "$object" "$compiled" >"$WORK/log" 2>&1 ||
		fail "${CC:-cc} $* $compiled" "$WORK/log"
}

# glue NAME: the evaluator as the other execution
glue() {
	prefix=$(prefix_of "$1")
	set -- "$1" -I"$ROOT/specc" -DISA="$prefix" \
		-DISA_CAPITALS="$(printf %s "$prefix" | tr a-z A-Z)" -include "${prefix}_fuzz_run.h" \
		-D_POSIX_C_SOURCE=200809L
	grep -q "${prefix}_stop_at(" "$WORK/$1/c/${prefix}_run.h" && set -- "$@" -DMACHINE
	grep -q 'uint64_t cycles;' "$WORK/$1/c/${prefix}_run.h" && set -- "$@" -DCYCLES
	name=$1
	shift
	compile "$ROOT/tests/fuzzing/fuzz/ref_execution.c" "$WORK/$name/o/ref_execution.o" -O1 \
		-I"$WORK/$name/c" -I"$WORK/$name/fuzz" "$@"
}

# glue_text NAME: the harness text together with specc's own parser
glue_text() {
	prefix=$(prefix_of "$1") name=$1
	set -- -I"$WORK/$1/c" -I"$WORK/$1/fuzz" -I"$ROOT/specc" -DISA="$prefix" \
		-DHARNESS="\"${prefix}_fuzz_text.c\"" -D_POSIX_C_SOURCE=200809L
	! grep -q "${prefix}_parse_line(" "$WORK/$name/c/$prefix.h" || set -- "$@" -DALIASES
	compile "$ROOT/tests/fuzzing/fuzz/ref_text.c" "$WORK/$name/o/ref_text.o" -O1 "$@"
}

# edges NAME FLAGS...: tests/codec/edges.c with its interface
edges() {
	prefix=$(prefix_of "$1") name=$1
	shift
	set -- "$@" -I"$WORK/$name/c" -DISA="$prefix" -include "$prefix.h" \
		-DISA_CAPITALS="$(printf %s "$prefix" | tr a-z A-Z)"
	! grep -q "${prefix}_parse_line(" "$WORK/$name/c/$prefix.h" || set -- "$@" -DALIASES
	compile "$ROOT/tests/codec/edges.c" "$WORK/$name/o/edges.o" "$@"
}

# join NAME HARNESS FLAGS...: links the objects in $WORK/NAME/o to the program $WORK/HARNESS.run
join() {
	name=$1 harness=$2
	shift 2
	set -- "$@" -o "$WORK/$harness.run"
	for object in "$WORK/$name"/o/*.o; do
		case $harness,${object##*/} in
		cases,fuzz_* | cases,ref_* | edges,fuzz_* | edges,ref_*) continue ;;
		esac
		case ${object##*/} in
		*_tool.o) [ "$harness" = cases ] && set -- "$@" "$object" ;;
		edges.o) [ "$harness" = edges ] && set -- "$@" "$object" ;;
		fuzz_compare.o)
			case $harness in
			compare | evaluator) set -- "$@" "$object" ;;
			esac ;;
		fuzz_decode.o | fuzz_roundtrip.o | fuzz_text.o | fuzz_run.o)
			[ "${object##*/}" = "fuzz_$harness.o" ] && set -- "$@" "$object" ;;
		fuzz_variant.o) [ "$harness" = compare ] && set -- "$@" "$object" ;;
		ref_execution.o) [ "$harness" = evaluator ] && set -- "$@" "$object" ;;
		ref_text.o) [ "$harness" = reference ] && set -- "$@" "$object" ;;
		*) set -- "$@" "$object" ;;
		esac
	done
	case $harness in
	evaluator) set -- "$@" "$parts/libspecc-ref.a" "$parts/libspecc.a" \
		$(${PKG_CONFIG:-pkg-config} --libs gmp mpfr libxml-2.0 libcmark-gfm libelf) ;;
	reference) set -- "$@" "$parts/libspecc.a" \
		$(${PKG_CONFIG:-pkg-config} --libs libxml-2.0 libcmark-gfm libelf) ;;
	esac
	${CC:-cc} "$@" -lm >"$WORK/log" 2>&1 || { fail "joining $name $harness" "$WORK/log"; return 1; }
}

# build NAME HARNESS FLAGS...: decode, roundtrip, text, reference (text against specc), run, compare
# (with the variant) or evaluator; also edges, from tests/codec, and cases, the program called
# by specc test. Objects that exist are not compiled again.
build() {
	name=$1 harness=$2 p=$(prefix_of "$1")
	shift 2
	c=$WORK/$name/c fuzz=$WORK/$name/fuzz o=$WORK/$name/o
	mkdir -p "$o"
	library="run state state_text $(cd "$c" && ls | sed -n "s/^${p}_\(kernels.*\)\.c$/\1/p")"
	words='model words reach fail seeds main'
	shared='programs world execute'
	case $harness in
	edges)
		own= library= words= shared=
		[ -f "$o/edges.o" ] || edges "$name" "$@"
		;;
	cases)
		own= words= shared=
		for part in "$c/${p}"*_tool.c; do
			object=$o/$(basename "$part" .c).o
			[ -f "$object" ] || compile "$part" "$object" "$@" -I"$c"
		done ;;
	decode | roundtrip | text) own=$harness library= shared= ;;
	reference)
		own= library= shared=
		[ -f "$o/ref_text.o" ] || glue_text "$name"
		;;
	run) own=run ;;
	compare) own='compare variant' ;;
	*)
		own=compare
		[ -f "$o/ref_execution.o" ] || glue "$name"
		;;
	esac
	for part in decode encode tables format parse number $library; do
		[ -f "$o/$part.o" ] || compile "$c/${p}_$part.c" "$o/$part.o" "$@" -I"$c"
	done
	for part in $words $shared $own; do
		[ -f "$o/fuzz_$part.o" ] ||
			compile "$fuzz/${p}_fuzz_$part.c" "$o/fuzz_$part.o" "$@" -I"$c" -I"$fuzz"
	done
	join "$name" "$harness" "$@"
}

# campaign HARNESS INPUTS: must find nothing
campaign() {
	SPECC_FUZZ_ISA=${evaluated:-$ROOT/isa-spec/$name} "$WORK/$1.run" --count "$2" --time 0 \
		--artifact "$WORK" >"$WORK/log" 2>&1 || fail "$name: $1 finds a failure" "$WORK/log"
}

# recompile NAME FILE FLAGS...: compiles the file in $WORK/fault, or the files that include it;
# saves the previous objects in $WORK/sound
recompile() {
	p=$(prefix_of "$1") recompiled=$1
	rm -f "$WORK"/sound/*
	case $2 in
	*.c) changed=${2#"${p}_"} changed=${changed%.c} ;;
	*)
		changed=
		for part in "$WORK/$1"/o/*.o; do
			part=$(basename "$part" .o)
			! grep -qs "^#include \"$2\"" "$WORK/fault/${p}_$part.c" || changed="$changed $part"
		done ;;
	esac
	shift 2
	for part in $changed; do
		cp "$WORK/$recompiled/o/$part.o" "$WORK/sound"
		compile "$WORK/fault/${p}_$part.c" "$WORK/$recompiled/o/$part.o" "$@" -I"$WORK/fault"
	done
}

. "$ROOT/tests/shared/plant.sh"

# put_fault NAME FILE LIST NUMBER: compiles the file with the fault into $WORK/NAME/o; false if it
# cannot be planted
put_fault() {
	mkdir -p "$WORK/sound" "$WORK/fault"
	rm -f "$WORK"/fault/*
	cp "$WORK/$1"/c/*.[ch] "$WORK/fault"
	plant "$3" "$4" "$WORK/$1/c/$2" "$WORK/fault/$2" || { failed=1; return 1; }
	recompile "$1" "$2" -O0
}

# search NAME HARNESS SECONDS: is the planted fault found? Restores the objects afterwards.
search() {
	case $2 in
	run | reference) harness=$2 ;;
	*) harness=evaluator ;;
	esac
	found=1
	# shellcheck disable=SC2086
	if join "$1" $harness ${link_flags-}; then
		SPECC_FUZZ_ISA=${evaluated:-$ROOT/isa-spec/$1} "$WORK/$harness.run" --time "$3" \
			--artifact "$WORK" >"$WORK/log" 2>&1
		[ $? = 1 ] && found=0
	fi
	cp "$WORK"/sound/*.o "$WORK/$1/o/"
	return $found
}

# planted NAME FILE HARNESS LIST NUMBER
planted() {
	case $1 in
	tiny) [ "$sanitize" = -O0 ] || link_flags=$sanitize ;;
	*) link_flags= ;;
	esac
	put_fault "$1" "$2" "$4" "$5" || return
	if [ "$3" != run ] && [ ! -f "$WORK/$1/o/ref_execution.o" ]; then
		glue "$1"
		# shellcheck disable=SC2086
		build "$1" evaluator ${link_flags-}
	fi
	search "$1" "$3" 20 || fail "not found by $3: $1 $2: $5" "$WORK/log"
}
