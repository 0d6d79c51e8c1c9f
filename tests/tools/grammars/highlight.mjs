// SPDX-License-Identifier: MIT
// Colours lines by the grammars that specc made: one class for each character ("mnemonic",
// "register", ...; "" is none), the same names for VS Code's tokeniser and for Vim.
import fs from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";

const require = createRequire(process.env.NODE_MODULES + path.sep);
const { Registry, INITIAL, parseRawGrammar } = require("vscode-textmate");
const oniguruma = require("vscode-oniguruma");

const SCOPES = [
	["invalid", "wrong"], ["keyword.mnemonic", "mnemonic"], ["storage.modifier", "modifier"],
	["variable.language.register", "register"], ["keyword.other", "keyword"],
	["support.constant", "value"], ["constant.numeric", "number"],
	["variable.other.symbol", "symbol"], ["entity.name.label", "label"],
	["keyword.directive", "directive"], ["string", "string"],
	["constant.character.escape", "escape"], ["constant.character", "character"],
	["comment", "comment"], ["keyword.control.guard", "guard"], ["keyword.operator", "operator"],
	["punctuation.terminator", "terminator"], ["variable.language.address", "address"],
];

let engine;
async function load() {
	const wasm = fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
	await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
	return {
		createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
		createOnigString: (text) => new oniguruma.OnigString(text),
	};
}

function classOf(scopes) {
	for (const scope of [...scopes].reverse())
		for (const [prefix, name] of SCOPES)
			if (scope.startsWith(prefix + "."))
				return name;
	return "";
}

// The grammar of the language that package.json contributes, found as VS Code finds it: the scopes
// of each character.
export async function scopes(folder) {
	engine ??= load();
	const parts = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")).contributes;
	const { scopeName, path: file, language } = parts.grammars[0];
	const settings = parts.languages.find((l) => l.id === language).configuration;
	JSON.parse(fs.readFileSync(path.join(folder, settings), "utf8"));
	const text = fs.readFileSync(path.join(folder, file), "utf8");
	const loadGrammar = async (scope) => (scope === scopeName ? parseRawGrammar(text, file) : null);
	const grammars = new Registry({ onigLib: engine, loadGrammar });
	const grammar = await grammars.loadGrammar(scopeName);
	return (lines) => {
		let state = INITIAL;
		return lines.map((line) => {
			const done = grammar.tokenizeLine(line, state);
			state = done.ruleStack;
			const found = new Array(line.length).fill([]);
			for (const token of done.tokens)
				found.fill(token.scopes, token.startIndex, Math.min(token.endIndex, line.length));
			return found;
		});
	};
}

export async function textmate(folder) {
	const scopesOf = await scopes(folder);
	return (lines) => scopesOf(lines).map((line) => line.map(classOf));
}

const DUMP = `let out = []
for l in range(1, line('$'))
  let row = []
  let text = getline(l)
  for c in range(0, strchars(text) - 1)
    call add(row, synIDattr(synID(l, byteidx(text, c) + 1, 1), 'name'))
  endfor
  call add(out, json_encode(row))
endfor
call writefile(out, $SPECC_OUT)
qall!
`;

function vimClass(name) {
	name = name.replace(/^.*Asm/, "").replace(/[0-9]+$/, "");
	if (name.startsWith("Wrong"))
		return "wrong";
	return { Float: "number", Start: "", Colon: "", Arguments: "" }[name] ?? name.toLowerCase();
}

// The names of Vim's groups. With the editor's own detection of file types: the name of the file is
// all it knows.
export function groups(folder, editor, work) {
	return (lines) => {
		const type = fs.readdirSync(path.join(folder, "syntax"))[0].replace(/\.vim$/, "");
		const detect = fs.readFileSync(path.join(folder, "ftdetect", type + ".vim"), "utf8");
		const suffix = detect.match(/\*(\.[^\s,]+)/)[1];
		const file = path.join(work, "text" + suffix), out = path.join(work, "classes.json");
		fs.writeFileSync(path.join(work, "dump.vim"), DUMP);
		fs.writeFileSync(file, lines.join("\n") + "\n");
		fs.rmSync(out, { force: true });
		execFileSync(editor, ["-u", "NONE", "-i", "NONE", "-n", "-es",
			"--cmd", "set nocompatible encoding=utf-8", "--cmd", "set rtp^=" + folder,
			"-c", "filetype plugin on | syntax on", "-c", "edit " + file,
			"-S", path.join(work, "dump.vim")],
		{ stdio: ["ignore", "inherit", "inherit"], timeout: 60000,
			env: { ...process.env, SPECC_OUT: out, HOME: work } });
		return fs.readFileSync(out, "utf8").trimEnd().split("\n").map((row, l) => {
			const names = JSON.parse(row);
			return [...lines[l]].flatMap((c, i) => new Array(c.length).fill(names[i] ?? ""));
		});
	};
}

export function vim(folder, editor, work) {
	const groupsOf = groups(folder, editor, work);
	return (lines) => groupsOf(lines).map((line) => line.map(vimClass));
}

// "FADD=mnemonic .FTZ=modifier ...": runs of one class, without blanks and punctuation of none.
export function show(line, classes) {
	const parts = [];
	for (let i = 0, k; i < line.length; i = k) {
		for (k = i + 1; k < line.length && classes[k] === classes[i];)
			k++;
		const text = line.slice(i, k).trim();
		if (text && (classes[i] || /\w/.test(text)))
			parts.push(`${text}=${classes[i]}`);
	}
	return parts.join(" ");
}
