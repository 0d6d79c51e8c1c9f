/* The controls of the interpreter: a program is run and stepped, forward and back, and stops at
 * breakpoints; or a case is run as it is typed, its result beside what it expects. */
"use strict";

speccCodec.Runner = (function () {
	const MOST = 100000000,
		USUAL = 100000,
		SHOWN = 256; /* lines of a program */
	const IS_BLOCK = /^(reset|raise\s+\S+)$/;
	/* Behind these there is nothing more to run. */
	const ENDS = /^(end|exit|halt|self-jump|undefined|reserved|truncated|fault|unexecutable)$/;
	const { make, fill, hex, plain } = speccCodec.View;

	/* null: it is none. */
	const number = text =>
		/^\s*(0x[0-9a-f]{1,16}|\d{1,19})\s*$/i.test(text) ? BigInt(text) : null;
	const area = (id, rows) =>
		make("textarea", { id, rows, spellcheck: "false", autocapitalize: "off", dir: "ltr" });
	const input = (id, value, more) =>
		make("input", Object.assign({ id, value, size: "10", autocomplete: "off" }, more));

	class Runner {
		constructor(panel, machine, root) {
			this.panel = panel;
			this.labels = panel.labels;
			this.machine = machine;
			this.view = speccCodec.StateView(machine, panel.labels);
			this.breaks = new Set(); // addresses
			this.build(root);
			this.forget();
		}

		part(name) {
			return document.getElementById(`run-${name}`);
		}

		// ---- controls ----

		build(root) {
			const l = this.labels,
				row = (id, label, ...nodes) =>
					make(
						"p",
						{ class: "row", id },
						make("label", { for: label[0] }, label[1]),
						...nodes
					);
			const button = (name, act) => {
				const node = make("button", { type: "button", id: `run-${name}` }, l[name]);
				node.addEventListener("click", act);
				return node;
			};
			const limit = { type: "number", min: "1", max: String(MOST) };
			const tall = (id, label, node) =>
				make("div", {}, make("label", { for: id }, label), node);
			root.append(
				make(
					"p",
					{},
					l.how,
					" ",
					make("code", { id: "run-sample", dir: "ltr" }, this.sample())
				),
				make(
					"div",
					{ class: "pair" },
					tall("run-settings", l.settings, area("run-settings", 2)),
					tall("run-wanted", l.wanted, area("run-wanted", 2))
				),
				row("run-place", ["run-address", l.start], input("run-address", "0")),
				row("run-memory", ["run-look", l.look], input("run-look", "0")),
				row("run-most", ["run-limit", l.limit], input("run-limit", USUAL, limit)),
				make(
					"p",
					{ class: "row" },
					button("all", () => this.go()),
					button("step", () => this.step()),
					button("back", () => this.back()),
					button("reset", () => this.restart())
				),
				make("p", { id: "run-status", role: "status" }),
				make("div", { id: "run-listing" }),
				make("div", { id: "run-result" })
			);
			for (const name of ["place", "memory"])
				this.part(name).classList.toggle("none", !this.machine.isMachine);
			for (const name of ["look", "limit"])
				this.part(name).addEventListener("input", () => {
					this.attempt(() => (this.limit(), this.look(), true)) &&
						this.ready &&
						this.showState();
				});
			for (const name of ["settings", "wanted", "address"])
				this.part(name).addEventListener("input", () => this.panel.restart());
		}

		/* Settings of registers that this machine has. */
		sample() {
			const { machine } = this,
				file = machine.files.find(f => f.prefix) || machine.files[0];
			const names = [1, 2].map(n => machine.registerName(file.index, n)).filter(Boolean);
			return names
				.map((name, i) => `${name} = ${i && file.lanes > 1 ? "laneid" : 7 + i}`)
				.join(", ");
		}

		/* The number in a field; says what is wrong with another text. */
		numberIn(name, label, least, most) {
			const text = this.part(name).value,
				n = number(text);
			if (n !== null && n >= least && n <= most) return n;
			const ends = [least, most].map(end => (name === "limit" ? end : hex(end, 4)));
			throw new speccCodec.cases.Wrong(plain(this.labels.number, label, ...ends, text));
		}

		limit() {
			return Number(this.numberIn("limit", this.labels.limit, 1n, BigInt(MOST)));
		}

		look() {
			const most = speccCodec.ones(this.machine.facts.counter || 64);
			return this.numberIn("look", this.labels.look, 0n, most);
		}

		/* Of the first instruction; a setting of the pc says it as well. */
		address() {
			if (!this.machine.isMachine) return 0n;
			const set = /(?:^|,)\s*pc\s*=\s*(0x[0-9a-f]+|\d+)\s*(?:,|$)/i;
			const [, given] = set.exec(this.part("settings").value) || [];
			const most = speccCodec.ones(this.machine.facts.counter || 64);
			return given === undefined
				? this.numberIn("address", this.labels.start, 0n, most)
				: number(given) || 0n;
		}

		/* The same where what the field says does not matter. */
		origin() {
			const n = number(this.part("address").value);
			return this.machine.isMachine && n !== null ? n : 0n;
		}

		/* Behind the last instruction. */
		end() {
			const all = this.address() + BigInt(this.panel.bytes().length);
			return all & speccCodec.ones(this.machine.facts.counter || 64);
		}

		/* The text after the arrow of the case; "" and no arrow: there is no case. */
		given() {
			const before = this.part("settings").value.trim(),
				wanted = this.part("wanted").value.trim();
			return { before, wanted, isCase: wanted !== "" || this.hasCase };
		}

		// ---- running ----

		forget() {
			this.ready = false;
			this.isOver = false;
			this.steps = 0n;
			this.trapped = false;
		}

		say(text, language) {
			this.forget();
			const said = language ? make("span", { lang: language }, text) : text;
			this.part("status").replaceChildren(said);
			this.part("result").replaceChildren();
			this.showListing();
			return false;
		}

		/* Runs work; says what is wrong with a setting. */
		attempt(work) {
			try {
				return work();
			} catch (error) {
				if (!(error instanceof speccCodec.cases.Wrong) && !(error instanceof RangeError))
					throw error;
				return this.say(error.message, "en");
			}
		}

		/* The state before the first step; false, and says why, where there is none. */
		prepare() {
			const { machine, panel } = this;
			this.forget();
			if (panel.isWrong() || !panel.shown.length) return this.say(this.labels.program);
			return this.attempt(() => {
				machine.clear();
				const settings = speccCodec.cases.settings(machine, this.part("settings").value);
				machine.makeBanks(settings, 65536n);
				if (machine.isMachine) machine.exports.set_pc(this.address());
				settings.forEach(s => machine.set(s));
				if (!machine.load(panel.bytes(), this.address()))
					return this.say(this.labels.load);
				machine.keep();
				this.ready = true;
				return true;
			});
		}

		/* At most `limit` steps. A machine stops before a trap; the next step takes it. */
		run(limit) {
			const { machine } = this,
				e = machine.exports;
			if (machine.isMachine) {
				e.stop_on(this.trapped ? 0 : 1, 1);
				for (const at of this.breaks) e.stop_at(at, 1);
				if (limit > 1) e.stop_at(this.end(), 1);
				let result = machine.run(this.trapped ? 1 : limit);
				this.steps += result.steps;
				if (limit > 1) e.stop_at(this.end(), 0);
				if (result.stop === "break" && result.pc === this.end()) result.stop = "end";
				const more = this.trapped && limit > 1 && result.stop === "limit";
				this.trapped = result.stop === "raise";
				if (more) result = this.run(limit - 1);
				return result;
			}
			const one = this.breaks.size > 0;
			for (let done = 0; ;) {
				const result = machine.run(one ? 1 : limit);
				this.steps += result.steps;
				done++;
				if (result.stop !== "limit" || !one || done >= limit) return result;
				if (this.breaks.has(result.pc)) return Object.assign(result, { stop: "break" });
			}
		}

		/* Run: what is expected is compared at the end, and behind the end it begins anew. */
		go() {
			const { isCase } = this.given();
			if (isCase && this.isOne()) this.runCase();
			else this.attempt(() => this.goOn(this.limit(), isCase && this.expectation()));
			this.panel.tell();
		}

		goOn(limit, wanted) {
			if (this.isOver || (this.ready && this.machine.pc === this.end())) this.forget();
			if (!this.ready && !this.prepare()) return;
			this.machine.keep();
			const result = this.run(limit);
			this.isOver =
				ENDS.test(result.stop) || (result.stop === "raise" && !this.machine.isMachine);
			if (wanted && (this.isOver || result.stop === "raise"))
				this.showVerdict(this.machine.compareEnd(wanted, result), result);
			else this.show(result, true);
		}

		/* What should be at the end of a program. */
		expectation() {
			return speccCodec.cases.read(this.machine, `-> ${this.part("wanted").value.trim()}`);
		}

		step() {
			this.attempt(() => {
				if (!this.ready && !this.prepare()) return;
				this.machine.keep();
				this.show(this.run(1));
			});
			this.panel.tell();
		}

		restart() {
			this.attempt(() => this.prepare() && this.show(null));
			this.panel.tell();
		}

		/* The state after this many steps; what the last one changed is marked. */
		goTo(steps) {
			this.attempt(() => this.prepare() && this.makeSteps(steps));
			this.panel.tell();
		}

		makeSteps(steps) {
			const breaks = this.breaks;
			let result = null;
			this.breaks = new Set();
			for (const at of breaks)
				if (this.machine.isMachine) this.machine.exports.stop_at(at, 0);
			while (this.steps < steps) {
				const rest = steps - this.steps,
					before = this.steps,
					isTrap = this.trapped;
				if (rest === 1n) this.machine.keep();
				result = this.run(rest > 1n ? Number(rest) - 1 : 1);
				if (this.steps === before && (isTrap || !this.trapped)) break;
			}
			this.breaks = breaks;
			this.show(result);
		}

		back() {
			if (this.ready && this.steps > 0n) this.goTo(this.steps - 1n);
		}

		// ---- what is shown ----

		toggle(at) {
			if (!this.breaks.delete(at)) {
				if (this.machine.isMachine && this.breaks.size === 15) return; // one for the end
				this.breaks.add(at);
			} else if (this.machine.isMachine) this.machine.exports.stop_at(at, 0);
			this.showListing();
			document.querySelector(`[data-at="${at}"]`).focus();
			this.panel.tell();
		}

		/* The program: a line sets a breakpoint; a mark is at the next instruction. */
		showListing() {
			const start = this.origin(),
				l = this.labels,
				pc = this.ready ? this.machine.pc : null;
			const lines = this.panel.shown.slice(0, SHOWN).map(insn => {
				const at = start + BigInt(insn.offset),
					isNext = at === pc;
				const isFirst = insn.line && insn.line.insns[0] === insn;
				const names = isFirst ? insn.line.labels.map(label => `${label}:`) : [];
				const text =
					isFirst && insn.line.insns.length === 1 ? insn.line.code.trim() : insn.text;
				const button = make(
					"button",
					{
						"type": "button",
						"aria-pressed": String(this.breaks.has(at)),
						"data-at": String(at),
					},
					make("span", { "class": "dot", "aria-hidden": "true" }),
					make("span", { class: "hidden" }, `${l.breakpoint} `),
					make("code", {}, hex(at, 16)),
					...names.map(name => make("b", {}, name)),
					make("code", {}, text || insn.text)
				);
				button.addEventListener("click", () => this.toggle(at));
				const next = isNext ? [make("strong", {}, `\u2190 ${l.next}`)] : [];
				return make("li", isNext ? { class: "next" } : {}, button, ...next);
			});
			const list = make("ol", { class: "listing", dir: "ltr" }, ...lines);
			this.part("listing").replaceChildren(...(lines.length ? [list] : []));
		}

		showState(named) {
			const { view } = this;
			const memory = this.machine.isMachine
				? view.memory(this.look())
				: [];
			const all = named ? [] : [...view.all(), ...memory];
			this.part("result").replaceChildren(view.changes(named), ...all);
		}

		stopText(result, isLimit) {
			const l = this.labels,
				goes = result.stop === "limit" && !isLimit;
			const text = [];
			if (!goes) {
				const why = l[`why-${result.stop}`];
				text.push(...fill(l.stopped, result.stop));
				if (result.exception) text.push(" ", ...fill(l.raised, result.exception));
				if (result.lane >= 0) text.push(" ", ...fill(l.lane, result.lane));
				if (why) text.push(" ", why);
				text.push(" ");
			}
			text.push(...fill(l.going, hex(result.pc, 16), this.steps));
			if (result.cycles >= 0n) text.push(" ", ...fill(l.cycles, result.cycles));
			return text;
		}

		show(result, isLimit) {
			this.part("status").replaceChildren(
				...(result ? this.stopText(result, isLimit) : [])
			);
			this.showListing();
			this.showState();
		}

		// ---- cases ----

		/* Why it stopped, and where, when that is not as expected. */
		differences(wrong) {
			const l = this.labels;
			const rows = wrong
				.filter(w => ["stop", "lane", "pc", "cycles"].includes(w.what))
				.map(w => this.view.row(w.what, [w.expected, w.got]));
			return rows.length
				? [this.view.table(l.differs, [l.what, l.expected, l.got], rows)]
				: [];
		}

		runCase() {
			const { panel, labels: l } = this,
				example = panel.text().trim(),
				{ before, wanted } = this.given();
			const insns = IS_BLOCK.test(example) ? null : panel.shown;
			this.forget();
			if (insns && (!insns.length || panel.isWrong())) return this.say(l.program);
			return this.attempt(() => {
				const at = this.address(),
					isSet = /(^|,)\s*pc\s*=/.test(before),
					pc = at && !isSet ? `pc = 0x${at.toString(16)}` : "",
					start = [pc, before].filter(Boolean).join(", ");
				const run = this.machine.runCase(example, insns, `${start} -> ${wanted}`);
				this.steps = run.result.steps;
				this.showVerdict(run, run.result);
				return true;
			});
		}

		showVerdict({ named, wrong }, result) {
			const l = this.labels,
				good = !wrong.length;
			this.part("status").replaceChildren(
				make(
					"strong",
					{ class: good ? "agrees" : "differs" },
					good ? l.agrees : l.differs
				),
				" ",
				...this.stopText(result)
			);
			this.showListing();
			this.showState(named);
			this.part("result").prepend(...this.differences(wrong));
		}

		// ---- the address, and the program ----

		/* Called when text or settings have changed. */
		changed() {
			this.part("status").replaceChildren();
			this.part("result").replaceChildren();
			this.forget();
			this.showListing();
			if (!this.given().isCase) return;
			if (this.isOne()) this.runCase();
			else if (this.panel.shown.length) this.part("status").textContent = this.labels.later;
		}

		/* A case is of one line, or of a block of the machine. */
		isOne() {
			const lines = new Set(this.panel.shown.map(insn => insn.line || insn));
			return lines.size === 1 || IS_BLOCK.test(this.panel.text().trim());
		}

		parts() {
			const { before, wanted, isCase } = this.given(),
				at = this.origin();
			const parts = {};
			if (isCase) parts.case = `${before} -> ${wanted}`.trim();
			else if (before) parts.set = before;
			if (at && !/(^|,)\s*pc\s*=/.test(before)) parts.at = hex(at, 1);
			if (this.breaks.size)
				parts.break = Array.from(this.breaks, each => hex(each, 1)).join(",");
			if (this.ready && this.steps) parts.steps = String(this.steps);
			return parts;
		}

		/* Takes what an address says. */
		take(parts) {
			const text = parts.case === undefined ? parts.set || "" : parts.case;
			const at = parts.case === undefined ? -1 : text.indexOf("->");
			this.hasCase = parts.case !== undefined;
			this.part("settings").value = (at < 0 ? text : text.slice(0, at)).trim();
			this.part("wanted").value = at < 0 ? "" : text.slice(at + 2).trim();
			this.part("address").value = hex(number(parts.at || "") || 0n, 1);
			this.breaks = new Set(
				(parts.break || "")
					.split(",")
					.map(number)
					.filter(at => at !== null)
					.slice(0, 15)
			);
			this.changed();
			const steps = number(parts.steps || "");
			if (!this.hasCase && steps && steps <= BigInt(MOST)) this.goTo(steps);
		}
	}

	return Runner;
})();
