%# SPDX-License-Identifier: MIT
%# Man pages in each language of the prose: one for the instruction set, and one for each family.
%include "family.tpl"
%include "parts.tpl"
%include "mode.tpl"
%let prefix = string(isa/places/@prefix)
%each isa/articles/language as language
%language $language/@code
%let code = string($language/@code)
%file "${$code}/${$prefix}.7" as man
'\" t
.TH "${/isa/@name}" 7 $\
"$[${raw: /isa/@date}$]" "${/isa/@title}$[ ${/isa/@release}$]" "${label: manual}"
.ds AD l
.ad l
.SH ${label: name}
${/isa/@name} \- ${/isa/@title}
.SH ${label: description}
%call prose(/isa/articles/article[@kind = 'isa'], 'Description', $code)
%if /isa/type[alternative]
.SH ${label: operands}
%each /isa/type[alternative] as mode
%call mode($mode)
%end
%end
%each /isa/descendant::group[optype] as group
.SH ${$group/@name}
%let about = key('articles/article', 'name', $group/@name)[@kind = 'group']
%call prose($about, 'Description', $code)
%if $about/prose[@section = 'Fields']
%call prose($about, 'Fields', $code)
%end
%each $group/optype as family
%let article = key('articles/article', 'name', $family/@name)[@kind = 'optype']
.TP
.BR ${$prefix}\-${$article/@slug} (7)
${$family/@name}: $\
%call summary($article, $code)

%end
%end
%if /isa/articles/article[@kind = 'isa']/prose[@section = 'Notes']
.SH ${label: notes}
%call prose(/isa/articles/article[@kind = 'isa'], 'Notes', $code)
%end
%if /isa/articles/article[@kind = 'isa']/prose[@section = 'Errata']
.SH ${label: errata}
%call prose(/isa/articles/article[@kind = 'isa'], 'Errata', $code)
%end
%each /isa/descendant::optype[not(@defective)] as family
%let article = key('articles/article', 'name', $family/@name)[@kind = 'optype']
%file "${$code}/${$prefix}-${$article/@slug}.7" as man
%call family($family, $article, $code)
%end
%end
