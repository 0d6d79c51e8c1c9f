%# SPDX-License-Identifier: MIT
%# The schema of documents: operand modes.
  <xs:complexType name="part">
%call required('name', 'word', 'Its name in the text pattern of the composite.')
%call required('lsb', 'natural', 'The lowest bit of the part in the field.')
%call required('width', 'natural', 'Computed: the width of its type.')
%call required('type', 'word', 'The type of the part.')
  </xs:complexType>

  <xs:complexType name="appended">
%call required('name', 'word', 'Its name in the text patterns of the alternatives.')
%call required('width', 'natural', 'Its bits.')
%call optional('type', 'word', 'Its type; without one, only parts inside it have meanings.')
  </xs:complexType>

  <xs:complexType name="inner">
%call required('name', 'word', 'Its name in the text patterns of the alternatives.')
%call required('place', 'expression', 'The appended part that it is in, and its lowest bit there.')
%call required('width', 'natural', 'Computed: the width of its type.')
%call required('type', 'word', 'The type of the part.')
  </xs:complexType>

  <xs:complexType name="alternative">
    <xs:sequence>
%call any('bits', 'part-bits', 'A part whose bits select it; the others can be anything.')
%call any('shows', 'shown-part', 'Computed: a part that its text shows.')
%call any('comment', 'comment', 'The comment in another language.')
    </xs:sequence>
%call required('name', 'word', 'Its name.')
%call required('text', 'text', 'Its text pattern over the parts, of which it appends some.')
%call optional('place', 'line', 'What it is in blocks, as written.')
%call optional('after', 'line', 'The assignment that follows it, as written.')
%call optional('comment', 'line', "The comment after it.")
%call required('plain', 'text', 'Computed: its text without quotes.')
%call required('pattern', 'pattern', 'Computed: its bits; of two that fit, that with fewer ?.')
%call optional('units', 'pattern', 'Computed: those of its units, if some of these are fixed.')
%call optional('appends', 'natural', 'Computed: the bits that it appends, if any.')
  </xs:complexType>

  <xs:complexType name="shown-part">
%call required('part', 'word', 'Its name.')
%call required('lsb', 'count', 'Its lowest bit; appended bits are above those of the field.')
%call required('width', 'natural', 'Its bits.')
%call required('type', 'word', 'Its type.')
  </xs:complexType>

  <xs:complexType name="part-bits">
%call required('part', 'word', 'The part.')
%call required('value', 'expression', 'Its bits, as written.')
  </xs:complexType>

  <xs:complexType name="class">
    <xs:sequence>
%call any('member', 'class-member', 'An alternative that it has.')
%call any('legal', 'legal', 'Computed: legal bits of the type.')
    </xs:sequence>
%call required('name', 'word', 'The name of the type: that of the composite, a full stop, its own.')
  </xs:complexType>

  <xs:complexType name="class-member">
%call required('name', 'word', 'The name of the alternative.')
  </xs:complexType>

