%# SPDX-License-Identifier: MIT
%# Instruction page: the box of facts beside the summary.
%block insn_facts(page)
<dl class="insn-facts">
%if $page/@group
<div><dt>${label: group}</dt><dd><a href="${$page/@group-url}">${$page/@group}</a></dd></div>
%end
<div><dt>${label: length}</dt><dd>$\
%each distinct($page/opcode/@length) sep ", "
${.}$\
%end
 ${label: bits}$\
%if $page/opcode/@appends
${label: and-appended}$\
%end
</dd></div>
%if count($page/opcode) > 1
<div><dt>${label: opcodes}</dt><dd>${count($page/opcode)}</dd></div>
%end
%if $page/@delay-slot
<div><dt>${label: delay-slot}</dt><dd>${label: has-slot}</dd></div>
%end
%if $page/@not-in-slot
<div><dt>${label: delay-slot}</dt><dd>${label: not-in-slot}</dd></div>
%end
%if $page/opcode/@variants
<div><dt>${label: variants}</dt><dd>$\
%call insn_variants($page/opcode)
</dd></div>
%end
%if $page/decode-only
<div><dt>${label: assembler}</dt><dd>${label: decode-only}$\
%call insn_opcodes($page/decode-only/in)
</dd></div>
%end
%call insn_effects('reads', $page/reads[not(@guard)])
%call insn_effects('writes', $page/writes[@kind != 'flag' and @kind != 'flags'])
%call insn_effects('flags', $page/writes[@kind = 'flag' or @kind = 'flags'])
%if $page/raises
<div class="raises"$\
%if not($page/rule or $page/limits or $page/@prefix)
 id="constraints"$\
%end
><dt>${label: exceptions}</dt><dd>$\
%call insn_effect_list($page/raises)
</dd></div>
%end
%call history($page)
</dl>
%end
%# In which variants it is; which of its opcodes, if that differs.
%block insn_variants(opcodes)
%let lists = distinct($opcodes/@variants)
%each $lists as names sep "; "
${$names}$\
%if count($lists) > 1
%call insn_opcodes($opcodes[@variants = $names])
%end
%end
%end
%# What the instruction reads, writes or raises: each with its opcodes if not all do.
%block insn_effects(key, effects)
%if $effects
<div><dt>${label-of: $key}</dt><dd>$\
%call insn_effect_list($effects)
</dd></div>
%end
%end
%block insn_effect_list(effects)
%each $effects sep ", "
%call linked(@url, @name)
%call insn_opcodes(in)
%end
%end
%# (only IADD_RC, IADD_RI)
%block insn_opcodes(opcodes)
%if $opcodes
<small>${label: open}${label: in-opcodes} $\
%each $opcodes sep ", "
<a href="#${@id}">${@name}</a>$\
%end
${label: close}</small>$\
%end
%end
