// SPDX-License-Identifier: MIT
// The site under test as a list of pages, and the closing of a part.
import fs from "node:fs";
import path from "node:path";

export const SITE = path.resolve(process.env.SITE ?? "build/site");
export const WORK = process.env.WORK ?? fs.mkdtempSync("/tmp/docs-");

function walk(folder, found) {
	for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory())
			walk(file, found);
		else
			found.push(file);
	}
	return found;
}

// All files below a folder, as paths relative to it, sorted.
export function files(folder = SITE) {
	return walk(folder, []).map(file => path.relative(folder, file)).sort();
}

export function pages(folder = SITE) {
	return files(folder).filter(file => file.endsWith(".html"));
}

export function read(file, folder = SITE) {
	return fs.readFileSync(path.join(folder, file), "utf8");
}

// The kind of a page: of gpu/en/insn-iadd.html it is insn, of gpu/en/opcode-map.html that name.
// A page of several in a row of fixed names, instructions-by-code, is a kind of its own.
export function kind(file) {
	const name = path.basename(file, ".html");
	const folders = file.split(path.sep).length - 1;
	if (folders < 2)
		return folders === 0 ? "site-" + name : "isa-" + name;
	return /^(insn|type|file|function|state|group)-/.exec(name)?.[1] ?? name;
}

// One page of each kind for each language: the largest, which has most of what there can be, or that
// of middle size, which is done sooner.
export function onePerKind(which = "largest", list = pages()) {
	const kinds = new Map();
	for (const file of list) {
		const key = kind(file) + " " + language(file);
		const size = fs.statSync(path.join(SITE, file)).size;
		kinds.set(key, [...kinds.get(key) ?? [], { file, size }]);
	}
	return [...kinds.values()].map(found => {
		found.sort((a, b) => b.size - a.size);
		return found[which === "largest" ? 0 : found.length >> 1].file;
	}).sort();
}

export function language(file) {
	const parts = file.split(path.sep);
	return parts.length > 2 ? parts[1] : "";
}

// Findings `file:line: text` that say the same of many places, as one line each.
function grouped(findings) {
	const groups = new Map();
	for (const finding of findings) {
		const text = finding.replace(/^[^\s:]+:(\d+:)* /, "");
		const group = groups.get(text) ?? { first: finding, more: 0 };
		if (groups.has(text))
			group.more++;
		groups.set(text, group);
	}
	return [...groups.values()].map(({ first, more }) =>
		more === 0 ? first : `${first} (and ${more} times more)`);
}

// Ends a part: prints the findings, if any, a few of each rule, then the one closing line.
export function close(findings, line) {
	const shown = new Map();
	for (const text of grouped(findings)) {
		const rule = /\[[a-z0-9/-]+\]/.exec(text)?.[0] ?? "";
		shown.set(rule, [...shown.get(rule) ?? [], text]);
	}
	for (const [rule, texts] of shown) {
		for (const text of texts.slice(0, 8))
			console.log(text);
		if (texts.length > 8)
			console.log(`... and ${texts.length - 8} more ${rule}`);
	}
	if (findings.length > 0) {
		console.log(`FAILED, ${findings.length} findings; ${line}`);
		process.exit(1);
	}
	console.log(line);
	process.exit(0);
}

export function skip(why) {
	console.log(why);
	process.exit(77);
}
