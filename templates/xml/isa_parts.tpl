%# SPDX-License-Identifier: MIT
%# The schema of documents: parts of definitions.
  <xs:attributeGroup name="definition">
%call required('name', 'name', 'The name of the definition.')
%call source()
%call optional('own-length', 'natural', 'The length of its instructions in bits, if stated here.')
%call optional('own-cycles', 'natural', 'The cycles of its instructions, if stated here.')
%call optional('prefix', 'yes', 'Its instructions are prefixes of the next instruction.')
%call optional('delay-slot', 'yes', 'The instruction after it is in its delay slot.')
%call optional('not-in-slot', 'yes', 'It cannot be in a delay slot.')
%call optional('decode-only', 'yes', 'An assembler prefers other opcodes that have the same text.')
%call defective()
  </xs:attributeGroup>

  <!-- A line of the section Examples; opcode and word if it assembles to an instruction. -->
  <xs:complexType name="example">
    <xs:sequence>
%call any('comment', 'comment', 'The comment in another language.')
%call any('case', 'case-of-example', 'A case: its effect on one state.')
    </xs:sequence>
%call required('text', 'line', 'The instruction as written.')
%call optional('comment', 'line', "The comment after it.")
%call optional('encoding', 'bytes', 'The stated encoding: bytes in memory order.')
%call optional('opcode', 'name', 'The opcode that the text means.')
%call optional('word', 'hexadecimal', 'The word; bit 0 is bit 0 of the first unit.')
  </xs:complexType>

  <!-- Settings before and after the instruction, in their order; everything else has its reset
       value before it and is unchanged after it. raise: it raises this exception, in this lane, and
       changes only registers that the exception keeps. halt: it halts. -->
  <xs:complexType name="case-of-example">
    <xs:sequence>
%call any('comment', 'comment', 'The comment in another language.')
%call any('before', 'setting', 'A setting before the instruction.')
%call any('after', 'setting', 'A setting after the instruction.')
    </xs:sequence>
%call required('text', 'line', 'The case as written, in one line.')
%call optional('comment', 'line', "The comment after it.")
%call optional('raise', 'word', 'The instruction raises this exception; it keeps what is in after.')
%call optional('lane', 'natural', 'The lane that raises it.')
%call optional('halt', 'yes', 'The machine halts.')
  </xs:complexType>

  <!-- place and text as written; then the location: registers number to number + count - 1 of a
       file as one value, the lowest register lowest; or a word of memory at a byte offset, of width
       bits if that is not its Word; or neither: the active lanes, pc, cycles, next_pc or
       bad_address, as the place says. lane: only this one. values: one for all lanes or each. -->
  <xs:complexType name="setting">
%call required('place', 'line', 'Its target, as written.')
%call required('text', 'line', 'The value, as written.')
%call optional('file', 'word', 'A register file, or R.type: the side field of one.')
%call optional('number', 'natural', 'The number of the register, or of the lowest of several.')
%call optional('count', 'natural', 'The number of registers that hold the value.')
%call optional('lane', 'natural', 'The lane; without it, all lanes.')
%call optional('memory', 'word', 'A memory.')
%call optional('bank', 'natural', 'The bank, if the memory has banks.')
%call optional('offset', 'natural', 'The byte offset.')
%call optional('width', 'natural', 'The width of the access, if it is not that of a word.')
%call required('values', 'hexadecimals', 'One value for all lanes, or one for each.')
  </xs:complexType>

  <xs:complexType name="field">
    <xs:sequence>
%call some('piece', 'piece', 'A piece of the field, the highest bits first.')
    </xs:sequence>
%call required('name', 'word', 'The name of the field.')
%call optional('base', 'word', 'Computed: the name before the dot, ra of ra.neg.')
%call optional('suffix', 'line', 'Computed: the name after the dot, neg in ra.neg.')
%call required('type', 'word', 'Its type.')
%call optional('width', 'natural', 'Computed: the bits of all its pieces.')
    <xs:attribute name="kind" type="field-kind" use="required">
      <xs:annotation><xs:documentation>
        operand: from the text; default: from the text, which may omit it; fixed: always the same.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call optional('value', 'natural', 'The fixed value or the default.')
%call optional('value-name', 'line', 'Computed: that value as an enumerator or register.')
%call optional('ignored', 'hexadecimal', 'Computed: the bits that decoding ignores in some words.')
%call defective()
  </xs:complexType>

  <xs:complexType name="piece">
%call required('lsb', 'natural', 'Its lowest bit; bit 0 is bit 0 of the first unit.')
%call required('width', 'natural', 'The number of bits.')
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
%call optional('optype', 'line', 'Computed: its family; empty if it has none.')
%call optional('group', 'line', 'Computed: its group; empty if it has none.')
%call required('index', 'natural', 'Its place in the order of all opcodes, from 0.')
%call optional('length', 'natural', 'Computed: the length of the instruction in bits.')
%call optional('cycles', 'natural', 'Computed: its cycles.')
%call optional('mask', 'hexadecimal', 'Computed: the fixed bits, from bit 0 of the first unit.')
%call optional('match', 'hexadecimal', 'Computed: the values of the fixed bits; all others are 0.')
%call optional('covered', 'hexadecimal', 'Computed: the bits that fields cover.')
%call optional('pattern', 'pattern', 'Computed: mask and match in one, highest bit first.')
  </xs:complexType>
