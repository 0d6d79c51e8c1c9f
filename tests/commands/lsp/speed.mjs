// SPDX-License-Identifier: MIT
// How fast the server is on isa-spec/gpu: node speed.mjs SPECC FOLDER HOVER-MS DIAGNOSTICS-FACTOR
// Prints the 95th percentile of hovers, idle and while an edit is being checked, and the time from an
// edit to its diagnostics relative to one `specc check`. Exit status 1 beyond a limit.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "./client.mjs";

const [specc, folder, hoverLimit, checkLimit] = process.argv.slice(2);
const files = readdirSync(folder).filter((it) => it.endsWith(".isa"));
const texts = files.map((name) => readFileSync(join(folder, name), "utf8"));
const best = (list) => [...list].sort((a, b) => a - b)[0];
const rank = (list, share) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1];
const timed = async (action) => {
	const begin = performance.now();
	await action();
	return performance.now() - begin;
};

const client = new Client(specc);
await client.initialize({ textDocument: { hover: { contentFormat: ["markdown"] } } });
const uris = files.map((name, i) => client.open(join(folder, name), texts[i]));
for (const uri of uris) await client.reports(uri, 1);

// Every so many words of all files.
const words = texts.flatMap((text, file) => text.split("\n").flatMap((line, number) =>
	[...line.matchAll(/[A-Za-z$][A-Za-z0-9_]*/g)].map((it) =>
		[file, { line: number, character: it.index }])));
const step = Math.max(1, Math.floor(words.length / 600));
let version = 1;
const hover = ([file, position]) => timed(() => client.ask("textDocument/hover",
	{ textDocument: { uri: uris[file] }, position }));
const idle = [], busy = [];
for (let i = 0; i < words.length; i += step) idle.push(await hover(words[i]));
for (let i = 0; i < words.length; i += step * 4) {
	// A check of this edit runs while the hover is answered.
	client.change(uris[0], ++version, [{ range: { start: { line: 0, character: 0 },
		end: { line: 0, character: 0 } }, text: "// " }]);
	busy.push(await hover(words[i]));
}
await client.reports(uris[0], version);

const check = [], edit = [];
for (let i = 0; i < 7; i++) {
	check.push(await timed(() => spawnSync(specc, ["check", "-q", folder])));
	edit.push(await timed(async () => {
		client.change(uris[0], ++version, [{ range: { start: { line: 0, character: 0 },
			end: { line: 0, character: 0 } }, text: "// " }]);
		await client.reports(uris[0], version);
	}));
}
await client.stop();
const factor = best(edit) / best(check);
const shown = (n) => n.toFixed(2);
console.log(`language server, ${folder.replace(/.*\//, "")}: 95 % of ${idle.length} hovers within ` +
	`${shown(rank(idle, 0.95))} ms, of ${busy.length} during a check within ` +
	`${shown(rank(busy, 0.95))} ms; diagnostics after ${best(edit).toFixed(0)} ms, ` +
	`${shown(factor)} times a check`);
process.exit(rank([...idle, ...busy], 0.95) <= Number(hoverLimit) && factor <= Number(checkLimit) ? 0 : 1);
