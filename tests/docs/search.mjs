// SPDX-License-Identifier: MIT
// The search without a browser: search.js and search-data.js of each instruction set and language in a
// context of their own, asked for what its XML document and tests/docs/queries say is there.
import fs from "node:fs";
import path from "node:path";
import { SITE, close } from "./lib/site.mjs";
import { openSearch } from "./lib/search.mjs";
import { decode } from "./lib/html.mjs";

const WITHIN = 10; // results that a reader looks at
const TYPOS = 2000; // of each instruction set
const SHARE = 0.96; // of the typos
const MOST = { en: 96 * 1024, other: 192 * 1024 }; // bytes of the data

const isas = fs.readdirSync(SITE).filter(isa => fs.existsSync(path.join(SITE, isa, "search.js")));
const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");

// ---- What the instruction sets say, from their XML documents ----

const attribute = (tag, name) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

// { unit, big, names: [name, page], opcodes, words: [word, bits, opcode], patterns, files: [prefix,
// first, count, page] }
function facts(isa) {
	const xml = read("out", isa, "xml", isa + ".xml");
	const all = { names: [], opcodes: new Map(), words: [], patterns: [], lengths: new Set(),
		files: [] };
	const layout = /<layout [^>]*>/.exec(xml)[0];
	all.unit = Number(attribute(layout, "unit"));
	all.big = attribute(layout, "byte-order") === "big";
	// A template may begin with an operand, whose name is no mnemonic.
	const fields = new Set([...xml.matchAll(/<field name="([^"]*)"/g)].map(it => it[1]));
	all.fields = fields;
	let page = "";
	for (const [tag, element] of xml.matchAll(/<([a-z-]+) [^>]*>/g)) {
		const name = attribute(tag, "name");
		if (element === "optype") {
			page = `insn-${name.toLowerCase()}.html`;
			all.names.push([name, page]);
		} else if (element === "register-file") {
			all.files.push([attribute(tag, "prefix"), Number(attribute(tag, "first")),
				Number(attribute(tag, "count")), `file-${name.toLowerCase()}.html`]);
		} else if (element === "template" && /^[\w.]+$/.test(attribute(tag, "mnemonic")) &&
				!fields.has(attribute(tag, "mnemonic"))) {
			all.names.push([attribute(tag, "mnemonic"), page]);
		} else if (element === "form" && attribute(tag, "key") !== "") {
			all.names.push([attribute(tag, "key"), page]);
		} else if (element === "opcode") {
			const url = `${page}#opcode-${name.toLowerCase()}`;
			all.opcodes.set(name, { url, length: Number(attribute(tag, "length")),
				covered: BigInt(attribute(tag, "covered")) });
			all.lengths.add(Number(attribute(tag, "length")));
			all.patterns.push([BigInt(attribute(tag, "mask")), BigInt(attribute(tag, "match")), url,
				Number(attribute(tag, "length"))]);
		} else if (element === "example" && attribute(tag, "word") !== "") {
			all.words.push([BigInt(attribute(tag, "word")), attribute(tag, "opcode")]);
		}
	}
	return all;
}

// Pages that each mnemonic may lead to: several families may share one.
function mnemonics(all) {
	const pages = new Map();
	for (const [name, page] of all.names)
		pages.set(name.toLowerCase(), (pages.get(name.toLowerCase()) ?? new Set()).add(page));
	return pages;
}

// ---- The checks; each returns what is wrong ----

const pageOf = entry => entry.url.replace(/#.*/, "");

// Every mnemonic and every opcode, as it is, in capitals and in small letters, has its page first.
function exact(engine, all) {
	const wrong = [];
	const asked = [...mnemonics(all)];
	for (const [name, { url }] of all.opcodes)
		if (!mnemonics(all).has(name.toLowerCase()))
			asked.push([name, new Set([url.replace(/#.*/, "")])]);
	for (const [name, pages] of asked)
		for (const query of [name, name.toUpperCase(), name.toLowerCase(), ` ${name} `]) {
			const first = engine.find(query, WITHIN)[0];
			if (first === undefined || !pages.has(pageOf(first)))
				wrong.push(`"${query}" leads to ${first?.url ?? "nothing"}, not ${[...pages]}`);
		}
	return wrong;
}

// Numbers that are the same in every run.
function random(seed) {
	let state = seed;
	return below => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor(state / 2 ** 32 * below);
	};
}

// Every text that is one insertion, deletion, replacement or transposition of letters away.
function edits(word) {
	const letters = "abcdefghijklmnopqrstuvwxyz";
	const found = new Set();
	for (let at = 0; at <= word.length; at++) {
		const [before, after] = [word.slice(0, at), word.slice(at)];
		for (const letter of letters)
			found.add(before + letter + after);
		if (after === "")
			continue;
		found.add(before + after.slice(1));
		for (const letter of letters)
			found.add(before + letter + after.slice(1));
		if (after.length > 1)
			found.add(before + after[1] + after[0] + after.slice(2));
	}
	found.delete(word);
	return [...found];
}

// A sample of all pairs of a mnemonic with four or more letters or digits and a typo of it: the share
// of those whose page is within the first results.
function typos(engine, all, folder, asked, tell = () => {}) {
	const pairs = [];
	for (const [name, pages] of mnemonics(all))
		if (name.replace(/[^a-z0-9]/g, "").length >= 4)
			for (const typo of edits(name))
				pairs.push([typo, pages, name]);
	const next = random(5);
	const missed = [];
	for (let count = 0; count < TYPOS; count++) {
		const [typo, pages, name] = pairs[next(pairs.length)];
		if (!engine.find(typo, WITHIN).some(entry => pages.has(pageOf(entry))))
			missed.push(`${typo} for ${name}`);
	}
	const share = 1 - missed.length / TYPOS;
	tell(share);
	return share >= SHARE ? [] : [`${(share * 100).toFixed(1)} % of the typos are forgiven, ` +
		`as not ${missed.slice(0, 5).join(", ")}`];
}

// The word as bytes from the lowest address up, two digits each.
function inMemory(word, bits, all) {
	const bytes = [];
	for (let unit = 0; unit < bits; unit += all.unit)
		for (let byte = 0; byte < all.unit; byte += 8) {
			const shift = unit + (all.big ? all.unit - 8 - byte : byte);
			bytes.push((word >> BigInt(shift) & 255n).toString(16).padStart(2, "0"));
		}
	return bytes;
}

// Every word of an example, as pages, listings and the XML print it, leads to its opcode.
function words(engine, all) {
	const wrong = [];
	for (const [at, [word, name]] of all.words.entries()) {
		const { url, length } = all.opcodes.get(name);
		const bytes = inMemory(word, length, all);
		const number = word.toString(16);
		const full = "0x" + number.padStart(length / 4, "0");
		// All of them as the pages print them, some in other spellings.
		const other = ["0x" + number, bytes.join(""), bytes.join(" ").toUpperCase()];
		for (const query of [full, bytes.join(" "), ...at % 10 === 0 ? other : []]) {
			const first = engine.find(query, WITHIN)[0];
			if (first?.url !== url)
				wrong.push(`the word ${query} leads to ${first?.url ?? "nothing"}, not ${url}`);
		}
	}
	return wrong;
}

// The fixed bits of every opcode, the others as `?`, lead to it.
function patterns(engine, all) {
	const wrong = [];
	for (const [mask, match, url, length] of all.patterns) {
		let text = "";
		for (let bit = BigInt(length) - 1n; bit >= 0n; bit--)
			text += (mask >> bit & 1n) === 0n ? "?" : String(match >> bit & 1n);
		const spaced = text.replace(/.{4}(?=.)/g, "$& ");
		for (const query of [text, spaced])
			if (!engine.find(query, WITHIN).some(entry => entry.url === url))
				wrong.push(`the pattern ${query} does not lead to ${url}`);
		if (engine.find(text, WITHIN)[0]?.url !== url)
			wrong.push(`the pattern ${text} does not lead to ${url} first`);
		// Its first bits, down to the second that is fixed, are at the top of the word.
		const top = /^[?]*[01][?]*[01]/.exec(text)?.[0];
		const likely = all.patterns.filter(([other, value, , size]) => [...(top ?? "")].every((it, i) =>
			it === "?" || (other >> BigInt(size - 1 - i) & 1n) === 0n ||
			it === String(value >> BigInt(size - 1 - i) & 1n)));
		if (top && likely.length < WITHIN &&
			!engine.find(top + "...", WITHIN).some(entry => entry.url === url))
			wrong.push(`the pattern ${top}... does not lead to ${url}`);
	}
	return wrong;
}

// The summary of each page, asked as it is, finds the page.
function summaries(engine, all, folder) {
	const wrong = [];
	for (const file of fs.readdirSync(folder).filter(name => /^(insn|type|group)-/.test(name))) {
		const summary = /<p class="summary">(.*?)<\/p>/s.exec(read(folder, file))?.[1] ?? "";
		const text = decode(summary.replace(/<[^>]*>/g, ""));
		if (text !== "" && !engine.find(text, WITHIN).some(entry => pageOf(entry) === file))
			wrong.push(`the summary of ${file} does not lead to it`);
	}
	return wrong;
}

// The longest row of Chinese characters of each page's own summary, as it is in the page, finds it.
function chinese(engine, all, folder) {
	const wrong = [];
	let asked = 0;
	for (const file of fs.readdirSync(folder).filter(name => /^(insn|type|group)-/.test(name))) {
		const summary = /<p class="summary">(.*?)<\/p>/s.exec(read(folder, file))?.[1] ?? "";
		const rows = decode(summary.replace(/<[^>]*>/g, "")).match(/[\u4e00-\u9fff]{4,}/g) ?? [];
		const row = rows.sort((a, b) => b.length - a.length)[0];
		if (row === undefined)
			continue;
		asked++;
		if (!engine.find(row, WITHIN).some(entry => pageOf(entry) === file))
			wrong.push(`${row} does not lead to ${file}`);
	}
	return asked > 0 ? wrong : ["no page has a Chinese summary"];
}

// tests/docs/queries/ISA.LANGUAGE.txt: lines `query => page`; the page is among the first three.
function queries(engine, all, folder, asked) {
	const wrong = [];
	for (const line of asked) {
		const [query, page] = line.split(" => ");
		const found = engine.find(query, 3).map(entry => entry.url);
		if (!found.some(url => url === page || url.replace(/#.*/, "") === page))
			wrong.push(`"${query}" leads to ${found.join(", ") || "nothing"}, not ${page}`);
	}
	return wrong;
}

// Queries of every kind do nothing but find something or nothing, soon.
const STRANGE = ["__proto__", "constructor", "toString", "hasOwnProperty", "<script>alert(1)</script>",
	"\u0000\u0001", "\ud800", "\udfff x", "\u202egnirts", "*", "(", "[", "\\", "$&", "%", "'\"`", "0x", "0b",
	"bit", "bit 0", "0xff", "bit 999", "bit 99999999999999999999", "bit -1", "field", "field ", "field __proto__", "位",
	"位 76 位", "0x" + "f".repeat(500), "f".repeat(3000), "?".repeat(200), "0x?", "a ".repeat(3000),
	"洗".repeat(3000), "\u{1f600}\u{20000}", "-1", "1e999", "NaN", "e\u0301".repeat(300), "\t\n", ""];

function strange(engine) {
	return STRANGE.flatMap(query => {
		const begun = performance.now();
		try {
			const found = engine.find(query, WITHIN);
			const late = performance.now() - begun > 500;
			const whole = found.length <= WITHIN && found.every(({ url }) => typeof url === "string");
			return whole && !late ? [] : [`"${query.slice(0, 40)}" is answered ${late ? "late" : "wrongly"}`];
		} catch (error) {
			return [`"${query.slice(0, 40)}" is not answered: ${error}`];
		}
	});
}

// "bit 76" and "field rb.neg", in English and Chinese, lead to the place that all instructions share.
function bitsAndFields(engine, all) {
	const most = Math.max(...[...all.opcodes.values()].map(({ length }) => length));
	const wrong = [];
	const expect = (query, url) => {
		const first = engine.find(query, 1)[0]?.url;
		if (first !== url)
			wrong.push(`"${query}" leads to ${first ?? "nothing"}, not ${url ?? "nothing"}`);
	};
	for (let bit = 0; bit < most; bit++)
		for (const query of [`bit ${bit}`, `位 ${bit}`, `第 ${bit} 位`, `Bits ${bit}-${bit + 1}`])
			expect(query, `bits.html#bit-${bit}`);
	for (const name of all.fields)
		for (const query of [`field ${name}`, `字段 ${name}`])
			expect(query, `bits.html#field-${name.toLowerCase()}`);
	if (engine.find(`bit ${most}`, WITHIN).some(({ url }) => url.includes("#bit-")))
		wrong.push(`"bit ${most}" leads to a bit that no instruction has`);
	return wrong;
}

// A word with a bit that must be zero, and one that no opcode matches, lead to the codec first.
function undefinedWords(engine, all) {
	const wrong = [];
	const expect = (word, length) => {
		const query = inMemory(word, length, all).join(" ");
		const first = engine.find(query, 1)[0];
		if (first?.url !== `codec.html#word=${query.replaceAll(" ", "")}` || first.summary === "")
			wrong.push(`the word ${query} leads to ${first?.url}, not to the codec with a reason`);
	};
	const fits = word => all.patterns.some(([mask, match]) => (word & mask) === match);
	for (const [word, name] of all.words.slice(0, 300)) {
		const { length, covered } = all.opcodes.get(name);
		const bits = [...Array(length).keys()].map(bit => 1n << BigInt(bit));
		const reserved = bits.find(bit => (covered & bit) === 0n);
		if (reserved !== undefined)
			expect(word | reserved, length);
		const other = bits.map(bit => word ^ bit).find(it => !fits(it));
		if (other !== undefined && all.lengths.size === 1)
			expect(other, length);
	}
	return wrong;
}

// Every numbered register leads to its file, unless it is the name of an instruction; the number after
// the last one does not, nor does one that is also a whole word of an instruction.
function registers(engine, all) {
	const wrong = [];
	const taken = mnemonics(all);
	const expect = (query, page, is = true) => {
		const first = engine.find(query, 1)[0]?.url;
		if ((first === page) !== is)
			wrong.push(`"${query}" leads to ${first ?? "nothing"}, ${is ? "not" : "also"} ${page}`);
	};
	for (const [prefix, first, count, page] of all.files) {
		for (let number = first; number < first + count; number++)
			for (const name of [prefix + number, (prefix + number).toLowerCase()])
				if (!taken.has(name.toLowerCase()))
					for (const query of [name, `who uses ${name}`, `谁使用${name}`])
						expect(query, page);
		if (count > 0)
			for (const other of [`${prefix}${first + count}`, `${prefix}0${first}`, `x${prefix}${first}`])
				expect(other, page, false);
	}
	return wrong;
}

// A register that looks like a word of an instruction comes after it: seen with a prefix that no
// instruction set here has.
function wordsBeforeRegisters(open, all) {
	for (const [word, name] of all.words) {
		const { url, length } = all.opcodes.get(name);
		const [, prefix, number] = /^(.*[^0])([1-9]\d*)$/.exec(inMemory(word, length, all).join("")) ?? [];
		if (prefix === undefined || number.length > 9)
			continue;
		const engine = open(data => {
			data.pages.find(([kind]) => kind === "file")[5] = `${prefix} 0 ${number}`;
		});
		const found = engine.find(prefix + number, WITHIN);
		return found[0].url === url && found.some(({ kind }) => kind === "file") ? []
			: [`${prefix}${number} leads to ${found.map(entry => entry.url)}`];
	}
	return ["no word can be a register"];
}

// Every address that can be found is a page and a place of the site.
function addresses(engine, all, folder) {
	const ids = new Map();
	const known = file => {
		if (!ids.has(file) && fs.existsSync(path.join(folder, file)))
			ids.set(file, new Set([...read(folder, file).matchAll(/\sid="([^"]*)"/g)].map(it => it[1])));
		return ids.get(file);
	};
	return engine.entries.filter(({ url }) => {
		const [file, id] = url.split("#");
		return !known(file) || (id !== undefined && !known(file).has(id));
	}).map(({ url }) => `the search leads to ${url}, which is not there`);
}

// ---- The engines, and what each check has to notice ----

const list = (isa, language) => {
	const file = path.join("tests/docs/queries", `${isa}.${language}.txt`);
	const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
	return lines.filter(line => line.includes(" => "));
};

// Neither an index nor summaries and keywords.
function wordless(data) {
	data.words = [];
	data.pages.forEach(page => { page[3] = page[8] = ""; });
}

// [fault, check, change to the data]: the check must find something wrong.
const FAULTS = [
	["a family without its name", exact, data => {
		data.pages[0] = [data.pages[0][0], "x", ...data.pages[0].slice(2, 5)];
	}],
	["families without names", typos, data => {
		data.words = [];
		data.pages = data.pages.map(page => [page[0], "x", ...page.slice(2, 5)]);
	}],
	["fixed bits that are others", words, data => data.pages.forEach(page =>
		(page[9] ?? []).forEach(opcode => { opcode[3] = "0x" + (BigInt(opcode[3]) ^ 1n).toString(16); }))],
	["bits that are not known as fixed", patterns, data => data.pages.forEach(page =>
		(page[9] ?? []).forEach(opcode => { opcode[2] = "0x0"; }))],
	["an index without words", queries, wordless],
	["pages without words of their own", summaries, wordless],
	["data without labels", strange, data => { data.labels = null; }],
	["fewer bits than there are", bitsAndFields, data => { data.bits--; }],
	["bits that no field covers, but that are known", undefinedWords, data => data.pages.forEach(page =>
		(page[9] ?? []).forEach(opcode => { opcode[2] = "0x0"; opcode[3] = "0x0";
			opcode[4] = "0x" + "f".repeat(32); }))],
	["a file with one register less", registers, data => {
		const file = data.pages.find(([kind]) => kind === "file");
		file[5] = file[5].replace(/\d+$/, last => last - 1);
	}],
	["an address that is not there", addresses, data => { data.pages[0][2] = "insn-x.html"; }],
];

const findings = [];
const shares = [];
const counts = { words: 0, queries: 0 };
for (const isa of isas) {
	const all = facts(isa);
	const languages = fs.readdirSync(path.join(SITE, isa)).filter(name =>
		fs.existsSync(path.join(SITE, isa, name, "search-data.js")));
	for (const language of languages) {
		const folder = path.join(SITE, isa, language);
		const { open, bytes } = openSearch(isa, language);
		const engine = open();
		const report = text => findings.push(`${isa}/${language}: ${text}`);
		const asked = list(isa, language);
		const checks = [exact, words, patterns, summaries, queries, addresses, strange, bitsAndFields,
			undefinedWords, registers];
		if (language === "zh")
			checks.push(chinese);
		for (const check of checks)
			check(engine, all, folder, asked).forEach(report);
		typos(engine, all, folder, asked, share => shares.push(`${isa} ${language} ${(share * 100).toFixed(1)} %`))
			.forEach(report);
		wordsBeforeRegisters(open, all).forEach(report);
		const most = MOST[language] ?? MOST.other;
		if (bytes > most)
			report(`search-data.js has ${bytes} bytes, at most ${most}`);
		if (asked.length === 0)
			report("there are no queries in tests/docs/queries");
		counts.words += all.words.length;
		counts.queries += asked.length;
		for (const [fault, check, change] of language === languages[0] ? FAULTS : [])
			if (check(open(change), all, folder, asked).length === 0)
				report(`seeded fault "${fault}" is not seen`);
		if (language === "zh" &&
				chinese(open(wordless), all, folder).length === 0)
			report('seeded fault "pages without Chinese words" is not seen');
	}
}
close(findings, `search: ${counts.words} words of examples, ${counts.queries} queries, typos of ` +
	`mnemonics within ${WITHIN} of ${TYPOS} each: ${shares.join(", ")}`);
