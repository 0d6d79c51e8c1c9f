# SPDX-License-Identifier: MIT
# For tests/commands/depfile.sh (make) and tests/tools/depfile.sh (ninja): the example of
# docs/build.md for one tool, on an instruction set in a folder with a blank, a file of prose beside
# it and a target of its own; then every change, and what may run after it. Source it in $WORK, then
# call depfile_steps TOOL FILE: the command, which is also the name of its example's fence, and its
# file.

depfile_fail() {
	echo "FAIL $tool: $1"
	head -n 30 log
	exit 1
}

# expect WHAT RUNS: what runs the tool starts ("specc", "specc cc", or "")
expect() {
	: >ran
	"$tool" toy_tables.o >log 2>&1 || depfile_fail "$1: it fails"
	found=$(sort -u ran | tr '\n' ' ')
	[ "$found" = "$2" ] || depfile_fail "$1: runs '$found', expected '$2'"
	: >ran
	"$tool" toy_tables.o >log 2>&1 || depfile_fail "$1, again: it fails"
	[ ! -s ran ] || depfile_fail "$1: runs '$(cat ran)' again without a change"
}

# The programs that the example runs, each with a note that it did.
depfile_programs() {
	mkdir bin
	printf '#!/bin/sh\necho specc >>"%s/ran"\nexec "%s" "$@"\n' "$PWD" "$SPECC" >bin/specc
	printf '#!/bin/sh\necho cc >>"%s/ran"\nPATH="%s" exec %s "$@"\n' "$PWD" "$PATH" "${CC:-cc}" \
		>bin/cc
	chmod +x bin/specc bin/cc
	PATH=$PWD/bin:$PATH
	CC=cc
	export PATH CC
}

depfile_sources() {
	mkdir -p my-isa mine/list
	cat >my-isa/base.isa <<-'END'
		__Language 1
		__DefISA TOY
		    Errata<"notes.md">;
		  __Layout
		    Unit<16>;
		    Length<16>;
		__DefFieldType Num<8>
		    Integer<unsigned>;
		__DefGroup TOYS
	END
	cat >my-isa/load.isa <<-'END'
		__DefOptype LOAD : [TOYS]
		  __Encoding
		    field<8, 8> Num code == 1;
		    field<0, 8> Num n;
		  __Syntax
		```asm
		load n ;
		```
		__DefOpcode LOAD : [LOAD]
	END
	echo 'None yet.' >my-isa/notes.md
	printf '%%include "names.tpl"\n%%file "list.txt"\n%%call names()\n' >mine/list/main.tpl
	printf '%%block names()\n%%each //opcode\n${@name}\n%%end\n%%end\n' >mine/list/names.tpl
}

# depfile_example FENCE FILE: the example of the page, with one more target.
depfile_example() {
	awk -v fence="\`\`\`$1" '$0 == fence { on = 1; next } /^```$/ { on = 0 } on' \
		"$ROOT/docs/build.md" | sed 's/-t c /-t c -t list --templates mine /' >"$2"
	grep -q 'templates mine' "$2" || depfile_fail "docs/build.md has no example"
}

# Some file systems keep times of 10 ms.
depfile_touch() {
	sleep 0.02
	touch "$1"
}

depfile_steps() {
	tool=$1
	: >log
	depfile_programs
	depfile_sources
	depfile_example "$tool" "$2"
	expect "the first run" "cc specc "
	[ -f toy_tables.o ] || depfile_fail "there is no toy_tables.o"
	for file in my-isa/base.isa my-isa/load.isa my-isa/notes.md mine/list/main.tpl \
		mine/list/names.tpl; do
		depfile_touch $file
		expect "$file has a new time" "specc "
	done
	sed '1i // Loads a number.' my-isa/load.isa >changed && mv changed my-isa/load.isa
	expect "a comment is added" "specc "
	sed 's/== 1/== 2/' my-isa/load.isa >changed && mv changed my-isa/load.isa
	expect "the encoding changes" "cc specc "
	sed -e 's/== 2/== 3/' -e 's/LOAD/MORE/g' -e 's/load/more/' my-isa/load.isa >my-isa/more.isa
	expect "a file is added" "cc specc "
	grep -q MORE gen/list/list.txt || depfile_fail "the file that was added is not read"
	rm my-isa/more.isa
	expect "a file is removed" "cc specc "
	! grep -q MORE gen/list/list.txt || depfile_fail "the file that was removed is still there"
	echo 'bits = width' >mine/list/strings.en
	expect "a file of labels is added" "specc "
	echo one >other.txt
	mkdir -p mine/other && echo two >mine/other/main.tpl
	expect "files that were not read" ""
	depfile_errors
}

# After an error the tool tries again; with the mended specification, specc runs once.
depfile_errors() {
	cp my-isa/load.isa good && depfile_touch good
	echo '__DefOpcode' >>my-isa/load.isa
	touch before
	! "$tool" toy_tables.o >log 2>&1 || depfile_fail "an error does not stop it"
	[ ! gen/stamp -nt before ] || depfile_fail "an error changes the stamp"
	: >ran
	! "$tool" toy_tables.o >log 2>&1 || depfile_fail "the error is forgotten"
	grep -q specc ran || depfile_fail "it does not try again"
	cp good my-isa/load.isa
	expect "the specification is mended" "specc "
}
