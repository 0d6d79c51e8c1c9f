// What pages do beyond showing themselves: theme, search, folded parts, links of the language
// switch; page.js adds the rest later. Everything that is to be read is in the page without them.
"use strict";
(function () {
	const root = document.documentElement;
	// Where this script and those beside it are.
	const here = document.currentScript.src.replace(/[^/]*$/, "");
	root.classList.remove("no-js");
	// What the codec needs is decided before anything is drawn.
	const runs = typeof WebAssembly === "object" && typeof DecompressionStream === "function";
	if (!runs) root.classList.add("no-codec");

	// Pages in files may have no storage.
	function stored(value) {
		try {
			if (value) localStorage.setItem("theme", value);
			return localStorage.getItem("theme");
		} catch (error) {
			return null;
		}
	}
	function isDark() {
		return root.dataset.theme
			? root.dataset.theme === "dark"
			: matchMedia("(prefers-color-scheme: dark)").matches;
	}
	// Before anything is drawn: this script does not wait for the page.
	const theme = stored();
	if (theme === "dark" || theme === "light") root.dataset.theme = theme;

	// Long tables are folded, and open in the file, so that nothing is lost without this script.
	// They are closed as they arrive, before anything is drawn, except those that the address
	// points into.
	function target() {
		try {
			return document.getElementById(decodeURIComponent(location.hash.slice(1)));
		} catch (error) {
			return null;
		}
	}
	// Of several opcodes one is shown, with its fields, or all.
	function chosenOpcode() {
		return document.querySelector("input[name=opcode]:checked");
	}
	function isOther(row) {
		const opcode = chosenOpcode()?.value;
		return Boolean(opcode) && !row.dataset.in.split(" ").includes(opcode);
	}
	function showForm(input) {
		input.checked = true;
		for (const row of document.querySelectorAll("[data-in]")) row.hidden = isOther(row);
		// What all opcodes share is in the one that is shown; the others use it.
		for (const use of input.closest(".opcode")?.querySelectorAll("use") ?? []) {
			const shared = document.querySelector(use.getAttribute("href"));
			shared.replaceWith(use.cloneNode());
			use.replaceWith(shared);
		}
	}
	function showFormOf(node) {
		const first = node.hidden && node.dataset.in?.split(" ")[0];
		const shown = first ? document.getElementById(first) : node;
		const input = shown?.closest(".opcode")?.querySelector("input");
		if (input) showForm(input);
	}
	function reveal() {
		const node = target();
		if (node) showFormOf(node);
		for (let at = node; at; at = at.parentElement) {
			if (at.matches("details.fold")) at.open = true;
		}
	}
	// Browsers that do not show the content of closed parts in print by the style sheet.
	const closed = () => [...document.querySelectorAll(":is(main, .beside) details:not([open])")];
	let opened = [];
	addEventListener("beforeprint", () => {
		opened = closed();
		for (const part of opened) part.open = true;
	});
	addEventListener("afterprint", () => {
		for (const part of opened) part.open = false;
	});
	function arrive(records) {
		for (const record of records) {
			for (const node of record.addedNodes) {
				if (node.matches?.("details.fold")) node.open = false;
				if (node.matches?.("[data-in]")) node.hidden = isOther(node);
			}
		}
		reveal();
	}
	const arriving = new MutationObserver(arrive);
	arriving.observe(root, { childList: true, subtree: true });
	function revealAgain() {
		reveal();
		target()?.scrollIntoView();
	}
	// A link to what the address already says changes nothing that the browser tells. A line of the
	// syntax selects its opcode, like the link at its end.
	document.addEventListener("click", (event) => {
		const link = event.target.closest?.("a[href]");
		if (link && link.hash && link.href === location.href) revealAgain();
		if (!link) event.target.closest?.(".of-opcode")?.querySelector("a:last-child").click();
	});
	document.addEventListener("change", (event) => {
		if (event.target.name !== "opcode") return;
		showForm(event.target);
		history.replaceState(null, "", "#" + (event.target.value || "encoding"));
		keepPlace();
	});
	// Browsers restore what was chosen.
	addEventListener("pageshow", () => {
		const input = chosenOpcode();
		if (input) showForm(input);
	});

	function make(tag, properties, ...children) {
		const node = document.createElement(tag);
		for (const [name, value] of Object.entries(properties || {}))
			node.setAttribute(name, value);
		node.append(...children);
		return node;
	}

	function beginTheme(button) {
		const show = () => button.setAttribute("aria-pressed", String(isDark()));
		button.addEventListener("click", () => {
			root.dataset.theme = isDark() ? "light" : "dark";
			stored(root.dataset.theme);
			show();
		});
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
		show();
	}

	// Loads the search when the field is first used.
	let loading = null;
	function script(name) {
		return new Promise((resolve, reject) => {
			const node = make("script", { src: name });
			node.addEventListener("load", resolve);
			node.addEventListener("error", reject);
			document.head.append(node);
		});
	}
	// For the other scripts of a page.
	globalThis.speccPage = { make, script };
	function load(box, input) {
		const sets = root.dataset.sets; // "GPU=gpu/en/ ...": of the front page of a site
		const folders = (sets || root.lang + "/")
			.split(" ")
			.map((it) => here + it.replace(/.*=/, ""));
		const data = (folder) =>
			script(folder + "search-data.js").then(() => [speccSearchData, sets ? folder : ""]);
		loading =
			loading ||
			Promise.all([script(here + "search.js"), ...folders.map(data)]).then(([, ...read]) =>
				speccSearch.control(box, input, read)
			);
		return loading;
	}
	function beginSearch(box, input) {
		const begin = () => load(box, input);
		input.addEventListener("focus", begin);
		input.addEventListener("pointerenter", begin);
		document.addEventListener("keydown", (event) => {
			const target = event.target;
			const writes = target.matches?.("input, textarea, select") || target.isContentEditable;
			const modified = event.ctrlKey || event.metaKey || event.altKey;
			if (event.key !== "/" || writes || modified) return;
			event.preventDefault();
			input.focus();
			input.select();
		});
	}

	// The switch of languages leads to the same place of the page.
	function keepPlace() {
		for (const link of document.querySelectorAll(".languages a"))
			link.href = link.getAttribute("href").replace(/#.*/, "") + location.hash;
	}

	document.addEventListener("DOMContentLoaded", () => {
		arrive(arriving.takeRecords());
		arriving.disconnect();
		if (location.hash) revealAgain();
		addEventListener("hashchange", revealAgain);
		const input = document.getElementById("search");
		if (!input) return;
		beginSearch(input.parentElement, input);
		beginTheme(document.querySelector(".theme"));
		keepPlace();
		addEventListener("hashchange", keepPlace);
	});

	// The list of instructions, the contents of the page and the copy buttons come when the page is
	// shown, or when one of them is asked for before that.
	let rest = null;
	const more = () => (rest = rest || script(here + "page.js"));
	addEventListener("load", () => {
		if (document.querySelector(".bar")) setTimeout(more, 100);
	});
	document.addEventListener("click", (event) => {
		if (event.target.matches?.(".menu")) more().then(() => speccPage.toggleSide());
	});
})();
