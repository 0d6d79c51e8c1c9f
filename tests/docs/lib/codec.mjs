// SPDX-License-Identifier: MIT
// The page's codec and interpreter in node: the same scripts as in the page, run in a context of
// their own, without a document.
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { SITE, skip } from "./site.mjs";

const GLOBALS = {
	WebAssembly,
	DecompressionStream,
	Blob,
	Response,
	atob,
	TextEncoder,
	TextDecoder,
	console,
};

// The instruction sets of the site that have a codec; skips the part where none has.
export function codecs() {
	const found = fs
		.readdirSync(SITE)
		.filter(isa => fs.existsSync(path.join(SITE, isa, "codec-wasm.js")))
		.sort();
	if (found.length === 0)
		skip("the site has no codec: clang with target wasm32 or wasm-ld is missing");
	return found;
}

function load(context, file) {
	vm.runInContext(fs.readFileSync(file, "utf8"), context, { filename: file });
}

// { speccCodec, codec, machine, context } of an instruction set. change(name, parts) may give another
// module in place of the one in the page.
export async function open(isa, change = (name, parts) => parts) {
	const context = vm.createContext({ ...GLOBALS });
	const folder = path.join(SITE, isa);
	load(context, path.join(folder, "codec.js"));
	load(context, path.join(folder, "run.js"));
	const { speccCodec } = context,
		take = speccCodec.module;
	speccCodec.module = (name, parts) => take(name, change(name, parts));
	load(context, path.join(folder, "codec-wasm.js"));
	const codec = await speccCodec.open();
	let machine = null;
	if (fs.existsSync(path.join(folder, "run-wasm.js"))) {
		load(context, path.join(folder, "run-wasm.js"));
		machine = await speccCodec.openMachine();
	}
	return { speccCodec, codec, machine, context };
}

const ENTITIES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

// The text of an attribute of XML or HTML.
export function unescape(text) {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) =>
		name
			? (ENTITIES[name] ?? all)
			: String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10))
	);
}

export function attributes(tag) {
	const found = {};
	for (const [, name, value] of tag.matchAll(/\s([\w.-]+)="([^"]*)"/g))
		found[name] = unescape(value);
	return found;
}

// The cases of a published document: { example, text, comment, settings: [{ side, place, values
// }] }.
export function casesOf(isa, file = path.join(SITE, isa, "files", `${isa}.xml`)) {
	const xml = fs.readFileSync(file, "utf8");
	const list = [];
	let example = "";
	for (const [tag, name] of xml.matchAll(/<(example|case|before|after)\b[^>]*>/g)) {
		const given = attributes(tag);
		if (name === "example") example = given.text;
		else if (name === "case") list.push({ example, text: given.text, settings: [] });
		else list[list.length - 1].settings.push({ side: name, ...given });
	}
	return list;
}

// A generator of numbers that is the same on every machine: 32 bits a call.
export function generator(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x9e3779b9) >>> 0;
		let z = state;
		z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
		z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
		return (z ^ (z >>> 15)) >>> 0;
	};
}
