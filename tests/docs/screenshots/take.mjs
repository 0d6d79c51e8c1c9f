// SPDX-License-Identifier: MIT
// Pictures of the pages, to be looked at: twelve kinds of page at three widths, in two themes and two
// languages, and states of pages that a reader brings about.
//   node tests/docs/screenshots/take.mjs FOLDER [NAME...]   those whose name contains a NAME, or all
// Exit status 1 if a picture cannot be taken.
import fs from "node:fs";
import path from "node:path";
import { SITE } from "../lib/site.mjs";
import { launch } from "../lib/browser.mjs";
import { serve } from "../lib/serve.mjs";
import { STATES } from "./states.mjs";

const KINDS = [
	["front", at => `index-${at}.html`], ["isa", at => `gpu/${at}/index.html`],
	["list", at => `gpu/${at}/instructions.html`], ["insn", at => `gpu/${at}/insn-iadd.html`],
	["insn-long", at => `gpu/${at}/insn-ffma.html`], ["type", at => `gpu/${at}/type-stype.html`],
	["function", at => `gpu/${at}/function-flush.html`], ["machine", at => `gpu/${at}/machine.html`],
	["map", at => `gpu/${at}/opcode-map.html`], ["codec", at => `gpu/${at}/codec.html`],
	["glossary", at => `gpu/${at}/glossary.html`], ["errata", at => `gpu/${at}/errata.html`],
];
const WIDTHS = [[390, 844], [820, 1180], [1280, 800]];

function jobs() {
	const list = [];
	for (const [kind, address] of KINDS)
		for (const language of ["en", "zh"])
			for (const [width, height] of WIDTHS)
				for (const theme of ["light", "dark"])
					list.push({ name: `${kind}-${width}-${theme}-${language}`, size: { width, height }, theme,
						address: address(language), language });
	for (const [name, address, act, options] of STATES)
		list.push({ name: `state-${name}`, address, act, options, theme: "light",
			size: { width: 1280, height: 800 }, language: "en" });
	return list;
}

async function take(browser, root, folder, { name, address, act, options, size, theme, language }) {
	const context = await browser.newContext({ viewport: size, colorScheme: theme, locale: language,
		reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"], ...options });
	const page = await context.newPage();
	page.setDefaultTimeout(10000);
	try {
		await page.goto(new URL(address, root).href, { waitUntil: "load" });
		if (act)
			await act(page);
		await page.waitForTimeout(150);
		await page.screenshot({ path: path.join(folder, name + ".png") });
		return null;
	} catch (error) {
		return `${name}: ${error.message.split("\n")[0]}`;
	} finally {
		await context.close();
	}
}

const [folder, ...names] = process.argv.slice(2);
const wanted = jobs().filter(({ name }) =>
	names.length === 0 || names.some(text => name.includes(text)));
fs.mkdirSync(folder, { recursive: true });
const browser = await launch();
const { root, close } = await serve(SITE);
const wrong = [];
const queue = [...wanted];
let done = 0;
await Promise.all([1, 2].map(async () => {
	for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
		const failed = await take(browser, root, folder, job);
		if (failed !== null)
			wrong.push(failed);
		if (process.stdout.isTTY)
			process.stdout.write(`\r${++done} of ${wanted.length} pictures`);
	}
}));
await browser.close();
close();
wrong.forEach(text => console.log(text));
console.log(`${wanted.length} pictures in ${folder}, ${wrong.length} findings`);
process.exit(wrong.length > 0 ? 1 : 0);
