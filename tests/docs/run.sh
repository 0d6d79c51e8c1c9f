#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the pinned npm packages below $BUILD and runs all checks of the pages in $BUILD/site.
#   sh tests/docs/run.sh [NAME...]     the checks whose name contains a NAME, or all
#   sh tests/docs/run.sh --screenshots FOLDER [NAME...]     pictures instead of checks
# What is missing (node, npm, a package, Chromium, java, xmllint) is named, what needs it skipped.
set -u
BUILD=${BUILD:-build}
here=$(dirname "$0")
modules=$BUILD/docs

if ! command -v node >/dev/null 2>&1; then
	echo "skipped: all checks of the pages: node is not installed (sh setup.sh check-docs)"
	exit 0
fi

# Installed anew when the list of packages is another.
packages() {
	cmp -s "$here/package-lock.json" "$modules/installed" && return 0
	if ! command -v npm >/dev/null 2>&1; then
		echo "npm is not installed (sh setup.sh check-docs)"
		return 0
	fi
	mkdir -p "$modules" &&
		cp "$here/package.json" "$here/package-lock.json" "$here/.npmrc" "$modules" || return
	if (cd "$modules" && npm ci --ignore-scripts --loglevel=error) >"$modules/log" 2>&1; then
		cp "$here/package-lock.json" "$modules/installed"
	else
		echo "npm could not install the packages of $here/package-lock.json:"
		sed 's/^/    /' "$modules/log"
	fi
}

packages || exit
export DOCS_MODULES="$modules" SITE="${SITE:-$BUILD/site}" SPECC="${SPECC:-$BUILD/specc}"
case ${1-} in
--screenshots) shift && exec node "$here/screenshots/take.mjs" "$@" ;;
*) exec node "$here/run.mjs" "$@" ;;
esac
