// SPDX-License-Identifier: MIT
// Starts headless Chromium, opens pages of the site in it and makes broken copies of a page there.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SITE, WORK, read, skip } from "./site.mjs";
import { load } from "./npm.mjs";

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
	"--disable-background-networking", "--disable-component-update", "--disable-sync"];
const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

// The program and its arguments.
export function chromium() {
	const file = process.env.CHROMIUM ?? PLACES.find(name => fs.existsSync(name));
	if (file === undefined || !fs.existsSync(file))
		skip("Chromium is not installed (package chromium)");
	return { file, args: ARGUMENTS };
}

export async function launch() {
	const { file, args } = chromium();
	return await load("playwright-core").chromium.launch({ executablePath: file, args });
}

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 320, height: 640 };

export function address(file, folder = SITE) {
	return pathToFileURL(path.join(folder, file)).href;
}

// Runs work(item, page) for each item, in as many pages at the same time as `workers` says; all
// pages have the options of a browser context.
export async function each(browser, items, options, workers, work) {
	let next = 0;
	const lane = async () => {
		const context = await browser.newContext({ reducedMotion: "reduce", ...options });
		const page = await context.newPage();
		page.setDefaultTimeout(20000);
		while (next < items.length)
			await work(items[next++], page);
		await context.close();
	};
	await Promise.all(Array.from({ length: workers }, lane));
}

// A copy of a page with a change to its text, and additions to what it loads. Returns the name of
// the copy below FAULTS; it stands in a folder of its own, with the assets of the instruction set.
export const FAULTS = path.join(WORK, "faults");

export function brokenCopy(file, number, { page: change = text => text, css = "", js = "" }) {
	const [isa, language, name] = file.split(path.sep);
	const root = path.join(FAULTS, String(number), isa);
	fs.mkdirSync(path.join(root, language), { recursive: true });
	for (const entry of fs.readdirSync(path.join(SITE, isa), { withFileTypes: true }))
		if (entry.isFile() && !/-wasm\.js$/.test(entry.name))
			fs.copyFileSync(path.join(SITE, isa, entry.name), path.join(root, entry.name));
	const data = path.join(isa, language, "side-data.js");
	if (fs.existsSync(path.join(SITE, data)))
		fs.copyFileSync(path.join(SITE, data), path.join(root, language, "side-data.js"));
	fs.appendFileSync(path.join(root, "site.css"), css);
	fs.appendFileSync(path.join(root, "site.js"), js);
	const text = read(file);
	const broken = change(text);
	if (broken === text && css === "" && js === "")
		throw new Error(`fault ${number} changes nothing`);
	fs.writeFileSync(path.join(root, language, name), broken);
	return path.join(String(number), file);
}
