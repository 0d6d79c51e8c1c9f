// SPDX-License-Identifier: MIT
// Tasks of a reader, by mouse, by keyboard alone and without scripts: each leads to the answer within
// so many clicks and keys, and what needs scripts says so or is not shown. The answers are those of
// the specification or of `specc asm`, never of the page. Each task is seen to fail if what it needs
// is broken. In Chromium; with DEEP=1 also in Firefox. --all prints the clicks and keys.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { SITE, WORK, close, language, onePerKind, skip } from "./lib/site.mjs";
import { serve } from "./lib/serve.mjs";
import { Reader, start } from "./lib/reader.mjs";
import { changedSite } from "./lib/changed.mjs";

const SPECC = process.env.SPECC ?? "build/specc";
const PAGES_IN_PRINT = [4, 16];

// A line of assembly as bytes in memory order.
function assembled(text) {
	const file = path.join(WORK, "line.s");
	fs.writeFileSync(file, text + "\n");
	const run = spawnSync(SPECC, ["asm", "--isa", "isa-spec/gpu", "--format=hex", file],
		{ encoding: "utf8" });
	if (run.status !== 0)
		throw new Error(`specc asm: ${run.stderr}`);
	return run.stdout.trim();
}

// Types what is asked into the search field; Enter opens the first result.
async function search(reader, text) {
	await reader.press("/");
	await reader.type(text);
	await reader.until("a result", () => document.querySelector("[role=option]") !== null);
	await reader.press("Enter");
}

// Facts of the specification: IADD R1, R2, R3 has the destination in bits 23:16 and the sources in
// 31:24 and 39:32; its bits 71:64 are zero; bit 76 is `ext`, whose second value is the suffix .X.
const ADD = assembled("IADD R1, R2, R3;");
const UNDEFINED = ADD.slice(0, 16) + "01" + ADD.slice(18);

// A fault: [of which files, their text with it, what the task then does not find].
const without = (file, text) => [file, page => page.replaceAll(text, ""), text];
const instead = (file, text, other, missed) => [file, page => page.replaceAll(text, other), missed];

// from: where the reader begins. act: what the reader does and then sees. most: clicks by mouse; keys by
// keyboard alone. plain: the same without scripts; its result says what is there in its place, if
// it cannot be done.
const TASKS = [{
	wants: "which instruction multiplies and adds", from: "gpu/en/index.html", most: [0, 14],
	act: async reader => {
		await search(reader, "multiply add");
		await reader.see(/^(FFMA|IMAD|UIMAD)$/, "h1");
	},
	fault: instead(/search-data/, "ultipl", "", "FFMA"),
	plain: async reader => {
		await reader.use("Instructions", { scope: "header" });
		await reader.see("Multiplies two binary32 numbers and adds a third");
		await reader.use("FFMA", { scope: "main" });
		await reader.see(/^FFMA$/, "h1");
	},
}, {
	wants: "what does this word mean", from: "gpu/en/index.html", most: [0, 34],
	act: async reader => {
		await search(reader, ADD);
		await reader.at("insn-iadd.html#opcode-iadd_rr");
		await reader.see("IADD_RR");
	},
	fault: instead(/search\.js/, "#opcode-", "#", "the address"),
	plain: codecSays,
}, {
	wants: "why is this word undefined", from: "gpu/en/index.html", most: [0, 34],
	act: async reader => {
		await search(reader, UNDEFINED);
		await reader.at("codec.html#word=" + UNDEFINED);
		await reader.see("64 must be zero", ".codec");
	},
	fault: without(/codec-labels/, "must be zero"),
	plain: codecSays,
}, {
	wants: "run it with my values", from: "gpu/en/insn-iadd.html", most: [3, 48],
	act: async reader => {
		await reader.section("Try it");
		await reader.use("Assemble and run it here", { scope: "#try" });
		await reader.field("Initial state", "R1 = 40, R2 = 2", { scope: "#try" });
		await reader.use("Run", { scope: "#try" });
		await reader.see("42", "#try");
	},
	fault: instead(/\/run\.js/, "speccCodec", "speccNothing", "Initial state"),
	plain: async reader => {
		await reader.absent("#try, .run");
		return "not shown";
	},
}, {
	wants: "who uses P3", from: "gpu/en/index.html", most: [0, 4],
	act: async reader => {
		await search(reader, "P3");
		await reader.at("file-p.html");
		await reader.see("ISETP");
	},
	fault: without(/file-p/, "ISETP"),
	plain: async reader => {
		await reader.use("Registers");
		await reader.use("P", { scope: "main" });
		await reader.see("ISETP");
	},
}, {
	wants: "what is bit 76", from: "gpu/en/index.html", most: [0, 8],
	act: async reader => {
		await search(reader, "bit 76");
		await reader.at("bits.html#bit-76");
		await reader.see(/\bext 76/, "tr:has(#bit-76)");
	},
	fault: instead(/bits\.html/, ">ext</a> 76", "></a>", "ext 76"),
	plain: async reader => {
		await reader.use("Fields by bit");
		await reader.see(/\bext 76/, "tr:has(#bit-76)");
	},
}, {
	wants: "what changed", from: "index.html", site: "changed", most: [1, 9],
	act: changes,
	fault: without(/changes\.html/, "ra"),
	plain: changes,
}, {
	wants: "compare two", from: "gpu/en/insn-iadd.html", most: [3, 34],
	act: async reader => {
		if (reader.by === "mouse")
			await reader.use("Compare two instructions");
		else
			await search(reader, "compare two");
		await reader.at("compare.html");
		await reader.skip("Skip to the content");
		await reader.field(/^First opcode/, "IADD_RR");
		await reader.field(/^Second opcode/, "FADD_RR");
		await reader.press("Enter");
		await reader.see("Equal bits: 106", "#compare"); // counted in tests/docs/compare.mjs
	},
	fault: instead(/compare\.js/, "filter((it) => it.same)", "filter((it) => !it.same)", "Equal bits"),
	plain: async reader => {
		await reader.use("Compare two instructions");
		await reader.see("This page needs scripts");
		await reader.absent("#compare-pick");
		return "the page says so";
	},
}, {
	wants: "link to a section", from: "gpu/en/insn-iadd.html", most: [2, 9],
	act: async reader => {
		await reader.skip(/^Skip to the sections/);
		await reader.use(/^On this page/);
		await reader.use("Semantics", { scope: ".toc" });
		await reader.at("#semantics");
	},
	fault: instead(/page\.js/, '"#" + it.id', '"#"', "the address"),
	plain: async reader => {
		await reader.absent(".toc, .anchor");
		return "not shown";
	},
}, {
	wants: "copy an encoding", from: "gpu/en/insn-iadd.html", most: [1, 22],
	act: async reader => {
		await reader.section("Examples");
		await reader.use(/^Copy/, { scope: ".examples" });
		await reader.until("that it is copied", () =>
			document.querySelector(".copy.done") !== null);
		await reader.press("/");
		await reader.paste();
		await reader.until("the bytes in the field", wanted =>
			document.activeElement.value?.replace(/\s/g, "").includes(wanted), ADD);
	},
	fault: instead(/page\.js/, "writeText(text)", 'writeText("")', "the bytes"),
	plain: async reader => {
		const number = "0x" + Buffer.from(ADD, "hex").reverse().toString("hex");
		const selected = await reader.select(".examples [data-w]");
		if (selected !== number)
			throw new Error(`two clicks select ${selected}, not ${number}`);
	},
}, {
	wants: "print", from: "gpu/en/insn-ffma.html", most: [0, 1],
	act: print,
	fault: [/site\.css/, text => text + "@media print { main { padding-bottom: 500cm !important } }",
		"pages"],
	plain: print,
}];

async function codecSays(reader) {
	await reader.absent("#search");
	await reader.use("Codec", { scope: "header" });
	await reader.see("The codec needs scripts, and a site built with a compiler");
	return "the page says so";
}

async function changes(reader) {
	await reader.use("Changes");
	await reader.see("1.2");
	await reader.see(/\bra\b/);
}

async function print(reader) {
	const [least, most] = PAGES_IN_PRINT, count = await reader.print();
	if (count < least)
		throw new Error(`folded tables are not printed: there are ${count} pages`);
	if (count > most)
		throw new Error(`it prints on ${count} pages, at most ${most}`);
}

// How many clicks and keys an attempt takes, or why it fails; `said` is the result of `act`.
async function attempt(browser, root, task, act, options) {
	const reader = await Reader.at(browser, root, options);
	try {
		await reader.open(task.from);
		const said = await act(reader);
		return { count: reader.count(), said, clicks: reader.clicks, keys: reader.keys };
	} catch (error) {
		return { error: error.message.split("\n")[0] };
	} finally {
		await reader.page.close();
	}
}

/* ---- Without scripts: all is open, and nothing is shown that does nothing ---- */

async function dead(page, url) {
	await page.goto(url);
	return await page.evaluate(() => {
		const controls = "button, input, select, textarea, .script, [role=button], [onclick]";
		const seen = [...document.querySelectorAll(controls)].filter(element =>
			element.checkVisibility({ visibilityProperty: true }));
		const shut = [...document.querySelectorAll("details:not([open])")].filter(element =>
			element.checkVisibility());
		return [...seen.map(element => "does nothing without scripts: " + element.outerHTML),
			...shut.map(element => "is closed without scripts: " + element.outerHTML)]
			.map(text => text.replace(/\s+/g, " ").slice(0, 100));
	});
}

async function allDead(browser) {
	const findings = [];
	const page = await browser.newPage();
	const list = onePerKind().filter(file => language(file) !== "zh");
	for (const file of list)
		findings.push(...(await dead(page, servers.whole.root + file)).map(text => `${file}: ${text}`));
	const add = text => (name, bytes) => /insn-iadd\.html/.test(name)
		? String(bytes).replace("</main>", text + "</main>") : bytes;
	for (const text of ["<button>x</button>", "<details><summary>x</summary>y</details>"]) {
		const server = await serve(SITE, { change: add(text) });
		if ((await dead(page, server.root + "gpu/en/insn-iadd.html")).length !== 1)
			findings.push(`seeded fault "${text}" is not reported`);
		server.close();
	}
	await page.close();
	return findings;
}

const NAMES = { chromium: "Chromium", firefox: "Firefox" };

/* ---- All of it ---- */

const findings = [], counts = [], notes = [], used = [];
const servers = { whole: await serve(SITE), changed: await serve(changedSite()) };
const folders = { whole: SITE, changed: path.join(WORK, "changed") };
const tasks = TASKS.filter(({ wants }) => wants.includes(process.env.TASK ?? ""));

// The browser, or null with a note why not.
async function begin(name, options) {
	try {
		const browser = await start(name, options);
		if (browser === null)
			notes.push(`${NAMES[name]} is not installed`);
		return browser;
	} catch (error) {
		notes.push(`${NAMES[name]} cannot be driven: ${error.message.split("\n")[0]}`);
		return null;
	}
}

function judge(name, by, task, { count, error, said, clicks, keys }) {
	const report = why => findings.push(`${name}, by ${by}: ${task.wants}: ${why}`);
	counts.push(`${name}, by ${by}: ${task.wants}: ${said ?? count ?? "failed"}`);
	if (error)
		return report(error);
	const [mostClicks, mostKeys] = task.most;
	if ((by === "mouse" && clicks > mostClicks) || (by === "keys" && keys > mostKeys))
		report(`takes ${count}, at most ${by === "mouse" ? mostClicks + " clicks" : mostKeys + " keys"}`);
}

// Where what it needs is broken, a task fails for that reason.
async function seed(browser, task) {
	const [files, change, missed] = task.fault;
	let broken = false;
	const server = await serve(folders[task.site ?? "whole"], { change: (name, bytes) => {
		const text = String(bytes), other = files.test(name) ? change(text) : text;
		broken ||= other !== text;
		return other === text ? bytes : other;
	} });
	const { error } = await attempt(browser, server.root, task, task.act, { wait: 2500 });
	server.close();
	if (!broken || !error?.includes(missed))
		findings.push(`seeded fault of "${task.wants}": expected that "${missed}" is missed, found ` +
			(broken ? error ?? "nothing" : "nothing that it changes"));
}

async function inBrowser(name) {
	const browser = await begin(name);
	if (browser === null)
		return;
	used.push(NAMES[name]);
	const root = task => servers[task.site ?? "whole"].root;
	for (const task of tasks)
		for (const by of ["mouse", "keys"])
			judge(name, by, task, await attempt(browser, root(task), task, task.act, { by }));
	if (used.length === 1)
		for (const task of tasks)
			await seed(browser, task);
	await browser.close();
	const plain = await begin(name, { script: false });
	for (const task of tasks)
		judge(name, "plain", task, await attempt(plain, root(task), task, task.plain, {}));
	if (used.length === 1)
		findings.push(...await allDead(plain));
	await plain.close();
}

const deep = process.env.DEEP === "1";
const wanted = process.env.BROWSER ? [process.env.BROWSER] : deep ? Object.keys(NAMES) : ["chromium"];
for (const name of wanted)
	await inBrowser(name);
Object.values(servers).forEach(server => server.close());
if (used.length === 0)
	skip(`tasks: ${notes.join("; ")}`);
if (process.argv.includes("--all") || process.env.TASK)
	counts.forEach(line => console.log(line));
close(findings, `tasks: ${tasks.length} of a reader by mouse, by keyboard and without scripts, in ` +
	[used.join(" and "), `${tasks.length} seeded faults`, ...notes].join("; "));
