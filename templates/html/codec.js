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

	/* "7" or "31:24", as the pages and specc write bits. */
	const range = (lsb, width) => (width > 1 ? `${lsb + width - 1}:${lsb}` : String(lsb));

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

	/* The path of definitions to each opcode: name -> { family, types: { field: type }, given: the
	 * fields with a default }. */
	function readDefinitions() {
		const opcodes = {};
		function walk(definition, outer, family) {
			const [name, kind, fields, inner, given] = definition;
			const types = Object.assign({}, outer.types, fields);
			const own = outer.given.filter(field => !(field in fields)).concat(given);
			if (kind === "opcode") opcodes[name] = { family, types, given: own };
			for (const child of inner)
				walk(child, { types, given: own }, kind === "optype" ? name : family);
		}
		for (const group of facts.definitions) walk(group, { types: {}, given: [] }, "");
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
		const number = integer(type, value, width);
		return number === null || number === value ? "" : String(number);
	}

	/* The number that the bits of a field stand for; null: they are none, or of a table. */
	function integer(type, value, width) {
		if (type.kind !== "integer" || type.coding === "table") return null;
		let number = value;
		if (type.coding === "signed") number = BigInt.asIntN(width, value);
		else if (type.coding === "ones" && value >> BigInt(width - 1)) number = value - ones(width);
		return number * BigInt(type.scale || 1) + BigInt(type.offset || 0);
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
			const { types, given } = this.opcodes[name] || { types: {}, given: [] },
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
					given: given.includes(field),
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

		/* The number that a field holds; null: it holds none. */
		number(field) {
			return integer(facts.types[field.type] || {}, field.value, field.width);
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
			best.all = has;
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
		range: range,
	};
})();
