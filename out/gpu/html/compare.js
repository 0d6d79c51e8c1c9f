// The page that compares two instructions: its address names them, #a=IADD_RR&b=FADD_RR. The name
// of a family, or its mnemonic, is the opcode of the family that is most like the other side.
"use strict";
(function () {
	const { make, script } = speccPage;
	const pick = document.getElementById("compare-pick");
	const status = document.getElementById("compare-status");
	const result = document.getElementById("compare");
	const SVG = "http://www.w3.org/2000/svg";
	const isNarrow = matchMedia("(max-width: 47rem)").matches;
	const ROW = isNarrow ? 16 : 32; // bits in a row of the drawing
	const BIT = isNarrow ? 22 : 28;
	let data, labels;

	/* ---- facts of an opcode ---- */

	const has = (name, names) => !names || names.includes(name);

	/* The rows of the opcodes that a name means: one, or those of a family. */
	function rowsOf(name) {
		const wanted = name.trim().toLowerCase();
		const is = (text) => text.toLowerCase() === wanted;
		const one = data.opcodes.find((it) => is(it[0]));
		if (one || !wanted) return one ? [one] : [];
		const mnemonic = (text) => is(text.split(/[ .{]/, 1)[0]);
		let family = data.families.findIndex((it) => is(it[0]));
		if (family < 0) family = data.families.findIndex((it) => it[4].some(mnemonic));
		return data.opcodes.filter((it) => it[1] === family);
	}

	function opcode(found) {
		const [own, family, length, mask, match, cycles = ""] = found;
		const [title, url, summary, group, syntax, fields, rules, reads, writes, raises] =
			data.families[family];
		const of = (list) => list.filter((it) => has(own, it[1])).map((it) => it[0]);
		const bits = new Array(length).fill(null);
		for (const [field, places, type, typeUrl, kind, value, names] of fields)
			if (has(own, names))
				for (const place of places.split(", ")) {
					const [high, low = high] = place.split(":").map(Number);
					for (let bit = low; bit <= high; bit++)
						bits[bit] = { field, type, kind, value: kind === "fixed" ? value : "",
							key: [field, type, kind, value].join(" "), typeUrl };
				}
		return { name: own, title, url, summary, group, length, mask, match, cycles, bits,
			syntax, rules: of(rules), reads: of(reads), writes: of(writes),
			raises: of(raises) };
	}

	/* ---- the encoding: runs of bits in which neither has a border ---- */

	const key = (insn, bit) =>
		bit >= insn.length ? "" : insn.bits[bit] ? insn.bits[bit].key : "0";

	function runs(a, b) {
		const found = [];
		for (let bit = Math.max(a.length, b.length) - 1; bit >= 0; bit--) {
			const last = found[found.length - 1];
			const keys = key(a, bit) + "\n" + key(b, bit);
			if (last && last.keys === keys && (bit + 1) % ROW !== 0) last.low = bit;
			else found.push({ keys, high: bit, low: bit, same: key(a, bit) === key(b, bit) });
		}
		return found;
	}

	/* The opcode of these rows with the most bits like the other, the first of several; another one
	 * if there is one. */
	function likest(rows, other) {
		let best = null, most = -1;
		for (const row of rows) {
			const it = opcode(row);
			let equal = 0;
			if (other && rows.length > 1 && it.name === other.name) continue;
			for (let bit = 0; other && bit < it.length; bit++)
				equal += key(it, bit) === key(other, bit);
			if (equal > most) [best, most] = [it, equal];
			if (!other) break;
		}
		return best;
	}

	function cellText(insn, bit) {
		const at = insn.bits[bit];
		if (bit >= insn.length) return "";
		if (!at) return labels.zero;
		return at.field + (at.value ? " = " + at.value : "");
	}

	function draw(a, b, all) {
		const rows = Math.ceil(Math.max(a.length, b.length) / ROW);
		const svg = document.createElementNS(SVG, "svg");
		const add = (parent, tag, attributes, text) => {
			const node = document.createElementNS(SVG, tag);
			for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
			if (text !== undefined) node.textContent = text;
			parent.append(node);
			return node;
		};
		svg.setAttribute("class", "bits");
		svg.setAttribute("viewBox", `0 0 ${ROW * BIT} ${rows * 92}`);
		svg.setAttribute("role", "img");
		svg.setAttribute("aria-label", `${labels.fields}: ${a.name}, ${b.name}`);
		for (const { high, low, same } of all) {
			const row = Math.floor(low / ROW), left = (ROW - 1 - (high % ROW)) * BIT,
				width = (high - low + 1) * BIT, top = (rows - 1 - row) * 92;
			add(svg, "text", { class: "n", x: left + width / 2, y: top + 12 },
				high === low ? high : `${high}:${low}`);
			[a, b].forEach((insn, i) => {
				if (low >= insn.length) return;
				const at = insn.bits[low], y = top + 18 + i * 32;
				const kind = at ? { operand: "o", default: "d", fixed: "f" }[at.kind] : "u";
				const group = add(svg, "g", { class: kind + (same ? " same" : " other") });
				const text = cellText(insn, low), most = Math.floor(width / 7.5);
				add(group, "title", {}, `${insn.name} ${high}:${low} ${text}`);
				add(group, "path", { d: `M${left} ${y}h${width}v28h${-width}z` });
				add(group, "text", { x: left + width / 2, y: y + 18 },
					text.length <= most ? text : most > 1 ? text.slice(0, most - 1) + "…" : "");
			});
			add(svg, "text", { class: "n", x: left + width / 2, y: top + 84 }, same ? "=" : "≠");
		}
		return svg;
	}

	/* ---- tables ---- */

	function row(title, x, y, a, b) {
		const text = (it) => (it instanceof Node ? it.textContent : String(it));
		const same = text(x) === text(y);
		return make("tr", same ? {} : { class: "differs" },
			make("th", { scope: "row" }, title),
			make("td", { "data-name": a.name }, x), make("td", { "data-name": b.name }, y),
			make("td", {}, same ? "= " + labels.same : "≠ " + labels.differs));
	}
	function table(first, a, b, rows) {
		const head = [first, a.name, b.name, ""].map((text) =>
			text ? make("th", { scope: "col" }, text) : make("td", {}));
		return make("table", { class: "two" },
			make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
	}
	const heading = (text, id) => make("h2", { id }, text);

	function facts(a, b) {
		const link = (it) => make("a", { href: it.url }, it.title);
		const names = ["summary", "group", "length", "mask", "match", "cycles", "reads", "writes",
			"raises"];
		const text = (it, name) => [it[name]].flat().join(", ");
		const list = names.filter((name) => text(a, name) || text(b, name)).map((name) =>
			row(labels[name], text(a, name), text(b, name), a, b));
		return table(labels.fact, a, b, [row(labels.family, link(a), link(b), a, b), ...list]);
	}

	function lines(title, name, a, b) {
		const block = (it) => make("pre", {}, it[name].join("\n"));
		return a[name].length || b[name].length
			? [heading(title, name), table(title, a, b, [row(title, block(a), block(b), a, b)])]
			: [];
	}

	function cell(insn, bit) {
		const at = insn.bits[bit], text = cellText(insn, bit);
		return at && at.typeUrl
			? make("span", {}, text + " (", make("a", { href: at.typeUrl }, at.type), ")") : text;
	}

	function show(a, b) {
		const all = runs(a, b);
		const equal = all.filter((it) => it.same)
			.reduce((sum, it) => sum + it.high - it.low + 1, 0);
		const rows = all.map(({ high, low }) => row(high === low ? String(high) : `${high}:${low}`,
			cell(a, low), cell(b, low), a, b));
		result.replaceChildren(facts(a, b), ...lines(labels.syntax, "syntax", a, b),
			heading(labels.fields, "fields"),
			make("p", {}, `${labels["equal-bits"]} ${equal} / ${Math.max(a.length, b.length)}`),
			draw(a, b, all), table(labels.bits, a, b, rows),
			...lines(labels.rules, "rules", a, b));
	}

	/* ---- the address and the pickers ---- */

	function fromAddress() {
		const parts = {};
		for (const each of location.hash.slice(1).split("&")) {
			const at = each.indexOf("=");
			try {
				if (at > 0) parts[each.slice(0, at)] = decodeURIComponent(each.slice(at + 1));
			} catch (error) {
				continue; // not what encodeURIComponent makes
			}
		}
		return parts;
	}

	/* "IADD: IADD_RR, IADD_RI": the opcodes of a family, each a link that puts it on this side. */
	function choices(names, i, rows) {
		const links = rows.map(([own]) => {
			const pair = names.map((name, k) => (k === i ? own : name.trim()));
			const hash = ["a", "b"].map((part, k) => `${part}=${encodeURIComponent(pair[k])}`);
			return [", ", make("a", { href: "#" + hash.join("&") }, own)];
		}).flat().slice(1);
		return make("span", {}, `${labels["of-family"]} ${names[i].trim()}: `, ...links, ". ");
	}

	function update() {
		const names = [pick.elements.a.value, pick.elements.b.value];
		const found = names.map(rowsOf);
		const unknown = names.filter((name, i) => name.trim() && !found[i].length);
		result.replaceChildren();
		status.textContent = unknown.length ? `${labels.none} ${unknown.join(", ")}` : labels.one;
		if (!found[0].length || !found[1].length) return;
		const first = likest(found[0], found[0].length > 1 && found[1].length === 1
			? opcode(found[1][0]) : null);
		const second = likest(found[1], first);
		const several = [0, 1].filter((i) => found[i].length > 1);
		status.replaceChildren(...several.map((i) =>
			choices(i ? [first.name, names[1]] : [names[0], second.name], i, found[i])));
		show(first, second);
	}
	// Pages in files may not change their address.
	function tell() {
		const part = (name) => `${name}=${encodeURIComponent(pick.elements[name].value.trim())}`;
		try {
			history.replaceState(null, "", `#${part("a")}&${part("b")}`);
		} catch (error) {
			return;
		}
		dispatchEvent(new Event("hashchange"));
	}
	function fill() {
		const { a = "", b = "" } = fromAddress();
		if (a !== pick.elements.a.value.trim()) pick.elements.a.value = a;
		if (b !== pick.elements.b.value.trim()) pick.elements.b.value = b;
	}

	fill(); // at once: what is typed while the data comes stays
	script("compare-data.js").then(() => {
		data = speccCompareData;
		labels = data.labels;
		const size = data.families.map(() => 0);
		data.opcodes.forEach(([, family]) => size[family]++);
		document.getElementById("compare-names").append(
			...data.opcodes.map(([name, family]) =>
				make("option", { value: name }, data.families[family][2])),
			...data.families.filter((it, i) => size[i] > 1).map(([name, , about]) =>
				make("option", { value: name }, about)));
		pick.addEventListener("change", () => (update(), tell()));
		pick.addEventListener("submit", (event) => {
			event.preventDefault();
			update();
			tell();
		});
		pick.elements.swap.addEventListener("click", () => {
			const { a, b } = pick.elements;
			[a.value, b.value] = [b.value, a.value];
			update();
			tell();
		});
		addEventListener("hashchange", () => (fill(), update()));
		update();
	});
})();
