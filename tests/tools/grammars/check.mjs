// SPDX-License-Identifier: MIT
// check.mjs NAME OUT LINES EXPECT WORK EDITOR...: whether the grammars in OUT colour the text of
// the instruction set right. OUT has the targets xml, vscode and vim; LINES is a file with more
// legal instructions (disassembler output), EXPECT a file of lines with the classes that they must
// have, written by hand ("-": none), EDITOR vim or nvim. Prints what is wrong; one closing line.
import fs from "node:fs";
import path from "node:path";
import { Isa } from "./forms.mjs";
import { show, textmate, vim } from "./highlight.mjs";

const [name, out, linesFile, expectFile, work, ...editors] = process.argv.slice(2);
const isa = new Isa(path.join(out, "xml", name + ".xml"));
let wrong = 0, checked = 0;

function fail(by, line, why, classes) {
	if (wrong++ < 20)
		console.log(`${by}: ${line}\n    ${why}\n    ${show(line, classes)}`);
}

const highlighters = [["vscode", await textmate(path.join(out, "vscode"))]];
for (const editor of editors)
	highlighters.push([editor, vim(path.join(out, "vim"), editor, work)]);

// colour(cases): each case {line, check(line, classes, say)} with every highlighter.
function colour(cases) {
	const lines = cases.map((c) => c.line);
	for (const [by, classes] of lines.length ? highlighters : [])
		classes(lines).forEach((found, i) => {
			checked++;
			cases[i].check(lines[i], found, (why) => fail(by, lines[i], why, found));
		});
}

const every = (classes, from, to, wanted) =>
	classes.slice(from, to).every((c) => wanted.includes(c));

// ---- legal instructions: every part has the class that the forms give it ----

const families = [...isa.opcodes.values()];

// What is before the mnemonic is a guard as a whole; the registers in it are registers.
function wantedOf(line, part, mnemonic) {
	const text = line.slice(part.from, part.to);
	const isName = isa.names.has(isa.key(text)) || isa.names.has(isa.key(line.slice(part.from - 1, part.to)));
	if (part.kind !== "register" && !isName && part.to <= mnemonic)
		return ["guard"];
	if (part.kind === "word")
		return isName ? ["register"] : ["keyword"];
	if (part.kind === "value")
		return isName ? ["register"] : /^\d+$/.test(text) ? ["number"] : ["value", "keyword"];
	return [part.kind];
}

function legal(line, parts, prefix = "") {
	const mnemonic = parts.find((p) => p.kind === "mnemonic")?.from ?? 0;
	return { line: prefix + line, check: (text, classes, say) => {
		if (classes.includes("wrong"))
			say("legal text is shown as an error");
		for (const part of parts.filter((p) => p.kind !== "sign")) {
			const from = part.from + prefix.length, to = part.to + prefix.length;
			const wanted = wantedOf(line, part, mnemonic);
			if (!every(classes, from, to, wanted))
				say(`'${text.slice(from, to)}' is not ${wanted.join(" or ")}`);
		}
	} };
}

const legalCases = [], heads = new Set();
let aliases = 0, unread = 0;
function addLegal(text, opcodes) {
	const parts = isa.parts(text, opcodes);
	if (!parts) {
		unread++;
		console.log(`no form reads: ${text}`);
		return;
	}
	const mnemonic = parts.filter((p) => p.kind === "mnemonic");
	if (mnemonic.length)
		heads.add(isa.key(text.slice(mnemonic[0].from, mnemonic.at(-1).to)));
	legalCases.push(legal(text, parts), legal(text, parts, "\tL_1: .x:  "));
	for (const other of [text.toUpperCase(), text.toLowerCase()])
		if (isa.fold && other !== text)
			legalCases.push(legal(other, parts));
}

for (const { text, opcode } of isa.examples())
	if (opcode)
		addLegal(text, [isa.opcodes.get(opcode)]);
	else {
		aliases++;
		legalCases.push({ line: text, check: (line, classes, say) => {
			if (classes.includes("wrong"))
				say("an alias is shown as an error");
		} });
	}
for (const line of fs.readFileSync(linesFile, "utf8").split("\n").filter((l) => l.trim()))
	addLegal(line.trim(), families);
colour(legalCases);

// ---- words that are not the instruction set's ----

const known = new Set(heads);
for (const opcode of families)
	for (const form of opcode.children.filter((c) => c.name === "form")) {
		known.add(isa.key(form.attributes.key));
		const first = form.children.find((c) => c.name === "value");
		for (const value of isa.types.get(first?.attributes.type)?.children ?? [])
			known.add(isa.key(value.attributes.name ?? ""));
	}
for (const alias of isa.root.children.filter((c) => c.name === "alias"))
	known.add(isa.key(alias.attributes.text.match(/^[\w.]*/)[0]));

const planted = [];
for (const head of heads) {
	const changed = [head + "x", "q" + head, head.replace(/.$/, ""), head + "_"];
	if (!isa.fold)
		changed.push(head.toLowerCase(), head.toUpperCase());
	for (const word of changed.filter((w) => w && !known.has(isa.key(w))))
		planted.push({ line: word + " ", check: (line, classes, say) => {
			if (every(classes, 0, word.length, ["mnemonic"]))
				say(`'${word}' is not a mnemonic`);
		} });
}
if (!heads.size !== (name === "none"))
	fail("test", name, "no mnemonic found", []);

const lead = [...heads].find((h) => /^\w+$/.test(h)) ?? "";
for (const file of isa.files.values()) {
	const { prefix, first, count } = file.attributes;
	const names = file.children.filter((c) => c.name === "register").map((r) => r.attributes.name);
	for (let i = Number(first); prefix && i < Number(first) + Number(count); i++)
		names.push(prefix + i);
	if (!names.some((n) => isa.names.has(isa.key(n))))
		continue; // no operand is written with it
	const place = (word, right) => planted.push({ line: `${lead} ${word} `,
		check: (line, classes, say) => {
			const is = every(classes, lead.length + 1, lead.length + 1 + word.length, ["register"]);
			if (is !== right)
				say(right ? `'${word}' is a register` : `'${word}' is not a register`);
		} });
	names.forEach((n) => place(n, true));
	for (const n of names)
		for (const word of [n + "x", n + "_", n + "0x1", "0" + n, prefix ? prefix + "0" + 1 : n + "1"])
			if (!isa.names.has(isa.key(word)))
				place(word, false);
	for (const other of [Number(first) - 1, Number(first) + Number(count), 99999])
		if (prefix && !isa.names.has(isa.key(prefix + other)))
			place(prefix + other, false);
	if (!isa.fold)
		for (const n of names)
			for (const word of [n.toLowerCase(), n.toUpperCase()])
				if (!isa.names.has(word))
					place(word, false);
}
colour(planted);

// ---- lines with the classes written by hand ----

const byHand = [];
const hand = fs.existsSync(expectFile) ? fs.readFileSync(expectFile, "utf8").split("\n") : [];
for (let i = 0; i + 1 < hand.length; i++)
	if (hand[i + 1].startsWith("  => "))
		byHand.push({ line: hand[i], check: (line, classes, say) => {
			if (show(line, classes) !== hand[i + 1].slice(5).trim())
				say(`expected ${hand[i + 1].slice(5)}`);
		} });
colour(byHand);

console.log(`${name}: ${legalCases.length} legal lines (${aliases} of aliases), ${planted.length} ` +
	`planted words, ${byHand.length} lines by hand, ${highlighters.length} highlighters: ${wrong} wrong`);
process.exit(wrong || unread ? 1 : 0);
