# SPDX-License-Identifier: MIT
# For the script here: the compiler and the tools of one LLVM, the newest that is installed, and the
# flags. Source it. Branches are counted as LLVM does it, each condition of the source true and
# false: a figure that optimisation does not change. From LLVM 18 on MC/DC is counted, too.
llvm='' mcdc=''
for version in -22 -21 -20 -19 -18 -17 -16 -15 -14 ''; do
	for tool in clang llvm-cov llvm-profdata; do
		command -v $tool$version >/dev/null 2>&1 || continue 2
	done
	llvm=yes
	break
done
if [ -z "$llvm" ]; then
	echo "neither clang nor llvm-cov and llvm-profdata beside it are installed"
	exit 77
fi
clang=clang$version
instrument="-fprofile-instr-generate -fcoverage-mapping"
if echo 'int main(void) { return 0; }' | $clang $instrument -fcoverage-mcdc -x c -c -o /dev/null - \
		2>/dev/null; then
	mcdc=yes
	instrument="$instrument -fcoverage-mcdc"
fi
runtime=$($clang -print-file-name=libclang_rt.profile-"$(uname -m)".a)
[ -f "$runtime" ] || runtime=$($clang -print-file-name=libclang_rt.profile.a)
if ! [ -f "$runtime" ]; then
	echo "$clang has no libclang_rt.profile (package libclang-rt$version-dev)"
	exit 77
fi
