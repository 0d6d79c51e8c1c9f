// SPDX-License-Identifier: MIT
// The Nu Html Checker.
import { spawnSync } from "node:child_process";
import { close, skip } from "./site.mjs";
import { packageFile } from "./npm.mjs";

// Its messages on the pages and style sheets in files and folders.
export function checked(folders) {
	const jar = packageFile("vnu-jar", "build/dist/vnu.jar");
	const run = spawnSync("java", ["-Xss4m", "-jar", jar, "--format", "json", "--stdout",
		"--exit-zero-always", "--also-check-css", "--skip-non-html", ...folders],
	{ encoding: "utf8", maxBuffer: 1 << 30 });
	if (run.error?.code === "ENOENT")
		skip("java is not installed (package default-jre-headless)");
	try {
		return JSON.parse(run.stdout).messages;
	} catch {
		console.log(run.stderr.slice(0, 2000));
		close(["vnu: the checker itself failed"], "vnu");
	}
}
