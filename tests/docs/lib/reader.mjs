// SPDX-License-Identifier: MIT
// A reader at a browser, who acts by mouse or by keyboard alone and whose acts are counted. Chromium is
// driven over its own protocol, Firefox over WebDriver BiDi; the reader cannot tell.
import fs from "node:fs";
import zlib from "node:zlib";
import { load } from "./npm.mjs";

const PLACES = {
	chromium: [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser",
		"/usr/bin/google-chrome"],
	firefox: [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
};
const ARGUMENTS = {
	chromium: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync"],
	firefox: [],
};
const MOST_TABS = 400;

// Of a browser that runs no script of a page.
const SCRIPTLESS = {
	chromium: { args: ["--blink-settings=scriptEnabled=false"] },
	firefox: { extraPrefsFirefox: { "javascript.enabled": false } },
};

// The browser, or null if it is not installed.
export async function start(name, { script = true } = {}) {
	const puppeteer = load("puppeteer-core");
	const executablePath = PLACES[name].find(file => file && fs.existsSync(file));
	if (executablePath === undefined)
		return null;
	const { args = [], ...rest } = script ? {} : SCRIPTLESS[name];
	return await puppeteer.launch({ browser: name === "chromium" ? "chrome" : name, executablePath,
		headless: true, args: [...ARGUMENTS[name], ...args], ...rest });
}

// In the page: the elements that answer to a reader and are seen, with their names.
function controls(scope) {
	const all = "a[href], button, summary, input, select, textarea, [role=tab], [role=option], [tabindex]";
	const named = element => (element.getAttribute("aria-label") ??
		(element.labels?.[0]?.textContent || element.textContent || element.placeholder || ""))
		.replace(/\s+/g, " ").trim();
	const seen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
	return [...document.querySelectorAll(scope)].flatMap(root =>
		[...root.matches(all) ? [root] : [], ...root.querySelectorAll(all)])
		.filter(seen).map(element => ({ element, name: named(element) }));
}

// In the page: the first of these controls that has this name.
function named(list, { text, flags }, focused) {
	const fits = flags === null ? name => name === text : name => new RegExp(text, flags).test(name);
	const found = list.filter(({ element, name }) =>
		fits(name) && (!focused || element === document.activeElement));
	return found[0]?.element ?? null;
}

// How many pages a PDF has; Firefox keeps the list of its objects in a compressed part.
function pagesOf(pdf) {
	const text = Buffer.from(pdf).toString("latin1");
	const parts = [text];
	for (const [, part] of text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g))
		parts.push(zlib.inflateSync(Buffer.from(part, "latin1")).toString("latin1"));
	return parts.join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const pattern = name => name instanceof RegExp ? { text: name.source, flags: name.flags }
	: { text: name, flags: null };

export class Reader {
	// by: "mouse" or "keys"; wait: milliseconds until something has to be seen.
	constructor(page, root, { by = "mouse", wait = 15000 } = {}) {
		Object.assign(this, { page, root, by, wait, clicks: 0, keys: 0 });
	}

	static async at(browser, root, options = {}) {
		const page = await browser.newPage();
		await page.setViewport({ width: 1280, height: 800 });
		return new Reader(page, root, options);
	}

	// Where a task begins, with all that comes after the page is shown; not counted.
	async open(address) {
		await this.page.goto("about:blank");
		await this.page.goto(this.root + address, { waitUntil: "load" });
		await this.until("the page with its scripts", () => !document.querySelector(".bar") ||
			document.documentElement.matches(".no-js") || "toggleSide" in globalThis.speccPage);
	}

	async #element(name, scope, focused = false) {
		const [where, what] = [scope, pattern(name)].map(it => JSON.stringify(it));
		const handle = await this.page.evaluateHandle(
			`(${named})((${controls})(${where}), ${what}, ${focused})`);
		return handle.asElement();
	}

	// True when the page is laid out, and what its observers of sizes change is done; false if it is
	// left. Where scripts are off, nothing changes, and Firefox calls nothing back.
	async #settled() {
		return await this.page.evaluate(() => document.documentElement.matches(".no-js") ||
			new Promise(resolve => requestAnimationFrame(() =>
				requestAnimationFrame(() => resolve(true))))).catch(() => false);
	}

	// The control of this name, as soon as it is seen and the page is settled: a table that scrolls is a
	// stop of the tab key until the page has found that it fits.
	async #wait(name, scope) {
		for (const began = Date.now(); Date.now() - began < this.wait;) {
			const element = await this.#element(name, scope).catch(() => null);
			if (element !== null && await this.#settled())
				return element;
			await new Promise(resolve => setTimeout(resolve, 50));
		}
		throw new Error(`nothing is called ${name} in ${scope} at ${this.page.url()}`);
	}

	// Where the element is, is asked of the page: puppeteer's own click waits for a callback of the
	// browser, which Firefox does not call where scripts are off.
	async #click(element, count = 1) {
		const [x, y] = await element.evaluate(it => {
			it.scrollIntoView({ block: "center", behavior: "instant" });
			const { x, y, width, height } = it.getClientRects()[0];
			return [x + width / 2, y + height / 2];
		});
		await this.page.mouse.click(x, y, { count });
		this.clicks += count;
	}

	// Tab until the focus is on the control.
	async #reach(name, scope) {
		for (let count = 0; count <= MOST_TABS; count++) {
			if (await this.#element(name, scope, true) !== null)
				return;
			await this.press("Tab");
		}
		throw new Error(`${MOST_TABS} times Tab do not come to ${name} in ${scope} at ${this.page.url()}`);
	}

	// A click on a link, button or heading of a fold, or Tab to it and Enter.
	async use(name, { scope = "body", key = "Enter" } = {}) {
		const element = await this.#wait(name, scope);
		if (this.by === "keys") {
			await this.#reach(name, scope);
			await this.press(key);
			return;
		}
		await this.#click(element);
	}

	// By keyboard alone: follows a link at the start of the page that skips to a part of it.
	async skip(name) {
		if (this.by === "keys")
			await this.use(name);
	}

	// To a section of the page: by keyboard through the list of sections; by mouse nothing is to do.
	async section(name) {
		if (this.by !== "keys")
			return;
		await this.skip(/^Skip to the sections/);
		await this.use(/^On this page/);
		await this.use(name, { scope: ".toc" });
	}

	// Puts the focus into a field to write in, over what it holds.
	async field(name, text, { scope = "body" } = {}) {
		const element = await this.#wait(name, scope);
		if (this.by === "keys") {
			await this.#reach(name, scope);
		} else {
			await this.#click(element);
		}
		await this.#chord("a");
		await this.type(text);
	}

	async #chord(key) {
		await this.page.keyboard.down("Control");
		await this.page.keyboard.press(key);
		await this.page.keyboard.up("Control");
		this.keys++;
	}

	async paste() {
		await this.#chord("v");
	}

	// On how many pages of A4 this page prints.
	async print() {
		const pages = pagesOf(await this.page.pdf({ format: "A4" }));
		this.keys++; // Control+P
		return pages;
	}

	async press(key) {
		await this.page.keyboard.press(key);
		this.keys++;
	}

	// Each character is a key.
	async type(text) {
		await this.page.keyboard.type(text);
		this.keys += [...text].length;
	}

	// Waits until test(...values), run in the page, is true of it.
	async until(what, test, ...values) {
		for (const began = Date.now(); Date.now() - began < this.wait;) {
			if (await this.page.evaluate(test, ...values).catch(() => false))
				return;
			await new Promise(resolve => setTimeout(resolve, 50));
		}
		throw new Error(`${what} is not seen at ${this.page.url()}`);
	}

	// Nothing that `selector` finds is seen.
	async absent(selector) {
		await this.until(`no ${selector}`, selector => [...document.querySelectorAll(selector)]
			.every(element => !element.checkVisibility({ visibilityProperty: true })), selector);
	}

	// Selects a word with two clicks; returns what is then selected.
	async select(selector) {
		const element = await this.page.$(selector);
		await this.#click(element, 2);
		return await this.page.evaluate(() => getSelection().toString().trim());
	}

	// Waits until text is seen, in what `scope` selects.
	async see(text, scope = "main") {
		const { text: source, flags } = pattern(text);
		await this.until(`"${text}" in ${scope}`, (scope, source, flags) =>
			[...document.querySelectorAll(scope)].some(element => {
				const shown = element.checkVisibility() ? element.innerText.replace(/\s+/g, " ") : "";
				return flags === null ? shown.includes(source) : new RegExp(source, flags).test(shown);
			}), scope, source, flags);
	}

	async at(address) {
		await this.until(`the address ${address}`, wanted => location.href.includes(wanted), address);
	}

	// "1 click, 2 keys"
	count() {
		const counted = (count, name) => count > 0 ? [`${count} ${name}${count > 1 ? "s" : ""}`] : [];
		return [...counted(this.clicks, "click"), ...counted(this.keys, "key")].join(", ") || "nothing";
	}
}
