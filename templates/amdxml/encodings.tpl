%# An encoding: opcodes with the same fields at the same bits. OP has the fixed bits of the first
%# word; other fixed bits are fields with one value.
%block encoding(e)
      <Encoding Order="${$e/@order}">
        <EncodingName>${$e/@name}</EncodingName>
        <BitCount>${$e/@bits}</BitCount>
        <EncodingIdentifierMask Radix="2">${$e/@mask}</EncodingIdentifierMask>
        <EncodingIdentifiers>
%each $e/identifier
          <EncodingIdentifier Radix="2">${@value}</EncodingIdentifier>
%end
        </EncodingIdentifiers>
        <EncodingConditions/>
        <Description>$\
%each $e/identifier sep ", "
${@opcode}$\
%end
</Description>
        <MicrocodeFormat>
          <BitMap>
            <Field IsConditional="false">
              <FieldName>OP</FieldName>
              <Description>fixed bits of the first word</Description>
%call layout($e/code)
            </Field>
%each $e/field as f
            <Field IsConditional="false">
              <FieldName>$\
%call field_name($f/@name)
</FieldName>
%let type = /isa/type[@name = $f/@type]
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

%# The name of a field, changed if the schema reserves it.
%block field_name(name)
%if $name = 'OP' or $name = 'OPX' or $name = 'OPY' or $name = 'ENCODING' or $name = 'SEG'
${$name}_$\
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
