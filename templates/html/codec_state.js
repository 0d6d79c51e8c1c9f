/* The state of a machine as elements of the page: registers, lane by lane where lanes differ, and
 * bytes of memory, before and after; beside them what a case expects. */
"use strict";

speccCodec.StateView = function (machine, labels) {
	const { make, hex } = speccCodec.View;

	const value = (file, number) => (file.width === 1 ? String(number) : hex(number, file.width));

	/* A value for each lane; one where all are the same. `marked` are the lanes that have changed,
	 * `wanted` what a case expects. */
	function lanes(file, values, marked, wanted) {
		const isSame = list => !list || list.every(v => v === list[0]);
		const equal = isSame(values) && isSame(wanted);
		const shown = equal ? values.slice(0, 1) : values,
			one = shown.length === 1;
		return make(
			"code",
			one ? {} : { class: "lanes" },
			...shown.map((v, lane) => {
				const isMarked = equal ? marked.size > 0 : marked.has(lane);
				const isWrong = wanted && wanted[lane] !== v;
				const text = (isWrong ? "\u2260 " : "") + value(file, v);
				const tag = isMarked ? "mark" : "span";
				const held = make(tag, isWrong ? { class: "differs" } : {}, text);
				return one ? held : make("span", {}, make("small", {}, String(lane)), " ", held);
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
			const other = hasCase && hasCase.isOpen ? now : old;
			wanted.push(expected.has(lane) ? expected.get(lane) : other[lane]);
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
				speccCodec.toHex(
					bytes.map(b => (b.expected === undefined ? b.before : b.expected))
				)
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
			{ "class": "scroll", "tabindex": "0", "role": "region", "aria-label": title },
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

	/* Rows of 16 bytes of the program's memory around an address. */
	function memory(address) {
		const bank = machine.banks.find(b => machine.memories[b.memory].program);
		const from = Number(address & 0xffffffn & ~15n),
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

	return { changes, all, memory, row, table };
};
