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
