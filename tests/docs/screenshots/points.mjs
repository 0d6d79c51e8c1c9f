// What shows each point of docs/manuals.md: its number, the page, what is done there before the
// picture is taken, and how the browser differs from a light one of 1280 by 800.
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

export const POINTS = [
	[1, "gpu/en/insn-iadd.html"],
	[2, "gpu/en/insn-iadd.html"],
	[3, "gpu/en/insn-ffma.html#semantics"],
	[4, "gpu/en/insn-iadd.html#syntax"],
	[5, "gpu/en/insn-iadd.html", hover("pre.syntax a")],
	[6, "gpu/en/insn-iadd.html#encoding"],
	[7, "gpu/en/insn-iadd.html#encoding", page => page.locator(".forms label").nth(2).click()],
	[8, "gpu/en/insn-iadd.html#fields"],
	[9, "gpu/en/insn-iadd.html#semantics"],
	[10, "gpu/en/insn-ffma.html#semantics", hover("pre.code a")],
	[11, "gpu/en/insn-iadd.html", hover(".raises a")],
	[12, "gpu/en/insn-fadd.html#constraints"],
	[13, "gpu/en/insn-iadd.html#examples"],
	[14, "gpu/en/insn-iadd.html#examples"],
	[15, "gpu/en/insn-iadd.html#examples"],
	[16, "gpu/en/index.html", search("ffm")],
	[17, "gpu/en/index.html", search("popcount")],
	[18, "gpu/en/index.html", search("schfl")],
	[19, "gpu/en/index.html", search("0101 ???? 0110")],
	[20, "gpu/en/bits.html"],
	[21, "index.html", search("add")],
	[22, "index.html", folder],
	[23, "gpu/en/insn-iadd.html", filters],
	[24, "gpu/en/insn-iadd.html", hover("a[rel=next]")],
	[25, "gpu/en/insn-iadd.html", hover("#semantics")],
	[26, "gpu/en/insn-iadd.html#examples", click(".examples .copy")],
	[27, "gpu/en/insn-iadd.html", click(".toc summary"), PHONE],
	[28, "gpu/en/opcode-map.html"],
	[29, "gpu/en/file-p.html", to("#uses")],
	[30, "gpu/en/compare.html", compare],
	[31, "gpu/en/insn-iadd.html#neighbours"],
	[32, "gpu/en/insn-iadd.html", to("footer")],
	[33, "index.html", changes],
	[34, "gpu/en/codec.html#word=" + ADD, page => page.waitForTimeout(800)],
	[35, "gpu/en/codec.html#word=" + UNDEFINED, page => page.waitForTimeout(800)],
	[36, "gpu/en/insn-iadd.html", run],
	[37, "gpu/en/codec.html", program],
	[38, "gpu/en/insn-iadd.html#examples", undefined, { javaScriptEnabled: false }],
	[39, "gpu/en/insn-iadd.html", undefined, { ...PHONE, colorScheme: "dark" }],
	[40, "gpu/zh/insn-iadd.html"],
];
