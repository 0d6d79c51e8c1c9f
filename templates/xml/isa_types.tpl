%# SPDX-License-Identifier: MIT
%# The schema of documents: layout, assembly, registers, types.
  <xs:complexType name="layout">
    <xs:sequence>
%call some('length', 'length', 'A length that instructions can have.')
      <xs:element name="length-rule" type="length-rule" minOccurs="0" maxOccurs="unbounded">
        <xs:annotation><xs:documentation>
          Instructions whose first unit matches the pattern have this length; the first match
          counts.
        </xs:documentation></xs:annotation>
      </xs:element>
    </xs:sequence>
%call required('unit', 'natural', 'The bits of a unit, of which instructions consist.')
%call required('byte-order', 'byte-order', 'The order of the bytes of a unit in memory.')
%call optional('nan', 'hexadecimal', 'The binary32 pattern of the NaN that arithmetic returns.')
  </xs:complexType>

  <xs:complexType name="length">
%call required('bits', 'natural', 'The length in bits.')
  </xs:complexType>

  <xs:complexType name="length-rule">
%call required('bits', 'natural', 'The length in bits.')
%call required('pattern', 'pattern', 'The bits of the first unit, highest first.')
  </xs:complexType>

  <xs:complexType name="assembly">
    <xs:sequence>
%call any('keyword', 'named', 'A word that cannot be used as a symbol.')
    </xs:sequence>
%call required('comment', 'text', 'The text that begins a comment; may be empty.')
%call required('terminator', 'text', 'The text that ends an instruction; may be empty.')
    <xs:attribute name="case" type="case" use="required">
      <xs:annotation><xs:documentation>
        Whether upper and lower case differ in mnemonics, modifiers and registers.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call required('number', 'number-base', 'The default base of printed numbers.')
%call required('hex-prefix', 'name', 'The prefix of hexadecimal digits.')
  </xs:complexType>

  <xs:complexType name="register-file">
    <xs:sequence>
%call found_facts()
%call any('register', 'register', 'A register with a name of its own.')
%call any('side', 'side', 'A side field of each register, with a width or a type.')
%call any('view', 'view', 'Registers that are bits of others.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The name of the file.')
%call source()
%call required('width', 'natural', 'The bits of each register.')
%call required('lanes', 'natural', 'The number of copies, one for each lane.')
%call optional('prefix', 'text', 'The text before the number of a numbered register.')
%call optional('first', 'natural', 'The number of the first numbered register.')
%call optional('count', 'natural', 'The number of numbered registers.')
    <xs:attribute name="extend" type="extend">
      <xs:annotation><xs:documentation>
        What the bits above a view become when it is assigned; without it they stay.
      </xs:documentation></xs:annotation>
    </xs:attribute>
  </xs:complexType>

  <xs:complexType name="view">
%call required('first', 'natural', 'The number of the first register.')
%call required('count', 'natural', 'How many follow each other.')
%call required('place', 'text', 'The bits that each is, of other registers; n is its number.')
  </xs:complexType>

  <xs:simpleType name="extend">
    <xs:restriction base="xs:string">
      <xs:enumeration value="zero"/>
      <xs:enumeration value="sign"/>
      <xs:enumeration value="ones"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:complexType name="register">
%call required('name', 'name', 'How it is written.')
%call required('number', 'natural', 'Its number in the file.')
%call optional('reads', 'hexadecimal', 'The constant that it reads as; writes are ignored.')
%call optional('alias', 'yes', 'Another name, accepted but not printed.')
  </xs:complexType>

  <xs:complexType name="side">
%call required('name', 'word', 'The name after the dot: type in R.type.')
%call optional('width', 'natural', 'Its width, if it is a number.')
%call optional('type', 'word', 'The type of its values.')
  </xs:complexType>

  <xs:complexType name="type">
    <xs:sequence>
%call any('entry', 'entry', 'What the bits 0, 1, 2 ... of a table mean, each bit of a list.')
%call found_facts()
%call any('legal', 'legal', 'Computed: legal bits; without any, all are legal.')
%call any('forbidden', 'forbidden', 'Bits that are not legal.')
%call any('value', 'value', 'A named value of an enum.')
      <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('part', 'part', 'A part of a composite.')
%call one('appended', 'appended', 'A part in units after the instruction.')
%call one('inner', 'inner', 'A part inside one of these.')
      </xs:choice>
%call any('alternative', 'alternative', 'One of the ways to write a composite without text.')
%call any('class', 'class', 'A type that has some of the alternatives.')
%call sections()
    </xs:sequence>
%call required('name', 'name', 'The name of the type.')
%call required('kind', 'type-kind', 'The kind of its values.')
%call required('width', 'natural', 'Its bits.')
%call source()
%call defective()
%call optional('helper', 'yes', 'A part of others, or made from a type with parameters.')
%call optional('made-from', 'name', 'The type with parameters that it was made from.')
%call optional('unused', 'natural', 'The value of the field if the template does not show it.')
%call optional('ignored', 'yes', 'Decoding ignores the field if the template does not show it.')
%call optional('file', 'word', 'Of a register or a list: its file.')
%call optional('first', 'natural', 'Of a register: the number that bits 0 mean, if not the first.')
%call optional('coding', 'coding', 'Of an integer: its coding.')
%call optional('number', 'number-base', 'Of an integer: the base in which it is printed.')
%call optional('scale', 'integer', 'Of an integer: number = bits * scale + offset.')
%call optional('offset', 'integer', 'Of an integer: see scale.')
%call optional('digits', 'natural', 'Of an integer: it is written with exactly this many digits.')
%call optional('relative', 'yes', 'Of an integer: it is a displacement from the instruction.')
%call optional('relative-next', 'yes', 'Of a displacement: it counts from the next instruction.')
%call optional('relative-from', 'natural', 'Of a displacement: its start behind the instruction.')
%call optional('relative-step', 'natural', 'Of a displacement: the bytes that it counts, if not 1.')
%call optional('relative-align', 'natural', 'Of a displacement: its start is a multiple of it.')
%call optional('accept-min', 'integer', 'Of an integer: the least number, modulo 2^width.')
%call optional('accept-max', 'natural', 'Of an integer: the greatest number, modulo 2^width.')
%call optional('formula', 'expression', 'Of a table: the number for bits, instead of entries.')
%call optional('separator', 'text', 'Of a list: the text between registers.')
%call optional('range', 'text', 'Of a list: the text between the ends of a range.')
%call optional('least', 'natural', 'Of a list: the registers that are printed as a range.')
%call optional('text', 'text', 'Of a composite: its text pattern over its parts.')
  </xs:complexType>

  <xs:complexType name="forbidden">
%call required('value', 'expression', 'The bits, as written.')
  </xs:complexType>

  <xs:complexType name="value">
    <xs:sequence>
%call facts()
%call any('comment', 'comment', 'The comment in another language.')
    </xs:sequence>
%call required('name', 'enumerator', 'Its name.')
%call required('value', 'natural', 'Its bits as a number.')
%call optional('comment', 'line', "The comment after it.")
  </xs:complexType>
