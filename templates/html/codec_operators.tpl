%# SPDX-License-Identifier: MIT
%# The operators and functions of integers, as specc computes them in cases: the rows of
%# specc/cases/compute.def.
"use strict";

speccCodec.operators = (function () {
const floorDivide = (a, b) => speccCodec.floorDivide(a, b);
const binary = {
__proto__: null,
%each /isa/pages[1]/notation/operator[@level]
"${@text}": { kind: "${@kind}", level: ${@level}$\
%if @kind = 'COMPARISON'
, compute: (a, b) => (${@holds} & (a < b ? 1 : a === b ? 2 : 4) ? 1n : 0n)$\
%else
%if @kind != 'LOGIC' and @text != '/'
, compute: (a, b) => ${@script}$\
%end
%end
 },
%end
};
const prefix = {
__proto__: null,
%each /isa/pages[1]/notation/operator[@prefix or @kind = 'PREFIX']
"${@text}": a => ${@prefix},
%end
};
const functions = {
__proto__: null,
%each /isa/pages[1]/notation/function[@name and not(@quotient)]
%if contains(@text, ',')
"${@name}": (a, b) => ${@script},
%else
"${@name}": a => ${@script},
%end
%end
};
/* Is a / b rounded up where it is no integer? */
const quotients = {
__proto__: null,
%each /isa/pages[1]/notation/function[@quotient]
"${@name}": a => ${@script},
%end
};
return { binary, prefix, functions, quotients };
})();
