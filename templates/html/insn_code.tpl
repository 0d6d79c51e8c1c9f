%# Of an instruction page: semantics and examples.
%block insn_semantics(page)
%end
%block insn_examples(page)
%end
