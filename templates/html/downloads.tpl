%# SPDX-License-Identifier: MIT
%# The files to download, if the pages are those of a site.
%block downloads_page(pages)
%if children($pages, 'download')
%let prefix = $isa/places/@prefix
%file "${$pages/@lang}/downloads.html"
%call titled($pages, 'downloads.html', 'downloads', 'downloads-about')
<p>${label: downloads-about}</p>
<dl class="summaries">
%call download($pages, concat($prefix, '.xml'), 'download-xml')
%call download($pages, 'specc-isa.xsd', 'download-xsd')
%call download($pages, concat($prefix, '-semantics.xml'), 'download-semantics')
%call download($pages, 'specc-semantics.xsd', 'download-semantics-xsd')
%call download($pages, 'opcodes.csv', 'download-opcodes')
%call download($pages, 'fields.csv', 'download-fields')
%call download($pages, 'sources.json', 'download-sources')
%call download($pages, concat($prefix, '-c.zip'), 'download-c')
</dl>
%call foot($pages)
%end
%end
%block download(pages, file, label)
%each children($pages, 'download')[@name = $file]
<dt><a href="../files/${$file}">${$file}</a> <small>${@kilobytes} KB</small></dt>
<dd>${label-of: $label}</dd>
%end
%end
