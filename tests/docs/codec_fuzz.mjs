// SPDX-License-Identifier: MIT
// Any text and any bytes are safe input for the page's codec: it never fails otherwise than by
// saying where, and what it reads it writes and reads back as the same bytes. It reads, or refuses, as
// `specc asm` does the lines of `specc test --texts`.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { casesOf, codecs, generator, open } from "./lib/codec.mjs";
import { close } from "./lib/site.mjs";

const TEXTS = 10000,
	BYTES = 5000,
	LINES = 40;
const findings = [];

// Characters of one to four bytes, signs of assembly text, what is no character by itself.
const SIGNS = [
	..."()[]{}<>|.,;:+-*@$%&#!?'\"/\\ \t0123456789abcdefxRTPURZ_",
	"\0",
	"\x7f",
	"\u00e4",
	"\u4e2d",
	"\u202e",
	"\ufeff",
	"\u{1f600}",
	"\ud800",
	"\udfff",
	"\ufffd",
	"\n",
	"0x",
	"1e",
	"9".repeat(40),
];

function mutate(text, random) {
	const points = Array.from(text);
	for (let count = 1 + (random() % 3); count > 0; count--) {
		const at = random() % (points.length + 1),
			sign = SIGNS[random() % SIGNS.length];
		const kind = random() % 4;
		if (kind === 0) points.splice(at, 1);
		else if (kind === 1) points.splice(at, 0, sign);
		else if (kind === 2) points[Math.min(at, points.length)] = sign;
		else points.splice(at, 0, ...points.slice(random() % (points.length + 1)));
	}
	return points.join("");
}

const noise = random =>
	Array.from({ length: random() % 200 }, () =>
		random() % 3 ? SIGNS[random() % SIGNS.length] : String.fromCharCode(random() & 0xffff)
	).join("");

// What is wrong with an answer to a text; "": nothing.
function judge(codec, hex, text) {
	const result = codec.parse(text);
	const most = Array.from(text).length + 1;
	if (result.error) {
		const { column, message } = result.error;
		const isLong = new TextEncoder().encode(text).length > 8192;
		if (!(column >= 1 && column <= most)) return `column ${column} of ${most - 1}`;
		return message || isLong ? "" : "no message";
	}
	for (const insn of result.list) {
		const again = codec.parse(insn.text);
		if (again.error || again.list.length !== 1 || hex(again.list[0].bytes) !== hex(insn.bytes))
			return `'${insn.text}' is not read back`;
	}
	return "";
}

function tryText(isa, codec, hex, text) {
	let wrong;
	try {
		wrong = judge(codec, hex, text);
	} catch (error) {
		wrong = `${error}`;
	}
	if (wrong) findings.push(`${isa}: ${JSON.stringify(text.slice(0, 200))}: ${wrong}`);
	return wrong;
}

function tryBytes(isa, codec, random) {
	const bytes = Uint8Array.from({ length: random() % 40 }, () => random() & 255);
	try {
		const list = codec.disassemble(bytes, 64);
		const size = list.reduce((sum, insn) => sum + insn.bytes.length, 0);
		if (size !== bytes.length)
			findings.push(`${isa}: of ${bytes.length} bytes ${size} were looked at`);
		for (const insn of list.filter(item => item.status === "undefined"))
			codec.nearest(insn.word, insn.length);
	} catch (error) {
		findings.push(`${isa}: bytes ${Buffer.from(bytes).toString("hex")}: ${error}`);
	}
}

// Answers that are wrong have to be seen to be.
function faults(codec, hex, text) {
	const insn = codec.parse(text).list[0];
	const other = { ...insn, bytes: Uint8Array.from(insn.bytes, byte => byte ^ 1) };
	const answers = [
		{ error: { column: 0, message: "x" } },
		{ error: { column: 999, message: "x" } },
		{ error: { column: 1, message: "" } },
		{ list: [other] },
	];
	for (const answer of answers) {
		let first = true;
		const parse = given => (first ? ((first = false), answer) : codec.parse(given));
		if (!judge({ parse }, hex, text))
			findings.push(`the answer ${JSON.stringify(Object.keys(answer))} to '${text}' passes`);
	}
}

// The lines of `specc test --texts`, each with the bytes that it means, or "-".
function linesOf(isa) {
	const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "texts-")), "lines");
	const specc = process.env.SPECC ?? "build/specc";
	const run = spawnSync(specc, ["test", "-i", `isa-spec/${isa}`, "--texts", LINES, "-o", file]);
	if (run.status !== 0) throw new Error(`specc test --texts of ${isa}: ${run.stdout}${run.stderr}`);
	const lines = fs.readFileSync(file, "latin1").split("\n").slice(0, -1);
	fs.rmSync(path.dirname(file), { recursive: true });
	return lines.map(line => {
		const [bytes, ...text] = Buffer.from(line, "latin1").toString().split("\t");
		return { bytes, text: text.join("\t") };
	});
}

// How a line is read otherwise than by `specc asm`; "": it is not.
function compare(codec, hex, { bytes, text }) {
	const result = codec.parse(text);
	const found = result.error ? "-" : result.list.map(insn => hex(insn.bytes)).join(" ");
	return found.replace(/[^0-9a-f -]/g, "") === bytes ? "" : `'${text}' is ${found}, not ${bytes}`;
}

const names = codecs(),
	random = generator(7);
let read = 0,
	compared = 0,
	refused = 0;
for (const isa of names) {
	const { speccCodec, codec } = await open(isa);
	const texts = casesOf(isa)
		.map(each => each.example)
		.filter(text => codec.parse(text).list);
	faults(codec, speccCodec.toHex, texts[0]);
	for (let i = 0; i < TEXTS && findings.length < 20; i++) {
		const text = i % 4 ? mutate(texts[random() % texts.length], random) : noise(random);
		tryText(isa, codec, speccCodec.toHex, text);
		read += codec.parse(text).list ? 1 : 0;
	}
	for (const line of linesOf(isa)) {
		const wrong = compare(codec, speccCodec.toHex, line);
		if (wrong && findings.length < 20) findings.push(`${isa}: ${wrong}`);
		compared++;
		refused += line.bytes === "-" ? 1 : 0;
		if (compared === 1 && !compare(codec, speccCodec.toHex, { ...line, bytes: "00" }))
			findings.push(`'${line.text}' with other bytes passes`);
	}
	for (const text of ["", "x".repeat(8191), "\u4e2d".repeat(4000), "(".repeat(8000)])
		tryText(isa, codec, speccCodec.toHex, text);
	for (let i = 0; i < BYTES && findings.length < 20; i++) tryBytes(isa, codec, random);
}
if (refused < 1000 || compared - refused < 1000)
	findings.push(`${refused} of ${compared} lines are refused: too few, or too many`);
if (read * 50 < TEXTS) findings.push(`only ${read} of the texts are instructions`);
close(
	findings,
	`${names.length * TEXTS} damaged texts (${read} still instructions) and ` +
		`${names.length * BYTES} rows of bytes are safe in the codec; it reads ${compared} lines ` +
		`(${refused} refused) as specc asm does`
);
