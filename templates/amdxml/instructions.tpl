%# A family: an instruction with an encoding for each opcode. Its properties come from the
%# pseudo-code: it branches if it sets the pc (conditionally, if that happens inside a choice;
%# indirectly, if the value does not consist of constants of the instruction and the pc), and it
%# ends the program if it halts.
%block instruction(family)
%let blocks = /isa/semantics/definition/block[describes/@opcode = $family/opcode/@name]
%let jumps = $blocks//assign[target//name[@state = 'pc']]
%let kinds = /isa/type[@kind = 'register']/@name
%let registers = $family/descendant-or-self::*/field[@type = $kinds]/@name
%let more = $family/ancestor::*/field[@type = $kinds]/@name
%let operands = $blocks/symbol[@role = 'operand']
%let read = $operands[@fields = $registers or @fields = $more]/@name
%let lists = $operands[substring-before(@fields, ' ') = $registers]/@name
%let constants = $operands[not(@name = $read or @name = $lists)]/@name
      <Instruction>
        <InstructionFlags>
          <IsBranch>$\
%call truth($jumps)
</IsBranch>
          <IsConditionalBranch>$\
%call truth($jumps[ancestor::if or ancestor::switch or from/choose])
</IsConditionalBranch>
          <IsIndirectBranch>$\
%call truth($jumps/from//name[not(@state)][not(@name = $constants)] | $jumps/from//element)
</IsIndirectBranch>
          <IsProgramTerminator>$\
%call truth($blocks//halt)
</IsProgramTerminator>
          <IsImmediatelyExecuted>FALSE</IsImmediatelyExecuted>
        </InstructionFlags>
        <InstructionName>${$family/@name}</InstructionName>
        <Description>$\
%call summary($family/@name, 'optype')
</Description>
        <InstructionEncodings>
%each $family/opcode as opcode
%each /isa/encodings/encoding/identifier[@opcode = $opcode/@name]
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
%let blocks = /isa/semantics/definition/block[describes/@opcode = $opcode/@name]
          <InstructionEncoding>
            <EncodingName>${$identifier/../@name}</EncodingName>
            <EncodingCondition>default</EncodingCondition>
            <Opcode Radix="10">${$identifier/@number}</Opcode>
            <Operands>
%each $identifier/../field[not(@value)] as f
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
%let type = /isa/type[@name = $f/@type]
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
%let sized = /isa/register-file[@name = $type/@file] | $type[not(@file)]
                <DataFormatName>FMT_B${$sized/@width}</DataFormatName>
                <OperandType>OPR_${$f/@type}</OperandType>
                <OperandSize>${$sized/@width}</OperandSize>
%end
              </Operand>
%end
