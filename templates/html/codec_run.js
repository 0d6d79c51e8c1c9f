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
				const fact = this.facts.memories[name];
				memories[name] = {
					index: i,
					name: name,
					banks: e.memory_banks(i),
					word: e.memory_word(i),
					big: Boolean(e.memory_is_big(i)),
					program: Boolean(fact.program),
					size: min(1n << BigInt(fact.address), MOST),
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
		let end = wanted.raise || !insns ? start : start + BigInt(endOf(insns));
		if (machine.isMachine) end &= speccCodec.ones(machine.facts.counter);
		return wrong.concat(compareCounters(wanted, result, end));
	}

	/* The lane that raised, the pc (`end` where it is not named; null: any) and cycles. */
	function compareCounters(wanted, result, end) {
		const wrong = [],
			pc = find(wanted.after, "pc"),
			cycles = find(wanted.after, "cycles"),
			place = pc ? pc.values[0] : end;
		if (wanted.raise && wanted.raise.lane >= 0 && wanted.raise.lane !== result.lane)
			wrong.push({
				what: "lane",
				expected: String(wanted.raise.lane),
				got: String(result.lane),
			});
		if (place !== null && result.pc !== place)
			wrong.push({
				what: "pc",
				expected: `0x${place.toString(16)}`,
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
	 * its start again behind each step. Without starts only what is named is compared. */
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
		for (const c of starts ? machine.changedRegisters() : [])
			if (!registers.has(key(c.file, c.number, c.lane)) && c.after !== starts.get(c.file))
				check(c.file, c.number, c.lane, c.before);
		for (const b of bytes.values()) {
			const got = machine.bytesOf(machine.bank(b.memory, b.bank, 0n))[b.offset];
			if (got !== b.value) add(byteName(machine, b), b.value, got);
		}
		for (const b of starts ? machine.changedBytes() : [])
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

	/* What a program should have come to (wanted: of cases.read): { named, wrong } as of runCase.
	 * What is not named may be anything. */
	Machine.prototype.compareEnd = function (wanted, result) {
		const named = expectations(this, wanted.after),
			got = result.exception ? `raise ${result.exception}` : result.stop,
			raised = wanted.raise ? `raise ${wanted.raise.name}` : "",
			expected = raised || (wanted.halt ? "halt" : result.exception ? "exit" : got),
			wrong = got === expected ? [] : [{ what: "stop", expected, got }];
		named.isOpen = true;
		wrong.push(...compareCounters(wanted, result, null));
		return { named, wrong: wrong.concat(compareState(this, named, null)) };
	};

	return Machine;
})();

/* The interpreter, when its script has been loaded. */
speccCodec.openMachine = async () =>
	new speccCodec.Machine(await speccCodec.instantiate("run"), speccCodec.known());
