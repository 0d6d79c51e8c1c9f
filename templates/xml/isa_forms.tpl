%# SPDX-License-Identifier: MIT
%# The schema of documents: forms.
  <!-- ==== forms: computed ==== -->

  <xs:group name="form-parts">
    <xs:choice>
%call one('text', 'fixed-text', 'Fixed text.')
%call one('choice', 'choice', 'A modifier.')
%call one('value', 'operand-value', 'An operand.')
%call one('optional', 'optional', 'An optional part.')
%call one('one-of', 'one-of', 'An operand with alternatives.')
    </xs:choice>
  </xs:group>

  <xs:complexType name="fixed-text">
%call required('text', 'line', 'The text.')
%call optional('joins', 'yes', 'There is no blank before it.')
  </xs:complexType>

  <xs:complexType name="choice">
    <xs:sequence>
%call any('value', 'bits', 'A possible value.')
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
%call required('type', 'word', 'The type of the operand.')
%call required('lsb', 'natural', 'The lowest of its bits in the field.')
%call required('width', 'natural', 'The number of its bits in the field.')
%call required('count', 'natural', 'The number of registers of the operand.')
%call optional('joined', 'yes', 'There is no blank before it.')
  </xs:complexType>

  <xs:complexType name="binding">
%call required('field', 'word', 'The field.')
%call required('value', 'natural', 'Its value.')
%call optional('lsb', 'natural', 'The lowest bit, if only some bits of the field are meant.')
%call optional('width', 'natural', 'The number of these bits.')
  </xs:complexType>

  <xs:complexType name="optional">
    <xs:sequence>
%call any('forced-by', 'forced-by', 'An optional part that is only written with this one.')
%call any('absent', 'binding', 'The part may be omitted if all of these hold.')
%call any('present', 'binding', 'A value that the part sets if it is written.')
      <xs:group ref="form-parts" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
%call required('index', 'natural', 'The number of the part in its form.')
  </xs:complexType>

  <xs:complexType name="one-of">
    <xs:sequence>
%call any('alternative', 'form-alternative', 'What stands for it; the first that is present.')
    </xs:sequence>
%call required('field', 'word', 'The field that holds it.')
  </xs:complexType>

  <xs:complexType name="form-alternative">
    <xs:sequence>
%call any('present', 'binding', 'Bits that it has.')
      <xs:group ref="form-parts" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="forced-by">
%call required('index', 'natural', 'The index of that part.')
  </xs:complexType>

  <xs:complexType name="form">
    <xs:sequence>
      <xs:group ref="form-parts" minOccurs="0" maxOccurs="unbounded"/>
%call any('box', 'box', 'Legal values, as a product: every combination is legal.')
    </xs:sequence>
%call required('key', 'line', 'The name of the form in its opcode.')
%call optional('template', 'line', 'The template that it comes from.')
  </xs:complexType>

  <xs:complexType name="box">
    <xs:sequence>
%call any('limit', 'limit', 'Values of one field; without a limit, all that its type allows.')
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="limit">
    <xs:sequence>
%call any('legal', 'legal', 'A pattern of legal values.')
    </xs:sequence>
%call required('field', 'word', 'The field.')
  </xs:complexType>
