%# SPDX-License-Identifier: MIT
%# The schema of typed semantics: statements.
  <!-- ==== statements ==== -->

  <xs:complexType name="statements">
    <xs:group ref="statement" minOccurs="0" maxOccurs="unbounded"/>
  </xs:complexType>

  <xs:complexType name="one-statement">
    <xs:group ref="statement"/>
  </xs:complexType>

  <xs:complexType name="one">
    <xs:group ref="expression"/>
  </xs:complexType>

  <xs:group name="statement">
    <xs:choice>
%call one('declare', 'declare', "A declaration, with the argument of dtypeof and the first value.")
      <xs:element name="assign" type="assign">
        <xs:annotation><xs:documentation>
          from goes to the target; to several: its parts, or all of it to each (chained). ++ and
          -- have no from.
        </xs:documentation></xs:annotation>
      </xs:element>
%call one('if', 'if', 'A condition, with statements for both outcomes.')
%call one('for', 'for', 'A loop of at most 128 iterations.')
%call one('while', 'while', 'A loop that shifts its variable to 0.')
%call one('switch', 'switch', 'One of several cases by a value.')
%call one('do', 'return', 'A call of a function, for what it does.')
%call one('break', 'placed', 'Leaves the loop or the switch.')
%call one('return', 'return', 'The value of the function.')
%call one('keep', 'keep', 'These outputs keep their values.')
%call one('raise', 'raise', 'The instruction raises this exception.')
%call one('halt', 'placed', 'The run stops after the instruction.')
    </xs:choice>
  </xs:group>

  <xs:complexType name="declare">
    <xs:sequence>
%call maybe('argument', 'one', 'The argument of dtypeof.')
%call one('target', 'one', 'The name that is declared.')
%call maybe('from', 'one', 'Its first value.')
    </xs:sequence>
%call required('as', 'word', 'The type before the name.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="assign">
    <xs:sequence>
%call some('target', 'one', 'Its target.')
%call maybe('from', 'one', 'The value.')
    </xs:sequence>
%call required('operator', 'assignment', 'The assignment operator.')
%call optional('chained', 'yes', 'All of the value goes to each target.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="if">
    <xs:sequence>
%call one('condition', 'one', 'The condition.')
%call one('then', 'statements', 'The statements if it holds.')
%call maybe('else', 'statements', 'The statements if it does not hold.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="for">
    <xs:sequence>
%call one('first', 'one-statement', 'The statements before the first iteration.')
%call one('condition', 'one', 'The loop continues while it holds.')
%call one('step', 'one-statement', 'The statements after each iteration.')
%call one('body', 'statements', 'The statements of each iteration.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="while">
    <xs:sequence>
%call one('condition', 'one', 'The loop continues while it holds.')
%call one('body', 'statements', 'The statements of each iteration.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="switch">
    <xs:sequence>
%call one('condition', 'one', 'The condition.')
%call any('case', 'case', 'A case: its labels, or default, and its statements.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="case">
    <xs:sequence>
%call any('label', 'one', 'A value of the condition.')
%call one('body', 'statements', 'The statements of this case.')
    </xs:sequence>
%call optional('default', 'yes', 'The case of all other values.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="placed">
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="return">
    <xs:sequence>
%call one('from', 'one', 'The value.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="keep">
    <xs:sequence>
%call some('target', 'one', 'An output.')
    </xs:sequence>
    <xs:attributeGroup ref="place"/>
  </xs:complexType>

  <xs:complexType name="raise">
%call required('exception', 'word', 'Its name.')
    <xs:attributeGroup ref="place"/>
  </xs:complexType>
