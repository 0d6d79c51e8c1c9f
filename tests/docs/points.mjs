// The table of docs/manuals.md: no point is lost to another manual, and each has a picture.
import fs from "node:fs";
import { close } from "./lib/site.mjs";
import { POINTS } from "./screenshots/points.mjs";
import { judged } from "./screenshots/take.mjs";

const table = fs.readFileSync("docs/manuals.md", "utf8");
const findings = judged(table, POINTS);

const FAULTS = [
	["a point without a picture", table, POINTS.filter(([number]) => number !== 7)],
	["a point that is lost", table.replace(/(\| 24 \|.*)● \|$/m, "$1◐ |"), POINTS],
	["a row too few", table.replace(/^\| 40 \|.*$/m, ""), POINTS],
];
for (const [name, text, points] of FAULTS)
	if (judged(text, points).length !== 1)
		findings.push(`seeded fault: ${name} is not seen`);
close(findings, `points: ${POINTS.length} of docs/manuals.md`);
