// SPDX-License-Identifier: MIT
// The interpreter of the codec's page, in Chromium: Run compares what is expected, of an instruction and
// of a program, and says what cannot be read; behind the end it begins anew; a number that cannot be
// read is named, wherever it stands, and nothing is run with another one.
import { close } from "./lib/site.mjs";
import { codecs } from "./lib/codec.mjs";
import { WIDE, address, launch } from "./lib/browser.mjs";

const findings = [];
let checks = 0;

function expect(what, is) {
	checks++;
	if (!is) findings.push(what);
}

async function open(page, isa, text) {
	await page.goto("about:blank");
	await page.goto(`${address(`${isa}/en/codec.html`)}#text=${encodeURIComponent(text)}`);
	await page.locator("#codec-text").waitFor();
	await page.locator("#run > summary").click();
	await page.locator("#run-settings").waitFor();
}

const said = page => page.locator("#run-status").innerText();

async function run(page, what, wanted) {
	await page.click("#run-all");
	const status = await said(page);
	expect(`${what}: '${status}', not ${wanted}`, wanted.test(status));
}

// [set of instructions, program, settings, expected at the end, what Run says]
const VERDICTS = [
	["gpu", "IADD R0, R1, -R2;", "R1 = 3, R2 = 1", "R0 = 2", /^Matches/],
	["gpu", "IADD R0, R1, -R2;", "R1 = 3, R2 = 1", "R0 = 5", /^Does not match.*exit/],
	["gpu", "IADD R0, R1, R2;\nIADD R3, R0, R0;", "R1 = 3, R2 = 1", "R3 = 8", /^Matches.*Steps: 2/],
	["gpu", "IADD R0, R1, R2;\nIADD R3, R0, R0;", "R1 = laneid", "R3 = 1", /^Does not match/],
	["gpu", "IADD R0, R1, R2;\nIADD R3, R0, R0;", "", "nonsense", /setting.*'nonsense'/],
	["gpu", "IADD R0, R1, R2;", "", "nonsense", /setting.*'nonsense'/],
	["gpu", "IADD R0, R1, R2;\nMOV R1, c[0x0][0x3];", "", "raise AddressRange", /^Matches/],
	["gpu", "IADD R0, R1, R2;\nMOV R1, c[0x0][0x3];", "", "R0 = 0", /^Does not match/],
	["tiny", "ldi r1, 7\nhalt", "", "r1 = 7, halt", /^Matches/],
	["tiny", "ldi r1, 8\nst r1, [r1]", "", "ram[8] = 8", /^Matches.*end/],
	["tiny", "ldi r1, 7\nldi r2, 1", "", "r2 = 2, pc = 4", /^Does not match/],
];

async function verdicts(page) {
	for (const [isa, text, settings, wanted, status] of VERDICTS) {
		await open(page, isa, text);
		await page.fill("#run-settings", settings);
		await page.fill("#run-wanted", wanted);
		if (text.includes("\n"))
			expect(`${text}: it is not said that Run compares`, /Run compares/.test(await said(page)));
		await run(page, `${text} -> ${wanted}`, status);
	}
	expect("a wrong value is not marked", (await page.locator("#run-result .differs").count()) > 0);
}

// What Run says each time that it is pressed.
const AGAIN = [
	["tiny", "ldi r1, 7\nhalt", /halt.*Steps: 2\b/],
	["tiny", "ldi r1, 7", /end.*Steps: 1\b/],
	["gpu", "IADD R0, R1, R2;", /exit.*Steps: 1\b/],
	["brew", "$r1 <- $r2 + $r3", /end.*Steps: 1\b/],
];

async function again(page) {
	for (const [isa, text, status] of AGAIN) {
		await open(page, isa, text);
		for (const time of ["first", "second", "third"])
			await run(page, `${isa}: ${text}, ${time} time`, status);
	}
}

const NUMBERS = [
	["address", "abc", /Address of the first.*0x0 to 0xffff.*"abc"/],
	["address", "-1", /Address.*"-1"/],
	["address", "0x10000", /Address.*"0x10000"/],
	["address", "999999999999999999999", /Address/],
	["look", "xyz", /memory from.*"xyz"/],
	["look", "", /memory from.*""/],
	["limit", "0", /Maximum steps.*1 to 100000000.*"0"/],
	["limit", "-5", /Maximum steps.*"-5"/],
	["limit", "1000000000", /Maximum steps/],
];
const WORDS = [
	["0x123456789", /Line 1: .*32 bits.*0x123456789/],
	["e0\nzz", /Line 2: .*"zz"/],
	["0xe000 0xe000", /^2 instructions/],
	["0xe000\n0xe000", /^2 instructions/],
	["00 e0 00 e0", /^2 instructions/],
];

async function numbers(page) {
	await open(page, "tiny", "halt");
	for (const [name, text, status] of NUMBERS) {
		const before = await page.inputValue(`#run-${name}`);
		await page.fill(`#run-${name}`, text);
		await run(page, `${name} = ${text}`, status);
		expect(`${name} = ${text}: it is run`, !/Steps/.test(await said(page)));
		await page.fill(`#run-${name}`, before);
	}
	await run(page, "numbers as before", /halt.*Steps: 1\b/);
	for (const [text, status] of WORDS) {
		await page.fill("#codec-word", text);
		const told = await page.locator("#codec-status").innerText();
		expect(`${text}: '${told}'`, status.test(told));
	}
}

codecs();
const browser = await launch();
const context = await browser.newContext({ viewport: WIDE });
const page = await context.newPage();
page.setDefaultTimeout(10000);
page.on("pageerror", error => findings.push(error.message));
await verdicts(page);
await again(page);
await numbers(page);
await browser.close();
close(findings, `run_page: ${checks} checks of the interpreter in the page`);
