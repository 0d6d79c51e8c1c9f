// SPDX-License-Identifier: MIT
// Functions that run inside a page. Each returns findings { rule, text }; each is given to the browser
// as text, so that it may use nothing from outside itself.

// Nothing reaches beyond the right edge of the window, and nothing that does is cut off unseen.
export function overflow() {
	const findings = [];
	const root = document.documentElement;
	for (const element of [root, document.body])
		if (/hidden|clip/.test(getComputedStyle(element).overflowX))
			findings.push({ rule: "cut-off",
				text: `<${element.localName}> hides what reaches over its edge` });
	if (root.scrollWidth <= root.clientWidth)
		return findings;
	const scrolls = element => {
		for (let at = element.parentElement; at !== null && at !== document.body;
			at = at.parentElement)
			if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX))
				return true;
		return false;
	};
	const wide = [...document.body.querySelectorAll("*")].filter(element =>
		Math.max(element.getBoundingClientRect().right + scrollX, element.scrollWidth) >
			root.clientWidth + 1 && !scrolls(element)).reverse();
	const names = wide.slice(0, 3).map(element =>
		`<${element.localName} class="${element.getAttribute("class") ?? ""}">`);
	findings.push({ rule: "overflow",
		text: `${root.scrollWidth} px wide in a window of ${root.clientWidth}: ${names.join(" ")}` });
	return findings;
}

// Contrast in drawings, from computed colours: each text against the shape it stands on, at least
// 4.5; the border of each shape against its own filling and against what is around it, at least 3.
export function drawings() {
	const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const known = new Map();
	const channels = colour => {
		if (!known.has(colour)) {
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
			known.set(colour, [r, g, b, a / 255]);
		}
		return known.get(colour);
	};
	const over = ([r, g, b, a], under) =>
		[r, g, b].map((value, at) => value * a + under[at] * (1 - a)).concat(1);
	const luminance = colour => {
		const [r, g, b] = colour.map(value => value / 255).map(value =>
			value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const contrast = (one, other) => {
		const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
		return (high + 0.05) / (low + 0.05);
	};
	const around = element => {
		const layers = [];
		for (let at = element; at !== null; at = at.parentElement)
			layers.unshift(channels(getComputedStyle(at).backgroundColor));
		return layers.reduce((under, layer) => over(layer, under), [255, 255, 255, 1]);
	};
	const faded = (element, colour, own) => {
		let alpha = Number(own);
		for (let at = element; at !== null && at.localName !== "svg"; at = at.parentElement)
			alpha *= Number(getComputedStyle(at).opacity);
		const [r, g, b, a] = channels(colour);
		return [r, g, b, a * alpha];
	};
	const findings = [];
	const counts = { texts: 0, borders: 0 };
	for (const svg of document.querySelectorAll("main svg")) {
		const outside = around(svg);
		const shapes = [];
		for (const element of svg.querySelectorAll("rect, path, polygon, circle, text")) {
			const style = getComputedStyle(element);
			if (element.closest("defs, symbol") !== null || style.visibility === "hidden")
				continue;
			const box = element.getBoundingClientRect();
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			const below = shapes.filter(({ box: b }) =>
				b.left <= x && x <= b.right && b.top <= y && y <= b.bottom).pop();
			const under = below?.fill ?? outside;
			const fill = style.fill === "none" ? under
				: over(faded(element, style.fill, style.fillOpacity), under);
			if (element.localName === "text") {
				counts.texts++;
				const ratio = contrast(fill, under);
				if (ratio < 4.5)
					findings.push({ rule: "text-contrast", text: `"${element.textContent.trim()}" ` +
						`has ${ratio.toFixed(2)} to 1 on its cell` });
				continue;
			}
			shapes.push({ box, fill });
			if (style.stroke === "none" || parseFloat(style.strokeWidth) === 0)
				continue;
			counts.borders++;
			const stroke = over(faded(element, style.stroke, style.strokeOpacity), under);
			const ratio = Math.min(contrast(stroke, under),
				style.fill === "none" ? 21 : contrast(stroke, fill));
			if (ratio < 3)
				findings.push({ rule: "border-contrast", text: `border of <${element.localName} ` +
					`class="${element.getAttribute("class") ?? ""}"> has ${ratio.toFixed(2)} to 1` });
		}
	}
	return { findings, counts };
}
