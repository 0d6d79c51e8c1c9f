#!/bin/sh
# SPDX-License-Identifier: MIT
# The target json: valid JSON, with a family in each object, as described in docs/json.md; the
# numbers and texts of the specification; small.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/shared/made.sh"
cd "$WORK" || exit 1
command -v node >/dev/null 2>&1 || { echo "node is not installed"; exit 77; }

. "$ROOT/tests/shared/fail.sh"

cat >check.js <<'END'
"use strict";
const fs = require("fs");
const [, , path, list, spec] = process.argv;
const tips = JSON.parse(fs.readFileSync(path, "utf8"));
const listed = JSON.parse(fs.readFileSync(list, "utf8"));
const same = (found, wanted, what) => {
	if (JSON.stringify(found) !== JSON.stringify(wanted))
		throw new Error(what + ": " + JSON.stringify(found) + ", not " + JSON.stringify(wanted));
};
const source = fs.readFileSync(spec, "utf8");
const release = /^ +Version<"(.*)", "(.*)">;$/m.exec(source);
const members = release ? ["release", "date"] : [];
same(Object.keys(tips), ["version", "isa", ...members, "instructions"], "members");
if (release) same([tips.release, tips.date], [release[1], release[2]], "version");
same(tips.version, 1, "version");
const families = new Map();
for (const opcode of listed) {
	const family = families.get(opcode.optype) ||
		{ count: 0, syntax: new Set(), words: new Set() };
	family.count++;
	opcode.syntax.forEach((text) => family.syntax.add(text)); /* those that can write it */
	for (const example of opcode.examples) /* without its guard, up to a dot */
		family.words.add(/^(@\S+ )?([\w$]*)/.exec(example)[2]);
	families.set(opcode.optype, family);
}
same(tips.instructions.map((i) => i.family).sort(), [...families.keys()].sort(), "families");
// The languages of the descriptions of each family, as many as it has.
const described = new Map();
for (const [, name, body] of source.matchAll(/^__DefOptype (\w+)(.*(?:\n(?!__Def).*)*)/gm))
	described.set(name, [...body.matchAll(/^ *__Description(?:<(\w+)>)?$/gm)].map((m) => m[1]));
const text = source.replace(/\s+/g, "");
for (const tip of tips.instructions) {
	const keys = ["family", "mnemonics", "opcodes", "syntax", "summary", "page"];
	same(Object.keys(tip), keys, tip.family);
	same(tip.opcodes, families.get(tip.family).count, tip.family + ": opcodes");
	const templates = [...families.get(tip.family).syntax];
	same([...tip.syntax].sort(), templates.sort(), tip.family + ": syntax");
	/* the words that its examples begin with; registers are none */
	const words = [...families.get(tip.family).words];
	if (tip.mnemonics.length && words.some((word) => !tip.mnemonics.includes(word)))
		throw new Error(tip.family + ": " + words + ", not " + tip.mnemonics);
	if (!tip.mnemonics.length && words.some((word) => !/^($|\$)/.test(word)))
		throw new Error(tip.family + ": no mnemonic for " + words);
	if (!/^insn-[a-z0-9_.-]+\.html$/.test(tip.page)) throw new Error(tip.page);
	const languages = Object.keys(tip.summary), wanted = described.get(tip.family);
	if (wanted.some((one) => one && !languages.includes(one)) || languages.length < wanted.length)
		throw new Error(tip.family + ": languages " + languages + ", not " + wanted);
	if (!Object.keys(tip.summary).length) throw new Error(tip.family + ": no summary");
	for (const [language, summary] of Object.entries(tip.summary)) {
		if (!/^[a-z]{2}/.test(language) || summary.length > 300 || /[\n`]/.test(summary))
			throw new Error(tip.family + ": " + summary);
		if (!/[.!?\u3002\uff01\uff1f]$/.test(summary)) throw new Error("no sentence: " + summary);
		if (!text.includes(summary.replace(/\s+/g, "")) && !/[<&*_\\]/.test(summary))
			throw new Error("not in the specification: " + summary);
	}
}
console.log(tips.instructions.length + " families, " + fs.statSync(path).size + " bytes");
END

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/machines/pdp11/; do
	name=$(basename "$isa")
	made "$isa" "$name" json >log 2>&1 || fail "build of $name" log
	"$SPECC" list --isa "$isa" --format=json >list.json 2>log || fail "list of $name" log
	# without marks for code and emphasis, which a summary does not have
	cat "$isa"*.isa | tr -d '\140*' >spec.txt
	node check.js "$name/json/tooltips.json" list.json spec.txt >log 2>&1 || fail "$name" log
	[ "$(wc -c <"$name/json/tooltips.json")" -le 65536 ] || fail "$name: larger than 64 KiB"
done

# Changes are detected.
good=gpu/json/tooltips.json
"$SPECC" list --isa "$ROOT/isa-spec/gpu" --format=json >list.json 2>log || fail "list" log
cat "$ROOT"/isa-spec/gpu/*.isa | tr -d '\140*' >spec.txt
noticed() {
	plant_edit "$1" $good changed.json || exit 1
	node check.js changed.json list.json spec.txt >log 2>&1 && fail "not noticed: $1"
}
node check.js $good list.json spec.txt >log 2>&1 || fail "gpu" log
noticed '/"date"/s/20/19/'
noticed '0,/"opcodes": /s//&1/'
noticed '0,/"syntax": \["/s//&x/'
noticed '0,/"en": "/s//&Wrongly: /'
noticed '0,/, "zh": "[^"]*"/s///'
noticed '0,/insn-/s//insn-A/'
noticed '/"family"/{n;d;}'
noticed '$d'
exit 0
