// SPDX-License-Identifier: MIT
// start.mjs EXTENSION SPECC: loads the packaged extension with a stand-in for VS Code that hands out
// classes and functions without effect, activates it, and looks at the process that it starts.
import { createRequire } from "node:module";
import Module from "node:module";
import path from "node:path";
import childProcess from "node:child_process";

const require = createRequire(import.meta.url);
const [folder, specc] = process.argv.slice(2);
const settings = { path: specc, arguments: ["-Wno-unused-definition"] };
const commands = new Map(), messages = [];

// Anything: can be called, constructed, extended, and asked for any member.
function anything() {
	class Stub {}
	return new Proxy(Stub, {
		get: (target, name) => {
			if (name === "prototype" || typeof name === "symbol")
				return Reflect.get(target, name);
			if (name === "then")
				return undefined;
			return (target[name] ??= anything());
		},
		apply: () => ({ dispose() {} }),
		construct: (target, parameters, newTarget) => Reflect.construct(target, parameters, newTarget),
	});
}

const known = {
	version: "1.90.0",
	workspace: {
		getConfiguration: () => ({ get: (key, value) => settings[key] ?? value }),
		workspaceFolders: undefined, textDocuments: [], notebookDocuments: [],
		createFileSystemWatcher: anything(),
	},
	commands: { registerCommand: (name, run) => {
		commands.set(name, run);
		return { dispose() {} };
	} },
	window: { showErrorMessage: async (text) => void messages.push(text), visibleTextEditors: [],
		tabGroups: { all: [] } },
	EventEmitter: class { event = () => ({ dispose() {} }); fire() {} dispose() {} },
	Disposable: class { static from() { return { dispose() {} }; } dispose() {} },
	env: { appName: "stand-in", language: "en" },
};
function mixed(object, rest) {
	return new Proxy(rest, { get: (target, name) =>
		name in object ? (typeof object[name] === "object" && object[name] && !Array.isArray(object[name]) ?
			mixed(object[name], anything()) : object[name]) : target[name] });
}

const started = [], spawn = childProcess.spawn;
childProcess.spawn = (command, parameters, options) => {
	const child = spawn(command, parameters, options);
	started.push({ command, parameters, child });
	child.stdout.once("data", (bytes) => {
		const answer = String(bytes);
		const right = command === specc && parameters.join(" ").startsWith(
			"lsp -Wno-unused-definition") && /"capabilities"/.test(answer);
		console.log(right ? "the packaged extension starts specc lsp" :
			`FAIL ${command} ${parameters.join(" ")}: ${answer.slice(0, 200)}`);
		process.exit(right && commands.has("specc.restart") ? 0 : 1);
	});
	return child;
};
const load = Module._load;
const stand = mixed(known, anything());
Module._load = (name, ...rest) => (name === "vscode" ? stand : load(name, ...rest));
setTimeout(() => {
	console.log(`FAIL no answer within 20 s; started ${started.length}; ${messages.join("; ")}`);
	process.exit(1);
}, 20000);
process.on("unhandledRejection", (error) => console.log("rejected:", error?.message));
const extension = require(path.resolve(folder, "dist/extension.js"));
extension.activate({ subscriptions: [] }).catch((error) => {
	console.log(`FAIL ${error.stack}`);
	process.exit(1);
});
