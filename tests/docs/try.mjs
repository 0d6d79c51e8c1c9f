// SPDX-License-Identifier: MIT
// "Try it" in the page of an instruction and programs in the codec's page, in Chromium: an example is
// run in place, its values edited, the result beside what is expected; breakpoints by click and key,
// steps forward and back, registers as `specc run` leaves them; the address keeps it all. Hostile
// addresses do nothing. The drawing of a word has the cells of the encoding's drawing. Nothing of the
// codec is loaded before it is used.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { codecs, open } from "./lib/codec.mjs";
import { SITE, WORK, close, read } from "./lib/site.mjs";
import { WIDE, address, launch } from "./lib/browser.mjs";
import { packageFile } from "./lib/npm.mjs";

const findings = [];
const counts = { checks: 0, cells: 0, hostile: 0 };
const axe = fs.readFileSync(packageFile("axe-core", "axe.min.js"), "utf8");

function expect(what, is) {
	counts.checks++;
	if (!is) findings.push(what);
}

const fragment = parts =>
	"#" +
	Object.entries(parts)
		.map(([name, part]) => `${name}=${encodeURIComponent(part)}`)
		.join("&");
const status = page => page.locator("#run-status").textContent();
const changed = page => page.locator("#run-result mark").count();

// ---- in place ----

async function inPlace(page, loaded) {
	loaded.clear();
	await page.goto(address("gpu/en/insn-iadd.html"));
	await page.locator("nav.toc, #side, .bar").first().waitFor();
	await page.waitForFunction(() => globalThis.speccPage !== undefined);
	await page.waitForTimeout(500);
	expect("a page loads the codec unasked", ![...loaded].some(name => /codec|run/.test(name)));
	await page.evaluate(() => document.getElementById("try").scrollIntoView());
	await page.locator("#try > button").focus();
	await page.keyboard.press("Enter");
	await page.locator("#run-status .agrees").waitFor();
	expect(
		"the first example is not shown",
		/^IADD/.test(await page.inputValue("#codec-text"))
	);
	// An edited value: the result is beside what the example expects.
	await page.fill("#run-settings", "R2 = 8, R3 = 9");
	await page.locator("#run-status .differs").waitFor();
	const row = await page
		.locator("#run-result tr:has(code:text-is('R1')) td")
		.allTextContents();
	expect(`R1 is ${row}`, /0x00000010/.test(row[1]) && /0x00000011/.test(row[2]));
	await page.fill("#run-wanted", "R1 = 17");
	await page.locator("#run-status .agrees").waitFor();
	await page.fill("#codec-text", "IADD R1, R2, 0x5;");
	await page.locator("#run-status .differs").waitFor();
	expect(
		"an immediate is not used",
		/0x0000000d/.test(await page.textContent("#run-result"))
	);
	await page.fill("#codec-text", "IAD R1, R2, 0x5;");
	await page.locator(".mistake button").click();
	expect("a suggestion is not taken", /^IADD /.test(await page.inputValue("#codec-text")));
	// The link goes to the codec's page with all of it.
	const href = await page.getAttribute("#codec-link", "href");
	expect(`the link is ${href}`, /^codec\.html#text=IADD.*case=/.test(href));
	// Another example.
	const links = await page.locator(".examples a.run").all();
	expect("examples have no link to run", links.length > 1);
	await links[1].evaluate(node => node.click());
	await page.locator("#run-status .agrees").waitFor();
	await page.evaluate(axe);
	const violations = await page.evaluate(() =>
		globalThis.axe
			.run(document.getElementById("try"), {
				resultTypes: ["violations"],
				preload: false,
			})
			.then(({ violations: list }) =>
				list.map(each => `${each.id} ${each.nodes[0].target}`)
			)
	);
	violations.forEach(each => findings.push(`axe in "Try it": ${each}`));
}

// ---- programs ----

const LOOP =
	"ldi r1, 5 ; count\nldi r2, 0\nloop: addi r2, r2, 3\naddi r1, r1, -1\ncmp r1, 0\n" +
	"b.ne loop\nend: halt";

function specc(isa, text, ...more) {
	const file = path.join(WORK, "run.s");
	fs.writeFileSync(file, text + "\n");
	const all = ["run", "--isa", `isa-spec/${isa}`, "--format=json"];
	const at = more.findIndex(each => each.includes("="));
	all.push(...(at < 0 ? [...more, file] : [file, ...more]));
	const { stdout, stderr } = spawnSync(process.env.SPECC ?? "build/specc", all, {
		encoding: "utf8",
	});
	if (!stdout) throw new Error(stderr);
	return JSON.parse(stdout);
}

const registers = page =>
	page
		.locator(".registers div")
		.evaluateAll(nodes =>
			Object.fromEntries(
				nodes.map(node => [
					node.querySelector("dt").textContent,
					node.querySelector("dd").textContent,
				])
			)
		);

async function compare(page, what, wanted) {
	const said = await status(page),
		all = await registers(page);
	expect(
		`${what}: '${said}', not ${wanted.stop} after ${wanted.steps}`,
		said.includes(wanted.stop) && new RegExp(`Steps: ${wanted.steps}\\b`).test(said)
	);
	for (const [name, value] of Object.entries(wanted.changed))
		if (all[name] !== undefined)
			expect(
				`${what}: ${name} is ${all[name]}, not ${value}`,
				BigInt(all[name]) === BigInt(value)
			);
}

async function show(page, file, parts) {
	await page.goto("about:blank");
	await page.goto(address(file) + fragment(parts));
	await page.locator("#codec-text").waitFor();
}

async function machine(page) {
	const file = "tiny/en/codec.html";
	await show(page, file, { text: LOOP });
	await page.locator("#run > summary").click();
	await page.click("#run-all");
	await page.waitForFunction(() => document.getElementById("run-status")?.textContent);
	await compare(page, "to the end", specc("tiny", LOOP));
	// A breakpoint by click, another by key; the stops are those of the command line.
	await page.click("#run-reset");
	await page.click("#run-listing button:has-text('addi r1')");
	await page.locator("#run-listing button:has-text('halt')").focus();
	await page.keyboard.press("Enter");
	expect(
		"breakpoints are not shown",
		(await page.locator("#run-listing [aria-pressed='true']").count()) === 2
	);
	await page.click("#run-all");
	await compare(page, "first breakpoint", specc("tiny", LOOP, "--stop-at", "6"));
	expect("nothing is marked", (await changed(page)) > 0);
	await page.click("#run-step");
	await page.click("#run-step");
	const at = Number(/Steps: (\d+)/.exec(await status(page))[1]);
	await compare(page, "steps", { ...specc("tiny", LOOP, "--limit", String(at)), stop: "" });
	await page.click("#run-back");
	await compare(page, "back", {
		...specc("tiny", LOOP, "--limit", String(at - 1)),
		stop: "",
	});
	// The address keeps all of it.
	const url = page.url(),
		before = await registers(page);
	expect(`the address is ${url}`, /break=0x6%2C0xc&steps=\d+$/.test(url));
	await page.goto("about:blank");
	await page.goto(url);
	await page.locator(".registers").waitFor();
	expect("the text is another", (await page.inputValue("#codec-text")) === LOOP);
	expect(
		"registers are others",
		JSON.stringify(await registers(page)) === JSON.stringify(before)
	);
	expect(
		"breakpoints are gone",
		(await page.locator("#run-listing [aria-pressed='true']").count()) === 2
	);
	expect("the address changes", page.url() === url);
	// The limit is said.
	await show(page, file, { text: "loop: addi r1, r1, 1\nb loop", set: "r3 = 1" });
	await page.locator("#run-limit").fill("10");
	await page.click("#run-all");
	await compare(
		page,
		"limit",
		specc("tiny", "loop: addi r1, r1, 1\nb loop", "--limit", "10")
	);
}

async function warp(page) {
	const text =
		"IADD R1, R2, R3; // add\nhere: ISETP.LT.AND P0, R1, 0x14, PT;\n@P0 IADD R5, R1, 0x1;";
	await show(page, "gpu/en/codec.html", { text, set: "R2 = laneid, R3 = 9", break: "0x20" });
	await page.locator("#run-all").click();
	await page.waitForFunction(() => document.getElementById("run-status").textContent);
	expect("it does not stop there", /break.*Steps: 2\b/.test(await status(page)));
	await page.click("#run-all");
	const { changed: all } = specc("gpu", text, "R2 = laneid, R3 = 9");
	const lanes = await page
		.locator("#run-result tr:has(code:text-is('R5')) td:last-child .lanes > span")
		.evaluateAll(nodes => nodes.map(node => node.lastElementChild.textContent));
	expect(
		`the lanes of R5 are ${lanes}`,
		JSON.stringify(lanes.map(BigInt).map(String)) ===
			JSON.stringify(all.R5.map(BigInt).map(String))
	);
	await show(page, "gpu/en/codec.html", { text: "GETGPR R1, R[UR2+0x0];", set: "UR2 = 300" });
	await page.locator("#run-all").click();
	await page.waitForFunction(() => document.getElementById("run-status").textContent);
	expect("an exception is not named", /IndexRange/.test(await status(page)));
}

// ---- addresses ----

const HOSTILE = [
	"#text=%",
	"#text=<img src=x onerror=alert(1)>&set=<b>",
	"#word=zz&case=->->",
	"#case=x",
	"#text=IADD&break=,,0x,-1,99999999999999999999999&steps=-5",
	"#steps=9999999999999999999&text=x",
	"#text=a:a:a:&break=1&at=__proto__",
	"#__proto__=1&text=loop: b loop&steps=1e9",
	"#text=" + "%0A".repeat(3000),
	"#word=" + "f".repeat(4000) + "&at=0xffffffffffffffff",
];

async function hostile(page) {
	for (const isa of ["gpu", "tiny"])
		for (const hash of HOSTILE) {
			counts.hostile++;
			await page.goto("about:blank");
			await page.goto(address(`${isa}/en/codec.html`) + hash);
			await page.locator("#codec-text").waitFor();
			expect(
				`${hash.slice(0, 30)} made an element`,
				(await page
					.locator("main img, .codec img, .codec b")
					.filter({ hasText: "<" })
					.count()) === 0 && (await page.locator(".codec img").count()) === 0
			);
		}
}

// ---- drawing ----

// The cells of the drawings in a page, opcode by opcode: { id of the opcode: [[kind, x, width]] }.
function published(file) {
	const all = {};
	for (const [, name, svg] of read(file).matchAll(
		/<svg class="bits drawing"[^>]*aria-label="[^"]*: ([^"]+)"[^>]*>([^]*?)<\/svg>/g
	))
		all[name] = Array.from(
			svg.matchAll(/class="([odfu])"[^]*?<path d="M(\d+) \d+h(\d+)/g),
			found => found.slice(1, 4).join(" ")
		);
	return all;
}

function drawings(isa, { codec, speccCodec }) {
	const { draw } = speccCodec;
	let whole = 0;
	const row = draw.rowOf(codec.facts),
		column = Math.floor(896 / row);
	for (const name of fs.readdirSync(path.join(SITE, isa, "en")).filter(n => /^insn-/.test(n)))
		for (const [opcode, cells] of Object.entries(published(path.join(isa, "en", name)))) {
			const fixed = codec
				.fixedBits()
				.find(
					each =>
						codec.memory.string(codec.exports.opcode_name(each.opcode)) === opcode
				);
			if (!fixed) continue;
			const insn = {
				length: fixed.size,
				fields: codec.fields(fixed.opcode, fixed.match),
			};
			const ours = draw.cells(insn, row);
			const rows = Math.ceil((fixed.size * 8) / row);
			const list = Array.from({ length: rows }, (none, i) =>
				ours.filter(cell => Math.floor(cell.lsb / row) === i)
			)
				.flat()
				.map(cell =>
					[
						draw.kind(cell),
						1 + column * (row - 1 - ((cell.lsb + cell.width - 1) % row)),
						cell.width * column,
					].join(" ")
				);
			counts.cells += cells.length;
			// A form's drawing leaves out cells that it shares with the first one.
			const others = cells.filter(cell => !list.includes(cell));
			if (others.length || !cells.length)
				findings.push(`${isa}: the drawing of ${opcode} has ${others}, not ${list}`);
			whole += Number(list.every(cell => cell[0] === "u" || cells.includes(cell)));
		}
	if (!whole) findings.push(`${isa}: no drawing has all fields`);
}

// A drawing with other columns has to be noticed.
function fault(isa, page) {
	const { draw } = page.speccCodec,
		before = findings.length;
	page.speccCodec.draw = {
		...draw,
		kind: cell => (draw.kind(cell) === "f" ? "o" : draw.kind(cell)),
	};
	drawings(isa, page);
	const seen = findings.length > before;
	findings.length = before;
	if (!seen) findings.push("another drawing is not noticed");
}

const names = codecs();
for (const isa of names) drawings(isa, await open(isa));
fault("tiny", await open("tiny"));
const browser = await launch();
const context = await browser.newContext({
		viewport: WIDE,
		bypassCSP: true,
		reducedMotion: "reduce",
	}),
	page = await context.newPage(),
	loaded = new Set();
page.setDefaultTimeout(10000);
page.on("request", request => loaded.add(path.basename(request.url())));
page.on("pageerror", error => findings.push(error.message));
page.on("console", message => message.type() === "error" && findings.push(message.text()));
await inPlace(page, loaded);
await machine(page);
await warp(page);
await hostile(page);
await browser.close();
if (!counts.cells) findings.push("there is no drawing");
close(
	findings,
	`try: ${counts.checks} checks, ${counts.hostile} hostile addresses, ` +
		`${counts.cells} cells of drawings as in the encodings`
);
