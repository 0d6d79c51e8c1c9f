%# What the page knows of names: for each definition the types of its fields, and types with their values.
%block definition(x)
["${$x/@name}","${name($x)}",{$\
%each $x/field sep ","
"${@name}":"${@type}"$\
%end
},[$\
%each $x/group[not(@defective)] | $x/optype[not(@defective)] | $x/opcode[not(@defective)] as y sep ","
%call definition($y)
%end
]]$\
%end
%file "${$p}_facts.js" as json
speccFacts({
"name":"${isa/@name}","title":"${isa/@title}",
"unit":${isa/layout/@unit},"order":"${isa/layout/@byte-order}",
"lengths":[$\
%each isa/layout/length sep ","
${@bits}$\
%end
],
"types":{
%each isa/type sep ","
"${@name}":["${@kind}",{$\
%each value sep ","
"${@name}":"${@value}"$\
%end
}]$\
%end

},
"definitions":[
%each isa/group sep ","
%call definition(.)
%end

]
});
