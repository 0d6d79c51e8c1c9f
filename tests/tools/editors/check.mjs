// SPDX-License-Identifier: MIT
// check.mjs ROOT EDITORS WORK FOLDERS [VIM]: the highlighting of specifications in EDITORS (vscode/,
// vim/). Its words are those of specc, read off specc's own tables, and no others;
// definitions, sections and fences of all specifications in FOLDERS, below ROOT, are found where a
// reader of lines finds them.
import fs from "node:fs";
import path from "node:path";
import { groups, scopes } from "../grammars/highlight.mjs";

const [root, editors, work, folders, editor] = process.argv.slice(2);
const read = (name) => fs.readFileSync(path.join(root, name), "utf8");
let wrong = 0;
function check(is, what, found) {
	if (is || wrong++ >= 20)
		return;
	console.log(`FAIL ${what}${found === undefined ? "" : ": " + JSON.stringify(found)}`);
}

// ---- the words of specc ----

// The words in the rows of one kind of a table of the language.
const rows = (file, kind) =>
	[...read(`specc/lang/${file}.def`).matchAll(new RegExp(`^${kind}\\(\\w+, "(?:__Def)?(\\w+)"`, "gm"))].map((m) => m[1]);
const constants = ["true", "false"];
const words = {
	definition: rows("definitions", "DEFINITION"),
	section: rows("definitions", "SECTION"),
	keyword: rows("code", "WORD").filter((w) => !constants.includes(w)),
	constant: constants,
	type: ["INT8", "UINT128", "BOOL", "dtypeof", "F32"],
	function: rows("code", "BUILTIN").filter((w) => w !== "INTn" && w !== "F32"),
};
// A line for a word, and where in it the class must be.
const contexts = {
	definition: [(w) => `__Def${w} X`, 0],
	section: [(w) => `  __${w}`, 2],
	keyword: [(w) => `    ${w} x`, 4, true],
	constant: [(w) => `    ${w} x`, 4, true],
	type: [(w) => `    ${w} x`, 4, true],
	function: [(w) => `    ${w}(x)`, 4, true],
};
const SCOPES = { definition: "keyword.declaration", section: "keyword.control.section",
	keyword: "keyword.control.specc", constant: "constant.language", type: "storage.type",
	function: "support.function" };
const GROUPS = { definition: "speccDefinition", section: "speccHeader", keyword: "speccKeyword",
	constant: "speccConstant", type: "speccType", function: "speccFunction" };

const last = (list) => (typeof list === "string" ? list : list.at(-1) ?? "");
const vscode = await scopes(path.join(editors, "vscode"));
const highlighters = [["vscode", (lines) => vscode(lines), SCOPES,
	fs.readFileSync(path.join(editors, "vscode/syntaxes/specc.tmLanguage.json"), "utf8")]];
if (editor)
	highlighters.push([editor, groups(path.join(editors, "vim"), editor, work), GROUPS,
		fs.readFileSync(path.join(editors, "vim/syntax/specc.vim"), "utf8")]);

let tried = 0;
for (const [by, highlight, names, source] of highlighters) {
	const candidates = new Set(source.match(/[A-Za-z]\w*/g));
	for (const [kind, list] of Object.entries(words)) {
		check(list.length > 1, `no words: ${kind}`);
		const [line, column, inCode] = contexts[kind];
		const all = [...new Set([...list, ...candidates, ...list.map((w) => w + "s")])];
		const lines = all.flatMap((w) => [...(inCode ? ["__Semantics", "```asm"] : []), line(w),
			...(inCode ? ["```"] : []), "__DefGroup X"]);
		const found = highlight(lines), step = inCode ? 5 : 2, at = inCode ? 2 : 0;
		all.forEach((w, i) => {
			const is = last(found[i * step + at][column] ?? "").startsWith(names[kind]);
			const should = list.includes(w) || (kind === "type" && /^U?INT\d+$/.test(w));
			check(is === should, `${by}: ${kind} '${w}' is ${is ? "" : "not "}highlighted`);
			tried++;
		});
	}
}

// ---- all specifications, a line at a time ----

const FENCES = { Semantics: ["meta.embedded.pseudo-code"], Syntax: ["meta.embedded.templates"],
	Examples: ["meta.embedded.assembly", "meta.embedded.cases"] };

// What each line is: definition, header, fence, code of a section (in a fence or indented), or other.
function kinds(lines) {
	let section = "", fence = false;
	return lines.map((line) => {
		const header = /^\s*__([A-Z]\w*)(<.*>)?\s*$/.exec(line);
		if (/^\s*```/.test(line)) {
			fence = !fence;
			return ["fence", section];
		}
		if (fence)
			return ["code", section];
		if (/^__Def/.test(line)) {
			section = "";
			return ["definition", section];
		}
		if (header && words.section.includes(header[1])) {
			section = header[1];
			return ["header", section];
		}
		if (/^(Semantics|Syntax)$/.test(section) && /^( {4}|\t)\s*(?!__)[^`\s]/.test(line))
			return ["code", section];
		return ["other", section];
	});
}

function filesBelow(folder) {
	return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const name = path.join(folder, entry.name);
		return entry.isDirectory() ? filesBelow(name) : name.endsWith(".isa") ? [name] : [];
	});
}

let count = 0;
for (const file of folders.split(",").flatMap((f) => filesBelow(path.join(root, f)))) {
	const lines = fs.readFileSync(file, "utf8").replace(/\n$/, "").split("\n");
	const expected = kinds(lines);
	count += lines.length;
	for (const [by, highlight, names] of highlighters)
		highlight(lines).forEach((found, i) => {
			const [kind, section] = expected[i], first = lines[i].search(/\S/);
			if (first < 0)
				return;
			const where = `${by}: ${path.relative(root, file)}:${i + 1} (${kind} ${section})`;
			const here = found[first], is = (name) => last(here).startsWith(names[name]);
			if (kind === "definition")
				check(is("definition"), where, here);
			if (kind === "header")
				check(is("section"), where, here);
			if (kind === "other")
				check(!is("definition") && !is("section"), where, here);
			if (by !== "vscode")
				return;
			const fenced = here.some((s) => /^(meta\.embedded|markup\.raw\.block)/.test(s));
			check(fenced === (kind === "code"), where, here);
			if (kind === "code" && FENCES[section])
				check(here.some((s) => FENCES[section].some((f) => s.startsWith(f))), where, here);
		});
}

console.log(`${tried} words, ${count} lines of specifications, ${highlighters.length} highlighters: ` +
	`${wrong} wrong`);
process.exit(wrong ? 1 : 0);
