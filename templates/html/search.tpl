%# The data for search.js: one file for each language.
%block search_data(pages)
%file "${$pages/@lang}/search-data.js" as json
%let search = $pages/search
globalThis.speccSearchData = {
"labels": {
"none": "${label: search-none}",
"one": "${label: search-one}",
"many": "${label: search-many}",
%call search_kinds('insn opcode field value group type file function state term alias')
},
"unit": ${$search/@unit},
"big": ${string(boolean($search/@big))},
"lengths": [
%each $search/length sep ","
[${@bits}, "${@pattern}"]
%end
],
"pages": [
%each $search/page sep ","
%call search_page(.)
%end
],
"words": [
%each $search/words sep ","
"${@line}"
%end
]
};
%end
%block search_kinds(names)
%let name = substring-before(concat($names, ' '), ' ')
"${$name}": "${label-of: concat('kind-', $name)}"$\
%if contains($names, ' ')
,
%call search_kinds(substring-after($names, ' '))
%else

%end
%end
%# kind, name, address, summary, language of the summary, places, names, syntax, opcodes; empty
%# entries at the end are omitted.
%block search_page(page)
["${$page/@kind}","${$page/@name}","${$page/@url}","${$page/@summary}","$[${$page/@lang}$]"$\
%if $page/@places
,"${$page/@places}"$\
%elif $page/@names or $page/@syntax
,""$\
%end
%if $page/@names
,"${$page/@names}"$\
%elif $page/@syntax
,""$\
%end
$[,"${$page/@syntax}"$]$\
%if $page/opcode
,[$\
%each $page/opcode sep ","
["${@place}",${@length},"${@mask}","${@match}","${@covered}","${@never}"]$\
%end
]$\
%end
]
%end
