# The Debian package: dpkg-buildpackage in a copy of the tree, lintian, and the program in it. The
# tests of the package run, and a second build gives the same bytes, with DEEP=1.
cd "$WORK" || exit 1

fail() {
	echo "FAIL: $1"
	[ ! -f "${2-}" ] || tail -n 40 "$2"
	exit 1
}

for tool in dpkg-buildpackage dh lintian fakeroot; do
	command -v $tool >/dev/null 2>&1 || { echo "$tool is missing"; exit 77; }
done
(cd "$ROOT" && dpkg-checkbuilddeps >"$WORK/needed" 2>&1) || { cat needed; exit 77; }

# build FOLDER OPTIONS: the package of a copy of the tree
build() {
	mkdir -p "$1/specc"
	(cd "$ROOT" && tar -c --exclude=./build --exclude=./.git .) | tar -x -C "$1/specc"
	# What tests/run sets would change what is compiled.
	(cd "$1/specc" && env -u CC DEB_BUILD_OPTIONS="$2" dpkg-buildpackage -us -uc -b) >log 2>&1 ||
		fail "dpkg-buildpackage" log
}

judged() {
	lintian --allow-root --fail-on error,warning "$1" >said 2>&1
}

build first "$([ -n "$DEEP" ] || echo nocheck)"
judged first/specc_*.changes || fail "lintian" said

deb=$(ls first/specc_*.deb)
dpkg-deb -x "$deb" root
[ "$(dpkg-deb -f "$deb" Version)" = "$("$SPECC" --version | cut -d ' ' -f 2)" ] ||
	fail "the version is not that of specc"
root/usr/bin/specc build -o made -t c "$ROOT/examples/isa" >log 2>&1 ||
	fail "specc in the package" log
[ -f made/c/counter.h ] || fail "specc in the package makes no C"
for file in share/man/man1/specc-build.1.gz share/zsh/vendor-completions/_specc \
	share/fish/vendor_completions.d/specc.fish share/bash-completion/completions/specc \
	share/cmake/specc/specc-config.cmake share/pkgconfig/specc.pc include/specc_decoder.h; do
	[ -f "root/usr/$file" ] || fail "the package has no $file"
done
grep -rl "$WORK" root/usr >named && fail "a file names the folder of the build" named

# What lintian is to find is found.
dpkg-deb -R "$deb" broken
rm broken/usr/share/doc/specc/copyright broken/usr/share/man/man1/specc.1.gz
dpkg-deb --root-owner-group -b broken broken.deb >/dev/null
judged broken.deb && fail "lintian accepts a package without copyright"
grep -q '^E: specc: no-copyright-file' said || fail "lintian says something else" said

[ -n "$DEEP" ] || exit 0
build second nocheck
cmp "$deb" second/"${deb##*/}" || fail "a second build gives other bytes"
