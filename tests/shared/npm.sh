# SPDX-License-Identifier: MIT
# Sourced by tests of tests/tools: sets $NODE_MODULES to the folder with the packages that
# package-lock.json there pins, installed beside the compiler under test when they are missing or
# others. Without node, npm or the packages the test is skipped.
for tool in node npm; do
	command -v $tool >/dev/null 2>&1 || { echo "$tool is not installed"; exit 77; }
done
npm_here=$ROOT/tests/tools
npm_to=$(dirname "$SPECC")/tools
exec 9>"$npm_to.lock"
flock 9 # tests run side by side
if ! cmp -s "$npm_here/package-lock.json" "$npm_to/package-lock.json"; then
	mkdir -p "$WORK/npm"
	cp "$npm_here/package.json" "$npm_here/package-lock.json" "$npm_here/.npmrc" "$WORK/npm"
	(cd "$WORK/npm" && npm ci --ignore-scripts --loglevel=error) >"$WORK/npm.log" 2>&1 || {
		cat "$WORK/npm.log"
		echo "npm could not install the packages of tests/tools/package-lock.json"
		exit 77
	}
	rm -rf "$npm_to" "$npm_to.new"
	cp -R "$WORK/npm" "$npm_to.new" && mv "$npm_to.new" "$npm_to" || exit 1
fi
exec 9>&-
NODE_MODULES=$npm_to/node_modules
export NODE_MODULES
