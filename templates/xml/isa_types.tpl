%# SPDX-License-Identifier: MIT
%# The schema of documents: layout, assembly, registers, types.
  <xs:complexType name="layout">
    <xs:sequence>
%call some('length', 'length', 'A length that instructions can have.')
      <xs:element name="length-rule" type="length-rule" minOccurs="0" maxOccurs="unbounded">
        <xs:annotation><xs:documentation>
          Instructions whose first unit is like this have this length; the first rule that fits
          counts.
        </xs:documentation></xs:annotation>
      </xs:element>
    </xs:sequence>
%call required('unit', 'natural', 'The bits of the smallest part that instructions are made of.')
%call required('byte-order', 'byte-order', 'The order of the bytes of a unit in memory.')
%call optional('nan', 'hexadecimal', 'The binary32 pattern of every NaN that arithmetic makes.')
  </xs:complexType>

  <xs:complexType name="length">
%call required('bits', 'natural', 'The length in bits.')
  </xs:complexType>

  <xs:complexType name="length-rule">
%call required('bits', 'natural', 'The length in bits.')
%call required('pattern', 'pattern', 'The bits of the first unit, the highest first.')
  </xs:complexType>

  <xs:complexType name="assembly">
    <xs:sequence>
%call any('keyword', 'named', 'A word that cannot be used as a symbol.')
    </xs:sequence>
%call required('comment', 'text', 'What begins a comment to the end of the line; may be empty.')
%call required('terminator', 'text', 'What ends an instruction; may be empty.')
    <xs:attribute name="case" type="case" use="required">
      <xs:annotation><xs:documentation>
        Whether capital and small letters differ in mnemonics, modifiers and registers.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call required('number', 'number-base', 'How numbers are printed where their type does not say.')
%call required('hex-prefix', 'name', 'The prefix of hexadecimal digits.')
  </xs:complexType>

  <xs:complexType name="register-file">
    <xs:sequence>
%call found_facts()
%call any('register', 'register', 'A register with a name of its own.')
%call any('side', 'side', 'A few bits beside each register, with a width or a type.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The name of the file.')
%call source()
%call required('width', 'natural', 'The bits of each register.')
%call required('lanes', 'natural', 'How many lanes have a register of their own; 1: all share it.')
%call optional('prefix', 'text', 'The prefix of the number of a numbered register.')
%call optional('first', 'natural', 'The number of the first register that has one in its name.')
%call optional('count', 'natural', 'How many numbered registers there are.')
  </xs:complexType>

  <xs:complexType name="register">
%call required('name', 'name', 'How it is written.')
%call required('number', 'natural', 'Its number in the file.')
%call optional('reads', 'hexadecimal', 'It cannot be written, and always reads as this.')
%call optional('alias', 'yes', 'A second name: it is read, and not printed.')
  </xs:complexType>

  <xs:complexType name="side">
%call required('name', 'word', 'The name after the dot: type in R.type.')
%call optional('width', 'natural', 'Its bits, where it holds a plain number.')
%call optional('type', 'word', 'The type of its values.')
  </xs:complexType>

  <xs:complexType name="type">
    <xs:sequence>
%call any('entry', 'entry', 'A number of a table: the bits 0, 1, 2 ... mean these.')
%call found_facts()
%call any('legal', 'legal', 'Computed: bits that may stand in the field; without it, all may.')
%call any('forbidden', 'forbidden', 'Bits that may not stand in the field.')
%call any('value', 'value', 'A named value of an enum.')
%call any('part', 'part', 'A part of a composite.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The name of the type.')
%call required('kind', 'type-kind', 'What a value of it is.')
%call required('width', 'natural', 'Its bits.')
%call source()
%call defective()
%call optional('unused', 'natural', 'What the field holds where the text does not show it.')
%call optional('file', 'word', 'Of a register: its file.')
%call optional('first', 'natural', 'Of a register: what the bits 0 mean, if not the first.')
%call optional('coding', 'coding', 'Of an integer: how bits become a number.')
%call optional('number', 'number-base', 'Of an integer: how it is printed.')
%call optional('scale', 'integer', 'Of an integer: the text is the bits times this, plus offset.')
%call optional('offset', 'integer', 'Of an integer: see scale.')
%call optional('digits', 'natural', 'Of an integer: it is printed with at least so many digits.')
%call optional('relative', 'yes', 'Of an integer: a distance from the instruction to a label.')
%call optional('relative-next', 'yes', 'Of a distance: from the address of the next instruction.')
%call optional('accept-min', 'integer', 'Of an integer: the least accepted, modulo the width.')
%call optional('accept-max', 'natural', 'Of an integer: the greatest accepted, modulo the width.')
%call optional('text', 'text', 'Of a composite: its text, with the names of its parts.')
  </xs:complexType>

  <xs:complexType name="entry">
%call required('number', 'integer', 'The number.')
  </xs:complexType>

  <xs:complexType name="forbidden">
%call required('value', 'expression', 'As its author wrote it.')
  </xs:complexType>

  <xs:complexType name="value">
    <xs:sequence>
%call facts()
%call any('comment', 'comment', 'The comment in another language.')
    </xs:sequence>
%call required('name', 'enumerator', 'Its name.')
%call required('value', 'natural', 'Its bits as a number.')
%call optional('comment', 'line', "The author's comment after it.")
  </xs:complexType>

  <xs:complexType name="part">
%call required('name', 'word', 'The name that the text of the composite has it by.')
%call required('lsb', 'natural', 'The lowest bit of the part in the field.')
%call required('width', 'natural', 'Computed: its bits, those of its type.')
%call required('type', 'word', 'The type of the part.')
  </xs:complexType>
