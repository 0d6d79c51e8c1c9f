# SPDX-License-Identifier: MIT
# Read by tests/robustness/robust_*.sh: two versions of a small specification, the files that each
# makes, and what must hold in the output folder after a build that was given no room, no disk or no
# time. shellcheck shell=sh disable=SC2034
ROOT=${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
DEEP=${DEEP:-}
own='' mounted=''
if [ -z "${WORK-}" ]; then
	WORK=$(mktemp -d) || exit 2
	own=$WORK
fi
# In memory, where flushing a file costs nothing; with ON_DISK=1 not.
memory=$([ -n "${ON_DISK-}" ] || mktemp -d /dev/shm/specc.XXXXXX 2>/dev/null) &&
	WORK=${memory:-$WORK}
clean_up() {
	[ -z "$mounted" ] || umount "$mounted" 2>/dev/null
	[ -z "$memory" ] || rm -rf "$memory"
	[ -z "$own" ] || rm -rf "$own"
}
trap clean_up EXIT
trap 'exit 130' INT TERM HUP
export LC_ALL=C
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 2
total=0 failed=0 undone=0 name=$(basename "$0" .sh)

fail() {
	echo "FAIL $name: $1"
	[ $# -lt 2 ] || cut -c 1-200 "$2" | head -n 12 | sed 's/^/    /'
	failed=$((failed + 1))
}

# share DEEP QUICK: how many cases of a kind are tried.
share() {
	if [ -n "$DEEP" ]; then echo "$1"; else echo "$2"; fi
}

# parts: the lines of standard input as commands, in turn.
parts() {
	turned >parts
	while read -r part <&3; do
		$part
	done 3<parts
}

# quick_targets NAME...: without DEEP=1 only these are built in place of all that are the default.
targets=
quick_targets() {
	[ -n "$DEEP" ] || targets=$(printf ' -t %s' "$@")
}

# build VERSION FOLDER [COMMAND...]: ends with the status of the build; messages are in err.
build() {
	version=$1 folder=$2
	shift 2
	# shellcheck disable=SC2086
	"$@" "$SPECC" build $targets --isa "v$version.isa" -o "$folder" >log 2>err </dev/null
}

# two_versions [SPEC]: v1.isa and v2.isa, of which the second has other names, so that files come,
# go and change; made1 and made2 are what they make.
two_versions() {
	cp "${1:-$ROOT/tests/golden/cli-run/tiny.isa}" v1.isa
	sed 's/ADD/SUM/g; s/Adds/Sums up/' v1.isa >v2.isa
	for version in 1 2; do
		build $version made$version && [ ! -s err ] || fail "version $version" err
	done
	made1=$(find made1 -type f | wc -l)
	diff -rq made1 made2 >log
	grep -q '^Only in made1' log && grep -q '^Only in made2' log && grep -q ' differ$' log ||
		fail "the versions are too much alike" log
}

# old FOLDER: the first version stands in the folder, as a build left it.
old() {
	rm -rf "$1"
	cp -R made1 "$1"
}

# same FOLDER FOLDER: the same files, but for those of temporary names, which the next build
# removes.
same() {
	diff -rq -x ".specc-tmp-*" "$1" "$2" >differs 2>&1
}

# each_old_or_new FOLDER: every file but specc's own is whole, and one of the first or the second
# version; what both have is there.
each_old_or_new() {
	sums_of "$1" >found
	grep -vxFf sums found >wrong && {
		fail "$(sed '1s/^[^ ]* *//; q' wrong) is neither the old nor the new file"
		return 1
	}
	sed 's/^[^ ]* *//' found | sort | comm -23 both - >wrong
	[ ! -s wrong ] || {
		fail "$(head -n 1 wrong), which both have, is gone"
		return 1
	}
}

# sums_of FOLDER: the files of a version, each with the sum of its contents
sums_of() {
	(cd "$1" && find . -type f ! -name '.specc-*' -exec md5sum {} +)
}

in_both() {
	sums_of made1 >sums
	sums_of made2 >sums2
	for file in sums sums2; do
		sed 's/^[^ ]* *//' $file | sort >$file.names
	done
	cat sums2 >>sums
	comm -12 sums.names sums2.names >both
	[ -s both ] || fail "the versions have no file in common"
}

# several: not empty when there may be more than one.
# One line that says what is wrong; source lines and where they are included from may follow.
one_message() {
	[ -z "${several-}" ] || [ "$(grep -c -e "error: " -e "^specc" err)" -eq 0 ] || return 0
	[ "$(grep -c -e "error: " -e "^specc" err)" -eq 1 ] || fail "$1: not one message" err
}

# cleared WHAT: what could not be removed is removed by the next build.
cleared() {
	ls -A out | grep -q "^\.specc-tmp" || return 0
	undone=$((undone + 1))
	build 2 out
	! ls -A out | grep "^\.specc-tmp" >left || fail "$1: temporary files are left" left
}

# as_was STATUS WHAT: after a build of version 2 over version 1 in out. With status 2 nothing has
# changed and a message says why; with 0 the build did without, and all is there.
as_was() {
	total=$((total + 1))
	case $1 in
	0)
		same made2 out || fail "$2: a build that succeeded differs" differs
		cleared "$2"
		;;
	2)
		one_message "$2"
		same made1 out || fail "$2: the folder was touched" differs
		;;
	*) fail "$2: exit status $1" err ;;
	esac
	[ "$1" -eq 2 ] && [ ! -s differs ] || old out
}

finish() {
	[ -z "${skips-}" ] || echo "$skips"
	echo "$1, $failed failures"
	[ $failed -eq 0 ]
	exit
}

# templates_of: the folder of the templates that the compiler reads.
templates_of() {
	beside=$(dirname "$SPECC")/../templates
	if [ -d "$beside" ]; then echo "$beside"; else echo "$ROOT/templates"; fi
}

# patched NAME FILE SCRIPT: the compiler with a source changed by sed, as NAME/build/specc, beside
# the templates; false, with a reason, where the objects are not at hand.
patched() {
	objects=$(dirname "$SPECC")
	templates=$(templates_of)
	[ -f "$objects/libspecc.a" ] && [ -f "$objects/obj/specc/cli/main.o" ] || {
		skips="${skips-}
in part: not tried: faults in the compiler, as its objects are not beside it"
		return 1
	}
	mkdir -p "$1/build" && cp -R "$templates" "$1/templates"
	sed "$3" "$ROOT/specc/$2" >"$1/changed.c"
	! cmp -s "$ROOT/specc/$2" "$1/changed.c" || { fail "$1: nothing was changed"; return 1; }
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -I"$ROOT/specc" \
		$(pkg-config --cflags libxml-2.0 libcmark-gfm) \
		-Wl,-S -o "$1/build/specc" "$1/changed.c" \
		"$objects/obj/specc/cli/main.o" "$objects/libspecc.a" \
		$(pkg-config --libs libxml-2.0 libcmark-gfm) -lcmark-gfm-extensions \
		$(pkg-config --libs libelf jansson zlib) ${LDFLAGS-} 2>err && return
	fail "$1: does not compile" err
	return 1
}

# notices NAME COMMAND...: with the patched compiler the command reports a failure.
notices() {
	fault=$1
	shift
	(SPECC=$WORK/$fault/build/specc failed=0; "$@"; [ $failed -gt 0 ]) >log.fault 2>&1 ||
		fail "the fault '$fault' goes unnoticed" log.fault
	[ ! -d made1 ] || old out
}
