/* The controls of the codec's page: text and bytes follow each other, the address says what is
 * shown. */
"use strict";

(function () {
	const MOST = 64; /* instructions that are shown */
	if (
		typeof document === "undefined" ||
		!document.getElementById("codec") ||
		!speccCodec.supported
	)
		return;
	const section = document.getElementById("codec"),
		labels = section.dataset;
	const part = name => document.getElementById(`codec-${name}`);
	const { make, plain } = speccCodec.View;
	let codec,
		view,
		shown = [],
		source = "text",
		extra = "",
		isTold = true, // the address follows
		page = null;

	const load = name => speccPage.script(`../${name}`);

	/* ---- the address ---- */

	function fragment() {
		const text = part("text").value.trim(),
			word = speccCodec.toHex(bytes());
		if (!text && !word) return "#codec";
		return (source === "text" ? `#text=${encodeURIComponent(text)}` : `#word=${word}`) + extra;
	}

	/* Pages in files may not change their address: then the link alone has it. */
	function tellAddress() {
		const address = fragment();
		part("link").href = address;
		if (!isTold) return;
		try {
			history.replaceState(null, "", address);
		} catch (error) {
			return;
		}
		dispatchEvent(new Event("hashchange"));
	}

	function readAddress() {
		const parts = {};
		for (const each of location.hash.slice(1).split("&")) {
			const at = each.indexOf("=");
			try {
				if (at > 0) parts[each.slice(0, at)] = decodeURIComponent(each.slice(at + 1));
			} catch (error) {
				continue; /* not what encodeURIComponent makes */
			}
		}
		return parts;
	}

	/* A case belongs to the instruction that it came with. */
	function dropCase() {
		extra = extra.replace(/&case=[^&]*/, "");
	}

	/* ---- showing ---- */

	const bytes = () => Uint8Array.from(shown.flatMap(insn => Array.from(insn.bytes)));

	function change(insn, field, text) {
		const type = codec.facts.types[field.type],
			names = (type && type.values) || {};
		const known = names[text.trim()] !== undefined ? names[text.trim()] : text.trim();
		let value = null;
		if (/^-?(0x[0-9a-f]+|\d+)$/i.test(known))
			value = known.startsWith("-") ? -BigInt(known.slice(1)) : BigInt(known);
		if (
			value === null ||
			value >= 1n << BigInt(field.width) ||
			value < -(1n << BigInt(field.width))
		) {
			part("status").textContent = plain(labels.wrong, field.width);
			return;
		}
		const changed = codec.change(insn, field, BigInt.asUintN(field.width, value));
		const all = bytes();
		all.set(changed, insn.offset);
		source = "word";
		dropCase();
		fromBytes(all, false);
	}

	function status(text) {
		const size = bytes().length;
		part("status").textContent =
			text ||
			(!size
				? labels.none
				: shown.length === 1
					? plain(labels.one, size)
					: plain(labels.count, shown.length, size));
	}

	function show(errors) {
		const focused = document.activeElement && document.activeElement.getAttribute("aria-label");
		let offset = 0;
		for (const insn of shown) {
			insn.offset = offset;
			offset += insn.bytes.length;
		}
		const cards = shown
			.slice(0, MOST)
			.map(insn =>
				view.card(insn, (field, text) => change(insn, field, text), shown.length === 1)
			);
		if (shown.length > MOST) cards.push(make("p", {}, plain(labels.more, MOST)));
		part("result").replaceChildren(...errors, ...cards);
		const again =
			focused &&
			Array.from(part("result").querySelectorAll("[aria-label]")).find(
				node => node.getAttribute("aria-label") === focused
			);
		if (again) again.focus();
		tellAddress();
		if (page) page.programChanged();
	}

	function errorOf(line, number, error) {
		const points = Array.from(line),
			at = error.column - 1;
		const place = make(
			"pre",
			{ dir: "ltr", tabindex: "0" },
			points.slice(0, at).join(""),
			make("mark", {}, points.slice(at).join("") || "\u2423")
		);
		const message = make("span", { lang: "en" }, error.message);
		const words = labels.error.split("{2}");
		const text = error.message
			? [plain(words[0], number, error.column), message, words[1]]
			: [plain(labels.long, number)];
		return make("div", { class: "mistake" }, make("p", {}, ...text), place);
	}

	function fromText(text) {
		const errors = [];
		shown = [];
		text.split("\n").forEach((line, i) => {
			if (!line.trim()) return;
			const result = codec.parse(line);
			if (result.error && isComment(line)) return;
			if (result.error) errors.push({ line: line, number: i + 1, error: result.error });
			else shown.push(...result.list);
		});
		part("word").value = shown.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
		show(errors.map(e => errorOf(e.line, e.number, e.error)));
		const first = errors[0];
		status(
			first &&
				(first.error.message
					? plain(labels.error, first.number, first.error.column, first.error.message)
					: plain(labels.long, first.number))
		);
		section.classList.toggle("wrong", errors.length > 0);
	}

	const isComment = line => codec.facts.comment && line.trim().startsWith(codec.facts.comment);

	function fromBytes(given, keep) {
		shown = codec.disassemble(given, 4096);
		part("text").value = shown
			.filter(insn => insn.text)
			.map(insn => insn.text)
			.join("\n");
		if (!keep) part("word").value = shown.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
		show([]);
		status("");
		section.classList.toggle(
			"wrong",
			shown.some(insn => insn.status !== "ok")
		);
	}

	/* Each line a number (0x...) or all of it bytes. */
	function fromWord(text) {
		const lines = text
			.split("\n")
			.map(line => line.trim())
			.filter(Boolean);
		const parts = lines.map(line =>
			/^0x/i.test(line) ? speccCodec.fromNumber(line) : speccCodec.fromHex(line)
		);
		if (!parts.includes(null)) {
			fromBytes(Uint8Array.from(parts.flatMap(bytes => Array.from(bytes))), true);
			return;
		}
		shown = [];
		show([]);
		part("text").value = "";
		section.classList.add("wrong");
		status(labels.hex);
	}

	/* ---- begin ---- */

	/* The traps and the reset of a machine are no instructions: their cases can be run all the
	 * same. */
	const isBlock = text => /^(reset|raise\s+\S+)$/.test(text.trim());

	async function goTo() {
		const parts = readAddress();
		if (parts.word === undefined && parts.text === undefined) {
			if (codec.facts.sample && !part("text").value && !part("word").value) showSample();
			return;
		}
		extra = ["case", "set", "at"]
			.filter(name => parts[name] !== undefined)
			.map(name => `&${name}=${encodeURIComponent(parts[name])}`)
			.join("");
		source = parts.text !== undefined ? "text" : "word";
		part("text").value = parts.text || "";
		part("word").value = parts.word || "";
		if (source === "word") fromWord(parts.word);
		else if (isBlock(parts.text) && parts.case !== undefined) {
			shown = [];
			show([]);
			status("");
		} else fromText(parts.text);
		if (extra) {
			document.getElementById("run").open = true;
			await openRunner();
		}
		if (page) page.goTo(parts);
	}

	/* The first example of the specification, which the address need not tell. */
	function showSample() {
		part("text").value = codec.facts.sample;
		isTold = false;
		fromText(codec.facts.sample);
		isTold = true;
	}

	let runner = null;
	function openRunner() {
		runner =
			runner ||
			load("run.js")
				.then(() => load("run-wasm.js"))
				.then(async () => {
					page = speccCodec.runPage(await speccCodec.openMachine(), codec, labels, {
						program: () => ({
							insns: shown,
							bytes: bytes(),
							wrong: section.classList.contains("wrong"),
							text: part("text").value,
						}),
						setExtra: text => {
							extra = text;
							tellAddress();
						},
					});
				})
				.catch(() => {
					document.getElementById("run").hidden = true;
				});
		return runner;
	}

	async function begin() {
		await load("codec-wasm.js");
		codec = await speccCodec.open();
		view = new speccCodec.View(codec, labels);
		document.head.append(make("link", { rel: "stylesheet", href: "../codec.css" }));
		part("text").addEventListener("input", () => {
			source = "text";
			dropCase();
			fromText(part("text").value);
		});
		part("word").addEventListener("input", () => {
			source = "word";
			dropCase();
			fromWord(part("word").value);
		});
		section.hidden = false;
		status("");
		addEventListener("hashchange", event => {
			if (event.isTrusted && location.hash !== fragment()) goTo();
		});
		document.getElementById("run").addEventListener("toggle", openRunner);
		await goTo();
	}

	begin().catch(() => {
		section.hidden = true;
	});
})();
