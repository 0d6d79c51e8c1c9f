// SPDX-License-Identifier: MIT
// Takes pictures of pages of the site: light and dark, wide and narrow.
//   SITE=build/site DOCS_MODULES=build/docs node tests/docs/tools/screenshots.mjs OUT [PAGE...]
// PAGE is a name like gpu/en/insn-iadd.html, with or without a fragment; without one, a page of each kind
// in the first language. `--first` takes only what is seen without scrolling, wide and light.
import fs from "node:fs";
import path from "node:path";
import { language, onePerKind } from "../lib/site.mjs";
import { NARROW, WIDE, address, each, launch } from "../lib/browser.mjs";

const words = process.argv.slice(2);
const first = words.includes("--first");
const [out, ...named] = words.filter(word => word !== "--first");
if (out === undefined) {
	console.error("usage: screenshots.mjs [--first] OUT [PAGE...]");
	process.exit(2);
}
fs.mkdirSync(out, { recursive: true });
const list = named.length > 0 ? named : onePerKind().filter(file => language(file) !== "zh");
const browser = await launch();
for (const viewport of first ? [WIDE] : [WIDE, NARROW])
	await each(browser, list, { viewport }, 1, async (name, page) => {
		const [file, fragment] = name.split("#");
		await page.goto(address(file) + (fragment === undefined ? "" : "#" + fragment));
		for (const colorScheme of first ? ["light"] : ["light", "dark"]) {
			await page.emulateMedia({ colorScheme });
			await page.screenshot({ fullPage: !first, path: path.join(out,
				`${file.replace(/\.html$/, "").replace(/\//g, "-")}-${viewport.width}-${colorScheme}.png`) });
		}
	});
await browser.close();
