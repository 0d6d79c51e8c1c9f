// SPDX-License-Identifier: MIT
// search.js and search-data.js of an instruction set and a language, in a context of their own.
import path from "node:path";
import vm from "node:vm";
import { SITE, read } from "./site.mjs";

// { open: of the data, changed by a function, an engine; bytes of the data }
export function openSearch(isa, language, site = SITE) {
	const context = vm.createContext({});
	const data = read(path.join(isa, language, "search-data.js"), site);
	vm.runInContext(read(path.join(isa, "search.js"), site), context);
	vm.runInContext(data, context);
	const open = (change = () => {}) => {
		const copy = structuredClone(JSON.parse(JSON.stringify(context.speccSearchData)));
		change(copy);
		return context.speccSearch.open(copy);
	};
	return { open, bytes: Buffer.byteLength(data) };
}
