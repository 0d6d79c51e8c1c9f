// The filter of bits.html: shows the rows that contain a text, or that cover a bit.
"use strict";
(function () {
	const { make } = globalThis.speccPage;
	const place = document.getElementById("filter");
	const input = make("input", { type: "search", id: "filter-bits", autocomplete: "off" });
	const told = make("span", { role: "status" });
	const parts = [...document.querySelectorAll(".filtered tbody")];
	const texts = parts.map((part) => part.textContent.toLowerCase());

	// Is the bit in one of the ranges, "71:64" or "7", of the part?
	function isAt(part, bit) {
		const cells = [...part.querySelectorAll(".range")].map((cell) => cell.textContent);
		return cells.join(",").split(",").some((range) => {
			const [high, low = high] = range.split(":").map(Number);
			return bit <= high && bit >= low;
		});
	}
	function update() {
		const asked = input.value.trim().toLowerCase();
		const bit = /^\d+$/.test(asked) ? Number(asked) : -1;
		let shown = 0;
		parts.forEach((part, i) => {
			part.hidden = bit < 0 ? !texts[i].includes(asked) : !isAt(part, bit);
			shown += part.hidden ? 0 : 1;
		});
		told.textContent = shown ? "" : place.dataset.none;
	}
	input.addEventListener("input", update);
	place.append(make("label", { for: "filter-bits" }, place.dataset.label), " ", input, " ", told);
})();
