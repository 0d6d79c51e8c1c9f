# SPDX-License-Identifier: MIT
# Of tests/language/names.sh, under DEEP=1: names that nobody wrote down. All macros without
# parameters that the compilers see in files with names of a specification, and all identifiers that
# the generated C of two instruction sets has in common, with the tails behind their underscores.

generated() {
	cat "$ROOT/out/$1/c/"*.[ch] "$ROOT/out/$1/fuzz/"*.[ch] |
		sed 's:/\*.*\*/::; s:"[^"]*"::g; /^ \*/d' | grep -oE '[A-Za-z_][A-Za-z0-9_]*' |
		sed "s/^$1_/tiny_/; s/^$2_/TINY_/" | sort -u
}

macros() {
	for file in "$ROOT"/out/*/c/*_kernels.c "$ROOT"/out/*/c/*_tool.c "$ROOT"/out/*/fuzz/*_run.c; do
		grep -q '^#include "[a-z]*_\(run\|kernels\|tool\|fuzz_run\)\.h"' "$file" || continue
		for compiler in gcc clang; do
			$compiler -std=gnu17 -I"$(dirname "$file")/../c" -dM -E "$file"
		done
	done | awk '$2 !~ /\(/ { print $2 }' | grep -v '^[a-z]*_\|^[A-Z]*_H$' | sort -u
}

generated tiny TINY >tiny.own
generated gpu GPU >gpu.own
generated brew BREW >brew.own
{
	comm -12 tiny.own gpu.own
	comm -12 tiny.own brew.own
	comm -12 gpu.own brew.own
} | awk '
	{ for (name = $0; name != ""; name = at ? substr(name, at + 1) : "") {
		if (name ~ /^[A-Za-z_]/) print name
		at = index(name, "_")
	} }' >own
macros >>own
# Not the language's own words, and not names of the specifications of the test.
sort -u own |
	grep -vxE 'break|case|default|else|false|for|if|return|switch|true|while|active|laneid' |
	grep -vxE 'cause|bad_address|next_pc|pc|cycles' |
	grep -vxE 'raw|min|max|mod|floor|ceil|trunc|toInt|F32|ballot|fold|number|roundToF32' |
	grep -vxE 'U?INT[0-9]*|An|Space|Cpu|R|zz|zero|zzcode|Reg|Code|Bit|([FOEiq]|other)[0-9]+' |
	split -l 1000 - own.

# apart SCRIPT ROLE MACHINE WORDS: drops the few words that give another word its C name, such as a
# type FIELD with a value X where X is a field: a check refuses them, and that is right.
apart() {
	for round in 1 2 3 4; do
		awk -v role="$2" -v machine="$3" -f "$here/$1" "$4" >apart.isa
		"$SPECC" check --max-reports=0 apart.isa 2>&1 |
			sed -n "/\[c-name-collision\]$/s/^[^']*'\([A-Za-z0-9_]*\).*/\1/p" | sort -u >together
		[ -s together ] || return
		[ "$(wc -l <together)" -le 3 ] || fail "$2$3: $(wc -l <together) names collide"
		grep -vxFf together "$4" >apart.words
		mv apart.words "$4"
	done
	fail "$2$3: names collide after $round rounds"
}

compilers="gcc -std=gnu17"
for part in own.??; do
	for machine in 0 1; do
		cp "$part" some
		apart operands.awk operands $machine some
		role operands.awk operands $machine some build
	done
	grep -vxE 'cause|bad_address|pc|next_pc|cycles|halt|keep|raise|.*_COUNT|.*[0-9]' "$part" >some
	# More things than an interpreter takes: it has them in its state, but does not execute.
	targets="-t c -t c-test -Wno-semantics-execution"
	cp some others
	apart state.awk register 1 some
	role state.awk register 1 some build
	apart state.awk memory 1 others
	role state.awk memory 1 others build
	targets="-t c -t c-test -t fuzz -t fuzz-decoder -t wasm -t smt"
done
