%# Of an instruction page: syntax, drawings and fields, constraints, the way of the decoder, and what
%# lies near in the encoding space.
%block insn_syntax(page)
%end
%block insn_encoding(page)
<h2 id="encoding">${label: encoding}</h2>
%each $page/opcode
<h3 id="${@id}">${@name}</h3>
%end
%end
%block insn_constraints(page)
%end
%block insn_decoding(page)
%end
%block insn_neighbours(page)
%end
