%# SPDX-License-Identifier: MIT
%# Opcodes, fields and types as enumerations; the operands and the mnemonic of each opcode.

class Opcode(_Named):
    """The opcodes."""

%each $h/opcode-names/c-opcode
    ${python-id: @name} = ${$index}
%else
    pass
%end


class Field(_Named):
    """The fields, by name."""

%each $h/field-names/c-field
    ${python-id: @name} = ${$index - 1}
%else
    pass
%end


class Types:
    """The types of fields whose values have names."""

%each $h/type-names/c-type as type
    class ${python-id: @name}(_IntEnum):
%each key('isa/type', 'name', $type/@name)/value
        ${python-id: @name} = ${@value}
%end

%else
    pass

%end

_OPCODE_NAMES = (
    "",
%each $h/opcode-names/c-opcode
    "${json: @name}",
%end
)

_FIELD_NAMES = (
%each $h/field-names/c-field
    "${json: @name}",
%end
)

_ENUMS: Dict[str, Type[_IntEnum]] = {
%each $h/type-names/c-type
    "${json: @name}": Types.${python-id: @name},
%end
}

# Types that are numbers: what the highest bit subtracts, factor, addend.
_NUMBERS: Dict[str, Tuple[int, int, int]] = {
%each /isa/type[@kind = 'integer'][@coding != 'table']
    "${json: @name}": ($\
%if @coding = 'signed'
1 << ${@width}$\
%elif @coding = 'ones'
(1 << ${@width}) - 1$\
%else
0$\
%end
, ${@scale}, ${@offset}),
%end
}

# Types whose bits select a number.
_TABLES: Dict[str, Tuple[int, ...]] = {
%each /isa/type[@coding = 'table']
    "${json: @name}": ($\
%each entry
${@number}, $\
%end
),
%end
}

# Types with alternatives, and their classes: what each shows (name, width, type).
_ALTERNATIVES: Dict[str, Dict[str, Tuple[Tuple[str, int, str], ...]]] = {
%each /isa/type[alternative] as type
%call alternatives($type/@name, $type/alternative)
%each $type/class as class
%call alternatives($class/@name, $type/alternative[@name = $class/member/@name])
%end
%end
}

# What the texts of an opcode begin with after prefixes, and its operands: name, width, type.
_OPCODES: Dict[str, Tuple[str, Tuple[Tuple[str, int, str], ...]]] = {
%each /isa/descendant::opcode[not(@defective)] as opcode
    "${json: @name}": ("$[${json: form[1]/@key}$]", ($\
%each children($opcode/ancestor-or-self::*, 'field')[@kind = 'operand'] sep " "
("${json: @name}", ${@width}, "${json: @type}"),$\
%end
)),
%end
}
%block alternatives(name, rows)
    "${json: $name}": {
%each $rows
        "${json: @name}": ($\
%each shows sep " "
("${json: @part}", ${@width}, "${json: @type}"),$\
%end
),
%end
    },
%end
