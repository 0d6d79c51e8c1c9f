// SPDX-License-Identifier: MIT
// Loads the packages pinned by package-lock.json from the folder that `make check-docs` installed
// them in; a part whose package is not there is skipped by name.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { skip } from "./site.mjs";

const FOLDER = path.resolve(process.env.DOCS_MODULES ?? "build/docs");
const require = createRequire(FOLDER + path.sep);

// The path of a package's file, or of its folder.
export function packageFile(name, file = "") {
	const folder = path.join(FOLDER, "node_modules", name);
	if (!fs.existsSync(folder))
		skip(`the npm package ${name} is not installed`);
	return path.join(folder, file);
}

export function load(name) {
	packageFile(name);
	return require(name);
}
