%# SPDX-License-Identifier: MIT
%# What a displacement counts, with as many arguments as it needs.
%if @relative
%let start = concat(substring('next', 1, 4 * count(@relative-next)), @relative-from)
%let from = concat($start, substring('0', 1, not(string($start))))
%let step = concat(@relative-step, substring('1', 1, not(@relative-step)))
%if @relative-align
    Relative<${$from}, ${$step}, ${@relative-align}>;
%elif @relative-step
    Relative<${$from}, ${$step}>;
%else
    Relative<${$start}>;
%end
%end
