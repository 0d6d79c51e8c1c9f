#!/bin/sh
# SPDX-License-Identifier: MIT
# Tries the README on a machine that has nothing: makes a minimal Debian below build/fresh and runs
# the commands of the README in a clone of what is committed here.
#   sh tests/fresh/run.sh [12] [13] [admin] [user] [install]
# 12, 13: the version of Debian for what follows (12). admin: as root; the commands install what
# they need. user: without root and sudo; what the commands ask for is installed before, by the
# line that they print. install: `make dist` and what `make install` gives, taken to roots that have
# never seen the sources' tools; the example projects are built there, and what the Containerfile
# says is done. Without a name: all on Debian 12, and admin on Debian 13.
# Needs root, git, unshare and debootstrap; without them it fails. What runs in there has a mount
# and a process namespace of its own, so that nothing stays mounted or running, however this ends.
# Packages are kept in build/fresh for the next time. SHARE=K/N: every N-th of the tests, from the
# K-th.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd) || exit 2
. "$root/tests/shared/progress.sh"
fresh=${BUILD:-$root/build}/fresh

fail() {
	echo "FAIL check-fresh: $1" >&2
	exit 1
}

[ "$(id -u)" = 0 ] || fail "it makes a root folder of a system, and has to be root for that"
for tool in debootstrap unshare chroot git; do
	command -v $tool >/dev/null 2>&1 || fail "there is no $tool (apt-get install debootstrap git)"
done
mkdir -p "$fresh/packages" "$fresh/cache" && fresh=$(cd "$fresh" && pwd) || exit 2
unshare --mount --pid --fork true || fail "namespaces are not allowed here"

# What this is at, and the last line of what that says. Another process calls it: from a file.
showing() {
	progress_show "$(($(date +%s) - began)) s: $(cat "$fresh/what"): $(tail -n 1 "$log")"
}

# at WHAT: begins the next step
at() {
	what=$1
	echo "$what" >"$fresh/what"
	progress_line "check-fresh: $what"
}

# userspec: the option of chroot for who runs it.
export userspec=
# inside COMMAND...: in the root, with /proc of its own; apt's archives are those kept
# shellcheck disable=SC2016
inside() {
	unshare --mount --pid --fork --kill-child sh -c '
		fresh=$1
		mount -t proc proc "$fresh/root/proc" &&
			mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$fresh/root/dev/pts" &&
			mount -t tmpfs -o mode=1777 tmpfs "$fresh/root/dev/shm" &&
			mount --bind "$fresh/cache/$2" "$fresh/root/var/cache/apt/archives" || exit 126
		shift 2
		exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 ${CI:+CI="$CI"} \
			${SHARE:+SHARE="$SHARE"} \
			chroot $userspec "$fresh/root" sh -c "cd /srv/specc && exec \"\$@\"" sh "$@"
	' sh "$fresh" "$version" "$@"
}

# on VERSION: the Debian of the next steps
on() {
	version=$1
	case $1 in
	12) suite=bookworm ;;
	13) suite=trixie ;;
	esac
}

# The mirror that apt uses here, which has all suites; none: the one that debootstrap knows.
mirror() {
	apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 2>/dev/null |
		awk '$2 !~ /-/ && $3 == "main" { print $1; exit }'
}

# A minimal system, made once and copied; how apt reaches its mirror here is told to it.
make_root() {
	at "a minimal Debian $version"
	base=$fresh/base-$version
	mkdir -p "$fresh/cache/$version"
	if [ ! -d "$base" ]; then
		rm -rf "$base.new"
		# shellcheck disable=SC2046
		debootstrap --variant=minbase --cache-dir="$fresh/packages" $suite "$base.new" \
			$(mirror) >"$log" 2>&1 || { tail -n 20 "$log"; fail "debootstrap"; }
		mv "$base.new" "$base"
	fi
	rm -rf "$fresh/root"
	cp -a "$base" "$fresh/root" || fail "the copy of the system"
	cp /etc/resolv.conf "$fresh/root/etc/resolv.conf"
	apt-config dump 2>/dev/null | grep -i '^Acquire::http.*::proxy' \
		>"$fresh/root/etc/apt/apt.conf.d/90proxy"
	echo 'Binary::apt-get::APT::Keep-Downloaded-Packages "true";' \
		>"$fresh/root/etc/apt/apt.conf.d/90keep"
	chroot "$fresh/root" useradd -m user || fail "a user"
	mkdir -p "$fresh/root/srv"
	git clone -q --no-hardlinks "$root" "$fresh/root/srv/specc" || fail "the clone"
}

# step TITLE COMMAND...: runs it in the root; its times go to the table, its words to the log
step() {
	at "$1"
	shift
	start=$(date +%s)
	(
		inside "$@" >"$log" 2>&1
		status=$?
		times >"$fresh/times"
		exit $status
	)
	status=$?
	cpu=$(awk '
		{ for (i = 1; i <= NF; i++) { split($i, part, /[ms]/); sum += part[1] * 60 + part[2] } }
		END { printf "%d", sum + 0.5 }' "$fresh/times")
	printf '%-64s %5d s %6d s of CPU\n' "$what" $(($(date +%s) - start)) "$cpu" >>"$fresh/table"
}

# must: the step ended well
must() {
	[ "$status" = 0 ] && return
	progress_end
	tail -n 100 "$log"
	fail "$what: exit status $status"
}

# What is to be seen after the first command: the examples of README and tutorial, nothing skipped.
examples() {
	for test in house/readme language/tutorial execution/execution_doc codec/assembler_doc; do
		step "$who: tests/$test.sh after the first command" sh -c '
			WORK=$(mktemp -d) ROOT=$PWD SPECC=$PWD/build/specc && export WORK ROOT SPECC &&
				sh "tests/$1.sh"' sh $test
		must
	done
	step "$who: specc test --coverage" build/specc test --isa isa-spec/tiny --coverage
	must
}

# The closing line of all tests, and what they skipped: nothing but what stands in the list.
judge() {
	must
	progress_line "$(grep '^skipped: ' "$log"; tail -n 1 "$log")"
	tail -n 1 "$log" |
		grep -q '^[0-9]* passed, 0 failed, [0-9]* skipped ([0-9]* s of processor time)$' ||
		fail "no closing line"
	awk '
		NR == FNR {
			sub(/: .*/, "")
			known[$0] = 1
			next
		}
		/^skipped: / {
			name = $2 " " $3
			sub(/:$/, "", name)
			if (!(name in known)) { print; unknown = 1 }
			if (/\.\.\//) { print "a path of another machine: " $0; unknown = 1 }
		}
		END { exit unknown }' "$root/tests/fresh/skips" "$log" ||
		fail "skipped what is not in tests/fresh/skips"
}

as_admin() {
	who="Debian $version, root" userspec=
	make_root
	step "$who: sh setup.sh" sh setup.sh
	must
	examples
	step "$who: sh setup.sh check" sh setup.sh check
	judge
}

# asked COMMAND...: without what it needs the command ends with 2 and says what root has to run
asked() {
	userspec=--userspec=user:user
	step "$who: $* names what is missing" "$@"
	[ $status = 2 ] || fail "$*: exit status $status in place of 2"
	line=$(sed -n 's/.*as root, run: //p' "$log")
	[ -n "$line" ] || fail "$*: it does not say what root has to run"
	userspec=
	# shellcheck disable=SC2086
	step "$who: root runs $line" \
		sh -c "apt-get -q update && DEBIAN_FRONTEND=noninteractive ${line} -y"
	must
	userspec=--userspec=user:user
}

as_user() {
	who="Debian $version, user"
	make_root
	chown -R --no-dereference 1000:1000 "$fresh/root/srv/specc"
	asked sh setup.sh
	step "$who: sh setup.sh" sh setup.sh
	must
	examples
	asked sh setup.sh check
	step "$who: sh setup.sh check" sh setup.sh check
	judge
}

# projects: builds the example projects with the specc that is installed below FOLDER, as a user
projects() {
	userspec=--userspec=user:user
	step "$who: the example projects with $1/bin/specc" sh -c '
		HOME=$(mktemp -d) && export HOME && cd "$HOME" && PATH=$1/bin:$PATH &&
			[ "$(command -v specc)" = "$1/bin/specc" ] &&
			sh /srv/specc/tests/shared/projects.sh "$1/share/doc/specc/examples" \
				make pkg-config cmake' sh "$1"
	must
	userspec=
}

# Does what the Containerfile of a release says in a root of its own, then specc in it.
container() {
	built=$version image= folder=/
	on 12
	make_root
	while read -r word rest <&3; do
		case $word in
		'' | '#') ;;
		FROM) [ "$rest" = debian:12-slim ] || fail "Containerfile: FROM $rest" ;;
		RUN) step "$who: RUN $rest" sh -c "$rest" && must ;;
		ADD)
			tar -xzf "$fresh/made/dist/${rest% *}" -C "$fresh/root${rest#* }" ||
				fail "Containerfile: ADD $rest" ;;
		ENV) image=${rest#PATH=} ;;
		WORKDIR) folder=$rest && mkdir "$fresh/root$rest" ;;
		ENTRYPOINT) [ "$rest" = '["specc"]' ] || fail "ENTRYPOINT $rest" ;;
		*) fail "Containerfile: $word" ;;
		esac
	done 3<"$fresh/made/dist/Containerfile"
	cp -r "$root/examples/isa" "$fresh/root$folder/"
	step "$who: specc in the container" sh -c '
		cd "$1" && PATH=$2 SPECC_CACHE=$(mktemp -d) && export PATH SPECC_CACHE &&
			specc check isa && specc test --isa isa' sh "$folder" "$image"
	must
	on "$built"
}

# What is released; on Debian 13, whose libelf.a lacks a part, the package alone.
released() {
	if [ "$version" = 12 ]; then
		step "$who: make dist" make dist
		must
		mv "$fresh/root/srv/specc/build/dist" "$fresh/made/" || fail "what was released"
	else
		step "$who: dpkg-buildpackage" dpkg-buildpackage -us -uc -b
		must
		mkdir "$fresh/made/dist"
		mv "$fresh/root/srv/"specc_*.deb "$fresh/made/dist/" || fail "the package"
	fi
}

as_install() {
	who="Debian $version, install" userspec=
	make_root
	step "$who: what the package needs" sh -c "apt-get -q update &&
		DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends build-dep ./ &&
		apt-get -q -y --no-install-recommends install git liblzma-dev"
	must
	step "$who: make install" make install DESTDIR=/srv/stage
	must
	rm -rf "$fresh/made"
	mkdir "$fresh/made"
	released
	mv "$fresh/root/srv/stage" "$fresh/made/" || fail "what was built"
	[ "$version" != 12 ] || container
	make_root
	mv "$fresh/made" "$fresh/root/srv/made"
	step "$who: the package" sh -c "apt-get -q update && DEBIAN_FRONTEND=noninteractive \
		apt-get -q -y --no-install-recommends install \
		/srv/made/dist/specc_*.deb gcc libc6-dev make pkg-config cmake ninja-build"
	must
	projects /usr
	step "$who: without the package" sh -c 'dpkg -r specc && ! command -v specc &&
		! find /usr -name "*specc*" | grep . && cp -a /srv/made/stage/. /'
	must
	projects /usr/local
	step "$who: specc in /usr/local" sh -c 'SPECC_CACHE=$(mktemp -d) && export SPECC_CACHE &&
		PATH=/usr/local/bin:$PATH && specc test --isa /usr/local/share/specc/isa-spec/tiny'
	must
}

log=$fresh/log
: >"$log"
: >"$fresh/table"
began=$(date +%s)
progress_begin showing
trap 'progress_end' EXIT
trap 'exit 130' INT TERM HUP
[ $# -gt 0 ] || set -- 12 admin user install 13 admin
on 12
for name in "$@"; do
	case $name in
	12 | 13) on "$name" ;;
	admin | user | install) "as_$name" ;;
	*) fail "there is no '$name': 12, 13, admin, user, install" ;;
	esac
done
rm -rf "$fresh/root"
progress_end
trap - EXIT
cat "$fresh/table"
