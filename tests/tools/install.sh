# SPDX-License-Identifier: MIT
# SLOW
# make install and uninstall: what is installed, that it works from where it is, that uninstall
# removes exactly that; and the man pages.
cd "$WORK" || exit 1
. "$ROOT/tests/shared/installed.sh"

fail() {
	echo "FAIL: $1"
	[ ! -f "${2-}" ] || tail -n 30 "$2"
	exit 1
}

# ---- install and uninstall leave what was there ----

mkdir -p dest/usr/bin dest/usr/share/man
echo other >dest/usr/bin/other
find dest | LC_ALL=C sort >before
installed install DESTDIR="$WORK/dest" prefix=/usr >log 2>&1 || fail "make install" log
[ -x dest/usr/bin/specc ] && [ -f dest/usr/share/man/man1/specc-check.1 ] &&
	[ -f dest/usr/share/specc/templates/c/main.tpl ] || fail "files are missing" log
grep -rl "$WORK" dest/usr/share dest/usr/include >named && fail "DESTDIR is in a file" named
find dest -type f ! -perm -444 | grep . && fail "files that not everybody can read"

# left: what uninstall leaves beyond what was there before
left() {
	installed uninstall DESTDIR="$WORK/dest" prefix=/usr >log 2>&1 || fail "make uninstall" log
	find dest | LC_ALL=C sort | comm -13 before - >more
	find dest | LC_ALL=C sort | comm -23 before - >less
	[ ! -s less ] || fail "uninstall removes what it has not installed" less
	[ ! -s more ]
}
cp -a dest installed-once
left || fail "uninstall leaves" more
installed uninstall DESTDIR="$WORK/dest" prefix=/usr >log 2>&1 && fail "uninstall of nothing"

# A file that is not in the list is noticed, as is one too many.
rm -rf dest && cp -a installed-once dest
sed -i '/specc-check.1$/d' dest/usr/share/specc/installed
left && fail "the test does not see a file that is left"
rm -rf dest && cp -a installed-once dest
echo "file /usr/bin/other" >>dest/usr/share/specc/installed
(left >/dev/null 2>&1) && fail "the test does not see a file that is lost"

# Over an older version: its files go; those of others and their folders stay.
rm -rf dest && cp -a installed-once dest
mkdir dest/usr/share/specc/templates/old dest/usr/share/specc/templates/mine
: >dest/usr/share/specc/templates/old/main.tpl
: >dest/usr/share/specc/templates/mine/main.tpl
printf '%s\n' 'folder /usr/share/specc/templates/old' \
	'file /usr/share/specc/templates/old/main.tpl' >>dest/usr/share/specc/installed
installed install DESTDIR="$WORK/dest" prefix=/usr >log 2>&1 || fail "installing again" log
[ ! -e dest/usr/share/specc/templates/old ] || fail "a file of an older version is left"
[ -f dest/usr/share/specc/templates/mine/main.tpl ] || fail "a file of somebody else is lost"
left && fail "uninstall removed a folder in use"
[ "$(sort more | tail -n 1)" = dest/usr/share/specc/templates/mine/main.tpl ] || fail "left" more

# ---- folders of one's own ----

installed install prefix="$WORK/own" bindir="$WORK/own/programs" datadir="$WORK/data" \
	mandir="$WORK/man" >log 2>&1 || fail "folders of one's own" log
[ -f man/man1/specc.1 ] || fail "mandir"
own/programs/specc build --list-targets >targets &&
	grep -q "^c  *$WORK/data/specc/templates/c$" targets ||
	fail "templates in datadir are not found" targets
for variable in templatesdir isadir makefragment specc; do
	path=$(PKG_CONFIG_PATH=$WORK/data/pkgconfig pkg-config --variable=$variable specc)
	[ -e "$path" ] || fail "pkg-config: $variable is '$path'"
done
version=$(PKG_CONFIG_PATH=$WORK/data/pkgconfig pkg-config --modversion specc)
[ "specc $version" = "$("$SPECC" --version)" ] || fail "pkg-config: version $version"
echo '#include <specc_decoder.h>' | ${CC:-cc} -fsyntax-only -x c - \
	$(PKG_CONFIG_PATH=$WORK/data/pkgconfig pkg-config --cflags specc) || fail "pkg-config: cflags"

# ---- the man pages ----

command -v mandoc >/dev/null 2>&1 || { echo "mandoc is missing"; exit 77; }

# words of a text, one in a line, without marks of code
words() {
	tr -d '`' | sed 's/Usage://; s/Exit status://; s/Examples\{0,1\}://' | tr -s ' \n' '\n\n' |
		grep .
}

# whole HELP PAGE: each word of the help is in the page, in this order
whole() {
	words <"$1" >help.words
	mandoc -T ascii -O width=300 "$2" | col -bx | words >page.words
	awk 'NR == FNR { word[++count] = $0; next }
		$0 == word[at + 1] || $0 == word[at + 1] ":" { at++ }
		END { if (at < count) { print word[at] " " word[at + 1]; exit 1 } }' help.words page.words
}

"$SPECC" complete '' | sed 's/	.*//; /^-/d; /^help$/d' >commands
[ "$(ls man/man1 | grep -c '^specc-.*\.1$')" -ge "$(wc -l <commands)" ] || fail "pages are missing"
for page in man/man1/*.1; do
	mandoc -T lint -W style "$page" | grep -v 'missing date' >lint && fail "mandoc" lint
	name=${page##*/specc} name=${name%.1}
	case $name in
	'') "$SPECC" --help >help ;;
	-ref) "$(dirname "$SPECC")/specc-ref" --help >help ;;
	*) "$SPECC" "${name#-}" --help >help ;;
	esac
	sed '1s/^specc\([^:]*\): /specc\1 - /; 1s/^specc \([a-z]*\) - /specc-\1 - /' help >text
	whole text "$page" >lost || fail "$page: not all of the help is in it" lost
done
grep -v 'errors in the' man/man1/specc-check.1 >shorter
"$SPECC" check --help | sed '1s/^specc check: /specc-check - /' >text
whole text shorter >lost && fail "the test does not see a line that is missing"
exit 0
