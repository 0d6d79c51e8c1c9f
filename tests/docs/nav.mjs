// SPDX-License-Identifier: MIT
// Finding one's way: the side list and its filter, the pages before and after, breadcrumbs, links to
// sections, copying, the contents of the page, heads of tables that stay; by mouse, keyboard and on a
// phone. And nothing moves while a page of any kind is loaded over a slow network (CLS).
import fs from "node:fs";
import path from "node:path";
import { SITE, close, kind, language, onePerKind, pages, read } from "./lib/site.mjs";
import { FAULTS, brokenCopy, each, launch } from "./lib/browser.mjs";
import { inMain, unseen } from "./lib/faults.mjs";
import { serve } from "./lib/serve.mjs";

const PHONE = { width: 390, height: 844 }, DESK = { width: 1280, height: 800 };
const WIDE = { width: 1680, height: 900 };
const MOST_SHIFT = 0.05;

/* ---- Without a browser: the chain of pages, breadcrumbs ---- */

const RELATION = rel => new RegExp(`<a rel="${rel}" href="([^"]*)"`, "g");

// Following `next` from the page that has no `prev` comes to all pages of a kind, and each leads back.
// `text(file)` is the page.
function chains(list, text = read) {
	const findings = [];
	const kinds = new Map();
	for (const file of list)
		if (["insn", "type", "file", "function", "state", "group"].includes(kind(file))) {
			const key = path.join(path.dirname(file), kind(file));
			kinds.set(key, [...kinds.get(key) ?? [], file]);
		}
	for (const [key, files] of kinds) {
		const to = new Map();
		for (const file of files)
			for (const rel of ["prev", "next"]) {
				const found = [...text(file).matchAll(RELATION(rel))].map(match => match[1]);
				if (found.length > 0 && (found.length !== 2 || found[0] !== found[1]))
					findings.push(`${file}: ${rel} is not twice on the page [turn]`);
				to.set(rel + path.basename(file), found[0]);
			}
		const names = files.map(file => path.basename(file));
		const first = names.filter(name => to.get("prev" + name) === undefined);
		const seen = new Set();
		for (let at = first[0]; at !== undefined && !seen.has(at); at = to.get("next" + at)) {
			seen.add(at);
			const next = to.get("next" + at);
			if (next !== undefined && to.get("prev" + next) !== at)
				findings.push(`${key}: ${next} does not lead back to ${at} [turn]`);
		}
		if (first.length !== 1 || seen.size !== files.length)
			findings.push(`${key}: next leads to ${seen.size} of ${files.length} pages [turn]`);
	}
	return findings;
}

// The bar names the page last, and before it the pages that list this one.
function crumbs(file, text = read(file)) {
	const [, list] = /<nav class="bar"[^]*?<ol>([^]*?)<\/ol>/.exec(text) ?? [];
	const report = why => [{ rule: "crumbs", text: why }];
	if (list === undefined)
		return report("there are no breadcrumbs");
	const links = [...list.matchAll(/<a href="([^"]*)"/g)].map(match => match[1]);
	const [, last] = /<li aria-current="page">([^<]*)<\/li>\s*$/.exec(list.trim()) ?? [];
	const [, heading] = /<h1[^>]*>([^<]*)</.exec(text) ?? [];
	if (last === undefined || last.trim() !== heading?.trim())
		return report(`the last of the breadcrumbs is ${last}, not ${heading}`);
	if (kind(file) === "index")
		return [];
	if (links[0] !== "index.html")
		return report("the breadcrumbs do not begin with the instruction set");
	const folder = path.dirname(file), above = links.at(-1);
	const listed = ["insn", "type", "function", "file", "state"].includes(kind(file));
	if (listed && !read(path.join(folder, above)).includes(`"${path.basename(file)}"`))
		return report(`${above}, above this page, does not list it`);
	return [];
}

/* ---- In a browser; each check returns findings ---- */

const reporter = (rule, findings) => (what, found) =>
	found || findings.push({ rule, text: `expected ${what}` });
const shownRows = page => page.locator(".side .rows a:not(.deep)").allTextContents();

// The families of the language, from its page of groups, and the page that is tested.
const families = folder => new Set([...read(path.join(folder, "index.html"))
	.matchAll(/href="(insn-[^"#]*\.html)"/g)].map(match => match[1]));

async function sideList(page, url, file) {
	const findings = [];
	const expect = reporter("side", findings);
	await page.setViewportSize(DESK);
	await page.goto(url);
	await page.waitForSelector(".side .rows a", { timeout: 5000 });
	const all = await shownRows(page);
	expect("all families in the list", all.length === families(path.dirname(file)).size);
	expect("the page marked and in view", await page.evaluate(() => {
		const [current, ...more] = document.querySelectorAll(".side [aria-current=page]");
		const box = current?.getBoundingClientRect();
		const frame = document.querySelector(".side .rows").getBoundingClientRect();
		return more.length === 0 && box !== undefined && box.top >= frame.top &&
			box.bottom <= Math.min(frame.bottom, innerHeight) &&
			location.pathname.endsWith("/" + current.getAttribute("href"));
	}));
	await page.locator(".side input").focus();
	await page.keyboard.type("add");
	const expected = all.filter(name => name.toLowerCase().includes("add"));
	const found = await shownRows(page);
	expect("the filter to keep the names with the text", expected.length > 0 &&
		expected.every(name => found.includes(name)) && found.length < all.length);
	await page.keyboard.press("ArrowDown");
	const first = await page.evaluate(() => document.activeElement.getAttribute("href"));
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	expect("arrows to go through the list", await page.evaluate(() =>
		document.activeElement.getAttribute("href")) === first);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Control+A");
	await page.keyboard.type("zzzz");
	expect("no row, and a word about it", (await shownRows(page)).length === 0 &&
		(await page.locator(".side .rows").textContent()).length > 3);
	await page.keyboard.press("Control+A");
	await page.keyboard.press("Delete");
	return findings;
}

// A choice keeps the families that the page of what is chosen lists, also on the next page.
async function sideChoices(page, url, file) {
	const findings = [];
	const expect = reporter("side-choice", findings);
	await page.setViewportSize(DESK);
	await page.goto(url);
	await page.waitForSelector(".side .rows a", { timeout: 5000 });
	const all = (await shownRows(page)).length;
	await page.locator(".side .more-filters > summary").press("Enter");
	await page.waitForSelector(".side select", { state: "attached", timeout: 5000 });
	for (const name of ["group", "reads", "writes", "type"]) {
		const field = page.locator(`.side select[name=${name}]`);
		if (await field.isHidden())
			continue;
		const value = await field.locator("option").nth(1).getAttribute("value");
		await field.selectOption(value);
		const links = await page.locator(".side .rows a:not(.deep)").evaluateAll(list =>
			list.map(it => it.getAttribute("href")));
		const above = { group: "group", type: "type" }[name];
		const known = above === undefined ? null : fs.readdirSync(path.join(SITE,
			path.dirname(file))).find(it => it === `${above}-${value.toLowerCase()}.html`);
		const text = known ? read(path.join(path.dirname(file), known)) : null;
		expect(`fewer rows with ${name} ${value}`, links.length > 0 && links.length <= all);
		if (text !== null)
			expect(`only families that ${known} lists`,
				links.every(it => text.includes(`"${it}"`) || text.includes(`"${it}#`)));
		await page.reload();
		await page.waitForSelector(".side select", { state: "attached", timeout: 5000 });
		expect(`${name} to stay after loading`, await field.inputValue() === value &&
			(await shownRows(page)).length === links.length);
		await page.locator(".side .more-filters button").press("Enter");
		expect("all rows after the filter is cleared", (await shownRows(page)).length === all);
		await page.evaluate(() => document.querySelector(".side .more-filters").open = true);
	}
	return findings;
}

async function sideOnPhone(page, url) {
	const findings = [];
	const expect = reporter("side-phone", findings);
	await page.setViewportSize(PHONE);
	await page.goto(url);
	const list = page.locator(".side");
	expect("the list to be hidden", !await list.isVisible());
	await page.locator(".menu").press("Enter");
	await page.waitForFunction(() => document.activeElement.matches(".side input"), null,
		{ timeout: 5000 }).catch(() => expect("the focus in the filter", false));
	expect("the list to be shown and said so", await list.isVisible() &&
		await page.locator(".menu").getAttribute("aria-expanded") === "true");
	await page.keyboard.press("Escape");
	expect("Escape to close it and to come back", !await list.isVisible() &&
		await page.evaluate(() => document.activeElement.matches(".menu[aria-expanded=false]")));
	return findings;
}

// The clipboard and what is said of it, after a key or a click on an element.
async function copied(page, locator, press) {
	await page.evaluate(() => {
		document.querySelector("footer [role=status]").textContent = "";
		return navigator.clipboard.writeText("nothing");
	});
	if (press)
		await locator.press("Enter");
	else
		await locator.click({ force: true });
	await page.waitForFunction(() =>
		document.querySelector("footer [role=status]").textContent !== "", null,
		{ timeout: 2000 }).catch(() => {});
	return page.evaluate(async () => ({ text: await navigator.clipboard.readText(),
		told: document.querySelector("footer [role=status]").textContent,
		link: location.href }));
}

// Where the element is, below the bar.
const below = (page, selector) => page.evaluate(name => {
	const box = document.querySelector(name).getBoundingClientRect();
	return box.top - document.querySelector(".bar").getBoundingClientRect().bottom;
}, selector);

async function sections(page, url) {
	const findings = [];
	const expect = reporter("anchor", findings);
	await page.setViewportSize(DESK);
	await page.goto(url);
	await page.waitForSelector(".anchor", { state: "attached", timeout: 5000 });
	const without = await page.evaluate(() =>
		[...document.querySelectorAll("main :is(h2, h3)[id]")].filter(it =>
			!it.querySelector("a, label") && !it.closest("summary")).length);
	expect("a link at every heading", without === 0);
	for (const press of [true, false]) {
		const link = page.locator("main h2 > .anchor").nth(press ? 1 : 2);
		const found = await copied(page, link, press);
		const id = new URL(found.link).hash.slice(1);
		expect("the address of the section, copied and told", id !== "" &&
			found.text === found.link && found.told !== "");
		const place = id === "" ? -1 : await below(page, `[id="${id}"]`);
		expect(`the heading in view below the bar, not at ${place}`, place >= 0 && place < 700);
	}
	return findings;
}

async function copies(page, url) {
	const findings = [];
	const expect = reporter("copy", findings);
	const squeezed = text => text.replace(/\s+/g, "");
	await page.setViewportSize(DESK);
	await page.goto(url);
	await page.waitForSelector("pre > .copy", { timeout: 5000 });
	const pre = page.locator("main pre:has(> .copy)").first();
	const code = await copied(page, pre.locator(".copy"), true);
	expect("the text of the code", squeezed(code.text) === squeezed(await pre.textContent()));
	expect("a word about it", code.told !== "");
	const button = page.locator(".examples .copy").first();
	if (await button.count() > 0) {
		const word = await button.evaluate(it => it.previousElementSibling.textContent);
		expect("the word of the example", /^[0-9a-fx ]+$/i.test(word) &&
			(await copied(page, button, false)).text.trim() === word.trim());
	}
	const table = page.locator("main .tools + .scroll table, main .tools + table").first();
	const size = await table.evaluate(it => ({ rows: it.rows.length,
		columns: [...it.rows[0].cells].reduce((sum, cell) => sum + cell.colSpan, 0),
		head: it.rows[0].cells[0].textContent.trim() }));
	const tools = page.locator("main .tools").first().locator(".copy");
	const tabs = (await copied(page, tools.nth(0), true)).text.trimEnd().split("\n");
	expect("a line for each row, a tab between columns", tabs.length === size.rows &&
		tabs.every(line => line.split("\t").length === size.columns) &&
		tabs[0].startsWith(size.head));
	const lines = (await copied(page, tools.nth(1), true)).text.trimEnd().split("\n");
	expect("a table of Markdown", lines.length === size.rows + 1 && lines[1] ===
		"|" + "---|".repeat(size.columns) && lines.every(line =>
		line.split(/(?<!\\)\|/).length === size.columns + 2));
	return findings;
}

async function contents(page, url) {
	const findings = [];
	const expect = reporter("toc", findings);
	await page.setViewportSize(PHONE);
	await page.goto(url);
	await page.waitForSelector(".anchor", { state: "attached", timeout: 5000 });
	expect("a closed list", !await page.locator(".toc ul").isVisible());
	// Opened before its script is there, it is filled all the same.
	let opened;
	const script = new Promise(resolve => { opened = resolve; });
	await page.route("**/page.js", route => script.then(() => route.continue()));
	await page.goto(url);
	await page.locator(".toc summary").press("Enter");
	opened();
	await page.waitForSelector(".toc a", { state: "attached", timeout: 5000 });
	const link = page.locator(".toc li:not(.deep) a").nth(2);
	expect("a list in the window", await page.locator(".toc ul").evaluate(it => {
		const box = it.getBoundingClientRect();
		return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
	}));
	const id = (await link.getAttribute("href")).slice(1);
	await link.press("Enter");
	await page.waitForTimeout(100);
	const place = await below(page, `[id="${id}"]`);
	expect(`the heading in view below the bar, not at ${place}`, place >= 0 && place < 700);
	expect("the list to close", !await page.locator(".toc ul").isVisible());
	await page.locator(".toc summary").press("Enter");
	await page.waitForTimeout(100);
	expect("the section that is read to be marked",
		await page.locator(".toc [aria-current]").count() === 1);
	await page.keyboard.press("Escape");
	expect("Escape to close it", !await page.locator(".toc ul").isVisible());
	await page.setViewportSize(WIDE);
	await page.waitForTimeout(100);
	expect("the list beside the page in a wide window", await page.evaluate(() =>
		document.querySelector(".toc ul").checkVisibility() &&
		document.querySelector(".toc ul").getBoundingClientRect().left >=
			document.querySelector("main").getBoundingClientRect().right - 1));
	return findings;
}

// Far down in the long list of instructions, and in the map, the head of the table is still seen.
async function heads(page, url) {
	const findings = [];
	const expect = reporter("sticky", findings);
	for (const viewport of [DESK, PHONE]) {
		await page.setViewportSize(viewport);
		await page.goto(url);
		await page.waitForFunction(() => globalThis.speccPage.toggleSide, null, { timeout: 5000 });
		const gap = await page.evaluate(async () => {
			const table = [...document.querySelectorAll("main table:has(thead)")]
				.sort((a, b) => b.offsetHeight - a.offsetHeight)[0];
			const frame = table.parentElement;
			table.rows[table.rows.length >> 1].scrollIntoView({ block: "center" });
			await new Promise(resolve => setTimeout(resolve, 100));
			const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
			const from = frame.matches(".fits") ? bar
				: Math.max(bar, frame.getBoundingClientRect().top);
			return table.rows[0].cells[0].getBoundingClientRect().top - from;
		});
		expect(`the head of the table in view at ${viewport.width}, not ${gap} away`,
			Math.abs(gap) <= 2);
	}
	return findings;
}

/* ---- Nothing moves ---- */

function watchShift() {
	globalThis.shifts = [];
	new PerformanceObserver(list => {
		for (const entry of list.getEntries())
			if (!entry.hadRecentInput)
				globalThis.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) =>
					node?.outerHTML?.slice(0, 60) ?? node?.textContent?.slice(0, 30)).join(" | ") });
	}).observe({ type: "layout-shift", buffered: true });
}

async function shift(page, url) {
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(700); // what comes later is there
	await page.evaluate(() => new Promise(resolve => // and drawn, and the observer was told
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))));
	const shifts = await page.evaluate(() => globalThis.shifts);
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	const most = shifts.sort((a, b) => b.value - a.value)[0];
	return sum <= MOST_SHIFT ? [] : [{ rule: "shift",
		text: `moves by ${sum.toFixed(3)}, at most ${MOST_SHIFT}: ${most.what}` }];
}

/* ---- All of it, and that each check can fail ---- */

const CASES = [
	["families missing in the list", "side", sideList,
		{ js: '\nsetInterval(() => document.querySelector(".rows a")?.remove(), 20);\n' }],
	["a choice that chooses nothing", "side-choice", sideChoices,
		{ js: '\naddEventListener("change", event => event.stopImmediatePropagation(), true);\n' }],
	["a button that opens nothing", "side-phone", sideOnPhone,
		{ css: "\n.side.open { display: none !important }\n" }],
	["no links at headings", "anchor", sections,
		{ page: inMain('<h2 id="x1">a <a href="#main">b</a></h2>'),
			css: "\nhtml { scroll-padding-top: 0 !important }\n" }],
	["nothing is copied", "copy", copies,
		{ js: '\nnavigator.clipboard.writeText = async () => {};\n' }],
	["contents that do not close", "toc", contents,
		{ css: "\n.toc ul { display: block !important; position: fixed !important }\n" +
			".toc details::details-content { content-visibility: visible !important }\n" }],
	["a head that goes away", "sticky", heads,
		{ css: "\nthead th { position: static !important }\n" }],
	["a page that moves", "shift", shift,
		{ js: '\naddEventListener("load", () => setTimeout(() => document.querySelector("main")' +
			'.style.setProperty("padding-top", "400px"), 300));\n' }],
];

const browser = await launch();
const list = pages();
const kinds = onePerKind("largest", list).filter(file => language(file) !== "");
const findings = [...chains(list)];
for (const file of list.filter(it => language(it) !== ""))
	findings.push(...crumbs(file).map(({ rule, text }) => `${file}: ${text} [${rule}]`));
const insn = kinds.find(file => kind(file) === "insn");
const text = read(insn);
const lost = list.filter(file => path.dirname(file) === path.dirname(insn));
findings.push(...unseen("a page left out of the chain", "turn", chains(lost, file => file === insn
	? read(file).replaceAll(RELATION("next"), "<a href=\"$1\"") : read(file)).map(() => ({ rule: "turn" }))));
findings.push(...unseen("breadcrumbs of another page", "crumbs",
	crumbs(insn, text.replace(/(<li aria-current="page">)[^<]*/, "$1Other"))));

const options = { permissions: ["clipboard-read", "clipboard-write"] };
const server = await serve(SITE), broken = await serve(FAULTS), slow = await serve(SITE, { slow: true });
const tall = kinds.filter(file => ["instructions", "opcode-map"].includes(kind(file)));
const jobs = [sideList, sideChoices, sideOnPhone, sections, copies, contents].map(check =>
	({ check, file: insn })).concat(tall.map(file => ({ check: heads, file })));
await each(browser, jobs, options, 2, async ({ check, file }, page) => {
	for (const { rule, text } of await check(page, server.root + file, file))
		findings.push(`${file}: ${text} [${rule}]`);
});
await each(browser, CASES.map((_, at) => at), options, 2, async (at, page) => {
	const [name, rule, check, change] = CASES[at];
	const original = check === heads ? tall[0] : insn;
	if (check === shift)
		await page.addInitScript(watchShift);
	const found = await check(page, broken.root + brokenCopy(original, "nav" + at, change), original)
		.catch(error => [{ rule: "error", text: String(error) }]);
	findings.push(...unseen(name, rule, found.some(it => it.rule === "error")
		? [{ rule }] : found));
});
const moving = process.env.DEEP === "1" ? onePerKind("largest", list) : kinds.filter(file =>
	language(file) === "en" || /codec|insn/.test(file));
for (const viewport of [PHONE, DESK, WIDE])
	await each(browser, moving, { viewport }, 4, async (file, page) => {
		if (page.watched === undefined)
			await page.addInitScript(watchShift);
		page.watched = true;
		// a busy machine may draw between two scripts; what moves for readers does so again
		const moves = await shift(page, slow.root + file);
		for (const { rule, text } of moves.length ? await shift(page, slow.root + file) : [])
			findings.push(`${file} at ${viewport.width}: ${text} [${rule}]`);
	});
await browser.close();
for (const it of [server, broken, slow])
	it.close();
close(findings, `nav: ${jobs.length} ways in the browser, breadcrumbs and neighbours of ${list.length} ` +
	`pages, nothing moves on ${moving.length} pages at 3 widths`);
