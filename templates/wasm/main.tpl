%# Target wasm: what `make site` compiles with target c to WebAssembly, and what the page knows of
%# names.
%let d = /isa/derived
%let p = $d/@prefix
%let P = $d/@upper
%let s = $d/state
%block banner(what)
/* ${c-comment: $what}
 *
 * Instruction set: ${c-comment: /isa/@title}.
 * Made by specc from the specification "${c-comment: /isa/@name}": change that, not this file. */
%end
%include "page_h.tpl"
%include "codec.tpl"
%include "run.tpl"
%include "facts.tpl"
