// SPDX-License-Identifier: MIT
// The language server against check and expected.awk: node lsp.mjs SPECC SPECIFICATION REPORTS
// [EXPECTED]. REPORTS is what check has said: the diagnostics are the same, at the same places. Of
// each opcode of EXPECTED, hovering shows the template and where the bits of each field are; its
// fields have their bits; a name in the template leads to its field; where the block begins, the
// operands of the template are offered. Prints, for each that is not so: cell, `-`, what; by tabs.
import { readFileSync } from "node:fs";
import { Client } from "../../../commands/lsp/client.mjs";

const [specc, file, reports, expected] = process.argv.slice(2);
const lines = readFileSync(file, "utf8").split("\n");
const tell = (cell, what) => console.log(`${cell}\t-\t${what}`);

const SEVERITIES = { error: 1, warning: 2 };
const reported = readFileSync(reports, "utf8").split("\n").flatMap((line) => {
	const found = /^\S.*?:(\d+):(\d+): (error|warning): .*\[(.*)\]$/.exec(line);
	return found ? [`${found[1]}:${found[2]} ${SEVERITIES[found[3]]} ${found[4]}`] : [];
});

const client = new Client(specc);
await client.initialize({ textDocument: { hover: { contentFormat: ["markdown"] } } });
const uri = client.open(file);
const shown = (await client.reports(uri, 1)).map((it) =>
	`${it.range.start.line + 1}:${it.range.start.character + 1} ${it.severity} ${it.code}`);
for (const it of reported.filter((it) => !shown.includes(it))) tell("none", `not shown: ${it}`);
for (const it of shown.filter((it) => !reported.includes(it))) tell("none", `only here: ${it}`);

const ask = (method, line, character) =>
	client.ask(`textDocument/${method}`, { textDocument: { uri }, position: { line, character } });
const hover = async (line, character) => (await ask("hover", line, character))?.contents.value ?? "";

// "0+12" -> "bits 11:0", as the server says it.
const bits = (piece) => {
	const [at, width] = piece.split("+").map(Number);
	return width === 1 ? `bit ${at}` : `bits ${at + width - 1}:${at}`;
};

async function look_at_fields(cell, from, to, fields) {
	for (const field of fields.split(" ")) {
		const [name, pieces] = field.split(":");
		const declared = new RegExp(`^    field<.*> \\w+ ${name}\\b`);
		const line = lines.findIndex((text, i) => i > from && i < to && declared.test(text));
		const text = await hover(line, declared.exec(lines[line])[0].length - 1);
		for (const piece of pieces.split(","))
			if (!text.includes(bits(piece)) && !text.includes(`, ${bits(piece).split(" ")[1]}`))
				tell(cell, `hover of ${name}: no ${bits(piece)} in ${JSON.stringify(text)}`);
	}
}

// The bits of a drawing: its last but one line has the places, the last one what is there.
function drawn(text) {
	const rows = text.split("\n").filter((row) => /^ *\|.*\|$/.test(row));
	const cells = rows.slice(-2).map((row) => row.trim().slice(1, -1).split("|").map((it) => it.trim()));
	return cells.length < 2 ? [] : cells[0].map((place, i) => `${place} ${cells[1][i]}`);
}

async function look_at_opcode(cell, line, word, fields, template) {
	const text = await hover(line, lines[line].search(/[CT]\d+_O/));
	if (!text.split("\n").includes(`  ${template}`)) tell(cell, `hover: no template ${template}`);
	const places = drawn(text);
	for (const field of fields.split(" ")) {
		const [name, pieces] = field.split(":");
		for (const piece of pieces.split(",")) {
			const [at, width] = piece.split("+").map(Number);
			const place = width === 1 ? `${at}` : `${at + width - 1}:${at}`;
			const fixed = word.slice(64 - at - width, 64 - at);
			const what = /^[01]+$/.test(fixed) ? fixed : name;
			if (!places.includes(`${place} ${what}`))
				tell(cell, `hover: no ${what} at ${place} in ${places.join("|")}`);
		}
	}
}

async function look_at_template(cell, from, to, fields, mnemonic, text) {
	const line = lines.findIndex((it, i) => i > from && i < to &&
		it.trim().replace("$name", mnemonic) === `${text} ;`);
	const template = lines[line].slice(0, -2), from_word = template.search(/\S/);
	for (const field of fields.split(" ").map((it) => it.split(":")[0])) {
		const found = new RegExp(`(?<![\\w'.@])${field}(?![\\w.':=])`, "i").exec(template);
		if (!found || found.index < template.indexOf(" ", from_word)) continue;
		const [place] = (await ask("definition", line, found.index)) ?? [];
		const there = place ? lines[place.range.start.line] : "nothing";
		if (!new RegExp(`^    field<.*> \\w+ ${field}\\b`).test(there))
			tell(cell, `definition of ${found[0]} in the template: ${there}`);
	}
}

async function look_at_block(cell, from, to, template) {
	const section = lines.findIndex((text, i) => i > from && i < to && text === "  __Semantics");
	if (section < 0) return;
	const first = section + (lines[section + 1].startsWith("```") ? 2 : 1);
	const at = first + /^ *(c\d|[$]name).*:$/.test(lines[first]);
	const list = await ask("completion", at, lines[at].search(/\S/));
	const offered = (list.items ?? list).map((it) => it.label);
	for (const name of template.match(/\bR[dab]\b/g))
		if (!offered.includes(name)) tell(cell, `completion: no ${name}`);
}

for (const row of expected ? readFileSync(expected, "utf8").split("\n").filter(Boolean) : []) {
	const [cell, opcode, word, fields, template] = row.split("\t");
	const from = lines.findIndex((text) => text.startsWith(`__DefOptype ${opcode.slice(0, -2)} `));
	const to = lines.findIndex((text) => text.startsWith(`__DefOpcode ${opcode} `) ||
		text.startsWith(`    ${opcode} = `));
	await look_at_opcode(cell, to, word, fields, template);
	await look_at_fields(cell, from, to, fields);
	await look_at_template(cell, from, to, fields, opcode.slice(0, -2).toLowerCase(), template);
	await look_at_block(cell, from, to, template);
}
if ((await client.stop()) !== 0) tell("none", "the server has failed");
