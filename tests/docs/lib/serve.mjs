// Serves a folder over HTTP on a free port of this machine, as a static host does; its origin is the
// one that 'self' means in the pages' Content-Security-Policy.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const TYPES = {
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png",
	".json": "application/json", ".xml": "application/xml", ".xsd": "application/xml",
	".csv": "text/csv; charset=utf-8", ".zip": "application/zip",
};

function answer(folder, request, response) {
	const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
	const file = path.join(folder, name.endsWith("/") ? name + "index.html" : name);
	fs.readFile(file, (error, bytes) => {
		if (error)
			response.writeHead(404);
		else
			response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ??
				"application/octet-stream" });
		response.end(error ? "" : bytes);
	});
}

export async function serve(folder) {
	const server = http.createServer((request, response) => answer(folder, request, response));
	await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
	return { root: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
