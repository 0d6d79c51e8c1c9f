#!/bin/sh
# SPDX-License-Identifier: MIT
# From a bare machine to a built specc: installs what is missing, then runs make.
set -u
cd "$(dirname "$0")" || exit 2
. tests/shared/progress.sh

usage() {
	cat <<'EOF'
usage: sh setup.sh             install what is missing, build specc, regenerate out/
       sh setup.sh check       the same with what the tests need, then run all tests
       sh setup.sh check-docs  the same for the tests of the documentation pages
       sh setup.sh check-tools  the same for the tests with simulators, editors, packagers
       sh setup.sh --help      this text

On Debian and Ubuntu missing packages are installed with apt-get (through sudo when
not root). Elsewhere they are named, and nothing is done, with exit status 2.
Examples: sh setup.sh && build/specc list isa-spec/gpu
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
	has_library jansson || need libjansson-dev "the messages of the language server are JSON"
	has_library zlib || need zlib1g-dev "the codec and the downloads of a site are compressed"
	has_markdown || need libcmark-gfm-dev "Markdown in prose"
	has_markdown || need libcmark-gfm-extensions-dev "tables in Markdown"
	has_library gmp || need libgmp-dev "the integers of specc-ref, the second execution"
	has_library mpfr || need libmpfr-dev "its reals"
	case $1 in
	check) find_missing_check ;;
	check-docs) find_missing_docs ;;
	check-tools) find_missing_tools ;;
	esac
}

find_missing_check() {
	has_library cmocka || need libcmocka-dev "the unit tests are written with it"
	have clang || need clang "the generated C is compiled with gcc and with clang"
	have gcc || case $missing in
	*gcc*) ;;
	*) need gcc "the generated C is compiled with gcc and with clang" ;;
	esac
	have man || need man-db "shows the man pages"
	have col || need bsdextrautils "turns what man shows into text"
	have groff || need groff "renders the man pages"
	have mandoc || need mandoc "reads the man pages closely"
	have wasm-ld || need lld "links the codec of the pages"
	have zip || need zip "packs the C for the downloads"
	have unzip || need unzip "checks the packed files"
	node_is_new || need nodejs "runs the codec of the pages"
	have xmllint || need libxml2-utils "xmllint validates the published XML"
	have cvc5 || wish cvc5 "proves the properties in tests/proofs/proof.sh"
	have strace || wish strace "watches what a build writes"
	clang_fuzzes || wish "libclang-rt-$(clang_version)-dev" "libFuzzer and sanitizers of clang"
}

# That of the clang that is there, or of the one that would be installed.
clang_version() {
	{
		clang -dumpversion 2>/dev/null
		apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9]*\)$/\1/p'
		echo 14
	} | sed 's/\..*//; q'
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
	[ -n "${FIREFOX-}" ] || have firefox-esr || have firefox ||
		wish firefox-esr "shows them as well, for the tasks of a reader"
	{ have fc-list && fc-list :lang=zh | grep -q .; } || need fonts-noto-cjk "shows Chinese"
}

# Editors, simulators, packagers: each test in tests/tools names what it misses and is skipped.
find_missing_tools() {
	node_is_new || wish nodejs "runs packages that read grammars and talk to the language server"
	have ninja || wish ninja-build "builds the example of docs/build.md"
	have npm || wish npm "installs the packages that package-lock.json pins"
	have zsh || wish zsh "its completion"
	have fish || wish fish "its completion"
	[ -r /usr/share/bash-completion/bash_completion ] || wish bash-completion "that of bash"
	have dpkg-buildpackage || wish dpkg-dev "builds the Debian package"
	have dh || wish debhelper "the same"
	have fakeroot || wish fakeroot "the same"
	has_library liblzma || wish liblzma-dev "make dist links specc statically"
	have lintian || wish lintian "judges the Debian package"
	python3 -c 'import yaml' 2>/dev/null || wish python3-yaml "reads the GitHub Action"
	have cmake || wish cmake "builds an example project"
	have mandoc || wish mandoc "reads the man pages"
	has_library cmocka || wish libcmocka-dev "the tests of the Debian package"
	have script || wish bsdutils "gives the shells a terminal"
	have vim || have nvim || wish vim "reads the grammars for it"
	[ -d /usr/share/vim-ale ] || wish vim-ale "does so for Vim"
	have nvim || wish neovim "talks to the language server"
	have emacs || wish emacs-nox "does so too"
	has_eglot || wish elpa-eglot "its client"
	have verilator || wish verilator "compiles the decoders and encoders in SystemVerilog"
	have iverilog || wish iverilog "simulates them, and is stricter"
	have yosys || wish yosys "proves the decoders equal to the tables"
	have python3 || wish python3 "reads the tables for that proof, and tests the Python module"
	have mypy || wish mypy "checks the type hints of the module"
	have doxygen || wish doxygen "reads the headers of the generated C"
	have xmllint || wish libxml2-utils "reads what doxygen writes"
	have pdp11 || wish simh "runs the PDP-11 of tests/machines"
	have llvm-mc-19 || wish llvm-19 "disassembles the x86 of tests/machines"
	have m68k-linux-gnu-as || wish binutils-m68k-linux-gnu "knows the words of the 68000 there"
	[ -d /usr/src/binutils ] || wish binutils-source "an assembler for it is built from this"
}

# Part of Emacs from version 29 on.
has_eglot() {
	have emacs && emacs --batch -l eglot >/dev/null 2>&1
}

node_is_new() {
	have node && node -e 'process.exit(parseInt(process.versions.node, 10) < 18 ? 1 : 0)'
}

# What apt-get is at: the last line of its log, which is shown as a whole only when it fails.
installing() {
	progress_show "setup: $(($(date +%s) - began)) s: $(tail -n 1 "$log" 2>/dev/null)"
}

apt() {
	began=$(date +%s)
	progress_begin installing
	$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@" \
		</dev/null >>"$log" 2>&1
	status=$?
	progress_end
	return $status
}

# one_by_one PACKAGE...: what is left out costs only what it is for
one_by_one() {
	for package in "$@"; do
		apt install -y --no-install-recommends "$package" ||
			echo "setup: apt-get could not install $package; continuing without it" >&2
	done
}

# Whether packages can be installed; where not, the packages are named that cannot be missed.
can_install() {
	sudo=
	if ! have apt-get || ! [ -f /etc/debian_version ]; then
		[ -z "$missing" ] || echo "setup: this is not Debian or Ubuntu; install the contents" \
			"of these packages, then run this again:$missing$wished" >&2
		return 1
	fi
	[ "$(id -u)" != 0 ] || return 0
	sudo=sudo
	have sudo && sudo -v && return # asks for the password before a line moves
	[ -z "$missing" ] || echo "setup: not root and no sudo; as root, run:" \
		"apt-get install --no-install-recommends$missing$wished" >&2
	return 1
}

install_missing() {
	log=$(mktemp) || exit 2
	echo "setup: installing$missing$wished${sudo:+ (with sudo)}"
	apt update || echo "setup: apt-get update failed; continuing with the old package lists" >&2
	# shellcheck disable=SC2086
	if ! apt install -y --no-install-recommends $missing $wished; then
		if [ "$target" = check-docs ] || [ "$target" = check-tools ]; then
			one_by_one $missing $wished
		elif [ -z "$missing" ] || apt install -y --no-install-recommends $missing; then
			one_by_one $wished
		else
			cat "$log" >&2
			rm -f "$log"
			echo "setup: apt-get could not install$missing" >&2
			exit 2
		fi
	fi
	rm -f "$log"
}

case ${1-} in
'') target=all ;;
check | check-docs | check-tools) target=$1 ;;
--help | -h) usage; exit 0 ;;
*) usage >&2; exit 2 ;;
esac
[ $# -le 1 ] || { usage >&2; exit 2; }

find_missing $target
if [ -n "$missing$wished" ]; then
	if can_install; then
		install_missing
	elif [ -n "$missing" ]; then
		exit 2
	fi
fi
exec make $target
