%# Where each definition stands in the specification: the only page that names lines, so that a line
%# that is inserted changes no other.
%block sources_page(pages)
%file "${$pages/@lang}/sources.html"
%call top($pages)
${label: sources}$\
%call body($pages, 'sources.html')
<h1>${label: sources}</h1>
<p>${label: sources-what}</p>
%each $pages/sources/file as file
<h2 id="${$file/@id}">${$file/@name}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="${$file/@id}">
<table>
<thead><tr>
<th scope="col">${label: line}</th>
<th scope="col">${label: kind}</th>
<th scope="col">${label: name}</th></tr></thead>
<tbody>
%each $file/place
<tr id="${@id}"><td class="number">${@line}</td>
<td><code>${@kind}</code></td>
<td>$\
%call linked(@url, @name)
</td></tr>
%end
</tbody>
</table>
</div>
%end
%call foot($pages)
%end
