// SPDX-License-Identifier: MIT
// The compiled codec, decoder and assembler, is at most 64 KB as it is transferred, even from a host
// that compresses nothing; the interpreter is a script of its own. Each is told.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { codecs } from "./lib/codec.mjs";
import { SITE, close } from "./lib/site.mjs";

const MOST = 64 * 1024;
const kilobytes = bytes => (bytes / 1024).toFixed(1);

const isTooLarge = size => !(size > 0 && size <= MOST);

function sizes(isa, name) {
	const file = path.join(SITE, isa, name);
	if (!fs.existsSync(file)) return null;
	const bytes = fs.readFileSync(file);
	return { size: bytes.length, zipped: zlib.gzipSync(bytes).length };
}

const findings = [],
	told = [];
for (const isa of codecs()) {
	const codec = sizes(isa, "codec-wasm.js"),
		run = sizes(isa, "run-wasm.js");
	if (isTooLarge(codec.size))
		findings.push(`${isa}: codec-wasm.js has ${kilobytes(codec.size)} KB, at most 64`);
	const page = fs.readFileSync(path.join(SITE, isa, "codec.js"), "utf8");
	if (page.includes("speccCodec.module(")) findings.push(`${isa}: codec.js holds a module`);
	told.push(
		`${isa} ${kilobytes(codec.size)} (gzip ${kilobytes(codec.zipped)}), ` +
			`interpreter ${run ? kilobytes(run.size) : "none"} (${run ? kilobytes(run.zipped) : "-"})`
	);
}
if (![MOST + 1, 0, NaN].every(isTooLarge) || isTooLarge(MOST))
	findings.push("a codec that is too large, or empty, is not seen");
close(findings, `codec in KB: ${told.join("; ")}`);
