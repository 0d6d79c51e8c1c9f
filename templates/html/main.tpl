%# SPDX-License-Identifier: MIT
%# Browsable documentation: a folder of pages for each language, and shared files. docs/html.md
%# describes the pages, docs/html-view.md lists the elements of isa/pages.
%include "shell.tpl"
%include "frame.tpl"
%include "side.tpl"
%include "colours.tpl"
%include "insn.tpl"
%include "insn_facts.tpl"
%include "insn_syntax.tpl"
%include "insn_encoding.tpl"
%include "insn_fields.tpl"
%include "insn_rules.tpl"
%include "insn_near.tpl"
%include "insn_code.tpl"
%include "insn_text.tpl"
%include "errata.tpl"
%include "testing.tpl"
%include "glossary.tpl"
%include "index.tpl"
%include "list.tpl"
%include "definition.tpl"
%include "table.tpl"
%include "type.tpl"
%include "type_values.tpl"
%include "file.tpl"
%include "function.tpl"
%include "state.tpl"
%include "state_parts.tpl"
%include "group.tpl"
%include "notation.tpl"
%include "notation_words.tpl"
%include "sources.tpl"
%include "map.tpl"
%include "space.tpl"
%include "changes.tpl"
%include "bits.tpl"
%include "compare.tpl"
%include "search.tpl"
%include "codec.tpl"
%include "downloads.tpl"
%include "shared.tpl"
%call shared_files()
%file "bits.js" as txt
%verbatim "bits.js"
%file "compare.js" as txt
%verbatim "compare.js"
%if isa/pages/@codec
%call codec_files()
%end
%let isa = isa
%let default = isa/pages[1]
%file "index.html"
%call languages_page($default)
%each isa/pages as pages
%language @lang
%call index_page($pages)
%call list_pages($pages)
%call map_page($pages)
%call space_page($pages)
%call bits_page($pages)
%call errata_page($pages)
%call testing_page($pages)
%call glossary_page($pages)
%call compare_page($pages)
%call compare_data($pages)
%call changes_page($pages)
%call codec_page($pages)
%call codec_labels($pages)
%call downloads_page($pages)
%call search_data($pages)
%call side_data($pages)
%call types_page($pages)
%call files_page($pages)
%call functions_page($pages)
%call machine_page($pages)
%call notation_page($pages)
%call sources_page($pages)
%each type as page
%call type_page($pages, $page)
%end
%each file as page
%call file_page($pages, $page)
%end
%each function as page
%call function_page($pages, $page)
%end
%each fact as page
%call state_page($pages, $page)
%end
%each group as page
%call group_page($pages, $page)
%end
%each insn as page
%call insn_page($pages, $page)
%end
%end
