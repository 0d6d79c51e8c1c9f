// The specification in which everything tries to be something else (hostile.isa), as a site that stands
// up to the same checks as the real one.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { WORK, close } from "./lib/site.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const PARTS = ["links", "html", "vnu", "browser", "axe"];

// The specification in a folder of its own, as site/build.sh wants it.
const specs = path.join(WORK, "hostile");
fs.mkdirSync(specs);
for (const file of fs.readdirSync(HERE).filter(name => /^hostile\.(isa|md)$/.test(name)))
	fs.copyFileSync(path.join(HERE, file), path.join(specs, file));
const site = path.join(WORK, "site");
const made = spawnSync("sh", ["site/build.sh", site, specs], { encoding: "utf8" });
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
