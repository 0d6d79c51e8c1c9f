%# SPDX-License-Identifier: MIT
%# The data for search.js: one file for each language.
%block search_data(pages)
%file "${$pages/@lang}/search-data.js" as json
%let search = $pages/search
globalThis.speccSearchData = {
"labels": {
"none": "${label: search-none}",
"one": "${label: search-one}",
"many": "${label: search-many}",
%call search_kinds('insn opcode field value group type file function state term alias page bit')
,
"codec": "${label: codec}",
"bit-about": "${label: search-bit}",
"decode": "${label: search-decode}",
"why-none": "${label: search-why-none}",
"why-value": "${label: search-why-value}",
"why-bits": "${label: search-why-bits}"
},
"isa": "${$isa/@name}",
"bits": ${$pages/bits/@count},
%if $pages/@codec
"codec": "codec.html",
%end
"unit": ${$search/@unit},
"big": ${string(boolean($search/@big))},
"lengths": [
%each $search/length sep ","
[${@bits}, "${@pattern}"]
%end
],
"illegal": [
%each $search/never sep ","
"${@text}"$\
%end
],
"pages": [
%each $search/page sep ","
%call search_page(.)
%end
%call site_pages($pages)
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
%# Pages that are not about one definition, after the others: the index does not count them.
%block site_pages(pages)
%call site_page('instructions.html', 'instructions', 'find-instructions')
%call site_page('opcode-map.html', 'opcode-map', 'find-map')
%call site_page('bits.html', 'all-bits', 'find-bits')
%call site_page('encoding.html', 'encoding-report', 'find-encoding')
%call site_page('types.html', 'types', 'find-types')
%if $pages/@machine
%call site_page('registers.html', 'registers', 'find-registers')
%call site_page('functions.html', 'functions', 'find-functions')
%call site_page('machine.html', 'machine', 'find-machine')
%end
%call site_page('notation.html', 'notation', 'find-notation')
%if $pages/@codec
%call site_page('codec.html', 'codec', 'find-codec')
%end
%call site_page('compare.html', 'compare-title', 'find-compare')
%if $pages/@changes
%call site_page('changes.html', 'changes', 'find-changes')
%end
%call site_page('downloads.html', 'downloads', 'find-downloads')
%call site_page('sources.html', 'sources', 'find-sources')
%if $pages/@errata
%call site_page('errata.html', 'errata', 'find-errata')
%end
%if $pages/@testing
%call site_page('testing.html', 'testing', 'find-testing')
%end
%if $pages/@glossary
%call site_page('glossary.html', 'glossary', 'find-glossary')
%end
%end
%block site_page(url, name, keywords)
,["page","${label-of: $name}","${$url}","","","","","","${label-of: $keywords}"]
%end
%# kind, name, address, summary, language of the summary, places, names, syntax, keywords with
%# ";" between them, opcodes; empty entries at the end are omitted.
%block search_page(page)
["${$page/@kind}","${$page/@name}","${$page/@url}","${$page/@summary}","$[${$page/@lang}$]"$\
%if $page/@places or $page/@names or $page/@syntax or $page/keyword
,"$[${$page/@places}$]","$[${$page/@names}$]","$[${$page/@syntax}$]","$\
%each $page/keyword sep ";"
${@text}$\
%end
"$\
%end
%if $page/opcode
,[$\
%each $page/opcode sep ","
["${@place}",${@length},"${@mask}","${@match}","${@covered}",${@never}]$\
%end
]$\
%end
]
%end
