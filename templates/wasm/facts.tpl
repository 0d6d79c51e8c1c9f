%# SPDX-License-Identifier: MIT
%# Names that the page needs: for each definition the types of its fields, and which of them have a
%# default; types and their values; mnemonics.
%block definition(x)
["${$x/@name}","${name($x)}",{$\
%each $x/field sep ","
"${@name}":"${@type}"$\
%end
},[$\
%each $x/group | $x/optype | $x/opcode[not(@defective)] as y sep ","
%call definition($y)
%end
],[$\
%each $x/field[@kind = 'default'] sep ","
"${@name}"$\
%end
]]$\
%end
%block type(t)
"${$t/@name}":{"kind":"${$t/@kind}"$\
%if $t/value
,"values":{$\
%each $t/value sep ","
"${@name}":"${@value}"$\
%end
}$\
%end
$[,"coding":"${$t/@coding}","scale":"${$t/@scale}","offset":"${$t/@offset}"$]$\
$[,"relative":"${$t/@relative}"$]$\
$[,"step":${$t/@relative-step}$]$[,"align":${$t/@relative-align}$]$\
$[,"from":${$t/@relative-from}$]$\
$[,"file":"${$t/@file}"$]$[,"first":${$t/@first}$]}$\
%end
%file "${$p}_facts.js" as json
speccCodec.facts({
"name":"${isa/@name}","title":"${isa/@title}",
"unit":${isa/layout/@unit},"order":"${isa/layout/@byte-order}","case":"${isa/assembly/@case}",
%if isa/assembly/@comment
"comment":"${isa/assembly/@comment}",
%end
"lengths":[$\
%each isa/layout/length sep ","
${@bits}$\
%end
],
%each (isa/group[descendant::example/@opcode][1]/descendant::example[@opcode])[1]
"sample":"${@text}",
%end
"keywords":[$\
%each isa/assembly/keyword sep ","
"${@name}"$\
%end
],
%let words = isa/descendant::template/@mnemonic[string(.)] | isa/descendant::template/mnemonic/@name
"mnemonics":[
%each distinct($words) sep "," fill 98
"${.}"$\
%end

],
"files":{
%each isa/register-file sep ","
"${@name}":{$["prefix":"${@prefix}","first":${@first},"count":${@count},$]"names":{$\
%each register[not(@alias)] sep ","
"${@number}":"${@name}"$\
%end
}}$\
%end

},
"transient":[$\
%each $s/files/c-file[@transient] sep ","
"${@id}"$\
%end
],
"modes":{
%each isa/fact[@kind = 'state']/statement[@keyword = 'Mode'] sep ","
"${@name}":"${@arguments}"$\
%end

},
"memories":{
%each $s/memories/c-memory sep ","
"${@name}":{"address":${@address}$\
%if @program
,"program":true$\
%end
}$\
%end

},
%each isa/fact/statement[@keyword = 'Counter']
"counter":${@arguments},
%end
"types":{
%each isa/type[not(@defective)] as t sep ","
%call type($t)
%end

},
"definitions":[
%each isa/group as g sep ","
%call definition($g)
%end

]
});
