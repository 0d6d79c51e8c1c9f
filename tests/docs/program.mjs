// SPDX-License-Identifier: MIT
// Programs of the page against the command line: bytes of `specc asm` for lines with labels, where a
// mistake is and which name is suggested for it, values of settings as `specc run` computes them.
// Then the debugger: stops, steps and registers of `specc run`; steps back; breakpoints.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { codecs, open, unescape } from "./lib/codec.mjs";
import { WORK, close } from "./lib/site.mjs";

const findings = [];
const counts = { programs: 0, typos: 0, values: 0, refused: 0 };
const SPECC = process.env.SPECC ?? "build/specc";

function specc(isa, command, text, ...more) {
	const file = path.join(WORK, `${isa}.s`);
	fs.writeFileSync(file, text);
	const done = spawnSync(SPECC, [command, "--isa", `isa-spec/${isa}`, file, ...more], {
		encoding: "utf8",
	});
	return { out: done.stdout, err: done.stderr, status: done.status };
}

function expect(what, got, wanted) {
	if (got !== wanted) findings.push(`${what}: ${got}, not ${wanted}`);
}

const PROGRAMS = {
	gpu: [
		"start: IADD R1, R2, R3;\n\n// a comment\nend: IADD R4, R1, 0x1; // behind",
		"a:\nb: FADD R1, R2, 1.5;",
	],
	tiny: [
		"_start: ldi r1, 10\nloop: addi r1, r1, -1 ; down\n  cmp r1, 0\n  b.ne loop\nhalt",
		"b end\nldi r1, 0x34\nldi r2, end\nend: halt",
		"call f\nhalt\nf: b.eq f + 2\nb . - 2\njr lr",
		"ldi r1, last - first\nfirst: halt\nlast: halt\nldi r2, table + 4\ntable: halt",
		"ldi.w r1, 0xBEEF\nx: ldi.w r2, x\nb far\nldi r3, 100\nfar: ldi r3, far - 1\n.Lx: addi r1, r1, .Lx - far",
	],
	brew: [
		"$r1 <- 10\nloop: $r1 <- tiny $r1 + -1\nif any $r1 != 0 $pc <- $pc + loop\nNOP # end",
		"$pc <- end\n$r2 <- end\nif all $r2 == $r3 $pc <- $pc + end\nend: NOP\ncall end",
		"f: $r1 <- MEM32[f + 8]\ncall f\nif any $r1 == 0 $pc <- $pc + f",
	],
};

function programs(isa, { codec, speccCodec }) {
	for (const text of PROGRAMS[isa] ?? []) {
		counts.programs++;
		const { out, err } = specc(isa, "asm", text + "\n", "--format=hex");
		const { insns, errors } = speccCodec.assemble(codec, text);
		const ours = insns.map(insn => speccCodec.toHex(insn.bytes)).join("\n");
		if (errors.length) findings.push(`${isa}: '${text}': ${errors[0].error.message}`);
		if (err) findings.push(`${isa}: specc asm: ${err}`);
		expect(`${isa}: '${text}'`, ours, out.trim());
	}
}

// Of specc asm: where the mistake is, and what it says. What only specc asm reads is said so.
const MISTAKES = {
	gpu: ["R1: IADD R1, R2, R3;", "c: IADD R1, R2, R3;", "l: l: IADD R1, R2, R3;"],
	tiny: [
		"l: l: halt",
		"x: halt\nx: halt",
		"r1: halt\nb r1",
		"SP: halt",
		"b nowhere",
		"ldi r1, foo",
		"call nowhere + 2",
	],
	brew: ["short: NOP", "$pc <- nowhere", "$r1 <- MEM32[nowhere + 4]"],
};
const ONLY_ASM = [
	[".word 3", 1],
	["x: .equ y, 4", 4],
	["1: halt", 1],
	["x: ldi.w r1, x * 2", 14],
	["x: ldi.w r1, (x)", 15],
	["x: ldi.w r1, ~x", 15],
];

function mistakes(isa, { codec, speccCodec }) {
	for (const text of MISTAKES[isa] ?? []) {
		counts.typos++;
		const { err } = specc(isa, "asm", text + "\n");
		const [, line, column, said] = /:(\d+):(\d+): error: (.*) \[assembly\]/.exec(err) ?? [];
		const [mistake] = speccCodec.assemble(codec, text).errors;
		const ours = mistake && `${mistake.number}:${mistake.error.column}: ${mistake.error.message}`;
		expect(`${isa}: mistake of '${text}'`, ours, `${line}:${column}: ${said}`);
	}
	for (const [text, column] of isa === "tiny" ? ONLY_ASM : []) {
		counts.typos++;
		const error = speccCodec.assemble(codec, text).errors[0]?.error;
		if (!error?.message.endsWith("only in specc asm") || error.column !== column)
			findings.push(`${isa}: '${text}' says ${error?.column}: ${error?.message}`);
	}
}

const TYPOS = {
	gpu: [
		"IAD R0, R1, R2;",
		"FFMA.FZT R0, R1, R2, R3;",
		"FFMA.RNN R0, R1, R2, R3;",
		"ISETP.LR.AND P0, R1, 0x14, PT;",
		"SHFL.BFLI PT, R1, R2, 0x1, 0x1f;",
		"I2F R1, R2;",
		"FSETP.LTT.AND P0, PT, R1, R2, PT;",
		"IADD.SATT R0, R1, R2;",
		"IADD R0 R1, R2;",
		"iadd R0, R1, R2;",
		"MUFU.RPC R1, R2;",
		"@P0 FAD R1, R2, R3;",
		"IADD R0, RZZ, R2;",
		"XYZZY R1;",
		"VOTE.ANNY P0, P1;",
		"LOP3 R1, R2, R3, R4;",
		"SHFTL R1, R2, R3;",
	],
	tiny: [
		"ad r1, r2, r3",
		"adi r1, r2, 3",
		"ldii r1, 4",
		"hal",
		"add r1, r2, spp",
		"pussh r1",
		"popp r1",
		"cal 4",
		"jrr lr",
	],
	brew: [
		"$r1 <- tinny 3",
		"wif",
		"$pcc <- 0x100",
		"stpp",
		"$r1 <- shortt 3",
		"$r1 <- lane_swizle $r2, 1",
		"tpye $r1 <- 1",
		"iff $r1 == 0 $pc <- $pc + 4",
	],
};

function typos(isa, { codec, speccCodec }, wrong = near => near) {
	const before = findings.length;
	for (const text of TYPOS[isa] ?? []) {
		counts.typos++;
		const { err } = specc(isa, "asm", text + "\n");
		const place = /:1:(\d+): error: (.*)/.exec(err),
			theirs = /did you mean '?(.*?)'?\? \[/.exec(err)?.[1] ?? "";
		const [line] = speccCodec.assemble(codec, text).errors;
		if (!line || !place) {
			findings.push(`${isa}: '${text}' is no mistake`);
			continue;
		}
		expect(`${isa}: suggested for '${text}'`, wrong(line.error.near), theirs);
		expect(`${isa}: column of '${text}'`, String(line.error.column), place[1]);
	}
	return findings.length - before;
}

// Operators next to each other: their order is not that of C.
const VALUES = [
	"1 | 2 + 4",
	"6 & 3 == 2",
	"1 << 2 + 1",
	"1 == 1 < 2",
	"5 ^ 1 & 3",
	"2 * 3 & 1",
	"7 - 2 - 1",
	"1 | 6 ^ 3 & 2",
	"3 + 4 * 2 | 1",
	"1 < 2 == 1",
	"0 || 1 && 0",
	"-1 & 0xff",
	"~5 & 0xf",
	"1 ? 2 : 3 | 4",
	"(1 | 2) + 4",
	"16 >> 1 + 1",
	"2 != 2 | 1",
	"10 ^ 3 * 2",
];

// specc publishes what settings of cases are: those of a copy of a specification with more cases.
function values({ speccCodec, machine }) {
	const folder = path.join(WORK, "values"),
		place = "    r1 = 6 ->\n";
	fs.cpSync("isa-spec/tiny", folder, { recursive: true });
	const file = path.join(folder, "jump.isa"),
		text = fs.readFileSync(file, "utf8");
	const cases = VALUES.map(value => `    r1 = ${value} ->\n`).join("");
	if (!text.includes(place)) findings.push("there is no place for more cases");
	const changed = text.replace(place, place + cases);
	fs.writeFileSync(file, changed);
	const { stderr: warnings } = spawnSync(
		SPECC,
		["build", "--isa", folder, "-o", `${folder}.out`, "-t", "xml"],
		{ encoding: "utf8" }
	);
	const published = new Set();
	const valueOf = given => {
		try {
			return String(
				BigInt.asUintN(16, speccCodec.cases.evaluate(machine.facts, given, -1))
			);
		} catch (error) {
			return error.message;
		}
	};
	const xml = fs.readFileSync(path.join(`${folder}.out`, "xml", "tiny.xml"), "utf8");
	for (const [, told, value] of xml.matchAll(
		/<case text="r1 = ([^"]*?) -&gt;"[^>]*>\s*<before place="r1"[^>]*values="(\w+)"/g
	)) {
		const given = unescape(told);
		if (!VALUES.includes(given)) continue;
		counts.values++;
		published.add(given);
		expect(`value of '${given}'`, valueOf(given), String(BigInt(value)));
	}
	for (const text of VALUES.filter(each => !published.has(each))) {
		const line = changed.split("\n").indexOf(`    r1 = ${text} ->`) + 1;
		const said = new RegExp(`:${line}:\\d+: warning: (.*) \\[precedence\\]`).exec(warnings);
		expect(`value of '${text}'`, valueOf(text), said?.[1] ?? "refused");
		counts.refused++;
	}
	if (!published.size || !counts.refused)
		findings.push("no value is published, or none refused");
}

for (const isa of codecs()) {
	const page = await open(isa);
	programs(isa, page);
	typos(isa, page);
	mistakes(isa, page);
	if (isa === "tiny") values(page);
}
const real = findings.length;
if (real === 0) {
	const page = await open("gpu");
	if (typos("gpu", page, near => (near ? near + "X" : near)) === 0)
		findings.push("other suggestions are not seen");
	else findings.length = 0;
}
if (!counts.programs) findings.push("there is no program");
close(
	findings,
	`${counts.programs} programs, ${counts.typos} mistakes and ${counts.values + counts.refused} values as on the ` +
		"command line"
);
