// SPDX-License-Identifier: MIT
// What each part of an instruction's text is, read off the forms in the published XML: an
// implementation of the rules of docs/language.md that shares nothing with the grammars.
import fs from "node:fs";

function unescapeXml(text) {
	const names = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", "#10": "\n", "#9": "\t" };
	return text.replace(/&([a-z]+|#\d+);/g, (all, name) => names[name] ?? all);
}

export function readXml(file) {
	const root = { name: "", children: [], attributes: {} }, stack = [root];
	const tag = /<(\/?)([\w-]+)((?:\s+[\w-]+(?::\w+)?="[^"]*")*)\s*(\/?)>/g;
	for (const [, close, name, attributes, empty] of fs.readFileSync(file, "utf8").matchAll(tag)) {
		if (close) {
			stack.pop();
			continue;
		}
		const node = { name, children: [], attributes: {} };
		for (const [, key, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g))
			node.attributes[key] = unescapeXml(value);
		stack.at(-1).children.push(node);
		if (!empty)
			stack.push(node);
	}
	return root.children[0];
}

export function* all(node, name) {
	for (const child of node.children) {
		if (child.name === name)
			yield child;
		yield* all(child, name);
	}
}

const named = (node, name) => node.children.filter((c) => c.name === name);
const isWord = (c) => /^[0-9A-Za-z_]/.test(c ?? "");

export class Isa {
	constructor(file) {
		this.root = readXml(file);
		this.fold = named(this.root, "assembly")[0].attributes.case === "fold";
		this.assembly = named(this.root, "assembly")[0].attributes;
		this.types = new Map(named(this.root, "type").map((t) => [t.attributes.name, t]));
		this.files = new Map(named(this.root, "register-file").map((f) => [f.attributes.name, f]));
		this.opcodes = new Map();
		this.fields = new Map();
		this.walk(this.root, []);
		this.names = new Set();
		for (const opcode of this.opcodes.values())
			for (const value of all(opcode, "value")) {
				const type = this.types.get(value.attributes.type);
				if (type?.attributes.kind === "register")
					this.registersOf(type).forEach((r) => this.names.add(this.key(r)));
			}
	}

	key(text) {
		return this.fold ? text.toLowerCase() : text;
	}

	walk(node, fields) {
		const here = [...fields, ...named(node, "field")];
		if (node.name === "opcode") {
			this.opcodes.set(node.attributes.name, node);
			this.fields.set(node, new Map(here.map((f) => [f.attributes.name, f.attributes.type])));
		}
		for (const child of node.children)
			if (["group", "optype", "opcode"].includes(child.name))
				this.walk(child, here);
	}

	// All names of the registers of a type's file.
	registersOf(type) {
		const file = this.files.get(type.attributes.file), { prefix, first, count } = file.attributes;
		const names = named(file, "register").map((r) => r.attributes.name);
		for (let i = 0; prefix && i < count; i++)
			names.push(prefix + (Number(first) + i));
		return names;
	}

	// The instructions that examples write, with their opcodes; those of aliases have none.
	examples() {
		return [...all(this.root, "example")].filter((e) => !/^(raise\b|reset$)/.test(e.attributes.text))
			.map((e) => ({ text: e.attributes.text, opcode: e.attributes.opcode }));
	}

	// The parts of a text that is an instruction of one of these opcodes, or undefined.
	parts(text, opcodes) {
		for (const opcode of opcodes)
			for (const form of named(opcode, "form")) {
				const reader = new Reader(this, opcode, form, text);
				const parts = reader.read(form.children.filter((c) => c.name !== "box"), 0, 0, [],
					(at, found) => reader.ends(at) ? found : undefined);
				if (parts)
					return parts;
			}
		return undefined;
	}
}

// The elements that are text: without the conditions under which they are shown.
const shown = (element) => element.children.filter((c) => !/^(absent|present|forced-by)$/.test(c.name));

class Reader {
	constructor(isa, opcode, form, text) {
		Object.assign(this, { isa, opcode, form, text, fields: isa.fields.get(opcode) });
		this.mnemonic = form.attributes.key;
	}

	blanks(at) {
		while (/^[ \t]$/.test(this.text[at] ?? ""))
			at++;
		return at;
	}

	ends(at) {
		at = this.blanks(at);
		const { terminator, comment } = this.isa.assembly;
		if (terminator && this.text.startsWith(terminator, at))
			at = this.blanks(at + terminator.length);
		return at === this.text.length || (comment && this.text.startsWith(comment, at));
	}

	// The offset after `want`, which is a whole word if it ends in one; undefined if not there.
	take(at, want) {
		const have = this.text.slice(at, at + want.length);
		if (this.isa.key(have) !== this.isa.key(want))
			return undefined;
		if (isWord(want.at(-1)) && isWord(this.text[at + want.length]))
			return undefined;
		return at + want.length;
	}

	// Reads elements from the i-th on; calls `next` with the offset behind them and the parts.
	read(elements, i, at, parts, next) {
		if (i === elements.length)
			return next(at, parts);
		const element = elements[i];
		const go = (end, found) => this.read(elements, i + 1, end, found, next);
		switch (element.name) {
		case "text": return this.literal(element, at, parts, go);
		case "value": return this.operand(element, i, at, parts, go);
		case "choice": return this.run(elements, i, at, parts, next);
		case "optional":
			return this.read(shown(element), 0, at, parts, go) ?? go(at, parts);
		case "one-of":
			for (const alternative of element.children) {
				const result = this.read(shown(alternative), 0, at, parts, go);
				if (result)
					return result;
			}
			return undefined;
		}
		throw new Error(`unknown element ${element.name}`);
	}

	literal(element, at, parts, go) {
		let { text } = element.attributes, found = parts;
		const joins = element.attributes.joins === "yes";
		if (joins)
			text = text.slice(0, -1);
		for (const [token] of text.matchAll(/\.?[0-9A-Za-z_]+|\S/g)) {
			at = this.blanks(at);
			const end = this.take(at, token);
			if (end === undefined)
				return undefined;
			found = [...found, { from: at, to: end, kind: this.kindOfWord(token, found) }];
			at = end;
		}
		if (joins) {
			at = this.blanks(at);
			if (!"+-".includes(this.text[at] ?? " "))
				return undefined;
			at += this.text[at] === "+";
		}
		return go(at, found);
	}

	kindOfWord(token, parts) {
		const mine = parts.filter((p) => p.kind === "mnemonic").map((p) => this.text.slice(p.from, p.to));
		const key = this.isa.key(this.mnemonic), sofar = this.isa.key(mine.join(""));
		if (key && key.startsWith(sofar + this.isa.key(token)) && sofar !== key)
			return "mnemonic";
		if (/^[0-9]+$/.test(token))
			return "number";
		if (isWord(token))
			return "word";
		return token.startsWith(".") && token.length > 1 ? "modifier" : "sign";
	}

	// Modifiers in a row can be in any order.
	run(elements, i, at, parts, next) {
		let end = i;
		while (elements[end]?.name === "choice")
			end++;
		const take = (left, here, found) => {
			for (const choice of left)
				for (const name of this.namesOf(choice)) {
					const from = this.blanks(here), to = this.take(from, choice.attributes.separator + name);
					const part = { from, to, kind: "modifier" };
					const rest = left.filter((c) => c !== choice);
					const result = to === undefined ? undefined : take(rest, to, [...found, part]);
					if (result)
						return result;
				}
			if (left.some((c) => c.attributes.hidden === undefined))
				return undefined;
			return this.read(elements, end, here, found, next);
		};
		return take(elements.slice(i, end), at, parts);
	}

	namesOf(choice) {
		const type = this.isa.types.get(this.fields.get(choice.attributes.field));
		const values = named(choice, "value").map((v) => v.attributes.value);
		return named(type, "value").filter((v) => values.includes(v.attributes.value))
			.map((v) => v.attributes.name);
	}

	operand(element, i, at, parts, go) {
		at = this.blanks(at);
		const type = this.isa.types.get(element.attributes.type), rest = this.text.slice(at);
		const count = Number(element.attributes.count);
		const tries = [];
		switch (type.attributes.kind) {
		case "register":
			this.isa.registersOf(type).forEach((name) => tries.push([name.length, "register", name]));
			if (count > 1)
				this.ranges(type, count, rest, tries);
			break;
		case "enum": {
			const first = !this.mnemonic && parts.every((p) => p.kind === "sign" || p.kind === "register");
			for (const value of named(type, "value"))
				tries.push([value.attributes.name.length, i === 0 && first ? "mnemonic" : "value",
					value.attributes.name]);
			break;
		}
		case "integer": {
			const prefix = this.isa.assembly["hex-prefix"].replace(/\W/g, "\\$&");
			const digits = type.attributes.digits;
			for (const pattern of [`(?:0[xX]|${prefix})[0-9A-Fa-f]+`, "0[bB][01]+", "[0-9]+",
				digits ? `(?:${prefix})?[0-9A-Fa-f]{${digits}}` : "[0-9]+"]) {
				const found = rest.match(new RegExp(`^(-?\\s*)(${pattern})`));
				if (found)
					tries.push([found[0].length, "number", undefined, found[1].length]);
			}
			break;
		}
		case "float": {
			const found = rest.match(/^(-?\s*)(0f[0-9A-Fa-f]+|[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?)/);
			if (found)
				tries.push([found[0].length, "number", undefined, found[1].length]);
			break;
		}
		}
		tries.sort((a, b) => b[0] - a[0]);
		for (const [length, kind, name, sign = 0] of tries) {
			if (name !== undefined && this.take(at, name) === undefined)
				continue;
			const part = { from: at + sign, to: at + length, kind };
			const result = go(at + length, [...parts, part]);
			if (result)
				return result;
		}
		return undefined;
	}

	ranges(type, count, rest, tries) {
		const { prefix } = this.isa.files.get(type.attributes.file).attributes;
		if (!prefix || this.isa.key(rest.slice(0, prefix.length)) !== this.isa.key(prefix))
			return;
		const found = rest.slice(prefix.length).match(/^\s*\[\s*(\d+)\s*:\s*(\d+)\s*\]/);
		if (found && Number(found[2]) - Number(found[1]) === count - 1)
			tries.push([prefix.length + found[0].length, "register"]);
	}
}
