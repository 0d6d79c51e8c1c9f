/* Cases and settings as texts ("R2 = 7, R3 = laneid -> R1 = 16") become places with their values,
 * as the cases of a specification do. */
"use strict";

speccCodec.cases = (function () {
	const MAX_BITS = 250;

	class Wrong extends Error {}

	function fail(text) {
		throw new Wrong(text);
	}

	/* ---- numbers ---- */

	const lengthOf = n => (n < 0n ? ~n : n).toString(2).replace(/^0$/, "").length;

	/* The pattern of the binary32 next to a decimal text, ties to even. */
	function binary32(text) {
		const [digits, exponent] = text.toLowerCase().replace(/f$/, "").split("e");
		const [whole, part] = (digits + ".").split(".");
		let above = BigInt(whole + part || "0"),
			below = 1n;
		const power = BigInt(exponent || "0") - BigInt(part.length);
		if (power >= 0n) above *= 10n ** power;
		else below *= 10n ** -power;
		const view = new DataView(new ArrayBuffer(4));
		view.setFloat32(0, Math.fround(Number(text.replace(/f$/i, ""))));
		const guess = view.getUint32(0);
		let best = null;
		for (let pattern = Math.max(guess - 1, 0); pattern <= guess + 1; pattern++) {
			const exponentBits = pattern >>> 23,
				fraction = BigInt(pattern & 0x7fffff);
			const significand = exponentBits ? fraction | 0x800000n : fraction;
			const shift = BigInt(Math.max(exponentBits, 1) - 150);
			/* distance * below * 2^150 */
			let distance = (significand << (150n + shift)) * below - (above << 150n);
			distance = distance < 0n ? -distance : distance;
			if (!best || distance < best.distance || (distance === best.distance && !(pattern & 1)))
				best = { pattern: pattern, distance: distance };
		}
		if (best.pattern >= 0x7f800000)
			fail(`${text} is above the largest binary32 number; write the bits`);
		return BigInt(best.pattern);
	}

	/* ---- expressions ---- */

	const TOKEN = new RegExp(
		[
			"\\s*(?:(0x[0-9a-f_]+|0b[01_]+|\\d[\\d_]*(?:\\.\\d+)?(?:e[-+]?\\d+)?f?)",
			"([A-Za-z_$][\\w$]*)",
			"(<<|>>|<=|>=|==|!=|&&|\\|\\||[-+*/&|^!~?:()\\[\\]{},.<>=@])",
			"(\\S))",
		].join("|"),
		"iy"
	);

	function tokens(text) {
		const list = [];
		TOKEN.lastIndex = 0;
		while (TOKEN.lastIndex < text.trimEnd().length) {
			const [, number, name, sign, other] = TOKEN.exec(text);
			if (other) fail(`'${other}' has no meaning in a value`);
			list.push({
				kind: number ? "number" : name ? "name" : "sign",
				text: number || name || sign,
			});
		}
		return list;
	}

	const BINARY = [
		["||"],
		["&&"],
		["|"],
		["^"],
		["&"],
		["==", "!="],
		["<", "<=", ">", ">="],
		["<<", ">>"],
		["+", "-"],
		["*", "/"],
	];

	/* A tree: { op, args } or { number }, { real }, { name }. */
	class Parser {
		constructor(text) {
			this.text = text.trim();
			this.list = tokens(text);
			this.at = 0;
		}

		peek() {
			return this.list[this.at] ? this.list[this.at].text : "";
		}

		take(sign) {
			const is = this.peek() === sign;
			this.at += is ? 1 : 0;
			return is;
		}

		expect(sign) {
			if (!this.take(sign)) fail(`expected '${sign}' in '${this.text}'`);
		}

		whole() {
			const tree = this.choice();
			if (this.at < this.list.length)
				fail(`unexpected '${this.peek()}' in '${this.text}'`);
			return tree;
		}

		choice() {
			const condition = this.binary(0);
			if (!this.take("?")) return condition;
			const yes = this.choice();
			this.expect(":");
			return { op: "?", args: [condition, yes, this.choice()] };
		}

		binary(level) {
			if (level === BINARY.length) return this.unary();
			let left = this.binary(level + 1);
			while (BINARY[level].includes(this.peek()) && !(this.absolute && this.peek() === "|")) {
				const op = this.list[this.at++].text;
				left = { op: op, args: [left, this.binary(level + 1)] };
			}
			return left;
		}

		unary() {
			for (const op of ["-", "!", "~"])
				if (this.take(op)) return { op: "unary" + op, args: [this.unary()] };
			return this.postfix(this.primary());
		}

		postfix(tree) {
			for (;;) {
				if (this.take("[")) {
					const high = this.choice();
					const low = this.take(":") ? this.choice() : null;
					this.expect("]");
					tree = {
						op: low ? "slice" : "bit",
						args: low ? [tree, high, low] : [tree, high],
					};
				} else if (this.take(".")) {
					if (tree.name === undefined || !this.list[this.at])
						fail(`expected a name and one of its values in '${this.text}'`);
					tree = { member: this.list[this.at++].text, of: tree.name };
				} else {
					return tree;
				}
			}
		}

		items(end) {
			const args = [];
			if (this.take(end)) return args;
			do args.push(this.choice());
			while (this.take(","));
			this.expect(end);
			return args;
		}

		primary() {
			const token = this.list[this.at++];
			if (!token)
				fail(
					this.text
						? `expected a value at the end of '${this.text}'`
						: "expected a value"
				);
			if (token.kind === "number")
				return /^\d+(\.\d+|e)|^\d+f$/i.test(token.text) && !/^0x/i.test(token.text)
					? { real: token.text }
					: { number: BigInt(token.text.replace(/_/g, "")) };
			if (token.kind === "name")
				return this.take("(")
					? { op: "call", name: token.text, args: this.items(")") }
					: { name: token.text };
			if (token.text === "(") {
				const inner = this.inside(false, () => this.choice());
				this.expect(")");
				return inner;
			}
			if (token.text === "{")
				return { op: "tuple", args: this.inside(false, () => this.items("}")) };
			if (token.text === "|") {
				const inner = this.inside(true, () => this.choice());
				this.expect("|");
				return { op: "abs", args: [inner] };
			}
			return fail(`unexpected '${token.text}' in '${this.text}'`);
		}

		/* Inside of |x| a '|' is its end. */
		inside(absolute, read) {
			const before = this.absolute;
			this.absolute = absolute;
			const result = read();
			this.absolute = before;
			return result;
		}
	}

	/* ---- values ---- */

	const truth = is => (is ? 1n : 0n);

	function floorDivide(a, b) {
		if (b <= 0n) fail(`expected a divisor above 0, found ${b}`);
		const quotient = a / b;
		return a < 0n && quotient * b !== a ? quotient - 1n : quotient;
	}

	const COMPUTE = {
		"+": (a, b) => a + b,
		"-": (a, b) => a - b,
		"*": (a, b) => a * b,
		"&": (a, b) => a & b,
		"|": (a, b) => a | b,
		"^": (a, b) => a ^ b,
		"==": (a, b) => truth(a === b),
		"!=": (a, b) => truth(a !== b),
		"<": (a, b) => truth(a < b),
		"<=": (a, b) => truth(a <= b),
		">": (a, b) => truth(a > b),
		">=": (a, b) => truth(a >= b),
		"||": (a, b) => truth(a || b),
		"&&": (a, b) => truth(a && b),
		"unary-": a => -a,
		"unary~": a => ~a,
		"unary!": a => truth(!a),
		"abs": a => (a < 0n ? -a : a),
	};

	function shift(op, x, n) {
		if (n < 0n || n > 1000000n)
			fail(`expected a shift count from 0 to 1000000, found ${n}`);
		if (op === ">>") return x >> n;
		if (x && Number(n) + lengthOf(x) > MAX_BITS)
			fail(`this value needs more than ${MAX_BITS} bits`);
		return x << n;
	}

	class Evaluation {
		constructor(facts, lane) {
			this.facts = facts;
			this.lane = lane;
		}

		/* A real stands for its bits: only its sign can be changed. */
		value(tree) {
			if (tree.op === "unary-" && tree.args[0].real !== undefined)
				return this.value(tree.args[0]) ^ 0x80000000n;
			if (tree.real !== undefined) return binary32(tree.real);
			if (tree.number !== undefined) return tree.number;
			if (tree.name !== undefined && !tree.op) return this.name(tree.name);
			if (tree.member !== undefined) return this.member(tree.of, tree.member);
			const n = this.operation(tree);
			return lengthOf(n) > MAX_BITS ? fail(`this value needs more than ${MAX_BITS} bits`) : n;
		}

		name(name) {
			if (name === "true" || name === "false") return truth(name === "true");
			if (name !== "laneid")
				fail(`unknown word '${name}'; a value consists of numbers, true, false and laneid`);
			return this.lane < 0
				? fail("'laneid' has no value here: all lanes share the location")
				: BigInt(this.lane);
		}

		member(of, name) {
			const names = (this.facts.modes[of] || "").split(",").map(word => word.trim());
			const type = this.facts.types[of];
			if (names.includes(name)) return BigInt(names.indexOf(name));
			if (type && type.values && name in type.values) return BigInt(type.values[name]);
			return fail(`'${of}.${name}' is not a named value`);
		}

		operation(tree) {
			const { op, args } = tree;
			if (op === "?") return this.value(args[this.value(args[0]) ? 1 : 2]);
			if (op === "&&" || op === "||") {
				const left = this.value(args[0]) !== 0n;
				return left === (op === "||") ? truth(left) : truth(this.value(args[1]));
			}
			if (op === "call") return this.call(tree.name, args);
			if (op === "tuple") return this.tuple(args);
			if (op === "/")
				return fail("'/' is only allowed in floor(a / b), ceil(a / b) and trunc(a / b)");
			const values = args.map(arg => this.value(arg));
			if (op === "<<" || op === ">>") return shift(op, values[0], values[1]);
			if (op === "bit" || op === "slice") {
				const [x, high, low] = op === "bit" ? [values[0], values[1], values[1]] : values;
				if (high < low || low < 0n || high > BigInt(MAX_BITS))
					fail("a slice goes from its high bit to its low bit");
				return (x >> low) & speccCodec.ones(high - low + 1n);
			}
			return COMPUTE[op](...values);
		}

		tuple(args) {
			let n = 0n;
			for (const arg of args) {
				const wide =
					arg.op === "slice"
						? this.value(arg.args[1]) - this.value(arg.args[2]) + 1n
						: arg.op === "bit" || arg.name === "true" || arg.name === "false"
							? 1n
							: 0n;
				if (!wide)
					fail("a value in braces needs a width: write a slice such as x[31:0]");
				n = (n << wide) | this.value(arg);
			}
			return n;
		}

		call(name, args) {
			const cast = /^(U?)INT(\d{1,3})$/.exec(name);
			const one = ["floor", "ceil", "trunc"].includes(name);
			if (!cast && !one && !["min", "max", "mod"].includes(name))
				fail(
					`unknown function '${name}'; expected min, max, mod, floor, ceil, trunc, ` +
						"INTn or UINTn"
				);
			if (args.length !== (cast || one ? 1 : 2))
				fail(`'${name}' takes ${cast || one ? "one argument" : "two arguments"}`);
			if (cast)
				return (cast[1] ? BigInt.asUintN : BigInt.asIntN)(
					Number(cast[2]),
					this.value(args[0])
				);
			if (one) return this.quotient(name, args[0]);
			const a = this.value(args[0]),
				b = this.value(args[1]);
			if (name === "mod") return a - floorDivide(a, b) * b;
			return a < b === (name === "min") ? a : b;
		}

		quotient(name, tree) {
			if (tree.op !== "/") return this.value(tree);
			const a = this.value(tree.args[0]),
				b = this.value(tree.args[1]),
				n = floorDivide(a, b);
			const up = name === "ceil" || (name === "trunc" && a < 0n);
			return up && n * b !== a ? n + 1n : n;
		}
	}

	const evaluate = (facts, text, lane) =>
		new Evaluation(facts, lane).value(new Parser(text).whole());

	/* ---- places ---- */

	/* What stands in the brackets from `at` on, and where it ends. */
	function bracket(text, at) {
		let depth = 0;
		for (let i = at; i < text.length; i++) {
			depth += text[i] === "[" ? 1 : text[i] === "]" ? -1 : 0;
			if (!depth) return { inside: text.slice(at + 1, i), end: i + 1 };
		}
		return fail(`expected ']' in '${text}'`);
	}

	function brackets(text, at) {
		const list = [];
		while (at < text.length) {
			if (text[at] !== "[") fail(`unknown location '${text}'`);
			const next = bracket(text, at);
			list.push(next.inside);
			for (at = next.end; text[at] === " ";) at++;
		}
		return list;
	}

	/* The machine says what there is: see codec_run.js. */
	class Reader {
		constructor(machine) {
			this.machine = machine;
			this.facts = machine.facts;
		}

		number(text, what, most) {
			const n = evaluate(this.facts, text, -1);
			if (n < 0n || n > BigInt(most)) fail(`expected ${what} from 0 to ${most}, found ${n}`);
			return n;
		}

		memory(name, list, bits, text) {
			const memory = this.machine.memories[name];
			if (list.length !== (memory.banks ? 2 : 1))
				fail(
					`expected a word of memory like ${name}${memory.banks ? "[1]" : ""}[0x20], ` +
						`found '${text}'`
				);
			const bank = memory.banks
				? Number(this.number(list[0], "a bank", memory.banks - 1))
				: 0;
			const width = bits || memory.word * 8;
			const offset = this.number(
				list[list.length - 1],
				"an offset",
				memory.size - BigInt(width / 8)
			);
			return { kind: "memory", memory: name, bank: bank, offset: offset, width: width };
		}

		range(file, text, inside) {
			const ends = inside.split(":");
			if (ends.length !== 2)
				fail(
					`expected the name of a register, or a range, such as ${file.prefix}[2:3], ` +
						`found '${text}'`
				);
			const [first, last] = ends.map(end =>
				Number(this.number(end, "a register", 2147483647))
			);
			const count = last - first + 1;
			if (count < 2 || count & (count - 1) || first % count || count * file.width > 128)
				fail(
					"a range has 2, 4, 8 ... registers, the lowest first, " +
						"and begins at a multiple of this number"
				);
			return {
				kind: "register",
				file: file,
				number: first,
				count: count,
				width: count * file.width,
			};
		}

		bracketed(text, at) {
			const name = text.slice(0, at).trim(),
				list = brackets(text, at);
			const [, base, bits] = /^(.*?)(8|16|32|64)?$/.exec(name);
			if (this.machine.memories[name]) return this.memory(name, list, 0, text);
			if (bits && this.machine.memories[base] && !this.machine.memories[base].banks)
				return this.memory(base, list, Number(bits), text);
			const file = this.machine.files.find(f => f.prefix === name && name);
			if (!file || list.length !== 1) fail(`no register or memory is called '${name}'`);
			return this.range(file, text, list[0]);
		}

		place(text) {
			const [base, lane] = text.split("@").map(word => word.trim());
			const at = base.indexOf("[");
			const counter = this.machine.counter(base);
			const place =
				counter ||
				(at > 0 ? this.bracketed(base, at) : this.machine.register(base)) ||
				fail(`no register or memory is called '${base}'`);
			place.lane = -1;
			if (lane !== undefined) {
				if (place.kind !== "register" || place.file.lanes < 2)
					fail(`all lanes share '${base}': write it without '@'`);
				place.lane = Number(this.number(lane, "a lane", place.file.lanes - 1));
			}
			return place;
		}

		/* place = value */
		setting(text) {
			const at = text.indexOf("=");
			if (at < 1 || text[at + 1] === "=")
				fail(`expected a setting such as R1 = 16, found '${text}'`);
			const place = this.place(text.slice(0, at).trim()),
				source = text.slice(at + 1).trim();
			const tree = new Parser(source).whole();
			const lanes =
				place.kind === "register" && place.file.lanes > 1 && place.lane < 0
					? place.file.lanes
					: 0;
			place.values = [];
			for (let i = 0; i < (lanes || 1); i++) {
				const n = new Evaluation(this.facts, lanes ? i : place.lane).value(tree);
				if (lengthOf(n) > place.width)
					fail(
						`${n} does not fit '${text.slice(0, at).trim()}', ` +
							`which has ${place.width} bits`
					);
				place.values.push(n & speccCodec.ones(place.width));
			}
			return place;
		}
	}

	/* ---- settings and cases ---- */

	/* [{ text, end }]: what stands between commas and arrows. */
	function pieces(text) {
		const list = [];
		let depth = 0,
			from = 0;
		for (let i = 0; i < text.length; i++) {
			const arrow = text.startsWith("->", i);
			if ("([{".includes(text[i])) depth++;
			else if (")]}".includes(text[i])) depth -= depth ? 1 : 0;
			if (!arrow && (text[i] !== "," || depth)) continue;
			list.push({ text: text.slice(from, i).trim(), end: arrow ? "->" : "," });
			i += arrow ? 1 : 0;
			from = i + 1;
		}
		list.push({ text: text.slice(from).trim(), end: "" });
		return list;
	}

	function settings(machine, text) {
		if (!text.trim()) return [];
		return pieces(text.trim().replace(/\s+/g, " ")).map(piece =>
			piece.end === "->"
				? fail("expected only settings, without '->'")
				: new Reader(machine).setting(piece.text)
		);
	}

	/* { before, after: settings; raise: { name, lane } or null; halt } */
	function read(machine, text) {
		const reader = new Reader(machine);
		const result = { before: [], after: [], raise: null, halt: false };
		let after = false;
		for (const piece of pieces(text.trim().replace(/\s+/g, " "))) {
			const raise = /^raise\s+([^\s@]+)\s*(?:@\s*(\d+))?$/.exec(piece.text);
			if (after && raise)
				result.raise = {
					name: raise[1],
					lane: raise[2] === undefined ? -1 : Number(raise[2]),
				};
			else if (after && piece.text === "halt" && machine.isMachine) result.halt = true;
			else if (piece.text)
				(after ? result.after : result.before).push(reader.setting(piece.text));
			if (piece.end === "->" && after) fail("a case can have only one '->'");
			after = after || piece.end === "->";
		}
		return after ? result : fail("expected '->' between before and after");
	}

	return { read: read, settings: settings, evaluate: evaluate, Wrong: Wrong };
})();
/* The interpreter as a JavaScript object: a state to set, programs to run and to step, what
 * changes; and cases, which say what should. */
"use strict";

speccCodec.Machine = (function () {
	const MOST = 1n << 24n; /* bytes of a bank of memory, at the most */

	const max = (a, b) => (a > b ? a : b);
	const min = (a, b) => (a < b ? a : b);
	const unsigned = n => BigInt.asUintN(64, n);
	const key = (file, number, lane) => `${file} ${number} ${lane}`;

	class Machine {
		constructor(exports, facts) {
			this.exports = exports;
			this.facts = facts;
			this.text = new speccCodec.Memory(exports);
			this.isMachine = Boolean(exports.is_machine());
			this.files = this.readFiles();
			this.memories = this.readMemories();
			this.exceptions = [];
			for (let i = 0; i < exports.exception_count(); i++)
				this.exceptions.push(this.text.string(exports.exception_name(i)));
			this.clear();
		}

		readFiles() {
			const e = this.exports,
				list = [];
			for (let i = 0; i < e.file_count(); i++)
				list.push({
					index: i,
					name: this.text.string(e.file_name(i)),
					prefix: this.text.string(e.file_prefix(i)),
					registers: e.file_registers(i),
					width: e.file_width(i),
					lanes: e.file_lanes(i),
				});
			return list;
		}

		readMemories() {
			const e = this.exports,
				memories = {};
			for (let i = 0; i < e.memory_count(); i++) {
				const name = this.text.string(e.memory_name(i));
				const fact = this.facts.memories[name] || {};
				memories[name] = {
					index: i,
					name: name,
					banks: e.memory_banks(i),
					word: e.memory_word(i),
					big: Boolean(e.memory_is_big(i)),
					program: Boolean(fact.program),
					size: min(1n << BigInt(fact.address || 64), MOST),
				};
			}
			return memories;
		}

		/* ---- names ---- */

		findRegister(name) {
			const length = this.text.put(name);
			const found = length < 0 ? -1 : this.exports.find_register(length);
			return found < 0 ? null : { file: this.files[found >> 16], number: found & 65535 };
		}

		/* A place of one register; null: there is none of this name. */
		register(name) {
			const fold = this.facts.case === "fold";
			const names = fold ? [name, name.toUpperCase(), name.toLowerCase()] : [name];
			const found = names.map(n => this.findRegister(n)).find(Boolean);
			const active = this.files.find(file => file.name === "active" && name === "active");
			if (!found && !active) return null;
			const place = found || { file: active, number: 0 };
			return {
				kind: "register",
				file: place.file,
				number: place.number,
				count: 1,
				width: place.file.width,
			};
		}

		/* pc, cycles, next_pc, bad_address of a machine. */
		counter(name) {
			const widths = {
				pc: this.facts.counter,
				next_pc: this.facts.counter,
				cycles: 64,
				bad_address: 64,
			};
			if (!this.isMachine || !(name in widths)) return null;
			return { kind: name, width: widths[name] || 64 };
		}

		registerName(file, number) {
			const length = this.exports.register_name(file, number);
			return length ? this.text.text(length) : this.files[file].name;
		}

		/* ---- state ---- */

		/* The start: no memory, no program. */
		clear() {
			this.exports.release();
			this.exports.start();
			this.exports.keep(1);
			this.banks = [];
			for (const memory of Object.values(this.memories))
				for (let bank = 0; bank < (memory.banks || 1); bank++)
					this.exports.set_bank(memory.index, bank, 0, 0n, 0n);
		}

		/* The bank, made with `size` bytes where it is not there; a bank does not grow. */
		bank(memory, number, size) {
			let bank = this.banks.find(b => b.memory === memory && b.number === number);
			if (bank) return bank;
			const at = this.exports.room(Number(size));
			if (!at) throw new RangeError("memory");
			bank = {
				memory: memory,
				number: number,
				at: at,
				size: Number(size),
				kept: new Uint8Array(Number(size)),
			};
			this.exports.set_bank(this.memories[memory].index, number, at, BigInt(size), 0n);
			this.banks.push(bank);
			return bank;
		}

		bytesOf(bank) {
			return this.text.bytes(bank.at, bank.size);
		}

		/* All banks that these settings need; those of a program have `usual` bytes at least. */
		makeBanks(settings, usual) {
			const needed = new Map();
			const want = (memory, bank, size) => {
				const name = `${memory} ${bank}`,
					old = needed.get(name);
				needed.set(name, {
					memory: memory,
					bank: bank,
					size: max(size, old ? old.size : 0n),
				});
			};
			for (const memory of Object.values(this.memories))
				if (memory.program) want(memory.name, 0, min(memory.size, usual));
			for (const s of settings)
				if (s.kind === "memory")
					want(s.memory, s.bank, ((s.offset + BigInt(s.width / 8) + 15n) / 16n) * 16n);
			for (const each of needed.values()) this.bank(each.memory, each.bank, each.size);
		}

		/* The bytes of a setting of memory, lowest address first. */
		bytesOfSetting(s) {
			const count = s.width / 8,
				big = this.memories[s.memory].big,
				bytes = [];
			for (let i = 0; i < count; i++)
				bytes.push(Number(speccCodec.bits(s.values[0], (big ? count - 1 - i : i) * 8, 8)));
			return bytes;
		}

		/* Calls each(file, number, lane, value) for the registers of a setting. */
		eachRegister(s, each) {
			for (let i = 0; i < s.count; i++)
				for (let lane = 0; lane < s.file.lanes; lane++) {
					if (s.lane >= 0 && s.lane !== lane) continue;
					const value = s.values[s.values.length > 1 ? lane : 0];
					each(
						s.file.index,
						s.number + i,
						lane,
						speccCodec.bits(value, i * s.file.width, s.file.width)
					);
				}
		}

		set(s) {
			if (s.kind === "register")
				this.eachRegister(s, (file, number, lane, value) => {
					if (!this.exports.write(file, number, lane, value))
						throw new speccCodec.cases.Wrong(
							`'${this.registerName(file, number)}' is constant or not there`
						);
				});
			else if (s.kind === "memory")
				this.bytesOf(this.bank(s.memory, s.bank, this.memories[s.memory].size)).set(
					this.bytesOfSetting(s),
					Number(s.offset)
				);
			else if (s.kind === "pc") this.exports.set_pc(s.values[0]);
			else if (s.kind === "cycles") this.exports.set_cycles(s.values[0]);
		}

		get pc() {
			return unsigned(this.exports.pc());
		}

		get cycles() {
			return this.exports.cycles();
		}

		read(file, number, lane) {
			return unsigned(this.exports.read(file, number, lane));
		}

		/* ---- running ---- */

		/* Puts a program there; of a machine, into its memory. */
		load(bytes, address) {
			const e = this.exports;
			if (!this.isMachine) {
				const at = e.room(bytes.length);
				this.text.bytes(at, bytes.length).set(bytes);
				return Boolean(e.load(at, bytes.length));
			}
			const memory = Object.values(this.memories).find(m => m.program);
			const bank = this.bank(memory.name, 0, memory.size);
			if (Number(address) + bytes.length > bank.size) return false;
			this.bytesOf(bank).set(bytes, Number(address));
			return Boolean(e.load(0n, bank.size));
		}

		/* What changes from here on. */
		keep() {
			this.exports.keep(0);
			for (const bank of this.banks) bank.kept = this.bytesOf(bank).slice();
		}

		/* { stop, exception, lane, steps, pc } */
		result(stop, steps) {
			const e = this.exports,
				name = this.text.string(e.stop_name(stop));
			return {
				stop: name,
				exception: name === "raise" ? this.exceptions[e.exception()] : "",
				lane: name === "raise" ? e.exception_lane() : -1,
				steps: steps,
				pc: this.pc,
				cycles: this.cycles,
			};
		}

		run(limit) {
			const stop = this.exports.run(BigInt(limit));
			return this.result(stop, unsigned(this.exports.steps()));
		}

		/* What differs since `keep`, or all that does since the start: registers
		 * [{ file, number, lane, before, after }] ... */
		changedRegisters(all) {
			const e = this.exports,
				list = [];
			e.changes(all ? 1 : 0);
			while (e.next_change())
				list.push({
					file: e.change_file(),
					number: e.change_number(),
					lane: e.change_lane(),
					before: unsigned(e.change_before()),
					after: unsigned(e.change_after()),
				});
			return list;
		}

		/* ... and bytes [{ memory, bank, offset, before, after }]. */
		changedBytes() {
			const list = [];
			for (const bank of this.banks) {
				const now = this.bytesOf(bank),
					kept = bank.kept;
				for (let at = 0; at < now.length; at++)
					if (now[at] !== kept[at])
						list.push({
							memory: bank.memory,
							bank: bank.number,
							offset: at,
							before: kept[at],
							after: now[at],
						});
			}
			return list;
		}
	}

	/* ---- cases ---- */

	function byteName(machine, byte) {
		const bank = machine.memories[byte.memory].banks ? `[${byte.bank}]` : "";
		return `${byte.memory}${bank}[0x${byte.offset.toString(16)}]`;
	}

	const find = (settings, kind) => settings.find(s => s.kind === kind);

	/* Runs what the text of an example says. */
	function execute(machine, example, bytes, before) {
		const e = machine.exports,
			raise = /^raise\s+(\S+)$/.exec(example);
		if (bytes) return machine.run(1);
		if (!raise) return machine.result(e.reset(), 1n);
		const next = find(before, "next_pc"),
			address = find(before, "bad_address");
		const mask = speccCodec.ones(machine.facts.counter);
		const length = next ? (next.values[0] - machine.pc) & mask : 0n;
		const stop = e.trap(
			machine.exceptions.indexOf(raise[1]),
			Number(length),
			address ? address.values[0] : 0n
		);
		return machine.result(stop, 1n);
	}

	/* What each register and byte should hold that is named behind the arrow. */
	function expectations(machine, settings) {
		const registers = new Map(),
			bytes = new Map();
		for (const s of settings) {
			if (s.kind === "register")
				machine.eachRegister(s, (file, number, lane, value) =>
					registers.set(key(file, number, lane), { file, number, lane, value })
				);
			else if (s.kind === "memory")
				machine.bytesOfSetting(s).forEach((value, i) => {
					const offset = Number(s.offset) + i;
					bytes.set(key(s.memory, s.bank, offset), {
						memory: s.memory,
						bank: s.bank,
						offset: offset,
						value: value,
					});
				});
		}
		return { registers, bytes };
	}

	const endOf = insns => insns.reduce((sum, insn) => sum + insn.bytes.length, 0);

	/* What is wrong with why it stopped and where, as { what, expected, got }. */
	function compareStop(machine, wanted, result, start, insns) {
		const wrong = [];
		const effect = !insns ? "" : !machine.isMachine ? "exit" : wanted.halt ? "halt" : "limit";
		const expected = wanted.raise ? `raise ${wanted.raise.name}` : effect;
		const got = result.exception ? `raise ${result.exception}` : result.stop;
		if (got !== expected) wrong.push({ what: "stop", expected: expected, got: got });
		if (wanted.raise && wanted.raise.lane >= 0 && wanted.raise.lane !== result.lane)
			wrong.push({
				what: "lane",
				expected: String(wanted.raise.lane),
				got: String(result.lane),
			});
		const pc = find(wanted.after, "pc"),
			cycles = find(wanted.after, "cycles");
		let end = wanted.raise || !insns ? start : start + BigInt(endOf(insns));
		if (machine.isMachine) end &= speccCodec.ones(machine.facts.counter);
		if (pc) end = pc.values[0];
		if (result.pc !== end)
			wrong.push({
				what: "pc",
				expected: `0x${end.toString(16)}`,
				got: `0x${result.pc.toString(16)}`,
			});
		if (cycles && result.cycles !== cycles.values[0])
			wrong.push({
				what: "cycles",
				expected: String(cycles.values[0]),
				got: String(result.cycles),
			});
		return wrong;
	}

	/* Registers and bytes that should have changed, or should not have. A transient register has
	 * its start again behind each step. */
	function compareState(machine, { registers, bytes }, starts) {
		const wrong = [];
		const add = (what, expected, got) =>
			wrong.push({
				what,
				expected: `0x${expected.toString(16)}`,
				got: `0x${got.toString(16)}`,
			});
		const check = (file, number, lane, expected) => {
			const got = machine.read(file, number, lane);
			const where = machine.files[file].lanes > 1 ? `@${lane}` : "";
			if (got !== expected) add(machine.registerName(file, number) + where, expected, got);
		};
		for (const r of registers.values()) check(r.file, r.number, r.lane, r.value);
		for (const c of machine.changedRegisters())
			if (!registers.has(key(c.file, c.number, c.lane)) && c.after !== starts.get(c.file))
				check(c.file, c.number, c.lane, c.before);
		for (const b of bytes.values()) {
			const got = machine.bytesOf(machine.bank(b.memory, b.bank, 0n))[b.offset];
			if (got !== b.value) add(byteName(machine, b), b.value, got);
		}
		for (const b of machine.changedBytes())
			if (!bytes.has(key(b.memory, b.bank, b.offset)))
				add(byteName(machine, b), b.before, b.after);
		return wrong;
	}

	/* Runs a case of an example: its text, the instructions that it is (null: a trap or the
	 * reset) and the text of the case. Returns { result, wanted, named: what the case names by
	 * place, wrong }; throws cases.Wrong. */
	Machine.prototype.runCase = function (example, insns, text) {
		this.clear();
		const wanted = speccCodec.cases.read(this, text);
		const pc = find(wanted.before, "pc"),
			start = pc ? pc.values[0] : 0n;
		const bytes = insns ? insns.flatMap(insn => Array.from(insn.bytes)) : null;
		const end = start + BigInt(bytes ? bytes.length : 0);
		this.makeBanks([...wanted.before, ...wanted.after], max(65536n, min(end, MOST)));
		const starts = new Map();
		for (const file of this.files)
			if (this.facts.transient.includes(file.name))
				starts.set(file.index, this.read(file.index, 0, 0));
		const isReset = !insns && !/^raise\s/.test(example);
		if (isReset) this.exports.keep(0);
		wanted.before.forEach(s => this.set(s));
		if (bytes && !this.load(bytes, start))
			throw new speccCodec.cases.Wrong("the instruction is outside of the memory");
		if (this.isMachine && insns) this.exports.stop_on(1, 0);
		if (isReset)
			this.banks.forEach(bank => {
				bank.kept = this.bytesOf(bank).slice();
			});
		else this.keep();
		const result = execute(this, example, bytes, wanted.before);
		const wrong = compareStop(this, wanted, result, isReset ? 0n : start, insns);
		const named = expectations(this, wanted.after);
		return { result, wanted, named, wrong: wrong.concat(compareState(this, named, starts)) };
	};

	return Machine;
})();

/* The interpreter, when its script has been loaded. */
speccCodec.openMachine = async () =>
	new speccCodec.Machine(await speccCodec.instantiate("run"), speccCodec.known());
/* The controls of the interpreter: a state, steps, and what they change. A case that the address
 * names is run, and its result shown beside what it expects. */
"use strict";

speccCodec.runPage = function (machine, codec, labels, page) {
	const part = name => document.getElementById(`run-${name}`);
	const { make, fill, plain, hex } = speccCodec.View;
	const section = document.getElementById("run");
	let ready = false, // the state is the program's
		shown = false, // below the controls
		steps = 0n;

	/* ---- what there is to run ---- */

	/* What an input for addresses holds; 0 where it is none. */
	function number(name) {
		const text = part(name).value.trim();
		return /^(0x[0-9a-f]+|\d+)$/i.test(text) ? BigInt(text) : 0n;
	}

	const address = () => number("address");

	/* The start of a run; false, and says why, where there is none. */
	function prepare() {
		const program = page.program();
		steps = 0n;
		if (program.wrong || !program.insns.length) return say(labels.program);
		try {
			machine.clear();
			const settings = speccCodec.cases.settings(machine, part("settings").value);
			machine.makeBanks(settings, 65536n);
			if (machine.isMachine) machine.exports.set_pc(address());
			settings.forEach(s => machine.set(s));
			if (!machine.load(program.bytes, address())) return say(labels.load);
			machine.banks.forEach(bank => {
				bank.kept = machine.bytesOf(bank).slice();
			});
		} catch (error) {
			if (!(error instanceof speccCodec.cases.Wrong)) throw error;
			return say(error.message, "en");
		}
		machine.keep();
		ready = true;
		return true;
	}

	function say(text, language) {
		shown = false;
		part("status").replaceChildren(language ? make("span", { lang: language }, text) : text);
		part("result").replaceChildren();
		ready = false;
		return false;
	}

	/* ---- what is shown ---- */

	const value = (file, number) => (file.width === 1 ? String(number) : hex(number, file.width));

	/* A value for each lane; one where all are the same. `marked` are the lanes that have changed,
	 * `wanted` what a case expects. */
	function lanes(file, values, marked, wanted) {
		const isSame = list => !list || list.every(v => v === list[0]);
		const equal = isSame(values) && isSame(wanted);
		const shown = equal ? values.slice(0, 1) : values;
		return make(
			"code",
			shown.length > 1 ? { class: "lanes" } : {},
			...shown.map((v, lane) => {
				const isMarked = equal ? marked.size > 0 : marked.has(lane);
				const isWrong = wanted && wanted[lane] !== v;
				const text = (isWrong ? "\u2260 " : "") + value(file, v);
				return make(isMarked ? "mark" : "span", isWrong ? { class: "differs" } : {}, text);
			})
		);
	}

	/* The registers that changed, by file and number: what each lane held before. */
	function addChanges(list, changes, before) {
		for (const c of changes) {
			const key = `${c.file} ${c.number}`;
			if (!list.has(key))
				list.set(key, {
					file: machine.files[c.file],
					number: c.number,
					before: new Map(),
					expected: new Map(),
				});
			if (before) list.get(key).before.set(c.lane, c.before);
		}
	}

	/* Registers that have been set or have changed; those that a case names, with what it
	 * expects. */
	function registers(named) {
		const list = new Map();
		addChanges(list, machine.changedRegisters(), true);
		for (const r of named ? named.registers.values() : []) {
			addChanges(list, [r], false);
			list.get(`${r.file} ${r.number}`).expected.set(r.lane, r.value);
		}
		if (!named && !machine.isMachine) addChanges(list, machine.changedRegisters(true));
		return Array.from(list.values()).sort(
			(a, b) => a.file.index - b.file.index || a.number - b.number
		);
	}

	function registerRow(item, hasCase) {
		const { file, number, before, expected } = item,
			now = [],
			old = [],
			wanted = [];
		for (let lane = 0; lane < file.lanes; lane++) {
			now.push(machine.read(file.index, number, lane));
			old.push(before.has(lane) ? before.get(lane) : now[lane]);
			wanted.push(expected.has(lane) ? expected.get(lane) : old[lane]);
		}
		const columns = [lanes(file, old, new Set())];
		if (hasCase) columns.push(lanes(file, wanted, new Set()));
		columns.push(lanes(file, now, new Set(before.keys()), hasCase && wanted));
		return row(machine.registerName(file.index, number), columns);
	}

	function row(name, columns) {
		return make(
			"tr",
			{},
			make("th", { scope: "row" }, make("code", {}, name)),
			...columns.map(column =>
				make("td", {}, typeof column === "string" ? make("code", {}, column) : column)
			)
		);
	}

	/* Rows of bytes that have changed or are named, one behind the other. */
	function memoryRows(named) {
		const bytes = new Map(),
			list = [];
		for (const b of machine.changedBytes()) bytes.set(`${b.memory} ${b.bank} ${b.offset}`, b);
		for (const [key, b] of named ? named.bytes : [])
			bytes.set(
				key,
				Object.assign({}, { before: b.value, after: b.value }, b, bytes.get(key), {
					expected: b.value,
				})
			);
		const all = Array.from(bytes.values()).sort(
			(a, b) => a.memory.localeCompare(b.memory) || a.bank - b.bank || a.offset - b.offset
		);
		for (const byte of all) {
			const last = list[list.length - 1],
				first = last && last[0];
			if (
				first &&
				first.memory === byte.memory &&
				first.bank === byte.bank &&
				first.offset + last.length === byte.offset &&
				last.length < 16
			)
				last.push(byte);
			else list.push([byte]);
		}
		return list;
	}

	function memoryRow(bytes, hasCase) {
		const first = bytes[0],
			bank = machine.memories[first.memory].banks ? `[${first.bank}]` : "";
		const columns = [speccCodec.toHex(bytes.map(b => b.before))];
		if (hasCase)
			columns.push(
				speccCodec.toHex(bytes.map(b => (b.expected === undefined ? b.before : b.expected)))
			);
		const after = speccCodec.toHex(bytes.map(b => b.after));
		const wrong = bytes.some(b => b.expected !== undefined && b.expected !== b.after);
		columns.push(
			make(
				"code",
				{},
				make(
					bytes.some(b => b.before !== b.after) ? "mark" : "span",
					wrong ? { class: "differs" } : {},
					(wrong ? "\u2260 " : "") + after
				)
			)
		);
		return row(`${first.memory}${bank}[0x${first.offset.toString(16)}]`, columns);
	}

	function table(title, heads, rows) {
		const caption = make("caption", {}, title);
		const head = make("tr", {}, ...heads.map(text => make("th", { scope: "col" }, text)));
		return make(
			"div",
			{ class: "scroll", tabindex: "0", role: "region", "aria-label": title },
			make("table", {}, caption, make("thead", {}, head), make("tbody", {}, ...rows))
		);
	}

	/* named: what a case expects, by place. */
	function changes(named) {
		const rows = registers(named)
			.map(item => registerRow(item, named))
			.concat(
				memoryRows(named)
					.slice(0, 64)
					.map(bytes => memoryRow(bytes, named))
			);
		const heads = named
			? [labels.register, labels.before, labels.expected, labels.after]
			: [labels.register, labels.before, labels.after];
		return rows.length ? table(labels.state, heads, rows) : make("p", {}, labels.unchanged);
	}

	/* All registers of a machine: they are few. */
	function all() {
		const list = make("dl", { class: "registers" });
		const changed = new Set(machine.changedRegisters().map(c => `${c.file} ${c.number}`));
		for (const file of machine.isMachine ? machine.files : [])
			for (let number = 0; number < file.registers; number++) {
				const text = value(file, machine.read(file.index, number, 0));
				const isChanged = changed.has(`${file.index} ${number}`);
				const name = machine.registerName(file.index, number);
				const held = make("code", {}, isChanged ? make("mark", {}, text) : text);
				list.append(make("div", {}, make("dt", {}, name), make("dd", {}, held)));
			}
		return list.children.length ? [list] : [];
	}

	/* Rows of 16 bytes of the program's memory, from the address that is asked for on. */
	function memory() {
		const bank = machine.banks.find(b => machine.memories[b.memory].program);
		const from = Number(number("look")) & ~15,
			rows = [];
		if (!bank) return [];
		for (let at = from; at < from + 64 && at < bank.size; at += 16) {
			const bytes = Array.from(machine.bytesOf(bank).slice(at, at + 16), (byte, i) => {
				const text = speccCodec.toHex([byte]);
				return byte === bank.kept[at + i] ? text : make("mark", {}, text);
			});
			const spaced = bytes.flatMap(byte => [" ", byte]).slice(1);
			rows.push(row(hex(BigInt(at), 16), [make("code", {}, ...spaced)]));
		}
		return [table(bank.memory, [labels.address, labels.content], rows)];
	}

	/* The program with a mark at the next instruction. */
	function listing() {
		const start = machine.isMachine ? address() : 0n,
			list = [];
		for (const insn of page.program().insns.slice(0, 256)) {
			const at = start + BigInt(insn.offset),
				isNext = at === machine.pc;
			list.push(
				make(
					"li",
					isNext ? { class: "next" } : {},
					make("code", {}, hex(at, 16)),
					" ",
					make("code", {}, insn.text),
					...(isNext ? [" ", make("strong", {}, `\u2190 ${labels.next}`)] : [])
				)
			);
		}
		return make("ol", { class: "listing", dir: "ltr" }, ...list);
	}

	function stopText(result) {
		const goes = result.stop === "limit";
		const text = fill(
			goes ? labels.going : labels.stopped,
			result.stop,
			hex(result.pc, 16),
			steps
		);
		if (result.cycles >= 0n) text.push(" ", ...fill(labels.cycles, result.cycles));
		if (result.exception) {
			text.push(" ", ...fill(labels.raised, result.exception));
			if (result.lane >= 0) text.push(" ", ...fill(labels.lane, result.lane));
		}
		return text;
	}

	function show(result) {
		part("status").replaceChildren(...(result ? stopText(result) : []));
		shown = true;
		part("result").replaceChildren(listing(), changes(), ...all(), ...memory());
	}

	/* ---- running ---- */

	function go(limit) {
		if (!ready && !prepare()) return;
		machine.keep();
		const result = machine.run(limit);
		steps += result.steps;
		show(result);
		page.setExtra(extra());
	}

	function extra() {
		const settings = part("settings").value.trim(),
			at = address();
		return (
			(settings ? `&set=${encodeURIComponent(settings)}` : "") +
			(machine.isMachine && at ? `&at=0x${at.toString(16)}` : "")
		);
	}

	function limit() {
		const n = Number(part("limit").value);
		return Number.isInteger(n) && n > 0 ? Math.min(n, 100000000) : 100000;
	}

	/* ---- cases ---- */

	const IS_BLOCK = /^(reset|raise\s+\S+)$/;

	/* Why it stopped, and where, when that is not as expected. */
	function differences(wrong) {
		return wrong
			.filter(w => ["stop", "lane", "pc", "cycles"].includes(w.what))
			.map(w => row(w.what, [w.expected, w.got]));
	}

	function runCase(text) {
		const program = page.program(),
			example = program.text.trim();
		const insns = IS_BLOCK.test(example) ? null : program.insns;
		const given = make(
			"p",
			{ class: "text", dir: "ltr" },
			`${labels.case}: `,
			make("code", {}, text)
		);
		ready = false;
		if (insns && !insns.length) return say(labels.program);
		let run;
		try {
			run = machine.runCase(example, insns, text);
		} catch (error) {
			if (!(error instanceof speccCodec.cases.Wrong)) throw error;
			return say(error.message, "en");
		}
		steps = run.result.steps;
		part("settings").value = text.split("->")[0].trim();
		const pc = run.wanted.before.find(s => s.kind === "pc");
		part("address").value = pc ? hex(pc.values[0], 16) : "0";
		const good = !run.wrong.length,
			apart = differences(run.wrong);
		part("status").replaceChildren(
			make(
				"strong",
				{ class: good ? "agrees" : "differs" },
				good ? labels.agrees : labels.differs
			),
			" ",
			...stopText(run.result)
		);
		part("result").replaceChildren(
			given,
			...(apart.length
				? [table(labels.differs, [labels.what, labels.expected, labels.got], apart)]
				: []),
			changes(run.named)
		);
		return true;
	}

	/* ---- begin ---- */

	/* Settings of registers that this machine has. */
	function sample() {
		const file = machine.files.find(f => f.prefix) || machine.files[0];
		const names = [1, 2].map(n => machine.registerName(file.index, n)).filter(Boolean);
		return names
			.map((name, i) => `${name} = ${i && file.lanes > 1 ? "laneid" : 7 + i}`)
			.join(", ");
	}

	part("sample").textContent = sample();
	part("place").hidden = part("memory").hidden = !machine.isMachine;
	part("look").addEventListener("input", () => {
		if (shown && ready)
			part("result").replaceChildren(listing(), changes(), ...all(), ...memory());
	});
	part("all").addEventListener("click", () => go(limit()));
	part("step").addEventListener("click", () => go(1));
	part("reset").addEventListener("click", () => {
		if (prepare()) show(null);
	});
	for (const name of ["settings", "address"])
		part(name).addEventListener("input", () => {
			ready = false;
			page.setExtra(extra());
		});

	return {
		programChanged: () => {
			ready = false;
			shown = false;
			part("status").replaceChildren();
			part("result").replaceChildren();
		},
		goTo: parts => {
			section.open = section.open || parts.case !== undefined || parts.set !== undefined;
			part("settings").value = parts.set || "";
			if (parts.at) part("address").value = parts.at;
			if (parts.case !== undefined) runCase(parts.case);
		},
	};
};
