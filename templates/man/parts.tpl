%# SPDX-License-Identifier: MIT
%# The texts of a section in this language, or else in the language in which it was written first.
%block prose(article, name, code)
%call texts($article/*[@section = $name], $code)
%end

%block texts(all, code)
%if $all[@language = $code]
%call blocks($all[@language = $code])
%elif $all
%call blocks($all[@language = $all[1]/@language])
%end
%end

%# The prose of a section, and its code, which is the same in all languages.
%block code(list, prose, code)
%call blocks($list)
%if $prose
.PP
%call texts($prose, $code)
%end
%end

%# Consecutive blocks of prose or code.
%block blocks(list)
%each $list
%if self::prose and not($first)
.PP
%end
${raw: @roff}$\
%end
%end

%# A section with its heading, if it has prose.
%block section(article, name, key, code)
%if $article/*[@section = $name]
.SH ${label-of: $key}
%call prose($article, $name, $code)
%end
%end

%# The pseudo-code and the examples, but for cases. before: a request for their headings; empty:
%# they are paragraphs.
%block codes(article, before, code)
%if $article/code[@section = 'Semantics']
%call heading('semantics', $before)
%call code($article/code[@section = 'Semantics'], $article/prose[@section = 'Semantics'], $code)
%end
%let examples = $article/code[@section = 'Examples'][@info != 'run']
%if $examples
%call heading('examples', $before)
%call code($examples, $article/prose[@section = 'Examples'], $code)
%end
%end

%block heading(key, before)
%if $before = ''
.PP
%end
${raw: $before}${label-of: $key}
%end

%# The texts that an opcode has of its own.
%block own(article, code)
%if $article/prose[@section = 'Description']
.PP
%call prose($article, 'Description', $code)
%end
%call codes($article, '', $code)
%if $article/prose[@section = 'Notes']
.PP
${label: notes}
.PP
%call prose($article, 'Notes', $code)
%end
%end

%# The first sentence of the description.
%block summary(article, code)
%let all = $article/prose[@summary]
%if $all[@language = $code]
${$all[@language = $code][1]/@summary}$\
%elif $all
${$all[1]/@summary}$\
%else
${$article/@name}$\
%end
%end

%# Fields as a table.
%block fields(list)
%if $list
.TS
nokeep;
lb lb lb lb
lb l l l.
${label: field}	${label: bits-column}	${label: type}	${label: value}
_
%each $list as f
\&${$f/@name}	\&$\
%each $f/piece sep ", "
%if @width = 1
${@lsb}$\
%else
${@lsb + @width - 1}:${@lsb}$\
%end
%end
	\&${$f/@type}	\&$\
%if $f/@kind = 'fixed'
= $\
%call value($f)
%elif $f/@kind = 'default'
${label: default} $\
%call value($f)
%end

%end
.TE
%end
%end

%block value(f)
%if $f/@value-name
${$f/@value-name}$\
%else
${$f/@value}$\
%end
%end
