// SPDX-License-Identifier: MIT
// What pages show after a reader has done something: its name, the page, what is done there before
// the picture is taken, and how the browser differs from a light one of 1280 by 800.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { address } from "../lib/browser.mjs";
import { changedSite } from "../lib/changed.mjs";

const search = text => async page => {
	await page.keyboard.press("/");
	await page.keyboard.type(text);
	await page.waitForSelector("[role=option]");
};
const to = selector => page => page.locator(selector).first().scrollIntoViewIfNeeded();
const hover = selector => page => page.locator(selector).first().hover();
const click = selector => page => page.locator(selector).first().click();
const PHONE = { viewport: { width: 390, height: 844 } };
const ADD = "4075010203000000000000003c1c0038"; // IADD R1, R2, R3;
const UNDEFINED = ADD.slice(0, 16) + "01" + ADD.slice(18); // a bit that must be zero is not
const PROGRAM = "loop: IADD R1, R1, R2;\nIADD R3, R1, 0x1;";

async function run(page) {
	await page.locator("#try > button").click();
	await page.locator(".codec").getByLabel("Initial state").fill("R1 = 40, R2 = 2");
	await page.locator(".codec").getByRole("button", { name: "Run", exact: true }).click();
	await page.waitForTimeout(500);
	await page.locator("#try").scrollIntoViewIfNeeded();
}
async function program(page) {
	await page.locator(".codec textarea").first().fill(PROGRAM);
	await page.waitForTimeout(500);
	const step = page.getByRole("button", { name: "Step", exact: true });
	if (!await step.isVisible())
		await page.locator(".codec summary").getByText("Run", { exact: true }).click();
	await step.click();
	await step.scrollIntoViewIfNeeded();
}
async function compare(page) {
	await page.getByLabel(/^First opcode/).fill("IADD_RR");
	await page.getByLabel(/^Second opcode/).fill("FADD_RR");
	await page.keyboard.press("Enter");
	await page.waitForSelector("#compare table");
}
async function filters(page) {
	await page.locator(".side .more-filters summary").click();
	await page.locator(".side input").first().fill("add");
}
async function folder(page) {
	await page.goto(address("index.html"));
	await search("add")(page);
}
const changes = page => page.goto(pathToFileURL(path.join(changedSite(), "index.html")).href)
	.then(() => page.getByRole("link", { name: "Changes" }).first().click());

export const STATES = [
	["semantics", "gpu/en/insn-ffma.html#semantics"],
	["syntax", "gpu/en/insn-iadd.html#syntax"],
	["syntax-link", "gpu/en/insn-iadd.html", hover("pre.syntax a")],
	["encoding", "gpu/en/insn-iadd.html#encoding"],
	["opcode", "gpu/en/insn-iadd.html#encoding", page => page.locator(".opcodes label").nth(2).click()],
	["fields", "gpu/en/insn-iadd.html#fields"],
	["code-link", "gpu/en/insn-ffma.html#semantics", hover("pre.code a")],
	["raises", "gpu/en/insn-iadd.html", hover(".raises a")],
	["constraints", "gpu/en/insn-fadd.html#constraints"],
	["examples", "gpu/en/insn-iadd.html#examples"],
	["search-name", "gpu/en/index.html", search("ffm")],
	["search-synonym", "gpu/en/index.html", search("popcount")],
	["search-typo", "gpu/en/index.html", search("schfl")],
	["search-pattern", "gpu/en/index.html", search("0101 ???? 0110")],
	["bits", "gpu/en/bits.html"],
	["search-all", "index.html", search("add")],
	["search-folder", "index.html", folder],
	["filters", "gpu/en/insn-iadd.html", filters],
	["next", "gpu/en/insn-iadd.html", hover("a[rel=next]")],
	["heading-link", "gpu/en/insn-iadd.html", hover("#semantics")],
	["copied", "gpu/en/insn-iadd.html#examples", click(".examples .copy")],
	["contents-phone", "gpu/en/insn-iadd.html", click(".toc summary"), PHONE],
	["uses", "gpu/en/file-p.html", to("#uses")],
	["compare", "gpu/en/compare.html", compare],
	["neighbours", "gpu/en/insn-iadd.html#neighbours"],
	["footer", "gpu/en/insn-iadd.html", to("footer")],
	["changes", "index.html", changes],
	["codec-word", "gpu/en/codec.html#word=" + ADD, page => page.waitForTimeout(800)],
	["codec-undefined", "gpu/en/codec.html#word=" + UNDEFINED, page => page.waitForTimeout(800)],
	["run", "gpu/en/insn-iadd.html", run],
	["program", "gpu/en/codec.html", program],
	["no-scripts", "gpu/en/insn-iadd.html#examples", undefined, { javaScriptEnabled: false }],
	["dark-phone", "gpu/en/insn-iadd.html", undefined, { ...PHONE, colorScheme: "dark" }],
];
