class Operand(NamedTuple):
    """An operand of an instruction."""

    name: str
    """The name of the field."""
    bits: int
    """The bits of the field, as they are in the instruction."""
    value: int
    """The number that the bits mean (with sign, scale and offset, or from a table), or the member
    of its class in `Types`; the bits for other types, such as registers."""
    type: str
    """The name of the field's type."""
    alternative: str = ""
    """The name of the alternative, if the type has several."""
    parts: Tuple["Operand", ...] = ()
    """What the alternative shows."""


def _operand(name: str, bits: int, width: int, type: str) -> Operand:
    value = bits
    if type in _NUMBERS:
        below, scale, offset = _NUMBERS[type]
        if bits >> (width - 1):
            value -= below
        value = value * scale + offset
    elif type in _TABLES:
        value = _TABLES[type][bits]
    elif type in _ENUMS:
        value = _ENUMS[type](bits)
    return Operand(name, bits, value, type)


class Insn:
    """One instruction. Its bytes and its text do not change."""

    def __init__(self, c: Library, insn: _Insn, data: bytes, address: int) -> None:
        self._c, self._insn = c, insn
        self.address = address
        self.bytes = data
        self.opcode = Opcode(insn.opcode)

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.bytes)

    @property
    def id(self) -> int:
        """The number of the opcode."""
        return int(self.opcode)

    @property
    def text(self) -> str:
        """The canonical text: `mnemonic`, a blank and `op_str`."""
        buffer = _ctypes.create_string_buffer(self._c.text_max + 1)
        self._c.format(self._insn, buffer, len(buffer))
        return buffer.value.decode()

    def _split(self) -> Tuple[str, str]:
        text = self.text
        key = _OPCODES[self.opcode.label][0]
        if not key:
            return "", text
        start = 0 if text.startswith(key) else text.find(" " + key) + 1
        end = text.find(" ", start)
        return (text, "") if end < 0 else (text[:end], text[end + 1:])

    @property
    def mnemonic(self) -> str:
        """The text up to the first blank after the name, with the guard; empty if the text begins
        with an operand."""
        return self._split()[0]

    @property
    def op_str(self) -> str:
        """The text after the mnemonic."""
        return self._split()[1]

    @property
    def operands(self) -> List[Operand]:
        """The fields that have no default, in the order of the specification."""
        return [self._operand(Field[_FIELD_KEYS[name]], width, type)
                for name, width, type in _OPCODES[self.opcode.label][1]]

    def _operand(self, field: "Field", width: int, type: str) -> Operand:
        operand = _operand(field.label, self[field], width, type)
        if type not in _ALTERNATIVES:
            return operand
        alternative = self._c.mode(self._insn, field)
        parts = _ALTERNATIVES[type].get(alternative, ())
        return operand._replace(alternative=alternative, parts=tuple(
            _operand(part, self._c.part(self._insn, field, part), width, kind)
            for part, width, kind in parts))

    @property
    def fields(self) -> Dict[Field, int]:
        """The bits of all fields."""
        return {field: self[field] for field in Field if self._c.has(self._insn, field)}

    def __getitem__(self, field: Union[Field, str]) -> int:
        """The bits of a field; KeyError if the opcode does not have it."""
        number = _field(field)
        if not self._c.has(self._insn, number):
            raise KeyError(f"{self.opcode.label} has no field {number.label}")
        return int(self._c.get(self._insn, number))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Insn 0x{self.address:x}: {self.text}>"


_FIELD_KEYS = {field.label: field.name for field in Field}


def _field(field: Union[Field, str]) -> Field:
    if isinstance(field, Field):
        return field
    if field not in _FIELD_KEYS:
        raise KeyError(f"there is no field '{field}'")
    return Field[_FIELD_KEYS[field]]


def _reserved(c: Library, insn: _Insn) -> str:
    reason = _Reason()
    c.explain(insn, reason)
    name = Opcode(insn.opcode).label
    if reason.kind == _REASON_BITS:
        bits = sum(limb << 64 * i for i, limb in enumerate(reason.bits))
        return f"reserved: {name}, the bits 0x{bits:x} must be zero"
    if reason.kind == _REASON_CONSTRAINT and reason.field == len(_FIELD_NAMES):
        return f"reserved: {name} has no legal words"
    field = Field(reason.field)
    value = c.get(insn, field)
    if reason.kind == _REASON_VALUE:
        return f"reserved: {name}, {field.label} has no value 0x{value:x}"
    return f"reserved: {name}, {field.label} must not be 0x{value:x} here"


def decode(code: bytes, address: int = 0, c: Optional[Library] = None) -> Insn:
    """The instruction at the beginning of the bytes. Raises DecodeError."""
    c, insn, data = c or library(), _Insn(), bytes(code)
    status = c.decode(data, len(data), insn)
    if status == _TRUNCATED:
        raise TruncatedError("truncated: the bytes end before the instruction does", insn.length)
    if status == _UNDEFINED:
        raise UndefinedError("undefined: the bits are not an instruction", insn.length)
    if status != _OK:
        raise ReservedError(_reserved(c, insn), insn.length)
    return Insn(c, insn, data[:insn.length], address)


def _insn(c: Library, insn: _Insn, address: int) -> Insn:
    buffer = _ctypes.create_string_buffer(c.length_max)
    status = c.encode(insn, buffer, len(buffer))
    if status == _RESERVED:
        raise EncodeError(_reserved(c, insn))
    if status != _OK:
        raise EncodeError("undefined: the bits are not an instruction")
    return Insn(c, insn, buffer.raw[:insn.length], address)


def encode(opcode: Opcode, fields: Mapping[Union[Field, str], int], address: int = 0,
           c: Optional[Library] = None) -> Insn:
    """An instruction from the bits of its fields; other fields have their defaults, or 0. Raises
    EncodeError, and KeyError for a name that is not a field."""
    c, insn = c or library(), _Insn()
    if not c.init(insn, opcode):
        raise EncodeError(f"there is no opcode {opcode}")
    for key, value in fields.items():
        field = _field(key)
        status = _TOO_WIDE if value < 0 or value >> 64 else c.set(insn, field, value)
        if status == _NO_FIELD:
            raise EncodeError(f"{opcode.label} has no field {field.label}")
        if status != _OK:
            raise EncodeError(f"{value} does not fit the field {field.label} of {opcode.label}")
    return _insn(c, insn, address)


def parse(text: str, address: int = 0, c: Optional[Library] = None) -> List[Insn]:
    """The instructions of one line: one, or several if it is such an alias. Raises ParseError."""
    c, data, error = c or library(), text.encode(errors="surrogatepass"), _Error()
    insns, count = (_Insn * _MOST_LINES)(), _ctypes.c_size_t(1)
    if c.parse_line:
        status = c.parse_line(data, len(data), insns, _MOST_LINES, count, error)
    else:
        status = c.parse(data, len(data), insns[0], error)
    if status != _OK:
        message = error.message.decode(errors="replace")
        raise ParseError(f"column {error.column}: {message}", error.offset, error.column)
    if count.value > _MOST_LINES:
        raise ParseError(f"more than {_MOST_LINES} instructions", 0, 1)
    result = []
    for i in range(count.value):
        result.append(_insn(c, _Insn.from_buffer_copy(insns[i]), address))
        address += result[-1].size
    return result


def asm(text: str, c: Optional[Library] = None) -> bytes:
    """The bytes of the lines of the text; empty lines are skipped. Raises ParseError."""
    code = b""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            code += b"".join(insn.bytes for insn in parse(line, c=c))
        except ParseError as error:
            raise ParseError(f"line {number}, {error}", error.offset, error.column) from None
    return code


class Disassembler:
    """Disassembles bytes, as Capstone does."""

    def __init__(self, c: Optional[Library] = None) -> None:
        self._c = c or library()
        self.skipdata = False
        """Skip bytes that are not an instruction, instead of ending there."""

    def disasm(self, code: bytes, address: int = 0, count: int = 0) -> Iterator[Insn]:
        """The instructions in the bytes, at most `count` unless that is 0. Ends at bytes that are
        not an instruction; with skipdata it continues after them."""
        data, at, done = bytes(code), 0, 0
        while at < len(data) and (not count or done < count):
            try:
                insn = decode(data[at:at + self._c.length_max], address + at, self._c)
            except DecodeError as error:
                if not self.skipdata:
                    return
                at += error.size or _UNIT // 8
                continue
            yield insn
            at += insn.size
            done += 1
