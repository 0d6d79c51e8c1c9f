class Error(Exception):
    """What this module raises."""


class LibraryError(Error):
    """The shared library cannot be loaded, or is not the one that this module was made for."""


class DecodeError(Error):
    """The bytes are not an instruction."""

    def __init__(self, message: str, size: int) -> None:
        super().__init__(message)
        self.size = size
        """Bytes to skip; 0 if the bytes end too early to tell."""


class TruncatedError(DecodeError):
    """The bytes end before the instruction does."""


class UndefinedError(DecodeError):
    """No opcode has these fixed bits."""


class ReservedError(DecodeError):
    """An opcode has these fixed bits, but the word is not legal."""


class EncodeError(Error):
    """The fields are not a legal instruction."""


class ParseError(Error):
    """The text is not an instruction."""

    def __init__(self, message: str, offset: int, column: int) -> None:
        super().__init__(message)
        self.offset = offset
        """Bytes of UTF-8 before the error."""
        self.column = column
        """The same in characters, from 1."""


_OK, _TRUNCATED, _UNDEFINED, _RESERVED, _NO_FIELD, _TOO_WIDE = range(6)
_REASON_BITS, _REASON_VALUE, _REASON_CONSTRAINT = 1, 2, 3
_MOST_LINES = 64  # instructions that one alias can stand for


class _Insn(_ctypes.Structure):
    # With more than 65000 opcodes or forms, form has 32 bits.
    _number = _ctypes.c_uint16 if len(_OPCODES) <= 65000 else _ctypes.c_uint32
    _fields_ = [
        ("word", _ctypes.c_uint64 * _LIMBS),
        ("opcode", _ctypes.c_uint),
        ("form", _number),
        ("length", _ctypes.c_uint8),
    ]


class _Error(_ctypes.Structure):
    _fields_ = [
        ("offset", _ctypes.c_size_t),
        ("column", _ctypes.c_uint),
        ("message", _ctypes.c_char * 160),
    ]


class _Reason(_ctypes.Structure):
    _fields_ = [
        ("kind", _ctypes.c_int),
        ("field", _ctypes.c_int),
        ("bits", _ctypes.c_uint64 * _LIMBS),
    ]


class Library:
    """The shared library. Loading it checks that it is the one of this module.

    All methods of this module can be used in any number of threads at the same time.
    """

    def __init__(self, path: Optional[Union[str, "_os.PathLike[str]"]] = None) -> None:
        """Loads `path`, or else the library beside this module (lib<name>.so, .dylib or .dll)."""
        if path is None:
            suffix = {"darwin": "dylib", "win32": "dll"}.get(_sys.platform, "so")
            folder = _os.path.dirname(_os.path.abspath(__file__))
            path = _os.path.join(folder, f"lib{_PREFIX}.{suffix}")
        self.path = _os.fspath(path)
        try:
            self._c = _ctypes.CDLL(self.path)
        except OSError as error:
            raise LibraryError(f"cannot load the library: {error}") from None
        self._check_layout()
        insn, text = _ctypes.POINTER(_Insn), _ctypes.c_char_p
        size, problem = _ctypes.c_size_t, _ctypes.POINTER(_Error)
        self.decode = self._function("decode", _ctypes.c_int, text, size, insn)
        self.encode = self._function("encode", _ctypes.c_int, insn, text, size)
        self.explain = self._function("explain", _ctypes.c_int, insn, _ctypes.POINTER(_Reason))
        self.init = self._function("init", _ctypes.c_bool, insn, _ctypes.c_int)
        self.has = self._function("has", _ctypes.c_bool, insn, _ctypes.c_int)
        self.get = self._function("get", _ctypes.c_uint64, insn, _ctypes.c_int)
        self.set = self._function("set", _ctypes.c_int, insn, _ctypes.c_int, _ctypes.c_uint64)
        self.format = self._function("format", size, insn, text, size)
        self.parse = self._function("parse", _ctypes.c_int, text, size, insn, problem)
        self.parse_line: Optional[Callable[..., Any]] = None
        if hasattr(self._c, f"{_PREFIX}_parse_line"):
            self.parse_line = self._function(
                "parse_line", _ctypes.c_int, text, size, insn, size, _ctypes.POINTER(size),
                problem)
        if _ALTERNATIVES:
            self._bind_modes(insn)
        self._check_names("opcode", _OPCODE_NAMES)
        self._check_names("field", _FIELD_NAMES)

    def _function(self, name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
        try:
            function: Any = getattr(self._c, f"{_PREFIX}_{name}")
        except AttributeError:
            self._refuse(f"it has no function {_PREFIX}_{name}")
        function.restype = result
        function.argtypes = arguments
        bound: Callable[..., Any] = function
        return bound

    def _bind_modes(self, insn: Any) -> None:
        """Functions of operand modes by names, as the numbers of these are the library's."""
        mode_of = self._function("mode_of", _ctypes.c_int, insn, _ctypes.c_int)
        mode_name = self._function("mode_name", _ctypes.c_char_p, _ctypes.c_int)
        part_of = self._function("part_of", _ctypes.c_uint64, insn, _ctypes.c_int, _ctypes.c_int)
        part_name = self._function("part_name", _ctypes.c_char_p, _ctypes.c_int)
        numbers: Dict[str, int] = {}
        while part_name(len(numbers) + 1):
            numbers[part_name(len(numbers) + 1).decode()] = len(numbers) + 1
        self.mode: Callable[[Any, int], str] = (
            lambda insn, field: str(mode_name(mode_of(insn, field)).decode()))
        self.part: Callable[[Any, int, str], int] = (
            lambda insn, field, part: int(part_of(insn, field, numbers[part])))

    def _refuse(self, why: str) -> NoReturn:
        raise LibraryError(f"{self.path} is not the library of this module: {why}; "
                           "build both again from the same specification")

    def _check_layout(self) -> None:
        """Compares sizes and offsets, before anything is called with a structure."""
        wanted = [
            1, 2, _LIMBS, None, None, len(_OPCODE_NAMES) - 1, len(_FIELD_NAMES),
            _ctypes.sizeof(_Insn), _Insn.word.offset, _Insn.opcode.offset, _Insn.form.offset,
            _Insn.length.offset, _Insn.opcode.size, _ctypes.sizeof(_Error), _Error.offset.offset,
            _Error.column.offset, _Error.message.offset, _Error.message.size,
            _ctypes.sizeof(_Reason), _Reason.field.offset, _Reason.bits.offset,
            _ctypes.sizeof(_ctypes.c_int),
        ]
        try:
            count = _ctypes.c_uint32.in_dll(self._c, f"{_PREFIX}_python_layout_size").value
            found = list((_ctypes.c_uint32 * count).in_dll(self._c, f"{_PREFIX}_python_layout"))
        except ValueError:
            self._refuse(f"it does not contain {_PREFIX}_python.c")
        if len(found) != len(wanted):
            self._refuse(f"its layout has {len(found)} numbers, expected {len(wanted)}")
        for index, number in enumerate(wanted):
            if number is not None and found[index] != number:
                self._refuse(f"number {index} of its layout is {found[index]}, expected {number}")
        self.length_max: int = found[3]
        self.text_max: int = found[4]

    def _check_names(self, what: str, names: Tuple[str, ...]) -> None:
        function = self._function(f"{what}_name", _ctypes.c_char_p, _ctypes.c_int)
        for number, name in enumerate(names):
            found: bytes = function(number)
            if found != name.encode():
                self._refuse(f"its {what} {number} is '{found.decode()}', expected '{name}'")


_lock = _threading.Lock()
_default: Optional[Library] = None


def library() -> Library:
    """The library beside this module, which is loaded once. Raises LibraryError."""
    global _default
    with _lock:
        if _default is None:
            _default = Library()
        return _default
