// SPDX-License-Identifier: MIT
// Seeded faults: broken copies of a page, each of which one check must report by the name of its
// rule. A check that does not see its fault cannot fail, and that is a failure.

// seeded(page, change): the page with one change; a change that changes nothing is a mistake here.
export function seeded(page, change) {
	const broken = change(page);
	if (broken === page)
		throw new Error("the fault changes nothing: " + change);
	return broken;
}

// The page with text put at the end of <main>, or before the end of <head>.
export const inMain = text => page => page.replace("</main>", () => text + "</main>");
export const inHead = text => page => page.replace("</head>", () => text + "</head>");

// What is wrong with the findings for one fault: they must name the rule. Of a rule that the page as
// it is breaks, nothing can be said; that it can fail is seen.
export function unseen(name, rule, findings, before = []) {
	const had = new Set(before.map(finding => finding.rule));
	const rules = new Set(findings.map(finding => finding.rule).filter(r => !had.has(r)));
	if (rules.has(rule) || had.has(rule))
		return [];
	const others = [...rules].join(", ") || "nothing";
	return [`seeded fault "${name}": expected ${rule}, reported ${others}`];
}
