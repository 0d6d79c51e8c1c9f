/* An instruction of the codec as elements of the page: its bits, its fields, and why it is none. */
"use strict";

speccCodec.View = (function () {
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

	/* The rows of ones in a word, the highest first. */
	function rows(word) {
		const list = [];
		for (let at = 0; word >> BigInt(at); at++) {
			let width = 0;
			while ((word >> BigInt(at + width)) & 1n) width++;
			if (width) list.unshift(speccCodec.range(at, width));
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
			const page = address(
				"insn",
				family,
				all.map(opcode => opcode.family).filter(Boolean)
			);
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

		/* wrong: bits that keep the word from being an instruction. */
		bits(insn, wrong) {
			const title = plain(this.labels.drawing, insn.name);
			const words = { zero: this.labels.zero, title: title };
			return speccCodec.draw(insn, this.codec.facts, words, wrong);
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
				"size": "12",
				"autocomplete": "off",
				"spellcheck": "false",
				"value": hex(field.value, field.width),
			});
			input.addEventListener("change", () => change(field, input.value));
			return input;
		}

		fieldRow(insn, field, change) {
			const where = field.pieces.map(p => speccCodec.range(p.lsb, p.width)).join(", ");
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
						"class": "scroll",
						"tabindex": "0",
						"role": "region",
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
					` (${f.pieces.map(p => speccCodec.range(p.lsb, p.width)).join(", ")})`
				)
			);
			const drawn = { name: near.name, word: insn.word, fields: near.all };
			drawn.length = insn.length || insn.bytes.length;
			return [
				make("p", {}, l.undefined, " ", ...sentence),
				make("ul", {}, ...list),
				this.bits(drawn, near.wrong),
			];
		}

		why(insn) {
			const l = this.labels,
				reason = insn.reason;
			if (insn.status === "truncated")
				return [
					make("p", {}, ...fill(l.truncated, insn.bytes.length, insn.length || "?")),
				];
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
				card.append(
					make("p", { class: "text", dir: "ltr" }, make("code", {}, insn.text))
				);
			else
				card.append(
					make(
						"div",
						{ class: "why" },
						make("h4", {}, this.labels.why),
						...this.why(insn)
					)
				);
			const wrong = insn.reason && insn.reason.bits;
			if (insn.opcode)
				card.append(this.bits(insn, wrong), this.fields(insn, change, alone));
			return card;
		}
	}

	View.make = make;
	View.fill = fill;
	View.plain = plain;
	View.hex = hex;
	return View;
})();
