/* The panel in the codec's page, whose address says what is shown; and in an instruction's page,
 * with an example of it. */
"use strict";

(function () {
	if (typeof document === "undefined") return;
	const { Panel } = speccCodec;

	/* Shows an example in the part "Try it" of a page: the fragment of its link to the codec. */
	let trial = null;
	speccCodec.tryIt = async function (root, fragment) {
		trial = trial || Panel.open(root, { page: "codec.html", told: () => {}, folded: true });
		await (await trial).take(Panel.readFragment(fragment));
	};

	async function begin(section) {
		let isTold = false; // the address follows
		let told = "";
		/* Pages in files may not change their address: then the link alone has it. */
		const tell = address => {
			told = address;
			if (!isTold) return;
			try {
				history.replaceState(null, "", address);
			} catch (error) {
				return;
			}
			dispatchEvent(new Event("hashchange"));
		};
		const panel = await Panel.open(section, { page: "", told: tell });
		async function goTo() {
			const parts = Panel.readFragment(location.hash);
			const isGiven = parts.word !== undefined || parts.text !== undefined;
			if (!isGiven && (panel.text() || !panel.codec.facts.sample)) return;
			isTold = false;
			await panel.take(isGiven ? parts : { text: panel.codec.facts.sample });
			isTold = true;
			if (isGiven) tell(told);
		}
		section.hidden = false;
		addEventListener("hashchange", event => {
			if (event.isTrusted && location.hash !== told) goTo();
		});
		await goTo();
	}

	const section = document.getElementById("codec");
	if (section && speccCodec.supported)
		begin(section).catch(() => {
			section.hidden = true;
			document.documentElement.classList.add("no-codec");
		});
})();
