
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
