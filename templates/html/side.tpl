%# SPDX-License-Identifier: MIT
%# The data of the side list: one file for each language. A group has name, address, families; a
%# family has name, address, mnemonics, then the names of what it reads and writes and of the types
%# of its operands, each separated by blanks.
%block side_data(pages)
%file "${$pages/@lang}/side-data.js" as json
globalThis.speccSideData = {
"labels": {
"all": "${label: side-all}",
"filter": "${label: side-filter}",
"group": "${label: group}",
"reads": "${label: reads}",
"writes": "${label: writes}",
"type": "${label: side-type}",
"more": "${label: side-more}",
"clear": "${label: side-clear}",
"none": "${label: side-none}"
},
"groups": [
%each $pages/side/group sep ","
["$[${@name}$]","$[${@url}$]",[
%each entry sep ","
["${@name}","${@url}","${@words}","$[${@from}$]","$[${@to}$]","${@types}"]
%end
]]
%end
]
};
%end
