// SPDX-License-Identifier: MIT
// A client for the language server: messages in both directions, and what a test waits for.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const PATIENCE = 20000; // milliseconds

export const frame = (message) => {
	const body = Buffer.from(JSON.stringify(message));
	return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
};

export class Client {
	constructor(specc, options = []) {
		this.process = spawn(specc, ["lsp", "--stdio", ...options], {
			stdio: ["pipe", "pipe", "pipe"],
		});
		this.bytes = Buffer.alloc(0);
		this.messages = []; // received and not yet awaited
		this.waiting = [];
		this.diagnostics = new Map(); // URI -> the last ones
		this.last = 0;
		this.errors = "";
		this.process.stdout.on("data", (bytes) => this.receive(bytes));
		this.process.stderr.on("data", (bytes) => (this.errors += bytes));
		this.process.stdin.on("error", () => {});
		this.ended = new Promise((resolve) =>
			this.process.on("close", (code, signal) => resolve(signal ?? code)));
	}

	receive(bytes) {
		this.bytes = Buffer.concat([this.bytes, bytes]);
		for (;;) {
			const end = this.bytes.indexOf("\r\n\r\n");
			if (end < 0) return;
			const length = Number(/Content-Length: (\d+)/.exec(this.bytes.subarray(0, end))[1]);
			if (this.bytes.length < end + 4 + length) return;
			const body = this.bytes.subarray(end + 4, end + 4 + length);
			this.bytes = this.bytes.subarray(end + 4 + length);
			this.take(JSON.parse(body));
		}
	}

	take(message) {
		if (message.method === "textDocument/publishDiagnostics")
			this.diagnostics.set(message.params.uri, message.params.diagnostics);
		this.messages.push(message);
		for (const check of [...this.waiting]) check();
	}

	// The first message that fits, which is then removed.
	wait(fits, what) {
		return new Promise((resolve, reject) => {
			const check = () => {
				const at = this.messages.findIndex(fits);
				if (at < 0) return;
				this.waiting = this.waiting.filter((it) => it !== check);
				clearTimeout(timer);
				resolve(this.messages.splice(at, 1)[0]);
			};
			const timer = setTimeout(() => {
				reject(new Error(`no ${what} after ${PATIENCE} ms; stderr: ${this.errors}`));
			}, PATIENCE);
			this.waiting.push(check);
			check();
		});
	}

	write(bytes) {
		this.process.stdin.write(bytes);
	}

	notify(method, params) {
		this.write(frame({ jsonrpc: "2.0", method, params }));
	}

	// Sends a request and returns its id.
	send(method, params) {
		this.write(frame({ jsonrpc: "2.0", id: ++this.last, method, params }));
		return this.last;
	}

	answer(id) {
		return this.wait((it) => it.id === id && !it.method, `answer to request ${id}`);
	}

	async ask(method, params) {
		const message = await this.answer(this.send(method, params));
		if (message.error) throw new Error(`${method}: ${JSON.stringify(message.error)}`);
		return message.result;
	}

	async initialize(capabilities = {}, more = {}) {
		const result = await this.ask("initialize", { processId: null, capabilities, ...more });
		this.notify("initialized", {});
		return result;
	}

	open(path, text = readFileSync(path, "utf8"), version = 1) {
		const uri = pathToFileURL(path).href;
		this.notify("textDocument/didOpen", {
			textDocument: { uri, languageId: "specc", version, text },
		});
		return uri;
	}

	change(uri, version, contentChanges) {
		this.notify("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
	}

	// The diagnostics of this version of a document.
	async reports(uri, version) {
		const message = await this.wait(
			(it) => it.method === "textDocument/publishDiagnostics" && it.params.uri === uri &&
				it.params.version === version, `diagnostics of version ${version} of ${uri}`);
		return message.params.diagnostics;
	}

	async stop() {
		await this.ask("shutdown");
		this.notify("exit");
		return this.ended;
	}
}
