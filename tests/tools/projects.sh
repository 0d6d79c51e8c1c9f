# SPDX-License-Identifier: MIT
# The example projects, built with a specc that is installed in a folder of this test. On a bare
# Debian, and from the Debian package: tests/fresh/run.sh.
cd "$WORK" || exit 1
. "$ROOT/tests/shared/installed.sh"
installed install prefix="$WORK/own" >log 2>&1 || { cat log; exit 1; }
PATH=$WORK/own/bin:$PATH
PKG_CONFIG_PATH=$WORK/own/share/pkgconfig
export PATH PKG_CONFIG_PATH
examples=$WORK/own/share/doc/specc/examples

# A make fragment and a CMake package that forget what the files depend on are noticed.
cp -R own/share sound
sed -i '/stamp:|/d' own/share/specc/specc.mk
sed -i 's/ DEPFILE .*)$/)/; s/ DEPFILE "${depfile}"//' own/share/cmake/specc/specc-config.cmake
for project in make cmake; do
	mkdir $project
	(cd $project && sh "$ROOT/tests/shared/projects.sh" "$examples" $project) >log &&
		{ echo "FAIL: the tests of $project do not see a missing dependency"; exit 1; }
	grep -q -e 'not noticed' -e '^not here' log || { cat log; exit 1; }
done
rm -rf own/share && mv sound own/share

mkdir work && cd work && sh "$ROOT/tests/shared/projects.sh" "$examples" make pkg-config cmake
