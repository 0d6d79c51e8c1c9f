/* A program: lines of instructions with labels and comments. Labels stand for addresses; where an
 * operand is a displacement, for that. specc asm does the same. */
"use strict";

speccCodec.assemble = (function () {
	const ROUNDS = 64;
	const LABEL = /^\s*([A-Za-z_.][\w.]*)\s*:\s*/;
	/* A name or a number, and more of them with + and - between. */
	const TERM = "(?:[A-Za-z_.][\\w.]*|\\d\\w*)";
	const SUM = new RegExp(`(?<![\\w.$])${TERM}(?:\\s*[-+]\\s*${TERM})*(?![\\w.])`, "g");

	const isComment = (facts, text) => facts.comment && text.startsWith(facts.comment);

	/* A name of the instruction set's own: a register or a word that stands for itself. */
	function isReserved(facts, name) {
		const fold = text => (facts.case === "fold" ? text.toLowerCase() : text),
			own = fold(name);
		const files = new Set(Object.values(facts.types).map(type => type.file));
		const isRegister = ({ prefix, first, count, names }) => {
			if (Object.values(names).some(known => fold(known) === own)) return true;
			if (prefix === undefined || !own.startsWith(fold(prefix))) return false;
			const digits = own.slice(prefix.length);
			return /^(0|[1-9]\d*)$/.test(digits) && digits >= first && digits < first + count;
		};
		return (
			(facts.keywords || []).some(word => fold(word) === own) ||
			Object.entries(facts.files).some(([file, of]) => files.has(file) && isRegister(of))
		);
	}

	/* The labels of a line, and where its instruction begins: what is left of the line and an
	 * instruction has no label. */
	function readLine(codec, text, number) {
		const { facts } = codec;
		const line = { number, text, labels: [], insns: [], address: 0n, size: 0, from: 0 };
		line.at = []; // where each label begins
		for (let label, rest; (label = LABEL.exec((rest = text.slice(line.from))));) {
			if (codec.parse(rest).list) break;
			line.labels.push(label[1]);
			line.at.push(line.from + label[0].search(/\S/));
			line.from += label[0].length;
		}
		line.code = text.slice(line.from);
		line.isEmpty = !line.code.trim() || isComment(facts, line.code.trim());
		return line;
	}

	/* Names in a line that are labels, as { from, to, terms }. */
	function sums(line, labels) {
		const end = line.code.length,
			list = [];
		for (const found of line.code.slice(0, end).matchAll(SUM)) {
			const terms = found[0].match(/[-+]|[^-+\s]+/g);
			if (!terms.some(term => labels.has(term) || term === ".")) continue;
			list.push({ from: found.index, to: found.index + found[0].length, terms: terms });
		}
		return list;
	}

	/* { value, isAddress } of a sum at an address; null: a name is no label. */
	function evaluate(sum, labels, here) {
		let value = 0n,
			addresses = 0,
			sign = 1n;
		for (const term of sum.terms) {
			if (term === "+" || term === "-") {
				sign = term === "-" ? -1n : 1n;
				continue;
			}
			const isPlace = term === "." || labels.has(term);
			if (!isPlace && !/^(0x[0-9a-f]+|0b[01]+|\d+)$/i.test(term)) return null;
			value += sign * (term === "." ? here : isPlace ? labels.get(term) : BigInt(term));
			addresses += isPlace ? Number(sign) : 0;
		}
		return { value: value, isAddress: addresses === 1 };
	}

	/* How a number may be written: forms with digits of their own ask for them. */
	function spellings(value) {
		const sign = value < 0n ? "-" : "",
			digits = (value < 0n ? -value : value).toString(16);
		const wide = [2, 4, 8, 16].filter(count => count >= digits.length);
		return [String(value), ...wide.map(count => `${sign}0x${digits.padStart(count, "0")}`)];
	}

	const isRelative = (codec, field) => Boolean((codec.facts.types[field.type] || {}).relative);

	/* Does some displacement of the instruction hold the number? way: of this kind; or any. */
	function displaces(codec, insn, value, way) {
		return insn.fields.some(
			field =>
				isRelative(codec, field) &&
				(!way || wayOf(codec, field) === way) &&
				codec.number(field) === value
		);
	}

	/* How displacements of this instruction set count, each way once. */
	function waysOf(codec) {
		const ways = new Map();
		for (const { relative, from, step, align } of Object.values(codec.facts.types))
			if (relative)
				ways.set([relative, from, step, align].join(), {
					next: relative === "next",
					from: BigInt(from || 0),
					step: BigInt(step || 1),
					align: BigInt(align || 1)
				});
		return ways;
	}

	const wayOf = (codec, field) => {
		const { relative, from, step, align } = codec.facts.types[field.type] || {};
		return [relative, from, step, align].join();
	};

	/* What a sum may be as a number: { number, way: the kind of displacement that it must be }. A
	 * displacement from the next instruction depends on the length, in bits. */
	function choices(codec, { value, isAddress }, here) {
		if (!isAddress) return [{ number: value, way: "number" }];
		const around = codec.facts.counter ? 1n << BigInt(codec.facts.counter) : 0n;
		const list = [];
		for (const turn of around ? [0n, -around, around] : [0n])
			for (const [way, { next, from, step, align }] of waysOf(codec))
				for (const bits of next ? codec.facts.lengths : [0]) {
					const start = here + from + BigInt(bits / 8),
						bytes = value - (start - (start % align)) + turn;
					if (bytes % step === 0n)
						list.push({ number: bytes / step, way: way, bits: bits });
				}
		list.push({ number: value, way: "address" });
		return list;
	}

	/* All readings of a line with one of its sums at a time replaced by numbers. */
	function* readings(codec, line, found, labels, code, at) {
		if (at < 0) {
			const { list } = codec.parse(code);
			if (list) yield list;
			return;
		}
		const sum = found[at],
			known = evaluate(sum, labels, line.address);
		if (!known) return;
		for (const { number, way, bits } of choices(codec, known, line.address))
			for (const text of spellings(number)) {
				const put = code.slice(0, sum.from) + text + code.slice(sum.to);
				for (const list of readings(codec, line, found, labels, put, at - 1))
					if (suits(codec, list[0], way, number, bits)) yield list;
			}
	}

	function suits(codec, insn, way, number, bits) {
		if (way === "number") return true;
		if (way === "address") return !displaces(codec, insn, number);
		return displaces(codec, insn, number, way) && (!bits || insn.length * 8 === bits);
	}

	const sizeOf = list => list.reduce((sum, insn) => sum + insn.bytes.length, 0);

	/* The shortest reading that is no shorter than before; null: there is none. */
	function resolve(codec, line, labels) {
		let best = null;
		const found = sums(line, labels);
		if (!found.length) return null;
		for (const list of readings(codec, line, found, labels, line.code, found.length - 1))
			if (sizeOf(list) >= line.size && (!best || sizeOf(list) < sizeOf(best))) best = list;
		return best;
	}

	/* Addresses of lines and labels, from the sizes. */
	function place(lines, origin) {
		const labels = new Map();
		let at = origin;
		for (const line of lines) {
			line.address = at;
			for (const label of line.labels) labels.set(label, at);
			at += BigInt(line.size);
		}
		return labels;
	}

	/* Repeats until no size changes; sizes only grow. */
	function settle(codec, lines, origin) {
		let labels = place(lines, origin);
		for (let round = 0, changed = true; changed && round < ROUNDS; round++) {
			changed = false;
			for (const line of lines.filter(each => each.open)) {
				const list = resolve(codec, line, labels);
				line.insns = list || [];
				if (list && sizeOf(list) !== line.size) {
					line.size = sizeOf(list);
					changed = true;
				}
			}
			labels = place(lines, origin);
		}
		for (const line of lines.filter(each => each.open))
			line.insns = resolve(codec, line, labels) || [];
		return labels;
	}

	/* What specc asm reads and the page does not: { at, message }; null: nothing of it is here. */
	function unsupported(line, labels) {
		const only = (at, what) => ({ at, message: `${what} only in specc asm` });
		const [, directive] = /^\s*(\.[A-Za-z]\w*)/.exec(line.code) || [];
		if (directive) return only(line.code.indexOf("."), `directives such as '${directive}' are`);
		if (/^\s*\d+:/.test(line.code)) return only(0, "labels that are numbers are");
		const OPERATORS = /[*/%&|^~!<>()]/;
		for (const { from, to } of sums(line, labels)) {
			const around = line.code.slice(0, from).trimEnd().slice(-1) + " " +
				line.code.slice(to).trimStart().slice(0, 1);
			if (OPERATORS.test(around))
				return only(from, "operators other than + and - beside a label are");
		}
		return null;
	}

	/* A name that would make the line an instruction if it were a label; or null. */
	function undefinedName(codec, line, labels) {
		for (const { index, 0: name } of line.code.matchAll(/(?<![\w.$])[A-Za-z_.][\w.]*/g)) {
			const isKnown = labels.has(name) || isReserved(codec.facts, name);
			if (isKnown || name === "." || /^\s*$/.test(line.code.slice(0, index))) continue;
			const supposed = new Map(labels).set(name, line.address);
			if (resolve(codec, { ...line, size: 0 }, supposed))
				return { at: index, message: `'${name}' is not defined` };
		}
		return null;
	}

	/* What is wrong with a line that no reading fits: the column is that of the whole line. */
	function explain(codec, line, labels) {
		const [sum] = sums(line, labels),
			known = sum && evaluate(sum, labels, line.address),
			before = Array.from(line.text.slice(0, line.from)).length;
		const other = unsupported(line, labels) || undefinedName(codec, line, labels);
		if (other) {
			const own = Array.from(line.code.slice(0, other.at)).length;
			return { column: before + own + 1, near: "", message: other.message };
		}
		let text = line.code;
		if (known) {
			const number = known.isAddress ? known.value - line.address : known.value;
			text = line.code.slice(0, sum.from) + number + line.code.slice(sum.to);
		}
		const error = codec.parse(text).error || codec.parse(line.code).error;
		const names = codec.facts.mnemonics || [];
		const near = known ? "" : speccCodec.suggest(line.code, error, names);
		const column = known ? sum.from + 1 : error.column;
		return {
			column: column + before,
			near: near,
			message: error.message,
		};
	}

	/* The first label of a line that may not be defined there, as an error; null: all may. */
	function wrongLabel(facts, line, seen) {
		for (const [i, label] of line.labels.entries()) {
			const column = Array.from(line.text.slice(0, line.at[i])).length + 1;
			if (isReserved(facts, label))
				return {
					column,
					near: "",
					message: `'${label}' is a register or keyword and cannot be a symbol`,
				};
			if (seen.has(label))
				return { column, near: "", message: `'${label}' is already defined` };
			seen.add(label);
		}
		return null;
	}

	/* { lines: [{ number, text, labels, address, insns, error }], insns, labels, errors }; each
	 * instruction knows its offset and line. */
	return function (codec, text, origin = 0n) {
		const lines = text.split("\n").map((line, i) => readLine(codec, line, i + 1));
		const all = new Map(lines.flatMap(line => line.labels.map(label => [label, 0n])));
		for (const line of lines) {
			if (line.isEmpty) continue;
			const { list } = codec.parse(line.code);
			line.insns = list || [];
			line.size = sizeOf(line.insns);
			line.open = !list && sums(line, all).length > 0;
		}
		const labels = settle(codec, lines, origin),
			seen = new Set();
		for (const line of lines) {
			line.error = wrongLabel(codec.facts, line, seen);
			if (!line.error && !line.isEmpty && !line.insns.length)
				line.error = explain(codec, line, labels);
		}
		const insns = lines.flatMap(line =>
			line.insns.map(insn => Object.assign(insn, { line }))
		);
		return { lines, insns, labels, errors: lines.filter(line => line.error) };
	};
})();
