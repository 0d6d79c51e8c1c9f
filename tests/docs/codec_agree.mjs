// SPDX-License-Identifier: MIT
// The codec as WebAssembly and the same C compiled for this machine say the same of a million
// words: status, text, what the text is read back as, and why a word is reserved. The instruction
// sets share the words by turns; half of them are random, half have random values in the fields
// of an opcode.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { codecs, generator, open } from "./lib/codec.mjs";
import { SITE, WORK, close, skip } from "./lib/site.mjs";

const WORDS = 1000000,
	BLOCK = 50000;
const STATUS_OK = 0,
	STATUS_RESERVED = 3;
const findings = [];

function call(program, words, options = {}) {
	const result = spawnSync(program, words, {
		maxBuffer: 1 << 28,
		encoding: "latin1",
		...options,
	});
	if (result.error?.code === "ENOENT")
		skip(`${program} is not installed: the codec cannot be compiled for this machine`);
	if (result.status !== 0)
		throw new Error(`${program} ${words.join(" ")}: ${result.stderr || result.error}`);
	return result.stdout;
}

// The C is made from the published document, as anybody would.
function compile(isa) {
	const made = path.join(WORK, isa),
		program = path.join(made, "native");
	call(process.env.SPECC ?? "build/specc", [
		"build",
		"--isa",
		path.join(SITE, isa, "files", `${isa}.xml`),
		"-o",
		made,
		"-t",
		"c",
	]);
	const sources = ["decode", "encode", "format", "parse", "number", "tables"].map(part =>
		path.join(made, "c", `${isa}_${part}.c`)
	);
	call(process.env.CC ?? "cc", [
		"-std=c11",
		"-O1",
		`-I${made}/c`,
		`-DCODEC_HEADER="${isa}.h"`,
		`-DCODEC=${isa}`,
		`-DUPPER=${isa.toUpperCase()}`,
		"-o",
		program,
		path.join(
			import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
			"codec_native.c"
		),
		...sources,
	]);
	return program;
}

// ---- the same lines from WebAssembly ----

class Lines {
	constructor({ codec, speccCodec }) {
		this.codec = codec;
		this.toBytes = speccCodec.toBytes;
		this.e = codec.exports;
		this.size = this.e.length_max();
	}

	memory(at, length) {
		return Buffer.from(this.e.memory.buffer, at, length);
	}

	reason() {
		const { e } = this,
			kind = e.explain();
		let text = ` ${kind} ${e.reason_field()}`;
		for (let i = 0; i < e.limbs(); i++)
			text += ` ${BigInt.asUintN(64, e.reason_bits(i)).toString(16)}`;
		return text;
	}

	text() {
		const { e } = this,
			length = e.format();
		const text = this.memory(e.text(), length).toString("latin1");
		const count = e.parse(length);
		e.select(0);
		const bytes =
			count === 1 && e.encode() === STATUS_OK
				? this.memory(e.bytes(), e.length()).toString("hex")
				: "";
		return ` ${text} = ${bytes}`;
	}

	line(words, at) {
		const { e } = this;
		words.copy(this.memory(e.bytes(), this.size), 0, at, at + this.size);
		const status = e.decode(this.size);
		let line = `${status} ${e.length()}`;
		if (status === STATUS_OK || status === STATUS_RESERVED) line += ` ${e.opcode()}`;
		if (status === STATUS_OK) return line + this.text();
		return status === STATUS_RESERVED ? line + this.reason() : line;
	}

	// A word of a random opcode with random values in some of its fields.
	word(random) {
		const { e } = this,
			opcode = 1 + (random() % e.opcode_count());
		e.init(opcode);
		for (let i = 0; i < e.field_count(opcode); i++)
			if (random() & 1)
				e.set(e.field(opcode, i), BigInt(random()) & (255n >> BigInt(random() % 8)));
		const bytes = Buffer.alloc(this.size);
		Buffer.from(
			this.toBytes(
				this.codec.wide(i => e.word(i)),
				e.length()
			)
		).copy(bytes);
		return bytes;
	}

	words(count, random) {
		const words = Buffer.alloc(count * this.size);
		for (let i = 0; i < count; i++)
			if (i % 2) this.word(random).copy(words, i * this.size);
			else for (let at = 0; at < this.size; at++) words[i * this.size + at] = random();
		return words;
	}
}

// Returns the first difference, or "".
function compare(lines, native, words) {
	const theirs = native.split("\n");
	for (let i = 0; i * lines.size < words.length; i++) {
		const ours = lines.line(words, i * lines.size);
		if (ours !== theirs[i])
			return (
				`${words.toString("hex", i * lines.size, (i + 1) * lines.size)}: ` +
				`'${ours}' as WebAssembly, '${theirs[i]}' on this machine`
			);
	}
	return "";
}

// ---- a fault ----

// The module with another letter in each text that holds the beginning of the line's.
function damage(parts, text) {
	const inflated = Array.from(parts, base64 => zlib.gunzipSync(Buffer.from(base64, "base64")));
	const module = Buffer.concat(inflated);
	const part = Buffer.from(text, "latin1");
	let count = 0;
	for (let at = module.indexOf(part); at >= 0; at = module.indexOf(part, at + 1), count++)
		module[at] ^= 1;
	return count ? [zlib.gzipSync(module).toString("base64")] : null;
}

async function fault(isa, lines, words, native) {
	const legal = native.split("\n").find(line => line.startsWith("0 "));
	const text = legal.split(" ").slice(3).join(" ");
	for (let length = Math.min(text.length, 12); length > 1; length--) {
		let made = null;
		const page = await open(isa, (name, parts) =>
			name === "codec" ? (made = damage(parts, text.slice(0, length)) ?? parts) : parts
		);
		if (made && compare(new Lines(page), native, words)) return true;
	}
	return false;
}

// ---- all ----

const names = codecs(),
	random = generator(5);
const told = [];
for (const isa of names) {
	const lines = new Lines(await open(isa)),
		program = compile(isa);
	const share = Math.ceil(WORDS / names.length / BLOCK);
	let legal = 0,
		difference = "";
	for (let block = 0; block < share && !difference; block++) {
		const words = lines.words(BLOCK, random);
		const native = call(program, [], { input: words });
		legal += native.split("\n").filter(line => line.startsWith("0 ")).length;
		difference = compare(lines, native, words);
		if (block === 0 && !difference && !(await fault(isa, lines, words, native)))
			findings.push(`${isa}: a changed module says the same`);
	}
	if (difference) findings.push(`${isa}: ${difference}`);
	if (legal * 20 < share * BLOCK)
		findings.push(`${isa}: only ${legal} of ${share * BLOCK} words are legal`);
	told.push(`${isa} ${share * BLOCK} words, ${legal} legal`);
}
close(findings, `native C and WebAssembly agree: ${told.join("; ")}`);
