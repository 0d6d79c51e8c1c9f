# SPDX-License-Identifier: MIT
# SLOW
# make dist: each thing in it starts. The archive of the sources is what is committed, and the
# Debian package is made from it; lintian judges the package. The programs of the other archive need
# no library. (The Containerfile is tried by tests/fresh/run.sh, which has the rights to.) With
# DEEP=1 a second build gives the same bytes.
cd "$WORK" || exit 1
. "$ROOT/tests/shared/installed.sh"

fail() {
	echo "FAIL: $1"
	[ ! -f "${2-}" ] || tail -n 40 "$2"
	exit 1
}

for tool in dpkg-buildpackage dh lintian fakeroot git; do
	command -v $tool >/dev/null 2>&1 || { echo "$tool is missing"; exit 77; }
done
(cd "$ROOT" && dpkg-checkbuilddeps >"$WORK/needed" 2>&1) || { cat needed; exit 77; }
git -C "$ROOT" rev-parse HEAD >head 2>&1 || { echo "this is no checkout"; exit 77; }
version=$("$SPECC" --version | cut -d ' ' -f 2)

# made OPTIONS: make dist; what tests/run sets would change what the package compiles
made() {
	(export DEB_BUILD_OPTIONS="$1" && installed dist) >log 2>&1 && return
	grep -q 'undefined reference to .eu_' log || fail "make dist" log
	echo "libelf.a needs a library that is not packaged here"
	exit 77
}

made "$([ -n "$DEEP" ] || echo nocheck)"
cd build/dist || exit 1
programs=specc-$version-linux-$(uname -m)
package=specc_${version}_$(dpkg --print-architecture)
printf '%s\n' Containerfile "$programs.tar.gz" "specc-$version.tar.gz" "$package.buildinfo" \
	"$package.changes" "$package.deb" "specc-dbgsym${package#specc}.deb" |
	LC_ALL=C sort >"$WORK/expected"
ls | LC_ALL=C sort | cmp - "$WORK/expected" || fail "there is more, or less: $(ls)"

# ---- the sources ----

git -C "$ROOT" ls-tree -r --name-only HEAD | LC_ALL=C sort >"$WORK/committed"
tar -tzf "specc-$version.tar.gz" | sed -n "s|^specc-$version/\(.*[^/]\)\$|\1|p" |
	LC_ALL=C sort | cmp - "$WORK/committed" || fail "the archive is not what is committed"

# ---- the programs ----

mkdir "$WORK/moved"
tar -xzf "$programs.tar.gz" -C "$WORK/moved" --strip-components=1
for program in "$WORK"/moved/bin/*; do
	ldd "$program" >"$WORK/log" 2>&1 && fail "$program needs libraries" "$WORK/log"
done
"$WORK/moved/bin/specc" build -o "$WORK/moved/made" -t c -t html "$ROOT/examples/isa" \
	>"$WORK/log" 2>&1 || fail "the static specc" "$WORK/log"
[ -f "$WORK/moved/made/c/counter.h" ] || fail "the static specc makes no C"
"$WORK/moved/bin/specc" test --isa "$ROOT/examples/isa" >"$WORK/log" 2>&1 ||
	fail "specc test with the static programs" "$WORK/log"
grep -q "^ADD $programs.tar.gz " Containerfile || fail "the Containerfile names another archive"

# ---- the Debian package ----

judged() {
	lintian --allow-root --fail-on error,warning "$1" >"$WORK/said" 2>&1
}

judged $package.changes || fail "lintian" "$WORK/said"
deb=$PWD/$package.deb
cd "$WORK" || exit 1
dpkg-deb -x "$deb" root
[ "$(dpkg-deb -f "$deb" Version)" = "$version" ] || fail "the version is not that of specc"
root/usr/bin/specc build -o made -t c "$ROOT/examples/isa" >log 2>&1 ||
	fail "specc in the package" log
[ -f made/c/counter.h ] || fail "specc in the package makes no C"
for file in share/man/man1/specc-build.1.gz share/zsh/vendor-completions/_specc \
	share/fish/vendor_completions.d/specc.fish share/bash-completion/completions/specc \
	share/cmake/specc/specc-config.cmake share/pkgconfig/specc.pc include/specc_decoder.h; do
	[ -f "root/usr/$file" ] || fail "the package has no $file"
	[ "${file%/*}" = share/man/man1 ] || [ "${file#*vendor}" != "$file" ] ||
		[ -f "moved/$file" ] || fail "the archive of the programs has no $file"
done
grep -rl "$WORK" root/usr moved >named && fail "a file names the folder of the build" named

# What lintian is to find is found.
dpkg-deb -R "$deb" broken
rm broken/usr/share/doc/specc/copyright broken/usr/share/man/man1/specc.1.gz
dpkg-deb --root-owner-group -b broken broken.deb >/dev/null
judged broken.deb && fail "lintian accepts a package without copyright"
grep -q '^E: specc: no-copyright-file' said || fail "lintian says something else" said

[ -n "$DEEP" ] || exit 0
mv build/dist first
made nocheck
for file in first/*.deb first/*.tar.gz; do
	cmp "$file" "build/dist/${file##*/}" || fail "a second build gives other bytes"
done
