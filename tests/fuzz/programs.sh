# For tests/fuzz_run.sh and tests/fuzz/*.sh: generates, builds and runs the harnesses that execute
# programs. Source it; $ROOT, $SPECC and $WORK are the runner's.
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

# generate ISA NAME: target c and fuzz in $WORK/NAME
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
	compile "$ROOT/tests/fuzz/ref_execution.c" "$WORK/$name/o/ref_execution.o" -O1 \
		-I"$WORK/$name/c" -I"$WORK/$name/fuzz" "$@"
}

# join NAME HARNESS FLAGS...: the program $WORK/HARNESS.run of the objects in $WORK/NAME/o
join() {
	name=$1 harness=$2
	shift 2
	set -- "$@" -o "$WORK/$harness.run"
	for object in "$WORK/$name"/o/*.o; do
		case ${object##*/} in
		fuzz_run.o) [ "$harness" = run ] && set -- "$@" "$object" ;;
		fuzz_compare.o) [ "$harness" = run ] || set -- "$@" "$object" ;;
		fuzz_variant.o) [ "$harness" = compare ] && set -- "$@" "$object" ;;
		ref_execution.o) [ "$harness" = evaluator ] && set -- "$@" "$object" ;;
		*) set -- "$@" "$object" ;;
		esac
	done
	[ "$harness" != evaluator ] || set -- "$@" "$parts/libspecc-ref.a" "$parts/libspecc.a" \
		$(${PKG_CONFIG:-pkg-config} --libs gmp mpfr libxml-2.0)
	${CC:-cc} "$@" -lm >"$WORK/log" 2>&1 || { fail "joining $name $harness" "$WORK/log"; return 1; }
}

# build NAME HARNESS FLAGS...: run, compare (with the variant) or evaluator; what is compiled stays
build() {
	name=$1 harness=$2 p=$(prefix_of "$1")
	shift 2
	c=$WORK/$name/c fuzz=$WORK/$name/fuzz o=$WORK/$name/o
	mkdir -p "$o"
	for part in decode encode tables format parse number run kernels state state_text; do
		[ -f "$o/$part.o" ] || compile "$c/${p}_$part.c" "$o/$part.o" "$@" -I"$c"
	done
	case $harness in
	run) own=run ;;
	compare) own='compare variant' ;;
	*)
		own=compare
		[ -f "$o/ref_execution.o" ] || glue "$name"
		;;
	esac
	for part in model words reach fail seeds main programs world execute $own; do
		[ -f "$o/fuzz_$part.o" ] ||
			compile "$fuzz/${p}_fuzz_$part.c" "$o/fuzz_$part.o" "$@" -I"$c" -I"$fuzz"
	done
	join "$name" "$harness" "$@"
}

# campaign HARNESS INPUTS: finds nothing
campaign() {
	SPECC_FUZZ_ISA=${evaluated:-$ROOT/isa-spec/$name} "$WORK/$1.run" --count "$2" --time 0 \
		--artifact "$WORK" >"$WORK/log" 2>&1 || fail "$name: $1 finds a failure" "$WORK/log"
}

# plant NAME FILE OLD NEW: the objects in $WORK/NAME/o are those of the changed file; false: no OLD
plant() {
	p=$(prefix_of "$1")
	mkdir -p "$WORK/sound" "$WORK/fault"
	rm -f "$WORK"/fault/* "$WORK"/sound/*
	cp "$WORK/$1"/c/*.[ch] "$WORK/fault"
	FAULT_OLD=$3 FAULT_NEW=$4 awk -f "$ROOT/tests/fuzz/plant.awk" "$WORK/$1/c/$2" \
		>"$WORK/fault/$2" ||
		{ fail "the fault is not in $2: $3"; return 1; }
	part=${2#"${p}_"}
	case $2 in
	*.c) changed=${part%.c} ;;
	*) changed='run kernels' ;;
	esac
	for part in $changed; do
		cp "$WORK/$1/o/$part.o" "$WORK/sound"
		compile "$WORK/fault/${p}_$part.c" "$WORK/$1/o/$part.o" -O0 -I"$WORK/fault"
	done
}

# search NAME HARNESS SECONDS: is something found in what is planted? Then all is sound again.
search() {
	case $2 in
	run) harness=run ;;
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

# planted NAME FILE HARNESS OLD NEW
planted() {
	case $1 in
	tiny) [ "$sanitize" = -O0 ] || link_flags=$sanitize ;;
	*) link_flags= ;;
	esac
	plant "$1" "$2" "$4" "$5" || return
	if [ "$3" != run ] && [ ! -f "$WORK/$1/o/ref_execution.o" ]; then
		glue "$1"
		# shellcheck disable=SC2086
		build "$1" evaluator ${link_flags-}
	fi
	search "$1" "$3" 20 || fail "not found by $3: $1 $2: $5" "$WORK/log"
}
