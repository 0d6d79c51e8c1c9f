#!/bin/sh
# SPDX-License-Identifier: MIT
# What is released, in $BUILD/dist; make calls it, its variables in the environment:
#   specc-VERSION.tar.gz               the sources that are committed
#   specc-VERSION-linux-MACHINE.tar.gz static programs and what they need: unpack it anywhere
#   specc_VERSION_MACHINE.deb          the Debian package; beside it that of its debug information
#   Containerfile                      makes an image from the second
# The same commit gives the same bytes.
set -eu
dist=$BUILD/dist
name=specc-$VERSION

fail() {
	echo "dist: $1" >&2
	exit 2
}

git rev-parse --git-dir >/dev/null 2>&1 || fail "there is no repository to take the sources from"
for tool in dpkg-buildpackage dh; do
	command -v $tool >/dev/null || fail "there is no $tool (apt-get install debhelper)"
done
[ -z "$(git status --porcelain)" ] || echo "dist: changes that are not committed are left out" >&2
rm -rf "$dist"
mkdir -p "$dist/work"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

# packed NAME: the folder of this name in work as an archive
packed() {
	tar -C "$dist/work" --sort=name --owner=0 --group=0 --numeric-owner \
		--mtime="@$SOURCE_DATE_EPOCH" -c "$1" | gzip -9n >"$dist/$1.tar.gz"
	echo "$dist/$1.tar.gz"
}

git archive --prefix="$name/" HEAD | tar -x -C "$dist/work"
packed "$name"

static=$name-linux-$(uname -m)
programs="$BUILD/static" DESTDIR="$dist/work/tree" sh install/install.sh install >/dev/null
mv "$dist/work/tree$prefix" "$dist/work/$static"
rm "$dist/work/$static/share/specc/installed"
packed "$static"
sed "s/@name@/$static/" install/Containerfile.in >"$dist/Containerfile"
echo "$dist/Containerfile"

# The package is made from the archive of the sources.
(cd "$dist/work/$name" && env -u MAKEFLAGS -u MAKELEVEL -u BUILD -u prefix \
	dpkg-buildpackage -us -uc -b >"$dist/work/log" 2>&1) || {
	tail -n 20 "$dist/work/log" >&2
	fail "dpkg-buildpackage"
}
for kind in buildinfo changes deb; do
	mv "$dist/work/"specc*_*.$kind "$dist/"
done
ls "$dist"/specc_*.deb
rm -rf "$dist/work"
