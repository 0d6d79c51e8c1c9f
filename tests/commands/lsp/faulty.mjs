// SPDX-License-Identifier: MIT
// A language server with a fault: node faulty.mjs FAULT SPECC ARGUMENTS...
//   lines  what it says is off by one line
//   drop   it does not see every seventh change
//   bits   the lowest bit of each field that it names is off by one
import { spawn } from "node:child_process";

const [fault, specc, ...rest] = process.argv.slice(2);
const child = spawn(specc, rest, { stdio: ["pipe", "pipe", "inherit"] });
let changes = 0;

// Hands on the messages of one stream, changed; NULL drops one.
const relay = (from, to, change) => {
	let bytes = Buffer.alloc(0);
	from.on("data", (more) => {
		bytes = Buffer.concat([bytes, more]);
		for (;;) {
			const end = bytes.indexOf("\r\n\r\n");
			const length = Number(/\d+/.exec(bytes.subarray(0, Math.max(end, 0)))?.[0]);
			if (end < 0 || bytes.length < end + 4 + length) return;
			const body = change(bytes.subarray(end + 4, end + 4 + length).toString());
			bytes = bytes.subarray(end + 4 + length);
			if (body === null) continue;
			to.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
		}
	});
	from.on("end", () => to.end());
};

relay(process.stdin, child.stdin, (body) => {
	if (fault !== "drop" || !body.includes("didChange") || ++changes % 7) return body;
	// Only the version is taken from it.
	return body.replace(/"contentChanges":.*]/, '"contentChanges":[]');
});
relay(child.stdout, process.stdout, (body) => {
	if (fault === "lines") return body.replace(/"line":(\d+)/g, (_, n) => `"line":${+n + 1}`);
	return fault === "bits" ? body.replace(/bits (\d+)/g, (_, n) => `bits ${+n + 1}`) : body;
});
child.on("close", (code) => process.exit(code ?? 1));
