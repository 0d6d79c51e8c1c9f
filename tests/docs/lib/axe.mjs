// SPDX-License-Identifier: MIT
// Pages through axe-core.
import fs from "node:fs";
import { packageFile } from "./npm.mjs";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const axe = fs.readFileSync(packageFile("axe-core", "axe.min.js"), "utf8");

// In dark the same elements have other colours; what does not depend on these was seen in light.
const COLOURS = ["color-contrast", "link-in-text-block"];
const LIGHT = { runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] };
const DARK = { runOnly: { type: "rule", values: COLOURS }, resultTypes: ["violations"] };

function analyse(options) {
	return globalThis.axe.run(document, options).then(result => result.violations.map(
		({ id, help, nodes }) => ({ rule: id, count: nodes.length, help,
			target: nodes[0].target.join(" "), why: nodes[0].failureSummary.split("\n")[1] ?? "" })));
}

// Violations of a page below root, in each of the colour schemes.
export async function inspect(page, root, file, schemes) {
	const found = [];
	await page.goto(root + file);
	await page.evaluate(axe);
	for (const colorScheme of schemes) {
		await page.emulateMedia({ colorScheme });
		for (const violation of await page.evaluate(analyse,
			colorScheme === "dark" ? DARK : LIGHT))
			found.push({ ...violation, colorScheme });
	}
	return found;
}
