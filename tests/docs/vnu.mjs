// SPDX-License-Identifier: MIT
// All pages, the style sheets and broken copies of a page through the Nu Html Checker, in one run of
// Java. What it calls an info (a slash in a void element) is not looked at; warnings are.
import fs from "node:fs";
import path from "node:path";
import { SITE, WORK, close, files, pages, read } from "./lib/site.mjs";
import { checked } from "./lib/vnu.mjs";
import { inMain, seeded, unseen } from "./lib/faults.mjs";

// Each fault and a piece of the message that must name it.
const FAULTS = [
	["unclosed element", /Unclosed element|no matching end|open elements/,
		inMain("<section><h2>x</h2><div>")],
	["duplicate id", /Duplicate ID/, inMain('<p id="main">x</p>')],
	["image without text", /must have an .alt. attribute/, inMain('<img src="x.png">')],
	["attribute that is not one", /not allowed on element/, inMain('<p href="x">x</p>')],
	["reference to no id", /must be the ID/, inMain('<label for="none">x</label>')],
	["obsolete element", /obsolete/, inMain("<center>x</center>")],
	["role that is not one", /role/, inMain('<p role="no-such-role">x</p>')],
	["SVG element that is not one", /not allowed as child/,
		inMain('<svg viewBox="0 0 1 1"><bitfield/></svg>')],
];

// It guesses the language of pages of few words, and takes names of instructions for words.
const GUESS = /^This document appears to be written in/;
// Read from a folder, pages have no origin that 'self' could mean; browser.mjs sees that it holds.
const SELF = /violates Content Security Policy .*“(\.\.\/)*[a-z-]+\.(css|js)”/;

const list = pages();
const original = list.find(name => /insn-/.test(name));
const broken = path.join(WORK, "vnu");
fs.mkdirSync(broken, { recursive: true });
const page = read(original);
FAULTS.forEach(([, , change], at) =>
	fs.writeFileSync(path.join(broken, `fault-${at}.html`), seeded(page, change)));

const findings = [];
const rules = FAULTS.map(() => []);
const before = [];
for (const message of checked([SITE, broken])) {
	const file = decodeURIComponent(new URL(message.url).pathname);
	const fault = /\/vnu\/fault-(\d+)\.html$/.exec(file);
	const ours = path.relative(SITE, file);
	if (fault !== null)
		rules[fault[1]].push(message.message);
	else if ((message.type !== "info" || message.subType === "warning") &&
			!SELF.test(message.message) && !GUESS.test(message.message))
		findings.push(`${ours}:${message.lastLine ?? 1}: ${message.message} [${message.subType ??
			message.type}]`);
	if (ours === original)
		before.push(message.message);
}
FAULTS.forEach(([name, expected], at) => {
	const messages = rules[at].filter(text => !before.includes(text));
	const found = messages.map(text => ({ rule: expected.test(text) ? "named" : text }));
	findings.push(...unseen(name, "named", found));
});
const sheets = files().filter(file => file.endsWith(".css")).length;
close(findings, `vnu: ${list.length} pages, ${sheets} style sheets`);
