// SPDX-License-Identifier: MIT
// The specification in which everything tries to be something else (hostile.isa), as a site that stands
// up to the same checks as the real one.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { WORK, close } from "./lib/site.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PARTS = ["links", "html", "vnu", "browser", "axe"];

// The specification in a folder of its own.
const specs = path.join(WORK, "hostile");
fs.mkdirSync(specs);
for (const file of fs.readdirSync(HERE).filter(name => /^hostile\.(isa|md)$/.test(name)))
	fs.copyFileSync(path.join(HERE, file), path.join(specs, file));
// And an older version of it, so that there is a page of changes.
const older = path.join(WORK, "older");
fs.cpSync(specs, older, { recursive: true });
function edit(folder, ...changes) {
	const file = path.join(folder, "hostile.isa");
	let text = fs.readFileSync(file, "utf8");
	for (const [from, to] of changes) {
		if (!text.includes(from))
			close([`hostile.isa has no '${from}'`], "hostile");
		text = text.replace(from, to);
	}
	fs.writeFileSync(file, text);
}
edit(specs, ["__DefISA HOSTILE\n", '__DefISA HOSTILE\n    Version<"1.1", "2026-02-01">;\n']);
edit(older, ["__DefISA HOSTILE\n", '__DefISA HOSTILE\n    Version<"1.0", "2026-01-01">;\n'],
	["alert('value')", "alert('older')"], ['Numbered<"r", 0, 14>;', 'Numbered<"r", 0, 13>;\n    Named<"</td><q>", 13>;'], ["ra != 5", "ra != 6"],
	["Adds <script>", "Subtracts <script>"]);
const site = path.join(WORK, "site");
const made = spawnSync(process.env.SPECC ?? "build/specc", ["site", "--since", older, specs, "-o", site],
	{ encoding: "utf8" });
if (made.status !== 0)
	close([made.stdout + made.stderr], "hostile: no site");

const findings = [];
const missing = [];
for (const part of PARTS) {
	const work = path.join(WORK, part);
	fs.mkdirSync(work);
	const run = spawnSync(process.execPath, [path.join(HERE, part + ".mjs")],
		{ encoding: "utf8", env: { ...process.env, SITE: site, WORK: work } });
	if (run.status === 77)
		missing.push(part);
	else if (run.status !== 0)
		findings.push(...(run.stdout + run.stderr).trimEnd().split("\n").slice(0, -1)
			.map(text => `${part}: ${text}`));
}
const without = missing.length > 0 ? ` (without ${missing.join(", ")})` : "";
close(findings, `hostile: ${PARTS.length - missing.length} of the checks${without}`);
