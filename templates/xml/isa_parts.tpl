%# SPDX-License-Identifier: MIT
%# The schema of documents: parts of definitions.
  <xs:attributeGroup name="definition">
%call required('name', 'name', 'The name of the definition.')
%call source()
%call optional('own-length', 'natural', 'The bits of its instructions, as stated here.')
%call optional('own-cycles', 'natural', 'What its instructions take, as stated here.')
%call optional('prefix', 'yes', 'Its instructions change the next one, and are one with it.')
%call defective()
  </xs:attributeGroup>

  <!-- A line of the section Examples; opcode and word where it assembles to an instruction. -->
  <xs:complexType name="example">
    <xs:sequence>
%call any('comment', 'comment', 'The comment in another language.')
%call any('case', 'case-of-example', 'What the instruction does to one state.')
    </xs:sequence>
%call required('text', 'line', 'The instruction as written.')
%call optional('comment', 'line', "The author's comment after it.")
%call optional('encoding', 'bytes', 'The bytes that the author states, in the order of memory.')
%call optional('opcode', 'name', 'The opcode that the text means.')
%call optional('word', 'hexadecimal', 'The instruction, bit 0 of its first unit being bit 0.')
  </xs:complexType>

  <!-- What the instruction does to one state: settings before and after, in their order; what they
       do not name is as at the start, and stays. raise: it raises this exception, in this lane, and
       changes nothing. halt: it halts. -->
  <xs:complexType name="case-of-example">
    <xs:sequence>
%call any('comment', 'comment', 'The comment in another language.')
%call any('before', 'setting', 'A setting before the instruction.')
%call any('after', 'setting', 'A setting after the instruction.')
    </xs:sequence>
%call required('text', 'line', 'The case as written, in one line.')
%call optional('comment', 'line', "The author's comment after it.")
%call optional('raise', 'word', 'The instruction raises this exception and changes nothing.')
%call optional('lane', 'natural', 'The lane that raises it.')
%call optional('halt', 'yes', 'The machine halts.')
  </xs:complexType>

  <!-- place and text as written; then the place: registers number to number + count - 1 of a file
       as one value, the lowest register lowest; or a word of memory, of width bits where that is
       not its Word, at a byte offset; neither: what the place says, the active lanes, pc, cycles,
       next_pc or bad_address. lane: this one alone. values: one for all, or one for each. -->
  <xs:complexType name="setting">
%call required('place', 'line', 'Its target, as written.')
%call required('text', 'line', 'The value, as written.')
%call optional('file', 'word', 'A register file, or R.type: the side field of one.')
%call optional('number', 'natural', 'The register, the lowest of several.')
%call optional('count', 'natural', 'How many registers the value goes into, the lowest first.')
%call optional('lane', 'natural', 'The one lane that is meant; without it, all.')
%call optional('memory', 'word', 'A memory.')
%call optional('bank', 'natural', 'Its bank, where it has some.')
%call optional('offset', 'natural', 'The byte in it.')
%call optional('width', 'natural', 'The bits there, where they are not those of its word.')
%call required('values', 'hexadecimals', 'One value for all lanes, or one for each.')
  </xs:complexType>

  <xs:complexType name="field">
    <xs:sequence>
%call some('piece', 'piece', 'Bits of the field, those of the highest part of the value first.')
    </xs:sequence>
%call required('name', 'word', 'The name of the field.')
%call optional('base', 'word', 'Computed: the name before the point, ra of ra.neg.')
%call optional('suffix', 'line', 'Computed: the name after the dot, neg in ra.neg.')
%call required('type', 'word', 'What its bits mean.')
%call optional('width', 'natural', 'Computed: the bits of all its pieces.')
    <xs:attribute name="kind" type="field-kind" use="required">
      <xs:annotation><xs:documentation>
        operand: from the text; default: from the text, which may leave it out; fixed: always the
        same.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call optional('value', 'natural', 'The value that is fixed, or that the field has by default.')
%call optional('value-name', 'line', 'Computed: that value as an enumerator or register.')
%call defective()
  </xs:complexType>

  <xs:complexType name="piece">
%call required('lsb', 'natural', 'The lowest of them, from bit 0 of the first unit.')
%call required('width', 'natural', 'How many they are.')
  </xs:complexType>

  <xs:complexType name="group">
    <xs:sequence>
      <xs:group ref="definition-parts"/>
      <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('group', 'group', 'A group in this one.')
%call one('optype', 'optype', 'A family of the group.')
      </xs:choice>
    </xs:sequence>
    <xs:attributeGroup ref="definition"/>
%call optional('index', 'natural', 'Its place in the order of all groups, from 0.')
  </xs:complexType>

  <xs:complexType name="optype">
    <xs:sequence>
      <xs:group ref="definition-parts"/>
%call any('opcode', 'opcode', 'An opcode of the family.')
    </xs:sequence>
    <xs:attributeGroup ref="definition"/>
%call optional('index', 'natural', 'Its place in the order of all families, from 0.')
  </xs:complexType>

  <xs:complexType name="opcode">
    <xs:sequence>
      <xs:group ref="definition-parts"/>
%call any('form', 'form', 'Computed: one way to write the instruction, with its legal values.')
    </xs:sequence>
    <xs:attributeGroup ref="definition"/>
%call optional('optype', 'line', 'Computed: its family; empty where that is wrong.')
%call optional('group', 'line', 'Computed: its group; empty where that is wrong.')
%call required('index', 'natural', 'Its place in the order of all opcodes, from 0.')
%call optional('length', 'natural', 'Computed: the length of the instruction in bits.')
%call optional('cycles', 'natural', 'Computed: what the instruction takes.')
%call optional('mask', 'hexadecimal', 'Computed: the fixed bits, from bit 0 of the first unit.')
%call optional('match', 'hexadecimal', 'Computed: what the fixed bits are; other bits are 0.')
%call optional('covered', 'hexadecimal', 'Computed: the bits of all fields; all others are 0.')
%call optional('pattern', 'pattern', 'Computed: mask and match in one, highest bit first.')
  </xs:complexType>
