// SPDX-License-Identifier: MIT
// Serves a folder over HTTP on a free port of this machine, as a static host does, with gzip; its origin
// is the one that 'self' means in the pages' Content-Security-Policy.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import zlib from "node:zlib";

const TYPES = {
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png",
	".json": "application/json", ".xml": "application/xml", ".xsd": "application/xml",
	".csv": "text/csv; charset=utf-8", ".zip": "application/zip",
};

const PACKED = /html|css|javascript|xml|json|csv|svg/;
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

// A slow network: a page comes in three parts, so that its beginning is shown before the rest is there;
// what else it loads comes later still.
async function trickle(response, bytes, type) {
	if (!/html/.test(type))
		await pause(60);
	const part = /html/.test(type) ? Math.ceil(bytes.length / 3) : bytes.length;
	for (let at = 0; at < bytes.length; at += part) {
		if (at > 0)
			await pause(120);
		response.write(bytes.subarray(at, at + part));
	}
	response.end();
}

function answer(folder, { slow, change }, request, response) {
	const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
	const file = path.join(folder, name.endsWith("/") ? name + "index.html" : name);
	const type = TYPES[path.extname(file)] ?? "application/octet-stream";
	fs.readFile(file, (error, read) => {
		if (error) {
			response.writeHead(404);
			return response.end("");
		}
		const bytes = change ? Buffer.from(change(name, read)) : read;
		const packs = !slow && PACKED.test(type) &&
			/\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
		response.writeHead(200, { "Content-Type": type,
			...packs ? { "Content-Encoding": "gzip" } : {} });
		if (slow)
			trickle(response, bytes, type);
		else
			response.end(packs ? zlib.gzipSync(bytes) : bytes);
	});
}

// slow: over a slow network; change(name, bytes): what is sent in place of a file.
export async function serve(folder, options = {}) {
	const server = http.createServer((request, response) =>
		answer(folder, options, request, response));
	await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
	return { root: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
