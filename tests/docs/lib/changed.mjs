// SPDX-License-Identifier: MIT
// A site with the page of changes: of tests/pages/since, before whose version 1.2 `ra` was one bit lower.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { WORK } from "./site.mjs";

const SPECC = process.env.SPECC ?? "build/specc";

export function changedSite() {
	const now = fs.readFileSync("tests/pages/since/new.isa", "utf8");
	const old = now.replace('"1.2", "2026-11-01"', '"1.1", "2026-06-01"')
		.replace("field<8, 3> Reg ra", "field<7, 3> Reg ra");
	fs.writeFileSync(path.join(WORK, "old.isa"), old);
	const folder = path.join(WORK, "changed");
	const run = spawnSync(SPECC, ["site", "--no-codec", "--since", path.join(WORK, "old.isa"),
		"tests/pages/since/new.isa", "-o", folder], { encoding: "utf8" });
	if (run.status !== 0)
		throw new Error(`specc site: ${run.stderr}`);
	return folder;
}
