%# SPDX-License-Identifier: MIT
%# Data formats: plain bits of each width that operands have.
%block data_formats()
%let symbols = /isa/semantics/definition/block/symbol[@role = 'operand'][@width]
%let sized = /isa/register-file | /isa/type
%let widths = distinct($sized/@width)
%each $widths
%call data_format(.)
%end
%each distinct($symbols/@width)[not(. = $widths)]
%call data_format(.)
%end
%end

%block data_format(width)
      <DataFormat>
        <DataFormatName>FMT_B${$width}</DataFormatName>
        <Description>${$width} bits</Description>
        <DataType>bits</DataType>
        <BitCount>${$width}</BitCount>
        <ComponentCount>1</ComponentCount>
        <DataAttributes>
          <BitMap Order="0">
            <Field Signedness="DoesNotApply">
              <FieldName>DATA</FieldName>
              <BitLayout RangeCount="1">
                <Range Order="0">
                  <BitCount>${$width}</BitCount>
                  <BitOffset>0</BitOffset>
                </Range>
              </BitLayout>
            </Field>
          </BitMap>
        </DataAttributes>
      </DataFormat>
%end

%# A field type: the names of its values, from an enum or from registers.
%block operand_type(type)
      <OperandType IsPartitioned="false">
        <OperandTypeName>OPR_${$type/@name}</OperandTypeName>
        <Description>${$type/@kind}, ${$type/@width} bits</Description>
        <OperandPredefinedValues>
%each $type/value
%call predefined(@name, @value, string(@comment), '          ')
%end
%each key('encodings/registers', 'type', $type/@name)/register
%call predefined(@name, @value, '', '          ')
%end
        </OperandPredefinedValues>
      </OperandType>
%end

%# The first sentence of the description.
%block summary(name, kind)
%let prose = key('articles/article', 'name', $name)[@kind = $kind]/prose[@summary]
%if $prose[@language = /isa/@prose]
${$prose[@language = /isa/@prose][1]/@summary}$\
%elif $prose
${$prose[1]/@summary}$\
%end
%end
