%# SPDX-License-Identifier: MIT
%# The schema of documents: keywords, operands, modifiers, formats, aliases, facts.
  <xs:complexType name="operand">
    <xs:sequence>
%call facts()
%call any('stands', 'stands', 'A field that the word can stand for.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The word.')
%call source()
%call optional('text', 'text', 'What it is short for.')
%call optional('role', 'role', 'guard: it says which lanes take part.')
  </xs:complexType>

  <xs:complexType name="keywords">
    <xs:sequence>
%call some('word', 'keyword', 'One of them.')
    </xs:sequence>
%call optional('language', 'prose-language', 'Their language, where it is not that of prose.')
  </xs:complexType>

  <xs:complexType name="keyword">
%call required('text', 'line', 'A word, or several with blanks between them.')
  </xs:complexType>

  <xs:complexType name="stands">
%call required('for', 'word', 'The field.')
  </xs:complexType>

  <xs:complexType name="modifier">
    <xs:sequence>
%call facts()
%call sections()
    </xs:sequence>
%call required('name', 'name', 'Its name, which is the suffix of the fields that switch it.')
%call source()
%call required('prefix', 'text', 'The text before the operand.')
%call required('suffix', 'text', 'The text after it.')
%call optional('on', 'natural', 'Computed: the value of the field where the signs stand.')
  </xs:complexType>

  <xs:complexType name="format">
    <xs:sequence>
%call facts()
%call any('parameter', 'named', 'A field that the prefix depends on.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The name that asm-format calls it by.')
%call source()
%call required('prefix', 'expression', 'The expression for the text before the operand.')
  </xs:complexType>

  <xs:complexType name="alias">
    <xs:sequence>
%call found_facts()
%call any('parameter', 'parameter', 'A name in the text that represents an operand.')
%call some('means', 'means', 'An instruction that it represents.')
%call sections()
%call any('example', 'example', 'Computed from the section Examples: a line that is written so.')
    </xs:sequence>
%call required('name', 'name', 'The name of the alias.')
%call source()
%call required('text', 'text', 'How it is written, with the parameters.')
  </xs:complexType>

  <xs:complexType name="parameter">
%call required('name', 'expression', 'The name, with its type where it has one.')
  </xs:complexType>

  <xs:complexType name="means">
%call required('text', 'text', 'Its text, with the parameters.')
  </xs:complexType>

  <xs:complexType name="fact">
    <xs:sequence>
%call found_facts()
%call any('parent', 'named', 'A fact that this one is part of.')
%call any('statement', 'statement', 'A statement: keyword<arguments> type name = value.')
%call sections()
    </xs:sequence>
%call required('kind', 'fact-kind', 'The defined thing.')
%call required('name', 'name', 'Its name.')
%call source()
%call optional('parameters', 'expression', 'Of a function: the text in its angle brackets.')
  </xs:complexType>

  <xs:complexType name="statement">
%call required('keyword', 'word', 'Its first word.')
%call optional('arguments', 'expression', 'The text between the angle brackets, as written.')
%call optional('type', 'word', 'The type of what it declares.')
%call optional('name', 'word', 'The name of what it declares.')
%call optional('operator', 'operator', 'The text before the value.')
%call optional('value', 'expression', 'The value, as written.')
  </xs:complexType>
