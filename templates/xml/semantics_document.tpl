%# SPDX-License-Identifier: MIT
%# The schema of typed semantics: the document, blocks, functions.
  <!-- ==== attributes that many elements have ==== -->

  <!-- Its location. fence: of the section Semantics, from 1; inside of a block or function only
       if it differs from its own. line, column: in the text of that fence, from 1.
       length: in code points, a line end being one. -->
  <xs:attributeGroup name="place">
    <xs:attribute name="fence" type="natural">
      <xs:annotation><xs:documentation>
        The fence of the section Semantics that contains it, from 1, if different from that of the
        block or function.
      </xs:documentation></xs:annotation>
    </xs:attribute>
%call optional('line', 'natural', 'The line in the text of that fence, from 1.')
%call optional('column', 'natural', 'The column there, from 1, in code points.')
%call optional('length', 'natural', 'Its length in code points; a line end is one.')
  </xs:attributeGroup>

  <!-- What it can be, over all opcodes, values of modifiers and calls. lo, hi: the least and the
       greatest number (of a float those of its bit pattern, of an array those of its elements);
       without them any truth value, any float. values: all numbers, if they are few. size,
       element: of an array. varying: it can differ between lanes. -->
  <xs:attributeGroup name="typed">
%call optional('type', 'type', 'Its type.')
%call optional('lo', 'number', 'The least value that it can have.')
%call optional('hi', 'number', 'The greatest value that it can have.')
%call optional('values', 'numbers', 'All values that it can have, if they are few.')
%call optional('size', 'natural', 'The number of elements of an array.')
%call optional('element', 'type', 'The type of the elements of an array.')
%call optional('varying', 'yes', 'It can differ between lanes.')
  </xs:attributeGroup>

  <xs:attributeGroup name="value">
    <xs:attributeGroup ref="place"/>
    <xs:attributeGroup ref="typed"/>
  </xs:attributeGroup>

  <!-- ==== the document ==== -->

  <xs:element name="semantics" type="semantics">
    <xs:annotation><xs:documentation>
      The semantics of one instruction set: its functions, then the definitions that have blocks.
      Blocks with errors are left out. incomplete: some block was too large to find its ranges.
    </xs:documentation></xs:annotation>
    <xs:key xmlns:s="urn:specc:semantics:1" name="part">
      <xs:selector xpath=".//s:block | .//s:function"/>
      <xs:field xpath="@id"/>
    </xs:key>
    <xs:keyref xmlns:s="urn:specc:semantics:1" name="link" refer="part">
      <xs:selector xpath=".//s:callee | .//s:caller"/>
      <xs:field xpath="@of"/>
    </xs:keyref>
    <xs:keyref xmlns:s="urn:specc:semantics:1" name="called" refer="part">
      <xs:selector xpath=".//s:call"/>
      <xs:field xpath="@function"/>
    </xs:keyref>
  </xs:element>
  <xs:complexType name="semantics">
    <xs:sequence>
%call any('function', 'function', 'A function of the specification.')
      <xs:element name="definition" type="definition" minOccurs="0" maxOccurs="unbounded">
        <xs:annotation><xs:documentation>
          A group, optype or opcode with a section Semantics; the instruction set itself with the
          blocks trap and reset, before the others.
        </xs:documentation></xs:annotation>
      </xs:element>
    </xs:sequence>
%call required('version', 'version', 'The version of this format, as in the namespace.')
%call required('isa', 'line', 'The name of the instruction set.')
%call optional('incomplete', 'yes', 'Some block was too large to find its ranges.')
  </xs:complexType>

  <xs:complexType name="definition">
    <xs:choice minOccurs="0" maxOccurs="unbounded">
%call one('block', 'block', 'The effect of instructions of the definition.')
%call one('function', 'function', "A function of the definition.")
    </xs:choice>
%call required('kind', 'definition-kind', 'The kind of the definition.')
%call required('name', 'line', 'Its name.')
  </xs:complexType>

  <!-- What a block or function has. -->
  <xs:group name="parts">
    <xs:sequence>
      <xs:element name="symbol" type="symbol" minOccurs="0" maxOccurs="unbounded">
        <xs:annotation><xs:documentation>
          A name of the block or function: an operand of the header with the fields that it can
          mean, in and out as in the lists; a file or memory that the header shows; a parameter; a
          local. width: its bits, if they are always the same.
        </xs:documentation></xs:annotation>
      </xs:element>
%call any('callee', 'callee', 'A function that it calls, also as an infix modifier.')
%call any('caller', 'caller', 'A block or function that calls this one.')
%call one('body', 'statements', 'The statements.')
    </xs:sequence>
  </xs:group>

  <xs:complexType name="block">
    <xs:annotation><xs:documentation>
      The effect of the instructions of one template; or of a trap or reset, which has no template.
      always: it runs even if no lane participates.
    </xs:documentation></xs:annotation>
    <xs:sequence>
%call any('describes', 'describes', 'An opcode that has the template.')
      <xs:group ref="parts"/>
    </xs:sequence>
%call required('id', 'line', 'Its identifier in links: the definition and its number there.')
%call required('header', 'line', 'Its header, as written.')
%call optional('template', 'line', 'The template that it describes.')
%call optional('always', 'yes', 'It runs even if no lane participates.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="describes">
%call required('opcode', 'line', 'Its name.')
  </xs:complexType>

  <xs:complexType name="symbol">
%call required('name', 'line', 'The name, as written there.')
%call required('role', 'role', 'The kind of the name.')
%call optional('fields', 'words', 'Of an operand: the fields that it can mean.')
%call optional('in', 'yes', 'It is read.')
%call optional('out', 'yes', 'It is written.')
%call optional('width', 'natural', 'Its width, if it is always the same.')
    <xs:attributeGroup ref="typed"/>
  </xs:complexType>

  <xs:complexType name="callee">
%call required('of', 'line', 'The id of the function.')
  </xs:complexType>

  <xs:complexType name="caller">
%call required('of', 'line', 'The id of the block or function.')
  </xs:complexType>

  <!-- A function of the specification, or within a definition one of its section. -->
  <xs:complexType name="function">
    <xs:group ref="parts"/>
%call required('id', 'line', "Its identifier in links: its name, with that of its definition.")
%call written()
    <xs:attributeGroup ref="place"/>
  </xs:complexType>
