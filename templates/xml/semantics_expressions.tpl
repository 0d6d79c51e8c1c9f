%# SPDX-License-Identifier: MIT
%# The schema of typed semantics: expressions.
  <!-- ==== expressions ==== -->

  <xs:group name="expression">
    <xs:choice>
%call one('number', 'number-as-written', 'A number as written; its range is itself.')
%call one('real', 'constant-real', 'A constant of binary32, as text and, if exact, as its bits.')
%call one('bool', 'bool', 'true or false.')
      <xs:element name="name" type="name">
        <xs:annotation><xs:documentation>
          An operand, local, parameter, register, laneid or active; or another part of the machine
          (state). memory, bits: of ram16, the memory and the width of its accesses.
        </xs:documentation></xs:annotation>
      </xs:element>
%call one('modifier', 'named', "The value of a modifier of the instruction.")
%call one('value', 'named', 'A value of a modifier, such as .RN.')
%call one('state', 'state-word', 'A word of the state in brackets, as in [Thread].laneid.')
%call one('unary', 'unary', 'An operator before its operand.')
%call one('absolute', 'operand', 'The absolute value.')
%call one('binary', 'binary', 'An operator between its operands.')
%call one('infix', 'infix', "The operation of the modifier's value, between two operands.")
%call one('choose', 'operands-3', 'The second operand if the first is true, otherwise the third.')
      <xs:element name="call" type="call">
        <xs:annotation><xs:documentation>
          A function of the language, or of the specification (function: its id). The first
          operand of fold is a word.
        </xs:documentation></xs:annotation>
      </xs:element>
%call one('element', 'operands-2', 'A bit of an integer; an element of an array, file or memory.')
%call one('numbered', 'operands-2', 'Register number e of a file, like the name of that register.')
%call one('slice', 'operands-3', 'Bits of the first operand, from the second to the third.')
%call one('member', 'named-operand', 'An attribute of the value of a modifier.')
%call one('side', 'named-operand', 'A side field of the register that the operand names.')
%call one('constant', 'constant', 'A named value of a type, or of a mode register, and its number.')
%call one('lane', 'operands-2', 'The first operand, in the lane whose number is the second.')
%call one('tuple', 'tuple', 'The operands as one number, the first one highest.')
    </xs:choice>
  </xs:group>

  <xs:complexType name="number-as-written">
%call required('number', 'number', 'The number.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="constant-real">
%call required('text', 'real', 'The constant as written.')
%call optional('bits', 'bits', 'Its binary32 pattern.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="bool">
%call required('is', 'truth', 'The value.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="name">
%call written()
%call optional('state', 'state', 'The part of the machine, if it is one.')
%call optional('memory', 'word', 'The memory that it accesses.')
%call optional('bits', 'natural', 'The bits of each access.')
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="named">
%call written()
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="state-word">
%call written()
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="unary">
    <xs:group ref="expression" minOccurs="1" maxOccurs="1"/>
%call required('operator', 'unary-operator', 'The operator.')
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="operand">
    <xs:group ref="expression" minOccurs="1" maxOccurs="1"/>
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="binary">
    <xs:group ref="expression" minOccurs="2" maxOccurs="2"/>
%call required('operator', 'binary-operator', 'The operator.')
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="infix">
    <xs:group ref="expression" minOccurs="2" maxOccurs="2"/>
%call written()
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="operands-3">
    <xs:group ref="expression" minOccurs="3" maxOccurs="3"/>
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="call">
    <xs:sequence>
%call maybe('word', 'named', 'The operation of fold: add, and, or, xor, min, max.')
      <xs:group ref="expression" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
%call written()
%call optional('function', 'line', 'The id of the function, unless it is one of the language.')
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="operands-2">
    <xs:group ref="expression" minOccurs="2" maxOccurs="2"/>
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="named-operand">
    <xs:group ref="expression" minOccurs="1" maxOccurs="1"/>
%call written()
    <xs:attributeGroup ref="value"/>
  </xs:complexType>

  <xs:complexType name="constant">
%call required('of', 'word', 'The type or mode register that has the value.')
%call written()
%call required('number', 'number', 'The value.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="tuple">
    <xs:group ref="expression" minOccurs="1" maxOccurs="unbounded"/>
    <xs:attributeGroup ref="value"/>
  </xs:complexType>
