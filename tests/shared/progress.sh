# SPDX-License-Identifier: MIT
# For what takes long: says on stderr what is going on. Source it. On a terminal one line moves; in
# a pipe or a file a line is printed when there is something to say, and after PROGRESS_EVERY s (8)
# without one.

progress_columns=
if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
	progress_columns=$(stty size <&2 2>/dev/null | sed 's/.* //')
	[ "${progress_columns:-0}" -ge 20 ] || progress_columns=80
fi
progress_last=${progress_last:-$(date +%s)}

# progress_line TEXT: a line that stays.
progress_line() {
	printf '%s%s\n' "${progress_columns:+$(printf '\r\033[K')}" "$1" >&2
	progress_last=$(date +%s)
}

# progress_show TEXT: the line that moves; in a pipe only where the last line is that old.
progress_show() {
	if [ -n "$progress_columns" ]; then
		printf '\r\033[K%.*s\r' $((progress_columns - 1)) "$1" >&2
	elif [ $(($(date +%s) - progress_last)) -ge "${PROGRESS_EVERY:-8}" ]; then
		progress_line "$1"
	fi
}

# progress_begin FUNCTION: calls it beside what follows, each second where a line moves, else as
# often as a line is due; it calls the two above.
progress_begin() {
	progress_tick=1
	[ -n "$progress_columns" ] || progress_tick=$(((${PROGRESS_EVERY:-8} + 1) / 3))
	[ $progress_tick -gt 0 ] || progress_tick=1
	(
		progress_pause=
		trap 'kill $progress_pause 2>/dev/null; exit 0' TERM 2>/dev/null
		while kill -0 $$ 2>/dev/null; do
			sleep $progress_tick </dev/null >/dev/null 2>&1 &
			progress_pause=$!
			wait $progress_pause && "$1"
		done
	) &
	progress_ticker=$!
}

# progress_end: ends what progress_begin began. A shell that has just been forked can lose a signal:
# then the second one ends it.
progress_end() {
	kill "$progress_ticker" 2>/dev/null
	(sleep 1; kill -KILL "$progress_ticker") </dev/null >/dev/null 2>&1 &
	wait "$progress_ticker" 2>/dev/null
	kill $! 2>/dev/null
	progress_clear
}

# progress_clear: takes the line that moves away.
progress_clear() {
	[ -z "$progress_columns" ] || printf '\r\033[K' >&2
}

# progress_compiling FILE STATE ALL: the next of ALL files is compiled; STATE is the file that knows
# those before: when they began, whether a line was printed, and their names. In a pipe a line is
# printed for each folder. It starts two processes, since it is called for each file. (The seed of
# srand in awk is not the time everywhere.)
progress_compiling() {
	[ -f "$2" ] || : >"$2"
	awk -v file="$1" -v state="$2" -v all="$3" -v every="${PROGRESS_EVERY:-8}" \
		-v folder="${1%/*}/" -v columns="$progress_columns" -v now="$(date +%s)" '
		NR == 1 { began = last = $1 }
		$2 { last = $1 }
		index($3, folder) == 1 { known = 1 }
		END {
			if (!NR) began = now
			show = columns != "" || !known || now - last >= every
			text = "[" (NR + 1) "/" all "] " file ", " (now - began) " s"
			print now, show, file >>state
			if (columns != "") printf "\r\033[K%s\r", substr(text, 1, columns - 1)
			else if (show) print text
		}' "$2" >&2
}
