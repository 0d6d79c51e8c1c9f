#!/bin/sh
# From a bare machine to a built specc: installs what is missing, then runs make.
set -u
cd "$(dirname "$0")" || exit 2

usage() {
	cat <<'EOF'
usage: sh setup.sh             install what is missing, build specc, regenerate out/
       sh setup.sh check       the same with what the tests need, then run all tests
       sh setup.sh check-docs  the same for the tests of the documentation pages
       sh setup.sh --help      this text

On Debian and Ubuntu missing packages are installed with apt-get (through sudo when
not root). Elsewhere they are named, and nothing is done, with exit status 2.
Examples: sh setup.sh && build/specc list --isa isa-spec/gpu
          sh setup.sh check && sh setup.sh check-docs
EOF
}

have() {
	command -v "$1" >/dev/null 2>&1
}

missing= wished=

# need PACKAGE WHY: notes a package that is to be installed.
need() {
	missing="$missing $1"
	echo "setup: missing $1: $2"
}

# wish PACKAGE WHY: the same, but without it the tests go on and name what they skip.
wish() {
	wished="$wished $1"
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

# What libcmark-gfm.pc does not say: whether the header of the extensions is there as well.
has_markdown() {
	has_library libcmark-gfm || return 1
	printf '#include <cmark-gfm-core-extensions.h>\n' |
		"${CC:-cc}" -E -o /dev/null - 2>/dev/null
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
	has_markdown || need libcmark-gfm-dev "Markdown in prose"
	has_markdown || need libcmark-gfm-extensions-dev "tables in Markdown"
	case $1 in
	check) find_missing_check ;;
	check-docs) find_missing_docs ;;
	esac
}

find_missing_check() {
	has_library cmocka || need libcmocka-dev "the unit tests are written with it"
	have clang || need clang "the generated C is compiled with gcc and with clang"
	have gcc || case $missing in
	*gcc*) ;;
	*) need gcc "the generated C is compiled with gcc and with clang" ;;
	esac
	has_library gmp || need libgmp-dev "the reference evaluator's integers"
	has_library mpfr || need libmpfr-dev "the reference evaluator's reals"
	have man || need man-db "shows the man pages"
	have col || need bsdextrautils "turns what man shows into text"
	have groff || need groff "renders the man pages"
	have mandoc || need mandoc "reads the man pages closely"
	have wasm-ld || need lld "links the codec of the pages"
	have zip || need zip "packs the C for the downloads"
	node_is_new || need nodejs "runs the codec of the pages"
	have xmllint || need libxml2-utils "xmllint validates the published XML"
	have cvc5 || wish cvc5 "decides the statements of tests/proof.sh"
	have strace || wish strace "watches what a build writes"
	clang_fuzzes || wish "libclang-rt-$(clang_version)-dev" "libFuzzer and sanitizers of clang"
}

clang_version() {
	{ clang -dumpversion 2>/dev/null || echo 14; } | sed 's/\..*//'
}

# Its own run-time library, which is a package of its own.
clang_fuzzes() {
	have clang && ls "$(clang -print-resource-dir)"/lib/*/*fuzzer* >/dev/null 2>&1
}

# The tests of the pages compile the codec to WebAssembly and show pages in a browser; its pictures
# should have letters for Chinese.
find_missing_docs() {
	have clang || need clang "compiles the codec to WebAssembly"
	have wasm-ld || need lld "links it"
	have xmllint || need libxml2-utils "xmllint validates the published XML"
	have zip || need zip "packs the C for the downloads"
	node_is_new || need nodejs "runs the tests of the pages"
	have npm || need npm "installs the validators that package-lock.json pins"
	have java || need default-jre-headless "runs the Nu Html Checker"
	[ -n "${CHROMIUM-}" ] || have chromium || have google-chrome || have chromium-browser ||
		need chromium "shows the pages"
	{ have fc-list && fc-list :lang=zh | grep -q .; } || need fonts-noto-cjk "shows Chinese"
}

node_is_new() {
	have node && node -e 'process.exit(parseInt(process.versions.node, 10) < 18 ? 1 : 0)'
}

apt() {
	$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 "$@"
}

# Without one of the packages for the pages the tests go on, and name what they have to skip.
one_by_one() {
	[ "$target" = check-docs ] || return 1
	for package in $missing; do
		apt install -y --no-install-recommends "$package" >>"$log" 2>&1 ||
			echo "setup: apt-get could not install $package; going on without" >&2
	done
}

# Where they cannot be installed, nothing is lost but what they are for.
install_wished() {
	have apt-get && [ -f /etc/debian_version ] || return 0
	sudo=
	[ "$(id -u)" = 0 ] || sudo=sudo
	for package in $wished; do
		apt install -y --no-install-recommends "$package" >/dev/null 2>&1 ||
			echo "setup: apt-get could not install $package; going on without" >&2
	done
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
	if ! apt install -y --no-install-recommends $missing >>"$log" 2>&1 && ! one_by_one; then
		cat "$log" >&2
		rm -f "$log"
		echo "setup: apt-get could not install$missing" >&2
		exit 2
	fi
	rm -f "$log"
}

case ${1-} in
'') target=all ;;
check | check-docs) target=$1 ;;
--help | -h) usage; exit 0 ;;
*) usage >&2; exit 2 ;;
esac
[ $# -le 1 ] || { usage >&2; exit 2; }

find_missing $target
[ -z "$missing" ] || install_missing
[ -z "$wished" ] || install_wished
exec make $target
