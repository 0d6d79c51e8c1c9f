%# SPDX-License-Identifier: MIT
%# Words whose fields have values independently of each other.
%block product(opcode)
		(($\
%let bits = $opcode/@word-bits
%call low($bits, string($opcode/@layout))
 & ${$bits}'h${@mask})$\
%if $bits > 64

			== $\
%else
 == $\
%end
${$bits}'h${@match}$\
%each choice
 && set_${@set}($\
%call slices(slice, string($opcode/@layout))
)$\
%end
)$\
%end
%# The bits of a field in the words of the opcodes that have it there. The last place needs no
%# condition.
%block place(width)
		$\
%if following-sibling::place
%if count(user) = 1
is_${id: user/@id} ? $\
%else
|{$\
%each user sep ", "
is_${id: @id}$\
%end
} ? $\
%end
%end
%if @width != $width
${$width}'($\
%end
%call slices(slice, string(@layout))
%if @width != $width
)$\
%end
%if not(following-sibling::place)
;
%else
 :
%end
%end
%# A layout: where the units of each field begin, these units, and the whole word.
%block layout()
%let layout = @index
%each slot as slot
	logic [7:0] at_${$layout}_${$index}, append_${$layout}_${$index};
%if $first
	assign at_${$layout}_${$index} = 8'd${../@own};
%else
	assign at_${$layout}_${$index} = $\
at_${$layout}_${$index - 1} + append_${$layout}_${$index - 1};
%end
	assign append_${$layout}_${$index} = append_${@append}($\
%if @tested > @own
{ ${@width}'(word >> at_${$layout}_${$index}), $\
%end
%call slices(slice, '')
%if @tested > @own
 }$\
%end
);
	logic [${@width - 1}:0] units_${$layout}_${$index};
	assign units_${$layout}_${$index} = ${@width}'(word >> at_${$layout}_${$index}) &
		~({${@width}{1'b1}} << append_${$layout}_${$index});
%end
	logic [7:0] end_${$layout};
	assign end_${$layout} = at_${$layout}_${count(slot)} + append_${$layout}_${count(slot)};
	logic [${$spread - 1}:0] spread_${$layout};
	assign spread_${$layout} = {$\
%each part
%if @whole
units_${$layout}_${@slot}, $\
%elif @slot
${@width}'(units_${$layout}_${@slot} >> ${@low}), $\
%else
${@width}'d0, $\
%end
%end
$\
%call low(@own, '')
};

%end
