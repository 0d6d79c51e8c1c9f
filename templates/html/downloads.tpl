%# The files to download, which `make site` puts next to the pages.
%block downloads_page(pages)
%let prefix = $isa/places/@prefix
%file "${$pages/@lang}/downloads.html"
%call titled($pages, 'downloads.html', 'downloads')
<p>${label: downloads-about}</p>
<dl class="summaries">
%call download(concat($prefix, '.xml'), 'download-xml')
%call download('specc-isa.xsd', 'download-xsd')
%call download(concat($prefix, '-semantics.xml'), 'download-semantics')
%call download('specc-semantics.xsd', 'download-semantics-xsd')
%call download('opcodes.csv', 'download-opcodes')
%call download('fields.csv', 'download-fields')
%call download('sources.json', 'download-sources')
%call download(concat($prefix, '-c.zip'), 'download-c')
</dl>
%call foot($pages)
%end
%block download(file, label)
<dt><a href="../files/${$file}">${$file}</a></dt>
<dd>${label-of: $label}</dd>
%end
