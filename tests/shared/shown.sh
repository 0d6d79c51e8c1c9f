# SPDX-License-Identifier: MIT
# A page of docs/ is accurate: in an empty folder, page_files, then page_commands.

# page_files PAGE: writes the files of the fences `~~~KIND NAME`, and each command of the fences
# `console`, a line that begins with `$ `, with its output: shown-1, shown-2 ... Puts specc on the
# path, and links isa-spec and tests.
page_files() {
	page=$1
	awk '
	!fence && /^(~~~|```)/ {
		fence = substr($0, 1, 3)
		name = /^...console$/ ? "shown-" ++number : /^~~~[a-z]+ [a-z.]+$/ ? $2 : ""
		started = 0
		next
	}
	$0 == fence { fence = name = ""; next }
	/^\$ / && name ~ /^shown/ && started++ { name = "shown-" ++number }
	name { print >name }
	END { if (fence) exit 1; print number + 0 >"number" }' "$ROOT/$page" || exit 1
	ln -s "$ROOT/isa-spec" isa-spec
	ln -s "$ROOT/tests" tests
	mkdir bin
	ln -s "$SPECC" bin/specc
	PATH=$WORK/bin:$PATH
}

# page_commands LEAST [FILTER]: runs them, at least so many, and compares what they print, reports
# before the rest, both through FILTER. Otherwise says so, with failed=1.
page_commands() {
	number=$(cat number)
	[ "$number" -ge "$1" ] || { echo "only $number commands found in $page"; exit 1; }
	for i in $(seq "$number"); do
		command=$(sed -n '1s/^\$ //p' "shown-$i")
		sed 1d "shown-$i" | ${2-cat} >expected
		eval "$command" >out 2>err
		cat err out | ${2-cat} >found
		cmp -s expected found && continue
		failed=1
		echo "FAIL $page: $command"
		diff expected found
	done
}
