// SPDX-License-Identifier: MIT
// A session with the language server: node session.mjs SPECC FOLDER
// FOLDER has a copy of tiny. Each part starts a server of its own and says what it expects.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client, frame } from "./client.mjs";

const [specc, folder] = process.argv.slice(2);
const tiny = (name) => join(folder, "tiny", name);
const rows = join(folder, "rows", "rows.isa");
const read = (name) => readFileSync(tiny(name), "utf8");
const at = (line, character) => ({ line, character });
const range = (line, from, to) => ({ start: at(line, from), end: at(line, to) });
const brief = (list) => list.map((it) => [it.code, it.range.start.line, it.range.start.character,
	it.range.end.character]);

// The 0-based line of the n-th line that contains a text, and the column of the text in it.
const find = (text, what, n = 1) => {
	const lines = text.split("\n");
	for (let line = 0; line < lines.length; line++)
		if (lines[line].includes(what) && !--n) return at(line, lines[line].indexOf(what));
	throw new Error(`no '${what}'`);
};

// The text after edits, which do not overlap.
const edited = (text, edits) => {
	const lines = text.split(/(?<=\n)/);
	const offset = ({ line, character }) =>
		lines.slice(0, line).reduce((sum, it) => sum + it.length, 0) + character;
	for (const { range: r, newText } of [...edits].sort((a, b) => offset(b.range.start) -
		offset(a.range.start)))
		text = text.slice(0, offset(r.start)) + newText + text.slice(offset(r.end));
	return text;
};

const started = async (capabilities = {}, options = [], more = {}) => {
	const client = new Client(specc, options);
	client.result = await client.initialize(capabilities, more);
	return client;
};

const parts = {
// An alias: its word leads to its text, its parameters to where they are declared.
	async diagnostics() {
		const client = await started();
		const uri = client.open(tiny("constant.isa"));
		const other = client.open(tiny("alu.isa"));
		assert.deepEqual(await client.reports(other, 1), []);
		const text = read("constant.isa");
		const imm = find(text, "field<0, 6> Int6 imm;");
		// A type that does not exist: in line imm.line, columns of "Int6".
		client.change(uri, 2, [{ range: range(imm.line, imm.character + 12, imm.character + 16),
			text: "Int5" }]);
		const broken = await client.reports(uri, 2);
		assert.deepEqual(brief(broken),
			[["undefined-name", imm.line, imm.character + 12, imm.character + 16]]);
		assert.equal(broken[0].severity, 1);
		assert.match(broken[0].message, /did you mean 'Int6'\?/);
		// Mended by the reverse.
		client.change(uri, 3, [{ range: range(imm.line, imm.character + 12, imm.character + 16),
			text: "Int6" }]);
		assert.deepEqual(await client.reports(uri, 3), []);
		// A fault in one file that shows in the other: the enumerator of Op is in tiny.isa.
		const head = client.open(tiny("tiny.isa"));
		const addi = find(read("tiny.isa"), "    ADDI;");
		client.change(head, 2, [{ range: range(addi.line, 4, 8), text: "ADDX" }]);
		await client.reports(head, 2);
		const op = find(text, "op == ADDI");
		assert.ok(brief(client.diagnostics.get(uri)).some(([code, line]) =>
			code === "default-type" && line === op.line));
		// Closing without saving returns to what is on disk.
		client.notify("textDocument/didClose", { textDocument: { uri: head } });
		await client.wait((it) => it.method === "textDocument/publishDiagnostics" &&
			it.params.uri === uri && it.params.diagnostics.length === 0, "mended diagnostics");
		assert.equal(await client.stop(), 0);
	},

	// An alias: its word leads to its text, its parameters to where they are declared.
	async alias() {
		const client = await started({ textDocument: { hover: { contentFormat: ["markdown"] } } });
		const uri = client.open(tiny("constant.isa")), text = read("constant.isa");
		await client.reports(uri, 1);
		const ask = (method, place, more) => client.ask(`textDocument/${method}`,
			{ textDocument: { uri }, position: place, ...more });
		const first = (found) => (Array.isArray(found) ? found[0] : found).range.start;
		const written = find(text, 'Text<"mov d, s">'), means = find(text, 'Means<"addi d, s, 0">');
		const mov = at(written.line, written.character + 6);
		assert.deepEqual(first(await ask("definition", mov)), mov);
		assert.match((await ask("hover", mov)).contents.value,
			/mov d, s\n\taddi d, s, 0\n\tPrinted<>;[^]*Copies/);
		const declared = find(text, "__DefAlias mov<d, s>");
		assert.deepEqual(first(await ask("definition", at(means.line, means.character + 15))),
			at(declared.line, declared.character + 18));
		const renamed = await ask("rename", at(declared.line, declared.character + 18),
			{ newName: "source" });
		assert.equal(edited(text, renamed.changes[uri]), text.replace("mov<d, s>", "mov<d, source>")
			.replace("mov d, s", "mov d, source").replace("addi d, s, 0", "addi d, source, 0"));
		await client.stop();
	},

	// Columns after characters beyond the basic plane: two units of UTF-16, four bytes.
	async encodings() {
		const text = read("constant.isa").replace("__DefAlias nop\n", "__DefAlias nop /*𝄞é*/ junk\n");
		const line = find(text, "/*𝄞é*/").line;
		for (const [offered, name, unit] of [[undefined, "utf-16", [2, 1]], [["utf-8", "utf-16"],
			"utf-8", [4, 2]], [["utf-32"], "utf-16", [2, 1]]]) {
			const client = await started({ general: { positionEncodings: offered } });
			assert.equal(client.result.capabilities.positionEncoding, name);
			const uri = client.open(tiny("constant.isa"), read("constant.isa"));
			assert.deepEqual(await client.reports(uri, 1), []);
			// Inserted in front of what comes after the two characters, then removed.
			client.change(uri, 2, [{ range: range(line, 14, 14), text: " // 𝄞é" },
				{ range: range(line, 18 + unit[0] + unit[1], 18 + unit[0] + unit[1]), text: "x" },
				{ range: range(line, 18, 18 + unit[0]), text: "" }]);
			assert.deepEqual(await client.reports(uri, 2), []);
			client.change(uri, 3, [{ range: range(line, 18, 18 + unit[1] + 1), text: "" }]);
			client.change(uri, 4, [{ range: range(line, 14, 18), text: "" }]);
			const symbols = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
			assert.deepEqual(symbols.at(-1).location.range.start, at(line, 0));
			assert.equal(await client.stop(), 0);
		}
	},

	// Lines that end in CR LF and in CR; a BOM; characters that specc replaces.
	async lines() {
		const client = await started();
		const text = read("constant.isa");
		const crlf = client.open(tiny("constant.isa"), "\ufeff" + text.replaceAll("\n", "\r\n"));
		assert.deepEqual(await client.reports(crlf, 1), []);
		const imm = find(text, "Int6 imm;");
		client.change(crlf, 2, [{ range: range(imm.line, imm.character, imm.character + 4),
			text: "Int5" }]);
		assert.deepEqual(brief(await client.reports(crlf, 2)),
			[["undefined-name", imm.line, imm.character, imm.character + 4]]);
		client.change(crlf, 3, [{ text: text.replace("// Arithmetic", "// Arith\0\u0085metic\r//") }]);
		const controls = await client.reports(crlf, 3);
		assert.deepEqual(brief(controls).map((it) => it[0]), ["source-encoding"]);
		assert.deepEqual(controls[0].range.start, at(0, 8));
		client.change(crlf, 4, [{ range: range(imm.line + 1, imm.character, imm.character + 4),
			text: "Int5" }]);
		assert.deepEqual(brief(await client.reports(crlf, 4)).at(-1),
			["undefined-name", imm.line + 1, imm.character, imm.character + 4]);
		assert.equal(await client.stop(), 0);
	},

	async symbols() {
		const client = await started({ textDocument: { documentSymbol: {
			hierarchicalDocumentSymbolSupport: true } } });
		const uri = client.open(tiny("constant.isa"));
		const text = read("constant.isa");
		const symbols = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
		assert.deepEqual(symbols.map((it) => it.name), ["Int6", "Int9", "Word", "ADDI", "ADDI", "SLOW", "LDI",
			"LDI", "LDI_LONG", "set_short", "set_long", "mov", "nop"]);
		assert.deepEqual(symbols[3].children.map((it) => it.name), ["op", "rd", "ra", "imm"]);
		const addi = find(text, "__DefOptype ADDI");
		assert.deepEqual(symbols[3].selectionRange, range(addi.line, 12, 16));
		assert.deepEqual(symbols[3].range.end, at(find(text, "__DefOpcode ADDI").line - 2, 3));
		const found = await client.ask("workspace/symbol", { query: "cmpi" });
		assert.deepEqual(found.map((it) => [it.name, it.location.uri]),
			[["CMP_IMM", pathToFileURL(tiny("jump.isa")).href]]);
		assert.deepEqual(found[0].location.range,
			range(find(read("jump.isa"), "__DefOpcode CMP_IMM").line, 12, 19));
		const folds = await client.ask("textDocument/foldingRange", { textDocument: { uri } });
		assert.ok(folds.some((it) => it.startLine === addi.line &&
			it.endLine === symbols[3].range.end.line));
		const fence = find(text, "```run");
		assert.ok(folds.some((it) => it.startLine === fence.line && it.endLine === fence.line + 6));
		assert.equal(await client.stop(), 0);
	},

	async names() {
		const client = await started();
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		const jump = pathToFileURL(tiny("jump.isa")).href, head = pathToFileURL(tiny("tiny.isa")).href;
		const text = read("constant.isa");
		const ask = (method, place, more = {}) => client.ask(`textDocument/${method}`,
			{ textDocument: { uri }, position: place, ...more });
		const definition = async (place) => (await ask("definition", place)).map((it) =>
			[it.uri === uri ? "" : it.uri.replace(/.*\//, ""), it.range.start.line,
				it.range.start.character]);
		// The definitions, each found by its own line in the text.
		const place = (what, word, n = 1) => {
			const line = find(text, what, n);
			return at(line.line, line.character + what.indexOf(word));
		};
		const type = find(text, "__DefFieldType Int6");
		assert.deepEqual(await definition(place("Int6 imm;", "Int6")), [["", type.line, 15]]);
		const reg = find(read("tiny.isa"), "__DefFieldType Reg");
		assert.deepEqual(await definition(place("Reg ra;", "Reg")), [["tiny.isa", reg.line, 15]]);
		const addi = find(read("tiny.isa"), "    ADDI;");
		assert.deepEqual(await definition(place("op == ADDI", "ADDI")), [["tiny.isa", addi.line, 4]]);
		const optype = find(text, "__DefOptype ADDI");
		assert.deepEqual(await definition(place("__DefOpcode ADDI : [ADDI]", "[ADDI]")), []);
		assert.deepEqual(await definition(place("__DefOpcode ADDI : [ADDI]", "ADDI]")),
			[["", optype.line, 12]]);
		// A field: in the template, the header, the code, the lists.
		const imm = find(text, "field<0, 6> Int6 imm;");
		for (const where of [place("addi rd, ra, imm ;", "imm"), place("addi rd, ra, imm:", "imm"),
			place("(ra + imm)", "imm"), place("InList<ra, imm>", "imm")])
			assert.deepEqual(await definition(where), [["", imm.line, imm.character + 17]]);
		assert.deepEqual(await definition(place("    r2 = 0xFFFF", "r2")),
			[["tiny.isa", find(read("tiny.isa"), "__DefRegisterFile R").line, 18]]);
		assert.deepEqual(await definition(place("ldi.w sp, -2", "sp")),
			[["tiny.isa", find(read("tiny.isa"), 'Named<"sp"').line, 11]]);
		assert.deepEqual(await definition(place("Adds a number", "number")), []);
		// References of Int6: two files, counted by hand.
		const refs = await ask("references", place("__DefFieldType Int6<6>", "Int6"),
			{ context: { includeDeclaration: false } });
		assert.deepEqual(refs.map((it) => [it.uri, it.range.start.line]).sort(),
			[[uri, imm.line], [jump, find(read("jump.isa"), "Int6 imm;").line]].sort());
		const marks = await ask("documentHighlight", place("(ra + imm)", "imm"));
		assert.equal(marks.length, 6); // field, template, header, code, InList, Order

		// Rename: every place changes, in both files, and the result has no errors.
		const edit = await ask("rename", place("Int6 imm;", "Int6"), { newName: "Short" });
		assert.deepEqual(Object.keys(edit.changes).sort(), [uri, jump].sort());
		assert.equal(edited(text, edit.changes[uri]), text.replaceAll("Int6", "Short"));
		assert.equal(edited(read("jump.isa"), edit.changes[jump]),
			read("jump.isa").replaceAll("Int6", "Short"));
		// The enumerator only, not the optype and the opcode of its name.
		const one = await ask("rename", place("op == ADDI", "ADDI"), { newName: "ADD6" });
		assert.equal(edited(text, one.changes[uri]), text.replace("op == ADDI", "op == ADD6"));
		assert.equal(edited(read("tiny.isa"), one.changes[head]),
			read("tiny.isa").replace("    ADDI;", "    ADD6;"));
		const error = async (newName, where = place("Int6 imm;", "Int6")) => (await client.answer(
			client.send("textDocument/rename", { textDocument: { uri }, position: where, newName })))
			.error;
		assert.match((await error("Int9")).message, /cannot be renamed to 'Int9'/);
		assert.equal((await error("no name")).code, -32803);
		assert.equal((await error("x", at(0, 5))).code, -32803);
		// The local `top` of PUSH would be the register sp: no error, but another program.
		const memory = client.open(tiny("memory.isa"));
		await client.reports(memory, 1);
		const top = find(read("memory.isa"), "top = ");
		const hidden = await client.answer(client.send("textDocument/rename", { textDocument: {
			uri: memory }, position: top, newName: "sp" }));
		assert.match(hidden.error.message, /names that mean something else/);
		const free = await client.ask("textDocument/rename", { textDocument: { uri: memory },
			position: top, newName: "under" });
		assert.equal(edited(read("memory.isa"), free.changes[memory]), read("memory.isa")
			.replace("top = (sp", "under = (sp").replace("ram[top]", "ram[under]")
			.replace("sp = top;", "sp = under;"));
		client.change(uri, 2, [{ text: text.replace("op == ADDI", "op == ADDJ") }]);
		assert.match((await error("Short")).message, /while the specification has errors/);
		client.change(uri, 3, [{ text }]);
		assert.deepEqual(await ask("prepareRename", place("Int6 imm;", "Int6")),
			range(imm.line, imm.character + 12, imm.character + 16));
		assert.equal(await ask("prepareRename", at(0, 5)), null);
		assert.equal(await client.stop(), 0);
	},

	// A part of a compound: in its text, in templates, in the texts of operands, in pseudo-code.
	async compound() {
		const text = `__DefISA COMPOUND
  __Layout
    Unit<16>;
    Length<16>;
__DefRegisterFile R<16>
    Numbered<"r", 0, 4>;
__DefMemory m
    Word<16>;
__DefFieldType Reg<2>
    Register<R>;
__DefFieldType Low<4>
    Integer<unsigned>;
__DefFieldType Flag<1>
    Integer<unsigned>;
__DefFieldType Ref<5>
    Part<0, 4> Low low;
    Part<4, 1> Flag up;
    Text<"'m'[low]">;
__DefOperand Up
    Text<"'up='ref.up">;
__DefGroup ALL
__DefOptype LOAD : [ALL]
  __Encoding
    field<0, 2> Reg rd;
    field<2, 5> Ref ref = 0;
  __Syntax
\`\`\`asm
load rd, 'm'[ref.low] ;
wide rd, ref ;
both rd, ref.low, Up ;
\`\`\`
  __Description
Loads.
  __Semantics
\`\`\`asm
load rd, m[ref.low]:
    rd = m[ref];
\`\`\`
__DefOpcode LOAD : [LOAD]
`;
		mkdirSync(join(folder, "compound"));
		writeFileSync(join(folder, "compound", "ref.isa"), text);
		const client = await started({ textDocument: { hover: { contentFormat: ["markdown"] } } });
		const uri = client.open(join(folder, "compound", "ref.isa"));
		await client.reports(uri, 1);
		const ask = (method, [what, word], more = {}) => {
			const line = find(text, what);
			return client.ask(`textDocument/${method}`, { textDocument: { uri }, position:
				at(line.line, line.character + what.indexOf(word)), ...more });
		};
		const low = [["Low low;", "low"], ["'m'[low]\"", "low"], ["[ref.low]", "low"],
			["both rd, ref.low", "low"], ["load rd, m[ref.low]:", "low"]];
		for (const place of low) {
			assert.match((await ask("hover", place)).contents.value,
				/low: Low, bits 3:0 of Ref[^]*0 to 0xf/, place[0]);
			const line = find(text, low[0][0]);
			assert.deepEqual((await ask("definition", place)).range ??
				(await ask("definition", place))[0].range, range(line.line, line.character + 4,
				line.character + 7));
		}
		assert.match((await ask("hover", ["ref.up\"", "up"])).contents.value, /up: Flag, bit 4 of Ref/);
		assert.match((await ask("hover", ["both rd, ref", "ref"])).contents.value, /ref: Ref, bits 6:2/);
		const edit = await ask("rename", low[2], { newName: "below" });
		assert.equal(edited(text, edit.changes[uri]), text.replace(/\blow\b/g, "below"));
		assert.equal(await client.stop(), 0);
	},

	// A row is an opcode; columns and holes are offered where they may be written.
	async rows() {
		const client = await started({ textDocument: { hover: { contentFormat: ["markdown"] },
			documentSymbol: { hierarchicalDocumentSymbolSupport: true } } });
		const uri = client.open(rows), text = readFileSync(rows, "utf8");
		assert.deepEqual(await client.reports(uri, 1), []);
		const symbols = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
		const pair = symbols.find((it) => it.name === "PAIR");
		assert.deepEqual(pair.children.map((it) => [it.name, it.detail]), [["major", "field"],
			["function", "field"], ["rd", "field"], ["ra", "field"], ["ADD", "opcode"],
			["SUB", "opcode"]]);
		const sub = find(text, "    SUB = 1"), end = find(text, "    };");
		assert.deepEqual(pair.children[5].range, { start: at(sub.line, 4), end: at(end.line, 6) });
		assert.deepEqual(pair.children[5].selectionRange, range(sub.line, 4, 7));
		const [found] = await client.ask("workspace/symbol", { query: "sub" });
		assert.deepEqual([found.name, found.location.uri, found.location.range],
			["SUB", uri, range(sub.line, 4, 7)]);
		const ask = (method, place) => client.ask(`textDocument/${method}`, { textDocument: { uri },
			position: place });
		assert.match((await ask("hover", at(sub.line, 5))).contents.value,
			/sub rd, ra\n[^]*\|0011 \|0001\|/);
		assert.deepEqual((await ask("definition", at(sub.line, 5)))[0].range, range(sub.line, 4, 7));
		const ra = find(text, "Reg ra;"), value = find(text, "ra - rd");
		assert.deepEqual((await ask("definition", value))[0].range,
			range(ra.line, ra.character + 4, ra.character + 6));
		let version = 1;
		// What is offered behind the last character of a line that is written in place of one.
		const offered = async (line, typed) => {
			const lines = text.split("\n"), place = find(text, line);
			lines[place.line] = typed;
			client.change(uri, ++version, [{ text: lines.join("\n") }]);
			return (await ask("completion", at(place.line, typed.length))).items.map((it) => it.label);
		};
		const holes = ["$name", "$value", "$body", "$one"];
		assert.deepEqual((await offered("  __Rows<", "  __Rows<")).sort(),
			[...holes, "Cycles", "function", "ra", "rd"].sort());
		assert.deepEqual((await offered("    Fill<function>", "    Fill<f")).sort(),
			[...holes, "Cycles", "function", "ra", "rd"].sort());
		assert.deepEqual((await offered("    Fill<$one>", "    Fill<$")).sort(), [...holes].sort());
		for (const [line, typed] of [["$name rd, ra ;", "$name rd, $"], ["    t = $value;", "    t = $"]])
			assert.deepEqual((await offered(line, typed)).filter((it) => it[0] === "$").sort(),
				[...holes].sort());
		const row = await offered("    ADD = 0", "    ADD = 0, r");
		assert.ok(["ra", "rd", "min"].every((it) => row.includes(it)), `${row}`);
		assert.equal(await client.stop(), 0);
	},

	// A question about a text that is edited before it is checked.
	async modified() {
		const client = await started();
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		const imm = find(read("constant.isa"), "Int6 imm;");
		const edit = (version) => client.change(uri, version, [{ range: range(0, 0, 0), text: "// \n" }]);
		edit(2);
		const asked = client.send("textDocument/references", { textDocument: { uri },
			position: at(imm.line + 1, imm.character + 5), context: { includeDeclaration: true } });
		edit(3);
		assert.equal((await client.answer(asked)).error?.code, -32801);
		assert.equal(await client.stop(), 0);
	},

	async hover() {
		const client = await started({ textDocument: { hover: { contentFormat: ["markdown"] } } });
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		const text = read("constant.isa");
		const hover = async (what, word, n = 1) => {
			const line = find(text, what, n);
			return (await client.ask("textDocument/hover", { textDocument: { uri },
				position: at(line.line, line.character + what.indexOf(word)) }))?.contents.value;
		};
		// Bits and ranges as constant.isa states them; 0x1001E = 65535 + 31 as a sum of the two.
		assert.match(await hover("Int6 imm;", "imm"), /imm: Int6, bits 5:0/);
		assert.match(await hover("Int6 imm;", "Int6"), /-32 to 31/);
		assert.match(await hover("field<6, 3> Reg ra;", "ra"), /The first source\./); // __Fields of TINY
		assert.match(await hover("(ra + imm)", "+"), /ra \+ imm\): int -32\.\.0x1001E\n/);
		assert.match(await hover("(ra + imm)", "ra"), /ra: int 0\.\.0xFFFF\n/);
		assert.match(await hover("__DefOpcode ADDI", "ADDI"),
			/\|15:12\|11:9\|8:6\|5:0\|\n *\|0001 \| rd \|ra \|imm\|/);
		assert.match(await hover("addi r1, r1, -32", "addi"), /=> 0x1260/); // 0001 001 001 100000
		assert.match(await hover("op == ADDI", "ADDI"), /ADDI = 1\n/);
		assert.match(await hover("op == ADDI", "ADDI"), /of type Op/);
		assert.match(await hover("field<9, 3> Reg rd;", "Reg"), /One of the eight registers/);
		assert.equal(await hover("// Arithmetic with", "with"), undefined);
		// While the text is broken, from the last state that was not; places have moved.
		client.change(uri, 2, [{ range: range(0, 0, 0), text: "garbage\n" }]);
		assert.ok((await client.reports(uri, 2)).length);
		const imm = find(text, "Int6 imm;");
		const moved = await client.ask("textDocument/hover", { textDocument: { uri },
			position: at(imm.line + 1, imm.character + 5) });
		assert.match(moved.contents.value, /imm: Int6, bits 5:0/);
		assert.deepEqual(moved.range, range(imm.line + 1, imm.character + 5, imm.character + 8));
		assert.equal(await client.stop(), 0);
	},

	async hints() {
		const client = await started();
		const text = read("constant.isa");
		// Without what is written behind the examples, the hints say the same.
		const bare = text.replace(/ => 0x[0-9a-f]+/g, "");
		const uri = client.open(tiny("constant.isa"), bare);
		await client.reports(uri, 1);
		const hints = await client.ask("textDocument/inlayHint", { textDocument: { uri },
			range: { start: at(0, 0), end: at(1000, 0) } });
		const said = text.split("\n").flatMap((line, n) => {
			const found = / (=> 0x[0-9a-f]+)/.exec(line);
			return found ? [[n, found.index, found[1]]] : [];
		});
		assert.equal(said.length, 3);
		for (const [line, character, label] of said)
			assert.ok(hints.some((it) => it.label === label && it.position.line === line &&
				it.position.character === character), label);
		assert.equal(hints.length, 6);
		const some = await client.ask("textDocument/inlayHint", { textDocument: { uri },
			range: { start: at(said[0][0], 0), end: at(said[0][0], 99) } });
		assert.deepEqual(some.map((it) => it.label), ["=> 0x129f"]);
		assert.equal(await client.stop(), 0);
	},

	// Quick fixes: applied one by one, they give the text back that tiny has.
	async fixes() {
		const client = await started();
		const text = read("constant.isa");
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		const faults = [["Int6 imm;", "Int5 imm;", "Int5"], ["__DefOptype ADDI", "__DefOptyp ADDI", "__DefO"],
			["    Integer<signed>;", "    Integer<signed>", "    Int"], ["(ra + imm)", "(ra + im)", "ra +"],
			["addi rd, ra, imm ;", "addi rd, ra, imm", "addi rd, ra, imm"], ["=> 0x129f", "=> 0x129e", "=>"],
			["  __Semantics", "  __Semantic", "__Sem"], ["addi r1, r1, -32", "adi r1, r1, -32", "adi"],
			["Int9 imm;", "Int9 imm；", "；"]];
		let version = 1;
		for (const [right, wrong, where] of faults) {
			const bad = text.replace(right, wrong);
			assert.notEqual(bad, text);
			client.change(uri, ++version, [{ text: bad }]);
			assert.ok((await client.reports(uri, version)).length, wrong);
			const line = find(bad, wrong).line;
			const actions = await client.ask("textDocument/codeAction", { textDocument: { uri },
				range: range(line, 0, 1), context: { diagnostics: [] } });
			const results = actions.map((it) => edited(bad, it.edit.changes[uri]));
			assert.ok(results.includes(text), `${wrong}: ${JSON.stringify(actions)}`);
			assert.ok(actions.every((it) => it.kind === "quickfix" && it.diagnostics.length === 1));
		}
		client.change(uri, ++version, [{ text }]);
		assert.deepEqual(await client.ask("textDocument/codeAction", { textDocument: { uri },
			range: range(0, 0, 1), context: { diagnostics: [] } }), []);
		assert.equal(await client.stop(), 0);
	},

	async formatting() {
		const text = read("constant.isa");
		const bad = text.replace("    field<0, 6> Int6 imm;", "  field< 0,6 >  Int6 imm ;")
			.replace("__DefFieldType Int9<9>", "\n\n\n__DefFieldType Int9<9>");
		for (const end of ["\n", "\r\n"]) {
			const client = await started();
			const uri = client.open(tiny("constant.isa"), bad.replaceAll("\n", end));
			const options = { tabSize: 4, insertSpaces: true };
			const edits = await client.ask("textDocument/formatting",
				{ textDocument: { uri }, options });
			assert.equal(edited(bad.replaceAll("\n", end), edits), text.replaceAll("\n", end));
			const line = find(bad, "field< 0,6 >").line;
			const part = await client.ask("textDocument/rangeFormatting",
				{ textDocument: { uri }, options, range: range(line, 0, 3) });
			assert.equal(edited(bad.replaceAll("\n", end), part), bad.replace("  field< 0,6 >  Int6 imm ;",
				"    field<0, 6> Int6 imm;").replaceAll("\n", end));
			assert.equal(await client.stop(), 0);
		}
	},

	async completion() {
		const client = await started();
		const text = read("constant.isa");
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		let version = 1;
		// What is offered at the end of a line that is written in place of another one.
		const offered = async (line, typed) => {
			const place = find(text, line);
			const lines = text.split("\n");
			lines[place.line] = typed;
			client.change(uri, ++version, [{ text: lines.join("\n") }]);
			const { items } = await client.ask("textDocument/completion", { textDocument: { uri },
				position: at(place.line, typed.length) });
			const word = /[\w$]*$/.exec(typed)[0];
			for (const it of items)
				assert.deepEqual(it.textEdit.range,
					range(place.line, typed.length - word.length, typed.length));
			return items.map((it) => it.label);
		};
		const has = (list, ...words) => {
			for (const word of words) assert.ok(list.includes(word), `${word} of ${list}`);
		};
		const imm = "    field<0, 6> Int6 imm;";
		has(await offered("__DefAlias nop", "__DefA"), "__DefAlias", "__DefOpcode");
		has(await offered("  __Syntax", "  __Sy"), "__Syntax", "__Encoding");
		has(await offered(imm, "    fi"), "field", "Length");
		has(await offered(imm, "    field<0, 6> I"), "Int6", "Int9", "Reg", "Near");
		assert.deepEqual((await offered(imm, "    field<12, 4> Op op == ")).slice(0, 3),
			["ALU", "ADDI", "LDI"]);
		has(await offered("__DefOpcode ADDI", "__DefOpcode ADDI : [A"), "ALU", "ADDI", "TINY");
		has(await offered("    InList<ra, imm>;", "    InList<r"), "ra", "imm", "rd");
		const code = await offered("    rd = (ra + imm)[15:0];", "    rd = (ra + i");
		has(code, "imm", "ra", "rd", "if", "min", "sp", "equal");
		has(await offered("addi r1, r1, -32", "ad"), "addi", "sp", "lr");
		has(await offered("Adds a number from -32", "See [[A"), "ADDI", "ALU");
		const jump = client.open(tiny("jump.isa"), read("jump.isa").replace("b.eq -2", "b.").replace(
			"case .al:", "case ."));
		for (const line of ["b. => 0xa3ff", "    case ."]) {
			const place = find(read("jump.isa").replace("b.eq -2", "b.").replace("case .al:", "case ."),
				line);
			const { items } = await client.ask("textDocument/completion", { textDocument: {
				uri: jump },
				position: at(place.line, place.character + line.indexOf(".") + 1) });
			has(items.map((it) => it.label), "al", "eq", "ne", "lt", "ge", "lo", "hs");
		}
		assert.equal(await client.stop(), 0);
	},

	async tokens() {
		const client = await started();
		const types = client.result.capabilities.semanticTokensProvider.legend.tokenTypes;
		const text = read("constant.isa");
		const uri = client.open(tiny("constant.isa"));
		await client.reports(uri, 1);
		const decoded = async () => {
			const { data } = await client.ask("textDocument/semanticTokens/full",
				{ textDocument: { uri } });
			const found = [];
			for (let i = 0, line = 0, column = 0; i < data.length; i += 5) {
				column = data[i] ? data[i + 1] : column + data[i + 1];
				line += data[i];
				found.push([line, column, data[i + 2], types[data[i + 3]]]);
			}
			return found;
		};
		const imm = find(text, "field<0, 6> Int6 imm;"), code = find(text, "    rd = (ra + imm)[15:0];");
		const on = (list, line) => list.filter((it) => it[0] === line).map((it) => it.slice(1));
		const expected = [[4, 5, "keyword"], [10, 1, "number"], [13, 1, "number"], [16, 4, "type"],
			[21, 3, "property"]];
		assert.deepEqual(on(await decoded(), 0), [[0, text.indexOf("\n"), "comment"]]);
		assert.deepEqual(on(await decoded(), imm.line), expected);
		assert.deepEqual(on(await decoded(), code.line), [[4, 2, "property"], [10, 2, "property"],
			[15, 3, "property"], [20, 2, "number"], [23, 1, "number"]]);
		// After an edit that breaks the text, names are coloured as before, one line below.
		client.change(uri, 2, [{ range: range(0, 0, 0), text: "garbage\n" }]);
		assert.deepEqual(on(await decoded(), imm.line + 1), expected);
		assert.equal(await client.stop(), 0);
	},

	// Messages that are none, and requests at the wrong time.
	async protocol() {
		const client = new Client(specc);
		const error = async (id) => (await client.answer(id)).error?.code;
		const early = client.send("textDocument/documentSymbol", {});
		assert.equal(await error(early), -32002);
		client.notify("textDocument/didOpen", {}); // ignored
		assert.equal(await error(client.send("initialize", [])), -32602);
		await client.initialize();
		assert.equal(await error(client.send("initialize", {})), -32600);
		assert.equal(await error(client.send("textDocument/unheardOf", {})), -32601);
		assert.equal(await error(client.send("textDocument/documentSymbol", {})), -32602);
		assert.equal(await error(client.send("textDocument/documentSymbol",
			{ textDocument: { uri: "file:///nowhere.isa" } })), -32602);
		client.write("Content-Length: 9\r\n\r\n{\"id\": 1,");
		assert.equal(await error(null), -32700);
		client.write(frame([{ jsonrpc: "2.0", id: 1, method: "shutdown" }]));
		assert.equal(await error(null), -32600);
		client.write(Buffer.concat([Buffer.from("Content-Length: 24\r\n\r\n{\"id\":7,\"method\":\"a"),
			Buffer.from([0xff, 0xfe]), Buffer.from("\"}  ")]));
		assert.equal(await error(null), -32700);
		client.write("X-Name: value\r\n".repeat(20000)); // a header without end
		assert.equal(await error(null), -32700);
		assert.equal(await error(client.send("textDocument/unheardOf", {})), -32601);
		client.write("{\"no header\": 1}\n\nContent-Length: nine\r\n\r\n");
		assert.equal(await error(null), -32700);
		assert.equal(await error(client.send("textDocument/unheardOf", {})), -32601);
		// 70,000,000 bytes are over the limit of 64 MiB, and are skipped.
		client.write("Content-Length: 70000000\r\n\r\n");
		assert.equal(await error(null), -32600);
		for (let i = 0; i < 70; i++) client.write(Buffer.alloc(1000000, "{"));
		assert.equal(await error(client.send("textDocument/unheardOf", {})), -32601);
		// Numbers that fit no 64 bits: no such position, but an answer; and no such id.
		const raw = (text) => client.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
		const far = (n) => raw(`{"jsonrpc":"2.0","id":"far","method":"textDocument/hover","params":
			{"textDocument":{"uri":"${pathToFileURL(tiny("alu.isa"))}"},"a":"\\"99999999999999999999",
			"position":{"line":${n},"character":0}}}`.replace(/\s+/g, ""));
		client.open(tiny("alu.isa"));
		for (const n of ["99999999999999999999", "-99999999999999999999", "1e999"]) {
			far(n);
			const answer = await client.answer("far");
			assert.ok("result" in answer || answer.error.code === -32602, n);
		}
		raw('{"jsonrpc":"2.0","id":99999999999999999999,"method":"a"}');
		assert.equal(await error(null), -32600);
		// A change that makes no sense changes nothing.
		const uri = client.open(tiny("alu.isa"));
		client.change(uri, 2, [{ range: { start: at(9, 0), end: at(2, 0) }, text: "x" }]);
		client.change("file:///nowhere.isa", 2, [{ text: "x" }]);
		client.notify("textDocument/didClose", { textDocument: { uri: "file:///nowhere.isa" } });
		const symbols = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
		assert.deepEqual(symbols.map((it) => it.name), ["Function", "ALU"]);
		// 3,000,000 characters in one message are none too many.
		client.change(uri, 3, [{ text: "//".repeat(1500000) + "\n" + read("alu.isa") }]);
		const moved = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
		assert.equal(moved[0].location.range.start.line, symbols[0].location.range.start.line + 1);
		assert.equal(await client.ask("shutdown"), null);
		assert.equal(await error(client.send("workspace/symbol", { query: "" })), -32600);
		client.notify("exit");
		assert.equal(await client.ended, 0);
		assert.equal(client.errors, "");
	},

	// A client that goes away, or does not say goodbye.
	async ends() {
		for (const [how, status] of [["exit", 1], ["eof", 1], ["early", 1], ["half", 1], ["polite", 0]]) {
			const client = new Client(specc);
			if (how !== "early") await client.initialize();
			if (how !== "early") client.open(tiny("alu.isa"));
			if (how === "exit") client.notify("exit");
			if (how === "half") client.write("Content-Length: 100\r\n\r\n{");
			if (how === "polite") await client.ask("shutdown");
			client.process.stdin.end();
			assert.equal(await client.ended, status, how);
		}
	},

	// A child that is killed: the client is told, and the next request is answered by a new one.
	async crashes() {
		const client = await started();
		const uri = client.open(tiny("alu.isa"));
		await client.reports(uri, 1);
		const children = () => readFileSync(
			`/proc/${client.process.pid}/task/${client.process.pid}/children`, "utf8").trim().split(" ");
		const [child] = children();
		process.kill(Number(child), "SIGKILL");
		const told = await client.wait((it) => it.method === "window/showMessage", "message");
		assert.match(told.params.message, /ended unexpectedly/);
		const symbols = await client.ask("textDocument/documentSymbol", { textDocument: { uri } });
		assert.equal(symbols.length, 2);
		assert.ok(!children().includes(child));
		// The server itself is killed: no child outlives it.
		const orphans = children();
		client.process.kill("SIGKILL");
		assert.equal(await client.ended, "SIGKILL");
		for (const id of orphans)
			for (let i = 0; ; i++) {
				try { process.kill(Number(id), 0); } catch { break; }
				if (/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, "utf8"))) break;
				assert.ok(i < 100, `process ${id} is still there`);
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
	},

	// A request that has to wait is cancelled, or overtaken by an edit.
	async cancelling() {
		const client = await started();
		const uri = client.open(tiny("alu.isa"));
		const id = ++client.last;
		client.write(Buffer.concat([
			frame({ jsonrpc: "2.0", id, method: "textDocument/documentSymbol",
				params: { textDocument: { uri } } }),
			frame({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id } }),
			frame({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id: 4711 } })]));
		assert.equal((await client.answer(id)).error.code, -32800);
		// Twenty edits at once: the diagnostics of the last one come, for none twice.
		for (let version = 2; version <= 21; version++)
			client.change(uri, version, [{ range: range(0, 0, 0), text: "//\n" }]);
		assert.deepEqual(await client.reports(uri, 21), []);
		await client.reports(client.open(tiny("jump.isa")), 1);
		assert.equal(client.messages.filter((it) => it.params?.version === 21).length, 1);
		assert.equal(await client.stop(), 0);
	},

	// A file that is not on disk; files that are a specification by the command line; a folder.
	async specifications() {
		const own = join(folder, "own");
		mkdirSync(own, { recursive: true });
		const client = await started();
		const text = "__Language 1\n\n__DefBitFieldType A<1>\n    x;\n    x;\n  __Description\nOne.\n";
		const uri = client.open(join(own, "new.isa"), text);
		assert.ok(brief(await client.reports(uri, 1)).some(([code, line]) =>
			code === "enum-name" && line === 4));
		client.notify("textDocument/didOpen", { textDocument: { uri: "untitled:Untitled-1",
			languageId: "specc", version: 7, text } });
		assert.ok(brief(await client.reports("untitled:Untitled-1", 7)).length > 0);
		client.notify("textDocument/didOpen", { textDocument: { uri: "untitled:Notes",
			languageId: "markdown", version: 1, text } });
		assert.deepEqual(await client.ask("textDocument/documentSymbol",
			{ textDocument: { uri: "untitled:Notes" } }), null);
		assert.equal(await client.stop(), 0);

		for (const name of ["a.isa", "b.isa"]) writeFileSync(join(own, name), read("alu.isa"));
		const chosen = await started({}, ["tiny/../tiny", "./own/a.isa", "-Wno-misplaced-statement"]);
		const first = chosen.open(join(own, "a.isa"));
		assert.ok(brief(await chosen.reports(first, 1)).some((it) => it[0] === "duplicate-definition"));
		assert.ok(!chosen.diagnostics.has(pathToFileURL(join(own, "b.isa")).href));
		assert.equal(await chosen.stop(), 0);

		const root = new Client(specc);
		await root.initialize({}, { rootUri: pathToFileURL(own).href });
		await root.wait((it) => it.params?.uri?.endsWith("/own/b.isa"), "diagnostics of a folder");
		writeFileSync(join(own, "b.isa"), "// Empty.\n__Language 1\n");
		root.notify("workspace/didChangeWatchedFiles", { changes: [
			{ uri: pathToFileURL(join(own, "b.isa")).href, type: 2 }] });
		await root.wait((it) => it.params?.uri?.endsWith("/own/b.isa") &&
			it.params.diagnostics.length === 0, "diagnostics after a change on disk");
		assert.equal(await root.stop(), 0);
	},
};

const names = process.argv.slice(4);
for (const [name, part] of Object.entries(parts)) {
	if (names.length && !names.includes(name)) continue;
	const begin = Date.now();
	try {
		await part();
	} catch (error) {
		console.log(`FAIL ${name}: ${error.stack}`);
		process.exit(1);
	}
	console.log(`ok ${name} (${Date.now() - begin} ms)`);
}
process.exit(0);
