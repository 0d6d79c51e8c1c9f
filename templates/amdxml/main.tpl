%# SPDX-License-Identifier: MIT
%# The instruction set in the schema of AMD's machine-readable GPU ISA, as far as the schema allows.
%# docs/amdxml.md lists what is missing.
%include "encodings.tpl"
%include "instructions.tpl"
%include "types.tpl"
%file "${isa/places/@prefix}-amd.xml"
<?xml version="1.0" encoding="UTF-8"?>
<!-- ${raw: translate(isa/@name, '-', '_')} in the schema of AMD's machine-readable GPU ISA.
     It is not from AMD, and the schema cannot hold everything: reserved encodings, constraints,
     default values, pseudo-code and assembly syntax are in the specc document. -->
%if isa/type/appended
<!-- Operands append units to instructions. They are not part of BitCount: a reader takes them for
     instructions of their own. -->
%end
<Spec>
  <Document>
    <Copyright>$\
%if isa/attribute[@name = 'copyright']
${isa/attribute[@name = 'copyright'][1]/@value}$\
%end
</Copyright>
    <Sensitivity>Public</Sensitivity>
    <ReleaseDate/>
    <SchemaVersion>1.0.0</SchemaVersion>
  </Document>
  <ISA>
    <Architecture>
      <ArchitectureName>${isa/@name}</ArchitectureName>
      <ArchitectureId>2147483647</ArchitectureId>
    </Architecture>
%each isa/encodings/left-out
    <!-- left out: ${raw: translate(@opcode, '-', '_')}: $\
%if @like
the first 32 bits do not distinguish it from ${raw: translate(@like, '-', '_')} -->
%else
${@fixed} of the first 32 bits are fixed, which is not an opcode -->
%end
%end
    <Encodings>
%each isa/encodings/encoding
%call encoding(.)
%end
    </Encodings>
    <Instructions>
%each isa/descendant::optype[key('identifiers/identifier', 'opcode', opcode/@name)]
%call instruction(.)
%end
    </Instructions>
    <DataFormats>
%call data_formats()
    </DataFormats>
    <OperandTypes>
%each key('isa/type', 'name', isa/encodings/encoding/field/@type)
%call operand_type(.)
%end
    </OperandTypes>
    <FunctionalGroups>
%each isa/descendant::group[optype]
      <FunctionalGroup>
        <Name>${@name}</Name>
        <Description>$\
%call summary(@name, 'group')
</Description>
      </FunctionalGroup>
%end
    </FunctionalGroups>
  </ISA>
</Spec>
