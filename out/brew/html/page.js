// What comes after the page is shown: the list of instructions at its side, its contents, copying.
"use strict";
(function () {
	const { make, script } = speccPage;
	const side = document.getElementById("side");
	const menu = document.querySelector(".menu");
	const [, folder, here] = /^(.*\/)(.*)$/.exec(location.pathname);
	let rows = null; // the part that scrolls

	// What is chosen stays for the other pages of the folder. Pages in files may have no storage.
	function kept(value) {
		try {
			if (value) sessionStorage.setItem(folder, JSON.stringify(value));
			return JSON.parse(sessionStorage.getItem(folder)) || {};
		} catch (error) {
			return value || {};
		}
	}

	// A family, and its mnemonics if it has several.
	function links([name, url, mnemonics]) {
		const node = make("a", { href: url }, name);
		if (url === here) node.setAttribute("aria-current", "page");
		const all = mnemonics.split(" ");
		const others = all.filter((it) => it.toLowerCase() !== name.toLowerCase());
		if (all.length < 2) return [node];
		return [node, ...others.map((it) => make("a", { href: url, class: "deep" }, it))];
	}

	// What a family can be chosen by, and where it has that.
	const has = { reads: 3, writes: 4, type: 5 };
	const words = (family, key) => (family[has[key]] || "").split(" ").filter((it) => it);
	function matches(family, chosen) {
		const text = (chosen.text || "").trim().toLowerCase();
		return (family[0] + " " + family[2]).toLowerCase().includes(text) &&
			Object.keys(has).every(
				(key) => !chosen[key] || words(family, key).includes(chosen[key])
			);
	}

	// The families that match, by group; all are written out, so that the browser's own search
	// finds them.
	function show(data, chosen) {
		const parts = [];
		for (const [name, , families] of data.groups) {
			const found = families.filter((it) => matches(it, chosen));
			if (!found.length || (chosen.group && chosen.group !== name)) continue;
			const part = make(name ? "details" : "div", name ? { open: "" } : {});
			if (name) part.append(make("summary", {}, name + " ", make("small", {}, found.length)));
			part.append(...found.flatMap(links));
			parts.push(part);
		}
		rows.replaceChildren(...(parts.length ? parts : [make("p", {}, data.labels.none)]));
	}

	// A list of what can be chosen, if there is more than one; the first line chooses nothing.
	function choice(labels, key, names, chosen) {
		const list = [...new Set(names)].sort();
		const node = make("select", { "aria-label": labels[key], name: key });
		node.append(make("option", { value: "" }, labels[key] + " · " + labels.all));
		node.append(...list.map((name) => make("option", { value: name }, name)));
		node.value = list.includes(chosen[key]) ? chosen[key] : "";
		node.hidden = list.length < 2;
		return node;
	}
	function choices({ labels, groups }, chosen) {
		const families = groups.flatMap(([, , list]) => list);
		const names = groups.map(([name]) => name).filter((name) => name);
		return [choice(labels, "group", names, chosen), ...Object.keys(has).map((key) =>
			choice(labels, key, families.flatMap((family) => words(family, key)), chosen))];
	}

	// Arrows lead from the filter into the list and through it.
	function move(event) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step || event.target.matches("select")) return;
		const all = [...side.querySelectorAll("input, .rows a")].filter((it) =>
			it.checkVisibility()
		);
		const next = all[all.indexOf(document.activeElement) + step];
		if (!next || !all.includes(document.activeElement)) return;
		event.preventDefault();
		next.focus();
	}

	function fill(data) {
		const { labels } = data;
		const chosen = kept();
		const filter = make("input", { type: "search", placeholder: labels.filter,
			"aria-label": labels.filter, autocomplete: "off", spellcheck: "false" });
		let fields = []; // made when they are asked for
		const clear = make("button", { type: "button" }, labels.clear);
		const more = make("details", { class: "more-filters" }, make("summary", {}, labels.more));
		more.append(clear);
		more.addEventListener("toggle", () => {
			if (fields.length) return;
			fields = choices(data, chosen);
			clear.before(...fields);
		});
		more.open = ["group", ...Object.keys(has)].some((key) => chosen[key]);
		filter.value = chosen.text || "";
		rows = make("div", { class: "rows" });
		const update = () => {
			chosen.text = filter.value;
			for (const field of fields) chosen[field.name] = field.value;
			show(data, kept(chosen));
		};
		filter.addEventListener("input", update);
		more.addEventListener("change", update);
		clear.addEventListener("click", () => {
			for (const field of [filter, ...fields]) field.value = "";
			update();
			filter.focus();
		});
		side.addEventListener("keydown", move);
		side.append(filter, more, rows);
		show(data, chosen);
		const current = rows.querySelector("[aria-current]");
		if (current) rows.scrollTop = current.offsetTop - rows.offsetTop - rows.clientHeight / 2;
	}

	let filling = null;
	function begin() {
		filling = filling || script("side-data.js").then(() => fill(speccSideData));
		return filling;
	}

	/* ---- On small windows ---- */

	function close(focus) {
		if (!side.classList.contains("open")) return;
		side.classList.remove("open");
		menu.setAttribute("aria-expanded", "false");
		if (focus) menu.focus();
	}
	speccPage.toggleSide = function () {
		if (side.classList.contains("open")) return close(true);
		side.classList.add("open");
		menu.setAttribute("aria-expanded", "true");
		side.querySelector("a").focus();
		begin().then(() => side.querySelector("input").focus());
	};
	side.addEventListener("keydown", (event) => {
		if (event.key === "Escape" && !event.target.value) close(true);
	});
	document.addEventListener("focusin", ({ target }) => {
		if (!side.contains(target) && target !== menu) close(false);
	});
	document.addEventListener("pointerdown", ({ target }) => {
		if (!side.contains(target) && target !== menu) close(false);
	});

	const wide = matchMedia("(min-width: 68.75rem)");
	const beginIfWide = () => wide.matches && (close(false), begin());
	wide.addEventListener("change", beginIfWide);
	beginIfWide();
})();
// What is on this page: the list of its headings, the one that is being read, and a link at each.
(function () {
	const { make } = speccPage;
	const toc = document.querySelector(".toc");
	const main = document.querySelector("main");
	const details = toc.querySelector("details");
	const all = [...document.querySelectorAll(".page :is(h2, h3)[id]")];

	// The text of a heading is the link to it, which the keyboard reaches and which is not read
	// twice. A heading that opens a part, has links or selects an opcode keeps its own use.
	for (const heading of all) {
		if (heading.closest("summary") || heading.querySelector("a, label")) continue;
		const link = make("a", { class: "anchor", href: "#" + heading.id });
		link.append(...heading.childNodes);
		heading.append(link);
	}

	const names = new Set();
	const deep = all.filter((heading) => heading.tagName === "H3").length <= 60;
	const listed = all.filter((heading) => {
		const name = heading.textContent;
		if (heading.tagName === "H3" && (!deep || names.has(name))) return false;
		names.add(name);
		return true;
	});
	let links = []; // made when they are asked for
	function fill() {
		links = listed.map((it) => make("a", { href: "#" + it.id }, it.textContent));
		const list = make("ul", {});
		list.append(...listed.map((heading, at) =>
			make("li", heading.tagName === "H3" ? { class: "deep" } : {}, links[at])));
		details.append(list);
	}

	// The last heading above the middle of the window is that of what is read.
	function mark() {
		const line = innerHeight / 3;
		// Of several opcodes only those that are shown.
		const every = document.querySelector(".opcodes-all :checked");
		const seen = (it) =>
			it.checkVisibility() && (every || !it.querySelector("input:not(:checked)"));
		const at = listed.findLastIndex((it) => seen(it) && it.getBoundingClientRect().top < line);
		const current = links[Math.max(at, 0)];
		for (const link of links)
			if (link !== current) link.removeAttribute("aria-current");
		current?.setAttribute("aria-current", "location");
	}
	let waiting = false;
	addEventListener("scroll", () => {
		if (waiting) return;
		waiting = true;
		requestAnimationFrame(() => {
			waiting = false;
			if (details.open) mark();
		});
	}, { passive: true });
	function show() {
		if (!details.open) return;
		if (!links.length) fill();
		mark();
	}
	details.addEventListener("toggle", show);
	show(); // a reader may have opened it before this script came

	const wide = matchMedia("(min-width: 100rem)");
	const adapt = () => (details.open = wide.matches);
	wide.addEventListener("change", adapt);
	if (wide.matches) adapt();

	const close = () => (details.open = wide.matches);
	toc.addEventListener("click", (event) => event.target.matches("a") && close());
	document.addEventListener("keydown", (event) => {
		if (event.key !== "Escape" || wide.matches || !details.open) return;
		close();
		details.querySelector("summary").focus();
	});
	for (const event of ["focusin", "pointerdown"])
		document.addEventListener(event, ({ target }) => !toc.contains(target) && close());

	// Where a table is no wider than the page, its head stays at the top of the window.
	const sizes = new ResizeObserver((entries) => {
		for (const { target } of entries) {
			const fits = target.firstElementChild.offsetWidth <= target.clientWidth;
			target.classList.toggle("fits", fits);
		}
	});
	for (const frame of main.querySelectorAll(".scroll:has(> table > thead)")) sizes.observe(frame);
})();
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

// The part "Try it" loads the codec when its button is pressed; links of examples to the codec open
// there.
(function () {
	const isCodec = (link) => /^codec\.html#(text|word)=/.test(link.getAttribute("href"));
	let opening = null;

	function show(part, link) {
		const { script } = speccPage;
		const root = part.querySelector(".codec");
		opening = opening || script("../codec.js");
		opening
			.then(() => speccCodec.tryIt(root, link.hash))
			.catch(() => (location.href = link.href));
	}

	function prepare() {
		const part = document.getElementById("try");
		if (!part || document.documentElement.matches(".no-codec")) return;
		const button = part.querySelector("button");
		const links = Array.from(document.querySelectorAll(".examples a")).filter(isCodec);
		const first = links.find((link) => link.hash.includes("&case=")) ?? links[0];
		button.addEventListener("click", () => {
			button.hidden = true;
			if (first) show(part, first);
		});
		document.addEventListener("click", (event) => {
			const link = event.target.closest?.(".examples a");
			const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
			if (!link || !isCodec(link) || !isPlain || event.button) return;
			event.preventDefault();
			button.hidden = true;
			show(part, link);
			part.scrollIntoView({ block: "start" });
			part.focus({ preventScroll: true });
		});
	}
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", prepare);
	else prepare();
})();
