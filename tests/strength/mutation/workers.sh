# SPDX-License-Identifier: MIT
# For run.sh and generated.sh: makes one change after the other, by as many workers as there are
# cores. Source it; $WORK is the folder to work in, $JOBS the number of workers, $self the script,
# whose first comment is its usage.

usage() {
	sed -n 's/^#   //p' "$self"
	exit "$1"
}

# Puts the text $4 for $3 into line $1, column $2 of the file given.
edit() {
	CHANGE_OLD=$3 CHANGE_NEW=$4 awk -v line="$1" -v column="$2" '
	FNR == line {
		old = ENVIRON["CHANGE_OLD"]
		if (substr($0, column, length(old)) != old) wrong = 1
		$0 = substr($0, 1, column - 1) ENVIRON["CHANGE_NEW"] substr($0, column + length(old))
	}
	{ print }
	END { exit wrong || FNR < line }' "$5"
}

progress() {
	total=$(wc -l <"$WORK/chosen")
	while kill -0 "$1" 2>/dev/null; do
		[ ! -t 2 ] || printf '\r%d of %d changes ' \
			"$(cat "$WORK"/*/answers 2>/dev/null | wc -l)" "$total" >&2
		sleep 1
	done
	[ ! -t 2 ] || printf '\r%40s\r' '' >&2
}

# work ARGUMENT...: each worker has a part of $WORK/chosen, in the file $WORK/NUMBER, and is the
# script with these arguments and --worker NUMBER; lines of its file answers begin with a verdict,
# file, line, column. All of them stand in $WORK/answers then.
work() {
	awk -v jobs="$JOBS" -v work="$WORK" '{ print >(work "/" NR % jobs) }' "$WORK/chosen"
	seq 0 $((JOBS - 1)) | xargs -n 1 -P "$JOBS" sh "$self" "$@" --worker &
	progress $!
	wait $! || { echo "FAIL a worker broke off"; exit 1; }
	cat "$WORK"/worker-*/answers | sort -t "$(printf '\t')" -k 2,2 -k 3,3n -k 4,4n >"$WORK/answers"
	cat "$WORK"/worker-*/broken.log 2>/dev/null | head -n 20
	[ -z "${VERBOSE-}" ] || cat "$WORK/answers"
}
