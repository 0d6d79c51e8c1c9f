# SPDX-License-Identifier: MIT
# For tests of make install: installs from a copy of the build, so that variables which change specc
# do not change the one that other tests run. Source it.

# installed GOAL VARIABLE=VALUE...: make install or uninstall
installed() {
	if [ ! -d "$WORK/build" ]; then
		mkdir "$WORK/build"
		from=$(dirname "$SPECC")
		for part in obj man specc specc-ref libspecc.a libspecc-ref.a libspecc-compare.a flags \
			sources folders float_text.c; do
			[ ! -e "$from/$part" ] || cp -a "$from/$part" "$WORK/build/" || return
		done
	fi
	# tests/run adds an option, with which all would be compiled again
	CC=${CC% -O0} make -s -C "$ROOT" BUILD="$WORK/build" "$@"
}
