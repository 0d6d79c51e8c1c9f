%# SPDX-License-Identifier: MIT
%# Building blocks of schemas: types of values, attributes and elements with their documentation.

%# A type for texts that match a pattern.
%block pattern(name, value)
  <xs:simpleType name="${$name}">
    <xs:restriction base="xs:string">
      <xs:pattern value="${$value}"/>
    </xs:restriction>
  </xs:simpleType>
%end

%# A type for these words, separated by blanks.
%block words(name, values)
  <xs:simpleType name="${$name}">
    <xs:restriction base="xs:string">
%call each_word(concat($values, ' '))
    </xs:restriction>
  </xs:simpleType>
%end
%block each_word(values)
%if $values
      <xs:enumeration value="${substring-before($values, ' ')}"/>
%call each_word(substring-after($values, ' '))
%end
%end

%block required(name, type, about)
    <xs:attribute name="${$name}" type="${$type}" use="required">
      <xs:annotation><xs:documentation>${$about}</xs:documentation></xs:annotation>
    </xs:attribute>
%end
%block optional(name, type, about)
    <xs:attribute name="${$name}" type="${$type}">
      <xs:annotation><xs:documentation>${$about}</xs:documentation></xs:annotation>
    </xs:attribute>
%end

%# Elements by their number: exactly one, at most one, at least one, any.
%block one(name, type, about)
%call element($name, $type, '1', '1', $about)
%end
%block maybe(name, type, about)
%call element($name, $type, '0', '1', $about)
%end
%block some(name, type, about)
%call element($name, $type, '1', 'unbounded', $about)
%end
%block any(name, type, about)
%call element($name, $type, '0', 'unbounded', $about)
%end
%block element(name, type, least, most, about)
      <xs:element name="${$name}" type="${$type}" minOccurs="${$least}" maxOccurs="${$most}">
        <xs:annotation><xs:documentation>${$about}</xs:documentation></xs:annotation>
      </xs:element>
%end

%# Parts of many elements.
%block facts()
%call any('attribute', 'attribute', 'An attribute of the specification, from __Attribute.')
%end
%# Of definitions that a search finds.
%block found_facts()
%call facts()
%call any('keywords', 'keywords', 'Other words for it in one language, from Keywords.')
%end
%block sections()
%call any('section', 'section', 'Prose and code of the definition, in the order of its sections.')
%end
%block source()
%call optional('source', 'file-name', "The author's file that has the definition: a source.")
%end
%block defective()
%call optional('defective', 'yes', 'It has errors (build --keep-going): not in generated code.')
%end
%block written()
%call required('name', 'word', 'The name, as written there.')
%end
