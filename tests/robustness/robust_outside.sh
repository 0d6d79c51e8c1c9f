#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Files inside and outside a folder: links from a specification, templates or a program to other
# files; files in the output folder that no build has made; names that other systems cannot have;
# pipes without a writer.
set -u
within=$ROOT/tests/shared/within
export LLVM_PROFILE_FILE=/dev/null # no coverage counters, if the build has them
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

# expect STATUS WHAT TEXT COMMAND...: the command ends with this status and prints this text ('-':
# nothing, '': anything); no text of the secret file is shown or written.
expect() {
	total=$((total + 1)) wanted=$1 what=$2 text=$3
	shift 3
	"$@" >log 2>err </dev/null
	got=$?
	[ $got -eq "$wanted" ] || fail "$what: status $got, expected $wanted" err
	case $text in
	-) [ ! -s err ] || fail "$what: something is said" err ;;
	?*) grep -qF -e "$text" err || fail "$what: expected '$text'" err ;;
	esac
	! grep -rq 'secret words' log err out 2>/dev/null || fail "$what: another file is shown" err
}

specc() {
	"$within" 60 "$SPECC" "$@"
}

outside="outside of the folder"
mkdir spec spec/more tpl tpl/a elsewhere
echo 'secret words' >elsewhere/secret
cp "$ROOT/tests/golden/cli-run/tiny.isa" v1.isa

# ---- a specification ----

sed 's/^\(__DefISA .*\)/\1\n  Errata<"errata.md">;/' v1.isa >spec/tiny.isa
isa() {
	rm -rf out
	specc build --isa "${1-spec}" -o out -t html -t xml
}
specification() {
	rm -f spec/errata.md
	ln -s ../elsewhere/secret spec/errata.md
	expect 1 "errata elsewhere" "$outside" isa
	expect 1 "errata elsewhere, by the file's name" "$outside" isa spec/tiny.isa
	rm spec/errata.md
	ln -s ../elsewhere spec/link
	sed 's,"errata.md","link/secret",' spec/tiny.isa >spec/more/tiny.isa
	ln -s ../../elsewhere spec/more/link
	expect 1 "errata in a folder elsewhere" "$outside" isa spec/more
	rm spec/link spec/more/link
	# A sibling whose name has the same prefix is a different folder.
	mkdir spec2
	cp elsewhere/secret spec2/secret
	ln -s ../spec2/secret spec/errata.md
	expect 1 "errata in a folder of a longer name" "$outside" isa
	rm -r spec2 spec/errata.md
	# A link that stays inside is allowed, even if the folder itself is reached through a link.
	echo '## Part' >spec/more/errata.md
	ln -s more/errata.md spec/errata.md
	ln -s spec alike
	expect 0 "errata in the folder" - isa
	expect 0 "the same by a link" - isa alike
	rm alike
	(cd spec && expect 0 "the same, from inside" - specc build --isa . -o ../out -t xml
	expect 0 "a file, from inside" - specc build --isa tiny.isa -o ../out -t xml
	[ $failed -eq 0 ]) || fail "a specification in the current folder"
	mkdir doc
	cp out/xml/tiny.xml doc
	ln -s ../elsewhere/secret spec/x.isa
	expect 2 "a file of the folder elsewhere" "$outside" isa
	rm spec/x.isa
	mkfifo spec/x.isa
	expect 2 "a pipe in the folder" "it is not a regular file" isa
	rm spec/x.isa
	ln -s ../elsewhere/secret doc/sources.json
	expect 2 "lines of a document" "$outside" specc check doc/tiny.xml
}
specification

# ---- templates ----

templates() {
	for line in '%include "part"' '%verbatim "part"'; do
		printf '%s\n' '%file "page.txt" as txt' "$line" >tpl/a/main.tpl
		rm -f tpl/a/part
		ln -s ../../elsewhere/secret tpl/a/part
		expect 1 "$line" "$outside" \
			specc build --isa v1.isa --templates tpl -t a -o out
		printf '%s\n' '%file "page.txt" as txt' "$(echo "$line" |
			sed 's,part,../../elsewhere/secret,')" >tpl/a/main.tpl
		expect 1 "$line by its path" "$outside" \
			specc build --isa v1.isa --templates tpl -t a -o out
	done
	rm tpl/a/part
	printf '%s\n' '%file "page.txt" as txt' '${label: x}' >tpl/a/main.tpl
	ln -s ../../elsewhere/secret tpl/a/strings.en
	expect 1 "labels" "$outside" specc build --isa v1.isa --templates tpl -t a -o out
	rm tpl/a/strings.en tpl/a/main.tpl
	ln -s ../../elsewhere/secret tpl/a/main.tpl
	expect 2 "main.tpl" "$outside" specc build --isa v1.isa --templates tpl -t a -o out
	rm tpl/a/main.tpl
	echo '%include "one"' >tpl/a/main.tpl
	ln -s two tpl/a/one
	printf '%%file "page.txt" as txt\nx\n' >tpl/a/two
	expect 0 "a link inside" - specc build --isa v1.isa --templates tpl -t a -o out
}
templates

# ---- programs ----

mkdir prog prog/sub inc
program() {
	for directive in include incbin; do
		rm -f prog/part
		ln -s ../elsewhere/secret prog/part
		echo ".$directive \"part\"" >prog/p.s
		expect 1 ".$directive, a link" "$outside" specc asm --isa v1.isa -o bin prog/p.s
		for path in ../elsewhere/secret "$PWD/elsewhere/secret" sub/../../elsewhere/secret; do
			echo ".$directive \"$path\"" >prog/p.s
			expect 1 ".$directive $path" "$outside" \
				specc asm --isa v1.isa -o bin prog/p.s
		done
		rm prog/part
		mkfifo prog/part
		echo ".$directive \"part\"" >prog/p.s
		expect 1 ".$directive of a pipe" "it is not a regular file" \
			specc asm --isa v1.isa -o bin prog/p.s
		rm prog/part
	done
	# With -I the file's folder is allowed; its text is not an instruction, its bytes are bytes.
	echo '.incbin "../elsewhere/secret"' >prog/p.s
	expect 0 "a folder of -I" - specc asm --isa v1.isa -I elsewhere -o bin prog/p.s
	cmp -s bin elsewhere/secret || fail "a file of -I"
	# An included file may name files in the program's folder, wherever it is itself.
	echo '.include "../last.s"' >prog/sub/one.s
	echo 'ADD R1, R2, U3;' >prog/last.s
	echo '.include "sub/one.s"' >prog/p.s
	expect 0 "up, but inside" - specc asm --isa v1.isa -o bin prog/p.s
	(cd prog && specc asm --isa ../v1.isa -o ../bin2 p.s) && cmp -s bin bin2 ||
		fail "from the program's folder"
	(cd prog && specc asm --isa ../v1.isa -o ../bin3 - <p.s) && cmp -s bin bin3 ||
		fail "a program on standard input"
}
program

# ---- files in the output folder that no build has made ----

sed 's/ADD/SUM/g' v1.isa >v2.isa
unowned() {
	rm -rf out
	specc build --isa v1.isa -o out -t xml || fail "the first build"
	echo mine >out/mine
	mkdir out/c
	echo mine >out/c/tiny.h
	cp -R out before
	expect 2 "a header of the user's" "'out/c/tiny.h': the existing file was not made by a build" \
		specc build --isa v2.isa -o out
	diff -r -x .specc-lock before out >differs || fail "something changed" differs
	expect 0 "targets that do not want it" - specc build --isa v2.isa -o out -t xml
	[ "$(cat out/mine out/c/tiny.h)" = "$(printf 'mine\nmine')" ] || fail "a file of the user's"
	rm out/c/tiny.h
	expect 0 "when it is gone" - specc build --isa v2.isa -o out
	expect 0 "and again" - specc build --isa v1.isa -o out
	[ "$(cat out/mine)" = mine ] || fail "a file of the user's after four builds"
	rm -r before
}
unowned

# ---- names ----

names() {
	for device in con aux nul com1; do
		sed "s/^__DefISA .*/__DefISA $device/" v1.isa >name.isa
		rm -rf out
		expect 0 "an instruction set called $device" - specc build --isa name.isa -o out
		(cd out && find . -type f) | sed 's,.*/,,' | grep -i "^$device\(\.\|\$\)" >reserved &&
			fail "$device: a file has the name of a device" reserved
		${CC:-cc} -std=c11 -fsyntax-only -Iout/c out/c/*.c 2>err || fail "$device: the C" err
	done
	awk '
	function opcode(name, code) {
		printf "__DefOpcode %s : [%s]\n  __Encoding\n    field<0, 8> Code code == %d;\n", \
			name, name "F", code
		print "  __Syntax\n```asm\n" name " ;\n```\n"
	}
	BEGIN {
		print "__DefISA CASES\n  __Layout\n    Unit<8>;\n    Length<8>;"
		print "  __Assembly\n    Case<exact>;"
		print "__DefFieldType Code<8>\n  Integer<unsigned>;\n__DefGroup G"
		n = split("add ADD Add aDd con NUL a.b A.B", names, " ")
		for (i = 1; i <= n; i++) {
			name = names[i]
			gsub(/\./, "_", name)
			print "__DefOptype " name "F : [G]\n  __Description\nDoes " name ".\n"
			opcode(name, i)
		}
	}' >cases.isa
	rm -rf out
	expect 0 "names that differ in case" - \
		specc build --isa cases.isa -o out -t html -t man -t xml -t csv
	(cd out && find . -type f) | tr A-Z a-z | sort | uniq -d >twice
	[ ! -s twice ] || fail "files that differ in capital letters" twice
	[ "$(find out -name 'insn-addf*' | wc -l)" -ge 4 ] || fail "families that differ in case"
}
names

# ---- pipes without a writer ----

mkfifo pipe
silent_pipe() {
	expect 2 "a pipe without a writer" "waiting for input from the pipe 'pipe'" specc check pipe
	grep -q "cannot read 'pipe': nothing writes to this pipe" err || fail "a pipe is refused" err
}
written_pipes() {
	(sleep 2; timeout 20 cat v1.isa >pipe) &
	expect 0 "a pipe whose writer is late" "waiting for input from the pipe" specc check pipe
	wait $!
	timeout 20 cat v1.isa >pipe &
	expect 0 "a pipe with a writer" "0 errors" specc check pipe
	wait $!
	! grep -q waiting err || fail "there was nothing to wait for" err
}
unread_pipe() {
	expect 2 "a pipe without a reader" "waiting for a reader of the pipe 'pipe'" \
		specc asm --isa v1.isa -o pipe p.s
	grep -q "cannot write 'pipe': nothing reads this pipe" err || fail "a pipe is refused" err
}
read_pipes() {
	(sleep 2; timeout 20 cat pipe >read) &
	expect 0 "a pipe whose reader is late" "waiting for a reader of the pipe" \
		specc asm --isa v1.isa -o pipe p.s
	wait $!
	cmp -s read p.bin || fail "a late reader gets something else"
	timeout 20 cat pipe >read &
	expect 0 "a pipe with a reader" - specc asm --isa v1.isa -o pipe p.s
	wait $!
	cmp -s read p.bin || fail "a reader gets something else"
}
echo 'ADD R1, R2, U3;' >p.s
specc asm --isa v1.isa -o p.bin p.s
silent_pipe
written_pipes
unread_pipe
read_pipes

# Detects compilers with these faults.
if patched follows base/file.c 's/if (!rest)/if (false)/
s/int file = open_resolved.*/int file = open(resolved, O_RDONLY);/'; then
	notices follows specification
	notices follows templates
	notices follows program
fi
if patched overwrites base/outfile.c 's/return is_ours(output, path) ?/return true ?/'; then
	notices overwrites unowned
fi
if patched patient base/file.c 's/if (poll(&state, 1, PATIENCE_MS))/if (true)/'; then
	notices patient silent_pipe
fi
if patched hasty base/file.c 's/errno == ENXIO/false/'; then
	notices hasty unread_pipe
fi
finish "$total commands"
