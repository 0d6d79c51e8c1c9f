%# SPDX-License-Identifier: MIT
%# Descriptions of numbers and names for format and parse.
const int64_t ${$p}_number_tables[] = {
%call values($d/tables)
};

const struct ${$p}_number ${$p}_numbers[] = {
%each $d/numbers/row
	{ ${@position}, ${$P}_${@coding}, ${@hex}, ${@joined}, ${@accept}, ${@table}, $\
${@table-count}, ${@scale}, ${@offset}, ${@accept-min}, ${@accept-max},
	  "${c-string: @prefix}", ${@prefix-length}, ${@digits}, "${c-string: @expected}" },
%else
	{ 0 },
%end
};

%if $d/floats/@count != '0'
const struct ${$p}_float ${$p}_floats[] = {
%each $d/floats/row fill 87
	{ ${@position}, ${@bits} },
%end
};

%end
%if $register-lists
const struct ${$p}_member ${$p}_members[] = {
%each $d/list-members/row fill 87
	{ ${@number}, ${@bit}, ${@joins} },
%end
};

const struct ${$p}_member_name ${$p}_member_names[] = {
%each $d/list-names/row fill 87
	{ "${c-string: @text}", ${@length}, ${@member} },
%end
};

const struct ${$p}_list ${$p}_lists[] = {
%each $d/lists/row
	{ ${@position}, ${@member}, ${@name}, ${@members}, ${@names}, ${@least}, ${@empty},
	  { "${c-string: @separator}", ${@separator-length} }, $\
{ "${c-string: @separator-sign}", ${@separator-sign-length} },
	  { "${c-string: @range}", ${@range-length} }, $\
{ "${c-string: @range-sign}", ${@range-sign-length} },
	  "${c-string: @expected}" },
%end
};

%end
const struct ${$p}_name ${$p}_names[] = {
%each $d/names/row fill 87
	{ "${c-string: @text}", ${@length}, ${@value}, ${@alone}, ${@alias} },
%else
	{ 0 },
%end
};

%if $ordered
const struct ${$p}_name_place ${$p}_name_places[] = {
%each $d/name-orders/row fill 87
	{ ${@name}, ${@shorter} },
%end
};

%end
const struct ${$p}_named ${$p}_named[] = {
%each $d/registers/row
	{ ${@position}, ${@name}, ${@names}, $\
%if $ordered
${@order}, $\
%end
${@range}, ${@prefix-length}, $\
"${c-string: @prefix}", ${@first}, ${@count},
	  "${c-string: @expected}" },
%else
	{ 0 },
%end
};
