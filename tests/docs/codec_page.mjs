// SPDX-License-Identifier: MIT
// The codec's page in headless Chromium: text becomes the bits that the codec in node makes of
// it, a changed field changes both, mistakes and illegal words say why, cases from addresses give
// what they expect, steps show what changes. Without script, WebAssembly or the compiled codec no
// control shows, and the text of the page is the same. The filled page is looked at by axe-core.
import fs from "node:fs";
import path from "node:path";
import { casesOf, codecs, open } from "./lib/codec.mjs";
import { SITE, WORK, close, pages } from "./lib/site.mjs";
import { NARROW, WIDE, address, launch } from "./lib/browser.mjs";
import { packageFile } from "./lib/npm.mjs";

const findings = [];
const counts = { pages: 0, cases: 0, axe: 0 };
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const axe = fs.readFileSync(packageFile("axe-core", "axe.min.js"), "utf8");

function expect(file, what, is) {
	if (!is) findings.push(`${file}: ${what}`);
	return is;
}

const value = (page, name) => page.locator(name).inputValue();
const text = (page, name) => page.locator(name).textContent();
const fragment = parts =>
	"#" +
	Object.entries(parts)
		.map(([name, part]) => `${name}=${encodeURIComponent(part)}`)
		.join("&");

async function show(page, file, parts, root = SITE) {
	await page.goto("about:blank");
	await page.goto(address(file, root) + (parts ? fragment(parts) : ""));
}

async function ready(page, file) {
	try {
		await page.locator("#codec-text").waitFor({ state: "visible", timeout: 5000 });
		return true;
	} catch {
		return expect(file, "the controls do not show", false);
	}
}

async function settled(page, name) {
	await page.waitForFunction(id => (document.querySelector(id)?.textContent ?? "") !== "", name);
}

// ---- the codec ----

async function assemble(page, file, { codec, speccCodec }, example) {
	const insn = codec.parse(example).list[0],
		hex = speccCodec.toHex(insn.bytes);
	await show(page, file, { text: example });
	if (!(await ready(page, file))) return;
	await settled(page, "#codec-result");
	expect(
		file,
		`'${example}' gives ${await value(page, "#codec-word")}, not ${hex}`,
		(await value(page, "#codec-word")) === hex
	);
	const row = speccCodec.draw.rowOf(codec.facts),
		digits = await page.locator("#codec .bits .word").allTextContents();
	// Rows from the lowest bits up, each with its highest bit first.
	const word = insn.word.toString(2).padStart(insn.length * 8, "0"),
		rows = word.match(new RegExp(`.{1,${row}}(?=(.{${row}})*$)`, "g"));
	expect(
		file,
		`the bits of '${example}' are ${digits.join("")}`,
		digits.join("") === rows.reverse().join("")
	);
	await page.fill("#codec-text", "");
	await page.fill("#codec-word", hex);
	expect(
		file,
		`${hex} gives '${await value(page, "#codec-text")}', not '${insn.text}'`,
		(await value(page, "#codec-text")) === insn.text
	);
	expect(file, "the address does not tell the word", page.url().endsWith(`#word=${hex}`));
	const [input] = await page.locator("#codec td input, #codec td select").all();
	if (input) {
		const isList = await input.evaluate(node => node.tagName === "SELECT");
		const index = isList ? await input.evaluate(node => (node.selectedIndex === 0 ? 1 : 0)) : 0;
		const before = await value(page, "#codec-word"),
			held = await input.inputValue();
		await (isList ? input.selectOption({ index }) : input.fill(BigInt(held) ? "0" : "1"));
		await input.dispatchEvent("change");
		expect(
			file,
			`a changed field leaves ${before}`,
			(await value(page, "#codec-word")) !== before
		);
	}
}

async function mistakes(page, file, { codec, speccCodec }, example) {
	const bad = example + "\n??";
	await show(page, file, { text: bad });
	await settled(page, "#codec-result");
	const [error] = [codec.parse("??").error];
	expect(
		file,
		"a mistake is not told",
		(await text(page, "#codec-status")).includes(error.message)
	);
	expect(file, "a mistake has no place", (await text(page, "#codec-status")).includes("2"));
	const word = new Uint8Array(codec.exports.length_max()).fill(255);
	const insn = codec.decode(word);
	if (insn.status === "undefined") {
		await show(page, file, { word: speccCodec.toHex(insn.bytes) });
		await settled(page, "#codec-result");
		const near = codec.nearest(insn.word, insn.length);
		expect(
			file,
			"an undefined word is not explained",
			(await text(page, "#codec-result")).includes(near.name)
		);
	}
}

// ---- the interpreter ----

// Whether the page says that the case agrees.
async function agrees(page, file, { example, text: given }) {
	await show(page, file, { text: example, case: given });
	if (!(await ready(page, file))) return null;
	await settled(page, "#run-status");
	return (await page.locator("#run-status .agrees").count()) === 1;
}

async function cases(page, file, isa, list) {
	const sample = list.filter((item, i) => i % Math.ceil(list.length / 12) === 0);
	for (const each of sample) {
		counts.cases++;
		const isGood = await agrees(page, file, each);
		expect(
			file,
			`'${each.example}', '${each.text}': ${await text(page, "#run-status")}`,
			isGood
		);
	}
	const wrong = { ...sample[0], text: sample[0].text.replace(/->.*$/s, "-> raise AddressRange") };
	if (!/->\s*raise/.test(sample[0].text))
		expect(
			file,
			`the wrong case '${wrong.text}' agrees`,
			(await agrees(page, file, wrong)) === false
		);
}

// A step with the settings of a case shows what changes, marked.
async function steps(page, file, list) {
	const each = list.find(
		({ example, text: given }) =>
			!/^(reset|raise)/.test(example) &&
			/^[^-]*=[^-]*->[^-]*=/.test(given) &&
			!/raise|halt|pc =/.test(given)
	);
	await show(page, file, { text: each.example, set: each.text.split("->")[0].trim() });
	await ready(page, file);
	await page.locator("#run[open]").waitFor();
	await page.locator("#run-sample").waitFor();
	await page.click("#run-step");
	await settled(page, "#run-status");
	expect(
		file,
		`a step of '${each.example}' marks nothing`,
		(await page.locator("#run-result mark").count()) > 0
	);
	await page.click("#run-reset");
	await settled(page, "#run-result");
	expect(file, "the start has marks", (await page.locator("#run-result mark").count()) === 0);
}

// ---- appearance ----

function analyse(tags) {
	const options = { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] };
	return globalThis.axe
		.run(document, options)
		.then(result =>
			result.violations.map(
				({ id, help, nodes }) => `${help}: ${nodes[0].target.join(" ")} [${id}]`
			)
		);
}

async function look(browser, file, each) {
	for (const [viewport, colorScheme] of [
		[WIDE, "light"],
		[NARROW, "dark"],
	]) {
		const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
		const page = await context.newPage();
		await agrees(page, file, each);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(file, `${width} px wide in a window of ${viewport.width}`, width <= viewport.width);
		await page.evaluate(axe);
		counts.axe++;
		for (const violation of await page.evaluate(analyse, TAGS))
			findings.push(`${file}: filled, ${viewport.width} px, ${colorScheme}: ${violation}`);
		await context.close();
	}
}

// ---- without ----

const main = page => page.locator("main").innerText();
const controls = page => page.locator("#codec").isVisible();

// A copy of the page's folder without the compiled codec.
function uncompiled(file) {
	const [isa, language, name] = file.split(path.sep),
		root = path.join(WORK, "uncompiled");
	fs.mkdirSync(path.join(root, isa, language), { recursive: true });
	for (const entry of fs.readdirSync(path.join(SITE, isa)))
		if (/\.(css|js)$/.test(entry) && !/-wasm\.js$/.test(entry))
			fs.copyFileSync(path.join(SITE, isa, entry), path.join(root, isa, entry));
	fs.copyFileSync(path.join(SITE, file), path.join(root, isa, language, name));
	return root;
}

async function without(browser, file, words) {
	const ways = [
		["script", { javaScriptEnabled: false }, SITE, ""],
		["WebAssembly", {}, SITE, "delete globalThis.WebAssembly"],
		["the compiled codec", {}, uncompiled(file), ""],
	];
	for (const [name, options, root, script] of ways) {
		const context = await browser.newContext(options),
			page = await context.newPage();
		if (script) await page.addInitScript(script);
		await show(page, file, { text: "x" }, root);
		await page.waitForTimeout(300);
		expect(file, `without ${name} there are controls`, !(await controls(page)));
		expect(file, `without ${name} the text is another`, (await main(page)) === words);
		await context.close();
	}
}

// ---- all ----

async function inspect(browser, file) {
	const [isa] = file.split(path.sep),
		node = await open(isa),
		list = casesOf(isa);
	const example = list.find(each => node.codec.parse(each.example).list).example;
	const context = await browser.newContext({ viewport: WIDE }),
		page = await context.newPage();
	page.setDefaultTimeout(10000);
	page.on(
		"console",
		message => message.type() === "error" && findings.push(`${file}: ${message.text()}`)
	);
	page.on("pageerror", error => findings.push(`${file}: ${error.message}`));
	await assemble(page, file, node, example);
	await mistakes(page, file, node, example);
	await cases(page, file, isa, list);
	await steps(page, file, list);
	const words = await main(page);
	await context.close();
	await without(browser, file, words);
	await look(
		browser,
		file,
		list.find(each => each.example === example)
	);
	counts.pages++;
}

codecs();
const browser = await launch();
for (const file of pages().filter(name => path.basename(name) === "codec.html"))
	await inspect(browser, file);
await browser.close();
if (counts.pages === 0) findings.push("there is no page of the codec");
close(
	findings,
	`codec in Chromium: ${counts.pages} pages, ${counts.cases} cases, ${counts.axe} runs of axe`
);
