%# SPDX-License-Identifier: MIT
%# Target c-test: a program that checks target c against the facts of the specification.
%let d = /isa/derived
%let p = $d/@prefix
%let P = $d/@upper
%let opcodes = //opcode[not(@defective)]
%let f = /isa/fuzz
%let appends = boolean($f/slots/row)
%let modes = boolean($d/modes/row)
%file "${$p}_roundtrip.c"
/* Round-trip test of ${$p}.h: legality is judged here from the fields and their legal values as the
 * specification "${c-comment: /isa/@name}" has them, not by the tables of the library.
 *
 * cc -O1 -I../c ${$p}_roundtrip.c ../c/${$p}_{tables,decode,encode,format,parse,number}.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}.h"

%include "model.tpl"
%include "data.tpl"
%include "words.tpl"
%include "append.tpl"
%include "legal.tpl"
%include "illegal.tpl"
%include "refused.tpl"
%include "run.tpl"
