/* "Did you mean": the known name nearest to a misspelled one, as specc suggests it. */
"use strict";

(function () {
	const LONGEST = 64;

	/* Edits from a to b (insert, delete, replace, swap of neighbours), rounded down: a change of
	 * letter case is half of one. */
	function distance(a, b) {
		const rows = [Array.from({ length: b.length + 1 }, (none, j) => 2 * j)];
		for (let i = 1; i <= a.length; i++) {
			const row = [2 * i];
			for (let j = 1; j <= b.length; j++) {
				const x = a[i - 1],
					y = b[j - 1];
				const change = x === y ? 0 : x.toLowerCase() === y.toLowerCase() ? 1 : 2;
				row[j] = Math.min(
					rows[i - 1][j - 1] + change,
					rows[i - 1][j] + 2,
					row[j - 1] + 2
				);
				if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y)
					row[j] = Math.min(row[j], rows[i - 2][j - 2] + 2);
			}
			rows.push(row);
		}
		return rows[a.length][b.length] >> 1;
	}

	/* The nearest of the names within a third of the length; "": none is. */
	speccCodec.nearestName = function (name, names) {
		let best = "",
			least = Math.floor((name.length + 2) / 3);
		if (name.length > LONGEST) return best;
		for (const known of names) {
			if (known.length > LONGEST) continue;
			const far = distance(name, known);
			if (far > least || (best && far === least && known >= best)) continue;
			best = known;
			least = far;
		}
		return best;
	};

	/* What the parser says of operands is no name to choose: "a register R0-R254 or RZ". */
	const OPERAND = /\ban? [a-z][^',.]*?(?= or (?:an? |'|\.|the )|$)/g;

	/* What the parser has found: a word with its dot or sign. */
	const found = (text, offset) => /^[.$-]?\w+|/.exec(text.slice(offset))[0];

	/* The name that is meant where the parser stopped with `error`; "": there is none near. */
	speccCodec.suggest = function (text, error, mnemonics) {
		const at = Array.from(text)
			.slice(0, error.column - 1)
			.join("").length;
		const word = found(text, at);
		if (error.message.startsWith("unknown mnemonic"))
			return speccCodec.nearestName(word, mnemonics);
		const said = /^expected (.*?)(?:, found .*)?$/.exec(error.message);
		if (!said || word.length < 3) return "";
		const all = said[1].replace(OPERAND, "-").split(/, | or /);
		const begun = all.filter(item => /^\.\w/.test(item) && word[0] === ".");
		const items = begun.length ? begun : all;
		if (items.length < 3) return "";
		const near =
			speccCodec.nearestName(word, items) || speccCodec.nearestName(`'${word}'`, items);
		return near.replace(/^'(.*)'$/, "$1");
	};
})();
