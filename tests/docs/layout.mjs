// SPDX-License-Identifier: MIT
// The pages of instructions as they are seen: semantics are whole and come early, nothing but a table
// scrolls or is cut, nothing but a long table is folded, and that prints and is open without scripts;
// the number of nodes, addresses that open folded tables and select forms, the switch between forms by
// mouse and keyboard, and the paper that they are printed on.
//   DEEP=1    all instructions of all languages, not every third
import path from "node:path";
import { close, kind, language, onePerKind, pages } from "./lib/site.mjs";
import { FAULTS, address, brokenCopy, each, launch } from "./lib/browser.mjs";

const WIDE = { width: 1280, height: 800 }, PHONE = { width: 390, height: 844 };
const WINDOWS = [WIDE, PHONE];
// Pixels from the top at which the semantics of nine of ten pages end, in the wide window.
const SEMANTICS = 1400;
const NODES = 1400, ROWS = 12;

// What is true of the page that is shown.
function seen() {
	// What runs the codec is not shown without scripts.
	const folds = [...document.querySelectorAll("main details")].filter(f => f.checkVisibility());
	const code = [...document.querySelectorAll("main pre.code")].at(-1);
	return { nodes: document.getElementsByTagName("*").length,
		semantics: code ? Math.round(code.getBoundingClientRect().bottom + scrollY) : 0,
		folds: folds.length, open: folds.filter(fold => fold.open).length,
		rows: folds.map(fold => fold.querySelectorAll("tbody tr").length),
		opcodes: document.querySelectorAll(".opcode").length,
		panels: [...document.querySelectorAll(".panel")].filter(p => p.checkVisibility()).length,
		hidden: [...document.querySelectorAll("[data-in]")].filter(row => !row.checkVisibility()).length };
}

// Elements of the page whose content does not fit in them, but for the frames of tables: those that
// scroll, and those that cut it off. What is said to screen readers alone is a pixel wide.
function cut() {
	const list = [];
	for (const node of document.querySelectorAll("main, main *, .beside *")) {
		if (!node.checkVisibility() || node.matches("svg *, textarea, select, option, input, .hidden"))
			continue;
		const style = getComputedStyle(node);
		const clips = axis => style[`overflow${axis}`] !== "visible";
		const isCut = (clips("X") && node.scrollWidth > node.clientWidth + 1) ||
			(clips("Y") && node.scrollHeight > node.clientHeight + 1);
		if (isCut && node.querySelector(":scope > table") === null)
			list.push(`<${node.localName} class="${node.getAttribute("class") ?? ""}"> has ` +
				`${node.clientWidth} x ${node.clientHeight} of ${node.scrollWidth} x ${node.scrollHeight}`);
	}
	for (const svg of document.querySelectorAll("main svg.bits")) {
		const box = svg.getBoundingClientRect();
		if (svg.checkVisibility() && box.right > innerWidth)
			list.push(`<svg> ends at ${Math.round(box.right)} of ${innerWidth}`);
	}
	return list;
}

async function show(page, url, script) {
	await page.goto("about:blank");
	await page.goto(url);
	if (script && /insn-/.test(url)) // page.js adds the side list and buttons after loading
		await page.waitForSelector(".copy", { state: "attached" });
	return await page.evaluate(seen);
}

async function whole(page, file) {
	return (await page.evaluate(cut)).map(text => `${file}: ${text} [cut]`);
}

// A share of the values, here nine of ten, is at most this one.
function quantile(values, share) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

function judge(group, window, list) {
	const findings = [];
	const ends = quantile(list.map(one => one.semantics), 0.9);
	if (window === WIDE && ends > SEMANTICS)
		findings.push(`${group}: the semantics of nine of ten pages end at ${ends}, at most ` +
			`${SEMANTICS} [semantics]`);
	const nodes = quantile(list.map(one => one.nodes), 0.5);
	if (nodes > NODES)
		findings.push(`${group}: ${nodes} nodes in the median, at most ${NODES} [nodes]`);
	return findings;
}

function folded(file, one, script) {
	const findings = [];
	for (const rows of one.rows)
		if (rows <= ROWS)
			findings.push(`${file}: something of ${rows} rows is folded [short]`);
	if (script && one.open > 0)
		findings.push(`${file}: ${one.open} parts are not folded [folded]`);
	if (!script && one.open < one.folds)
		findings.push(`${file}: ${one.folds - one.open} parts are folded without scripts [open]`);
	if (one.panels !== (script ? 1 : one.opcodes))
		findings.push(`${file}: ${one.panels} of ${one.opcodes} opcodes are shown [opcodes]`);
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
	const ids = await page.evaluate(() => [...document.querySelectorAll(".opcode h3")].map(h => h.id));
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
	await page.check("input[name=opcode][value='']");
	const all = await page.evaluate(seen);
	if (all.panels !== all.opcodes)
		findings.push(`${file}: 'All opcodes' shows ${all.panels} of ${all.opcodes} [switch]`);
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

// What is folded prints: every row of every table is on the paper, while the parts stay closed.
async function printed(page, url, file) {
	await page.emulateMedia({ media: "print" });
	await page.goto(url);
	const missing = await page.evaluate(() => [...document.querySelectorAll("main tr:not([hidden])")]
		.filter(row => !row.checkVisibility({ contentVisibilityAuto: true }) ||
			row.getBoundingClientRect().height === 0).length);
	await page.emulateMedia({ media: null });
	return missing ? [`${file}: ${missing} rows are not printed [print]`] : [];
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
const findings = [], ends = [];
for (const javaScriptEnabled of [true, false])
	for (const window of javaScriptEnabled ? WINDOWS : WINDOWS.slice(0, 1)) {
		const groups = new Map();
		await each(browser, list, { viewport: window, javaScriptEnabled }, 2, async (file, page) => {
			const one = await show(page, address(file), javaScriptEnabled);
			findings.push(...folded(file, one, javaScriptEnabled), ...await whole(page, file));
			groups.set(groupOf(file), [...groups.get(groupOf(file)) ?? [], one]);
		});
		for (const [group, found] of groups) {
			findings.push(...judge(group, window, found));
			if (javaScriptEnabled && window === WIDE)
				ends.push(`${group} ${quantile(found.map(one => one.semantics), 0.9)}`);
		}
	}
// The other pages: one of each kind.
const others = onePerKind().filter(file => kind(file) !== "insn" && language(file) !== "");
for (const window of WINDOWS)
	await each(browser, others, { viewport: window }, 2, async (file, page) => {
		await show(page, address(file), true);
		await page.waitForTimeout(300);
		findings.push(...await whole(page, file));
	});

const named = name => insns.filter(file => file.endsWith(`en/insn-${name}.html`));
const several = [...named("iadd"), ...named("ffma"), ...named("add")];
await each(browser, several, { viewport: WIDE }, 2, async (file, page) => {
	findings.push(...await switching(page, address(file), file), ...await opening(page, address(file), file));
});
await each(browser, several, {}, 2, async (file, page) => {
	findings.push(...await printed(page, address(file), file), ...await paper(page, address(file), file));
});
await each(browser, pages().filter(file => kind(file) === "opcode-map"), {}, 2, async (file, page) =>
	findings.push(...await paper(page, address(file), file)));

// ---- the test sees faults ----

const FAULT = several[0];
const CASES = [
	["a part that stays open", "folded", { js: '\naddEventListener("load", () => ' +
		'document.querySelector("details.fold").open = true);' }],
	["a short part that is folded", "short", { page: text => text.replace('<h2 id="fields">',
		'<details class="fold" open><summary>x</summary><p>y</p></details><h2 id="fields">') }],
	["all opcodes at once", "opcodes", { css: "\nhtml .opcodes .opcode.part .panel { display: block !important }" }],
	["semantics in a window", "cut", { css: "\npre.code { max-height: 3rem; overflow-y: auto }" }],
	["semantics that are cut", "cut", { css: "\npre.code { max-height: 3rem; overflow: hidden }" }],
	["a drawing that is too wide", "cut", { css: "\nsvg.bits { min-width: 90rem }" }],
	["semantics that come late", "semantics", { css: "\n#semantics { margin-top: 1500px !important }" }],
	["too many nodes", "nodes", { page: text => text.replace("</main>", "<br>".repeat(1900) + "</main>") }],
	["a form that its address does not select", "switch",
		{ page: text => text.replace(/value="opcode-/g, 'value="other-') }],
	["a fold that its address does not open", "opening",
		{ js: '\nfor (const on of ["load", "hashchange"]) addEventListener(on, () => ' +
			'document.querySelectorAll("details.fold").forEach((fold) => (fold.open = false)));' }],
	["a table that is not printed", "print",
		{ css: "\n@media print { details::details-content { content-visibility: hidden !important } }" }],
	["wider than the paper", "paper", { css: "\nmain { width: 900px }" }],
];
await each(browser, CASES.map((_, at) => at), { viewport: WIDE }, 2, async (at, page) => {
	const [name, rule, change] = CASES[at];
	const copy = brokenCopy(FAULT, `layout${at}`, change), url = address(copy, FAULTS);
	const one = await show(page, url, true);
	const more = { switch: switching, opening, print: printed }[rule] ?? paper;
	const found = [...folded(copy, one, true), ...judge("", WIDE, [one]), ...await whole(page, copy),
		...await more(page, url, copy)];
	if (!found.some(text => text.endsWith(`[${rule}]`)))
		findings.push(`seeded fault: ${name} is not seen`);
});
await browser.close();
close(findings, `layout: ${list.length} pages; the semantics of nine of ten end at: ${ends.join(", ")}`);
