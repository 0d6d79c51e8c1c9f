// SPDX-License-Identifier: MIT
// The language server on specifications with errors: node broken.mjs SPECC STEP FILE...
// Asks about every STEP-th word of each. Whatever the error, each request has an answer and no
// analysis ends.
import { readFileSync } from "node:fs";
import { Client } from "./client.mjs";

const [specc, step, ...files] = process.argv.slice(2);
const methods = ["hover", "completion", "definition", "references", "prepareRename"];
const client = new Client(specc);
await client.initialize({ textDocument: { hover: { contentFormat: ["markdown"] } } });
let failed = false;

// Sends all requests about one text, then waits for the answers.
async function ask(uri, text) {
	const textDocument = { uri }, asked = [];
	let words = 0;
	text.split("\n").forEach((line, number) => {
		for (const word of line.matchAll(/\w+/g))
			if (words++ % step === 0)
				for (const method of methods)
					asked.push([method, client.send(`textDocument/${method}`, { textDocument,
						position: { line: number, character: word.index },
						context: { includeDeclaration: true } }), number + 1, word[0]]);
	});
	for (const method of ["documentSymbol", "semanticTokens/full", "codeLens"])
		asked.push([method, client.send(`textDocument/${method}`, { textDocument }), 1, ""]);
	for (const [method, id, line, word] of asked) {
		const { error } = await client.answer(id);
		if (!error || error.code === -32601) continue;
		console.log(`FAIL ${uri}:${line}: ${method} of '${word}': ${error.message}`);
		failed = true;
	}
}

for (const file of files) {
	const text = readFileSync(file, "utf8"), uri = `untitled:${file}`;
	client.notify("textDocument/didOpen",
		{ textDocument: { uri, languageId: "specc", version: 1, text } });
	await ask(uri, text);
	client.notify("textDocument/didClose", { textDocument: { uri } });
	const lost = client.messages.find((it) => it.method === "window/showMessage");
	if (!lost) continue;
	console.log(`FAIL ${file}: ${lost.params.message}`);
	failed = true;
	client.messages = client.messages.filter((it) => it.method !== "window/showMessage");
}
failed ||= (await client.stop()) !== 0;
process.exit(failed ? 1 : 0);
