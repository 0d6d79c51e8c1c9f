%# Of an instruction page: prose, errata, and where it comes from.
%block insn_texts(page)
%each $page/text
<section class="prose"$\
%if @lang
 lang="${@lang}"$\
%end
>
${raw: @html}</section>
%end
%end
%block insn_errata(page)
%end
%block insn_source(page)
%end
