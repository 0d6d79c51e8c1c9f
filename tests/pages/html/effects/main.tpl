%# SPDX-License-Identifier: MIT
%# What each instruction reads, writes, raises and calls, and who uses what, a line each.
%file "effects.txt"
%each isa/pages[@first]/insn as insn
%each reads|writes|raises
${$insn/@name} ${name()} ${@name}$[ ${@kind}$]$\
%if @guard
 guard$\
%end
%each from
 ${@name}$\
%end
%if @immediate
 immediate$\
%end
%each in
 [${@name}]$\
%end

%end
%each .//callee
${$insn/@name} calls ${@name}
%end
${$insn/@name} from $[${$insn/@from}$]
${$insn/@name} to $[${$insn/@to}$]
%end
%each isa/pages[@first]/file|isa/pages[@first]/fact|isa/pages[@first]/machine/exception as thing
%each $thing/users as users
${$thing/@name} ${$users/@how} $[${$users/@name}$]:$\
%if $users/@all
 all ${$users/@count}$\
%end
%each $users/use
 ${@name}$\
%end

%end
%end
