/* A word as a drawing: the fields to scale, with the classes, the columns and the rows of the
 * drawings of encodings (specc draws those), and in each the bits and what they mean. */
"use strict";

speccCodec.draw = (function () {
	const WIDTH = 896,
		NARROW = 352 /* on a phone, in rows of 16 bits */,
		NUMBERS = 14,
		LINE = 15,
		GAP = 6,
		LETTER = 7.3,
		ROTATED = 16; /* letters; longer names are cut */

	/* Bits in a row: 32 or 16, or else a unit. */
	function rowOf(facts) {
		const fits = [32, 16].find(bits => facts.lengths.every(length => length % bits === 0));
		return fits || Math.min(facts.unit, 32);
	}

	/* The runs of bits with one meaning, from the highest bit of a row down:
	 * { field, lsb, width, low: the lowest bit in the field's value }. */
	function cells(insn, row) {
		const owner = [],
			list = [];
		for (const field of insn.fields) {
			let below = field.width;
			for (const piece of field.pieces) {
				below -= piece.width;
				for (let i = 0; i < piece.width; i++)
					owner[piece.lsb + i] = { field: field, bit: below + i };
			}
		}
		for (let bit = insn.length * 8; bit-- > 0;) {
			const here = owner[bit] || { field: null, bit: 0 },
				last = list[list.length - 1];
			const joins =
				last &&
				last.field === here.field &&
				(bit + 1) % row &&
				(!here.field || last.low === here.bit + 1);
			if (joins) Object.assign(last, { lsb: bit, width: last.width + 1, low: here.bit });
			else list.push({ field: here.field, lsb: bit, width: 1, low: here.bit });
		}
		return list;
	}

	function svg(tag, properties, ...children) {
		const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
		for (const [name, value] of Object.entries(properties)) node.setAttribute(name, value);
		node.append(...children);
		return node;
	}

	const kind = cell =>
		!cell.field ? "u" : cell.field.fixed ? "f" : cell.field.given ? "d" : "o";

	/* "imm", or "imm[7:0]" for a part of the field. */
	function nameOf(cell) {
		const { field, low, width } = cell;
		if (width === field.width) return field.name;
		return `${field.name}[${speccCodec.range(low, width)}]`;
	}

	const cut = (text, most) => (text.length > most ? text.slice(0, most - 1) + "\u2026" : text);

	/* Texts of a cell below its bits, with the height that they need. */
	function texts(cell, column) {
		if (!cell.field) return { list: [], height: 0 };
		const room = Math.floor((cell.width * column - 4) / LETTER);
		const name = nameOf(cell),
			meaning = cell.field.meaning;
		const list = [{ text: cut(name, ROTATED), turned: name.length > room }];
		if (meaning && meaning.length <= room) list.push({ text: meaning, turned: false });
		for (const each of list)
			each.height = each.turned ? Math.ceil(each.text.length * LETTER) + 4 : LINE;
		return { list: list, height: list.reduce((sum, each) => sum + each.height, 0) };
	}

	/* wrong: bits that keep the word from being an instruction. */
	function drawCell(insn, cell, place, row, words) {
		const { column, y, height, wrong } = place;
		const x = 1 + column * (row - 1 - ((cell.lsb + cell.width - 1) % row)),
			width = cell.width * column;
		const digits = speccCodec
			.bits(insn.word, cell.lsb, cell.width)
			.toString(2)
			.padStart(cell.width, "0");
		const isWrong = speccCodec.bits(wrong, cell.lsb, cell.width) !== 0n;
		const columns = Array.from(digits, (digit, i) => x + column * i + Math.floor(column / 2));
		const group = svg("g", { class: kind(cell) + (isWrong ? " wrong" : "") });
		const where = speccCodec.range(cell.lsb, cell.width),
			means = cell.field && cell.field.meaning ? `: ${cell.field.meaning}` : "";
		const said = cell.field ? `${nameOf(cell)} ${where}${means}` : `${where}: ${words.zero}`;
		group.append(
			svg("title", {}, said),
			svg("path", { d: `M${x} ${y}h${width}v${height}h-${width}z` }),
			svg("text", { class: "word", x: columns.join(" "), y: y + 12 }, digits)
		);
		let top = y + LINE;
		for (const each of texts(cell, column).list) {
			const middle = x + width / 2,
				moved = `translate(${middle + 4} ${top + each.height / 2})`;
			const at = each.turned
				? { transform: `${moved}rotate(-90)` }
				: { x: middle, y: top + 11 };
			group.append(svg("text", at, each.text));
			top += each.height;
		}
		return group;
	}

	/* The drawing of { word, length, fields }; words: { zero, title }. */
	function draw(insn, facts, words, wrong) {
		const isNarrow = matchMedia("(max-width: 47rem)").matches,
			usual = rowOf(facts),
			row = isNarrow && usual > 16 ? usual / 2 : usual,
			wide = isNarrow ? NARROW : WIDTH,
			column = Math.floor(wide / row),
			all = cells(insn, row),
			nodes = [];
		let y = 0;
		for (let low = 0; low < insn.length * 8; low += row) {
			const high = Math.min(low + row, insn.length * 8);
			const inRow = all.filter(cell => cell.lsb >= low && cell.lsb < high);
			const height =
				LINE + 5 + Math.max(0, ...inRow.map(cell => texts(cell, column).height));
			const numbers = svg("g", { class: "numbers" });
			for (let bit = high; bit-- > low;) {
				const at = 1 + column * (row - 1 - (bit % row)) + Math.floor(column / 2);
				numbers.append(svg("text", { x: at, y: y + 10 }, String(bit)));
			}
			const place = { column, y: y + NUMBERS, height, wrong: wrong || 0n };
			nodes.push(numbers, ...inRow.map(cell => drawCell(insn, cell, place, row, words)));
			y += NUMBERS + height + GAP;
		}
		const box = `0 0 ${wide + 2} ${y - GAP + 1}`;
		return svg(
			"svg",
			{ "class": "bits", "viewBox": box, "role": "img", "aria-label": words.title },
			...nodes
		);
	}

	return Object.assign(draw, { cells: cells, rowOf: rowOf, kind: kind });
})();
