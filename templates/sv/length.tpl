%# SPDX-License-Identifier: MIT
%let unit = /isa/layout/@unit
%if $layouts
	// Bytes without appended units.
	logic [${$length_size - 1}:0] own_length;
%end
%if $h/lengths/rule/@units > 1
	// By the first unit, or with more of them where that does not decide: the first line that
	// matches.
%each distinct($h/lengths/rule/@units) as units
	logic [${$length_size - 1}:0] length_of_${$units};
%end
%each distinct($h/lengths/rule/@units) as units
	assign length_of_${$units} =
%each $h/lengths/rule[@units = $units]
		($\
%call low($unit * $units, '')
 & ${$unit * $units}'h${@mask}) == ${$unit * $units}'h${@match} ? $\
%if @bytes = 0
length_of_${$units + 1} :
%else
${$length_size}'d${@bytes} :
%end
%end
		${$length_size}'d${$h/lengths/@shortest};
%end
%if $layouts
	assign own_length = length_of_1;
%else
	assign length = length_of_1;
%end
%else
%if $layouts
	// By the first unit: the first line that matches.
	assign own_length =
%else
	// Bytes, by the first unit: the first line that matches.
	assign length =
%end
%each $h/lengths/rule
		($\
%call low($unit, '')
 & ${$unit}'h${@mask}) == ${$unit}'h${@match} ? ${$length_size}'d${@bytes} :
%end
		${$length_size}'d${$h/lengths/@shortest};
%end
