#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A failing disk: with strace, system calls that open, write, flush, rename, link, make and remove
# files return an error, one at a time and all from one on. The build ends with status 2, one
# message and an untouched output folder. If nothing can be restored either, each file is the old or
# the new one, the message says so, and the next build completes it. Then disks that are really
# full, which needs no strace. Here a few calls of each kind; DEEP=1: every call.
set -u
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

# If possible, strace stops the program only at the requested calls. Each line that it writes begins
# with a process id.
tracer="strace -f --seccomp-bpf"
$tracer -o probe -e trace=fsync true 2>/dev/null || tracer="strace -f"
untraced=
$tracer -o probe -e inject=fsync:error=EIO:when=9 true 2>/dev/null ||
	untraced="strace is not there or not allowed"
# strace would also fail calls of the sanitizer
! grep -q __asan_init "$SPECC" || untraced="under the address sanitizer strace fails its calls too"

half_done=0

# If all calls fail from one on, changes may remain.
half_or_as_was() {
	if grep -q 'is only partly updated, and the next build will finish it' err; then
		total=$((total + 1)) half_done=$((half_done + 1))
		[ "$1" -eq 2 ] || fail "$2: exit status $1"
		each_old_or_new out
		build 2 out || fail "$2: the next build" err
		same made2 out || fail "$2: the next build differs" differs
		old out
	else
		as_was "$@"
	fi
}

# calls NAME: the numbers of its calls in a build, from the first one for the specification.
calls() {
	old out
	$tracer -o trace -e trace="openat,$1" "$SPECC" build $targets --isa v2.isa -o out >log 2>err
	awk -v name="$1(" '
	{ sub(/^[0-9]+ +/, "") }
	index($0, name) == 1 { n++ }
	/v2\.isa/ { begun = 1 }
	begun && index($0, name) == 1 { print n }' trace
}

# refuse NAME ERROR QUICK [MANY]: fails QUICK of the calls, evenly distributed; DEEP: all, or MANY.
refuse() {
	deep=${4:-100000}
	calls "$1" >numbers
	count=$(wc -l <numbers)
	[ "$count" -gt 0 ] || { fail "there is no call of $1"; return; }
	awk -v n="$count" -v k="$(share "$deep" "$3")" \
		'k >= n || int(NR * k / n) != int((NR - 1) * k / n)' numbers | turned >chosen
	old out
	while read -r at; do
		for and in '' +; do
			# if all writes fail, there is no message either: see full disks below
			[ -z "$and" ] || [ "$1" != write ] || continue
			[ -z "$and" ] || [ -n "$DEEP" ] || [ $((at % 2)) -eq 0 ] || continue
			several=$and
			build 2 out $tracer -o trace -e trace="$1" -e inject="$1:error=$2:when=$at$and"
			half_or_as_was $? "$1 $at$and: $2"
			several=
			[ $failed -lt 5 ] || return
		done
	done <chosen
}

# Disks with the old files and too little space for the new ones, a little more at each attempt.
full_disks() {
	mkdir disk
	mounted=$WORK/disk
	room=$(($(du -sk made1 | cut -f 1) + 8)) attempts=0
	while :; do
		mount -t tmpfs -o "size=${room}k" tmpfs disk || { fail "a tmpfs of $room KiB"; break; }
		cp -R made1 disk/out || { umount disk; room=$((room + 64)); continue; }
		build 2 disk/out
		status=$?
		total=$((total + 1)) attempts=$((attempts + 1))
		if [ $status -eq 2 ]; then
			one_message "a disk of $room KiB"
			same made1 disk/out || fail "a disk of $room KiB: the folder was touched" differs
			grep -q 'No space left on device' err || fail "the reason" err
		elif [ $status -ne 0 ] || ! same made2 disk/out; then
			fail "a disk of $room KiB: status $status" differs
		fi
		umount disk
		[ $status -ne 0 ] || break
		room=$((room + $(share 4 96)))
	done
	mounted=''
	[ $attempts -gt 2 ] || fail "no disk was full"
}
try_full_disks() {
	if [ "$(id -u)" -eq 0 ] && mkdir probe.disk && mount -t tmpfs tmpfs probe.disk 2>/dev/null
	then
		umount probe.disk
		full_disks
	else
		skips="in part: not tried: a full disk, as mount is not allowed"
	fi
}

quick_targets html xml # many files, in a quarter of the time
two_versions
in_both
if [ -n "$untraced" ]; then
	try_full_disks
	[ -z "${skips-}" ] || { echo "$untraced, and mount is not allowed"; exit 77; }
	skips="in part: not tried: calls of a build that fail, as $untraced"
else
	parts <<-END
		refuse write ENOSPC 3
		refuse fsync EIO 2
		refuse renameat ENOSPC 3
		refuse linkat EIO 2
		refuse openat EIO 2
		refuse openat EMFILE 1 100
		refuse read EIO 1
		refuse close EIO 2
		refuse newfstatat EIO 1
		refuse unlinkat EIO 1
		refuse fcntl ENOLCK 1
		refuse getdents64 EIO 1
		try_full_disks
	END
	[ "$undone" -gt 0 ] || fail "no temporary file was ever left"
fi

# Detects a compiler that writes in place: a stand-in that changes a file, and then fails.
faults=$failed
cat >stand-in <<'END'
#!/bin/sh
echo half >out/xml/tiny.xml
echo "specc: error: cannot write 'out/xml/tiny.xml': No space left on device [io]" >&2
exit 2
END
chmod +x stand-in
old out
(SPECC=$WORK/stand-in && build 2 out; half_or_as_was $? seeded; [ $failed -gt "$faults" ]) >log ||
	fail "a file that is half written goes unnoticed" log
finish "$total failures of the disk; $half_done left a set that the next build completed"
