# SPDX-License-Identifier: MIT
# The text that a page or a document shows, from the text that it has. Ends of lines become \n.

function decode(text)
{
	gsub(/&lt;/, "<", text)
	gsub(/&gt;/, ">", text)
	gsub(/&quot;/, "\"", text)
	gsub(/&#39;|&apos;/, "'", text)
	gsub(/&#10;/, "\\n", text)
	gsub(/&amp;/, "\\&", text)
	return text
}
