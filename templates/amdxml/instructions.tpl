%# SPDX-License-Identifier: MIT
%# A family: an instruction with an encoding for each opcode. Its properties come from the
%# pseudo-code: it branches if it sets the pc (conditionally, if that happens inside a choice;
%# indirectly, if the value does not consist of constants of the instruction and the pc), and it
%# ends the program if it halts.
%block instruction(family)
%let blocks = key('block/describes', 'opcode', $family/opcode/@name)/parent::block
%let fields = children($family/ancestor::*, 'field') | $family/descendant::field
%let registers = distinct($fields[key('isa/type', 'name', @type)/@kind = 'register']/@name)
%let operands = $blocks/symbol[@role = 'operand']
%let read = distinct($operands[@fields = $registers]/@name)
%let lists = distinct($operands[substring-before(@fields, ' ') = $registers]/@name)
%let constants = distinct($operands[not(@name = $read or @name = $lists)]/@name)
%let jumps = $blocks/descendant::assign[target//name[@state = 'pc']]
      <Instruction>
        <InstructionFlags>
          <IsBranch>$\
%call truth($jumps)
</IsBranch>
          <IsConditionalBranch>$\
%call truth($jumps[ancestor::if or ancestor::switch or from/choose])
</IsConditionalBranch>
          <IsIndirectBranch>$\
%call truth($jumps[from//name[not(@state)][not(@name = $constants)] or from//element])
</IsIndirectBranch>
          <IsProgramTerminator>$\
%call truth($blocks[descendant::halt])
</IsProgramTerminator>
          <IsImmediatelyExecuted>FALSE</IsImmediatelyExecuted>
        </InstructionFlags>
        <InstructionName>${$family/@name}</InstructionName>
        <Description>$\
%call summary($family/@name, 'optype')
</Description>
        <InstructionEncodings>
%each $family/opcode as opcode
%each key('identifiers/identifier', 'opcode', $opcode/@name)
%call instruction_encoding(., $opcode)
%end
%end
        </InstructionEncodings>
        <FunctionalGroup>
          <Name>${$family/parent::group/@name}</Name>
        </FunctionalGroup>
      </Instruction>
%end

%block truth(nodes)
%if $nodes
TRUE$\
%else
FALSE$\
%end
%end

%# An opcode of a family with its operands: the names in its pseudo-code that refer to a field, and
%# the guard.
%block instruction_encoding(identifier, opcode)
%let blocks = key('block/describes', 'opcode', $opcode/@name)/parent::block
          <InstructionEncoding>
            <EncodingName>${$identifier/ancestor::encoding/@name}</EncodingName>
            <EncodingCondition>default</EncodingCondition>
            <Opcode Radix="10">${$identifier/@number}</Opcode>
            <Operands>
%each $identifier/ancestor::encoding/field[not(@value)] as f
%let spaced = concat(' ', $f/@name, ' ')
%let symbols = $blocks/symbol[@role = 'operand'][contains(concat(' ', @fields, ' '), $spaced)]
%if $symbols or $f/@name = /isa/operand[@role = 'guard']/stands/@for
%call operand($f, $symbols)
%end
%end
            </Operands>
          </InstructionEncoding>
%end

%block operand(f, symbols)
%let type = key('isa/type', 'name', $f/@type)
%let read = string(boolean($symbols/@in or not($symbols)))
%let written = string(boolean($symbols/@out))
              <Operand Input="${$read}" Output="${$written}" IsImplicit="false" $\
IsBinaryMicrocodeRequired="true" Order="${$f/@place}">
                <FieldName>$\
%call field_name($f)
</FieldName>
%if $symbols/@width
                <DataFormatName>FMT_B${$symbols[@width][1]/@width}</DataFormatName>
                <OperandType>OPR_${$f/@type}</OperandType>
                <OperandSize>${$symbols[@width][1]/@width}</OperandSize>
%else
%let sized = key('isa/register-file', 'name', $type/@file) | $type[not(@file)]
                <DataFormatName>FMT_B${$sized/@width}</DataFormatName>
                <OperandType>OPR_${$f/@type}</OperandType>
                <OperandSize>${$sized/@width}</OperandSize>
%end
              </Operand>
%end
