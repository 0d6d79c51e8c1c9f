%# SPDX-License-Identifier: MIT
%# The machine: memories, state, exceptions, variants, trap and reset, with a page for each.
%block machine_page(pages)
%if $pages/@machine
%let machine = $pages/machine
%file "${$pages/@lang}/machine.html"
%call titled($pages, 'machine.html', 'machine', 'machine-what')
<p>${label: machine-what}</p>
%if $pages/fact[@kind = 'memory']
<h2 id="memories">${label: memories}</h2>
%call summaries($pages/fact[@kind = 'memory'])
%end
%if $pages/file
<h2 id="registers">${label: registers}</h2>
%call definitions_table('registers', $pages/file)
%end
%if $pages/fact[@kind = 'state']
<h2 id="state">${label: state}</h2>
%call summaries($pages/fact[@kind = 'state'])
%end
%if $pages/fact[@kind = 'exception'] or $machine/exception[event or use or users]
<h2 id="exceptions">${label: exceptions}</h2>
%call state_exceptions($pages, $machine)
%end
%if $pages/fact[@kind = 'variant']
<h2 id="variants">${label: variants}</h2>
%call summaries($pages/fact[@kind = 'variant'])
%end
%if $machine/code
<h2 id="semantics">${label: trap-and-reset}</h2>
<p>${label: trap-and-reset-what}</p>
%call code_text($pages, 'Semantics')
%call code_fences($machine, $machine/@code-lang)
%call code_calls($machine, false())
%end
%if $machine/example
<h2 id="examples">${label: examples}</h2>
%call code_text($pages, 'Examples')
%call examples_list($machine/example)
%end
%call foot($pages)
%end
%end
%# What raises an exception: its summary, and the events for which the language raises it.
%block state_cause(exception)
%if string($exception/@summary)
<span$[ lang="${$exception/@summary-lang}"$]>${raw: $exception/@summary}</span>$\
%if $exception/event
<br>$\
%end
%end
%if $exception/event
${label: raised-by-itself}${label: colon}$\
%call state_events($exception/event)
%end
%end
%block state_exceptions(pages, machine)
%# Those that nothing raises are only an address.
%each $machine/exception[not(event or use or users)]
<a id="${@id}"></a>
%end
%call table('exceptions', 'name number meaning')
%each $pages/fact[@kind = 'exception']
<tr><th scope="row"><a href="${@url}">${@name}</a></th><td class="number">$[${@code}$]</td><td>$\
%call state_cause(.)
</td></tr>
%end
%each $machine/exception[event or use or users]
<tr id="${@id}"><th scope="row">${@name}</th><td></td><td>$\
%call state_cause(.)
%if users
<br>${label: raised-by} $\
%call links(users/use)
%end
%if use
<br>${label: used-by} $\
%call links(use)
%end
</td></tr>
%end
%call table_end()
%end
%block state_events(events)
%each $events sep " · "
${label-of: concat('event-', @name)}$\
%end

%end
%block state_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
%if $page/@kind = 'memory'
%call memory_facts($page)
%elif $page/@kind = 'exception'
%call exception_facts($page)
%elif $page/@kind = 'state'
%call state_registers($page)
%else
%call variant_facts($page)
%end
%call insn_texts($page)
%call used_by($page)
%call definition_end($pages, $page)
%end
