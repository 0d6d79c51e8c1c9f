%# SPDX-License-Identifier: MIT
%# An operand mode: its alternatives, what they append, and its classes.
%block mode(mode)
.SS ${$mode/@name}
.TS
nokeep;
lb lb lb lb
lb l l l.
${label: alternative}	${label: bits-column}	${label: text}	${label: appends}
_
%each $mode/alternative
\&${@name}	\&${@pattern}$[, ${@units}$]	\&${@plain}	\&$\
%if @appends
${@appends} ${label: bits}$\
%end

%end
.TE
%each $mode/class as class
.PP
\fB${$class/@name}\fR: $\
%each $mode/alternative[@name = $class/member/@name] sep ", "
${@name}$\
%end

%end
%end
