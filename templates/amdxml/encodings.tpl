%# SPDX-License-Identifier: MIT
%# An encoding: opcodes with the same fields at the same bits. OP has the longest run of fixed bits
%# of the first word; fixed bits of later words are fields with one value.
%block encoding(e)
      <Encoding Order="${$e/@order}">
        <EncodingName>${$e/@name}</EncodingName>
        <BitCount>${$e/@bits}</BitCount>
        <EncodingIdentifierMask Radix="2">${$e/@mask}</EncodingIdentifierMask>
        <EncodingIdentifiers>
%each $e/identifiers/identifier
          <EncodingIdentifier Radix="2">${@value}</EncodingIdentifier>
%end
        </EncodingIdentifiers>
        <EncodingConditions/>
        <Description>$\
%each $e/identifiers/identifier sep ", "
${@opcode}$\
%end
</Description>
        <MicrocodeFormat>
          <BitMap>
            <Field IsConditional="false">
              <FieldName>OP</FieldName>
              <Description>the longest run of fixed bits of the first word</Description>
%call layout($e/code)
            </Field>
%each $e/field as f
            <Field IsConditional="false">
              <FieldName>$\
%call field_name($f)
</FieldName>
%let type = key('isa/type', 'name', $f/@type)
%if $f/@value
              <Description>always ${$f/@value}</Description>
%else
              <Description>${$f/@type}</Description>
%end
%call layout($f)
%if $f/@value
              <FieldPredefinedValues>
%call predefined($f/@value, $f/@value, '', '                ')
              </FieldPredefinedValues>
%elif $type/value
              <FieldPredefinedValues>
%each $type/value
%call predefined(@name, @value, string(@comment), '                ')
%end
              </FieldPredefinedValues>
%end
            </Field>
%end
          </BitMap>
        </MicrocodeFormat>
      </Encoding>
%end

%# The name of a field, in upper case: readers put the names of operands into upper case before they
%# look for the field. It is changed if the schema reserves it, or if it is that of another field.
%block field_name(f)
%let lower = 'abcdefghijklmnopqrstuvwxyz'
%let upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
%let name = translate($f/@name, $lower, $upper)
%let before = $f/preceding-sibling::field[translate(@name, $lower, $upper) = $name]
%if contains(' OP OPX OPY ENCODING SEG ', concat(' ', $name, ' ')) or $before
${$name}_$\
%if $before
${$f/@place}$\
%end
%else
${$name}$\
%end
%end

%# The bits of a field: the range of order 0 has the lowest. No range crosses a 32-bit boundary.
%block layout(f)
              <BitLayout RangeCount="${$f/@ranges}">
%each $f/range
                <Range Order="${@order}">
                  <BitCount>${@bits}</BitCount>
                  <BitOffset>${@offset}</BitOffset>
                </Range>
%end
              </BitLayout>
%end

%# A named value, unless it is too large for readers, which use an int.
%block predefined(name, value, comment, indent)
%if $value <= 2147483647
${$indent}<PredefinedValue>
${$indent}  <Name>${$name}</Name>
${$indent}  <Description>${$comment}</Description>
${$indent}  <Value>${$value}</Value>
${$indent}</PredefinedValue>
%end
%end
