// SPDX-License-Identifier: MIT
// Every executable example of the published documents gives its after-state in the page's
// interpreter, and the page reads the values of cases as specc does. Changed cases and values
// have to be noticed.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { casesOf, codecs, generator, open } from "./lib/codec.mjs";
import { close, WORK } from "./lib/site.mjs";

const findings = [];
let count = 0;

const isBlock = text => /^(reset|raise\s+\S+)$/.test(text);

// A setting as specc has published it and as the page reads it: the same values?
function compareSetting(isa, text, ours, theirs) {
	const wanted = theirs.values.trim().split(/\s+/).map(BigInt);
	const all = ours.values.map((value, i) => wanted[wanted.length > 1 ? i : 0] === value);
	const isSame =
		all.every(Boolean) && (wanted.length === 1 || wanted.length === ours.values.length);
	if (!isSame)
		findings.push(
			`${isa}: ${theirs.place} of '${text}': ${theirs.values}, in the page ` +
				ours.values.map(value => `0x${value.toString(16)}`).join(" ")
		);
}

// The bytes and registers that the published settings name, against those of the page.
function compareSettings(isa, text, wanted, settings) {
	const ours = { before: wanted.before, after: wanted.after };
	for (const side of ["before", "after"]) {
		const theirs = settings.filter(setting => setting.side === side);
		if (theirs.length !== ours[side].length) {
			findings.push(
				`${isa}: '${text}' has ${theirs.length} settings ${side}, in the page ` +
					ours[side].length
			);
			continue;
		}
		theirs.forEach((setting, i) => compareSetting(isa, text, ours[side][i], setting));
	}
}

function run({ codec, machine }, { example, text }) {
	if (isBlock(example)) return machine.runCase(example, null, text);
	const parsed = codec.parse(example);
	if (parsed.error) throw new Error(`'${example}' is not read: ${parsed.error.message}`);
	return machine.runCase(example, parsed.list, text);
}

// What stands behind the arrow made wrong: a value one higher, and an exception that is not raised.
function wrongCases(text, machine) {
	const wrong = [];
	const number = /->(?:.*[^@\w])?=\s*(0x[0-9A-Fa-f]+|\d+)$/.exec(text);
	if (number)
		wrong.push(
			text.slice(0, text.length - number[1].length) +
				(BigInt(number[1]) ? BigInt(number[1]) - 1n : 1n)
		);
	if (!/->\s*raise/.test(text) && machine.exceptions.length > 1)
		wrong.push(text.replace(/->.*$/s, `-> raise ${machine.exceptions[1]}`));
	return wrong;
}

function check(isa, page, each) {
	count++;
	try {
		const { wrong, wanted } = run(page, each);
		for (const { what, expected, got } of wrong)
			findings.push(
				`${isa}: '${each.example}', '${each.text}': ${what} is ${got}, not ${expected}`
			);
		compareSettings(isa, each.text, wanted, each.settings);
	} catch (error) {
		findings.push(`${isa}: '${each.example}', '${each.text}': ${error.message}`);
	}
}

// Returns how many wrong cases there were; each has to be found wrong.
function faults(isa, page, list) {
	let made = 0;
	for (const each of list.filter((item, i) => i % 37 === 0))
		for (const text of wrongCases(each.text, page.machine)) {
			made++;
			if (run(page, { ...each, text }).wrong.length === 0)
				findings.push(`${isa}: '${each.example}' agrees with the wrong case '${text}'`);
		}
	return made;
}

// The example of docs/codec.md: what a line gives stands behind it.
async function manual({ context }) {
	const [, script] = /```js\n([^]*?)```/.exec(fs.readFileSync("docs/codec.md", "utf8"));
	const code = script.replace(
		/^(?!const)(.*?);\s+\/\/ ("[^"]*"|\[\]).*$/gm,
		(all, expression, result) =>
			`told.push([${JSON.stringify(expression)}, ${expression}, ${result}]);`
	);
	const told = await vm.runInContext(
		`(async () => { const told = [];\n${code}\nreturn told; })()`,
		context
	);
	for (const [expression, got, expected] of told)
		if (JSON.stringify(got) !== JSON.stringify(expected))
			findings.push(`docs/codec.md: ${expression} is ${JSON.stringify(got)}`);
	if (told.length < 5) findings.push(`docs/codec.md: ${told.length} lines with a result`);
}

// An expression for each operator and function of the page's table, with these numbers.
function expressions({ binary, prefix, functions, quotients }, a, b) {
	const is = `(${a} < ${b})`,
		list = [];
	const isCount = op => binary[op].kind === "SHIFT";
	for (const op in binary)
		if (binary[op].kind === "LOGIC") list.push(`${is} ${op} (${b} == ${a})`);
		else if (binary[op].compute) list.push(`${a} ${op} ${isCount(op) ? b & 31 : b}`);
	for (const op in prefix) list.push(op + (op === "!" ? is : `(${a} - ${b})`));
	for (const name in functions) {
		const isOfTwo = functions[name].length === 2; // one alone need not take a negative number
		list.push(`${name}(${isOfTwo ? `${a} - ${b}, ${b + 1}` : a})`);
	}
	for (const name in quotients) list.push(`${name}((${a} - ${b}) / ${(b & 255) + 1})`);
	return list;
}

// The same values from specc, which publishes them.
function values({ speccCodec }) {
	const random = generator(5),
		folder = path.join(WORK, "values"),
		list = [];
	for (let i = 0; i < 8; i++) {
		const number = () => random() & (i % 2 ? 0xffff : 15);
		list.push(...expressions(speccCodec.operators, number(), number()));
	}
	fs.cpSync("isa-spec/tiny", folder, { recursive: true });
	const file = path.join(folder, "alu.isa"),
		text = fs.readFileSync(file, "utf8");
	const lines = list.map(value => `    -> r1 = UINT16(${value})\n`);
	fs.writeFileSync(file, text.replace("add r1, r2, r3\n", all => all + lines.join("")));
	const out = path.join(folder, "out");
	execFileSync(process.env.SPECC, ["build", folder, "-t", "xml", "-o", out]);
	const told = casesOf("tiny", path.join(out, "xml", "tiny.xml")).filter(each =>
		each.text.startsWith("-> r1 = UINT16(")
	);
	told.forEach(({ text, settings }, i) => {
		const ours = speccCodec.cases.evaluate({}, `UINT16(${list[i]})`, -1);
		if (!text.includes(list[i]) || BigInt(settings[0].values) !== ours)
			findings.push(`${list[i]} is ${settings[0].values}, in the page ${ours}`);
	});
	if (told.length < 100) findings.push(`only ${told.length} values were compared`);
	return told.length;
}

let made = 0,
	compared = 0;
const names = codecs();
for (const isa of names) {
	const page = await open(isa),
		list = casesOf(isa);
	for (const each of list) check(isa, page, each);
	made += faults(isa, page, list);
	compared ||= values(page);
	if (isa === "gpu") await manual(page);
}
if (count === 0 || made === 0) findings.push("there are no cases");
close(
	findings,
	`${count} cases of ${names.join(", ")} give their after-state; ` +
		`${compared} values are those of specc; ` +
		`${made} wrong ones are noticed`
);
