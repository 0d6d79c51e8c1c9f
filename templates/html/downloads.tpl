%# What there is to take along. `make site` puts the files beside the pages.
%block downloads_page(pages)
%let prefix = $isa/places/@prefix
%file "${$pages/@lang}/downloads.html"
%call titled($pages, 'downloads.html', 'downloads')
<p>${label: downloads-about}</p>
<dl class="summaries">
<dt><a href="../files/${$prefix}.xml">${$prefix}.xml</a></dt>
<dd>${label: download-xml}</dd>
<dt><a href="../files/specc-isa.xsd">specc-isa.xsd</a></dt>
<dd>${label: download-xsd}</dd>
<dt><a href="../files/${$prefix}-semantics.xml">${$prefix}-semantics.xml</a></dt>
<dd>${label: download-semantics}</dd>
<dt><a href="../files/specc-semantics.xsd">specc-semantics.xsd</a></dt>
<dd>${label: download-semantics-xsd}</dd>
<dt><a href="../files/opcodes.csv">opcodes.csv</a></dt>
<dd>${label: download-opcodes}</dd>
<dt><a href="../files/fields.csv">fields.csv</a></dt>
<dd>${label: download-fields}</dd>
<dt><a href="../files/sources.json">sources.json</a></dt>
<dd>${label: download-sources}</dd>
<dt><a href="../files/${$prefix}-c.zip">${$prefix}-c.zip</a></dt>
<dd>${label: download-c}</dd>
</dl>
%call foot($pages)
%end
