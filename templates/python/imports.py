import ctypes as _ctypes
import os as _os
import sys as _sys
import threading as _threading
from enum import IntEnum as _IntEnum
from typing import (Any, Callable, Dict, Iterator, List, Mapping, NamedTuple, NoReturn, Optional,
                    Tuple, Type, Union)


class _Named(_IntEnum):
    @property
    def label(self) -> str:
        """The name in the specification."""
        return (_FIELD_NAMES if isinstance(self, Field) else _OPCODE_NAMES)[self]

