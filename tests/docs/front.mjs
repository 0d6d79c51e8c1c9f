// SPDX-License-Identifier: MIT
// The page above all instruction sets in headless Chromium, from the file system: its search leads to
// each of them, from the page for missing addresses too; theme, switch of languages; nothing moves
// while it loads; without scripts all links are there and no control is.
import fs from "node:fs";
import path from "node:path";
import { SITE, close } from "./lib/site.mjs";
import { FAULTS, NARROW, WIDE, address, launch } from "./lib/browser.mjs";

// The words of a reader, and the page that is to be the first.
const QUERIES = {
	"index-en.html": { iadd: "gpu/en/insn-iadd.html", addi: "tiny/en/insn-addi.html",
		fence: "brew/en/insn-fence.html" },
	"index-zh.html": { ffma: "gpu/zh/insn-ffma.html", addi: "tiny/en/insn-addi.html" },
	"404.html": { iadd: "gpu/en/insn-iadd.html" },
};

async function firstOf(page, query) {
	await page.keyboard.press("/");
	await page.keyboard.press("Control+A");
	await page.keyboard.type(query);
	await page.waitForSelector("#found li", { timeout: 5000 });
	await page.waitForTimeout(50);
	return page.evaluate(() => document.querySelector("#found li").dataset.url);
}

async function search(page, folder, findings) {
	for (const [file, queries] of Object.entries(QUERIES)) {
		await page.goto(address(file, folder));
		for (const [query, wanted] of Object.entries(queries)) {
			const url = await firstOf(page, query).catch(() => "nothing");
			if (url !== address(wanted, folder) && !url.startsWith(address(wanted, folder) + "#"))
				findings.push(`${file}: "${query}" finds ${url}, not ${wanted} [search]`);
		}
	}
	if (findings.length > 0)
		return;
	await page.keyboard.press("Enter");
	await page.waitForURL(/insn-iadd\.html/, { timeout: 5000 });
}

async function looks(browser, folder, findings) {
	for (const viewport of [WIDE, NARROW]) {
		const context = await browser.newContext({ viewport });
		const page = await context.newPage();
		await page.addInitScript(() => {
			globalThis.moved = 0;
			new PerformanceObserver(list => {
				for (const entry of list.getEntries()) globalThis.moved += entry.value;
			}).observe({ type: "layout-shift", buffered: true });
		});
		await page.goto(address("index.html", folder));
		await page.waitForTimeout(300);
		const { moved, wide } = await page.evaluate(() => ({ moved: globalThis.moved,
			wide: document.documentElement.scrollWidth - innerWidth }));
		if (moved > 0.001 || wide > 0)
			findings.push(`index.html: moves by ${moved}, is ${wide} pixels too wide [layout]`);
		await page.click(".theme");
		const theme = await page.evaluate(() => document.documentElement.dataset.theme);
		await page.click(".languages a[lang=zh]");
		await page.waitForURL(/index-zh/, { waitUntil: "load" });
		const other = await page.evaluate(() => [document.documentElement.lang,
			document.documentElement.dataset.theme]);
		if (theme !== "dark" || other[0] !== "zh" || other[1] !== "dark")
			findings.push(`index.html: theme ${theme}, then ${other.join(" ")} [switch]`);
		await context.close();
	}
}

async function withoutScripts(browser, folder, findings) {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(address("index.html", folder));
	for (const set of ["brew", "gpu", "tiny"])
		for (const name of ["index", "instructions", "opcode-map", "downloads"])
			if (await page.locator(`#${set} a[href="${set}/en/${name}.html"]`).count() !== 1)
				findings.push(`index.html: no link to ${name} of ${set} [links]`);
	if (await page.locator(".search, .theme").evaluateAll(all => all.some(it => it.offsetParent)))
		findings.push("index.html: a control without its script [controls]");
	await context.close();
}

// All of it, or the part that looks for a rule.
async function check(browser, folder, rule) {
	const findings = [];
	if (rule === undefined || rule === "search") {
		const context = await browser.newContext();
		await search(await context.newPage(), folder, findings);
		await context.close();
	}
	if (rule === undefined || rule === "layout")
		await looks(browser, folder, findings);
	if (rule === undefined || rule === "links" || rule === "controls")
		await withoutScripts(browser, folder, findings);
	return findings;
}

// A copy of the site with one file of its upper folder changed.
function broken(number, file, change) {
	const folder = path.join(FAULTS, `front${number}`);
	fs.mkdirSync(folder, { recursive: true });
	for (const entry of fs.readdirSync(SITE, { withFileTypes: true }))
		if (entry.isDirectory())
			fs.symlinkSync(path.join(SITE, entry.name), path.join(folder, entry.name));
		else
			fs.copyFileSync(path.join(SITE, entry.name), path.join(folder, entry.name));
	const text = fs.readFileSync(path.join(folder, file), "utf8");
	if (change(text) === text)
		throw new Error(`the fault in ${file} changes nothing`);
	fs.writeFileSync(path.join(folder, file), change(text));
	return folder;
}

const FAULTY = [
	["search", "site.js", text => text.replace('sets ? folder : ""', '""')],
	["layout", "site.css", text => text + ".front main { width: 110vw; max-width: none }"],
	["links", "index.html", text => text.replace("tiny/en/opcode-map.html", "tiny/en/index.html")],
	["controls", "site.css", text => text.replace(".no-js .script", ".no-js .nothing")],
];

const browser = await launch();
const findings = await check(browser, SITE);
let noticed = 0;
for (const [number, [rule, file, change]] of FAULTY.entries()) {
	const found = await check(browser, broken(number, file, change), rule);
	if (found.some(text => text.endsWith(`[${rule}]`)))
		noticed++;
	else
		findings.push(`the fault in ${file} is not noticed by ${rule}`);
}
await browser.close();
close(findings, `the front page: ${Object.keys(QUERIES).length} pages, ${noticed} faults noticed`);
