/* The controls of the codec: text and bytes follow each other, and what they mean is shown; the
 * interpreter comes when it is first used. One panel is in a page. */
"use strict";

speccCodec.Panel = (function () {
	const MOST = 64; /* instructions that are shown */
	const { make, plain } = speccCodec.View;
	const NAMES = ["case", "set", "at", "break", "steps"];

	const load = name => speccPage.script(`../${name}`);
	const part = name => document.getElementById(`codec-${name}`);

	/* The traps and the reset of a machine are no instructions: their cases can be run all the
	 * same. */
	const isBlock = text => /^(reset|raise\s+\S+)$/.test(text.trim());

	/* The parts of an address: { text, word, case, ... }. */
	function readFragment(hash) {
		const parts = {};
		for (const each of hash.replace(/^#/, "").split("&")) {
			const at = each.indexOf("=");
			try {
				if (at > 0) parts[each.slice(0, at)] = decodeURIComponent(each.slice(at + 1));
			} catch (error) {
				continue; /* not what encodeURIComponent makes */
			}
		}
		return parts;
	}

	class Panel {
		/* told(fragment) is called when what is shown changes. page: what a link begins with;
		 * folded: the tables of fields are closed. */
		constructor(root, codec, labels, { page, told, folded }) {
			Object.assign(this, {
				codec,
				labels,
				told,
				page,
				folded,
				shown: [],
				source: "text",
				rest: {},
			});
			this.view = new speccCodec.View(codec, labels);
			this.build(root);
		}

		// ---- controls ----

		build(root) {
			const l = this.labels;
			const area = (name, label, changed) => {
				const id = `codec-${name}`,
					more = { rows: "4", spellcheck: "false", autocapitalize: "off", dir: "ltr" };
				const node = make("textarea", Object.assign({ id }, more));
				node.addEventListener("input", () => {
					this.source = name;
					changed(node.value);
				});
				return make("div", {}, make("label", { for: id }, label), node);
			};
			const summary = make("summary", {}, make("h3", { id: "run-title" }, l.title));
			const run = make("details", { id: "run" }, summary, make("div", { id: "run-body" }));
			root.append(
				make(
					"div",
					{ class: "pair" },
					area("text", l.text, text => this.fromText(text)),
					area("word", l.word, text => this.fromWord(text))
				),
				make("p", { id: "codec-status", role: "status" }),
				make(
					"p",
					{},
					make("a", { id: "codec-link", href: `${this.page}#codec` }, l.link)
				),
				make("div", { id: "codec-result" }),
				run
			);
			run.hidden = true; // until it has its place
			run.addEventListener("toggle", () => run.open && this.openRunner());
			this.status("");
		}

		text() {
			return part("text").value;
		}

		bytes() {
			return Uint8Array.from(this.shown.flatMap(insn => Array.from(insn.bytes)));
		}

		isWrong() {
			return part("result").classList.contains("wrong");
		}

		// ---- the address ----

		fragment() {
			const text = this.text().trim(),
				word = speccCodec.toHex(this.bytes());
			if (!text && !word) return "#codec";
			const parts = this.runner ? this.runner.parts() : this.rest;
			const more = NAMES.filter(name => parts[name] !== undefined).map(
				name => `&${name}=${encodeURIComponent(parts[name])}`
			);
			const all =
				this.source === "text" ? `#text=${encodeURIComponent(text)}` : `#word=${word}`;
			return all + more.join("");
		}

		tell() {
			part("link").href = this.page + this.fragment();
			this.told(this.fragment());
		}

		// ---- showing ----

		/* A field is given another value. */
		change(insn, field, text) {
			const type = this.codec.facts.types[field.type],
				names = (type && type.values) || {};
			const known = names[text.trim()] !== undefined ? names[text.trim()] : text.trim();
			let value = null;
			if (/^-?(0x[0-9a-f]+|\d+)$/i.test(known))
				value = known.startsWith("-") ? -BigInt(known.slice(1)) : BigInt(known);
			const least = -(1n << BigInt(field.width));
			if (value === null || value >= -least || value < least) {
				part("status").textContent = plain(this.labels.wrong, field.width);
				return;
			}
			const changed = this.codec.change(insn, field, BigInt.asUintN(field.width, value));
			const all = this.bytes();
			all.set(changed, insn.offset);
			this.source = "word";
			this.fromBytes(all, false);
		}

		status(text) {
			const size = this.bytes().length,
				count = this.shown.length,
				l = this.labels;
			const sizes = count === 1 ? plain(l.one, size) : plain(l.count, count, size);
			part("status").textContent = text || (size ? sizes : l.none);
		}

		show(errors, isWrong) {
			const focused =
				document.activeElement && document.activeElement.getAttribute("aria-label");
			let offset = 0;
			for (const insn of this.shown) {
				insn.offset = offset;
				offset += insn.bytes.length;
			}
			const alone = this.shown.length === 1 && !this.folded;
			const cards = this.shown
				.slice(0, MOST)
				.map(insn =>
					this.view.card(insn, (field, text) => this.change(insn, field, text), alone)
				);
			if (this.shown.length > MOST)
				cards.push(make("p", {}, plain(this.labels.more, MOST)));
			part("result").replaceChildren(...errors, ...cards);
			part("result").classList.toggle("wrong", isWrong);
			this.placeRun(this.shown.length > 1 && !errors.length);
			const again =
				focused &&
				Array.from(part("result").querySelectorAll("[aria-label]")).find(
					node => node.getAttribute("aria-label") === focused
				);
			if (again) again.focus();
			this.restart();
		}

		/* A program is run before its instructions are shown bit by bit. */
		placeRun(isProgram) {
			const run = document.getElementById("run"),
				isBefore = Boolean(run.nextElementSibling);
			if (isProgram && !isBefore) part("result").before(run);
			else if (!isProgram && isBefore) part("result").after(run);
			run.hidden = this.isUnable === true;
		}

		/* Text, bytes or settings are others. */
		restart() {
			if (this.runner) this.runner.changed();
			this.tell();
		}

		/* Puts the name that was meant in place of the misspelled one. */
		mend(line) {
			const points = Array.from(line.text),
				at = line.error.column - 1;
			const rest = points
				.slice(at)
				.join("")
				.replace(/^[.$-]?\w+/, () => line.error.near);
			const lines = this.text().split("\n");
			lines[line.number - 1] = points.slice(0, at).join("") + rest;
			part("text").value = lines.join("\n");
			this.source = "text";
			this.fromText(part("text").value);
			part("text").focus();
		}

		errorOf(line) {
			const { error, number } = line,
				l = this.labels;
			const points = Array.from(line.text),
				at = error.column - 1;
			const place = make(
				"pre",
				{ dir: "ltr", tabindex: "0" },
				points.slice(0, at).join(""),
				make("mark", {}, points.slice(at).join("") || "\u2423")
			);
			const message = make("span", { lang: "en" }, error.message);
			const words = l.error.split("{2}");
			const text = error.message
				? [plain(words[0], number, error.column), message, words[1]]
				: [plain(l.long, number)];
			if (error.near) {
				const near = make("button", { type: "button" }, error.near),
					ask = l.near.split("{0}");
				near.addEventListener("click", () => this.mend(line));
				text.push(" ", ask[0], near, ask[1]);
			}
			return make("div", { class: "mistake" }, make("p", {}, ...text), place);
		}

		fromText(text) {
			const isReset = isBlock(text),
				origin = this.runner ? this.runner.origin() : BigInt(this.origin || 0);
			const program = speccCodec.assemble(this.codec, isReset ? "" : text, origin);
			const l = this.labels,
				[first] = program.errors;
			this.shown = program.insns;
			part("word").value = this.shown.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
			this.show(
				program.errors.map(line => this.errorOf(line)),
				Boolean(first)
			);
			const { column, message } = first ? first.error : {};
			this.status(
				first &&
					(message
						? plain(l.error, first.number, column, message)
						: plain(l.long, first.number))
			);
		}

		fromBytes(given, keep) {
			const none = insn => insn.status !== "ok";
			this.shown = this.codec.disassemble(given, 4096);
			part("text").value = this.shown
				.filter(insn => insn.text)
				.map(insn => insn.text)
				.join("\n");
			if (!keep)
				part("word").value = this.shown
					.map(insn => speccCodec.toHex(insn.bytes))
					.join("\n");
			this.show([], this.shown.some(none));
			this.status(this.shown.some(none) ? this.labels.illegal : "");
		}

		/* Each line numbers (0x...) or bytes. */
		fromWord(text) {
			const isNumber = each => /^0x/i.test(each);
			/* A line is bytes, or numbers. */
			const lines = text.split("\n").map(line => {
				const words = line.trim().split(/[\s,]+/);
				return words.every(isNumber)
					? words.map(each => [each, speccCodec.fromNumber(each)])
					: [[line.trim(), speccCodec.fromHex(line)]];
			});
			const parts = lines.flat().map(([, bytes]) => bytes);
			if (!parts.includes(null)) {
				this.fromBytes(Uint8Array.from(parts.flatMap(bytes => Array.from(bytes))), true);
				return;
			}
			this.shown = [];
			part("text").value = "";
			this.show([], true);
			const at = lines.findIndex(words => words.some(([, bytes]) => !bytes)),
				[given] = lines[at].find(([, bytes]) => !bytes),
				most = Math.max(...this.codec.facts.lengths);
			this.status(plain(this.labels.hex, at + 1, most, given));
		}

		// ---- what an address says ----

		/* parts: of readFragment. */
		async take(parts) {
			const isText = parts.text !== undefined;
			this.rest = parts;
			this.runner && this.runner.take({});
			this.origin = /^(0x[0-9a-f]{1,16}|\d{1,19})$/i.test(parts.at || "") ? parts.at : 0;
			this.source = isText ? "text" : "word";
			part("text").value = parts.text || "";
			part("word").value = parts.word || "";
			if (NAMES.some(name => parts[name] !== undefined)) {
				document.getElementById("run").open = true;
				await this.openRunner();
				if (this.runner) this.runner.part("address").value = this.origin || "0";
			}
			if (isText) this.fromText(parts.text);
			else this.fromWord(parts.word || "");
			if (this.runner) {
				this.runner.take(parts);
				this.tell();
			}
		}

		openRunner() {
			const run = document.getElementById("run");
			this.opening =
				this.opening ||
				load("run.js")
					.then(() => load("run-wasm.js"))
					.then(async () => {
						const machine = await speccCodec.openMachine();
						const body = document.getElementById("run-body");
						this.runner = new speccCodec.Runner(this, machine, body);
						this.runner.changed();
					})
					.catch(error => {
						if (speccCodec.has("run")) throw error;
						this.isUnable = run.hidden = true;
					});
			return this.opening;
		}
	}

	/* Loads what a panel needs and puts one into root. */
	Panel.open = async function (root, options) {
		if (!speccCodec.supported) throw new Error("no WebAssembly");
		const style = make("link", { rel: "stylesheet", href: "../codec.css" });
		const styled = new Promise(resolve => {
			style.addEventListener("load", resolve);
			style.addEventListener("error", resolve);
		});
		document.head.append(style);
		await Promise.all([load("codec-wasm.js"), speccPage.script("codec-labels.js"), styled]);
		return new Panel(root, await speccCodec.open(), globalThis.speccCodecLabels, options);
	};
	Panel.readFragment = readFragment;
	return Panel;
})();
