// SPDX-License-Identifier: MIT
// Lighthouse over HTTP, as static hosts serve, on ten kinds of page: at least 95 in performance,
// accessibility, best practices and search engines. By default each page once as on a phone, up to three
// times if a figure is below; with DEEP=1 the median of five runs, phone and desktop, and a table.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SITE, WORK, close, kind, language, onePerKind } from "./lib/site.mjs";
import { FAULTS, brokenCopy, chromium } from "./lib/browser.mjs";
import { inMain, unseen } from "./lib/faults.mjs";
import { packageFile } from "./lib/npm.mjs";
import { serve } from "./lib/serve.mjs";

const DEEP = process.env.DEEP === "1";
const LEAST = 95;
const KINDS = ["site-index", "index", "instructions", "insn", "type", "function", "state", "opcode-map",
	"encoding", "codec"];
const NAMES = { performance: "performance", accessibility: "accessibility",
	"best-practices": "practices", seo: "search engines" };

const entry = packageFile("lighthouse", "core/index.js");
const { default: lighthouse, desktopConfig } = await import(pathToFileURL(entry));

// Chromium with a port that Lighthouse drives it by.
async function start() {
	const folder = path.join(WORK, "profile");
	const { file, args } = chromium();
	const child = spawn(file, [...args, "--headless=new", "--remote-debugging-port=0",
		"--user-data-dir=" + folder, "about:blank"], { stdio: "ignore" });
	const told = path.join(folder, "DevToolsActivePort");
	for (let wait = 0; wait < 100 && !fs.existsSync(told); wait++)
		await new Promise(resolve => setTimeout(resolve, 100));
	return { port: Number(fs.readFileSync(told, "utf8").split("\n")[0]), stop: () => child.kill() };
}

// The figures of one run by category, and what cost points.
async function measure(port, url, form, categories = Object.keys(NAMES)) {
	const result = await lighthouse(url, { port, output: "json", logLevel: "silent",
		onlyCategories: categories }, form === "desktop" ? desktopConfig : undefined);
	const { audits } = result.lhr;
	const figures = {}, costs = {};
	for (const [key, category] of Object.entries(result.lhr.categories)) {
		figures[key] = Math.round((category.score ?? 0) * 100);
		costs[key] = category.auditRefs.filter(({ id, weight }) => weight > 0 &&
			audits[id].score !== null && audits[id].score < 0.9).map(({ id }) =>
			audits[id].displayValue ? `${id} ${audits[id].displayValue}` : id);
	}
	return { figures, costs };
}

// The median of each category; `costs` are those of the first run that has it.
function median(runs) {
	const figures = {}, costs = {};
	for (const key of Object.keys(NAMES)) {
		const sorted = [...runs].sort((a, b) => a.figures[key] - b.figures[key]);
		const middle = sorted[sorted.length >> 1];
		figures[key] = middle.figures[key];
		costs[key] = middle.costs[key];
	}
	return { figures, costs };
}

const low = ({ figures }) => Object.keys(figures).filter(key => !(figures[key] >= LEAST));

// In the short way, the best of up to three runs: a machine that is busy only makes a page seem slower.
async function judged(port, url, form) {
	const runs = [];
	while (runs.length < (DEEP ? 5 : 3)) {
		const run = await measure(port, url, form);
		if (!DEEP && low(run).length === 0)
			return run;
		runs.push(run);
	}
	return DEEP ? median(runs)
		: runs.reduce((best, run) => (low(run).length < low(best).length ? run : best));
}

const findingsOf = (file, form, found) => low(found).map(key => ({ rule: key,
	text: `${file}, ${form}: ${NAMES[key]} ${found.figures[key]}, at least ${LEAST}: ` +
		found.costs[key].join(", ") }));

const CASES = [
	["a page that moves", "performance", { js: '\naddEventListener("load", () => setTimeout(() =>' +
		'{ const end = Date.now() + 900; while (Date.now() < end); ' +
		'document.querySelector("main").style.setProperty("padding-top", "600px"); }, 50));\n' }],
	["no description", "seo", { page: text => text.replace(/<meta name="description"[^>]*>/, "") }],
	["errors of a script in a page without a type", "best-practices", {
		js: "\nsetTimeout(() => no_such_function());\n",
		page: text => text.replace("<!DOCTYPE html>", "") }],
	["controls without names", "accessibility", { page: inMain('<input type="text"><img src="a.png">' +
		'<button type="button"></button>') }],
];

const pages = onePerKind("middle").filter(file => ["", "en"].includes(language(file)));
const chosen = KINDS.map(name => pages.find(file => kind(file) === name)).filter(Boolean);
const findings = KINDS.length === chosen.length ? []
	: [`there are only ${chosen.length} of ${KINDS.length} kinds of page`];
const { port, stop } = await start();
const server = await serve(SITE), broken = await serve(FAULTS);
const tell = row =>
	console.log(row.map((cell, at) => String(cell).padEnd(at === 0 ? 32 : 8)).join(""));
const least = Object.fromEntries(Object.keys(NAMES).map(key => [key, 100]));
const forms = DEEP ? ["phone", "desktop"] : ["phone"];
try {
	for (const file of chosen)
		for (const form of forms) {
			const found = await judged(port, server.root + file, form);
			findings.push(...findingsOf(file, form, found).map(({ text }) => text));
			for (const key of Object.keys(NAMES))
				least[key] = Math.min(least[key], found.figures[key]);
			if (DEEP || process.argv.includes("--all"))
				tell([file, form, ...Object.keys(NAMES).map(key => found.figures[key]),
					Object.values(found.costs).flat().join(", ")]);
		}
	const insn = chosen.find(file => kind(file) === "insn");
	for (const [at, [name, rule, change]] of CASES.entries()) {
		const copy = brokenCopy(insn, "light" + at, change);
		const found = await measure(port, broken.root + copy, "phone", [rule]);
		findings.push(...unseen(name, rule, findingsOf(copy, "phone", found)));
	}
} finally {
	stop();
	server.close();
	broken.close();
}
close(findings, `lighthouse: ${chosen.length} kinds of page, ${forms.join(" and ")}: at least ` +
	Object.keys(NAMES).map(key => `${NAMES[key]} ${least[key]}`).join(", "));
