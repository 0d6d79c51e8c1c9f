// SPDX-License-Identifier: MIT
// Random edits in three documents: node random.mjs SPECC FOLDER ROUNDS SEED
// After some rounds, and at the end after all is mended, the server must answer like a fresh one that
// is given the same texts. FOLDER has a copy of tiny.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "./client.mjs";

const [specc, folder, rounds, seed] = process.argv.slice(2);
const capabilities = { textDocument: { hover: { contentFormat: ["markdown"] },
	documentSymbol: { hierarchicalDocumentSymbolSupport: true } } };
let state = BigInt(seed);
const random = (most) => { // of 0 to most - 1
	state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
	return Number((state >> 33n) % BigInt(most));
};
const names = ["alu.isa", "constant.isa", "jump.isa"];
const documents = names.map((name) => {
	const path = join(folder, "tiny", name), text = readFileSync(path, "utf8");
	return { path, uri: pathToFileURL(path).href, first: text, text, version: 1 };
});
const pieces = ["\n", "\r\n", "\r", "𝄞", "é", "`", "```\n", "\"", "{", "}", "[[", "__Def", "//", "\t", "<",
	"\0", "；", "ra", ".", "  __Examples\n", "0x", " "];

// The offset of a position, by the rules of the protocol: LF, CR LF and CR end a line.
const starts = (text) => [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((it) => it.index + it[0].length)];
const position = (text, offset) => {
	const lines = starts(text).filter((it) => it <= offset);
	return { line: lines.length - 1, character: offset - lines.at(-1) };
};
// Not inside a surrogate pair or a CR LF, where there is no position.
const place = (text) => {
	let at = random(text.length + 1);
	while (at && (/[\udc00-\udfff]/.test(text[at] ?? "") || text.slice(at - 1, at + 1) === "\r\n")) at--;
	return at;
};

const edit = (document) => {
	const changes = [];
	for (let i = random(3); i >= 0; i--) {
		const text = document.text;
		const from = place(text);
		let to = Math.min(text.length, from + random(4) * random(12));
		while (to < text.length && (/[\udc00-\udfff]/.test(text[to]) || text.slice(to - 1, to + 1) === "\r\n"))
			to++;
		const other = documents[random(documents.length)].first, start = random(other.length);
		let inserted = random(2) ? pieces[random(pieces.length)] : other.slice(start, start + random(60));
		if (random(40) === 0) {
			inserted = document.first;
			changes.push({ text: inserted });
			document.text = inserted;
			continue;
		}
		changes.push({ range: { start: position(text, from), end: position(text, to) }, text: inserted });
		document.text = text.slice(0, from) + inserted + text.slice(to);
	}
	return changes;
};

const syntax = new Set(["source-encoding", "syntax", "unknown-definition", "unknown-section",
	"stray-text", "missing-semicolon", "unclosed-fence", "unclosed-string", "bad-number", "full-width",
	"template-text", "unknown-statement", "bad-argument"]);
const of = (document, more = {}) => ({ textDocument: { uri: document.uri }, ...more });
const everything = { start: { line: 0, character: 0 }, end: { line: 100000, character: 0 } };
const byText = ["documentSymbol", "foldingRange", "formatting"];
const byName = ["hover", "definition", "references", "documentHighlight", "completion", "prepareRename"];

// What a server says about the texts as they are; positions are the same in both.
const answers = async (client, places, all) => {
	const found = {};
	for (const document of documents) {
		const reports = client.diagnostics.get(document.uri);
		found[`reports ${document.uri}`] = reports;
		for (const method of [...byText, ...(all ? ["semanticTokens/full", "inlayHint"] : [])])
			found[`${method} ${document.uri}`] = await client.ask(`textDocument/${method}`,
				of(document, { range: everything, options: { tabSize: 4, insertSpaces: true } }));
	}
	for (const [document, position, method] of all ? places : [])
		found[`${method} ${document.uri} ${position.line}:${position.character}`] = await client.ask(
			`textDocument/${method}`, of(document, { position, context: { includeDeclaration: true } }));
	return found;
};

const settled = async (client) => {
	for (const document of documents) await client.reports(document.uri, document.version);
};

let compared = 0, complete = 0;
const compare = async (client) => {
	await settled(client);
	const fresh = new Client(specc);
	await fresh.initialize(capabilities);
	for (const { path, text, version } of documents) fresh.open(path, text, version);
	await settled(fresh);
	// The last state that parsed is the present one, or both have other ones.
	const all = [...fresh.diagnostics.values()].flat().every((it) => !syntax.has(it.code));
	const places = Array.from({ length: 30 }, (_, i) => {
		const document = documents[random(documents.length)];
		return [document, position(document.text, place(document.text)), byName[i % byName.length]];
	});
	const [mine, theirs] = [await answers(client, places, all), await answers(fresh, places, all)];
	for (const key of Object.keys(theirs)) assert.deepEqual(mine[key], theirs[key], key);
	compared++;
	complete += all;
	assert.equal(await fresh.stop(), 0);
	assert.equal(fresh.errors, "");
};

const client = new Client(specc);
await client.initialize(capabilities);
for (const { path, text } of documents) client.open(path, text);
for (let round = 1; round <= Number(rounds); round++) {
	const document = documents[random(documents.length)];
	client.change(document.uri, ++document.version, edit(document));
	const method = [...byText, ...byName, "semanticTokens/full", "inlayHint", "codeAction"][random(12)];
	const id = client.send(`textDocument/${method}`, of(document, {
		position: position(document.text, place(document.text)), range: everything,
		context: { includeDeclaration: true, diagnostics: [] },
		options: { tabSize: 4, insertSpaces: true } }));
	if (random(4) === 0) client.notify("$/cancelRequest", { id });
	client.answer(id).then((it) => assert.ok(!it.error || [-32800, -32801, -32803].includes(
		it.error.code), JSON.stringify(it)));
	if (round % 20 === 11 || round % 20 === 18) await compare(client);
	if (round % 10 === 0)
		for (const it of documents) {
			it.text = `${random(2) ? "// " : ""}${it.first}`;
			client.change(it.uri, ++it.version, [{ text: it.text }]);
		}
}
for (const it of documents) {
	it.text = `// Mended.\n${it.first}`;
	client.change(it.uri, ++it.version, [{ text: it.text }]);
}
await compare(client);
assert.equal(await client.stop(), 0);
assert.equal(client.errors, "");
console.log(`${rounds} rounds, ${compared} comparisons, ${complete} of everything`);
process.exit(complete > 0 ? 0 : 1);
