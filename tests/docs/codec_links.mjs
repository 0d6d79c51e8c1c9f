// SPDX-License-Identifier: MIT
// Every address of the codec in the site works: its words are instructions that are written and
// read back as the same bytes, its texts are read, and its cases give what they expect. Every
// encoding that a page prints has such an address, and says the same as it, as bytes and as a
// number.
import fs from "node:fs";
import path from "node:path";
import { attributes, codecs, open } from "./lib/codec.mjs";
import { SITE, close, language, pages, read } from "./lib/site.mjs";

const findings = [];
const counts = { word: 0, text: 0, case: 0, printed: 0, link: 0 };
const seen = new Set();

// The parts of an address, as the page reads them.
function parts(fragment) {
	return Object.fromEntries(
		fragment.split("&").map(part => {
			const at = part.indexOf("=");
			return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))];
		})
	);
}

function checkWord({ codec, speccCodec }, word) {
	const bytes = speccCodec.fromHex(word);
	if (!bytes || !bytes.length || word !== word.toLowerCase() || /\s/.test(word))
		return `'${word}' is no word`;
	for (const insn of codec.disassemble(bytes, 4096)) {
		const hex = speccCodec.toHex(insn.bytes);
		if (insn.status !== "ok") return `${hex} is ${insn.status}`;
		const again = codec.parse(insn.text);
		const back = again.list && again.list.map(item => speccCodec.toHex(item.bytes)).join("");
		if (back !== hex)
			return `${hex} is '${insn.text}', which is ${back ?? again.error.message}`;
	}
	return "";
}

function checkText({ codec, machine }, given) {
	const isBlock = /^(reset|raise\s+\S+)$/.test(given.text) && given.case !== undefined;
	const lists = isBlock
		? []
		: given.text
				.split("\n")
				.filter(line => line.trim())
				.map(line => codec.parse(line));
	const wrong = lists.find(result => result.error);
	if (wrong) return `'${given.text}': ${wrong.error.message}`;
	if (given.case === undefined) return "";
	counts.case++;
	try {
		const insns = isBlock ? null : lists.flatMap(result => result.list);
		const result = machine.runCase(given.text, insns, given.case);
		return result.wrong
			.map(
				({ what, expected, got }) =>
					`'${given.text}', '${given.case}': ${what} is ${got}, not ${expected}`
			)
			.join("; ");
	} catch (error) {
		return `'${given.text}', '${given.case}': ${error.message}`;
	}
}

function check(page, isa, fragment) {
	let given;
	try {
		given = parts(fragment);
	} catch {
		return `#${fragment} is not written as encodeURIComponent does`;
	}
	const key = `${isa} ${fragment}`;
	if (seen.has(key)) return "";
	seen.add(key);
	counts.word += given.word !== undefined;
	counts.text += given.text !== undefined;
	if (given.word === undefined && given.text === undefined) return `#${fragment} says nothing`;
	return given.word !== undefined ? checkWord(page, given.word) : checkText(page, given);
}

function inspect(page, isa, file, html) {
	const found = [];
	for (const [tag] of html.matchAll(/<a\b[^>]*\bhref="codec\.html#[^>]*>/g)) {
		const fragment = attributes(tag).href.split("#")[1];
		const wrong = fragment.includes("=") ? check(page, isa, fragment) : "";
		if (wrong) found.push(`${file}: ${wrong}`);
	}
	for (const [, word, text] of html.matchAll(
		/<a\b[^>]*href="codec\.html#word=([^"]*)"[^>]*>([^<]*)</g
	))
		if (/^[\s0-9a-f]+$/i.test(text)) {
			counts.printed++;
			if (text.replace(/\s/g, "") !== word) found.push(`${file}: '${text}' leads to ${word}`);
		}
	for (const [, word, number] of html.matchAll(/<span data-w="([^"]*)">([^<]*)</g)) {
		const bytes = page.speccCodec.fromNumber(number);
		counts.printed++;
		if (!bytes || page.speccCodec.toHex(bytes) !== word || checkWord(page, word))
			found.push(`${file}: '${number}' is not ${word}`);
	}
	return found;
}

// Addresses that are wrong, each for a reason of its own.
function faults(page, isa, html) {
	const [, word] = /codec\.html#word=([0-9a-f]+)/.exec(html) ?? [];
	const [, text] = /codec\.html#text=([^&"]+)&amp;case=/.exec(html) ?? [];
	const bad = ["word=", "word=0", "text=%E4", "text=%3F%3F", "other=1"];
	if (word)
		bad.push(
			`word=${word.toUpperCase()}gg`,
			`word=${word}f`,
			`word=${word}">00</a`,
			`word=${word}"></a><span data-w="${word}">0x1</span><a title="`
		);
	if (text) bad.push(`text=${text}&amp;case=-%3E%20nothing%20%3D%201`);
	for (const fragment of bad)
		if (inspect(page, isa, "", `<a href="codec.html#${fragment}">`).length === 0)
			findings.push(`${isa}: #${fragment} passes`);
	return bad.length;
}

// The pages that the codec's own page leads to, made up there from names.
function checkLinks({ codec, speccCodec }, isa, code) {
	const view = new speccCodec.View(codec, {}),
		texts = new Map(),
		missing = [];
	const links = Object.entries(codec.opcodes).map(([name, { family }]) =>
		view.opcodeAddress(name, family)
	);
	for (const type of Object.keys(codec.facts.types)) links.push(view.typeAddress(type));
	for (const link of links) {
		const [page, id] = link.split("#"),
			file = path.join(isa, code, page);
		if (!texts.has(file))
			texts.set(file, fs.existsSync(path.join(SITE, file)) ? read(file) : "");
		if (!texts.get(file) || (id && !texts.get(file).includes(`id="${id}"`)))
			missing.push(`${isa}/${code}: the codec's page leads to ${link}, which is not there`);
	}
	counts.link += links.length;
	return missing;
}

let made = 0;
for (const isa of codecs()) {
	const page = await open(isa);
	const mine = pages().filter(file => file.split(path.sep)[0] === isa && language(file) !== "");
	for (const file of mine) findings.push(...inspect(page, isa, file, read(file)));
	for (const code of new Set(mine.map(language))) findings.push(...checkLinks(page, isa, code));
	if (checkLinks(page, isa, "nowhere").length === 0)
		findings.push(`${isa}: pages of no language are there`);
	const example = mine
		.map(file => read(file))
		.find(html => /codec\.html#text=[^"]*case=/.test(html));
	made += faults(page, isa, example ?? "");
}
if (counts.word + counts.text === 0) findings.push("no page has an address of the codec");
close(
	findings,
	`codec: ${counts.word} words, ${counts.text} texts and ${counts.case} cases in addresses ` +
		`and ${counts.printed} printed encodings work, ${counts.link} links from the ` +
		`codec's page; ${made} wrong ones are noticed`
);
