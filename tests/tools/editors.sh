#!/bin/sh
# SPDX-License-Identifier: MIT
# editors/: the highlighting of specifications has the words of specc's own tables and finds
# definitions, sections and fences in the specifications of the repository
# (tests/tools/editors/check.mjs); the extension for VS Code is packaged by npm as its page says,
# and what is in the package starts. Changed grammars are found to be wrong.
set -u
. "$ROOT/tests/shared/npm.sh"
cd "$WORK" || exit 1
here=$ROOT/tests/tools/editors
editor=
command -v vim >/dev/null 2>&1 && editor=vim
[ -n "$editor" ] || echo "vim is not installed: its syntax file is not read"

# right FOLDER SPECIFICATIONS
right() {
	node "$here/check.mjs" "$ROOT" "$1" "$WORK" "$2" $editor >log 2>&1
}

right "$ROOT/editors" isa-spec,tests/codec/isa,tests/machines || { cat log; exit 1; }
cat log

# fault WHAT FILE FROM TO
fault() {
	rm -rf faulty
	mkdir faulty
	cp -R "$ROOT/editors/vscode" "$ROOT/editors/vim" faulty
	sed "s/$3/$4/" "$ROOT/editors/$2" >"faulty/$2"
	cmp -s "$ROOT/editors/$2" "faulty/$2" && { echo "FAIL nothing to change: $1"; exit 1; }
	right faulty isa-spec/tiny && { echo "FAIL not found: $1"; exit 1; }
	grep -q ' [1-9][0-9]* wrong$' log || { cat log; exit 1; }
}

grammar=vscode/syntaxes/specc.tmLanguage.json
fault "a missing word" $grammar 'raise|halt|always' 'halt|always'
fault "a word too many" $grammar '|Term)' '|Term|Terms)'
fault "a section without its code" $grammar '"#pseudo-line"' '"#prose-fence"'
[ -z "$editor" ] || fault "a missing word in Vim" vim/syntax/specc.vim 'toInt|' ''

# The package, as editors/vscode/README.md makes it.
grep -q '"resolved"' "$ROOT/editors/vscode/package-lock.json" && {
	echo "FAIL editors/vscode/package-lock.json names where packages come from"
	exit 1
}
mkdir -p tree/editors
cp -R "$ROOT/editors/vscode" tree/editors
cp "$ROOT/LICENSE" tree
rm -rf tree/editors/vscode/node_modules tree/editors/vscode/dist
(cd tree/editors/vscode && npm ci --loglevel=error) >log 2>&1 || {
	tail -n 20 log
	echo "npm could not install the packages of editors/vscode"
	exit 77
}
(cd tree/editors/vscode && npm run package) >log 2>&1 || { tail -n 40 log; exit 1; }
mkdir package
unzip -q tree/editors/vscode/specc.vsix -d package || exit 1
for file in package.json language-configuration.json syntaxes/specc.tmLanguage.json \
	dist/extension.js LICENSE.txt; do
	[ -s "package/extension/$file" ] || { echo "FAIL the package has no $file"; exit 1; }
done
[ -e package/extension/node_modules ] && { echo "FAIL the package has node_modules"; exit 1; }
node "$here/start.mjs" package/extension "$SPECC" || exit 1
