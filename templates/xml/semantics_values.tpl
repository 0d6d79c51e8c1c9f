%# SPDX-License-Identifier: MIT
%# The schema of typed semantics: values of attributes.
  <!-- ==== values of attributes ==== -->

%call words('yes', 'yes')
%call words('version', '1')
%call pattern('line', '[^\n\r]*')
%call pattern('word', '[A-Za-z0-9_.$]+')
%call pattern('words', '[A-Za-z0-9_.$]+( [A-Za-z0-9_.$]+)*')
%call pattern('natural', '0|[1-9][0-9]{0,19}')
  <!-- Exact: decimal, or hexadecimal with capitals. -->
%call pattern('number', '-?(0|[1-9][0-9]*|0x[1-9A-F][0-9A-F]*)')
%call pattern('numbers', '-?[0-9A-Fx]+( -?[0-9A-Fx]+)+')
%call pattern('bits', '0x[0-9a-f]{1,8}')
%call pattern('real', '[0-9]+\.[0-9]+f?')
%call words('truth', 'true false')
%call words('definition-kind', 'isa group optype opcode')
%call words('role', 'operand file parameter local')
%call words('state', 'flags pc next_pc cycles cause bad_address memory file')
  <!-- docs/xml.md says what each is. -->
%call words('type', 'int bool float real large modifier array')
%call words('unary-operator', '- ~ !')
%call words('binary-operator', '+ - * / & | ^ << >> == != < > <= >= && ||')
%call words('assignment', '= += -= *= &= |= ^= <<= >>= ++ --')
