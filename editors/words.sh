#!/bin/sh
# SPDX-License-Identifier: MIT
# words.sh [FOLDER]: writes the functions of the pseudo-code, from specc/lang/code.def, into the
# highlighting of the editors in FOLDER (editors/). `make editors` runs it.
set -u
here=$(cd "$(dirname "$0")" && pwd) || exit
cd "${1:-$here}" || exit
words=$(sed -nE 's/^BUILTIN\([A-Z0-9_]+, "([A-Za-z0-9]+)".*/\1/p' "$here/../specc/lang/code.def" |
	grep -vE '^(INTn|F32)$' | paste -sd '|' -)
for file in vim/syntax/specc.vim vscode/syntaxes/specc.tmLanguage.json; do
	sed "s/raw|number|[A-Za-z0-9|]*/$words/" "$file" >"$file.new" || exit
	cmp -s "$file" "$file.new" || cat "$file.new" >"$file" || exit
	rm "$file.new"
done
