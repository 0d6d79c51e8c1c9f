// A language server that is off by one line: that of argv[2], with changed answers.
import { spawn } from "node:child_process";

const child = spawn(process.argv[2], process.argv.slice(3), { stdio: ["pipe", "pipe", "inherit"] });
process.stdin.pipe(child.stdin);
let bytes = Buffer.alloc(0);
child.stdout.on("data", (more) => {
	bytes = Buffer.concat([bytes, more]);
	for (;;) {
		const end = bytes.indexOf("\r\n\r\n");
		const length = Number(/\d+/.exec(bytes.subarray(0, Math.max(end, 0)))?.[0]);
		if (end < 0 || bytes.length < end + 4 + length) return;
		const body = bytes.subarray(end + 4, end + 4 + length).toString();
		bytes = bytes.subarray(end + 4 + length);
		const changed = Buffer.from(body.replace(/"line":(\d+)/g, (_, n) => `"line":${+n + 1}`));
		process.stdout.write(`Content-Length: ${changed.length}\r\n\r\n`);
		process.stdout.write(changed);
	}
});
child.on("close", (code) => process.exit(code ?? 1));
