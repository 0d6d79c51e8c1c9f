
// The part "Try it" loads the codec when it is first opened; links of examples to the codec open
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
		let chosen = null;
		const links = Array.from(document.querySelectorAll(".examples a")).filter(isCodec);
		const first = links.find((link) => link.hash.includes("&case=")) ?? links[0];
		const begin = () => part.open && first && !opening && show(part, chosen ?? first);
		part.addEventListener("toggle", begin);
		begin();
		document.addEventListener("click", (event) => {
			const link = event.target.closest?.(".examples a");
			const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
			if (!link || !isCodec(link) || !isPlain || event.button) return;
			event.preventDefault();
			chosen = link;
			if (part.open || opening) show(part, link);
			part.open = true;
			part.scrollIntoView({ block: "start" });
			part.querySelector("summary").focus();
		});
	}
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", prepare);
	else prepare();
})();
