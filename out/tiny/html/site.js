// What pages do beyond showing themselves: theme, search control, contents of the page, links of
// the language switch. Everything that is to be read is in the page without it.
"use strict";
(function () {
	const root = document.documentElement;
	root.classList.remove("no-js");

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

	function make(tag, properties, ...children) {
		const node = document.createElement(tag);
		for (const [name, value] of Object.entries(properties || {}))
			node.setAttribute(name, value);
		node.append(...children);
		return node;
	}

	function addTheme(top) {
		const label = top.dataset.dark;
		const button = make("button", { type: "button", class: "theme", "aria-label": label });
		button.append(make("span", { "aria-hidden": "true" }, "\u25d0"));
		const show = () => button.setAttribute("aria-pressed", String(isDark()));
		button.addEventListener("click", () => {
			root.dataset.theme = isDark() ? "light" : "dark";
			stored(root.dataset.theme);
			show();
		});
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
		show();
		top.append(button);
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
		loading =
			loading ||
			Promise.all([script("../search.js"), script("search-data.js")]).then(() =>
				speccSearch.control(box, input, speccSearchData)
			);
		return loading;
	}
	function addSearch(top) {
		const input = make("input", {
			type: "search",
			id: "search",
			placeholder: top.dataset.search + " (/)",
			"aria-label": top.dataset.search,
			autocomplete: "off",
			autocapitalize: "off",
			spellcheck: "false",
		});
		const box = make("div", { class: "search", role: "search" }, input);
		const begin = () => load(box, input);
		input.addEventListener("focus", begin);
		input.addEventListener("pointerenter", begin);
		top.querySelector("nav").after(box);
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

	function addContents(top, main) {
		const list = make("ul", {});
		const names = new Set();
		const many = main.querySelectorAll("h3[id]").length > 60;
		for (const heading of main.querySelectorAll(many ? "h2[id]" : "h2[id], h3[id]")) {
			if (heading.tagName === "H3" && names.has(heading.textContent)) continue;
			names.add(heading.textContent);
			const link = make("a", { href: "#" + heading.id }, heading.textContent);
			list.append(make("li", heading.tagName === "H3" ? { class: "deep" } : {}, link));
		}
		if (list.children.length < 2) return;
		const title = make("p", { id: "toc" }, top.dataset.toc);
		main.before(make("nav", { class: "toc", "aria-labelledby": "toc" }, title, list));
		root.classList.add("with-toc");
	}

	// The switch of languages leads to the same place of the page.
	function keepPlace() {
		for (const link of document.querySelectorAll(".languages a"))
			link.href = link.getAttribute("href").replace(/#.*/, "") + location.hash;
	}

	document.addEventListener("DOMContentLoaded", () => {
		const top = document.querySelector(".top");
		const main = document.querySelector("main");
		if (!top) return;
		addSearch(top);
		addTheme(top);
		addContents(top, main);
		keepPlace();
		addEventListener("hashchange", keepPlace);
	});
})();
