%# SPDX-License-Identifier: MIT
%# Target c: a library that decodes, encodes, formats and parses, and a program that uses it.
%let d = /isa/derived
%let p = $d/@prefix
%let P = $d/@upper
%include "needs.tpl"
%include "banner.tpl"
%include "header.tpl"
%include "tables_h.tpl"
%include "tables.tpl"
%include "decode.tpl"
%include "encode.tpl"
%include "format.tpl"
%include "number.tpl"
%include "run.tpl"
%include "kernel.tpl"
%include "float.tpl"
%include "parse.tpl"
%include "tool.tpl"
