# SPDX-License-Identifier: MIT
# docs/assembler.md is accurate: its program is assembled by its commands, which print what it
# shows; every directive and option that it names exists.
set -u
cd "$WORK" || exit 1
doc=$ROOT/docs/assembler.md
failed=0
. "$ROOT/tests/shared/shown.sh"
page_files docs/assembler.md
page_commands 2
if ! [ -s count.elf ] || ! [ -s count.map ]; then
	echo "FAIL docs/assembler.md: no ELF file, no map"
	failed=1
fi

# Each directive in the table is known.
sed -n 's/^| \(`\..*\)|.*/\1/p' "$doc" | grep -o '`\.[a-z0-9]*' | tr -d '\140' | sort -u >directives
[ "$(wc -l <directives)" -ge 25 ] || { echo "FAIL docs/assembler.md: the table"; failed=1; }
while read -r directive; do
	case $directive in .L*) continue ;; esac
	printf '\t%s\n' "$directive" >one.s
	specc asm --isa tests/codec/isa/cpu8 one.s >found 2>&1
	grep -q 'unknown directive' found || continue
	failed=1
	echo "FAIL docs/assembler.md: $directive is unknown"
done <directives

# Each option in both tables is in the help of its command, and vice versa.
for command in asm disasm; do
	awk -v command="$command" '
		/^    specc asm PATH/ { now = "asm" } /^    specc disasm PATH/ { now = "disasm" }
		/^## / { now = "" } /^## The disassembler/ { now = "" }
		now == command && /^\| `-/ { print }' "$doc" | grep -o -e '`-[-a-zA-Z]*' | tr -d '\140' |
		sort -u >options
	specc $command --help >help
	while read -r option; do
		grep -q -e "^ .*$option\b" help && continue
		failed=1
		echo "FAIL docs/assembler.md: specc $command --help lacks $option"
	done <options
	grep -o -e '^  *-.*' help | grep -o -e '--[a-z][-a-z]*' | sort -u >given
	while read -r option; do
		# options of every command
		case $option in
		--isa | --variant | --output | --include | --define) continue ;;
		--keep-going | --max-reports | --color) continue ;;
		esac
		grep -q -e "^$option$" options && continue
		failed=1
		echo "FAIL docs/assembler.md: $option of specc $command is not described"
	done <given
done
exit $failed
