// SPDX-License-Identifier: MIT
// What stands in rows, in Chromium: an address that names a row of a table ends below the head of the
// table, which stays at the top of the window; numbers of lists have their room, also in columns; the
// state of many lanes fits in its box.
import { close, kind, language, onePerKind, pages } from "./lib/site.mjs";
import { FAULTS, WIDE, address, brokenCopy, each, launch } from "./lib/browser.mjs";

const findings = [];
const counts = { rows: 0, numbers: 0, lanes: 0 };

// Ids in the rows of tables with a head: the middle and the last one of each table.
function idsOfRows() {
	return [...document.querySelectorAll("main table:has(> thead)")].flatMap(table => {
		const ids = [...table.querySelectorAll("tbody [id]")].filter(it => it.checkVisibility());
		return ids.length ? [ids[ids.length >> 1].id, ids.at(-1).id] : [];
	});
}

// Whether the head of the table covers what has the id, or all of it is outside of the window.
function isHidden(id) {
	const node = document.getElementById(id), row = node.closest("tr");
	const [box, place] = [row, node].map(it => it.getBoundingClientRect());
	const head = row.closest("table").querySelector("thead th").getBoundingClientRect();
	return place.top < head.bottom - 2 || box.top < head.bottom - 2 || place.top > innerHeight;
}

async function rows(page, url, file) {
	await page.goto(url);
	const ids = (await page.evaluate(idsOfRows)).slice(0, 6), wrong = [];
	for (const id of ids) {
		await page.goto("about:blank");
		await page.goto(`${url}#${id}`);
		await page.waitForTimeout(400); // the frames of tables learn whether they fit
		await page.evaluate(it => { location.hash = ""; location.hash = it; }, id);
		await page.waitForTimeout(50);
		counts.rows++;
		if (await page.evaluate(isHidden, id))
			wrong.push(`${file}: #${id} ends below the head of its table [row]`);
	}
	return wrong;
}

// Numbers of lists stand left of their entries: in columns only the margin of the entry is free.
function clipped() {
	const lists = [...document.querySelectorAll("main ol")].filter(list => list.checkVisibility() &&
		getComputedStyle(list).listStyleType === "decimal");
	const wrong = [];
	let count = 0;
	for (const list of lists) {
		const style = getComputedStyle(list), entries = [...list.children];
		const room = style.columnWidth === "auto" && style.columnCount === "auto"
			? parseFloat(style.paddingLeft) : 0;
		entries.forEach((entry, at) => {
			count++;
			const own = getComputedStyle(entry);
			const need = (String(at + (list.start || 1)).length + 1) * 0.6 * parseFloat(own.fontSize);
			if (room + parseFloat(own.marginLeft) < need)
				wrong.push(at + 1);
		});
	}
	return { wrong, count };
}

async function numbers(page, url, file) {
	await page.goto(url);
	const { wrong, count } = await page.evaluate(clipped);
	counts.numbers += count;
	return wrong.length ? [`${file}: no room for the numbers ${wrong.slice(0, 5)} [number]`] : [];
}

const LANES = "#text=IADD%20R0%2C%20R1%2C%20R2%3B&set=R1%20%3D%20laneid%2C%20R2%20%3D%20laneid&steps=1";
const CASE = "#text=IADD%20R0%2C%20R1%2C%20R2%3B&case=R1%20%3D%20laneid%20-%3E%20R0%20%3D%20laneid";

// The box and the table in it, where all lanes are shown.
async function lanes(page, url, file) {
	await page.goto("about:blank");
	await page.goto(url);
	await page.locator("#run-result .lanes").first().waitFor();
	const boxes = await page.evaluate(() => [...document.querySelectorAll("#run-result .scroll")]
		.map(box => [box.clientWidth, box.scrollWidth]));
	counts.lanes += boxes.length;
	return boxes.filter(([box, table]) => table > box)
		.map(([box, table]) => `${file}: lanes need ${table} of ${box} pixels [lanes]`);
}

const list = onePerKind().filter(file => language(file) === "en");
const browser = await launch();
await each(browser, list, { viewport: WIDE }, 2, async (file, page) =>
	findings.push(...await rows(page, address(file), file), ...await numbers(page, address(file), file)));
const codec = pages().find(file => /^gpu.en.codec\.html$/.test(file));
await each(browser, codec ? [LANES, CASE] : [], { viewport: WIDE }, 1, async (hash, page) =>
	findings.push(...await lanes(page, address(codec) + hash, codec)));

const named = what => list.find(file => kind(file) === what);
const CASES = [
	["a row under the head", "row", named("bits"), rows, "\n[id] { scroll-margin-top: 0 !important }"],
	["numbers without room", "number", named("encoding"), numbers, "\n.gaps li { margin-left: 1rem }"],
];
await each(browser, CASES, { viewport: WIDE }, 1, async ([name, rule, file, test, css], page) => {
	const copy = brokenCopy(file, `rows-${rule}`, { css });
	const found = await test(page, address(copy, FAULTS), copy);
	if (!found.some(text => text.endsWith(`[${rule}]`)))
		findings.push(`seeded fault: ${name} is not seen`);
});
await browser.close();
for (const [what, count] of Object.entries(counts))
	if (count === 0 && (what !== "lanes" || codec))
		findings.push(`there are no ${what}`);
close(findings, `rows: ${counts.rows} addresses of rows, ${counts.numbers} numbers of lists, ` +
	`${counts.lanes} states of lanes`);
