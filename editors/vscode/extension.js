// SPDX-License-Identifier: MIT
// Starts `specc lsp` and connects VS Code to it.
"use strict";
const path = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// The program and its arguments from the settings.
function server() {
	const settings = vscode.workspace.getConfiguration("specc");
	const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
	let command = settings.get("path") || "specc";
	if (folder && /[\\/]/.test(command) && !path.isAbsolute(command))
		command = path.join(folder, command);
	return { command, args: ["lsp", ...settings.get("arguments", [])], options: { cwd: folder } };
}

async function start() {
	const run = server();
	client = new LanguageClient("specc", "specc", run, {
		documentSelector: [{ scheme: "file", language: "specc" }],
		synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.isa") },
	});
	try {
		await client.start();
	} catch (error) {
		const settings = "Open Settings";
		const answer = await vscode.window.showErrorMessage(
			`specc could not be started as '${run.command}': ${error.message}`, settings);
		if (answer === settings)
			vscode.commands.executeCommand("workbench.action.openSettings", "specc.path");
	}
}

async function stop() {
	const old = client;
	client = undefined;
	await old?.dispose().catch(() => {});
}

async function restart() {
	await stop();
	await start();
}

exports.activate = async (context) => {
	context.subscriptions.push(
		vscode.commands.registerCommand("specc.restart", restart),
		vscode.workspace.onDidChangeConfiguration((change) => {
			if (change.affectsConfiguration("specc.path") || change.affectsConfiguration("specc.arguments"))
				restart();
		}));
	await start();
};

exports.deactivate = stop;
