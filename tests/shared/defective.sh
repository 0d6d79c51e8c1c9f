# SPDX-License-Identifier: MIT
# A large specification with defects, for tests of --keep-going: isa-spec/gpu, in which a few
# definitions are broken in as many ways.

# defective_gpu FOLDER: writes it there. $unencoded are the optypes without a sound encoding; the
# semantics of FMUL, too, are broken.
unencoded='LEA IMNMX VOTE MATCH'
defective_gpu() {
	mkdir -p "$1" && cp "$ROOT"/isa-spec/gpu/* "$1" || return
	for file in "$1"/*.isa; do
		awk '
		/^__Def/ { name = $2; part = "" }
		/^  __/ { part = $1 }
		name == "LEA" && /field<.* rd;/ { sub(/field<16,/, "field<17,") } # overlaps
		name == "IMNMX" && /field<.* ra;/ { sub(/ Reg /, " Rge ") } # no such type
		name == "FMUL" && part == "__Semantics" && /= *roundToF32/ { sub(/;/, " * ;") } # no operand
		name == "VOTE" && part == "__Syntax" && /^ *VOTE/ { next } # no template
		name == "MATCH" && part == "__Syntax" && /^ *MATCH/ { sub(/;/, "{ ;") } # no closing brace
		{ print }' "$file" >"$file.new" && mv "$file.new" "$file" || return
	done
}
