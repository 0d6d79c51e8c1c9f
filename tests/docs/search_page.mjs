// SPDX-License-Identifier: MIT
// The search control in headless Chromium, from the file system: results within 10 ms of the key in
// the middle, and within 60 of the first key, when the index is made (each the best of three visits);
// no request but for its own two files, the pattern of a combo box, axe-core with open results in
// light and dark; the theme that was chosen stays, and the switch of languages keeps the place.
import fs from "node:fs";
import { SITE, close, pages, read } from "./lib/site.mjs";
import { FAULTS, NARROW, WIDE, address, brokenCopy, launch } from "./lib/browser.mjs";
import { packageFile } from "./lib/npm.mjs";
import { unseen } from "./lib/faults.mjs";

const LIMIT = 10, FIRST = 60; // ms
const axe = fs.readFileSync(packageFile("axe-core", "axe.min.js"), "utf8");

// Notes when a key reaches the field and when the results that follow from it are in the page.
function watch() {
	const times = [];
	let begun = 0;
	document.addEventListener("keydown", event => {
		begun = event.ctrlKey || event.key === "Control" ? 0 : performance.now();
	}, true);
	document.addEventListener("beforeinput", () => { begun = begun || performance.now(); }, true);
	new MutationObserver(() => {
		if (begun > 0 && document.querySelector("[role=option]") !== null)
			times.push(performance.now() - begun);
		begun = 0;
	}).observe(document.querySelector(".search"), { childList: true, subtree: true });
	globalThis.searchTimes = times;
}

// The median and the longest time of the keys of some queries, once the data is there.
async function times(page, url) {
	await page.goto(url);
	await page.keyboard.press("/");
	await page.waitForSelector("[role=combobox]", { timeout: 5000 });
	await page.evaluate(watch);
	for (const query of ["add integers", "rounding mode", "mvo", "register", "10000000????", "相加"]) {
		await page.keyboard.press("Control+A");
		for (const key of query) {
			await (key < "\x7f" ? page.keyboard.press(key) : page.keyboard.insertText(key));
			await page.waitForTimeout(5);
		}
	}
	const found = await page.evaluate(() => globalThis.searchTimes), first = found[0];
	found.sort((a, b) => a - b);
	return { first, count: found.length, median: found[Math.floor(found.length / 2)] ?? Infinity,
		most: found.at(-1) ?? Infinity };
}

async function speed(page, url, tell = () => {}) {
	const found = await times(page, url);
	for (let visit = 0; visit < 2 && (found.first > FIRST || found.median > LIMIT); visit++) {
		const next = await times(page, url);
		found.first = Math.min(found.first, next.first);
		found.median = Math.min(found.median, next.median);
	}
	tell(found);
	const slow = found.count < 10 ? "there are no results" : found.median > LIMIT
		? `half of the results take ${found.median.toFixed(0)} ms or more, at most ${LIMIT}`
		: found.first > FIRST ? `the first result takes ${found.first.toFixed(0)} ms, at most ${FIRST}` : "";
	return slow === "" ? [] : [{ rule: "speed", text: slow }];
}

// The state of the combo box as assistive technology sees it.
function state() {
	const input = document.querySelector("[role=combobox]");
	const list = document.getElementById(input.getAttribute("aria-controls"));
	const active = document.getElementById(input.getAttribute("aria-activedescendant"));
	return { expanded: input.getAttribute("aria-expanded"), role: list?.getAttribute("role"),
		named: (list?.getAttribute("aria-label") ?? "") !== "",
		shown: list?.checkVisibility() ?? false, options: list?.children.length ?? 0,
		active: active ? [...list.children].indexOf(active) : -1,
		selected: [...list.children].findIndex(it => it.getAttribute("aria-selected") === "true"),
		told: document.querySelector(".search [role=status]")?.textContent ?? "",
		focus: document.activeElement === input };
}

async function combobox(page, url) {
	const findings = [];
	const expect = (what, found) =>
		found || findings.push({ rule: "combobox", text: `expected ${what}` });
	await page.goto(url);
	await page.keyboard.press("/");
	await page.waitForSelector("[role=combobox]", { timeout: 5000 });
	await page.keyboard.type("add");
	await page.waitForSelector("[role=option]", { timeout: 5000 });
	let now = await page.evaluate(state);
	expect("an open list with a name", now.expanded === "true" && now.shown && now.named);
	expect("a list box with options", now.role === "listbox" && now.options > 1);
	expect("the number of results told", now.told.includes(String(now.options)));
	expect("no result chosen at first", now.active === -1 && now.selected === -1);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	now = await page.evaluate(state);
	expect("two arrows at the second result", now.active === 1 && now.selected === 1 && now.focus);
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	now = await page.evaluate(state);
	expect("the arrows to go round", now.active === now.options - 1 && now.selected === now.active);
	await page.keyboard.press("Escape");
	now = await page.evaluate(state);
	expect("Escape to close the list", now.expanded === "false" && !now.shown && now.focus);
	await page.keyboard.press("Control+A");
	await page.keyboard.type("qqqqqqqq");
	now = await page.evaluate(state);
	expect("nothing found said", now.options === 0 && now.told !== "" && now.expanded === "false");
	return findings;
}

async function accessible(page, url) {
	const findings = [];
	await page.goto(url);
	await page.keyboard.press("/");
	await page.waitForSelector("[role=combobox]", { timeout: 5000 });
	await page.keyboard.type("add");
	await page.waitForSelector("[role=option]", { timeout: 5000 });
	await page.keyboard.press("ArrowDown");
	await page.evaluate(axe);
	const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
	if (wide)
		findings.push({ rule: "wide", text: "the page scrolls sideways with open results" });
	for (const { id, nodes } of (await page.evaluate(() =>
		globalThis.axe.run(document.querySelector(".top")))).violations)
		findings.push({ rule: id, text: nodes[0].html.slice(0, 100) });
	return findings;
}

// The chosen theme is there on the next page, before anything of it is drawn.
async function theme(page, url) {
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto(url);
	const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await paper();
	await page.click(".theme");
	const dark = await paper();
	const pressed = await page.getAttribute(".theme", "aria-pressed");
	await page.goto(url);
	const again = await paper();
	await page.click(".theme");
	const back = await paper();
	return dark !== light && again === dark && back === light && pressed === "true" ? []
		: [{ rule: "theme", text: "the theme switch does not switch, or is forgotten" }];
}

async function place(page, url) {
	await page.goto(url);
	const id = await page.evaluate(() => [...document.querySelectorAll("main h2[id]")].at(-1).id);
	await page.goto(url + "#" + id);
	await page.waitForFunction(it => [...document.querySelectorAll(".languages a")]
		.every(link => link.hash === "#" + it), id, { timeout: 5000 }).catch(() => {});
	const links = await page.evaluate(() =>
		[...document.querySelectorAll(".languages a")].map(link => link.getAttribute("href")));
	return links.every(link => link.endsWith("#" + id)) ? []
		: [{ rule: "place", text: `the switch of languages leads to ${links}, not to #${id}` }];
}

const CASES = [
	["results that take long", "speed", speed, { js: "\ndocument.addEventListener('input', () => {" +
		" const end = performance.now() + 80; while (performance.now() < end); }, true);\n" }],
	["a first result that takes long", "speed", speed, { js:
		"\ndocument.addEventListener('input', () => { const end = performance.now() + 100; " +
		"while (performance.now() < end); }, { capture: true, once: true });\n" }],
	["results without a role", "combobox", combobox, { js: "\nnew MutationObserver(() => document" +
		".querySelector('#found')?.setAttribute('role', 'list')).observe(document, " +
		"{ childList: true, subtree: true });\n" }],
	["faint results", "color-contrast", accessible, { css: "\n.found .about { color: #bbb }\n" }],
	["results that reach out of the window", "wide", accessible,
		{ css: "\n.found { position: static; width: 3000px }\n" }],
	["theme that is forgotten", "theme", theme, { js: "\nlocalStorage.clear = 0; " +
		"addEventListener('click', () => localStorage.removeItem('theme'));\n" }],
	["fragment that gets lost", "place", place, { js: "\nObject.defineProperty(" +
		"HTMLAnchorElement.prototype, 'href', { set() {} });\n" }],
];

const browser = await launch();
const families = pages().filter(file => /[\\/]insn-[^\\/]*$/.test(file));
const folders = [...new Set(families.map(file => file.replace(/[^\\/]*$/, "")))];
const findings = [];
const longest = [];
const told = [], firsts = [];
for (const folder of folders) {
	const file = families.find(name => name.startsWith(folder));
	const context = await browser.newContext({ viewport: WIDE });
	const page = await context.newPage();
	const requests = [];
	page.on("request", request => requests.push(request.url()));
	const add = list => findings.push(...list.map(({ rule, text }) => `${file}: ${text} [${rule}]`));
	add(await speed(page, address(file), ({ first, median, most }) => {
		firsts.push(first);
		told.push(median);
		longest.push(most);
	}));
	const foreign = requests.filter(url => !url.startsWith("file:") && !url.startsWith("data:"));
	const own = requests.filter(url => /search(-data)?\.js$/.test(url));
	const loads = requests.filter(url => url === address(file)).length; // speed may try again
	if (foreign.length > 0 || own.length !== 2 * loads)
		findings.push(`${file}: the search makes the requests ${requests.join(" ")}`);
	add(await combobox(page, address(file)));
	add(await theme(page, address(file)));
	add(await place(page, address(file)));
	const views = folder === folders[0] ? [WIDE, NARROW] : [NARROW];
	for (const viewport of views)
		for (const colorScheme of views.length > 1 ? ["light", "dark"] : ["dark"]) {
			await page.setViewportSize(viewport);
			await page.emulateMedia({ colorScheme });
			add(await accessible(page, address(file)));
		}
	await context.close();
}
// Of one in several languages, where there is one: there is nothing to switch in the others.
const sample = families.find(file => /class="languages"/.test(read(file))) ?? families[0];
for (const [at, [fault, rule, check, change]] of CASES.entries()) {
	const context = await browser.newContext({ viewport: NARROW });
	const page = await context.newPage();
	const copy = brokenCopy(sample, "search" + at, change);
	const folder = sample.replace(/[^\\/]*$/, "");
	fs.copyFileSync(`${SITE}/${folder}search-data.js`, `${FAULTS}/search${at}/${folder}search-data.js`);
	findings.push(...unseen(fault, rule, await check(page, address(copy, FAULTS))));
	await context.close();
}
await browser.close();
close(findings, `search in the page: ${folders.length} sets of pages, first result after at most ` +
	`${Math.max(...firsts).toFixed(0)} ms, then ${Math.max(...told).toFixed(0)} ms in the middle, ${Math.max(...longest).toFixed(0)} ms at most`);
