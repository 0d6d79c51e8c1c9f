// SPDX-License-Identifier: MIT
// Shows a folder of pages at http://localhost:PORT/ until it is interrupted.
//   node site/serve.mjs FOLDER [PORT]
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const TYPES = {
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".xml": "application/xml",
	".xsd": "application/xml",
	".csv": "text/csv; charset=utf-8",
	".zip": "application/zip",
};
const root = path.resolve(process.argv[2] ?? "build/site");
const port = Number(process.argv[3] ?? 8000);

function answer(request, response) {
	let name = "/";
	try {
		name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
	} catch {
		name = ""; // no address
	}
	const file = path.join(root, name.endsWith("/") ? name + "index.html" : name);
	// A folder of specc build has no page for it.
	const missing = () => fs.readFile(path.join(root, "404.html"), (error, bytes) => {
		response.writeHead(404, { "Content-Type": error ? "text/plain" : TYPES[".html"] });
		response.end(error ? "There is no such page.\n" : bytes);
	});
	if (!file.startsWith(root + path.sep) || file.includes("\0")) return missing();
	fs.readFile(file, (error, bytes) => {
		if (error) return missing();
		const type = TYPES[path.extname(file)] ?? "application/octet-stream";
		response.writeHead(200, { "Content-Type": type });
		response.end(bytes);
	});
}

if (!fs.existsSync(path.join(root, "index.html"))) {
	console.error(`There is no ${path.join(root, "index.html")}: make site makes it.`);
	process.exit(2);
}
const server = http.createServer(answer);
server.on("error", error => {
	console.error(`The pages cannot be shown at port ${port}: ${error.message}`);
	process.exit(2);
});
server.listen(port, "127.0.0.1", () => console.log(`http://localhost:${server.address().port}/`));
