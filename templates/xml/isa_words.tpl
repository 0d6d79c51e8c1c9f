%# SPDX-License-Identifier: MIT
%# The schema of documents: keywords, operands, modifiers, formats, aliases, facts.
  <xs:complexType name="operand">
    <xs:sequence>
%call facts()
%call any('stands', 'stands', 'A field that the word can mean.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The word.')
%call source()
%call optional('text', 'text', 'The text pattern that replaces it.')
%call optional('role', 'role', 'guard: it decides which lanes participate.')
  </xs:complexType>

  <xs:complexType name="keywords">
    <xs:sequence>
%call some('word', 'keyword', 'One of them.')
    </xs:sequence>
%call optional('language', 'prose-language', 'Their language, if it is not that of prose.')
  </xs:complexType>

  <xs:complexType name="keyword">
%call required('text', 'line', 'A word, or several separated by blanks.')
  </xs:complexType>

  <xs:complexType name="stands">
%call required('for', 'word', 'The field.')
  </xs:complexType>

  <xs:complexType name="modifier">
    <xs:sequence>
%call facts()
%call sections()
    </xs:sequence>
%call required('name', 'name', 'Its name: the suffix of the fields that switch it.')
%call source()
%call required('prefix', 'text', 'The text before the operand.')
%call required('suffix', 'text', 'The text after it.')
%call optional('on', 'natural', 'Computed: the value of the field that writes the signs.')
  </xs:complexType>

  <xs:complexType name="format">
    <xs:sequence>
%call facts()
%call any('parameter', 'named', 'A field that the prefix depends on.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'Its name in asm-format.')
%call source()
%call required('prefix', 'expression', 'The expression for the text before the operand.')
  </xs:complexType>

  <xs:complexType name="alias">
    <xs:sequence>
%call found_facts()
%call any('parameter', 'parameter', 'A parameter of its text.')
%call maybe('printed', 'printed', 'It is printed in place of the canonical text.')
%call some('means', 'means', 'An instruction that it means.')
%call sections()
%call any('example', 'example', 'Computed from the section Examples: a line that uses it.')
    </xs:sequence>
%call required('name', 'name', 'The name of the alias.')
%call source()
%call required('text', 'text', 'Its text, with the parameters.')
  </xs:complexType>

  <xs:complexType name="parameter">
%call required('name', 'expression', 'The name, with its type if it has one.')
  </xs:complexType>

  <xs:complexType name="printed">
%call required('preference', 'integer', 'Among several, the alias with the greatest is printed.')
%call optional('condition', 'expression', 'The condition, over its parameters.')
  </xs:complexType>

  <xs:complexType name="means">
%call required('text', 'text', 'Its text, with the parameters.')
  </xs:complexType>

  <xs:complexType name="fact">
    <xs:sequence>
%call found_facts()
%call any('parent', 'named', 'The definition that this one extends.')
%call any('statement', 'statement', 'A statement: keyword<arguments> type name = value.')
%call sections()
    </xs:sequence>
%call required('kind', 'fact-kind', 'What it defines.')
%call required('name', 'name', 'Its name.')
%call source()
%call optional('parameters', 'expression', 'Of a function: its parameters, as written.')
  </xs:complexType>

  <xs:complexType name="entry">
%call required('number', 'integer', 'The number.')
  </xs:complexType>

  <xs:complexType name="statement">
%call required('keyword', 'word', 'Its first word.')
%call optional('arguments', 'expression', 'The text between the angle brackets, as written.')
%call optional('type', 'word', 'The type of what it declares.')
%call optional('name', 'word', 'The name of what it declares.')
%call optional('operator', 'operator', 'The text before the value.')
%call optional('value', 'expression', 'The value, as written.')
  </xs:complexType>
