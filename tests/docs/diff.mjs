// SPDX-License-Identifier: MIT
// The page of `specc diff --format=html` for two small specifications: valid HTML, accessible in light
// and dark at both widths, complete without network, and its filter shows what is chosen.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { WORK, close } from "./lib/site.mjs";
import { NARROW, WIDE, each, launch } from "./lib/browser.mjs";
import { checked } from "./lib/vnu.mjs";
import { inspect } from "./lib/axe.mjs";
import { inMain, seeded, unseen } from "./lib/faults.mjs";
import { serve } from "./lib/serve.mjs";

const BASE = new URL("../checks/base/states.isa", import.meta.url);
const old = fs.readFileSync(BASE, "utf8");
const changed = old.replace("laneid ^ Rb[1:0]", "laneid ^ Rb[2:1]")
	.replace("field<12, 3> UReg ua", "field<13, 3> UReg ua")
	.replace("computed number.", "computed <number> & other \"text\".");

// Writes the page, and returns its text.
function made(name, before, after) {
	for (const [file, text] of [["old.isa", before], ["new.isa", after]])
		fs.writeFileSync(path.join(WORK, file), text);
	const run = spawnSync(process.env.SPECC ?? "build/specc", ["diff", "--format=html", "-o",
		path.join(WORK, "page", name), path.join(WORK, "old.isa"), path.join(WORK, "new.isa")],
	{ encoding: "utf8" });
	if (run.status !== 0)
		close([`specc diff: ${run.stderr}`], "diff");
	return fs.readFileSync(path.join(WORK, "page", name), "utf8");
}

fs.mkdirSync(path.join(WORK, "page"));
const page = made("diff.html", old, changed);
made("equal.html", old, old);
const FILES = ["diff.html", "equal.html"];
fs.writeFileSync(path.join(WORK, "page", "fault.html"), seeded(page, inMain('<img src="x.png">')));
const findings = [];

const named = [];
for (const { url, message, type, subType, lastLine } of checked([path.join(WORK, "page")])) {
	const file = path.basename(url);
	if (file === "fault.html" && /must have an .alt. attribute/.test(message))
		named.push({ rule: "alt" });
	else if (file !== "fault.html" && (type !== "info" || subType === "warning"))
		findings.push(`${file}:${lastLine ?? 1}: ${message} [vnu]`);
}
findings.push(...unseen("image without text", "alt", named));
if (/\b(src|href)="(?!data:)/.test(page.replace(/<img src="x.png">/, "")))
	findings.push("diff.html: it needs another file [alone]");

async function rows(tab) {
	return await tab.evaluate(() => [...document.querySelectorAll(".changes tbody")]
		.filter(body => !body.hidden).map(body => body.dataset.verdict));
}

async function filters(tab, root) {
	await tab.goto(root + "diff.html");
	const all = await rows(tab);
	await tab.uncheck('input[value="behaviour"]');
	const rest = await rows(tab);
	if (!all.includes("behaviour") || rest.length === 0 ||
			rest.join() !== all.filter(verdict => verdict !== "behaviour").join())
		findings.push(`diff.html: of ${all} the filter leaves ${rest} [filter]`);
	await tab.fill('input[name="text"]', "no such name");
	if ((await rows(tab)).length > 0)
		findings.push("diff.html: the words of the filter hide nothing [filter]");
}

const browser = await launch();
const server = await serve(path.join(WORK, "page"));
const seen = [];
for (const viewport of [WIDE, NARROW])
	await each(browser, [...FILES, "fault.html"], { viewport }, 1, async (file, tab) => {
		for (const found of await inspect(tab, server.root, file, ["light", "dark"]))
			if (file === "fault.html")
				seen.push(found);
			else
				findings.push(`${file}: ${found.help}: ${found.target} [${found.rule}]`);
	});
findings.push(...unseen("image without text", "image-alt", seen));
await each(browser, [server.root], { viewport: WIDE }, 1, (root, tab) => filters(tab, root));
await browser.close();
server.close();
close(findings, `diff: ${FILES.length} pages valid and accessible, the filter tried`);
