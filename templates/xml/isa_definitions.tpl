%# SPDX-License-Identifier: MIT
%# The schema of documents: groups, optypes and opcodes.
  <!-- ==== groups, optypes, opcodes ==== -->

  <xs:group name="definition-parts">
    <xs:sequence>
%call found_facts()
%call any('fill', 'fill', 'What fills a hole in the block of a group that the definition is in.')
%call any('field', 'field', 'A field that this definition adds to the encoding.')
%call any('template', 'template', 'Computed from Syntax: a way to write the instructions.')
%call any('modifier-list', 'modifier-list', 'Computed from Syntax: values of a modifier.')
%call maybe('in-list', 'items', 'The operands that are read; without it, the semantics decide.')
%call maybe('out-list', 'items', 'The operands that are written; without it, the semantics decide.')
%call maybe('order', 'items', 'The order of the operands, if it is not that of the template.')
%call any('bitwidth', 'bitwidth', 'The width of an operand.')
%call any('operand-type', 'operand-type', 'The data type of an operand.')
%call any('modifier-order', 'named', 'A modifier; the order of these elements is that of the text.')
%call any('asm-format', 'asm-format', 'The format of a sign of an operand.')
      <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('constraint', 'constraint', 'A condition that every legal word meets.')
%call one('encoding-error', 'encoding-error', 'A condition that no legal word meets.')
      </xs:choice>
%call sections()
%call any('example', 'example', 'Computed from the section Examples: an instruction.')
    </xs:sequence>
  </xs:group>

  <xs:complexType name="fill">
    <xs:simpleContent>
      <xs:extension base="xs:string">
%call required('name', 'word', 'The hole.')
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>

  <xs:complexType name="template">
    <xs:sequence>
%call any('mnemonic', 'mnemonic', 'A possible first word: a value of a field.')
%call any('comment', 'comment', 'The comment in another language.')
    </xs:sequence>
%call required('text', 'line', 'The template.')
%call optional('plain', 'line', 'The template as readers write it: [ ] around what may be absent.')
%call required('mnemonic', 'line', 'The first word; empty if there are several, or none.')
%call optional('comment', 'line', "The comment after it.")
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
%call optional('default', 'yes', 'It is the default, which may be omitted.')
  </xs:complexType>

  <xs:complexType name="bitwidth">
%call required('operand', 'word', 'The operand.')
%call required('bits', 'expression', 'The bits, as an expression over fields.')
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
%call required('message', 'text', 'The message for a word that violates it.')
%call required('condition', 'expression', 'An expression over fields and operands.')
  </xs:complexType>

  <xs:complexType name="encoding-error">
%call required('kind', 'word', 'The name of the error.')
%call required('message', 'text', 'The message for a word that meets it.')
%call required('condition', 'expression', 'An expression over fields and operands.')
  </xs:complexType>
