// SPDX-License-Identifier: MIT
// Follows every href and src of the site: each must lead to a file of the site and each fragment to an
// id; ids are unique; nothing is loaded or linked from elsewhere; no script or style is in a page, and
// each page has a policy that would not let one do anything.
import fs from "node:fs";
import path from "node:path";
import { SITE, close, files, language, pages, read } from "./lib/site.mjs";
import { decode, line, tags } from "./lib/html.mjs";
import { inHead, inMain, seeded, unseen } from "./lib/faults.mjs";

const REFERENCES = ["href", "src", "poster", "data", "xlink:href", "action"];
// A fragment that the script of the page reads, not a place in it.
const PROGRAM = /^(word|text)=/;

// What a page's Content-Security-Policy lets through beyond the site's own files.
function lax(policy) {
	if (policy === undefined)
		return "there is no Content-Security-Policy";
	const sources = policy.split(";").flatMap(part => part.trim().split(/\s+/).slice(1));
	const more = sources.filter(source =>
		!["'none'", "'self'", "'wasm-unsafe-eval'", "data:"].includes(source));
	if (!/^default-src 'none';/.test(policy) || /(script|style)-src[^;]*data:/.test(policy))
		more.push("default-src or data:");
	return more.length > 0 ? `the Content-Security-Policy allows ${more.join(" ")}` : "";
}

function scan(page) {
	const found = { ids: new Map(), links: [], findings: [] };
	const report = (tag, rule, text) =>
		found.findings.push({ rule, text: `${line(page, tag.offset)}: ${text}` });
	let policy;
	for (const tag of tags(page)) {
		if (tag.end)
			continue;
		if (/^content-security-policy$/i.test(tag.attributes["http-equiv"] ?? ""))
			policy = tag.attributes.content;
		const { id, style } = tag.attributes;
		if (id !== undefined && found.ids.has(id))
			report(tag, "duplicate-id", `id "${id}" is there twice`);
		if (id !== undefined)
			found.ids.set(id, tag.offset);
		if (style !== undefined)
			report(tag, "inline-style", `<${tag.name}> has a style attribute`);
		for (const name of Object.keys(tag.attributes))
			if (/^on/i.test(name))
				report(tag, "inline-script", `<${tag.name}> has the attribute ${name}`);
		if (tag.name === "style" || (tag.name === "script" && tag.attributes.src === undefined))
			report(tag, "inline-" + tag.name, `<${tag.name}> with text of its own`);
		for (const name of REFERENCES)
			if (tag.attributes[name] !== undefined)
				found.links.push({ to: tag.attributes[name], tag, name });
		if (tag.attributes.srcset !== undefined)
			report(tag, "srcset", "srcset is not followed by this test");
	}
	if (lax(policy) !== "")
		report({ offset: 0 }, "policy", lax(policy));
	return found;
}

const present = new Set(files());
const scanned = new Map(pages().map(file => [file, scan(read(file))]));

// An address is local unless it has a scheme or begins with two slashes.
function check(file, page, found) {
	const findings = [...found.findings];
	const report = (tag, rule, text) =>
		findings.push({ rule, text: `${line(page, tag.offset)}: ${text}` });
	for (const { to, tag } of found.links) {
		if (/^data:/.test(to) && tag.name === "link")
			continue;
		if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to)) {
			report(tag, "external", `leads out of the site: ${to.slice(0, 80)}`);
			continue;
		}
		const [address, fragment] = to.split(/#([^]*)/);
		let target = address === "" ? file
			: path.normalize(path.join(path.dirname(file), decodeURIComponent(address)));
		if (address.endsWith("/"))
			target = path.join(target, "index.html");
		if (address.startsWith("/") || !present.has(target)) {
			report(tag, "broken-link", `there is no ${to.slice(0, 120)}`);
			continue;
		}
		const ids = target === file ? found.ids : scanned.get(target)?.ids;
		if (fragment === undefined || (PROGRAM.test(fragment) && /codec\.html$/.test(target)))
			continue;
		if (/compare\.html$/.test(target) && /^a=.+&b=.+$/.test(fragment))
			continue; // compare.mjs looks at the names
		if (ids === undefined || !ids.has(decodeURIComponent(fragment)))
			report(tag, "broken-fragment", `no id for ${to.slice(0, 120)}`);
	}
	return findings;
}

// Pages of one instruction set are the same in all languages, as are the ids in them.
function compareLanguages() {
	const findings = [];
	const sites = new Map();
	for (const file of scanned.keys()) {
		if (language(file) === "")
			continue;
		const [isa, lang, name] = file.split(path.sep);
		if (!sites.has(isa))
			sites.set(isa, new Map());
		if (!sites.get(isa).has(lang))
			sites.get(isa).set(lang, new Set());
		sites.get(isa).get(lang).add(name);
	}
	for (const [isa, languages] of sites)
		for (const [one, names] of languages)
			for (const [other, others] of languages)
				for (const name of names)
					if (!others.has(name))
						findings.push(`${isa}/${other}/${name} is missing; ${one} has it`);
					else
						findings.push(...sameIds(isa, one, other, name));
	return findings;
}

// Prose of each language has headings of its own (description-1); ids of places are the same.
const HEADING = /^(?!block|example)[a-z]+-\d+$/;

function sameIds(isa, one, other, name) {
	const mine = scanned.get(path.join(isa, one, name)).ids;
	const theirs = scanned.get(path.join(isa, other, name)).ids;
	return [...mine.keys()].filter(id => !theirs.has(id) && !HEADING.test(id))
		.map(id => `${isa}/${other}/${name}: no id "${id}"; ${one} has it`);
}

// Every fault is put into a copy of a page in memory.
function faults() {
	const file = [...scanned.keys()].find(name => /insn-/.test(name));
	const page = read(file);
	const before = check(file, page, scanned.get(file));
	const cases = [
		["duplicate id", "duplicate-id", inMain('<p id="main">x</p>')],
		["link to a page that is not there", "broken-link", inMain('<a href="nowhere.html">x</a>')],
		["fragment of the page itself", "broken-fragment", inMain('<a href="#nowhere">x</a>')],
		["fragment of another page", "broken-fragment",
			inMain('<a href="index.html#no-such-place">x</a>')],
		["link from the root", "broken-link", inMain('<a href="/index.html">x</a>')],
		["external image", "external", inMain('<img alt="" src="https://example.org/x.png">')],
		["external by two slashes", "external", inMain('<a href="//example.org/">x</a>')],
		["javascript: link", "external", inMain('<a href="javascript:alert(1)">x</a>')],
		["no policy", "policy", text => text.replace("Content-Security-Policy", "nothing")],
		["policy that lets scripts in", "policy",
			text => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
		["inline script", "inline-script", inMain("<script>alert(1)</script>")],
		["event handler", "inline-script", inMain('<p onclick="alert(1)">x</p>')],
		["style element", "inline-style", inHead("<style>p { color: red }</style>")],
		["style attribute", "inline-style", inMain('<p style="color: red">x</p>')],
	];
	return cases.flatMap(([name, rule, change]) => {
		const broken = seeded(page, change);
		return unseen(name, rule, check(file, broken, scan(broken)), before);
	});
}

let links = 0, ids = 0;
const findings = [];
for (const [file, found] of scanned) {
	links += found.links.length;
	ids += found.ids.size;
	findings.push(...check(file, read(file), found)
		.map(({ rule, text }) => `${file}:${text} [${rule}]`));
}
findings.push(...compareLanguages(), ...faults());
if (scanned.size === 0)
	findings.push(`there is no page in ${SITE}`);
close(findings, `links: ${scanned.size} pages, ${links} references, ${ids} ids`);
