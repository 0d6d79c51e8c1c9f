# SPDX-License-Identifier: MIT
# SLOW
# The programs of tests/execution/programs/brew on both executions and on the generated program:
# published answers, and those computed by computed.c. All registers initially hold garbage. A wrong
# answer must be detected: instructions of each program are removed, one at a time. DEEP=1: every
# instruction, and a million bytes through SHA-256.
set -u
. "$ROOT/tests/shared/tool.sh"
cd "$WORK" || exit 1
here=$ROOT/tests/execution/programs/brew
isa=$ROOT/isa-spec/brew
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE WORK
step=7
[ -z "${DEEP-}" ] || step=1

. "$ROOT/tests/shared/fail.sh"

# ---- inputs and answers ----

# padded SIZE: the text on standard input, padded for SHA-256.
padded() {
	cat
	printf '\200'
	head -c $(((119 - $1 % 64) % 64)) /dev/zero
	awk -v bits=$(($1 * 8)) 'BEGIN {
		for (i = 7; i >= 0; i--)
			printf "\\%03o", int(bits / 256 ^ i) % 256 }' | xargs -0 printf
}
printf 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq' | padded 56 >two_blocks
[ "$(wc -c <two_blocks)" -eq 128 ] || fail "the padded message has $(wc -c <two_blocks) bytes"
[ -z "${DEEP-}" ] || head -c 1000000 /dev/zero | tr '\0' a | padded 1000000 >million

${CC:-cc} -std=c11 -O1 -ffp-contract=off -Wall -Wextra -o computed "$here/computed.c" 2>log ||
	fail "computed.c" log
{ cat "$here/published" && ./computed; } >answers || fail "the answers"

garbage=$(awk 'BEGIN {
	for (i = 0; i < 15; i++) printf "%s$r%d = 0x%08x", i ? "," : "", i, 2779096485 - i * 1234567 }')

# ---- running ----

# execute HOW PROGRAM OPTIONS...: its output goes to the file out.
execute() {
	how=$1 program=$2
	shift 2
	case $how in
	# shellcheck disable=SC2086
	tool) ./tool run "$program.elf" "$@" $settings >out 2>log ;;
	*) "$SPECC" run --isa "$isa" --execution "$how" "$program" "$@" "$garbage" >out 2>log ;;
	esac
}

# The answer of the run is in out; wanted has lines WHERE VALUE. Prints the differences.
wrong() {
	awk '
	FNR == NR { wanted[$1] = $2; order[++count] = $1; next }
	/^[^ ]+ = / { have[$1] = $3 }
	sub(/^0x[0-9a-f]+  /, "") { gsub(/ /, ""); dump = dump $0 }
	FNR == 1 && !/^halt / { print "it ends with: " $0 }
	END {
		for (i = 1; i <= count; i++) {
			where = order[i]
			if (where ~ /^\$/) {
				if (have[where] "" != wanted[where] "")
					print where " is " have[where] ", not " wanted[where]
			} else {
				size = length(wanted[where])
				if (substr(dump, 1, size) != wanted[where])
					print where " holds " substr(dump, 1, size) ", not " wanted[where]
				dump = substr(dump, size + 1)
			}
		}
	}' wanted out
}

# each_run FUNCTION: calls it with the program and the options of each run; the expected answers are
# in the file wanted.
each_run() {
	runs=0
	while IFS= read -r line <&3; do
		case $line in
		"run "* | "deep "*)
			[ $runs = 0 ] || eval "$1 $options" || return 1
			options=${line#* } runs=$((runs + 1))
			case $line in deep*) [ -n "${DEEP-}" ] || runs=0 ;; esac
			: >wanted
			;;
		'' | '#'*) ;;
		*)
			echo "$line" >>wanted
			case $line in '$'*) ;; *)
				bytes=${line#* }
				options="$options --dump ${line%% *}:$((${#bytes} / 2))" ;;
			esac
			;;
		esac
	done 3<answers
	[ $runs = 0 ] || eval "$1 $options"
}

check_run() {
	name=$1
	shift
	for how in $executions; do
		case $how,$* in
		ref,*million*) continue ;; # too long
		tool,*MEM\[* | tool,*--dump\ [!0]*) continue ;; # only specc knows labels
		tool,*) file=$name ;;
		*) file=$here/$name.s ;;
		esac
		execute "$how" "$file" "$@" || [ -s out ] || fail "$name on $how" log
		wrong >differs
		[ ! -s differs ] || fail "$name on $how" differs
		done_runs=$((done_runs + 1))
	done
}

# ---- all programs on all executions ----

executions='c tool'
[ ! -x "$(dirname "$SPECC")/specc-ref" ] || executions='c ref tool'
"$SPECC" build --isa "$isa" --templates "$ROOT/templates" -t c -o made >log 2>&1 || fail build log
tool_of "$isa" made/c tool 2>log || fail "the generated program" log
for file in "$here"/*.s; do
	name=$(basename "$file" .s)
	grep -q "^run $name\( \|$\)" answers || fail "$name has no answer"
	"$SPECC" asm --isa "$isa" --format=elf32 -o "$name.elf" "$file" 2>log || fail "$name.s" log
done
settings=$(echo "$garbage" | tr -d ' ' | tr ',' ' ')
done_runs=0
each_run check_run || exit 1
[ $done_runs -ge 30 ] || fail "only $done_runs runs"

# ---- one instruction less ----

# drop_run PROGRAM OPTIONS...: removes every step-th of its instructions.
drop_run() {
	[ $# -gt 0 ] && case $* in *--load* | *--limit* | *=\ 0*) return 0 ;; esac
	name=$1
	shift
	lines=$(awk '/<-|^[^#]*(WOI|STM|SWI|call)/ && !/^[ \t]*#/ && !/# .*(spares|never|happens)/ {
		print FNR }' "$here/$name.s")
	for at in $lines; do
		turn=$((turn + 1))
		[ $((turn % step)) = 0 ] || continue
		awk -v line="$at" 'FNR == line {
			sub(/(^|[ \t])[^ \t:]*[ \t]+[^:]*(<-|WOI|STM|SWI|call).*/, "")
			sub(/:.*/, ":") } { print }' "$here/$name.s" >less.s
		"$SPECC" asm --isa "$isa" --format=elf32 -o less.elf less.s 2>log || continue
		execute tool less --limit 400000 "$@"
		dropped=$((dropped + 1))
		wrong >differs
		[ -s differs ] || echo "$name.s:$at" >>unnoticed
	done
}
turn=0 dropped=0
: >unnoticed
each_run drop_run
[ $dropped -ge 50 ] || fail "only $dropped instructions were left out"
[ ! -s unnoticed ] || fail "without these instructions the answer is still right" unnoticed
echo "$done_runs runs; each of $dropped instructions left out is noticed"
