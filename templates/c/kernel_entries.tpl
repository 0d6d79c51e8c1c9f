%# Rows of tables that interpreters of machines and others have: which kernel a form has.
%block kernel_choices()
%each $d/kernel-choices/row fill 87
	{ ${$P}_FIELD_${@field}, ${@stride} },
%else
	{ 0 },
%end
%end
%block kernel_entries()
%each $d/kernel-entries/row wrap 74
	{ $\
%each @* sep ", "
%if name() = 'guard' or name() = 'guard_invert'
.${name()} = ${$P}_FIELD_${.}$\
%else
.${name()} = ${.}$\
%end
%else
0$\
%end
 },
%end
%end
