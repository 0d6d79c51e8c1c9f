%# SPDX-License-Identifier: MIT
%# Only the root of a host has a robots.txt; the site map is named by its address.
%block front_robots()
%if $site/@path = '/'
%file "robots.txt"
User-agent: *
Allow: /
Sitemap: ${$site/@url}sitemap.xml
%end
%file "sitemap.xml"
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
%each $site/language
<url><loc>${$site/@url}index-${@code}.html</loc></url>
%end
%each $site/page
<url><loc>${$site/@url}${@path}</loc></url>
%end
</urlset>
%end
