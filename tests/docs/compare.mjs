// SPDX-License-Identifier: MIT
// The page that compares two instructions: what it shows of pairs is what the XML document says
// (fields with their bits and fixed values); hashes of any text find nothing and break nothing; the
// page is accessible in both themes and widths, and says without scripts that it needs them.
import fs from "node:fs";
import path from "node:path";
import { SITE, close, files, read } from "./lib/site.mjs";
import { NARROW, WIDE, address, each, launch } from "./lib/browser.mjs";
import { inspect } from "./lib/axe.mjs";
import { serve } from "./lib/serve.mjs";

const findings = [];
const isas = files().filter(file => file.endsWith("/en/compare.html"))
	.map(file => file.split("/")[0]);
if (isas.length === 0)
	findings.push("no compare.html in the site");

// From the published XML: the field or "" at each bit of an opcode, as "name" or "name = value".
function documented(isa) {
	const folder = ["out", "../../out"].map(part => path.join(SITE, "../..", part, isa, "xml"))
		.find(it => fs.existsSync(it));
	const text = fs.readFileSync(path.join(folder, `${isa}.xml`), "utf8");
	const found = new Map();
	const levels = [];
	let field = null;
	for (const [, end, tag, attributes, empty] of text.matchAll(/<(\/?)([a-z-]+)([^>]*?)(\/?)>/g)) {
		const get = name => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
		if (tag === "group" || tag === "optype" || tag === "opcode") {
			if (end) {
				const own = levels.pop();
				if (own.tag === "opcode")
					found.set(own.name, { length: Number(own.length),
						family: levels.findLast(level => level.tag === "optype")?.name,
						fields: [...levels, own].flatMap(level => level.fields) });
			} else if (!empty) {
				levels.push({ tag, name: get("name"), length: get("length"), fields: [] });
			}
		} else if (tag === "field" && !end && levels.length > 0 && get("name") && get("kind")) {
			field = { name: get("name"), kind: get("kind"), lsb: get("lsb"), width: get("width"),
				pieces: [] };
			levels.at(-1).fields.push(field);
		} else if (tag === "piece" && !end && field) {
			field.pieces.push([Number(get("lsb")), Number(get("width"))]);
		}
	}
	return found;
}

// The rows of the table of bits: [high, low, text of A, text of B, same].
async function rows(tab) {
	return await tab.evaluate(() => [...document.querySelectorAll("#compare table")].flatMap(table =>
		[...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.textContent)))
		.filter(cells => /^\d+(:\d+)?$/.test(cells[0])));
}

// What differs between the table and the document.
function wrong(found, insns, pair) {
	const bad = [];
	let next = Math.max(...pair.map(name => insns.get(name).length)) - 1;
	for (const [range, a, b, mark] of found) {
		const [high, low = high] = range.split(":").map(Number);
		if (high !== next)
			bad.push(`${range} does not follow`);
		next = low - 1;
		[a, b].forEach((text, i) => {
			for (const bit of [high, low]) {
				const at = insns.get(pair[i]).fields.filter(field => field.pieces.some(([lsb, width]) =>
					bit >= lsb && bit < lsb + width));
				const name = text.replace(/ .*/, "");
				const zero = name === "zero" || text === "";
				if (at.length ? !at.some(field => field.name === name) : !zero)
					bad.push(`${pair[i]} bit ${bit}: ${text}, not ${at.map(it => it.name)}`);
			}
		});
		if (mark.startsWith("=") !== (a === b))
			bad.push(`${range}: ${mark} of ${a} and ${b}`);
	}
	if (next !== -1)
		bad.push(`bits from ${next} down are missing`);
	return bad;
}

async function compare(tab, isa, [a, b]) {
	await tab.goto("about:blank");
	await tab.goto(address(`${isa}/en/compare.html`) + `#a=${a}&b=${b}`);
	await tab.waitForFunction(() => document.querySelector("#compare table"));
	return await rows(tab);
}

// Names of families: of each side an opcode of the family, two different ones, and links to the
// others, which choose them.
async function families(tab, isa, insns) {
	const members = new Map();
	for (const [name, { family }] of insns)
		members.set(family, [...(members.get(family) ?? []), name]);
	// The name of an opcode is that opcode, even if its family is called so.
	const several = [...members]
		.filter(([name, names]) => names.length > 1 && !insns.has(name)).slice(0, 2);
	const bad = several.length || isa !== "gpu" ? [] : ["has no family of several opcodes"];
	for (const [a, b] of several.flatMap(x => several.map(y => [x, y]))) {
		await compare(tab, isa, [a[0].toLowerCase(), b[0]]);
		const shown = () => tab.evaluate(() =>
			[...document.querySelectorAll("#compare table")[0].tHead.rows[0].cells]
				.slice(1, 3).map(cell => cell.textContent));
		const [x, y] = await shown();
		if (!a[1].includes(x) || !b[1].includes(y) || x === y)
			bad.push(`${a[0]}, ${b[0]}: shows ${x}, ${y}`);
		const links = await tab.locator("#compare-status a").allInnerTexts();
		if (links.join() !== [...a[1], ...b[1]].join())
			bad.push(`${a[0]}, ${b[0]}: links ${links}`);
		await tab.locator("#compare-status a").last().click();
		await tab.waitForFunction(() => location.hash.split("&").length === 2);
		const last = links.at(-1);
		await tab.waitForFunction(name => document.querySelectorAll("#compare table")[0]
			?.tHead.textContent.includes(name), last, { timeout: 3000 })
			.catch(() => bad.push(`${a[0]}, ${b[0]}: the link of ${last} shows something else`));
	}
	return bad;
}

const browser = await launch();
let pairs = 0;
await each(browser, isas, { viewport: WIDE }, 1, async (isa, tab) => {
	const insns = documented(isa), names = [...insns.keys()];
	if (names.length < 10)
		findings.push(`${isa}: ${names.length} opcodes in the document`);
	let links = 0;
	for (const file of files().filter(it => it.startsWith(`${isa}/en/insn-`)))
		for (const [, a, b] of read(file).matchAll(/href="compare\.html#a=([^&]*)&amp;b=([^"]*)"/g)) {
			links++;
			if (!insns.has(a) || !insns.has(b) || a === b)
				findings.push(`${file}: compares ${a} with ${b} [names]`);
		}
	if (links < names.length)
		findings.push(`${isa}: ${links} links to the comparison for ${names.length} opcodes [names]`);
	const step = process.env.DEEP ? 1 : Math.ceil(names.length / 8);
	for (let i = 0; i < names.length; i += step) {
		const pair = [names[i], names[(i * 7 + 3) % names.length]];
		const found = await compare(tab, isa, pair);
		pairs++;
		findings.push(...wrong(found, insns, pair).map(it => `${isa} ${pair}: ${it} [bits]`));
		if (i === 0) {
			// Seeded: a bit range that is one lower, and a name that is another.
			const shifted = found.map((row, k) => k ? row : ["0:0", ...row.slice(1)]);
			const renamed = found.map((row, k) => k ? row : [row[0], "nonsense", ...row.slice(2)]);
			for (const broken of [shifted, renamed, found.slice(1)])
				if (wrong(broken, insns, pair).length === 0)
					findings.push(`${isa}: a seeded fault is not seen`);
		}
	}
	// The pickers: choosing and swapping changes the address and the table.
	await compare(tab, isa, [names[0], names[1]]);
	await tab.fill('input[name="b"]', names[2].toLowerCase());
	await tab.keyboard.press("Tab");
	await tab.click('button[name="swap"]');
	const head = await tab.evaluate(() => document.querySelector("#compare thead").textContent);
	if (head.indexOf(names[2]) < 0 || head.indexOf(names[2]) > head.indexOf(names[0]))
		findings.push(`${isa}: after choosing and swapping: ${head} [pick]`);
	findings.push(...(await families(tab, isa, insns)).map(it => `${isa} ${it} [family]`));
});

const hostile = ["", "#", "#a", "#a=%", "#a=%00&b=%E0%A4%A", "#a=<img src=x onerror=alert(1)>&b=\"'",
	"#a=__proto__&b=constructor", "#" + "a=&".repeat(5000), "#a=IADD_RR&b=",
	"#b=..%2F..&a=%F0%9F%98%80"];
await each(browser, isas.slice(0, 1), { viewport: WIDE }, 1, async (isa, tab) => {
	tab.on("pageerror", error => findings.push(`hash: ${error} [hostile]`));
	tab.on("dialog", dialog => findings.push(`hash: ${dialog.message()} [hostile]`));
	for (const hash of hostile) {
		await tab.goto("about:blank");
		await tab.goto(address(`${isa}/en/compare.html`) + hash);
		await tab.waitForFunction(() => document.getElementById("compare-status").textContent);
		const state = await tab.evaluate(() => document.querySelectorAll("#compare *, main img").length);
		if (state !== 0)
			findings.push(`${hash.slice(0, 40)}: shows something [hostile]`);
	}
});

const pages = isas.flatMap(isa => ["en", "zh"].map(lang => `${isa}/${lang}/compare.html`))
	.filter(file => fs.existsSync(path.join(SITE, file)));
const server = await serve(SITE);
for (const viewport of [WIDE, NARROW])
	await each(browser, pages, { viewport }, 1, async (file, tab) => {
		const [a, b] = [...documented(file.split("/")[0]).keys()];
		for (const found of await inspect(tab, server.root, `${file}#a=${a}&b=${b}`, ["light", "dark"]))
			findings.push(`${file}: ${found.help}: ${found.target} [${found.rule}]`);
	});
for (const file of pages)
	if (!/<noscript><p>[^<]{20,}/.test(read(file).replace(/[\u4e00-\u9fff]/g, "xx")))
		findings.push(`${file}: says nothing without scripts [noscript]`);
await browser.close();
server.close();
close(findings, `compare: ${pairs} pairs as the XML says, ${hostile.length} hashes, ${pages.length} pages`);
