%# SPDX-License-Identifier: MIT
%# The schema of documents: groups, optypes and opcodes.
  <!-- ==== groups, optypes, opcodes ==== -->

  <xs:group name="definition-parts">
    <xs:sequence>
%call found_facts()
%call any('field', 'field', 'A field of the encoding that this definition adds.')
%call any('template', 'template', 'Computed from Syntax: a way to write the instructions.')
%call any('modifier-list', 'modifier-list', 'Computed from Syntax: values of a modifier.')
%call maybe('in-list', 'items', 'The operands that are read; without it, all but the first.')
%call maybe('out-list', 'items', 'The operands that the instructions write; without it, the first.')
%call maybe('order', 'items', 'The order of the operands for tools, if not that of the text.')
%call any('bitwidth', 'bitwidth', 'How wide an operand is.')
%call any('operand-type', 'operand-type', 'How the bits of an operand are to be read.')
%call any('modifier-order', 'named', 'A modifier; the order of these elements is that of the text.')
%call any('asm-format', 'asm-format', 'A format that an operand is written with.')
      <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('constraint', 'constraint', 'What holds in every legal instruction.')
%call one('encoding-error', 'encoding-error', 'What does not hold in any legal instruction.')
      </xs:choice>
%call sections()
%call any('example', 'example', 'Computed from the section Examples: an instruction.')
    </xs:sequence>
  </xs:group>

  <xs:complexType name="template">
    <xs:sequence>
%call any('mnemonic', 'mnemonic', 'One of several first words: a value of a field.')
%call any('comment', 'comment', 'The comment in another language.')
    </xs:sequence>
%call required('text', 'line', 'The template.')
%call required('mnemonic', 'line', 'The first word; empty if there are several, or none.')
%call optional('comment', 'line', "The author's comment after it.")
  </xs:complexType>

  <xs:complexType name="comment">
%call required('language', 'prose-language', 'The language of the text.')
%call required('text', 'line', 'The comment, without its tag.')
  </xs:complexType>

  <xs:complexType name="mnemonic">
%call required('name', 'line', 'The word.')
  </xs:complexType>

  <xs:complexType name="modifier-list">
    <xs:sequence>
%call some('value', 'shown', 'One of them.')
    </xs:sequence>
%call required('name', 'word', 'The field.')
  </xs:complexType>

  <xs:complexType name="shown">
%call required('name', 'enumerator', 'Its name in the type of the field.')
%call optional('default', 'yes', 'It is the one that need not be written.')
  </xs:complexType>

  <xs:complexType name="bitwidth">
%call required('operand', 'word', 'The operand.')
%call required('bits', 'expression', 'An expression over fields that gives the bits.')
  </xs:complexType>

  <xs:complexType name="operand-type">
%call required('operand', 'word', 'The operand.')
%call required('type', 'word', 'The name of the data type.')
  </xs:complexType>

  <xs:complexType name="asm-format">
%call required('field', 'word', "The field that is the operand's sign.")
%call required('call', 'expression', 'The format with its arguments.')
  </xs:complexType>

  <xs:complexType name="constraint">
%call required('message', 'text', 'What the assembler says where it does not.')
%call required('condition', 'expression', 'An expression over fields and operands.')
  </xs:complexType>

  <xs:complexType name="encoding-error">
%call required('kind', 'word', 'The name of the error.')
%call required('message', 'text', 'What the assembler says where it does.')
%call required('condition', 'expression', 'An expression over fields and operands.')
  </xs:complexType>
