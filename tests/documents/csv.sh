#!/bin/sh
# SPDX-License-Identifier: MIT
# The target csv of the GPU against two other sources: `specc list --format=json`, and the text of
# the specification as read by a separate awk program (tests/documents/csv/expected.awk).
set -u
. "$ROOT/tests/shared/made.sh"
isa=$ROOT/isa-spec/gpu
made "$isa" "$WORK/out" csv || exit 1
"$SPECC" list --isa "$isa" --format=json >"$WORK/list.json" || exit 1
cd "$WORK" || exit 2

# same A B WHAT: fails and prints the first differences.
same() {
	diff "$1" "$2" >difference && return 0
	echo "$3:"
	head -n 20 difference
	exit 1
}

# The header, and RFC 4180: every record has as many fields as the header; quotes are doubled.
records() {
	awk -v columns="$2" '
	{
		rest = $0
		count = 0
		do {
			if (rest ~ /^"/) ok = match(rest, /^"([^"]|"")*"/)
			else { match(rest, /^[^",]*/); ok = 1 }
			if (!ok) break
			count++
			more = substr(rest, RLENGTH + 1, 1)
			rest = substr(rest, RLENGTH + 2)
		} while (more == ",")
		if (!ok || more != "" || count != columns) {
			print FILENAME ":" FNR ": not a record of " columns " fields: " $0
			bad = 1
		}
	}
	END { exit bad || NR < 2 }' "$1" || exit 1
}
head -n 1 out/csv/opcodes.csv >header
head -n 1 out/csv/fields.csv >>header
head -n 1 out/csv/legal.csv >>header
cat >wanted <<'END'
opcode,optype,group,length,mask,match,syntax
opcode,field,lsb,width,type,kind,value
opcode,product,field,patterns
END
same wanted header "the header lines"
records out/csv/opcodes.csv 7
records out/csv/fields.csv 7
records out/csv/legal.csv 4

# Compared with the text of the specification.
LC_ALL=C awk -f "$ROOT/tests/documents/csv/expected.awk" "$isa"/*.isa >expected || exit 1
sed -n 's/^F,//p' expected | sort >fields.expected
sed 1d out/csv/fields.csv | sort >fields.found
same fields.expected fields.found "fields.csv is not what the specification says"
sed -n 's/^O,//p' expected | sort >opcodes.expected
sed 1d out/csv/opcodes.csv | cut -d, -f1-6 | sort >opcodes.found
same opcodes.expected opcodes.found "opcodes.csv is not what the specification says"
[ "$(cat "$isa"/*.isa | awk -f "$ROOT/tests/shared/opcodes.awk" | wc -l)" = \
	"$(wc -l <opcodes.found)" ] || { echo "opcodes.csv: not one row for each opcode"; exit 1; }

# Compared with the list, which has a line per opcode or field, with fixed keys.
awk '
function get(line, key,   at, rest) {
	at = index(line, "\"" key "\": \"")
	if (!at) return ""
	rest = substr(line, at + length(key) + 5)
	return substr(rest, 1, index(rest, "\"") - 1)
}
/"optype":/ { opcode = get($0, "name") }
/"pieces":/ {
	row = get($0, "type") "," get($0, "kind") "," get($0, "value")
	rest = substr($0, index($0, "\"pieces\":"))
	while (match(rest, /"lsb": [0-9]+, "width": [0-9]+/)) {
		piece = substr(rest, RSTART, RLENGTH)
		gsub(/[^0-9,]/, "", piece)
		print opcode "," get($0, "name") "," piece "," row
		rest = substr(rest, RSTART + RLENGTH)
	}
}' list.json | sort >fields.listed
same fields.listed fields.found "fields.csv and specc list differ"

# The syntax: all strings of the array, separated by bars, with quotes doubled.
awk '
/"optype":/ { opcode = $0; sub(/^[^:]*: "/, "", opcode); sub(/".*/, "", opcode) }
/^ *"syntax": \[/ {
	rest = substr($0, index($0, "[") + 1)
	text = ""
	while (match(rest, /"([^"\\]|\\.)*"/)) {
		part = substr(rest, RSTART + 1, RLENGTH - 2)
		rest = substr(rest, RSTART + RLENGTH)
		gsub(/\\"/, "\"\"", part)
		gsub(/\\\\/, "\\", part)
		text = text (text == "" ? "" : " | ") part
	}
	print opcode ",\"" text "\""
}' list.json | sort >syntax.listed
sed 1d out/csv/opcodes.csv | awk -F, '{
	opcode = $1
	sub(/^[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,/, "")
	print opcode "," $0
}' | sort >syntax.found
same syntax.listed syntax.found "the syntax in opcodes.csv and in specc list differ"

# Texts with commas, quotes and bars remain one field.
cat >quote.isa <<'END'
__Language 1
__DefISA QUOTE
  __Layout
    Unit<8>;
    ByteOrder<little>;
    Length<8>;
__DefFieldType Num<4>
    Integer<unsigned>;
__DefFieldType Code<4>
    Integer<unsigned>;
__DefGroup G
__DefOptype T : [G]
  __Syntax
```asm
T '"a, b" | ' n ;
```
__DefOpcode T1 : [T]
  __Encoding
    field<0, 4> Code code == 1;
    field<4, 4> Num n;
END
"$SPECC" build --isa quote.isa -o quoted -t csv || exit 1
records quoted/csv/opcodes.csv 7
echo 'T1,T,G,8,0x0f,0x01,"T '"'"'""a, b"" | '"'"' n"' >wanted
sed 1d quoted/csv/opcodes.csv >found
same wanted found "a text with quotes"

# The legal words of these opcodes, which have one product each: as many as `specc space` counts.
for name in tiny brew; do
	made "$ROOT/isa-spec/$name" "$name" csv || exit 1
	"$SPECC" space --isa "$ROOT/isa-spec/$name" | awk '
	/ bits: / { bits = $1 }
	/^ *defined/ { print bits, $2 }' >wanted
	awk -F, -v OFMT=%.0f -v CONVFMT=%.0f '
	FNR == 1 { file++; next }
	file == 1 { length_of[$1] = $4 }
	file == 2 { width[$1, $2] += $4; free[$1] += $4 }
	file == 3 {
		if ($2 != 1) { print "several products: " $0; exit }
		values = 0
		count = split($4, patterns, " ")
		for (i = 1; i <= count; i++)
			values += 2 ^ gsub(/\?/, "", patterns[i])
		if (!($1 in words)) words[$1] = 1
		words[$1] *= values
		free[$1] -= width[$1, $3]
	}
	END {
		for (opcode in words) total[length_of[opcode]] += words[opcode] * 2 ^ free[opcode]
		for (bits in total) print bits " " total[bits]
	}' "$name"/csv/opcodes.csv "$name"/csv/fields.csv "$name"/csv/legal.csv | sort -n >found
	same wanted found "the legal words of $name"
done
