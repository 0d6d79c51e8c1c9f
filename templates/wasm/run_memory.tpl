%# SPDX-License-Identifier: MIT
%call export('unsigned ', 'memory_count', 'void', concat($p, '_memory_count'))
%call export('const char *', 'memory_name', 'unsigned memory', concat($p, '_memories[memory].name'))
%call export('unsigned ', 'memory_banks', 'unsigned memory', concat($p, '_memories[memory].banks'))
/* Bytes of a word. */
%let access = concat($p, '_memories[memory].access_bytes')
%call export('unsigned ', 'memory_word', 'unsigned memory', $access)
%call export('bool ', 'memory_is_big', 'unsigned memory', concat($p, '_memories[memory].big'))
