/* "Did you mean": the known name nearest to a misspelled one, as specc suggests it. */
"use strict";

(function () {
	/* What an edit of one character costs: of letter case only; one too many, one missing or two
	 * swapped; another one. Longer names are not compared. */
	const [CASE, EDIT, REPLACE, LONGEST] = speccCodec.costs;

	/* The least cost of the edits from a to b. */
	function cost(a, b) {
		const rows = [Array.from({ length: b.length + 1 }, (none, j) => EDIT * j)];
		for (let i = 1; i <= a.length; i++) {
			const row = [EDIT * i];
			for (let j = 1; j <= b.length; j++) {
				const x = a[i - 1],
					y = b[j - 1];
				const change = x.toLowerCase() === y.toLowerCase() ? CASE : REPLACE;
				row[j] = Math.min(
					rows[i - 1][j - 1] + (x === y ? 0 : change),
					rows[i - 1][j] + EDIT,
					row[j - 1] + EDIT
				);
				if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y)
					row[j] = Math.min(row[j], rows[i - 2][j - 2] + EDIT);
			}
			rows.push(row);
		}
		return rows[a.length][b.length];
	}

	/* The nearest of the names within a third of the length; "": none is. */
	speccCodec.nearestName = function (name, names) {
		let best = "",
			least = Math.floor((name.length + 2) / 3) * REPLACE;
		if (name.length > LONGEST) return best;
		for (const known of names) {
			if (known.length > LONGEST) continue;
			const far = cost(name, known);
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
