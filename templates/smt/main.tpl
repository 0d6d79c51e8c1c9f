%# The semantics as SMT-LIB: functions on bit-vectors, a row of them for each opcode.
%file "${isa/places/@prefix}.smt2" as txt
; Semantics of ${isa/@title} as functions on bit-vectors, for SMT-LIB 2.6.
; Made by specc from the specification "${isa/@name}": change that, not this file.
;
; ${isa/smt/@made} of ${isa/smt/@cases} cases have functions. Lines that begin with two semicolons
; say what a case is, where its inputs and outputs are in the instruction `insn`, or why it has no
; functions.
;; units ${isa/layout/@unit} ${isa/layout/@byte-order}
%each isa/smt/line
${raw: .}
%end
(set-logic QF_BV)
%each isa/smt/smt-case

%each line
${raw: .}
%end
%end
