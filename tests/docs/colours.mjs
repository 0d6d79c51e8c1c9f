// SPDX-License-Identifier: MIT
// Contrast of the colours of site.css and codec.css, from their values: text on what it stands on at
// least 4.5 to 1, borders and focus at least 3 to 1, in light and dark; and the two places that say
// what dark is say the same.
import fs from "node:fs";
import path from "node:path";
import { SITE, close } from "./lib/site.mjs";

const TEXT = 4.5;
const BORDER = 3;

// Names of text colours and what they stand on.
const ON = {
	ink: ["paper", "raised", "chosen", "mark"],
	soft: ["paper", "raised", "chosen", "mark"],
	link: ["paper", "raised", "chosen", "mark"],
	keyword: ["raised", "mark"],
	number: ["raised", "mark"],
	comment: ["paper", "raised", "mark"],
	error: ["paper", "raised"],
	warning: ["paper", "raised"],
	good: ["paper", "raised"],
};
const AROUND = { edge: ["paper", "raised", "chosen"], focus: ["paper", "raised", "chosen"] };

// The light and the two dark sets of variables: { light, system, chosen }.
function sets(css) {
	const read = block => Object.fromEntries([...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})\s*;/g)]
		.map(([, name, value]) => [name, value]));
	const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].filter(([, , body]) =>
		/--[a-z-]+:\s*#/.test(body));
	const all = { light: {}, system: {}, chosen: {} };
	for (const [, selector, body] of blocks) {
		const set = selector.includes('"light"') ? "system"
			: selector.includes('"dark"') ? "chosen" : "light";
		Object.assign(all[set], read(body));
	}
	return all;
}

function luminance(colour) {
	const [red, green, blue] = [1, 3, 5].map(at => {
		const part = parseInt(colour.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function ratio(one, other) {
	const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

// [name, ground, least] of each pair in use: cells have x, x-ink, x-edge.
function pairs(set) {
	const list = [];
	for (const [name, grounds] of Object.entries(ON))
		for (const ground of grounds)
			list.push([name, ground, TEXT]);
	for (const [name, grounds] of Object.entries(AROUND))
		for (const ground of grounds)
			list.push([name, ground, BORDER]);
	for (const name of Object.keys(set).filter(name => `${name}-ink` in set))
		list.push([`${name}-ink`, name, TEXT], [`${name}-edge`, name, BORDER],
			[`${name}-edge`, "paper", BORDER]);
	return list;
}

function check(css) {
	const all = sets(css);
	const findings = [];
	const least = { [TEXT]: Infinity, [BORDER]: Infinity };
	for (const [name, value] of Object.entries(all.system))
		if (all.chosen[name] !== value)
			findings.push(`--${name} is ${value} by the system's wish, ${all.chosen[name]} by the reader's`);
	for (const theme of ["light", "system"])
		for (const [name, ground, bound] of pairs(all.light)) {
			const [text, under] = [all[theme][name], all[theme][ground]];
			const found = text && under ? ratio(text, under) : 0;
			least[bound] = Math.min(least[bound], found);
			if (found < bound)
				findings.push(`${theme === "light" ? theme : "dark"}: --${name} on --${ground} has ` +
					`${found.toFixed(2)} to 1, at least ${bound}`);
		}
	return { findings, least };
}

const isas = fs.readdirSync(SITE).filter(isa => fs.existsSync(path.join(SITE, isa, "site.css")));
const css = ["site.css", "codec.css"].map(name => path.join(SITE, isas[0] ?? "", name))
	.filter(file => fs.existsSync(file)).map(file => fs.readFileSync(file, "utf8")).join("\n");
const { findings, least } = check(css);
for (const [fault, change] of [
	["faint text", text => text.replace(/--soft: #\w+/, "--soft: #999999")],
	["faint border", text => text.replace(/--operand-edge: #\w+/, "--operand-edge: #cccccc")],
	["two kinds of dark", text => text.replace(/(--ink: )#\w+(?![^]*--ink: )/, "$1#ffffff")],
])
	if (check(change(css)).findings.length <= findings.length)
		findings.push(`seeded fault "${fault}" is not seen`);
close(findings, `colours: text ${least[TEXT].toFixed(2)} to 1 at least, borders ` +
	`${least[BORDER].toFixed(2)} to 1`);
