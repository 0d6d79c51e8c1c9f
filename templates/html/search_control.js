// The search in the head of the page: a combo box with the list of what was found.
(function () {
	const { open, join, tokens } = globalThis.speccSearch;

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

	function option(entry, number, query, labels, several) {
		const settings = { role: "option", id: "found-" + number, "aria-selected": "false" };
		const node = element("li", settings);
		const about = element("span", { class: "about" }, ...marked(entry.summary, query));
		if (entry.lang) about.lang = entry.lang;
		node.append(element("span", { class: "kind" }, labels[entry.kind]));
		if (several) node.append(element("span", { class: "isa" }, entry.isa), " ");
		node.append(element("b", {}, ...marked(entry.name, query)), " ", about);
		node.dataset.url = entry.url;
		return node;
	}

	// Makes the field a combo box with a list of results. sets: [data, prefix of its addresses] of
	// each instruction set, in whose first the labels are.
	function control(box, input, sets) {
		const engines = sets.map(([data, prefix]) => open(data, prefix));
		const several = engines.length > 1;
		const engine = several ? join(engines) : engines[0];
		const [[data]] = sets;
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
			const { labels } = data;
			list.replaceChildren(...found.map((it, i) => option(it, i, query, labels, several)));
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
