#!/bin/sh
# From a bare machine to a built specc: installs what is missing, then runs make.
set -u
cd "$(dirname "$0")" || exit 2

usage() {
	cat <<'EOF'
usage: sh setup.sh           install what is missing, build specc, regenerate out/
       sh setup.sh check     the same with what the tests need, then run all tests
       sh setup.sh --help    this text

On Debian and Ubuntu missing packages are installed with apt-get (through sudo when
not root). Elsewhere they are named, and nothing is done, with exit status 2.
Examples: sh setup.sh && build/specc list --isa isa-spec/gpu
          sh setup.sh check
EOF
}

have() {
	command -v "$1" >/dev/null 2>&1
}

missing=

# need PACKAGE WHY: notes a package that is to be installed.
need() {
	missing="$missing $1"
	echo "setup: missing $1: $2"
}

# Whether some C compiler turns a program into an executable, C library headers included.
compiles() {
	have "${CC:-cc}" || return 1
	folder=$(mktemp -d) || return 1
	printf '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n' >"$folder/try.c"
	"${CC:-cc}" -o "$folder/try" "$folder/try.c" >/dev/null 2>&1
	status=$?
	rm -rf "$folder"
	return $status
}

has_library() {
	have pkg-config && pkg-config --exists "$1"
}

find_missing() {
	if ! compiles; then
		need gcc "the C compiler that builds specc"
		need libc6-dev "the C library's headers"
	fi
	make --version 2>/dev/null | grep -q GNU || need make "GNU make runs the build"
	have pkg-config || need pkg-config "finds the libraries"
	has_library libxml-2.0 || need libxml2-dev "XML and XPath, under the templates"
	has_library libelf || need libelf-dev "programs are written and read as ELF files"
	[ "$1" = check ] || return 0
	has_library cmocka || need libcmocka-dev "the unit tests are written with it"
	have clang || need clang "the generated C is compiled with gcc and with clang"
	have gcc || case $missing in
	*gcc*) ;;
	*) need gcc "the generated C is compiled with gcc and with clang" ;;
	esac
	has_library gmp || need libgmp-dev "the reference evaluator's integers"
	has_library mpfr || need libmpfr-dev "the reference evaluator's reals"
	have xmllint || need libxml2-utils "xmllint validates the published XML"
}

apt() {
	$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@"
}

# apt-get's own talk is shown only when it fails.
install_missing() {
	if ! have apt-get || ! [ -f /etc/debian_version ]; then
		echo "setup: this is not Debian or Ubuntu; install what these packages hold, then" \
			"run this again:$missing" >&2
		exit 2
	fi
	sudo=
	if [ "$(id -u)" != 0 ]; then
		sudo=sudo
		if ! have sudo; then
			echo "setup: not root and no sudo; as root, run: apt-get install$missing" >&2
			exit 2
		fi
	fi
	echo "setup: installing$missing${sudo:+ (with sudo)}"
	log=$(mktemp) || exit 2
	apt update >"$log" 2>&1 || echo "setup: apt-get update failed, trying with what it has" >&2
	# shellcheck disable=SC2086
	if ! apt install -y --no-install-recommends $missing >>"$log" 2>&1; then
		cat "$log" >&2
		rm -f "$log"
		echo "setup: apt-get could not install$missing" >&2
		exit 2
	fi
	rm -f "$log"
}

case ${1-} in
'') target=all ;;
check) target=check ;;
--help | -h) usage; exit 0 ;;
*) usage >&2; exit 2 ;;
esac
[ $# -le 1 ] || { usage >&2; exit 2; }

find_missing $target
[ -z "$missing" ] || install_missing
exec make $target
