// SPDX-License-Identifier: MIT
// A page of each kind through axe-core in headless Chromium, over HTTP as readers get it: no violation
// of WCAG 2.2 A and AA nor of its best practices, in light and dark at 1280 and 320 px; and one page
// of each kind in each other language, in light at 1280 px.
import { SITE, close, kind, language, onePerKind } from "./lib/site.mjs";
import { FAULTS, NARROW, WIDE, brokenCopy, each, launch } from "./lib/browser.mjs";
import { inspect } from "./lib/axe.mjs";
import { serve } from "./lib/serve.mjs";
import { inMain, unseen } from "./lib/faults.mjs";

const CASES = [
	["image without text", "image-alt", { page: inMain('<img src="../site.css">') }],
	["control without label", "label", { page: inMain('<input type="text">') }],
	["button without name", "button-name", { page: inMain('<button type="button"></button>') }],
	["faint text", "color-contrast", { page: inMain('<p class="faint">Hard to read.</p>'),
		css: "\n.faint { color: #999 !important; background: #bbb !important }\n" }],
	["link that only colour tells", "link-in-text-block",
		{ page: inMain('<p>Words <a class="plain" href="#main">link</a> words.</p>'),
			css: "\n.plain { color: #222 !important; text-decoration: none !important }\n" +
				"p { color: #000 !important }\n" }],
	["page without language", "html-has-lang",
		{ page: text => text.replace(/<html lang="[^"]*"/, "<html") }],
	["element with a role that lacks its parent", "aria-required-parent",
		{ page: inMain('<span role="option">x</span>') }],
	["scrolled region out of the keyboard's reach", "scrollable-region-focusable",
		{ page: inMain('<div class="tight"><p>long long long long long</p></div>'),
			css: "\n.tight { width: 40px; height: 30px; overflow: auto; white-space: nowrap }\n" }],
	["small targets", "target-size",
		{ page: inMain('<p class="dots"><a href="#a">a</a><a href="#b">b</a></p>'),
			css: "\n.dots a { display: inline-block; font-size: 6px; min-width: 0; min-height: 0 }\n" }],
];

async function faults(browser, file, before) {
	const findings = [];
	const server = await serve(FAULTS);
	await each(browser, CASES.map((_, at) => at), { viewport: WIDE }, 2, async (at, page) => {
		const [name, rule, change] = CASES[at];
		const copy = brokenCopy(file, at, change);
		findings.push(...unseen(name, rule, await inspect(page, server.root, copy, ["light"]),
			before));
	});
	server.close();
	return findings;
}

const browser = await launch();
const server = await serve(SITE);
const list = onePerKind("middle");
const others = list.filter(file => !["", "en"].includes(language(file)));
const first = list.filter(file => !others.includes(file));
const findings = [];
const original = first.find(file => kind(file) === "insn");
const before = [];
let runs = 0;

function visit(schemes) {
	return async (file, page) => {
		runs += schemes.length;
		for (const found of await inspect(page, server.root, file, schemes)) {
			if (file === original)
				before.push(found);
			findings.push(`${file}: ${found.help}: ${found.target} [${found.rule}]`);
		}
	};
}

await each(browser, first, { viewport: WIDE }, 2, visit(["light", "dark"]));
await each(browser, first, { viewport: NARROW }, 2, visit(["light", "dark"]));
await each(browser, others, { viewport: WIDE }, 2, visit(["light"]));
findings.push(...await faults(browser, original, before));
await browser.close();
server.close();
close(findings, `axe: ${list.length} pages of ${new Set(list.map(kind)).size} kinds, ${runs} runs`);
