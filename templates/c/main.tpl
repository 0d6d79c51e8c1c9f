%# SPDX-License-Identifier: MIT
%# Target c: a library that decodes, encodes, formats and parses, and a program that uses it.
%let d = /isa/derived
%let p = $d/@prefix
%let P = $d/@upper
%include "needs.tpl"
%include "banner.tpl"
%include "header.tpl"
%include "tables/header.tpl"
%include "tables/tables.tpl"
%include "decode/decode.tpl"
%include "encode.tpl"
%include "format/format.tpl"
%include "number/number.tpl"
%include "run/run.tpl"
%include "kernel/kernel.tpl"
%include "float/float.tpl"
%include "parse/parse.tpl"
%include "tool/tool.tpl"
