// SPDX-License-Identifier: MIT
// Turns the text of a page into tags with attributes, as far as the tests need it: pages are
// generated and validated elsewhere, so this knows no error recovery.

const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

export function decode(text) {
	return text.replace(/&(#x[0-9a-f]+|#[0-9]+|[a-z]+);/gi, (whole, name) => {
		if (name[0] !== "#")
			return ENTITIES[name] ?? whole;
		return String.fromCodePoint(/^#x/i.test(name) ? parseInt(name.slice(2), 16)
			: parseInt(name.slice(1), 10));
	});
}

function attributes(text) {
	const found = {};
	for (const [, name, , double, single, bare] of
		text.matchAll(/([^\s"'<>/=]+)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g))
		found[name] = decode(double ?? single ?? bare ?? "");
	return found;
}

const TAG = /<!--[^]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;

// Each tag of a page: { name, end, attributes, offset, text }; `text` is the content of a script or
// style element.
export function* tags(page) {
	TAG.lastIndex = 0;
	for (let match; (match = TAG.exec(page)) !== null;) {
		if (match[2] === undefined)
			continue;
		const name = match[2].toLowerCase();
		const tag = { name, end: match[1] !== "", attributes: attributes(match[3]),
			offset: match.index, text: "" };
		const end = TAG.lastIndex;
		if (!tag.end && (name === "script" || name === "style")) {
			const close = page.indexOf("</" + name, end);
			tag.text = page.slice(end, close < 0 ? undefined : close);
			TAG.lastIndex = close < 0 ? page.length : close;
			yield tag;
			continue;
		}
		yield tag;
		TAG.lastIndex = end;
	}
}

// The line of a page, from 1, that a place in its text stands on.
export function line(page, offset) {
	let lines = 1;
	for (let at = page.indexOf("\n"); at >= 0 && at < offset; at = page.indexOf("\n", at + 1))
		lines++;
	return lines;
}
