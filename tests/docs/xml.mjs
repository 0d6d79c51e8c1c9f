// SPDX-License-Identifier: MIT
// Every XML document of the site and of out/ against the schema beside it, by xmllint; broken copies
// of one must be refused.
import fs from "node:fs";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { SITE, WORK, close, files, skip } from "./lib/site.mjs";
import { seeded } from "./lib/faults.mjs";

function schema(file) {
	const name = /-semantics\.xml$/.test(file) ? "specc-semantics.xsd" : "specc-isa.xsd";
	return path.join(path.dirname(file), name);
}

// What xmllint says against a document, or nothing.
function refused(file, xsd) {
	const run = spawnSync("xmllint", ["--nonet", "--noout", "--schema", xsd, file],
		{ encoding: "utf8" });
	if (run.error?.code === "ENOENT")
		skip("xmllint is not installed (package libxml2-utils)");
	return run.status === 0 ? "" : run.stderr.split("\n")[0].replace(/.*\//, "").slice(0, 200);
}

const CASES = [
	["unclosed element", text => text.replace(/<\/isa>\s*$/, "")],
	["element that is not one", text => text.replace(/<\/isa>\s*$/, "<bitfield/></isa>")],
	["attribute that is not one", text => text.replace(/<isa /, '<isa colour="red" ')],
	["another namespace", text => text.replace(/xmlns="[^"]*"/, 'xmlns="urn:specc:isa:0"')],
];

function faults(document) {
	const text = fs.readFileSync(document, "utf8");
	return CASES.flatMap(([name, change]) => {
		const copy = path.join(WORK, "broken.xml");
		fs.writeFileSync(copy, seeded(text, change));
		return refused(copy, schema(document)) === ""
			? [`seeded fault "${name}" is not seen`] : [];
	});
}

const roots = [SITE, ...fs.readdirSync("out").map(isa => path.resolve("out", isa, "xml"))];
const documents = roots.filter(root => fs.existsSync(root)).flatMap(root => files(root)
	.filter(file => file.endsWith(".xml")).map(file => path.join(root, file)))
	.filter(file => fs.existsSync(schema(file)));
const findings = documents.flatMap(file => {
	const why = refused(file, schema(file));
	return why === "" ? [] : [`${path.relative(".", file)}: ${why}`];
});
if (documents.length === 0)
	findings.push("there is no XML document with its schema beside it");
else
	findings.push(...faults(documents.find(file => !/-semantics/.test(file))));
close(findings, `xml: ${documents.length} documents valid`);
