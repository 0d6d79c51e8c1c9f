// The search: finds pages, opcodes, fields and values in speccSearchData by name, word, instruction
// word or bit pattern. search_control.js stands behind it in the same file.
"use strict";
globalThis.speccSearch = (function () {
	const KINDS = "insn alias opcode group type file function state term field value".split(" ");
	const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
	const DENSE = /[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud8bf][\udc00-\udfff]/u;
	const TOKENS = /[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+|[\p{L}\p{N}]+/gu;

	// ---- Words ----

	// The word without its ending, by the same rules as those of the index.
	function stem(word) {
		const ends = (ending) => word.endsWith(ending) && word.length >= ending.length + 3;
		const single = (text) => {
			const doubled = text.length > 4 && text.at(-1) === text.at(-2);
			return doubled && !/[lsfz0-9]$/.test(text) ? text.slice(0, -1) : text;
		};
		if (ends("ies")) return word.slice(0, -3) + "y";
		if (ends("s") && !/[sui]s$/.test(word)) word = word.slice(0, -1);
		if (ends("ed")) word = single(word.slice(0, -2));
		else if (ends("ing")) word = single(word.slice(0, -3));
		return ends("e") ? word.slice(0, -1) : word;
	}

	// Words and pairs of dense characters: {text, from, to} with places in the text.
	function tokens(text) {
		const found = [];
		for (const match of text.matchAll(TOKENS)) {
			const row = [...match[0]];
			const from = match.index;
			if (!DENSE.test(row[0])) {
				const word = stem(match[0].toLowerCase().slice(0, 24));
				found.push({ text: word, from, to: from + match[0].length });
			} else if (row.length === 1) {
				found.push({ text: row[0], from, to: from + row[0].length, single: true });
			} else {
				for (let i = 0, at = from; i + 1 < row.length; at += row[i++].length) {
					const text = row[i] + row[i + 1];
					found.push({ text, from: at, to: at + text.length });
				}
			}
		}
		return found;
	}

	// Lines of the index: Map from word to [page, weight, page, weight ...].
	function readWords(lines) {
		const words = new Map();
		for (const line of lines) {
			const first = String.fromCodePoint(line.codePointAt(0));
			const parts = line.slice(first.length).split(" ");
			for (let i = 0; i + 1 < parts.length; i += 2) words.set(first + parts[i], parts[i + 1]);
		}
		return words;
	}
	const known = new Map();
	function readPages(text) {
		if (known.has(text)) return known.get(text);
		const pages = [];
		let page = 0;
		let number = 0;
		let shift = 0;
		for (const digit of text) {
			const value = DIGITS.indexOf(digit);
			number |= (value & 31) << shift;
			shift += 5;
			if (value >= 32) continue;
			page += number >> 1;
			pages.push({ page: page++, weight: number & 1 ? 3 : 1 });
			number = shift = 0;
		}
		known.set(text, pages);
		return pages;
	}

	// Is b at most one insertion, deletion, replacement or transposition away from a?
	function near(a, b) {
		if (Math.abs(a.length - b.length) > 1) return false;
		let i = 0;
		while (i < a.length && a[i] === b[i]) i++;
		if (!b.endsWith(a.slice(i + 2))) return false;
		return (
			a.slice(i + 1) === b.slice(i + 1) ||
			a.slice(i) === b.slice(i + 1) ||
			a.slice(i + 1) === b.slice(i) ||
			(a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
		);
	}

	// ---- What can be found ----

	const plain = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

	// "ra rb=rb-2": names of places, with the slug where it is not the name in lower case.
	function places(text) {
		return text.split(" ").filter(Boolean).map((place) => {
			const at = place.lastIndexOf("=");
			const name = at > 0 ? place.slice(0, at) : place;
			return { name, slug: at > 0 ? place.slice(at + 1) : name.toLowerCase() };
		});
	}

	function readEntries(data) {
		const entries = [];
		const merged = new Map();
		const add = (kind, name, url, summary, lang, names) => {
			const keys = [...new Set([name, ...names].map(plain))].filter(Boolean);
			const spelled = [name, ...names].map((it) => it.toLowerCase());
			const rank = KINDS.indexOf(kind);
			const entry = { kind, name, url, summary, lang, keys, spelled, rank };
			entries.push(entry);
			return entry;
		};
		// Fields and values of one name are one entry, which names the pages that have them.
		const merge = (kind, place, owner, url) => {
			const known = merged.get(kind + " " + place.name);
			if (known) known.summary += ", " + owner;
			else merged.set(kind + " " + place.name, add(kind, place.name, url, owner, "", []));
		};
		const pages = data.pages.map(([kind, name, url, summary, lang, , names = "", syntax]) => {
			const entry = add(kind, name, url, summary, lang, names.split(" "));
			entry.syntax = syntax || "";
			if (kind === "alias") entry.summary = entry.summary || entry.syntax;
			entry.size = Math.max(4, tokens(entry.summary).length); // words of it
			return entry;
		});
		const codes = [];
		data.pages.forEach(([kind, owner, url, summary, lang, inside = "", , , opcodes = []]) => {
			const place = kind === "type" ? "value" : "field";
			const fragment = (it) => (kind === "group" ? "" : "#" + place + "-" + it.slug);
			for (const it of places(inside)) merge(place, it, owner, url + fragment(it));
			for (const [text, length, mask, match, covered, never] of opcodes) {
				const [{ name, slug }] = places(text);
				const entry = add("opcode", name, url + "#opcode-" + slug, summary, lang, []);
				const illegal = never.split(" ").filter(Boolean).map(BigInt);
				const bits = { mask: BigInt(mask), match: BigInt(match), covered: BigInt(covered) };
				codes.push({ entry, length, illegal, ...bits });
			}
		});
		return { entries, pages, codes };
	}

	// ---- Instruction words and patterns ----

	const ones = (bits) => (1n << BigInt(bits)) - 1n;
	function countOnes(word) {
		let count = 0;
		for (; word; word &= word - 1n) count++;
		return count;
	}

	// Bytes in the order of memory as the word whose lowest bits are the first unit.
	function ofBytes(digits, unit, big) {
		const step = unit / 4;
		let word = 0n;
		for (let at = 0; at < digits.length; at += step) {
			let bytes = digits.slice(at, at + step).match(/../g);
			if (!big) bytes = bytes.reverse();
			word |= BigInt("0x" + bytes.join("")) << BigInt(at * 4);
		}
		return word;
	}

	// The words that a row of digits can stand for, the likelier first: {word, bits, exact}; a word
	// that is not exact may have lost zeros at its high end.
	function readings(query, data) {
		const parts = query.replace(/[,;:]/g, " ").replace(/[_']/g, "").trim().split(/\s+/);
		const numbers = parts.every((part) => /^0x[0-9a-f]+$/.test(part));
		const digits = parts.map((part) => (numbers ? part.slice(2) : part)).join("");
		if (!/^[0-9a-f]+$/.test(digits) || digits.length > 256) return [];
		const whole = digits.length % (data.unit / 4) === 0;
		const bytes = whole
			? [{ word: ofBytes(digits, data.unit, data.big), bits: digits.length * 4, exact: true }]
			: [];
		if (numbers && parts.length > 1) {
			const low = parts.map((part) => part.slice(2)).reverse().join("");
			return [{ word: BigInt("0x" + low), bits: low.length * 4, exact: true }];
		}
		const number = { word: BigInt("0x" + digits), bits: digits.length * 4, exact: !numbers };
		if (numbers) return [number, ...bytes];
		const separate = parts.length > 1 && parts.every((part) => part.length === 2);
		return whole ? (separate ? bytes : [...bytes, number]) : [];
	}

	function fits(word, pattern) {
		return [...pattern].every((bit, i) => {
			const own = (word >> BigInt(pattern.length - 1 - i)) & 1n;
			return bit === "?" || BigInt(bit) === own;
		});
	}

	// The opcodes of a word: those without reserved bits in it first.
	function opcodesOf({ word, bits, exact }, codes, data) {
		const rule = data.lengths.find((it) => fits(word & ones(data.unit), it[1]));
		const can = ({ length, mask, match }) =>
			(!rule || rule[0] === length) &&
			(bits >= length || !exact) &&
			(exact || word <= ones(length)) &&
			(word & mask) === match;
		const isIllegal = (mask, i, all) => i % 2 === 0 && (word & mask) === all[i + 1];
		const reserved = (it) => (word & ones(it.length) & ~it.covered) !== 0n;
		const clean = (it) => (reserved(it) || it.illegal.some(isIllegal) ? 1 : 0);
		const same = (it) => (it.length === bits ? 0 : 1);
		return codes
			.filter(can)
			.sort((a, b) => clean(a) - clean(b) || same(a) - same(b))
			.map((it) => ({ entry: it.entry, clean: !clean(it) }));
	}
	function byCode(query, codes, data) {
		const found = readings(query, data).flatMap((reading) => opcodesOf(reading, codes, data));
		const sure = found.filter((it) => it.clean);
		return [...new Set([...sure, ...found].map((it) => it.entry))];
	}

	// A row of 0, 1 and ?, or of hexadecimal digits and ?, the highest bit first: of the lowest
	// bits of the word.
	function readPattern(query, codes) {
		let text = query.replace(/[\s_]/g, "");
		const whole = /^[01]+$/.test(text) && codes.some((it) => it.length === text.length);
		if (/^0b[01?]+$/.test(text) || (/^[01?]+$/.test(text) && text.includes("?")) || whole)
			return text.replace("0b", "");
		if (!/^(0x)?[0-9a-f?]+$/.test(text) || !text.includes("?")) return null;
		text = text.replace("0x", "");
		const four = (digit) => parseInt(digit, 16).toString(2).padStart(4, "0");
		return [...text].map((digit) => (digit === "?" ? "????" : four(digit))).join("");
	}
	function byPattern(pattern, codes) {
		const mask = BigInt("0b" + pattern.replace(/[01]/g, "1").replace(/\?/g, "0"));
		const match = BigInt("0b" + pattern.replace(/\?/g, "0"));
		const agrees = (it) => (mask & it.mask & (match ^ it.match)) === 0n;
		return codes
			.filter((it) => it.length >= pattern.length && agrees(it))
			.map((it) => ({
				entry: it.entry,
				agree: countOnes(mask & it.mask),
				open: countOnes(it.mask & ~mask),
				same: it.length === pattern.length ? 0 : 1,
			}))
			.filter((it) => it.agree)
			.sort((a, b) => a.same - b.same || b.agree - a.agree || a.open - b.open)
			.map((it) => it.entry);
	}

	// ---- Names and words ----

	// How well a key of an entry answers, 0: not at all.
	function keyScore(key, query, first, rank) {
		const more = key.length - query.length;
		if (key === query) return 1000 - rank * 5;
		if (key.startsWith(query)) return (first ? 700 : 460) - rank * 10 - Math.min(more, 30);
		if (query.length < 3) return 0;
		if (key.length > 3 && near(key, query)) return (first ? 640 : 450) - rank * 5;
		return key.includes(query) ? (first ? 400 : 350) - rank * 10 : 0;
	}
	function nameScore({ kind, keys, rank, spelled }, query, typed) {
		if (spelled.includes(typed)) return 1100 - rank * 5;
		let best = 0;
		for (const key of keys) best = Math.max(best, keyScore(key, query, kind === "insn", rank));
		return best;
	}

	// Words of the index that a word of the query means: [pages, share] each.
	function meanings({ text, single }, words) {
		const exact = words.get(text);
		const found = exact ? [[exact, 1]] : [];
		const add = (share, fits) => {
			for (const [word, pages] of words)
				if (pages && word !== text && fits(word)) found.push([pages, share]);
		};
		if (single) add(0.6, (word) => word.includes(text));
		if (DENSE.test(text) || text.length < 2) return found;
		add(0.6, (word) => word.startsWith(text));
		if (!found.length && text.length > 3)
			add(0.4, (word) => word.length > 3 && near(word, text));
		return found;
	}

	// Map from page to how well it has a word of the query: {score, head: in the summary}.
	function byWord(token, words, count) {
		const best = new Map();
		for (const [text, share] of meanings(token, words)) {
			const found = readPages(text);
			const rare = Math.log(1 + count / found.length);
			for (const { page, weight } of found) {
				const score = share * weight * rare;
				if (score > (best.get(page)?.score ?? 0))
					best.set(page, { score, head: weight > 1 });
			}
		}
		return best;
	}
	// Map from page to its score by words: above all how many of the words it has, then how rare
	// they are and how much of the summary they make up. Words of most pages do not count.
	function byWords(query, words, pages) {
		const asked = tokens(query).filter((token) => words.get(token.text) !== "");
		const total = new Map();
		for (const token of asked)
			for (const [page, { score, head }] of byWord(token, words, pages.length)) {
				const known = total.get(page) || { score: 0, words: 0, head: 0 };
				known.score += score / asked.length;
				known.words++;
				known.head += head ? 1 : 0;
				total.set(page, known);
			}
		for (const [page, it] of total) {
			const dense = it.head / pages[page].size;
			const share = it.words / asked.length;
			total.set(page, 300 * share * share + Math.min(150, 10 * it.score) + 60 * dense);
		}
		return total;
	}

	function open(data) {
		const { entries, pages, codes } = readEntries(data);
		const words = readWords(data.words);

		function scores(query) {
			const result = new Map();
			const name = plain(query);
			const put = (entry, score) => {
				if (score > 0) result.set(entry, Math.max(result.get(entry) || 0, score));
			};
			if (name) for (const entry of entries) put(entry, nameScore(entry, name, query));
			for (const [page, score] of byWords(query, words, pages)) {
				const known = result.get(pages[page]) || 0;
				const bonus = pages[page].kind === "insn" ? 30 : 0;
				put(pages[page], Math.max(known + score / 20, score + bonus));
			}
			if (!name) for (const entry of pages) if (entry.syntax.includes(query)) put(entry, 300);
			return result;
		}

		// The answers to a query, the best first.
		function find(query, limit = 20) {
			const text = query.trim().toLowerCase().slice(0, 400);
			if (!text) return [];
			const pattern = readPattern(text, codes);
			const result = pattern ? new Map() : scores(text);
			const sure = /\d/.test(text) ? 960 : 450;
			let words = pattern ? byPattern(pattern, codes) : byCode(text, codes, data);
			const binary = text.replace(/[\s_]/g, "");
			if (!words.length && /^[01]{8,128}$/.test(binary)) words = byPattern(binary, codes);
			words.forEach((entry, i) =>
				result.set(entry, Math.max(result.get(entry) || 0, sure - i / 100))
			);
			return [...result]
				.sort((a, b) => b[1] - a[1] || a[0].rank - b[0].rank)
				.slice(0, limit)
				.map(([entry]) => entry);
		}
		return { find, entries, scores };
	}

	return { open, tokens };
})();
// The search in the head of the page: a combo box with the list of what was found.
(function () {
	const { open, tokens } = globalThis.speccSearch;

	// The text with what the query has of it in <mark>.
	function marked(text, query) {
		const parts = [];
		const whole = query.trim().toLowerCase();
		const asked = tokens(query).map((token) => token.text);
		const at = whole ? text.toLowerCase().indexOf(whole) : -1;
		const places = at >= 0
			? [{ from: at, to: at + whole.length }]
			: tokens(text).filter((it) => asked.some((word) => it.text.startsWith(word)));
		let end = 0;
		for (const { from, to } of places) {
			if (to <= end) continue;
			const begin = Math.max(from, end);
			const mark = document.createElement("mark");
			mark.textContent = text.slice(begin, to);
			parts.push(text.slice(end, begin), mark);
			end = to;
		}
		return [...parts, text.slice(end)];
	}

	// Of site.js, which is in the page before this.
	const element = (...all) => globalThis.speccPage.make(...all);

	function option(entry, number, query, labels) {
		const settings = { role: "option", id: "found-" + number, "aria-selected": "false" };
		const node = element("li", settings);
		const about = element("span", { class: "about" }, ...marked(entry.summary, query));
		if (entry.lang) about.lang = entry.lang;
		node.append(element("span", { class: "kind" }, labels[entry.kind]));
		node.append(element("b", {}, ...marked(entry.name, query)), " ", about);
		node.dataset.url = entry.url;
		return node;
	}

	// Makes the field a combo box with a list of results.
	function control(box, input, data) {
		const engine = open(data);
		const list = element("ul", { role: "listbox", id: "found", "aria-label": input.ariaLabel });
		const nothing = element("p", {}, data.labels.none);
		const panel = element("div", { class: "found" }, list, nothing);
		const status = element("p", { class: "hidden", role: "status" });
		let chosen = -1;
		panel.hidden = true;
		input.setAttribute("role", "combobox");
		input.setAttribute("aria-autocomplete", "list");
		input.setAttribute("aria-controls", "found");
		box.append(panel, status);

		function choose(number) {
			const options = list.children;
			if (options[chosen]) options[chosen].setAttribute("aria-selected", "false");
			chosen = number;
			if (!options[chosen]) return input.removeAttribute("aria-activedescendant");
			options[chosen].setAttribute("aria-selected", "true");
			options[chosen].scrollIntoView({ block: "nearest" });
			input.setAttribute("aria-activedescendant", options[chosen].id);
		}
		function show(on) {
			panel.hidden = !on;
			input.setAttribute("aria-expanded", String(on && list.children.length > 0));
			if (!on) choose(-1);
		}
		function update() {
			const query = input.value;
			const found = engine.find(query);
			const { none, one, many } = data.labels;
			choose(-1);
			list.replaceChildren(...found.map((it, i) => option(it, i, query, data.labels)));
			nothing.hidden = found.length > 0;
			list.hidden = !found.length;
			const count = found.length;
			status.textContent = !query.trim()
				? ""
				: count > 1 ? many.replace("{0}", count) : count ? one : none;
			show(query.trim() !== "");
		}
		function go(node, elsewhere) {
			if (!node) return;
			if (elsewhere) {
				window.open(node.dataset.url, "_blank", "noopener");
				return;
			}
			show(false);
			input.blur();
			location.href = node.dataset.url;
		}
		function key(event) {
			const count = list.children.length;
			if (event.isComposing) return;
			if (event.key === "Escape") {
				if (panel.hidden) input.value = "";
				show(false);
			} else if (event.key === "Enter" && !panel.hidden) {
				go(list.children[Math.max(chosen, 0)], event.ctrlKey || event.metaKey);
			} else if (event.key === "ArrowDown" && !panel.hidden) {
				choose(chosen + 1 < count ? chosen + 1 : 0);
			} else if (event.key === "ArrowUp" && !panel.hidden) {
				choose(chosen > 0 ? chosen - 1 : count - 1);
			} else if (event.key === "ArrowDown") {
				update();
			} else {
				return;
			}
			event.preventDefault();
		}
		input.addEventListener("input", update);
		input.addEventListener("keydown", key);
		input.addEventListener("blur", () => show(false));
		input.addEventListener("focus", () => input.value.trim() && update());
		// The field keeps the focus while a result is clicked.
		panel.addEventListener("pointerdown", (event) => event.preventDefault());
		panel.addEventListener("mousedown", (event) => event.preventDefault());
		const click = (event) =>
			go(event.target.closest("li"), event.ctrlKey || event.metaKey || event.button === 1);
		list.addEventListener("click", click);
		list.addEventListener("auxclick", (event) => event.button === 1 && click(event));
		if (document.activeElement === input && input.value.trim()) update();
	}

	globalThis.speccSearch.control = control;
})();
