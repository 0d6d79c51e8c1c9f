// SPDX-License-Identifier: MIT
// lsp_client.mjs SPECC FOLDER DOC: a client made of vscode-languageserver-protocol talks to
// `specc lsp` about the specification in FOLDER, which it may change. DOC is docs/lsp.md: each request
// in its table is tried, and nothing else is expected to be offered. Says what is wrong.
import fs from "node:fs";
import path from "node:path";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL, fileURLToPath } from "node:url";

const require = createRequire(process.env.NODE_MODULES + path.sep);
const lsp = require("vscode-languageserver-protocol/node");
const [specc, folder, doc] = process.argv.slice(2);
const PATIENCE = 20000;

let wrong = 0;
function check(is, what, found) {
	if (is)
		return;
	wrong++;
	console.log(`FAIL ${what}${found === undefined ? "" : ": " + JSON.stringify(found, null, 1)}`);
}

// ---- the session ----

const server = spawn(specc, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
const connection = lsp.createProtocolConnection(new lsp.StreamMessageReader(server.stdout),
	new lsp.StreamMessageWriter(server.stdin));
const diagnostics = new Map(), waiting = new Set(), texts = new Map(), versions = new Map();
connection.onNotification(lsp.PublishDiagnosticsNotification.type, (params) => {
	diagnostics.set(params.uri, params.diagnostics);
	waiting.forEach((look) => look());
});
connection.onRequest(lsp.RegistrationRequest.type, () => {});
connection.onRequest(lsp.WorkDoneProgressCreateRequest.type, () => {});
connection.onRequest(lsp.InlayHintRefreshRequest.type, () => {});
connection.onRequest(lsp.SemanticTokensRefreshRequest.type, () => {});
connection.onRequest(lsp.ConfigurationRequest.type, ({ items }) => items.map(() => null));
connection.listen();

const uriOf = (name) => pathToFileURL(path.join(folder, name)).href;
const document = (name) => ({ textDocument: { uri: uriOf(name) } });

// Waits until what was published for the file fits.
function published(name, fits, what) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			waiting.delete(look);
			reject(new Error(`${what}: ${JSON.stringify(diagnostics.get(uriOf(name)), null, 1)}`));
		}, PATIENCE);
		const look = () => {
			const list = diagnostics.get(uriOf(name));
			if (!list || !fits(list))
				return;
			clearTimeout(timer);
			waiting.delete(look);
			resolve(list);
		};
		waiting.add(look);
		look();
	});
}

async function open(name) {
	const text = fs.readFileSync(path.join(folder, name), "utf8");
	texts.set(name, text);
	versions.set(name, 1);
	await connection.sendNotification(lsp.DidOpenTextDocumentNotification.type, {
		textDocument: { uri: uriOf(name), languageId: "specc", version: 1, text } });
}

// Positions are in UTF-16 units, as strings of JavaScript are.
function positionAt(name, offset) {
	const before = texts.get(name).slice(0, offset), line = before.split("\n").length - 1;
	return { line, character: offset - (before.lastIndexOf("\n") + 1) };
}
function offsetAt(text, { line, character }) {
	let at = 0;
	for (let i = 0; i < line; i++)
		at = text.indexOf("\n", at) + 1;
	return at + character;
}
const lineOf = (name, position) => texts.get(name).split("\n")[position.line];

// Replaces text by an incremental edit; returns the edit that takes it back.
async function edit(name, offset, length, text) {
	const old = texts.get(name).slice(offset, offset + length);
	const range = { start: positionAt(name, offset), end: positionAt(name, offset + length) };
	texts.set(name, texts.get(name).slice(0, offset) + text + texts.get(name).slice(offset + length));
	versions.set(name, versions.get(name) + 1);
	await connection.sendNotification(lsp.DidChangeTextDocumentNotification.type, {
		textDocument: { uri: uriOf(name), version: versions.get(name) },
		contentChanges: [{ range, text }] });
	return () => edit(name, offset, text.length, old);
}

function applied(text, edits) {
	const sorted = [...edits].sort((a, b) =>
		offsetAt(text, b.range.start) - offsetAt(text, a.range.start));
	for (const { range, newText } of sorted)
		text = text.slice(0, offsetAt(text, range.start)) + newText + text.slice(offsetAt(text, range.end));
	return text;
}

// The edits of a WorkspaceEdit by file name.
function editsOf(workspaceEdit) {
	const found = new Map();
	for (const change of workspaceEdit.documentChanges ?? [])
		found.set(path.basename(fileURLToPath(change.textDocument.uri)), change.edits);
	for (const [uri, edits] of Object.entries(workspaceEdit.changes ?? {}))
		found.set(path.basename(fileURLToPath(uri)), edits);
	return found;
}

// Offset of the n-th match's first group (or of the match) in a file.
function find(name, pattern, text = texts.get(name)) {
	const match = new RegExp(pattern, "dm").exec(text);
	if (!match)
		throw new Error(`${name} has no ${pattern}`);
	return (match.indices[1] ?? match.indices[0])[0];
}
const at = (name, pattern, more = 0) => ({ ...document(name),
	position: positionAt(name, find(name, pattern) + more) });
const textIn = (name, range, text = texts.get(name) ??
	fs.readFileSync(path.join(folder, name), "utf8")) =>
	text.slice(offsetAt(text, range.start), offsetAt(text, range.end));

const isaFiles = fs.readdirSync(folder).filter((f) => f.endsWith(".isa"));
const everything = () => isaFiles.map((f) => [f, fs.readFileSync(path.join(folder, f), "utf8")]);
const request = (type, parameters) => connection.sendRequest(type, parameters);

// ---- what each request has to answer ----

const tests = {
	async "textDocument/publishDiagnostics"() {
		await published("ialu.isa", (l) => l.length === 0, "a correct file has diagnostics");
		const back = await edit("ialu.isa", find("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source), 3, "Regg");
		const list = await published("ialu.isa", (l) => l.length > 0, "no diagnostics after a mistake");
		const first = list.find((d) => textIn("ialu.isa", d.range) === "Regg");
		check(first, "no diagnostic at the wrong name", list);
		check(first?.severity === 1 && /Regg/.test(first.message) && first.source === "specc",
			"severity, message and source", first);
		await back();
		await published("ialu.isa", (l) => l.length === 0, "the diagnostics stay");
	},

	// Behind text that is longer in UTF-8 than in UTF-16, and characters of two units.
	async "positions"() {
		await open("terms.isa");
		const word = find("terms.isa", /Text<zh, "(.)/.source);
		const wide = await edit("terms.isa", word, 0, "\u{1F600}\u{1F600}");
		const back = await edit("terms.isa", find("terms.isa", /Text<zh, "[^"]*">(;)/.source), 0, " @");
		const list = await published("terms.isa", (l) => l.length > 0, "no diagnostics for a sign");
		check(textIn("terms.isa", list[0].range) === "@", "place of the sign",
			[textIn("terms.isa", list[0].range), list]);
		await back();
		await wide();
		await published("terms.isa", (l) => l.length === 0, "the diagnostics stay");
	},

	async "textDocument/documentSymbol"() {
		const symbols = await request(lsp.DocumentSymbolRequest.type, document("ialu.isa"));
		const defined = [...texts.get("ialu.isa").matchAll(/^__Def\w+ +([^\s:<]+)/gm)].map((m) => m[1]);
		check(JSON.stringify(symbols.map((s) => s.name)) === JSON.stringify(defined), "names",
			symbols.map((s) => s.name));
		for (const symbol of symbols)
			check(textIn("ialu.isa", symbol.selectionRange) === symbol.name, "place of a symbol", symbol);
	},

	async "workspace/symbol"() {
		const found = await request(lsp.WorkspaceSymbolRequest.type, { query: "IMAD_WIDE" });
		check(found.some((s) => s.name === "IMAD_WIDE" && s.location.uri === uriOf("ialu.isa")),
			"IMAD_WIDE is not found", found);
	},

	async "textDocument/foldingRange"() {
		const ranges = await request(lsp.FoldingRangeRequest.type, document("ialu.isa"));
		const lines = texts.get("ialu.isa").split("\n");
		const starts = new Set(ranges.map((r) => r.startLine));
		for (let i = 0; i < lines.length; i++)
			if (/^__DefOptype/.test(lines[i]))
				check(starts.has(i), `no range from line ${i + 1}`, lines[i]);
	},

	async "textDocument/hover"() {
		const of = async (...place) => {
			const hover = await request(lsp.HoverRequest.type, at(...place));
			const { contents } = hover ?? { contents: "" };
			return typeof contents === "string" ? contents : contents.value ?? JSON.stringify(contents);
		};
		const type = await of("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source);
		check(/\bReg<8>/.test(type) && /\bR0\b/.test(type), "hover of a type", type);
		const opcode = await of("ialu.isa", /^ {4}(IADD_RR) = /m.source);
		check(/IADD_RR/.test(opcode) && /\b0*1000000\b/.test(opcode), "hover of an opcode", opcode);
		const sum = await of("ialu.isa", /^ {4}IADD Rd, Ra, SrcB:\n {8}(t) = Ra/m.source);
		check(/0\.\.(2\^33|0x200000000)/.test(sum), "range of a sum of two numbers up to 2^32", sum);
	},

	async "textDocument/definition"() {
		const found = await request(lsp.DefinitionRequest.type,
			at("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source, 1));
		const { uri, range } = [found].flat()[0] ?? {};
		check(uri === uriOf("base.isa"), "Reg is defined in base.isa", found);
		check(range && /^__DefFieldType Reg</.test(lineOf("base.isa", range.start)), "its line", found);
	},

	async "textDocument/references"() {
		const found = await request(lsp.ReferencesRequest.type, {
			...at("base.isa", /^__DefFieldType (Reg)</m.source), context: { includeDeclaration: true } });
		let uses = 0;
		for (const [, text] of everything())
			uses += [...text.matchAll(/^ *(field<[^>]*> Reg |__DefFieldType Reg<)/gm)].length;
		check(found.length >= uses, `${uses} places name Reg`, found.length);
		for (const { uri, range } of found)
			check(textIn(path.basename(fileURLToPath(uri)), range) === "Reg", "a place of Reg", range);
	},

	async "textDocument/documentHighlight"() {
		const found = await request(lsp.DocumentHighlightRequest.type,
			at("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source));
		const uses = [...texts.get("ialu.isa").matchAll(/^ *field<[^>]*> Reg /gm)].length;
		check(found.length >= uses, `${uses} places name Reg in ialu.isa`, found.length);
	},

	async "textDocument/prepareRename"() {
		const found = await request(lsp.PrepareRenameRequest.type,
			at("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source, 1));
		check(found && textIn("ialu.isa", found.range ?? found) === "Reg", "range of the name", found);
	},

	async "textDocument/rename"() {
		const edits = editsOf(await request(lsp.RenameRequest.type, {
			...at("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source, 1), newName: "Gpr" }));
		check(edits.size > 2, "a rename across files", [...edits.keys()]);
		const changed = fs.mkdtempSync(path.join(path.dirname(folder), "renamed-"));
		fs.cpSync(folder, changed, { recursive: true });
		for (const [name, list] of edits) {
			const text = fs.readFileSync(path.join(folder, name), "utf8");
			fs.writeFileSync(path.join(changed, name), applied(text, list));
		}
		const report = spawnSync(specc, ["check", changed], { encoding: "utf8" });
		check(/ 0 errors, 0 warnings/.test(report.stdout + report.stderr), "the renamed specification",
			report);
		const before = execFileSync(specc, ["list", "--isa", folder], { encoding: "utf8" });
		const after = execFileSync(specc, ["list", "--isa", changed], { encoding: "utf8" });
		check(before === after, "the list of opcodes after the rename");
		for (const name of isaFiles)
			check(!/^ *field<[^>]*> Reg /m.test(fs.readFileSync(path.join(changed, name), "utf8")),
				`${name} still has Reg`);
	},

	async "textDocument/completion"() {
		const place = find("ialu.isa", /^ {4}field<[^>]*> (Reg) rd;/m.source);
		const back = await edit("ialu.isa", place, 3, "Re");
		const found = await request(lsp.CompletionRequest.type, { ...document("ialu.isa"),
			position: positionAt("ialu.isa", place + 2) });
		const labels = (found.items ?? found ?? []).map((i) => i.label);
		check(labels.includes("Reg"), "Reg completes Re", labels.slice(0, 20));
		check(!labels.includes("IADD_RR"), "an opcode is not a type");
		await back();
	},

	async "textDocument/formatting"() {
		const back = await edit("ialu.isa", find("ialu.isa", /^( {4})field</m.source), 4, "\t      ");
		const edits = await request(lsp.DocumentFormattingRequest.type, { ...document("ialu.isa"),
			options: { tabSize: 4, insertSpaces: true } });
		check(edits?.length, "no edits for a crooked line", edits);
		const file = path.join(fs.mkdtempSync(path.join(path.dirname(folder), "format-")), "ialu.isa");
		fs.writeFileSync(file, texts.get("ialu.isa"));
		execFileSync(specc, ["fmt", file], { stdio: "pipe" });
		check(applied(texts.get("ialu.isa"), edits ?? []) === fs.readFileSync(file, "utf8"),
			"formatting is not what specc fmt writes");
		await back();
	},

	async "textDocument/codeAction"() {
		const place = find("ialu.isa", /^ {4}field<[^>]*> Reg rd(;)/m.source);
		const back = await edit("ialu.isa", place, 1, "");
		const list = await published("ialu.isa", (l) => l.length > 0, "no diagnostics without a semicolon");
		const actions = await request(lsp.CodeActionRequest.type, { ...document("ialu.isa"),
			range: list[0].range, context: { diagnostics: [list[0]] } });
		const mended = actions.filter((a) => a.edit).map((a) =>
			applied(texts.get("ialu.isa"), editsOf(a.edit).get("ialu.isa") ?? []));
		await back();
		check(mended.includes(texts.get("ialu.isa")), "no fix puts the semicolon there", actions);
	},

	async "textDocument/inlayHint"() {
		const lines = texts.get("ialu.isa").split("\n");
		const line = lines.findIndex((l) => l === "@P0 IADD R3, -R1, -R2;");
		const stated = lines.findIndex((l) => l.startsWith("IADD R0, R1, -R2; =>"));
		const hints = await request(lsp.InlayHintRequest.type, { ...document("ialu.isa"),
			range: { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } } });
		const labels = hints.filter((h) => h.position.line === line).map((h) =>
			typeof h.label === "string" ? h.label : h.label.map((p) => p.value).join(""));
		const word = execFileSync(specc, ["asm", "--isa", folder, "--format=hex"],
			{ input: "@P0 IADD R3, -R1, -R2;\n", encoding: "utf8" }).trim();
		const digits = word.match(/../g).reverse().join("");
		check(labels.some((l) => l.replace(/[\s_]/g, "").includes(digits) ||
			l.replace(/\s/g, "").includes(word)), `the encoding ${digits}`, [line, labels]);
		check(!hints.some((h) => h.position.line === stated), "a stated encoding needs no hint");
	},

	async "textDocument/semanticTokens/full"(capabilities) {
		const { legend } = capabilities.semanticTokensProvider;
		const { data } = await request(lsp.SemanticTokensRequest.type, document("ialu.isa"));
		const lines = texts.get("ialu.isa").split("\n"), kinds = new Map();
		let line = 0, character = 0;
		for (let i = 0; i < data.length; i += 5) {
			line += data[i];
			character = data[i] ? data[i + 1] : character + data[i + 1];
			const end = character + data[i + 2];
			check(data[i + 2] > 0 && end <= lines[line].length, "a token outside its line", [line, character, end]);
			const text = lines[line].slice(character, end), type = legend.tokenTypes[data[i + 3]];
			kinds.set(text, (kinds.get(text) ?? new Set()).add(type));
		}
		check(data.length > 1000, "tokens", data.length);
		check(kinds.get("Reg")?.has("type"), "Reg is a type", [...(kinds.get("Reg") ?? [])]);
	},
};

// What must be offered for a request to be tried.
const providers = {
	"textDocument/prepareRename": (c) => c.renameProvider?.prepareProvider,
	"textDocument/semanticTokens/full": (c) => c.semanticTokensProvider?.full,
	"workspace/symbol": (c) => c.workspaceSymbolProvider,
	"textDocument/formatting": (c) => c.documentFormattingProvider,
	"textDocument/publishDiagnostics": (c) => c.textDocumentSync,
};

async function main() {
	const { capabilities } = await connection.sendRequest(lsp.InitializeRequest.type, {
		processId: process.pid, rootUri: pathToFileURL(folder).href, workspaceFolders: null,
		capabilities: {
			general: { positionEncodings: ["utf-16"] },
			workspace: { workspaceEdit: { documentChanges: true }, inlayHint: { refreshSupport: true } },
			textDocument: {
				publishDiagnostics: { relatedInformation: true },
				documentSymbol: { hierarchicalDocumentSymbolSupport: true },
				hover: { contentFormat: ["markdown", "plaintext"] },
				rename: { prepareSupport: true },
				codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
				semanticTokens: { requests: { full: true }, formats: ["relative"], tokenModifiers: [],
					tokenTypes: Object.values(lsp.SemanticTokenTypes) },
			},
		},
	});
	check((capabilities.positionEncoding ?? "utf-16") === "utf-16", "position encoding", capabilities);
	await connection.sendNotification(lsp.InitializedNotification.type, {});
	await open("ialu.isa");
	await open("base.isa");

	const page = fs.readFileSync(doc, "utf8");
	const tried = [], missing = [];
	for (const name of Object.keys(tests)) {
		const plain = name.replace(/.*\//, "") + "Provider";
		const offered = name === "positions" || (providers[name] ?? ((c) => c[plain]))(capabilities);
		const [, area, short] = /(.*?\/)?([^/]*?)(?:\/full)?$/.exec(name);
		const documented = name === "positions" ||
			[name, area + short, short].some((n) => page.includes("`" + n + "`"));
		check(!!offered === documented, `${name} is ${offered ? "" : "not "}offered, but docs/lsp.md says ` +
			(documented ? "it is" : "nothing of it"));
		if (!offered) {
			missing.push(name);
			continue;
		}
		tried.push(name);
		await tests[name](capabilities).catch((error) => check(false, name, error.message));
	}
	await connection.sendRequest(lsp.ShutdownRequest.type);
	await connection.sendNotification(lsp.ExitNotification.type);
	const status = await new Promise((resolve) => server.on("exit", resolve));
	check(status === 0, "exit status", status);
	if (missing.length)
		console.log(`not offered yet: ${missing.join(", ")}`);
	console.log(`${tried.length} requests tried, ${wrong} wrong`);
	process.exit(wrong ? 1 : 0);
}

main().catch((error) => {
	console.log(`FAIL ${error.stack}`);
	process.exit(1);
});
