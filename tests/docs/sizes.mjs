// SPDX-License-Identifier: MIT
// Sizes of what readers load, against the bounds of docs/html.md, and the time that the pages take to
// be made.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { spawnSync } from "node:child_process";
import { SITE, WORK, close, files, kind, language, pages } from "./lib/site.mjs";

const KB = 1024;
const BOUNDS = { raw: 60 * KB, zipped: 16 * KB, site: 8 * KB * KB, codec: 64 * KB, English: 96 * KB,
	other: 192 * KB };
// Half a second is the aim for all pages of all instruction sets. How long that is here depends on the
// machine and on what else it does; so what fails is processor time beyond that of a small target, csv,
// times RATIO.
const AIM = 0.5, RATIO = 5;

const size = file => fs.statSync(path.join(SITE, file)).size;
const kilobytes = bytes => (bytes / KB).toFixed(1);

function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

// [what, bytes, bound]: every size that has a bound.
function measured() {
	const rows = [];
	const families = pages().filter(file => kind(file) === "insn");
	const isas = new Map();
	for (const file of families) {
		const isa = file.split(path.sep)[0];
		isas.set(isa, [...isas.get(isa) ?? [], file]);
	}
	for (const [isa, list] of isas) {
		rows.push([`${isa}: median page`, median(list.map(size)), BOUNDS.raw]);
		rows.push([`${isa}: median page, gzip`, median(list.map(file =>
			zlib.gzipSync(fs.readFileSync(path.join(SITE, file))).length)), BOUNDS.zipped]);
	}
	const languages = new Map();
	for (const file of files()) {
		const key = file.split(path.sep).slice(0, 2).join("/");
		if (language(file) !== "" && /\.(html|js)$/.test(file))
			languages.set(key, (languages.get(key) ?? 0) + size(file));
		if (/search-data.*\.js$/.test(file))
			rows.push([file, size(file), /\ben\b/.test(file) ? BOUNDS.English : BOUNDS.other]);
	}
	for (const [key, bytes] of languages)
		rows.push([`${key}: all pages`, bytes, BOUNDS.site]);
	return rows;
}

const exceeding = rows => rows.filter(([, bytes, bound]) => !(bytes > 0 && bytes <= bound))
	.map(([what, bytes, bound]) => `${what}: ${kilobytes(bytes)} KB, at most ${kilobytes(bound)}`);

// Runs specc over all specifications for a target; its own time by the clock, and the processor's.
function built(target) {
	const time = { clock: 0, processor: 0 };
	for (const isa of fs.readdirSync("isa-spec").filter(name => fs.existsSync(path.join(SITE, name)))) {
		const run = spawnSync("sh", ["-c", '"$@" && times', "sh", process.env.SPECC ?? "build/specc",
			"build", "--isa", path.join("isa-spec", isa), "-o", path.join(WORK, "out", isa),
			"-t", target, "--summary"], { encoding: "utf8" });
		if (run.status !== 0)
			close([`specc build -t ${target} of ${isa}: ${run.stderr.slice(0, 500)}`], "sizes");
		time.clock += Number(/(\d+) ms/.exec(run.stdout)[1]) / 1000;
		// The last line of `times` is that of the children: 0m0.48s of their own, then the system's.
		const [, minutes, seconds] = /(\d+)m([0-9.]+)s \S+\s*$/.exec(run.stdout);
		time.processor += Number(minutes) * 60 + Number(seconds);
	}
	return time;
}

// The least of three runs that write no file anew.
function least(target) {
	built(target);
	const runs = [1, 2, 3].map(() => built(target));
	return { clock: Math.min(...runs.map(run => run.clock)),
		processor: Math.min(...runs.map(run => run.processor)) };
}

const tooSlow = (pages, tables) => !(pages <= RATIO * tables);

const rows = measured();
const findings = exceeding(rows);
if (exceeding([["seeded fault", BOUNDS.raw + 1, BOUNDS.raw]]).length !== 1 ||
		exceeding([["seeded fault", 0, BOUNDS.raw]]).length !== 1)
	findings.push("seeded fault: a page that is too large, or empty, is not seen");
const [html, csv] = ["html", "csv"].map(least);
const ratio = html.processor / csv.processor;
if (tooSlow(html.processor, csv.processor))
	findings.push(`all pages take ${ratio.toFixed(1)} times as long as csv, at most ${RATIO}`);
if (!tooSlow(RATIO * csv.processor + 0.01, csv.processor))
	findings.push("seeded fault: pages that take too long are not seen");
if (process.argv.includes("--all"))
	for (const [what, bytes, bound] of rows)
		console.log(`${what}: ${kilobytes(bytes)} of ${kilobytes(bound)} KB`);
const most = suffix => rows.filter(([what]) => what.endsWith(suffix))
	.map(([what, bytes]) => `${what.split(/[:/]/)[0]} ${kilobytes(bytes)}`).join(", ");
close(findings, `sizes: median page in KB: ${most("median page")}; gzip: ${most("gzip")}; ` +
	`all pages made in ${html.clock.toFixed(2)} s, aim ${AIM} ` +
	`(${html.processor.toFixed(2)} s of the processor, ${ratio.toFixed(1)} times that of csv)`);
