%# SPDX-License-Identifier: MIT
%# The schema of documents: forms.
  <!-- ==== forms: computed ==== -->

  <xs:group name="form-parts">
    <xs:choice>
%call one('text', 'fixed-text', 'A part of the text that is always the same.')
%call one('choice', 'choice', 'A modifier.')
%call one('value', 'operand-value', 'An operand.')
%call one('optional', 'optional', 'A part of the text that can be left out.')
    </xs:choice>
  </xs:group>

  <xs:complexType name="fixed-text">
%call required('text', 'line', 'The text.')
%call optional('joins', 'yes', 'There is no blank before it.')
  </xs:complexType>

  <xs:complexType name="choice">
    <xs:sequence>
%call any('value', 'bits', 'A value that it can show.')
    </xs:sequence>
%call required('separator', 'line', 'The text before the name of the value.')
%call required('field', 'word', 'The field.')
%call optional('hidden', 'natural', 'The value that has no text.')
  </xs:complexType>

  <xs:complexType name="bits">
%call required('value', 'natural', 'Its bits as a number.')
  </xs:complexType>

  <xs:complexType name="operand-value">
%call required('field', 'word', 'The field that holds it.')
%call required('label', 'line', 'Its name in the template.')
%call required('type', 'word', 'How the bits are written.')
%call required('lsb', 'natural', 'The lowest bit in the field that is meant.')
%call required('width', 'natural', 'How many bits of the field are meant.')
%call required('count', 'natural', 'How many registers from that of the bits make up the operand.')
%call optional('joined', 'yes', 'There is no blank before it.')
  </xs:complexType>

  <xs:complexType name="binding">
%call required('field', 'word', 'The field.')
%call required('value', 'natural', 'Its value.')
%call optional('lsb', 'natural', 'Only these bits of the field: the lowest.')
%call optional('width', 'natural', 'How many of its bits.')
  </xs:complexType>

  <xs:complexType name="optional">
    <xs:sequence>
%call any('forced-by', 'forced-by', 'Another optional part that is there only where this one is.')
%call any('absent', 'binding', 'The part can be left out where all of these hold.')
%call any('present', 'binding', 'What the part sets when it is there.')
      <xs:group ref="form-parts" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
%call required('index', 'natural', 'The number of the part in its form.')
  </xs:complexType>

  <xs:complexType name="forced-by">
%call required('index', 'natural', 'The index of that part.')
  </xs:complexType>

  <xs:complexType name="form">
    <xs:sequence>
      <xs:group ref="form-parts" minOccurs="0" maxOccurs="unbounded"/>
%call any('box', 'box', 'Legal values, as a product: every combination is legal.')
    </xs:sequence>
%call required('key', 'line', 'Which form of the opcode it is.')
%call optional('template', 'line', 'The template that it comes from.')
  </xs:complexType>

  <xs:complexType name="box">
    <xs:sequence>
%call any('limit', 'limit', 'Values of one field; without a limit, all that its type allows.')
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="limit">
    <xs:sequence>
%call any('legal', 'legal', 'Some of them.')
    </xs:sequence>
%call required('field', 'word', 'The field.')
  </xs:complexType>
