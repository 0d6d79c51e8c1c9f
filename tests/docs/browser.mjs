// SPDX-License-Identifier: MIT
// Every page in headless Chromium, from the file system: nothing wider than a window of 320 px, the
// contrast of drawings in light and dark, the same text of <main> with the script as without, no report
// of the Content-Security-Policy, no error of a script, few requests until the page is shown, and no
// external one.
import { SITE, close, onePerKind, pages, read } from "./lib/site.mjs";
import { FAULTS, NARROW, address, brokenCopy, each, launch } from "./lib/browser.mjs";
import { drawings, overflow } from "./lib/inspect.mjs";
import { inMain, unseen } from "./lib/faults.mjs";

// What a site that was made without clang lacks; the page has to do without.
const MISSING = /-wasm\.js$/;

// What the page makes known while it loads; set up once for each browser page.
function listen(page) {
	if (page.heard === undefined) {
		page.heard = {};
		page.on("request", request => page.heard.requests.push(request.url()));
		page.on("load", () => page.heard.shown = page.heard.requests.length);
		page.on("console", message => {
			if (message.type() === "error" && !MISSING.test(message.location().url))
				page.heard.errors.push(message.text());
		});
		page.on("pageerror", error => page.heard.errors.push(String(error)));
	}
	page.heard.requests = [];
	page.heard.shown = 0;
	page.heard.errors = [];
	return page.heard;
}

// The page, its style sheet and site.js; what a kind of page has besides, and page.js, which comes when
// the page is shown and may be asked for a moment earlier.
const MOST_REQUESTS = { codec: 8, compare: 6, bits: 5 };

function loading(heard, local) {
	const findings = [];
	for (const text of heard.errors)
		findings.push({ rule: /Content Security Policy/.test(text) ? "policy" : "script-error",
			text: text.slice(0, 200) });
	if (heard.shown > (MOST_REQUESTS[/([^/]*)\.html$/.exec(heard.requests[0])?.[1]] ?? 3))
		findings.push({ rule: "requests",
			text: `${heard.shown} requests: ${heard.requests.join(" ")}` });
	for (const url of heard.requests)
		if (!url.startsWith(local) && !url.startsWith("data:"))
			findings.push({ rule: "external", text: `loads ${url.slice(0, 100)}` });
	return findings;
}

// The text of <main> as written, by a parser that runs no script; without what the page itself says
// that a script fills.
function textWithoutScript(source) {
	const parsed = new DOMParser().parseFromString(source, "text/html");
	const [written, shown] = [parsed, document].map(root => {
		const main = root.querySelector("main").cloneNode(true);
		main.querySelectorAll("[data-script], noscript").forEach(place => place.remove());
		return main.textContent.replace(/\s+/g, " ").trim();
	});
	return written === shown ? [] : [{ rule: "main-text",
		text: "a script changes the text of <main>" }];
}

let texts = 0, borders = 0;

async function inspect(page, file, folder = SITE) {
	await page.goto("about:blank"); // what the page before still asks for is not this one's
	const heard = listen(page);
	const source = read(file, folder);
	await page.emulateMedia({ colorScheme: "light" });
	await page.goto(address(file, folder));
	const findings = await page.evaluate(overflow);
	findings.push(...await page.evaluate(textWithoutScript, source));
	if (/<svg/.test(source))
		for (const colorScheme of ["light", "dark"]) {
			await page.emulateMedia({ colorScheme });
			const { findings: found, counts } = await page.evaluate(drawings);
			texts += counts.texts;
			borders += counts.borders;
			findings.push(...found.map(({ rule, text }) =>
				({ rule, text: `${text}, ${colorScheme}` })));
		}
	findings.push(...loading(heard, address("", folder)));
	return findings;
}

const CELL = '<svg viewBox="0 0 99 20" width="99" height="20"><rect width="99" height="20" ' +
	'fill="#fff" stroke="#000"/><text x="9" y="15" fill="#000">x</text></svg>';

const CASES = [
	["wide element", "overflow",
		{ css: "\nbody::after { content: ''; position: absolute; left: 0; width: 900px; height: 9px }" }],
	["what is wide is cut off", "cut-off", { css: "\nbody { overflow-x: hidden }\n" }],
	["faint text in a drawing", "text-contrast",
		{ page: inMain(CELL.replace('fill="#000"', 'fill="#888"')) }],
	["faint border in a drawing", "border-contrast",
		{ page: inMain(CELL.replace('stroke="#000"', 'stroke="#aaa"')) }],
	["text that only the script writes", "main-text",
		{ js: '\naddEventListener("load", () => document.querySelector("main").append("more"));' }],
	["inline script", "policy", { page: inMain("<script>document.title = 1</script>") }],
	["inline style", "policy", { page: inMain('<p style="color: red">x</p>') }],
	["event handler", "policy", { page: inMain('<img alt="" src="x.png" onerror="document.x = 1">') }],
	["external image", "external", { page: inMain('<img alt="" src="https://example.org/x.png">') }],
	["a fourth request", "requests",
		{ page: inMain('<img alt="" src="../site.js"><img alt="" src="../site.css">') }],
	["script that fails", "script-error", { js: "\nno_such_function();\n" }],
];

async function faults(browser, file) {
	const findings = [];
	const before = [];
	const good = brokenCopy(file, "good", { css: "\n" });
	await each(browser, [good], { viewport: NARROW }, 1, async (item, page) => {
		before.push(...await inspect(page, item, FAULTS));
	});
	await each(browser, CASES.map((_, at) => at), { viewport: NARROW }, 2, async (at, page) => {
		const [name, rule, change] = CASES[at];
		const copy = brokenCopy(file, at, change);
		findings.push(...unseen(name, rule, await inspect(page, copy, FAULTS), before));
	});
	return findings;
}

// What is seen with scripts switched off in the browser, on a page of each kind: the same text, and
// no control that nothing answers.
const CONTROLS = "button, input, select, textarea, [role=button], [role=combobox]";

function visible(selector) {
	return [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
		.map(element => element.outerHTML.slice(0, 80));
}

async function withoutScript(browser, list) {
	const seen = new Map();
	const findings = [];
	for (const javaScriptEnabled of [true, false])
		await each(browser, list, { javaScriptEnabled }, 2, async (file, page) => {
			await page.goto(address(file));
			const text = await page.evaluate(() => {
				document.querySelectorAll("details").forEach(part => { part.open = true; });
				document.querySelector(".opcodes-all input")?.click();
				for (const place of document.querySelectorAll("[data-script], .script, .run, noscript"))
					place.style.display = "none";
				return document.querySelector("main").innerText;
			});
			if (javaScriptEnabled)
				seen.set(file, text);
			else if (seen.get(file) !== text)
				findings.push(`${file}: main looks different without the script [main-text]`);
			if (!javaScriptEnabled)
				for (const control of await page.evaluate(visible, CONTROLS))
					findings.push(`${file}: dead control without the script: ${control}`);
		});
	return findings;
}

const browser = await launch();
const list = pages();
const findings = [];
await each(browser, list, { viewport: NARROW }, 2, async (file, page) => {
	for (const { rule, text } of await inspect(page, file))
		findings.push(`${file}: ${text} [${rule}]`);
});
const kinds = onePerKind("largest", list);
findings.push(...await withoutScript(browser, kinds),
	...await faults(browser, kinds.find(file => /insn-/.test(file))));
await browser.close();
close(findings, `browser: ${list.length} pages, ${texts} texts and ${borders} borders of drawings`);
