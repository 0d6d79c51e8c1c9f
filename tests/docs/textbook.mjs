// SPDX-License-Identifier: MIT
// Questions that readers with a textbook in mind ask (tests/docs/queries/textbook.tsv): how many have a
// right page first, and within the first results. --all prints what each of the others found.
import fs from "node:fs";
import { openSearch } from "./lib/search.mjs";
import { close } from "./lib/site.mjs";

const FIRST = 0.95; // of the questions, a right page before all others
const WITHIN = 5; // results; all questions have a right page among them

// [{ isa, language, query, pages }] of the lines of a table.
const questions = text => text.split("\n").filter(line => line !== "" && !line.startsWith("#"))
	.map(line => line.split("\t"))
	.map(([isa, language, query, pages]) => ({ isa, language, query, pages: pages.split(" ") }));

// The place of the first right page among what is found, from 0; Infinity without one.
function place(engine, { query, pages }) {
	const found = engine.find(query, WITHIN).map(entry => entry.url.replace(/#.*/, ""));
	const at = found.findIndex(page => pages.includes(page));
	return at < 0 ? Infinity : at;
}

// { first, within: shares; missed: lines }
function asked(list, engineOf) {
	const found = list.map(it => ({ it, at: place(engineOf(it), it) }));
	const share = most => found.filter(({ at }) => at < most).length / list.length;
	return { first: share(1), within: share(WITHIN), missed: found.filter(({ at }) => at > 0).map(
		({ it, at }) => `${it.isa}/${it.language} "${it.query}" has ${it.pages[0]} ` + (at < WITHIN
			? `in place ${at + 1}` : "not at all") + ", first " +
			engineOf(it).find(it.query, 1).map(entry => entry.url)) };
}

function problems({ first, within, missed }) {
	const few = first < FIRST ? missed : missed.filter(text => text.includes("not at all"));
	return first >= FIRST && within === 1 ? [] : few;
}

const list = questions(fs.readFileSync("tests/docs/queries/textbook.tsv", "utf8"));
const engines = new Map();
const engineOf = change => ({ isa, language }) => {
	const key = `${isa}/${language} ${change}`;
	if (!engines.has(key))
		engines.set(key, openSearch(isa, language).open(change));
	return engines.get(key);
};
const result = asked(list, engineOf(() => {}));
const findings = problems(result);
if (process.argv.includes("--all"))
	result.missed.forEach(text => console.log(text));
const bare = asked(list, engineOf(data => data.pages.forEach(page => { page[8] = ""; })));
if (problems(bare).length === 0)
	findings.push('seeded fault "pages without keywords" is not seen');
const percent = share => `${(share * 100).toFixed(0)} %`;
close(findings, `textbook: of ${list.length} questions ${percent(result.first)} have a right page ` +
	`first, ${percent(result.within)} within ${WITHIN}`);
