// SPDX-License-Identifier: MIT
// A page of each kind by keyboard alone: the skip link, Tab to everything in the order of the page with
// a focus that is seen, and on one page the search: `/`, arrows, Enter, Escape.
import { SITE, close, kind, onePerKind, pages, read } from "./lib/site.mjs";
import { FAULTS, NARROW, WIDE, address, brokenCopy, each, launch } from "./lib/browser.mjs";
import { inMain, unseen } from "./lib/faults.mjs";

// Numbers everything that answers to a reader, and from now on notes what the focus comes to and
// whether it shows there.
function watch() {
	const own = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary";
	const composite = "[role=listbox] *, [role=grid] *, [role=tablist] *, [role=toolbar] *";
	const elements = [...document.querySelectorAll(own + ", [tabindex='0']")].filter(element =>
		element.checkVisibility({ visibilityProperty: true }) && !element.matches(composite) &&
		!(element.matches("[type=radio]") && !element.checked));
	const seen = { elements, order: [], dim: new Map() };
	const shows = element => {
		const style = getComputedStyle(element);
		return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
			style.outlineStyle === "auto";
	};
	document.addEventListener("focusin", ({ target }) => {
		seen.order.push(elements.indexOf(target));
		if (elements.includes(target) && !shows(target))
			seen.dim.set(target, true);
	});
	globalThis.watched = seen;
	return elements.length;
}

function tell() {
	const { elements, order, dim } = globalThis.watched;
	const name = element => element.outerHTML.replace(/\s+/g, " ").slice(0, 70);
	const findings = [];
	const reached = new Set(order);
	const missed = elements.filter((_, at) => !reached.has(at));
	if (missed.length > 0)
		findings.push({ rule: "unreachable",
			text: `Tab does not come to ${missed.length} elements, as ${name(missed[0])}` });
	const known = order.filter(at => at >= 0);
	const first = known.findIndex((at, place) => place > 0 && at < known[place - 1]);
	if (first >= 0 && first < elements.length)
		findings.push({ rule: "focus-order",
			text: `the focus goes back to ${name(elements[known[first]])}` });
	// One of each look is looked at closer.
	const looks = new Map();
	for (const element of dim.keys())
		looks.set(element.localName + "." + element.getAttribute("class"), element);
	globalThis.watched.closer = [...looks.values()];
	return findings;
}

// How many points of a picture changed so much that they stand out, 3 to 1, from what they were.
async function changed([before, after]) {
	const pixels = async base64 => {
		const image = new Image();
		image.src = "data:image/png;base64," + base64;
		await image.decode();
		const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
		canvas.drawImage(image, 0, 0);
		return canvas.getImageData(0, 0, image.width, image.height).data;
	};
	const [one, other] = [await pixels(before), await pixels(after)];
	const luminance = (data, at) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
		const value = data[at + channel] / 255;
		return sum + weight * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
	}, 0.05);
	let count = 0;
	for (let at = 0; at < one.length; at += 4) {
		const [a, b] = [luminance(one, at), luminance(other, at)];
		count += Math.max(a, b) / Math.min(a, b) >= 3;
	}
	return count;
}

// Without an outline, a focus may show in another way: enough points around the element change.
async function unseenFocus(page) {
	const findings = [];
	const handles = await page.evaluateHandle(() => globalThis.watched.closer);
	const count = await handles.evaluate(list => list.length);
	for (let at = 0; at < count; at++) {
		const clip = await handles.evaluate((list, which) => {
			document.activeElement.blur();
			list[which].scrollIntoView({ block: "center", inline: "center",
				behavior: "instant" });
			const box = list[which].getBoundingClientRect();
			const [x, y] = [Math.max(0, box.left - 5), Math.max(0, box.top - 5)];
			return { x, y, width: Math.min(innerWidth, box.right + 5) - x,
				height: Math.min(innerHeight, box.bottom + 5) - y };
		}, at);
		if (clip.width <= 0 || clip.height <= 0) {
			findings.push({ rule: "focus-unseen", text: "the focus goes out of the window" });
			continue;
		}
		let points = 0;
		// A busy machine may take the second picture before the focus is drawn.
		for (let wait = 0; wait <= 400 && points < (clip.width + clip.height) / 2; wait += 200) {
			await handles.evaluate(() => document.activeElement.blur());
			const before = await page.screenshot({ clip });
			await handles.evaluate((list, which) => list[which].focus({ preventScroll: true }), at);
			await page.waitForTimeout(wait);
			const after = await page.screenshot({ clip });
			points = await page.evaluate(changed, [before, after].map(png => png.toString("base64")));
		}
		// A line of one point along two sides of the element.
		if (points < (clip.width + clip.height) / 2)
			findings.push({ rule: "focus-unseen", text: "the focus does not show on " +
				await handles.evaluate((list, which) => list[which].outerHTML.slice(0, 60), at) });
	}
	return findings;
}

// Without waiting for the answer to each, which would take most of the time.
async function pressTab(page, times) {
	const session = await page.context().newCDPSession(page);
	const key = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
	for (let at = 0; at < times; at += 50)
		await Promise.all(Array.from({ length: Math.min(50, times - at) }, () => [
			session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key }),
			session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key })]).flat());
	await session.detach();
}

async function tabs(page, url) {
	await page.goto(url);
	const count = await page.evaluate(watch);
	await pressTab(page, count);
	// Browsers stop at regions that scroll as well, and the codec shows more once it is loaded.
	for (let round = 0, more = 1; round < 12 && more > 0; round++) {
		more = await page.evaluate(() => {
			const { elements, order } = globalThis.watched;
			return elements.length - new Set(order.filter(at => at >= 0)).size;
		});
		await pressTab(page, more);
	}
	return [...await page.evaluate(tell), ...await unseenFocus(page)];
}

// The first Tab shows a link that leads to the content; after it, Tab goes on from there.
async function skipLink(page, url) {
	await page.goto(url);
	await page.keyboard.press("Tab");
	const shown = await page.evaluate(() => {
		const box = document.activeElement.getBoundingClientRect();
		return document.activeElement.matches('a[href="#main"]') && box.width > 0 &&
			box.top >= 0 && box.left >= 0;
	});
	if (!shown)
		return [{ rule: "skip-link", text: "the first Tab shows no link to the content" }];
	await page.keyboard.press("Enter");
	const there = await page.evaluate(() => document.activeElement.id === "main");
	await page.keyboard.press("Tab");
	const inside = there || await page.evaluate(() =>
		document.querySelector("main").contains(document.activeElement));
	return inside ? [] : [{ rule: "skip-link", text: "the skip link does not lead to the content" }];
}

const active = page => page.evaluate(() => document.activeElement.getAttribute("role") ??
	document.activeElement.localName);

// `word` is a mnemonic, `target` the page that Enter must lead to.
async function search(page, url, word, target) {
	const report = text => [{ rule: "search", text }];
	await page.goto(url);
	await page.keyboard.press("/");
	if (!/combobox|input|searchbox/.test(await active(page)))
		return report("`/` does not bring the focus to the search");
	await page.keyboard.type(word);
	const option = page.locator("[role=option]").first();
	try {
		await option.waitFor({ timeout: 5000 });
	} catch {
		return report(`no results for ${word}`);
	}
	await page.keyboard.press("Escape");
	if (await option.isVisible())
		return report("Escape leaves the results open");
	await page.keyboard.press("/");
	await page.keyboard.press("Control+A");
	await page.keyboard.type(word);
	await option.waitFor();
	await page.keyboard.press("ArrowDown");
	const chosen = await page.evaluate(() => document.querySelectorAll("[role=option]" +
		"[aria-selected=true]").length);
	if (chosen !== 1)
		return report(`${chosen} results are marked as selected after the arrow`);
	await page.keyboard.press("Enter");
	try {
		await page.waitForURL(there => there.pathname.endsWith("/" + target), { timeout: 5000 });
	} catch {
		return report(`Enter leads to ${page.url().replace(/.*\//, "")}, not ${target}`);
	}
	return [];
}

const CASES = [
	["focus without outline", "focus-unseen", tabs,
		{ css: "\n* { outline: none !important }\n" }],
	["link out of the keyboard's reach", "unreachable", tabs,
		{ page: inMain('<a href="index.html" tabindex="-1">x</a>') }],
	["Tab is caught", "unreachable", tabs,
		{ js: '\naddEventListener("keydown", e => e.key === "Tab" && e.preventDefault());\n' }],
	["order other than that of the page", "focus-order", tabs,
		{ page: inMain('<a href="index.html" tabindex="2">x</a>') }],
	["no skip link", "skip-link", skipLink,
		{ page: text => text.replace('href="#main"', 'href="index.html"') }],
	["`/` is caught", "search", search,
		{ js: '\naddEventListener("keydown", e => e.key === "/" && ' +
			"e.stopImmediatePropagation(), true);\n" }],
];

const browser = await launch();
const list = onePerKind("middle").filter(file => kind(file) !== "site-404");
const findings = [];
for (const viewport of [WIDE, NARROW])
	await each(browser, list, { viewport }, 2, async (file, page) => {
		const found = await tabs(page, address(file));
		if (/class="skip"/.test(read(file)))
			found.push(...await skipLink(page, address(file)));
		else if (kind(file) !== "isa-index")
			found.push({ rule: "skip-link", text: "there is no skip link" });
		findings.push(...found.map(({ rule, text }) => `${file}: ${text} [${rule}]`));
	});

// The page of the family in the middle of each instruction set, searched by its own name.
const original = list.find(file => kind(file) === "insn");
const [, name] = /<h1[^>]*>([^<]*)/.exec(read(original));
const target = original.replace(/.*\//, "");
const asked = pages().filter(file => /\/index\.html$/.test(file) && file.startsWith(
	original.replace(/[^/]*$/, "")));
await each(browser, asked, { viewport: WIDE }, 1, async (file, page) => {
	for (const { text } of await search(page, address(file), name, target))
		findings.push(`${file}: ${text} [search]`);
});
await each(browser, CASES.map((_, at) => at), { viewport: WIDE }, 2, async (at, page) => {
	const [fault, rule, check, change] = CASES[at];
	const copy = brokenCopy(original, at, change);
	findings.push(...unseen(fault, rule, await check(page, address(copy, FAULTS), name, target)));
});
await browser.close();
close(findings, `keyboard: ${list.length} pages of ${new Set(list.map(kind)).size} kinds, search`);
