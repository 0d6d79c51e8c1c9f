// Buttons that copy: code, encodings, tables; and links to sections.
(function () {
	const { make } = speccPage;
	const labels = document.querySelector(".toc").dataset;
	const status = make("p", { class: "hidden", role: "status" });
	document.querySelector("footer").append(status);

	// The clipboard is only there on secure origins.
	async function write(text) {
		if (navigator.clipboard) return navigator.clipboard.writeText(text);
		const field = make("textarea", { readonly: "", class: "hidden" });
		const focus = document.activeElement;
		field.value = text;
		document.body.append(field);
		field.select();
		document.execCommand("copy");
		field.remove();
		focus?.focus();
	}
	function tell(button, text) {
		status.textContent = "";
		setTimeout(() => (status.textContent = text), 50);
		button.classList.add("done");
		setTimeout(() => button.classList.remove("done"), 1500);
	}

	/* ---- What is copied ---- */

	const clean = (node) => node.innerText.replace(/\s+/g, " ").trim();
	// A cell that spans rows or columns is in the first of them only; the others are empty.
	function cells(table) {
		const grid = [];
		[...table.rows].forEach((row, y) => {
			let x = 0;
			grid[y] = grid[y] || [];
			for (const cell of row.cells) {
				while (grid[y][x] !== undefined) x++;
				for (let down = 0; down < cell.rowSpan; down++)
					for (let right = 0; right < cell.colSpan; right++)
						(grid[y + down] = grid[y + down] || [])[x + right] =
							down || right ? "" : clean(cell);
				x += cell.colSpan;
			}
		});
		return grid;
	}
	const tabbed = (grid) => grid.map((row) => row.join("\t") + "\n").join("");
	function markdown([head, ...body]) {
		const escaped = (text) => text.replace(/[\\|]/g, "\\$&");
		const line = (row) => "| " + row.map(escaped).join(" | ") + " |\n";
		return line(head) + "|" + "---|".repeat(head.length) + "\n" + body.map(line).join("");
	}
	const texts = new WeakMap(); // of buttons: what they copy

	/* ---- The buttons ---- */

	function button(text, name) {
		const label = name ? labels.copy + ": " + name : labels.copy;
		const node = make("button", { type: "button", class: "copy", "aria-label": label });
		if (name) node.dataset.name = name;
		texts.set(node, text);
		return node;
	}
	const kinds = {
		"pre:not(:has(> .copy))": (pre) => {
			const text = pre.innerText.trimEnd() + "\n";
			pre.append(button(() => text));
		},
		":is(.examples :is(li, td) > a[href*='#word='], [data-w]):not(:has(+ .copy))": (word) => {
			const text = word.innerText;
			word.after(button(() => text));
		},
		"table:has(thead)": (table) => {
			const frame = table.closest(".scroll") || table;
			if (table.rows.length < 3 || frame.previousElementSibling?.matches(".tools")) return;
			const both = make("span", {});
			both.append(button(() => tabbed(cells(table)), "TSV"),
				button(() => markdown(cells(table)), "Markdown"));
			frame.before(make("div", { class: "tools" }, both));
		},
	};
	// Folded parts get theirs when they are opened, so that few pages have many.
	function add(root) {
		for (const [selector, work] of Object.entries(kinds))
			for (const node of root.querySelectorAll(selector))
				if (node.checkVisibility()) work(node);
	}
	add(document.querySelector("main"));
	document.addEventListener("toggle", (event) => {
		if (event.target.open && event.target.closest("main")) add(event.target);
	}, true);
	document.addEventListener("click", async ({ target }) => {
		const section = target.closest?.(".anchor");
		const copied = target.closest?.(".copy");
		if (section) {
			await write(section.href);
			tell(section, labels.link);
		} else if (copied) {
			await write(texts.get(copied)());
			tell(copied, labels.copied);
		}
	});
})();
