#!/bin/sh
# SPDX-License-Identifier: MIT
# The disassembler of binutils as a decoder: hexadecimal lines in, one line of text out for each.
# Arguments: those of objdump (-m riscv:rv32 -M numeric). All words go into one binary, 32 bytes
# apart with zeros between them, so that objdump is started once for all lines.
set -u
export LC_ALL=C
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cat >"$work/words"

# Lines of escape sequences, because a shell variable cannot hold a NUL.
awk '
function digit(c) { return index("0123456789abcdef", c) - 1 }
{
	text = ""
	for (i = 1; i < 64; i += 2)
		text = text sprintf("\\%03o", i < length($1) ? \
			16 * digit(substr($1, i, 1)) + digit(substr($1, i + 1, 1)) : 0)
	print text
}' "$work/words" | while read -r line; do
	# shellcheck disable=SC2059
	printf "$line"
done >"$work/binary"

# An address in a branch, the last number in the text, becomes the distance from the instruction.
"${OBJDUMP:-objdump}" -D -z -b binary "$@" "$work/binary" | awk -v words="$(wc -l <"$work/words")" '
function digit(c) { return index("0123456789abcdef", c) - 1 }
function number(hex,   i, value) {
	for (i = 1; i <= length(hex); i++) value = 16 * value + digit(substr(hex, i, 1))
	return value
}
# An address of 8 or 16 digits may be before the first one: then its digits are complemented, since
# awk counts exactly only up to 2^53.
function signed_number(hex,   i, value) {
	if (length(hex) % 8 || digit(substr(hex, 1, 1)) < 8) return number(hex)
	for (i = 1; i <= length(hex); i++) value = 16 * value + 15 - digit(substr(hex, i, 1))
	return -value - 1
}
BEGIN { FS = "\t" }
/^ *[0-9a-f]+:\t/ {
	at = $1
	gsub(/[ :]/, "", at)
	at = number(at)
	if (at % 32) next
	text = $3
	for (i = 4; i <= NF; i++) text = text " " $i
	sub(/ *[#<].*/, "", text)
	if (text ~ /^(c\.)?(b|j)/ && match(text, /0x[0-9a-f]+$/)) {
		to = signed_number(substr(text, RSTART + 2)) - at
		text = substr(text, 1, RSTART - 1) to
	}
	answer[at / 32] = text
}
END { for (i = 0; i < words; i++) print answer[i] }'
