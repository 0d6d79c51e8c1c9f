/* The codec as JavaScript objects: text and bytes become instructions with their fields. The
 * modules are what specc's C is compiled to (target wasm); nothing here touches a page. */
"use strict";

var speccCodec = (function () {
	const modules = {}; /* name: parts of the module, each gzipped, in base64 */
	let facts = null;

	/* ---- modules ---- */

	function inflate(base64) {
		const packed = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
		const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
		return new Response(stream).arrayBuffer();
	}

	/* The exports of a module whose script has been loaded. */
	async function instantiate(name) {
		const parts = await Promise.all(modules[name].map(inflate));
		const bytes = await new Blob(parts).arrayBuffer();
		return (await WebAssembly.instantiate(bytes, {})).instance.exports;
	}

	const supported =
		typeof WebAssembly === "object" &&
		typeof DecompressionStream === "function" &&
		typeof BigInt === "function";

	/* Text and bytes in the memory of a module. */
	class Memory {
		constructor(exports) {
			this.exports = exports;
		}

		bytes(at, length) {
			return new Uint8Array(this.exports.memory.buffer, at, length);
		}

		/* A C string. */
		string(at) {
			const all = new Uint8Array(this.exports.memory.buffer);
			return new TextDecoder().decode(all.slice(at, all.indexOf(0, at)));
		}

		/* What a function has written to `text`. */
		text(length) {
			return new TextDecoder().decode(this.bytes(this.exports.text(), length).slice());
		}

		/* Puts text to `text`; returns its length in bytes, -1: it is too long. */
		put(text) {
			const bytes = new TextEncoder().encode(text);
			if (bytes.length > this.exports.text_room()) return -1;
			this.bytes(this.exports.text(), bytes.length).set(bytes);
			return bytes.length;
		}
	}

	/* ---- numbers ---- */

	const unsigned = n => BigInt.asUintN(64, n);
	const ones = width => (1n << BigInt(width)) - 1n;
	const bits = (word, lsb, width) => (word >> BigInt(lsb)) & ones(width);

	function toHex(bytes) {
		return Array.from(bytes, b => b.toString(16).padStart(2, "0")).join("");
	}

	/* Hexadecimal digits, blanks between them, as bytes; null: they are none. */
	function fromHex(text) {
		const digits = text.replace(/[\s_,]+/g, "");
		if (!/^([0-9a-f]{2})*$/i.test(digits)) return null;
		return Uint8Array.from(digits.match(/../g) || [], pair => parseInt(pair, 16));
	}

	/* A word as bytes. */
	function toBytes(word, length) {
		const unit = facts.unit / 8,
			bytes = new Uint8Array(length);
		for (let i = 0; i < length; i++) {
			const place = i % unit,
				at = facts.order === "big" ? i - place + unit - 1 - place : i;
			bytes[at] = Number(bits(word, i * 8, 8));
		}
		return bytes;
	}

	/* A number (0x...) as the bytes of the shortest length that has its digits; null: none has. */
	function fromNumber(text) {
		const digits = text.trim().replace(/_/g, "");
		const length = facts.lengths.find(bits => bits >= (digits.length - 2) * 4);
		if (!/^0x[0-9a-f]+$/i.test(digits) || !length) return null;
		return toBytes(BigInt(digits), length / 8);
	}

	/* ---- types of fields ---- */

	/* The path of definitions to each opcode: name -> { family, types: { field: type } }. */
	function readDefinitions() {
		const opcodes = {};
		function walk(definition, types, family) {
			const [name, kind, fields, inner] = definition;
			const all = Object.assign({}, types, fields);
			if (kind === "opcode") opcodes[name] = { family: family, types: all };
			for (const child of inner) walk(child, all, kind === "optype" ? name : family);
		}
		for (const group of facts.definitions) walk(group, {}, "");
		return opcodes;
	}

	function registerName(type, value) {
		const file = facts.files[type.file];
		const number = value + BigInt(type.first || 0);
		if (!file) return "";
		if (file.names[number]) return file.names[number];
		const index = number - BigInt(file.first || 0);
		return file.prefix !== undefined && index >= 0n && index < BigInt(file.count)
			? file.prefix + number
			: "";
	}

	function floatText(value, width) {
		const view = new DataView(new ArrayBuffer(8));
		if (width !== 32 && width !== 64) return "";
		if (width === 32) view.setUint32(0, Number(value));
		else view.setBigUint64(0, value);
		return String(width === 32 ? view.getFloat32(0) : view.getFloat64(0));
	}

	/* What the bits of a field mean; "" where nothing more is to be said than the number. */
	function meaning(typeName, value, width) {
		const type = facts.types[typeName];
		if (!type) return "";
		if (type.kind === "enum")
			return Object.keys(type.values).find(name => BigInt(type.values[name]) === value) || "";
		if (type.kind === "register") return registerName(type, value);
		if (type.kind === "float") return floatText(value, width);
		if (type.kind !== "integer") return "";
		if (type.coding === "table") return "";
		let number = value;
		if (type.coding === "signed") number = BigInt.asIntN(width, value);
		else if (type.coding === "ones" && value >> BigInt(width - 1)) number = value - ones(width);
		number = number * BigInt(type.scale || 1) + BigInt(type.offset || 0);
		return number === value ? "" : String(number);
	}

	/* ---- the codec ---- */

	const STATUS = ["ok", "truncated", "undefined", "reserved"];
	const REASON = ["", "bits", "value", "constraint"];

	class Codec {
		constructor(exports) {
			this.exports = exports;
			this.memory = new Memory(exports);
			this.facts = facts;
			this.opcodes = readDefinitions();
			this.limbs = exports.limbs();
		}

		/* A number that the module gives in parts of 64 bits. */
		wide(part) {
			let word = 0n;
			for (let i = this.limbs - 1; i >= 0; i--) word = (word << 64n) | unsigned(part(i));
			return word;
		}

		layout(opcode) {
			const e = this.exports,
				name = this.memory.string(e.opcode_name(opcode));
			const types = (this.opcodes[name] || { types: {} }).types,
				fields = [];
			const mask = this.wide(i => e.opcode_mask(opcode, i));
			for (let i = 0; i < e.field_count(opcode); i++) {
				const number = e.field(opcode, i),
					pieces = [];
				const field = this.memory.string(e.field_name(number));
				for (let n = 0; n < e.piece_count(opcode, i); n++) {
					const piece = e.piece(opcode, i, n);
					pieces.push({ lsb: piece >> 8, width: piece & 255 });
				}
				fields.push({
					index: i,
					number: number,
					name: field,
					type: types[field] || "",
					pieces: pieces,
					width: pieces.reduce((sum, piece) => sum + piece.width, 0),
					fixed: pieces.every(p => bits(mask, p.lsb, p.width) === ones(p.width)),
				});
			}
			return fields;
		}

		/* The fields of an opcode with what they hold in a word, the lowest bit first. */
		fields(opcode, word) {
			const list = this.layout(opcode);
			for (const field of list) {
				field.value = field.pieces.reduce(
					(value, p) => (value << BigInt(p.width)) | bits(word, p.lsb, p.width),
					0n
				);
				field.meaning = meaning(field.type, field.value, field.width);
			}
			const lowest = field => Math.min(...field.pieces.map(p => p.lsb));
			return list.sort((a, b) => lowest(a) - lowest(b));
		}

		/* The chosen instruction of the module. */
		snapshot(status) {
			const e = this.exports,
				opcode = e.opcode();
			const insn = {
				status: STATUS[status],
				length: e.length(),
				opcode: opcode,
				name: opcode ? this.memory.string(e.opcode_name(opcode)) : "",
				word: this.wide(i => e.word(i)),
				text: "",
				fields: [],
			};
			insn.family = (this.opcodes[insn.name] || { family: "" }).family;
			if (opcode) insn.fields = this.fields(opcode, insn.word);
			if (insn.status === "ok") insn.text = this.memory.text(e.format());
			else if (insn.status === "reserved") insn.reason = this.reason(insn);
			return insn;
		}

		reason(insn) {
			const e = this.exports,
				kind = REASON[e.explain()];
			return {
				kind: kind,
				bits: kind === "bits" ? this.wide(i => e.reason_bits(i)) : 0n,
				field: insn.fields.find(f => kind !== "bits" && f.number === e.reason_field()),
			};
		}

		/* The instruction at the front of the bytes. */
		decode(bytes) {
			const e = this.exports,
				size = Math.min(bytes.length, e.length_max());
			this.memory.bytes(e.bytes(), size).set(bytes.subarray(0, size));
			const insn = this.snapshot(e.decode(size));
			insn.bytes = bytes.slice(0, insn.length || size);
			return insn;
		}

		/* All instructions of the bytes; behind what is none the next one is tried. */
		disassemble(bytes, most) {
			const list = [];
			for (let at = 0; at < bytes.length && list.length < most;) {
				const insn = this.decode(bytes.subarray(at));
				insn.offset = at;
				insn.bytes = bytes.slice(at, at + (insn.length || bytes.length));
				list.push(insn);
				at += insn.bytes.length || bytes.length;
			}
			return list;
		}

		/* { list } or { error: { column, message } }; the column counts code points from 1. */
		parse(text) {
			const e = this.exports,
				length = this.memory.put(text),
				list = [];
			if (length < 0) return { error: { column: 1, message: "" } };
			const count = e.parse(length);
			if (!count)
				return {
					error: {
						column: e.error_column(),
						message: this.memory.string(e.error_message()),
					},
				};
			for (let i = 0; i < count; i++) {
				e.select(i);
				const status = e.encode();
				const bytes = this.memory.bytes(e.bytes(), e.length()).slice();
				list.push(Object.assign(this.snapshot(status), { bytes: bytes }));
			}
			return { list: list };
		}

		/* The instruction with another value in one field. */
		change(insn, field, value) {
			const e = this.exports,
				bytes = insn.bytes.slice();
			this.decode(bytes);
			e.set(field.number, BigInt.asUintN(64, value));
			const word = this.wide(i => e.word(i));
			return toBytes(word, bytes.length);
		}

		/* Of all opcodes; kept from the first time on. */
		fixedBits() {
			const e = this.exports;
			this.fixed =
				this.fixed ||
				Array.from({ length: e.opcode_count() }, (none, i) => ({
					opcode: i + 1,
					size: e.opcode_length(i + 1),
					mask: this.wide(limb => e.opcode_mask(i + 1, limb)),
					match: this.wide(limb => e.opcode_match(i + 1, limb)),
				}));
			return this.fixed;
		}

		/* The opcode whose fixed bits the word misses in the fewest places, with the fields that
		 * are wrong; null: none has this length. */
		nearest(word, length) {
			let best = null;
			for (const { opcode, size, mask, match } of this.fixedBits()) {
				if (length && size !== length) continue;
				const wrong = (word ^ match) & mask;
				const count = wrong.toString(2).replace(/0/g, "").length;
				if (!best || count < best.count)
					best = { opcode: opcode, count: count, wrong: wrong, match: match };
			}
			if (!best) return null;
			const needed = this.fields(best.opcode, best.match),
				has = this.fields(best.opcode, word);
			best.name = this.memory.string(this.exports.opcode_name(best.opcode));
			best.family = (this.opcodes[best.name] || { family: "" }).family;
			best.fields = has
				.map((field, i) => Object.assign(field, { needs: needed[i] }))
				.filter(f => f.pieces.some(p => bits(best.wrong, p.lsb, p.width)));
			return best;
		}
	}

	return {
		supported: supported,
		facts: given => {
			facts = given;
		},
		module: (name, parts) => {
			modules[name] = parts;
		},
		has: name => name in modules,
		known: () => facts,
		instantiate: instantiate,
		open: async () => new Codec(await instantiate("codec")),
		Memory: Memory,
		toBytes: toBytes,
		toHex: toHex,
		fromHex: fromHex,
		fromNumber: fromNumber,
		bits: bits,
		ones: ones,
	};
})();
/* An instruction of the codec as elements of the page: its bits, its fields, and why it is none. */
"use strict";

speccCodec.View = (function () {
	const COLOURS = 6;

	/* Of site.js, which is in the page before this. */
	const make = (...all) => speccPage.make(...all);

	/* A label whose {0}, {1} are filled in; what is filled in is shown as code. */
	function fill(label, ...values) {
		return label
			.split(/(\{\d\})/)
			.filter(Boolean)
			.map(part => {
				const place = /^\{(\d)\}$/.exec(part);
				return place ? make("code", { dir: "ltr" }, String(values[place[1]])) : part;
			});
	}

	const plain = (label, ...values) => label.replace(/\{(\d)\}/g, (all, n) => String(values[n]));

	const hex = (value, width) => `0x${value.toString(16).padStart(Math.ceil(width / 4), "0")}`;

	/* "7-4", highest first, as the pages write the bits of a field. */
	const places = (lsb, width) => (width > 1 ? `${lsb + width - 1}\u2013${lsb}` : String(lsb));

	/* The rows of ones in a word, as places. */
	function rows(word) {
		const list = [];
		for (let at = 0; word >> BigInt(at); at++) {
			let width = 0;
			while ((word >> BigInt(at + width)) & 1n) width++;
			if (width) list.push(places(at, width));
			at += width;
		}
		return list.join(", ");
	}

	/* Addresses of pages: lower case, other bytes as x and two digits. */
	function slug(name) {
		return Array.from(new TextEncoder().encode(name), byte => {
			const c = String.fromCharCode(byte).toLowerCase();
			return /[a-z0-9_.-]/.test(c) ? c : "x" + byte.toString(16).padStart(2, "0");
		}).join("");
	}

	const slugs = new Map();
	/* Of two names that differ in case alone the later one has -2. */
	function address(kind, name, all) {
		if (!slugs.has(kind)) {
			const known = new Map(),
				taken = new Set();
			for (const each of all) {
				let text = slug(each);
				for (let n = 2; taken.has(text) && !known.has(each); n++)
					text = `${slug(each)}-${n}`;
				if (!known.has(each)) known.set(each, text);
				taken.add(known.get(each));
			}
			slugs.set(kind, known);
		}
		return slugs.get(kind).get(name);
	}

	class View {
		constructor(codec, labels) {
			this.codec = codec;
			this.labels = labels;
		}

		opcodeAddress(name, family) {
			const all = Object.values(this.codec.opcodes);
			const page = address("insn", family, all.map(opcode => opcode.family).filter(Boolean));
			const place = address("opcode", name, Object.keys(this.codec.opcodes));
			return `insn-${page}.html#opcode-${place}`;
		}

		/* "": there is no such type. */
		typeAddress(type) {
			const page = address("type", type, Object.keys(this.codec.facts.types));
			return page ? `type-${page}.html` : "";
		}

		opcodeLink(name, family) {
			const code = make("code", {}, name);
			return family ? make("a", { href: this.opcodeAddress(name, family) }, code) : code;
		}

		typeLink(type) {
			const href = this.typeAddress(type);
			return href ? make("a", { href: href }, make("code", {}, type)) : type;
		}

		/* ---- bits ---- */

		/* The pieces of the fields and what lies between them, from the highest bit down. */
		segments(insn) {
			const list = [];
			insn.fields.forEach((field, i) =>
				field.pieces.forEach(piece =>
					list.push({ lsb: piece.lsb, width: piece.width, field: field, colour: i })
				)
			);
			list.sort((a, b) => b.lsb - a.lsb);
			const all = [];
			let top = insn.length * 8;
			for (const segment of [...list, { lsb: -1, width: 1 }]) {
				const end = segment.lsb + segment.width;
				if (end < top) all.push({ lsb: end, width: top - end });
				if (segment.field) all.push(segment);
				top = segment.lsb;
			}
			return all;
		}

		segment(insn, part) {
			const digits = speccCodec
				.bits(insn.word, part.lsb, part.width)
				.toString(2)
				.padStart(part.width, "0");
			const kind = !part.field
				? "reserved"
				: part.field.fixed
					? "fixed"
					: `colour${part.colour % COLOURS}`;
			const meaning = part.field ? part.field.meaning : "";
			return make(
				"li",
				{ class: kind },
				make("span", { class: "name" }, part.field ? part.field.name : this.labels.zero),
				make("code", {}, digits),
				make("span", { class: "places" }, places(part.lsb, part.width)),
				make("span", { class: "meaning" }, meaning || "\u00a0")
			);
		}

		bits(insn) {
			return make(
				"ol",
				{ class: "bits", dir: "ltr" },
				...this.segments(insn).map(part => this.segment(insn, part))
			);
		}

		/* ---- fields ---- */

		/* A place to change the value; change(field, text) is told. */
		input(insn, field, change) {
			const type = this.codec.facts.types[field.type];
			const label = plain("{0}: {1}", field.name, this.labels.content);
			if (field.fixed) return make("code", {}, hex(field.value, field.width));
			if (type && type.kind === "enum" && field.meaning) {
				const select = make(
					"select",
					{ "aria-label": label },
					...Object.keys(type.values).map(name =>
						make("option", { value: type.values[name] }, name)
					)
				);
				select.value = String(type.values[field.meaning]);
				select.addEventListener("change", () => change(field, select.value));
				return select;
			}
			const input = make("input", {
				"aria-label": label,
				size: "12",
				autocomplete: "off",
				spellcheck: "false",
				value: hex(field.value, field.width),
			});
			input.addEventListener("change", () => change(field, input.value));
			return input;
		}

		fieldRow(insn, field, change) {
			const where = field.pieces.map(p => places(p.lsb, p.width)).join(", ");
			const type = this.codec.facts.types[field.type],
				isEnum = type && type.kind === "enum";
			const meaning = field.fixed
				? [
						field.meaning,
						field.meaning ? " " : "",
						make("small", {}, `(${this.labels.fixed})`),
					]
				: isEnum && field.meaning
					? [make("code", {}, hex(field.value, field.width))]
					: [field.meaning];
			return make(
				"tr",
				{},
				make("th", { scope: "row" }, make("code", {}, field.name)),
				make("td", {}, where),
				make("td", {}, this.input(insn, field, change)),
				make("td", {}, ...meaning),
				make("td", {}, this.typeLink(field.type))
			);
		}

		fields(insn, change, open) {
			const l = this.labels;
			const head = make(
				"tr",
				{},
				...[l.field, l.places, l.content, l.meaning, l.type].map(text =>
					make("th", { scope: "col" }, text)
				)
			);
			const table = make(
				"table",
				{},
				make("thead", {}, head),
				make(
					"tbody",
					{},
					...insn.fields.map(field => this.fieldRow(insn, field, change)).reverse()
				)
			);
			const details = make(
				"details",
				{},
				make("summary", {}, ...fill(l.fields, insn.name)),
				make(
					"div",
					{
						class: "scroll",
						tabindex: "0",
						role: "region",
						"aria-label": plain(l.fields, insn.name),
					},
					table
				)
			);
			details.open = open;
			return details;
		}

		/* ---- why it is none ---- */

		undefinedWord(insn) {
			const near = this.codec.nearest(insn.word, insn.length),
				l = this.labels;
			if (!near) return [make("p", {}, l.undefined)];
			const sentence = fill(l.nearest, "\u0000");
			const at = sentence.findIndex(part => part.nodeType);
			sentence[at] = this.opcodeLink(near.name, near.family);
			const list = near.fields.map(f =>
				make(
					"li",
					{},
					...fill(
						l.needs,
						f.name,
						f.needs.meaning || hex(f.needs.value, f.width),
						f.meaning || hex(f.value, f.width)
					),
					` (${f.pieces.map(p => places(p.lsb, p.width)).join(", ")})`
				)
			);
			return [make("p", {}, l.undefined, " ", ...sentence), make("ul", {}, ...list)];
		}

		why(insn) {
			const l = this.labels,
				reason = insn.reason;
			if (insn.status === "truncated")
				return [make("p", {}, ...fill(l.truncated, insn.bytes.length, insn.length || "?"))];
			if (insn.status === "undefined") return this.undefinedWord(insn);
			if (!reason) return [];
			if (reason.kind === "bits")
				return [make("p", {}, ...fill(l.bits, rows(reason.bits), insn.name))];
			const field = reason.field;
			if (!field) return [make("p", {}, ...fill(l.unwritable, insn.name))];
			const value = field.meaning || hex(field.value, field.width);
			return [
				make(
					"p",
					{},
					...(reason.kind === "value"
						? fill(l.value, field.name, value, field.type)
						: fill(l.constraint, field.name, value, insn.name))
				),
			];
		}

		/* ---- all ---- */

		/* alone: there are no others, so all of it is shown. */
		card(insn, change, alone) {
			const head = make("h3", {});
			if (!alone) head.append(make("code", {}, hex(BigInt(insn.offset), 16)), " ");
			head.append(
				insn.name
					? this.opcodeLink(insn.name, insn.family)
					: make("code", {}, speccCodec.toHex(insn.bytes))
			);
			const card = make("article", { class: insn.status === "ok" ? "good" : "bad" }, head);
			if (insn.text)
				card.append(make("p", { class: "text", dir: "ltr" }, make("code", {}, insn.text)));
			else card.append(...this.why(insn));
			if (insn.opcode) card.append(this.bits(insn), this.fields(insn, change, alone));
			return card;
		}
	}

	View.make = make;
	View.fill = fill;
	View.plain = plain;
	View.hex = hex;
	return View;
})();
/* The controls of the codec's page: text and bytes follow each other, the address says what is
 * shown. */
"use strict";

(function () {
	const MOST = 64; /* instructions that are shown */
	if (
		typeof document === "undefined" ||
		!document.getElementById("codec") ||
		!speccCodec.supported
	)
		return;
	const section = document.getElementById("codec"),
		labels = section.dataset;
	const part = name => document.getElementById(`codec-${name}`);
	const { make, plain } = speccCodec.View;
	let codec,
		view,
		shown = [],
		source = "text",
		extra = "",
		isTold = true, // the address follows
		page = null;

	const load = name => speccPage.script(`../${name}`);

	/* ---- the address ---- */

	function fragment() {
		const text = part("text").value.trim(),
			word = speccCodec.toHex(bytes());
		if (!text && !word) return "#codec";
		return (source === "text" ? `#text=${encodeURIComponent(text)}` : `#word=${word}`) + extra;
	}

	/* Pages in files may not change their address: then the link alone has it. */
	function tellAddress() {
		const address = fragment();
		part("link").href = address;
		if (!isTold) return;
		try {
			history.replaceState(null, "", address);
		} catch (error) {
			return;
		}
		dispatchEvent(new Event("hashchange"));
	}

	function readAddress() {
		const parts = {};
		for (const each of location.hash.slice(1).split("&")) {
			const at = each.indexOf("=");
			try {
				if (at > 0) parts[each.slice(0, at)] = decodeURIComponent(each.slice(at + 1));
			} catch (error) {
				continue; /* not what encodeURIComponent makes */
			}
		}
		return parts;
	}

	/* A case belongs to the instruction that it came with. */
	function dropCase() {
		extra = extra.replace(/&case=[^&]*/, "");
	}

	/* ---- showing ---- */

	const bytes = () => Uint8Array.from(shown.flatMap(insn => Array.from(insn.bytes)));

	function change(insn, field, text) {
		const type = codec.facts.types[field.type],
			names = (type && type.values) || {};
		const known = names[text.trim()] !== undefined ? names[text.trim()] : text.trim();
		let value = null;
		if (/^-?(0x[0-9a-f]+|\d+)$/i.test(known))
			value = known.startsWith("-") ? -BigInt(known.slice(1)) : BigInt(known);
		if (
			value === null ||
			value >= 1n << BigInt(field.width) ||
			value < -(1n << BigInt(field.width))
		) {
			part("status").textContent = plain(labels.wrong, field.width);
			return;
		}
		const changed = codec.change(insn, field, BigInt.asUintN(field.width, value));
		const all = bytes();
		all.set(changed, insn.offset);
		source = "word";
		dropCase();
		fromBytes(all, false);
	}

	function status(text) {
		const size = bytes().length;
		part("status").textContent =
			text ||
			(!size
				? labels.none
				: shown.length === 1
					? plain(labels.one, size)
					: plain(labels.count, shown.length, size));
	}

	function show(errors) {
		const focused = document.activeElement && document.activeElement.getAttribute("aria-label");
		let offset = 0;
		for (const insn of shown) {
			insn.offset = offset;
			offset += insn.bytes.length;
		}
		const cards = shown
			.slice(0, MOST)
			.map(insn =>
				view.card(insn, (field, text) => change(insn, field, text), shown.length === 1)
			);
		if (shown.length > MOST) cards.push(make("p", {}, plain(labels.more, MOST)));
		part("result").replaceChildren(...errors, ...cards);
		const again =
			focused &&
			Array.from(part("result").querySelectorAll("[aria-label]")).find(
				node => node.getAttribute("aria-label") === focused
			);
		if (again) again.focus();
		tellAddress();
		if (page) page.programChanged();
	}

	function errorOf(line, number, error) {
		const points = Array.from(line),
			at = error.column - 1;
		const place = make(
			"pre",
			{ dir: "ltr", tabindex: "0" },
			points.slice(0, at).join(""),
			make("mark", {}, points.slice(at).join("") || "\u2423")
		);
		const message = make("span", { lang: "en" }, error.message);
		const words = labels.error.split("{2}");
		const text = error.message
			? [plain(words[0], number, error.column), message, words[1]]
			: [plain(labels.long, number)];
		return make("div", { class: "mistake" }, make("p", {}, ...text), place);
	}

	function fromText(text) {
		const errors = [];
		shown = [];
		text.split("\n").forEach((line, i) => {
			if (!line.trim()) return;
			const result = codec.parse(line);
			if (result.error && isComment(line)) return;
			if (result.error) errors.push({ line: line, number: i + 1, error: result.error });
			else shown.push(...result.list);
		});
		part("word").value = shown.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
		show(errors.map(e => errorOf(e.line, e.number, e.error)));
		const first = errors[0];
		status(
			first &&
				(first.error.message
					? plain(labels.error, first.number, first.error.column, first.error.message)
					: plain(labels.long, first.number))
		);
		section.classList.toggle("wrong", errors.length > 0);
	}

	const isComment = line => codec.facts.comment && line.trim().startsWith(codec.facts.comment);

	function fromBytes(given, keep) {
		shown = codec.disassemble(given, 4096);
		part("text").value = shown
			.filter(insn => insn.text)
			.map(insn => insn.text)
			.join("\n");
		if (!keep) part("word").value = shown.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
		show([]);
		status("");
		section.classList.toggle(
			"wrong",
			shown.some(insn => insn.status !== "ok")
		);
	}

	/* Each line a number (0x...) or all of it bytes. */
	function fromWord(text) {
		const lines = text
			.split("\n")
			.map(line => line.trim())
			.filter(Boolean);
		const parts = lines.map(line =>
			/^0x/i.test(line) ? speccCodec.fromNumber(line) : speccCodec.fromHex(line)
		);
		if (!parts.includes(null)) {
			fromBytes(Uint8Array.from(parts.flatMap(bytes => Array.from(bytes))), true);
			return;
		}
		shown = [];
		show([]);
		part("text").value = "";
		section.classList.add("wrong");
		status(labels.hex);
	}

	/* ---- begin ---- */

	/* The traps and the reset of a machine are no instructions: their cases can be run all the
	 * same. */
	const isBlock = text => /^(reset|raise\s+\S+)$/.test(text.trim());

	async function goTo() {
		const parts = readAddress();
		if (parts.word === undefined && parts.text === undefined) {
			if (codec.facts.sample && !part("text").value && !part("word").value) showSample();
			return;
		}
		extra = ["case", "set", "at"]
			.filter(name => parts[name] !== undefined)
			.map(name => `&${name}=${encodeURIComponent(parts[name])}`)
			.join("");
		source = parts.text !== undefined ? "text" : "word";
		part("text").value = parts.text || "";
		part("word").value = parts.word || "";
		if (source === "word") fromWord(parts.word);
		else if (isBlock(parts.text) && parts.case !== undefined) {
			shown = [];
			show([]);
			status("");
		} else fromText(parts.text);
		if (extra) {
			document.getElementById("run").open = true;
			await openRunner();
		}
		if (page) page.goTo(parts);
	}

	/* The first example of the specification, which the address need not tell. */
	function showSample() {
		part("text").value = codec.facts.sample;
		isTold = false;
		fromText(codec.facts.sample);
		isTold = true;
	}

	let runner = null;
	function openRunner() {
		runner =
			runner ||
			load("run.js")
				.then(() => load("run-wasm.js"))
				.then(async () => {
					page = speccCodec.runPage(await speccCodec.openMachine(), codec, labels, {
						program: () => ({
							insns: shown,
							bytes: bytes(),
							wrong: section.classList.contains("wrong"),
							text: part("text").value,
						}),
						setExtra: text => {
							extra = text;
							tellAddress();
						},
					});
				})
				.catch(() => {
					document.getElementById("run").hidden = true;
				});
		return runner;
	}

	async function begin() {
		await load("codec-wasm.js");
		codec = await speccCodec.open();
		view = new speccCodec.View(codec, labels);
		document.head.append(make("link", { rel: "stylesheet", href: "../codec.css" }));
		part("text").addEventListener("input", () => {
			source = "text";
			dropCase();
			fromText(part("text").value);
		});
		part("word").addEventListener("input", () => {
			source = "word";
			dropCase();
			fromWord(part("word").value);
		});
		section.hidden = false;
		status("");
		addEventListener("hashchange", event => {
			if (event.isTrusted && location.hash !== fragment()) goTo();
		});
		document.getElementById("run").addEventListener("toggle", openRunner);
		await goTo();
	}

	begin().catch(() => {
		section.hidden = true;
	});
})();
