// The page of a comparison: shows the changes with the chosen verdicts and words; copies cases.
"use strict";
document.documentElement.classList.remove("no-js");

const filter = document.querySelector(".filter");
const changes = [...document.querySelectorAll(".changes tbody")];

function show() {
	const chosen = new Set([...filter.elements.verdict.length ? filter.elements.verdict :
		[filter.elements.verdict]].filter(box => box.checked).map(box => box.value));
	const words = filter.elements.text.value.toLowerCase().split(/\s+/);
	let count = 0;
	for (const change of changes) {
		const text = change.rows[0].textContent.toLowerCase();
		const is = chosen.has(change.dataset.verdict) && words.every(word => text.includes(word));
		change.hidden = !is;
		count += is ? 1 : 0;
	}
	filter.querySelector("output").textContent = `${count} of ${changes.length} shown`;
}

function copy(button, text) {
	const done = () => {
		button.textContent = "Copied";
		setTimeout(() => {
			button.textContent = "Copy";
		}, 2000);
	};
	if (navigator.clipboard) {
		navigator.clipboard.writeText(text.textContent).then(done, () => choose(text));
	} else {
		choose(text);
	}
}

// Without a clipboard: selects the text, to be copied by hand.
function choose(text) {
	getSelection().selectAllChildren(text);
}

if (filter) {
	filter.hidden = false;
	filter.addEventListener("input", show);
	filter.addEventListener("submit", event => event.preventDefault());
	show();
}
for (const text of document.querySelectorAll(".case pre")) {
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = "Copy";
	button.addEventListener("click", () => copy(button, text));
	text.after(button);
}
