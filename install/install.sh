#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs specc, or removes what was installed. make calls it, its variables in the environment
# (programs: the folder of those that are installed, $build):
#   sh install/install.sh install | uninstall
# Every file and every folder that is made is noted in $datadir/specc/installed before it is there,
# so that uninstall, and an install over an older one, remove exactly these, however that one ended.
# A folder is removed only if nothing else is in it by then.
set -eu
: "${DESTDIR=}" "${programs=$build}"
[ -z "$DESTDIR" ] || mkdir -p "$DESTDIR"
list=$datadir/specc/installed
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: >"$work/notes"
umask 022

# folder PATH: makes it and what it is in
folder() {
	[ -d "$DESTDIR$1" ] && return
	case $1 in
	*/*) [ -z "${1%/*}" ] || folder "${1%/*}" ;;
	esac
	mkdir "$DESTDIR$1"
	echo "folder $1" >>"$notes"
}

# put MODE FOLDER NAME FILE: installs FILE as NAME
put() {
	folder "$2"
	echo "file $2/$3" >>"$notes"
	install -m "$1" "$4" "$DESTDIR$2/$3"
}

# put_all FOLDER FILE...: with their names
put_all() {
	to=$1
	shift
	folder "$to"
	for file in "$@"; do
		echo "file $to/${file##*/}"
	done >>"$notes"
	install -m 644 "$@" "$DESTDIR$to"
}

# put_tree FOLDER SOURCE: all files below SOURCE, at the same places
put_tree() {
	find "$2" -type d | LC_ALL=C sort >"$work/tree"
	while IFS= read -r source; do
		place=$1${source#"$2"}
		set -- "$1" "$2"
		for file in "$source"/*; do
			[ ! -f "$file" ] || set -- "$@" "$file"
		done
		[ $# = 2 ] || (shift 2 && put_all "$place" "$@")
	done <"$work/tree"
}

# filled FILE: it, with what @name@ stands for, and without the .in of its name
filled() {
	copy=$work/${1##*/}
	copy=${copy%.in}
	sed -e "s|@version@|$version|g" -e "s|@prefix@|$prefix|g" -e "s|@bindir@|$bindir|g" \
		-e "s|@datadir@|$datadir|g" -e "s|@includedir@|$includedir|g" \
		-e "s|@cmakedir@|$cmakedir|g" -e "s|@docdir@|$docdir|g" "$1" >"$copy"
	echo "$copy"
}

programs() {
	put 755 "$bindir" specc "$programs/specc"
	# Only one of this version: specc runs the one beside it.
	[ ! -x "$programs/specc-ref" ] || put 755 "$bindir" specc-ref "$programs/specc-ref"
	for page in "$build"/man/*.1; do
		[ "${page##*/}" = specc-ref.1 ] && [ ! -x "$programs/specc-ref" ] ||
			put_all "$mandir/man1" "$(filled "$page")"
	done
	put 644 "$bashcompletiondir" specc install/completion/specc.bash
	put_all "$zshcompletiondir" install/completion/_specc
	put_all "$fishcompletiondir" install/completion/specc.fish
}

# What other projects build with.
shared() {
	put_tree "$datadir/specc/templates" templates
	put_tree "$datadir/specc/isa-spec" isa-spec
	put_all "$datadir/specc" install/specc.mk
	put_all "$includedir" "$decoder_header"
	put_all "$pkgconfigdir" "$(filled install/specc.pc.in)"
	for file in install/specc-config*.in; do
		put_all "$cmakedir" "$(filled "$file")"
	done
}

documents() {
	put_all "$docdir" README.md LICENSE CHANGELOG.md
	put_tree "$docdir/docs" docs
	put_tree "$docdir/examples" examples
}

install_all() {
	notes=$work/notes # until there is a folder for the list
	folder "$datadir/specc"
	notes=$DESTDIR$list
	cat "$work/notes" >"$notes"
	programs
	shared
	documents
	echo "Installed $DESTDIR$bindir/specc; \`make uninstall\` with the same variables removes it."
}

uninstall_all() {
	sed -n 's/^file //p' "$DESTDIR$list" | while IFS= read -r path; do
		printf '%s\0' "$DESTDIR$path"
	done | xargs -0 rm -f
	sed -n 's/^folder //p' "$DESTDIR$list" | sed '1!G; h; $!d' >"$work/folders" # the last first
	rm -f "$DESTDIR$list"
	while IFS= read -r path; do
		rmdir "$DESTDIR$path" 2>/dev/null || :
	done <"$work/folders"
}

case $1 in
install)
	[ ! -f "$DESTDIR$list" ] || uninstall_all
	install_all ;;
uninstall)
	[ -f "$DESTDIR$list" ] || { echo "uninstall: there is no $DESTDIR$list" >&2; exit 1; }
	uninstall_all
	echo "Removed what was installed in $DESTDIR$prefix." ;;
esac
