%# SPDX-License-Identifier: MIT
%# The registers of a list, the numbers of a table.
%if @kind = 'list'
    Registers<${@file}, $\
%call list('', entry/@number, '')
>;
$[    Separator<"${@separator}">;$]
$[    Range<"${@range}", ${@least}>;$]
%else
%call statement('Table', entry/@number | @formula)
%end
