#!/bin/sh
# SPDX-License-Identifier: MIT
# The numbers of words in XML: they add up; gaps are disjoint from each other and from opcodes, and
# have the given number of words; no legal word of an example is in a gap, and each word that is of
# no opcode is in one (all words of 16 bits, a sample of longer ones).
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/shared/made.sh"
cd "$WORK" || exit 1
command -v node >/dev/null 2>&1 || { echo "node is not installed"; exit 77; }

. "$ROOT/tests/shared/fail.sh"

cat >check.js <<'END'
"use strict";
const text = require("fs").readFileSync(process.argv[2], "utf8");
const get = (tag, name) => (tag.match(new RegExp(" " + name + '="([^"]*)"')) || [])[1];
const wrong = (what) => { throw new Error(what); };
// The bits that a pattern fixes, and their values.
const bits = (digits) => BigInt("0b" + digits.replace(/\?/g, "0"));
const fixed = (pattern) => ({ mask: bits(pattern.replace(/0/g, "1")), match: bits(pattern) });
const meet = (a, b) => !((a.match ^ b.match) & a.mask & b.mask);
const size = (pattern) => 1n << BigInt(pattern.split("?").length - 1);
const opcodes = (text.match(/<opcode [^>]*>/g) || []).filter((tag) => !get(tag, "defective"));
const nibble = (digit) => parseInt(digit, 16).toString(2).padStart(4, "0");
const binary = (hex) => hex.slice(2).replace(/./g, nibble);
const words = [...new Set((text.match(/<example [^>]*>/g) || []).map((tag) => get(tag, "word"))
	.filter((word) => word).map(binary))];
const rules = (text.match(/<length-rule [^>]*>/g) || [])
	.map((tag) => [get(tag, "bits"), get(tag, "pattern")]);
for (const opcode of opcodes) {
	const mask = binary(get(opcode, "mask")), match = binary(get(opcode, "match"));
	const whole = [...mask].map((m, i) => (m === "1" ? match[i] : "?")).join("");
	if (whole.slice(-get(opcode, "length")) !== get(opcode, "pattern")) wrong(opcode);
}
// Words to look at: all short ones, as numbers, which are quicker; else those of opcodes with one
// bit changed, the open bits anyhow.
let state = 20261130n;
const random = (width) => {
	let word = 0n;
	for (let i = 0; i < width; i += 32) {
		state = (state * 6364136223846793005n + 1442695040888963407n) % (1n << 64n);
		word = word << 32n | state >> 32n;
	}
	return BigInt.asUintN(width, word);
};
const has = (pattern, word) => (word & pattern.mask) === pattern.match;
const quick = (pattern) => ({ mask: Number(pattern.mask), match: Number(pattern.match) });
const sample = (length, patterns) => length <= 16
	? [...Array(1 << length).keys()]
	: patterns.flatMap((p) => [...Array(8)].map(() =>
		random(length) & ~p.mask | p.match ^ 1n << random(32) % BigInt(length) & p.mask));
// Without rules the longer opcodes say which words are not of the shortest length.
const shortest = Math.min(...opcodes.map((opcode) => Number(get(opcode, "length"))));
const longer = opcodes.filter((opcode) => Number(get(opcode, "length")) > shortest)
	.map((opcode) => fixed(get(opcode, "pattern").slice(-shortest)));
// The words of a length, of no opcode, that are in no gap or in several; the first rule that fits
// decides about the length.
const astray = (length, opcodes, gaps) => {
	if (!rules.length && length !== shortest) return [];
	const as = length <= 16 ? quick : (pattern) => pattern;
	const fits = (patterns, word) => patterns.filter((p) => has(p, word)).length;
	const lengths = rules.map(([bits, pattern]) => [Number(bits), as(fixed(pattern))]);
	const [named, holes, others] = [opcodes, gaps, longer].map((list) => list.map(as));
	return sample(length, opcodes).filter((word) => !fits(named, word) &&
		(rules.length ? (lengths.find(([, rule]) => has(rule, word)) || [])[0] === length
			: !fits(others, word)) && fits(holes, word) !== 1);
};

let count = 0, all = 0n;
for (const part of text.match(/<space [^>]*?(?:\/>|>[^]*?<\/space>)/g) || []) {
	const head = part.match(/<space [^>]*>/)[0], length = get(head, "length");
	const number = (name) => BigInt(get(head, name));
	const gaps = [...part.matchAll(/<gap pattern="([^"]*)"/g)].map((m) => m[1]);
	const shown = words.filter((word) => word.length == length).map((word) => [word, fixed(word)]);
	const others = opcodes.filter((opcode) => get(opcode, "length") === length)
		.map((opcode) => [get(opcode, "name"), fixed(get(opcode, "pattern"))]).concat(shown);
	count++;
	if (number("words") !== number("defined") + number("reserved") + number("undefined"))
		wrong(length + ": the sum");
	all += number("words") << 128n - BigInt(length);
	let sum = 0n;
	for (const gap of gaps) {
		const own = fixed(gap);
		if (gap.length !== Number(length)) wrong(gap + ": its length");
		sum += size(gap);
		for (const [name, other] of others)
			if (meet(own, other)) wrong(gap + " meets " + name);
		others.push([gap, own]);
	}
	if (!get(head, "unlisted")) {
		const named = others.slice(0, others.length - gaps.length).map(([, own]) => own);
		const [word] = astray(Number(length), named, gaps.map(fixed));
		if (word !== undefined) wrong(length + ": no gap, or several, for " + word.toString(2));
	}
	const unlisted = BigInt(get(head, "unlisted") || 0);
	if (sum + unlisted !== number("undefined")) wrong(length + ": " + sum + " words in gaps");
	if (number("defined") < BigInt(shown.length))
		wrong(length + ": fewer words than examples");
}
console.log(count + " lengths, " + opcodes.length + " opcodes");
if (all !== 1n << 128n) wrong("the lengths do not share all words: " + all.toString(16));
if (!count || !opcodes.length) wrong("nothing was looked at");
END

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/; do
	ls "$isa"*.isa >/dev/null 2>&1 || continue
	rm -rf out
	made "$isa" out xml >log 2>&1 || fail "build of $isa" log
	document=$(ls out/xml/*.xml | grep -v -e '-semantics\.xml$')
	node check.js "$document" >log 2>&1 || fail "$(basename "$document")" log
	[ "$(basename "$document")" != tiny.xml ] || cp "$document" good.xml
done

# Changes are detected.
noticed() {
	plant_edit "$1" good.xml changed.xml || exit 1
	node check.js changed.xml >log 2>&1 && fail "not noticed: $1"
}
noticed '0,/ undefined="/s//&1/'
noticed '0,/ defined="/s//&1/'
noticed '0,/<gap pattern="11/s//<gap pattern="?1/'
noticed '0,/<gap /{/<gap /d;}'
# A gap is missing, and the sums are right.
noticed '/<gap pattern="11?0/d; s/ed="14237" undefined="8704"/ed="18333" undefined="4608"/'
noticed '/<opcode /s/ pattern="0/ pattern="1/'
exit 0
