%# SPDX-License-Identifier: MIT
%# Target fuzz: harnesses that feed bytes, text and programs to target c and check the results
%# against the specification.
%let d = /isa/derived
%let f = /isa/fuzz
%let p = $d/@prefix
%let P = $d/@upper
%# Fields append units, so that the length of an instruction depends on them.
%let appends = boolean($f/slots/row)
%include "banner.tpl"
%include "header.tpl"
%include "model_h.tpl"
%include "model.tpl"
%include "programs.tpl"
%include "words.tpl"
%include "reach.tpl"
%include "fail.tpl"
%include "decode.tpl"
%include "roundtrip.tpl"
%include "text.tpl"
%include "driver.tpl"
%include "seeds.tpl"
%include "afl.tpl"
%include "makefile.tpl"
