# SPDX-License-Identifier: MIT
# Builds the example projects with the specc in PATH, in a copy of its examples, as others would:
#   sh projects.sh FOLDER PROJECT...   FOLDER: the examples as installed; PROJECT: make ...
# in the current folder.
# Each builds, runs, has nothing to do the second time; a comment in the specification runs specc
# but not the compiler (except where there is only one command, pkg-config); a change of the
# specification changes the program; an error in it stops the build. cmake: with ninja, if it is
# there, and with make. Says on its last line what was skipped.
set -u
export CMAKE_COLOR_DIAGNOSTICS=OFF
skipped=

fail() {
	echo "FAIL: $1"
	[ ! -f "${2-}" ] || tail -n 30 "$2"
	exit 1
}

# step WHAT COMMAND...: its output is in the file log
step() {
	what=$1
	shift
	"$@" >log 2>&1 </dev/null || fail "$project: $what: $*" log
}

prints() {
	"./$program" >found 2>&1
	diff "$1" found >difference ||
		fail "$project: $what: what ./$program prints (<: expected)" difference
}

specc_ran() {
	grep -q -e "Generating counter" -e 'specc[)"]* build' log
}

compiled() {
	grep -q -e "Building C object" -e "^cc .*\.c" log
}

# incremental COMMAND...: in a project that was built with it
incremental() {
	step "again" "$@"
	specc_ran && fail "$project: specc runs again" log
	compiled && fail "$project: the compiler runs again" log
	sleep 1
	echo '// a comment' >>../isa/counter.isa
	step "a comment" "$@"
	specc_ran || fail "$project: a changed specification is not noticed" log
	[ "$project" = pkg-config ] || ! compiled || fail "$project: a comment is compiled" log
	sed -i 's/add \(rd, ra, rb ;\)/plus \1/; s/^add \(rd, ra, rb:\)/plus \1/; s/^add r1/plus r1/' \
		../isa/instructions.isa
	sed -i 's/"add r2/"plus r2/' ../main.c
	step "another mnemonic" "$@"
	prints ../other
	cp "$from/isa/"* ../isa/
	cp "$from/main.c" ..
	step "the first one" "$@"
	prints ../expected
}

# An error in the specification stops the build, with its place.
broken() {
	echo '__DefNonsense X' >>../isa/counter.isa
	! "$@" >log 2>&1 || fail "$project: an error in the specification does not stop the build"
	grep -q 'counter.isa:[0-9]*:1: error: ' log || fail "$project: the error is not shown" log
	cp "$from/isa/counter.isa" ../isa/
	step "the error mended" "$@"
	prints ../expected
}

with_cmake() {
	project="cmake with $1" program=build/count
	rm -rf build
	step configure cmake -G "$1" -B build
	step build cmake --build build
	prints ../expected
	incremental cmake --build build
	broken cmake --build build
	# Another name: other files. CMake has to run again, which the build asks for.
	sed -i 's/__DefISA COUNTER/__DefISA TALLY/' ../isa/counter.isa
	! cmake --build build >log 2>&1 || fail "$project: other files are not noticed" log
	cp "$from/isa/counter.isa" ../isa/
	cmake --build build >log 2>&1
	step "the files of before" cmake --build build
	prints ../expected
	# A newer version is not there.
	sed -i 's/find_package(specc [0-9.]*/find_package(specc 99/' CMakeLists.txt
	! cmake -B other >log 2>&1 && grep -q 'requested version "99"' log ||
		fail "$project: version 99 is found" log
	cp "$from/cmake/CMakeLists.txt" .
}

with_make() {
	project=$1 program=count
	step build make
	prints ../expected
	incremental make
	broken make
	step clean make clean
	ls -A | grep -v -e '^log$' -e '^found$' -e '^difference$' -e Makefile -e decoder.c &&
		fail "$project: make clean leaves files"
	step build make
}

from=$(cd "$1" && pwd) || exit 1
shift
cp -R "$from" examples && chmod -R u+w examples && cd examples || exit 1
sed 's/add r2/plus r2/' expected >other
for name in "$@"; do
	case $name in
	make) (cd make && with_make make) || exit 1 ;;
	pkg-config) (cd pkg-config && with_make pkg-config && step check make check) || exit 1 ;;
	cmake)
		if ! command -v cmake >/dev/null 2>&1; then
			skipped="$skipped cmake"
			continue
		fi
		(cd cmake && with_cmake "Unix Makefiles") || exit 1
		if command -v ninja >/dev/null 2>&1; then
			(cd cmake && with_cmake Ninja) || exit 1
		else
			skipped="$skipped ninja"
		fi ;;
	esac
done
[ -z "$skipped" ] || { echo "not here:$skipped"; exit 77; }
