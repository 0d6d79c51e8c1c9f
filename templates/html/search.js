// The search: finds pages, opcodes, fields and values in speccSearchData by name, word, instruction
// word or bit pattern. search_control.js follows in the same file.
"use strict";
globalThis.speccSearch = (function () {
	const KINDS = ("bit insn alias opcode group type file function state page term field value " +
		"codec").split(" ");
	const STOP = new Set(
		"a an the of to and or for in on by is are be at as it with than".split(" ")
	);
	const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
	const DENSE = /[\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud8bf][\udc00-\udfff]/u;
	const ASCII = /^[\x00-\x7f]*$/; // of such text there are simpler and quicker patterns
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
		const ascii = ASCII.test(text);
		for (const match of text.matchAll(ascii ? /[A-Za-z0-9]+/g : TOKENS)) {
			const from = match.index;
			const row = ascii ? [] : [...match[0]];
			if (ascii || !DENSE.test(row[0])) {
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

	const plain = (name) =>
		name.toLowerCase().replace(ASCII.test(name) ? /[^a-z0-9]/g : /[^\p{L}\p{N}]/gu, "");

	// "ra rb=rb-2": names of places, with the slug where it is not the name in lower case.
	function places(text) {
		return text.split(" ").filter(Boolean).map((place) => {
			const at = place.lastIndexOf("=");
			const name = at > 0 ? place.slice(0, at) : place;
			return { name, slug: at > 0 ? place.slice(at + 1) : name.toLowerCase() };
		});
	}

	// "rd 0x7 0x7 mode 0x30 0x20 ...": of each field the masks and matches of undefined values.
	function readIllegal(text) {
		const found = [];
		for (const [, field, cubes] of text.matchAll(/([^ ]+)((?: 0x[0-9a-f]+)+)/g)) {
			const words = cubes.trim().split(" ").map(BigInt);
			for (let i = 0; i < words.length; i += 2)
				found.push({ field, mask: words[i], match: words[i + 1] });
		}
		return found;
	}

	// The data of an instruction set; the addresses of its pages follow the prefix.
	function readEntries(data, prefix) {
		const entries = [];
		const merged = new Map();
		const add = (kind, name, url, summary, lang, names) => {
			const keys = [...new Set([name, ...names].map(plain))].filter(Boolean);
			const spelled = [name, ...names].map((it) => it.toLowerCase());
			const rank = KINDS.indexOf(kind);
			const entry = { kind, name, url: prefix + url, summary, lang, keys, spelled, rank };
			entry.isa = data.isa;
			entries.push(entry);
			return entry;
		};
		// Fields and values of one name are one entry, which names the pages that have them.
		const merge = (kind, place, owner, url) => {
			const known = merged.get(kind + " " + place.name);
			if (known) known.summary += ", " + owner;
			else merged.set(kind + " " + place.name, add(kind, place.name, url, owner, "", []));
		};
		const pages = data.pages.map((page) => {
			const [kind, name, url, summary, lang, inside = "", names = "", syntax = "",
				keywords = ""] = page;
			const entry = add(kind, name, url, summary, lang, names.split(" "));
			entry.syntax = syntax;
			entry.keywords = keywords.split(";").map((it) => it.trim()).filter(Boolean);
			if (kind === "alias") entry.summary = entry.summary || entry.syntax;
			if (kind === "file") entry.numbered = inside.toLowerCase().split(" ");
			return entry;
		});
		const codes = [];
		const known = data.illegal.map(readIllegal);
		data.pages.forEach(([kind, owner, url, summary, lang, inside = "", , , , opcodes = []]) => {
			const place = kind === "type" ? "value" : "field";
			if (kind === "file") return;
			const page = place === "field" ? "bits.html" : url;
			for (const it of places(inside)) merge(place, it, owner, `${page}#${place}-${it.slug}`);
			for (const [text, length, mask, match, covered, never] of opcodes) {
				const [{ name, slug }] = places(text);
				const entry = add("opcode", name, url + "#opcode-" + slug, summary, lang, []);
				const illegal = known[never];
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
		const clean = (it) => (flaw(it, word) ? 1 : 0);
		const same = (it) => (it.length === bits ? 0 : 1);
		return codes
			.filter(can)
			.sort((a, b) => clean(a) - clean(b) || same(a) - same(b))
			.map((it) => (
				{ code: it, entry: it.entry, word, clean: !clean(it), whole: !same(it) }
			));
	}
	// Why a word with the fixed bits of an opcode is not one of it: {bits} or {field}; or null.
	function flaw({ length, covered, illegal }, word) {
		const bits = word & ones(length) & ~covered;
		if (bits) return { bits };
		const value = illegal.find(({ mask, match }) => (word & mask) === match);
		return value ? { field: value.field } : null;
	}
	function byCode(query, codes, data) {
		const found = readings(query, data).flatMap((reading) => opcodesOf(reading, codes, data));
		const sure = found.filter((it) => it.clean);
		return [...sure, ...found.filter((it) => !it.clean)];
	}

	// The word as bytes in memory, as digits.
	function toBytes(word, bits, { unit, big }) {
		let digits = "";
		for (let at = 0; at < bits; at += unit) {
			const part = ((word >> BigInt(at)) & ones(unit)).toString(16).padStart(unit / 4, "0");
			digits += big ? part : part.match(/../g).reverse().join("");
		}
		return digits;
	}
	const filled = (text, ...values) => text.replace(/\{(\d)\}/g, (all, i) => values[i]);
	// The ones of a word as "31:24, 7", the highest first.
	const bitList = (word) => {
		const list = [];
		for (let low = 0, high; word >> BigInt(low); low = high + 1) {
			for (high = low; (word >> BigInt(high + 1)) & 1n; high++);
			if ((word >> BigInt(low)) & 1n) list.unshift(high > low ? `${high}:${low}` : `${low}`);
			else high = low;
		}
		return list.length > 6 ? list.slice(0, 6).join(", ") + " ..." : list.join(", ");
	};
	// The codec for a query that can only be an instruction word, with the reason why it is none.
	function codecEntry(query, found, codes, data) {
		const text = query.replace(/[\s_',;:]/g, "");
		const lengths = [...new Set(codes.map((it) => it.length))];
		const reading = readings(query, data).find(
			({ word, bits, exact }) => (exact ? lengths.includes(bits) : bits > 4) &&
				lengths.some((length) => word <= ones(length))
		);
		if (!reading || !/\d/.test(text)) return null;
		const { word, bits } = reading;
		const [best] = found;
		const length = best ? best.code.length
			: lengths.filter((it) => it >= bits || word <= ones(it)).sort((a, b) => a - b)[0];
		const why = best && flaw(best.code, best.word);
		let summary = data.labels["why-none"];
		if (why) summary = why.field ? filled(data.labels["why-value"], why.field, best.entry.name)
			: filled(data.labels["why-bits"], bitList(why.bits), best.entry.name);
		else if (best) summary = data.labels.decode;
		const bytes = toBytes(best ? best.word : word, length, data);
		const url = data.codec ? data.codec + "#word=" + bytes : "encoding.html";
		return { sure: Boolean(best && !why), name: query, url, summary };
	}

	// A row of 0, 1 and ?, or of hexadecimal digits and ?, the highest bit first: of the lowest
	// bits of the word, of its highest ones, or with "..." behind it of the highest ones alone.
	function readPattern(query, codes) {
		const text = query.replace(/[\s_]/g, ""), start = text.replace(/(\.\.+|…)$/, "");
		const top = start !== text;
		const bits = patternBits(start, codes, top);
		return bits && { bits, top };
	}
	function patternBits(text, codes, top) {
		const whole = /^[01]+$/.test(text) && codes.some((it) => it.length === text.length);
		if (/^0b[01?]+$/.test(text) || (/^[01?]+$/.test(text) && text.includes("?")) || whole ||
			(top && /^[01]+$/.test(text)))
			return text.replace("0b", "");
		if (!/^(0x)?[0-9a-f?]+$/.test(text) || !(top || text.includes("?"))) return null;
		text = text.replace("0x", "");
		const four = (digit) => parseInt(digit, 16).toString(2).padStart(4, "0");
		return [...text].map((digit) => (digit === "?" ? "????" : four(digit))).join("");
	}
	function byPattern({ bits, top }, codes) {
		const mask = BigInt("0b" + bits.replace(/[01]/g, "1").replace(/\?/g, "0"));
		const match = BigInt("0b" + bits.replace(/\?/g, "0"));
		// How the opcode agrees with the pattern, moved up by so many bits; null: it does not.
		const at = (it, up) => {
			const own = mask << BigInt(up);
			if (own & it.mask & ((match << BigInt(up)) ^ it.match)) return null;
			return { entry: it.entry, agree: countOnes(own & it.mask),
				open: countOnes(it.mask & ~own), same: it.length === bits.length ? 0 : 1 };
		};
		return codes
			.filter((it) => it.length >= bits.length)
			.map((it) => {
				const high = at(it, it.length - bits.length), low = top ? null : at(it, 0);
				return !low || (high && high.agree > low.agree) ? high : low;
			})
			.filter((it) => it && it.agree)
			.sort((a, b) => a.same - b.same || b.agree - a.agree || a.open - b.open)
			.map((it) => it.entry);
	}

	// ---- Names and words ----

	const EXACT = 1100; // for a name as it was typed
	const WORD = 960; // for an instruction word
	// How well a key of an entry answers, 0: not at all. Words of pages have up to 900.
	function keyScore(key, query, first, rank) {
		const more = key.length - query.length;
		if (key === query) return 1000 - rank * 5;
		if (key.startsWith(query)) return (first ? 600 : 400) - rank * 10 - Math.min(more, 30);
		if (query.length < 3) return 0;
		if (key.includes(query)) return (first ? 330 : 290) - rank * 5;
		return key.length > 3 && near(key, query) ? (first ? 250 : 180) - rank * 5 : 0;
	}
	function nameScore({ kind, keys, rank, spelled }, query, typed) {
		const least = kind === "term" ? 230 : 0; // a term is explained where it is used, too
		if (spelled.includes(typed)) return EXACT - rank * 5 - least;
		let best = 0;
		for (const key of keys) best = Math.max(best, keyScore(key, query, kind === "insn", rank));
		return Math.max(0, best - least);
	}

	// ---- Words of names, keywords and descriptions ----

	const EVIDENCE = { phrase: 1, summary: 0.75, text: 0.4 }; // of a word in them
	const BEGINNING = 0.6; // of it where it is the beginning of a word, or one letter differs
	const TYPO = 0.35;

	// "IMAD_WIDE" and "unorderedLess" as words.
	const apart = (name) => name.replace(/_/g, " ").replace(/([a-z0-9])([A-Z])/g, "$1 $2");
	const meant = (text) =>
		[...new Set(tokens(text).map((it) => it.text))].filter((it) => !STOP.has(it));

	// The names, keywords and summaries of pages: { list: {page, words, weight}, of: word ->
	// numbers in the list }.
	function readPhrases(pages) {
		const list = [];
		const of = new Map();
		pages.forEach(({ name, keywords, summary }, page) => {
			const add = (text, weight) => {
				const words = meant(text);
				for (const word of words) {
					if (of.has(word)) of.get(word).push(list.length);
					else of.set(word, [list.length]);
				}
				list.push({ page, words, weight });
			};
			for (const text of [apart(name), ...keywords]) add(text, EVIDENCE.phrase);
			add(summary, EVIDENCE.summary);
		});
		return { list, of };
	}

	// The place of the first word that is not before the text.
	function lowest(sorted, text) {
		let [from, to] = [0, sorted.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			if (sorted[middle] < text) from = middle + 1;
			else to = middle;
		}
		return from;
	}

	// Words that a word of the query means: {word, share} each.
	function meanings({ text, single }, index) {
		const known = index.words.has(text) || index.phrases.of.has(text);
		const found = known ? [{ word: text, share: 1 }] : [];
		const add = (share, fits) => {
			for (const word of index.sorted)
				if (word !== text && fits(word)) found.push({ word, share });
		};
		if (single) add(BEGINNING, (word) => word.includes(text));
		if (DENSE.test(text) || text.length < 2) return found;
		for (let i = lowest(index.sorted, text); index.sorted[i]?.startsWith(text); i++)
			if (index.sorted[i] !== text) found.push({ word: index.sorted[i], share: BEGINNING });
		if (!found.length && text.length > 3)
			add(TYPO, (word) => word.length > 3 && near(word, text));
		return found;
	}

	// Map from page to how well it has a word of the query, 0 to 1.
	function byWord(token, index) {
		const best = new Map();
		const put = (page, score) => {
			if (score > (best.get(page) ?? 0)) best.set(page, score);
		};
		for (const { word, share } of meanings(token, index)) {
			for (const { page, weight } of readPages(index.words.get(word) ?? ""))
				put(page, share * (weight > 1 ? EVIDENCE.summary : EVIDENCE.text));
			for (const phrase of index.phrases.of.get(word) ?? []) {
				const { page, weight } = index.phrases.list[phrase];
				put(page, share * weight);
			}
		}
		return best;
	}

	// Map from page to how well one of its names, keywords or its summary is the query: what share
	// of the one is in the other.
	function byPhrase(asked, index) {
		const matched = new Map();
		for (const { text, rare } of asked)
			for (const phrase of index.phrases.of.get(text) ?? [])
				matched.set(phrase, (matched.get(phrase) ?? 0) + rare);
		const best = new Map();
		for (const [phrase, rare] of matched) {
			const { page, words, weight } = index.phrases.list[phrase];
			const common = asked.filter(({ text }) => words.includes(text)).length / words.length;
			const score = weight * rare * rare * common;
			if (score > (best.get(page) ?? 0)) best.set(page, score);
		}
		return best;
	}

	// Map from page to its score by words, where rare words count more than frequent ones. Words
	// that are on most of the pages, or on none, do not count.
	function byWords(query, index, pages) {
		const asked = [];
		for (const token of tokens(query)) {
			const common = index.words.get(token.text) === "" && !index.phrases.of.has(token.text);
			const again = asked.some((it) => it.text === token.text);
			if (common || again || STOP.has(token.text)) continue;
			const found = byWord(token, index);
			const rare = Math.log(1 + pages.length / found.size);
			if (found.size) asked.push({ ...token, found, rare });
		}
		const all = asked.reduce((sum, { rare }) => sum + rare, 0);
		const total = new Map();
		for (const it of asked) {
			it.rare /= all;
			for (const [page, score] of it.found) {
				const known = total.get(page) ?? { score: 0, share: 0 };
				known.score += score * it.rare;
				known.share += it.rare;
				total.set(page, known);
			}
		}
		const phrases = byPhrase(asked, index);
		for (const [page, { score, share }] of total)
			total.set(page, 500 * score * share + 380 * (phrases.get(page) ?? 0));
		return total;
	}

	// "bit 76", "field rb.neg", also in Chinese: {kind, name}, or null.
	function readPlace(text) {
		const bit = /^(?:bits?|位|比特|第)\s*(\d{1,3})(?:\s*位)?(?:\s*[-:到]\s*\d+)?$/.exec(text);
		if (bit) return { kind: "bit", name: bit[1] };
		const field = /^(?:fields?|字段|域)\s*(\S+)$/.exec(text);
		return field ? { kind: "field", name: field[1] } : null;
	}

	// "p3", "who uses p3": the name of the register, if that is all; or null.
	function readRegister(text) {
		const asked = /^(?:(?:who|what) uses |registers? |谁使?用\s*|寄存器\s*)?(\S+)$/.exec(text);
		return asked && asked[1];
	}
	// Is it in the file, by prefix and number?
	function isNumbered([prefix, first, last], register) {
		const number = register.slice(prefix.length);
		const known = prefix !== "" && register.startsWith(prefix);
		return known && /^(?:0|[1-9]\d{0,8})$/.test(number) && number >= +first && number <= +last;
	}

	function open(data, prefix = "") {
		const { entries, pages, codes } = readEntries(data, prefix);
		const index = { words: readWords(data.words), phrases: readPhrases(pages) };
		index.sorted = [...new Set([...index.words.keys(), ...index.phrases.of.keys()])].sort();
		const make = (kind, name, url, summary) => {
			const rank = KINDS.indexOf(kind);
			return { kind, name, url: prefix + url, summary, lang: "", isa: data.isa, rank };
		};

		function scores(query) {
			const result = new Map();
			const name = plain(query);
			const put = (entry, score) => {
				if (score > (result.get(entry) ?? 0)) result.set(entry, score);
			};
			if (name) for (const entry of entries) put(entry, nameScore(entry, name, query));
			for (const [page, score] of byWords(query, index, pages)) {
				const entry = pages[page];
				const known = result.get(entry) ?? 0;
				const bonus = entry.kind === "insn" ? 20 : entry.kind === "term" ? -60 : 0;
				put(entry, Math.max(known + score / 20, score + bonus - entry.rank));
			}
			if (!name) for (const entry of pages) if (entry.syntax.includes(query)) put(entry, 300);
			return result;
		}

		// Adds what is at a bit, or the fields of a name.
		function addPlaces(result, text) {
			const place = readPlace(text);
			if (place?.kind === "bit" && Number(place.name) < data.bits) {
				const name = data.labels.bit + " " + Number(place.name);
				const url = "bits.html#bit-" + Number(place.name);
				result.set(make("bit", name, url, data.labels["bit-about"]), 2000);
			} else if (place?.kind === "field") {
				for (const entry of entries)
					if (entry.kind === "field" && entry.spelled[0].startsWith(place.name))
						result.set(entry, entry.spelled[0] === place.name ? 2000 : 1500);
			}
		}

		// Adds the file of a register, as if it were its name; below a word that looks the same.
		function addRegisters(result, text, isWord) {
			const register = readRegister(text);
			if (!register) return;
			for (const entry of entries)
				if (entry.kind === "file" &&
					(isNumbered(entry.numbered, register) || entry.spelled.includes(register)))
					result.set(entry, isWord ? WORD - 10 : EXACT - entry.rank * 5);
		}

		// Adds the opcodes that a word or a pattern leads to, and the codec for a word. Is it one?
		function addCodes(result, text) {
			const pattern = readPattern(text, codes);
			const found = pattern ? [] : byCode(text, codes, data);
			let words = pattern ? byPattern(pattern, codes) : found.map((it) => it.entry);
			const binary = text.replace(/[\s_]/g, "");
			if (!words.length && /^[01]{8,128}$/.test(binary))
				words = byPattern({ bits: binary }, codes);
			const sure = /\d/.test(text) ? WORD : 450;
			[...new Set(words)].forEach((entry, i) =>
				result.set(entry, Math.max(result.get(entry) ?? 0, sure - i / 100))
			);
			const codec = pattern ? null : codecEntry(text, found, codes, data);
			const entry = codec && make("codec", codec.name, codec.url, codec.summary);
			if (entry) result.set(entry, codec.sure ? sure - 0.005 : WORD + 10);
			return found.some((it) => it.clean && it.whole);
		}

		// The answers to a query with their scores, the best first.
		function ranked(query, limit) {
			const text = query.trim().toLowerCase().slice(0, 400);
			if (!text) return [];
			const result = readPattern(text, codes) ? new Map() : scores(text);
			addPlaces(result, text);
			const isWord = addCodes(result, text);
			addRegisters(result, text, isWord);
			return [...result]
				.sort((a, b) => b[1] - a[1] || a[0].rank - b[0].rank)
				.slice(0, limit);
		}
		const find = (query, limit = 20) => ranked(query, limit).map(([entry]) => entry);
		return { find, ranked, entries, scores };
	}

	// Several instruction sets as one.
	function join(engines) {
		const find = (query, limit = 20) =>
			engines
				.flatMap((engine) => engine.ranked(query, limit))
				.sort((a, b) => b[1] - a[1])
				.slice(0, limit)
				.map(([entry]) => entry);
		return { find };
	}

	return { open, join, tokens };
})();
