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
