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
