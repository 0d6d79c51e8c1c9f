// SPDX-License-Identifier: MIT
// Every page through html-validate, by all of its recommended, document and accessibility
// rules but those below; and broken copies of a page, each of which one rule must report.
import { close, pages, read } from "./lib/site.mjs";
import { load } from "./lib/npm.mjs";
import { inHead, inMain, seeded, unseen } from "./lib/faults.mjs";

const { HtmlValidate, StaticConfigLoader } = load("html-validate");

const OFF = {
	// Pages are generated: blanks at the end of a line or an empty line mean nothing.
	"no-trailing-whitespace": "off",
	// Code in a page is as its author wrote it; text breaks where the browser breaks it.
	"tel-non-breaking": "off",
	// The length of a title is the name of a definition, which the specification chooses.
	"long-title": "off",
	// Integrity is for what is loaded from elsewhere; nothing is.
	"require-sri": "off",
};

const CONFIG = {
	root: true,
	extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
	rules: {
		...OFF,
		"no-style-tag": "error",
		// An id bears the name of what it marks, as field-ra.neg: a dot is no letter, but harmless.
		"valid-id": ["error", { relaxed: true }],
	},
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

function check(file, page) {
	const report = validator.validateStringSync(page, file);
	return report.results.flatMap(result => result.messages).map(message =>
		({ rule: message.ruleId, text: `${message.line}: ${message.message}` }));
}

function faults(file) {
	const page = read(file);
	const before = check(file, page);
	const cases = [
		["unclosed element", "no-implicit-close", inMain("<ul><li>x<li>y</ul>")],
		["wrong end tag", "close-order", inMain("<b><i>x</b></i>")],
		["duplicate id", "no-dup-id", inMain('<p id="main">x</p>')],
		["image without text", "wcag/h37", inMain('<img src="x.png">')],
		["control without label", "input-missing-label", inMain('<input type="text">')],
		["button without text", "text-content", inMain('<button type="button"></button>')],
		["style attribute", "no-inline-style", inMain('<p style="color: red">x</p>')],
		["style element", "no-style-tag", inHead("<style>p { color: red }</style>")],
		["block in a paragraph", "element-permitted-content", inMain("<span><h2>x</h2></span>")],
		["header of a table without scope", "wcag/h63",
			inMain("<table><tr><th></th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>")],
		["heading that skips a level", "heading-level", inMain("<h5>x</h5>")],
		["attribute that is not one", "attribute-allowed-values", inMain('<a href="#main" dir="up">x</a>')],
		["character that needs escaping", "no-raw-characters", inMain("<p>a < b & c</p>")],
		["page without title", "element-required-content",
			text => text.replace(/<title>[^]*<\/title>/, "")],
		["page without language", "element-required-attributes",
			text => text.replace(/<html lang="[a-z]+"/, "<html")],
	];
	return cases.flatMap(([name, rule, change]) =>
		unseen(name, rule, check(file, seeded(page, change)), before));
}

const list = pages();
const findings = list.flatMap(file => check(file, read(file))
	.map(({ rule, text }) => `${file}:${text} [${rule}]`));
findings.push(...faults(list.find(name => /insn-/.test(name))));
close(findings, `html-validate: ${list.length} pages`);
