// SPDX-License-Identifier: MIT
// Runs the parts of `make check-docs`: every other script of this folder, each with the site in $SITE.
//   node tests/docs/run.mjs [NAME...]     the parts whose name contains a NAME, or all
// With SHARE=K/N in the environment every N-th of these, from the K-th (counting from 0).
// A part ends with one line; exit status 0 passed, 77 skipped, all else failed. What a part prints
// before that line is shown when it fails. Several run at the same time; what measures time runs alone.
// What fails beside others runs once more alone, since a browser on a busy machine draws late; both
// results are shown, and the second one counts.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
// Milliseconds for one part.
const LIMIT = 600000;
const ALONE = new Set(["sizes", "lighthouse", "search_page"]);
// Those that take long are begun first.
const FIRST = ["axe", "browser", "vnu", "keyboard"];

function rank(name) {
	const at = FIRST.indexOf(name);
	return at < 0 ? FIRST.length : at;
}

function parts(wanted) {
	const [turn, turns] = (process.env.SHARE || "0/1").split("/").map(Number);
	return fs.readdirSync(HERE).filter(file => file.endsWith(".mjs") && file !== "run.mjs")
		.map(file => path.basename(file, ".mjs"))
		.filter(name => wanted.length === 0 || wanted.some(word => name.includes(word)))
		.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
		.filter((_, at) => at % turns === turn);
}

function run(name, work) {
	fs.rmSync(path.join(work, name), { recursive: true, force: true });
	fs.mkdirSync(path.join(work, name));
	const began = Date.now();
	return new Promise(resolve => {
		const child = spawn(process.execPath, [path.join(HERE, name + ".mjs")],
			{ env: { ...process.env, WORK: path.join(work, name) }, timeout: LIMIT });
		const output = [];
		child.stdout.on("data", data => output.push(data));
		child.stderr.on("data", data => output.push(data));
		child.on("close", (status, signal) => resolve({ name, status, signal,
			seconds: (Date.now() - began) / 1000,
			lines: Buffer.concat(output).toString().trimEnd().split("\n") }));
	});
}

const counts = { passed: 0, failed: 0, skipped: 0 };
const failed = ({ status }) => status !== 0 && status !== 77;

function tell({ name, status, signal, seconds, lines }, again = false) {
	const last = lines.pop() ?? "";
	const time = `(${seconds.toFixed(0)} s)`;
	if (status === 0) {
		counts.passed++;
		console.log(`${last} ${time}`);
	} else if (status === 77) {
		counts.skipped++;
		console.log(`skipped: ${name}: ${last}`);
	} else {
		if (!again)
			counts.failed++;
		const why = signal === null ? `exit status ${status}` : `ended by ${signal}`;
		const what = again ? "runs again alone:" : "FAIL";
		console.log(`${what} ${name}: ${why} ${time}`);
		for (const text of [...lines, last])
			console.log("    " + text);
	}
}

// Gives the names of those that failed beside others.
async function lanes(names, count, work) {
	const again = [];
	let next = 0;
	const lane = async () => {
		while (next < names.length) {
			const result = await run(names[next++], work);
			const late = count > 1 && names.length > 1 && failed(result);
			if (late)
				again.push(result.name);
			tell(result, late);
		}
	};
	await Promise.all(Array.from({ length: count }, lane));
	return again;
}

const names = parts(process.argv.slice(2));
const site = process.env.SITE ?? "build/site";
if (names.length === 0 || !fs.existsSync(site)) {
	console.log(names.length === 0 ? "there is no such part" : `there is no site in ${site}`);
	process.exit(2);
}
process.env.SITE = path.resolve(site);
process.env.SPECC = path.resolve(process.env.SPECC ?? "build/specc");
process.env.DOCS_MODULES = path.resolve(process.env.DOCS_MODULES ?? "build/docs");
const work = fs.mkdtempSync(path.join(os.tmpdir(), "docs-"));
try {
	await lanes(names.filter(name => ALONE.has(name)), 1, work);
	const again = await lanes(names.filter(name => !ALONE.has(name)),
		Math.max(2, os.cpus().length), work);
	await lanes(again, 1, work);
} finally {
	fs.rmSync(work, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);
