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

	const { binary, prefix, functions, quotients } = speccCodec.operators;
	const NAMES = [...Object.keys(functions), ...Object.keys(quotients)].join(", ");

	/* Longer ones first. */
	const SIGNS = [...Object.keys(binary), ...Object.keys(prefix), ..."?:()[]{},.=@"]
		.sort((a, b) => b.length - a.length)
		.map(sign => sign.replace(/[^]/g, "\\$&"))
		.join("|");

	const TOKEN = new RegExp(
		[
			"\\s*(?:(0x[0-9a-f_]+|0b[01_]+|\\d[\\d_]*(?:\\.\\d+)?(?:e[-+]?\\d+)?f?)",
			"([A-Za-z_$][\\w$]*)",
			`(${SIGNS})`,
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

	const LEVELS = Math.max(...Object.values(binary).map(op => op.level));
	const kindOf = op => binary[op]?.kind || "";

	/* Where C has another order of evaluation, as specc refuses it. */
	function checkPrecedence(op, inner) {
		const kind = kindOf(op),
			own = inner.parenthesised || !inner.args ? "" : kindOf(inner.op);
		if (kind === "LOGIC" || !kind || !own) return;
		const differs =
			(own === "BITS" && kind !== "BITS") ||
			(own === "COMPARISON" && kind === "COMPARISON") ||
			(own === "SUM" && kind === "SHIFT");
		if (differs)
			fail(
				`'${inner.op}' next to '${op}' needs parentheses: ` +
					"C has a different order of evaluation"
			);
	}

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
			const condition = this.binary(1);
			if (!this.take("?")) return condition;
			const yes = this.choice();
			this.expect(":");
			return { op: "?", args: [condition, yes, this.choice()] };
		}

		binary(level) {
			if (level > LEVELS) return this.unary();
			let left = this.binary(level + 1);
			while (
				binary[this.peek()]?.level === level &&
				!(this.absolute && this.peek() === "|")
			) {
				const op = this.list[this.at++].text;
				left = { op: op, args: [left, this.binary(level + 1)] };
				left.args.forEach(inner => checkPrecedence(op, inner));
			}
			return left;
		}

		unary() {
			for (const op in prefix)
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
				return Object.assign(inner, { parenthesised: true });
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

	speccCodec.floorDivide = function (a, b) {
		const quotient = a / speccCodec.atLeast(1n, b);
		return a < 0n && quotient * b !== a ? quotient - 1n : quotient;
	};

	/* For what operators and functions compute. */
	speccCodec.atLeast = function (least, n) {
		if (n < least) fail(`expected at least ${least}, found ${n}`);
		return n;
	};

	function shift(op, x, n) {
		if (n < 0n || n > 1000000n)
			fail(`expected a shift count from 0 to 1000000, found ${n}`);
		if (op === "<<" && x && Number(n) + lengthOf(x) > MAX_BITS)
			fail(`this value needs more than ${MAX_BITS} bits`);
		return binary[op].compute(x, n);
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
			const kind = tree.args.length === 2 ? kindOf(op) : "";
			if (kind === "LOGIC") {
				const left = this.value(args[0]) !== 0n;
				return left === (op === "||") ? truth(left) : truth(this.value(args[1]));
			}
			if (op === "call") return this.call(tree.name, args);
			if (op === "tuple") return this.tuple(args);
			if (op === "/")
				return fail("'/' is only allowed in floor(a / b), ceil(a / b) and trunc(a / b)");
			const values = args.map(arg => this.value(arg));
			if (kind === "SHIFT") return shift(op, values[0], values[1]);
			if (op === "bit" || op === "slice") {
				const [x, high, low] = op === "bit" ? [values[0], values[1], values[1]] : values;
				if (high < low || low < 0n || high > BigInt(MAX_BITS))
					fail("a slice goes from its high bit to its low bit");
				return (x >> low) & speccCodec.ones(high - low + 1n);
			}
			if (op === "abs") return values[0] < 0n ? -values[0] : values[0];
			return kind
				? binary[op].compute(...values)
				: prefix[op.slice("unary".length)](...values);
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
			const quotient = name in quotients;
			const count = cast || quotient ? 1 : functions[name]?.length;
			if (!count) fail(`unknown function '${name}'; expected ${NAMES}, INTn or UINTn`);
			if (args.length !== count)
				fail(`'${name}' takes ${count === 1 ? "one argument" : "two arguments"}`);
			if (quotient) return this.quotient(name, args[0]);
			const values = args.map(arg => this.value(arg));
			if (!cast) return functions[name](...values);
			return (cast[1] ? BigInt.asUintN : BigInt.asIntN)(Number(cast[2]), values[0]);
		}

		quotient(name, tree) {
			if (tree.op !== "/") return this.value(tree);
			const a = this.value(tree.args[0]),
				b = this.value(tree.args[1]),
				n = speccCodec.floorDivide(a, b);
			return quotients[name](a) && n * b !== a ? n + 1n : n;
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
