// The pages of instructions as they are seen: heights with everything folded, the number of nodes, what
// is folded with the script and open without it, addresses that open folded parts and select forms, the
// switch between forms by mouse and keyboard, and the pages that they print on.
//   DEEP=1    all instructions of all languages, not every third
import path from "node:path";
import { close, kind, language, pages } from "./lib/site.mjs";
import { FAULTS, address, brokenCopy, each, launch } from "./lib/browser.mjs";

const WINDOWS = [{ width: 1280, height: 800, most: 1600, all: 3200 },
	{ width: 390, height: 844, most: 3200, all: 6400 }];
const NODES = 1200, SHEETS = 3;

// What is true of the page that is shown, for heights and nodes.
function seen() {
	// What runs the codec is not shown without scripts.
	const folds = [...document.querySelectorAll("details.fold")].filter(f => f.checkVisibility());
	return { height: document.documentElement.scrollHeight,
		nodes: document.getElementsByTagName("*").length,
		folds: folds.length, open: folds.filter(fold => fold.open).length,
		forms: document.querySelectorAll(".form").length,
		panels: [...document.querySelectorAll(".panel")].filter(p => p.checkVisibility()).length,
		hidden: [...document.querySelectorAll("[data-in]")].filter(row => !row.checkVisibility()).length };
}

async function show(page, url, script) {
	await page.goto("about:blank");
	await page.goto(url);
	if (script) // page.js adds the side list and buttons after loading
		await page.waitForSelector(".copy", { state: "attached" });
	return await page.evaluate(seen);
}

// A share of the values, here nine of ten, is at most this one.
function quantile(values, share) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function judge(group, window, list) {
	const findings = [];
	const heights = list.map(one => one.height);
	if (quantile(heights, 0.9) > window.most)
		findings.push(`${group}: nine of ten pages are ${quantile(heights, 0.9)} high, ` +
			`at most ${window.most} at ${window.width} [heights]`);
	if (Math.max(...heights) > window.all)
		findings.push(`${group}: a page is ${Math.max(...heights)} high, at most ${window.all} ` +
			`at ${window.width} [height]`);
	if (quantile(list.map(one => one.nodes), 0.5) > NODES)
		findings.push(`${group}: ${quantile(list.map(one => one.nodes), 0.5)} nodes in the median, ` +
			`at most ${NODES} [nodes]`);
	return findings;
}

function folded(file, one, script) {
	const findings = [];
	if (script && one.open > 0)
		findings.push(`${file}: ${one.open} parts are not folded [folded]`);
	if (!script && one.open < one.folds)
		findings.push(`${file}: ${one.folds - one.open} parts are folded without scripts [open]`);
	if (one.panels !== (script ? 1 : one.forms))
		findings.push(`${file}: ${one.panels} of ${one.forms} forms are shown [forms]`);
	if (!script && one.hidden > 0)
		findings.push(`${file}: ${one.hidden} fields are hidden without scripts [fields]`);
	return findings;
}

// ---- addresses, the switch ----

// The form that is shown, and whether all and only its fields are.
function shownForm() {
	const panels = [...document.querySelectorAll(".panel")].filter(p => p.checkVisibility());
	const id = panels.length === 1 ? panels[0].parentElement.querySelector("h3").id : "";
	const fold = document.querySelector("table.fields tr[data-in]")?.closest("details");
	const wrong = [...document.querySelectorAll("tr[data-in]")].filter(row =>
		row.hidden === row.dataset.in.split(" ").includes(id));
	const drawn = panels[0]?.querySelectorAll("svg a").length;
	const focus = document.activeElement.id || document.activeElement.value;
	return { id, wrong: id === "" ? -1 : wrong.length, drawn, focus, open: fold?.open,
		hash: location.hash.slice(1), y: scrollY };
}

async function switching(page, url, file) {
	const findings = [];
	const is = (what, form, want) => {
		if (form.id !== want || form.wrong > 0 || !(form.drawn > 3))
			findings.push(`${file}: ${what} shows '${form.id}' with ${form.drawn} cells and ` +
				`${form.wrong} wrong fields, not '${want}' [switch]`);
	};
	await page.goto(url);
	const ids = await page.evaluate(() => [...document.querySelectorAll(".form h3")].map(h => h.id));
	is("the page", await page.evaluate(shownForm), ids[0]);
	await page.click(`#${CSS(ids[1])} label`);
	is("a click", await page.evaluate(shownForm), ids[1]);
	await page.keyboard.press("ArrowRight");
	const third = await page.evaluate(shownForm);
	is("the arrow key", third, ids[2]);
	if (third.hash !== ids[2])
		findings.push(`${file}: the address is '${third.hash}' after choosing '${ids[2]}' [switch]`);
	await page.goto("about:blank");
	await page.goto(`${url}#${ids[1]}`);
	is("the address", await page.evaluate(shownForm), ids[1]);
	const other = await page.evaluate(() => document.querySelector("tr[hidden]")?.id);
	if (other) {
		await page.evaluate(id => { location.hash = id; }, other);
		await page.waitForTimeout(50);
		const visible = await page.evaluate(id => document.getElementById(id).checkVisibility(), other);
		if (!visible)
			findings.push(`${file}: the address of '${other}' does not show it [field-address]`);
	}
	await page.check("input[name=form][value='']");
	const all = await page.evaluate(seen);
	if (all.panels !== all.forms)
		findings.push(`${file}: 'all forms' shows ${all.panels} of ${all.forms} [switch]`);
	return findings;
}
const CSS = id => id.replace(/[^\w-]/g, "\\$&");

// Each id in a folded part: its address opens the part.
async function opening(page, url, file) {
	const findings = [];
	await page.goto("about:blank");
	await page.goto(url);
	const ids = await page.evaluate(() => [...document.querySelectorAll("details.fold")].map(fold =>
		(fold.querySelector(":scope > :not(summary) [id], :scope > :not(summary)[id]") ??
			fold.querySelector("[id]"))?.id).filter(Boolean));
	for (const id of ids) {
		await page.goto("about:blank");
		await page.goto(`${url}#${id}`);
		const place = await page.evaluate(wanted => {
			const node = document.getElementById(wanted);
			return { visible: node.checkVisibility(), closed: node.closest("details:not([open])") !== null,
				top: node.getBoundingClientRect().top, height: innerHeight };
		}, id);
		if (!place.visible || place.closed || place.top < 0 || place.top > place.height)
			findings.push(`${file}: the address of '${id}' does not lead to it [opening]`);
	}
	return findings;
}

async function sheets(page, url, file, most) {
	await page.goto(url);
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	const count = (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
	return count >= 1 && count <= most ? [] : [`${file}: prints on ${count} pages, at most ${most} [print]`];
}
// In print nothing is wider than the paper between its margins.
async function paper(page, url, file) {
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: 718, height: 1000 }); // A4 at 96 to the inch, margins of 1 cm
	await page.goto(url);
	const wide = await page.evaluate(() => [...document.querySelectorAll("main *")].filter(node =>
		node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 1).length);
	await page.emulateMedia({ media: null });
	return wide ? [`${file}: ${wide} elements are cut off at the edge of the paper [paper]`] : [];
}

// ---- all of it ----

const groupOf = file => file.split(path.sep).slice(0, 2).join("/");
const every = process.env.DEEP ? 1 : 3;
const browser = await launch();
const insns = pages().filter(file => kind(file) === "insn" && language(file) !== "");
const list = insns.filter((_, at) => at % every === 0);
const findings = [], tallest = [];
for (const javaScriptEnabled of [true, false])
	for (const window of javaScriptEnabled ? WINDOWS : WINDOWS.slice(0, 1)) {
		const groups = new Map();
		await each(browser, list, { viewport: window, javaScriptEnabled }, 2, async (file, page) => {
			const one = await show(page, address(file), javaScriptEnabled);
			findings.push(...folded(file, one, javaScriptEnabled));
			groups.set(groupOf(file), [...groups.get(groupOf(file)) ?? [], one]);
		});
		for (const [group, found] of groups) {
			// Without the script everything is open, so only the nodes are bounded.
			const bounds = javaScriptEnabled ? window : { ...window, most: Infinity, all: Infinity };
			findings.push(...judge(group, bounds, found));
			if (javaScriptEnabled)
				tallest.push(`${group} ${quantile(found.map(one => one.height), 0.9)}`);
		}
	}

const named = name => insns.filter(file => file.endsWith(`en/insn-${name}.html`));
const several = [...named("iadd"), ...named("ffma"), ...named("add")];
await each(browser, several, { viewport: WINDOWS[0] }, 2, async (file, page) => {
	findings.push(...await switching(page, address(file), file), ...await opening(page, address(file), file));
});
await each(browser, several, {}, 2, async (file, page) => {
	findings.push(...await sheets(page, address(file), file, SHEETS),
		...await paper(page, address(file), file));
});
await each(browser, pages().filter(file => kind(file) === "opcode-map"), {}, 2, async (file, page) =>
	findings.push(...await paper(page, address(file), file)));

// ---- the test sees faults ----

const FAULT = several[0];
const CASES = [
	["a part that stays open", "folded", { js: '\naddEventListener("load", () => ' +
		'document.querySelector("details.fold").open = true);' }],
	["all forms at once", "forms", { css: "\nhtml .forms .form.part .panel { display: block !important }" }],
	["a page that is too high", "height", { css: "\nmain { min-height: 4000px }" }],
	["too many nodes", "nodes", { page: text => text.replace("</main>", "<br>".repeat(1500) + "</main>") }],
	["a form that its address does not select", "switch",
		{ page: text => text.replace(/value="opcode-/g, 'value="other-') }],
	["a fold that its address does not open", "opening",
		{ js: '\nfor (const on of ["load", "hashchange"]) addEventListener(on, () => ' +
			'document.querySelectorAll("details.fold").forEach((fold) => (fold.open = false)));' }],
	["too much to print", "print", { css: "\nh2 { break-before: page }" }],
	["wider than the paper", "paper", { css: "\nmain { width: 900px }" }],
];
await each(browser, CASES.map((_, at) => at), { viewport: WINDOWS[0] }, 2, async (at, page) => {
	const [name, rule, change] = CASES[at];
	const copy = brokenCopy(FAULT, `layout${at}`, change), url = address(copy, FAULTS);
	const one = await show(page, url, false);
	const found = [...folded(copy, one, true), ...judge("", WINDOWS[0], [one]),
		...await (rule === "switch" ? switching : rule === "opening" ? opening : rule === "print" ?
			(p, u, f) => sheets(p, u, f, SHEETS) : paper)(page, url, copy)];
	if (!found.some(text => text.endsWith(`[${rule}]`)))
		findings.push(`seeded fault: ${name} is not seen`);
});
await browser.close();
close(findings, `layout: ${list.length} pages; nine of ten are at most so high, wide then narrow: ` +
	tallest.join(", "));
