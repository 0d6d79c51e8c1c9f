// SPDX-License-Identifier: MIT
// The codec of a site's pages as an assembler: SITE=FOLDER node page.mjs NAME asm|disasm FILE, lines
// of text or of hexadecimal digits; prints the other one, `refused` for what is no instruction.
import { readFileSync } from "node:fs";
import { open } from "../../../docs/lib/codec.mjs";

const [name, what, file] = process.argv.slice(2);
const { codec } = await open(name);
for (const line of readFileSync(file, "utf8").split("\n").slice(0, -1)) {
	const list = what === "asm" ? codec.parse(line).list
		: [codec.decode(Uint8Array.from(Buffer.from(line, "hex")))];
	if (!list || list.some((it) => it.status !== "ok")) console.log("refused");
	else if (what === "asm") console.log(list.map((it) => Buffer.from(it.bytes).toString("hex")).join(""));
	else console.log(list[0].text);
}
