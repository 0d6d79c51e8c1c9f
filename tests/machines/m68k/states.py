# SPDX-License-Identifier: MIT
"""Adds random cases of add, move, movea and lea to the specification: states.py ISA COUNT SEED >CASES.isa.
What they expect is computed here, with numbers that have a sign."""
import random
import re
import sys

ISA, COUNT, SEED = sys.argv[1:]
draw = random.Random(int(SEED))
PC = 0x4000
MEMORY = 0x1000000  # what cases can set
SIZES = {"b": (1, "ram8"), "w": (2, "ram16"), "l": (4, "ram32")}
DATA = "dn ind inc dec disp index short long pc pcindex imm".split()
ALTERABLE = DATA[1:8]


def signed(n, bits):
    n %= 1 << bits
    return n - (1 << bits) if n >> (bits - 1) else n


def register(n):
    return f"d{n}" if n < 8 else "sp" if n == 15 else f"a{n - 8}"


class State:
    """Registers with random numbers, addresses in a0 to a6 and sp."""

    def __init__(self):
        self.r = [draw.choice((0, 1, 0x7F, 0x80, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0x80000000,
                               draw.getrandbits(32))) for _ in range(8)]
        self.r += [0x100000 * (i + 1) + draw.randrange(0x1000) for i in range(8)]
        self.before = list(self.r)
        self.memory = {}

    def index(self):
        n, long = draw.randrange(16), draw.randrange(2)
        value = signed(self.r[n], 32 if long else 16)
        return f"{register(n)}.{'wl'[long]}", value

    def operand(self, mode, size, first):
        """Text, address (None: it is not in memory), value or register."""
        length, memory = SIZES[size]
        bits = 8 * length
        a = draw.randrange(8, 16)
        near, far = signed(draw.getrandbits(8), 8), signed(draw.getrandbits(16), 16)
        base, name = self.r[a], register(a)
        change = 2 if length == 1 and a == 15 else length
        if mode == "dn":
            return register(a - 8), None, a - 8
        if mode == "imm":
            n = draw.getrandbits(bits)
            halves = f"#{n >> 16:#x}:{n & 0xFFFF:#x}"
            return halves if length == 4 else f"#{n:#x}", None, n
        if mode == "inc":
            text, address = f"({name})+", base
            self.r[a] += change
        elif mode == "dec":
            text, address = f"-({name})", base - change
            self.r[a] -= change
        elif mode in ("index", "pcindex"):
            index, value = self.index()
            base, name = (base, name) if mode == "index" else (PC + first, "pc")
            text, address = f"{near:#x}({name},{index})", base + near + value
        elif mode == "long":
            address = draw.randrange(MEMORY)
            text = f"{address >> 16:#x}:{address & 0xFFFF:#x}.l"
        else:
            text, address = {
                "ind": (f"({name})", base),
                "disp": (f"{far:#x}({name})", base + far),
                "short": (f"{far:#x}.w", far),
                "pc": (f"{far:#x}(pc)", PC + first + far),
            }[mode]
        return text, address % 2**32, None

    def case(self, text, flags, stored):
        """The lines of a case, or None if its instruction is where its data would be."""
        for (_, address), _ in list(self.memory.items()) + stored:
            if PC - 16 <= address < PC + 32 or address > MEMORY - 16:
                return None
        given = [f"pc = {PC:#x}"]
        given += [f"{register(i)} = {n:#x}" for i, n in enumerate(self.before)]
        given += [f"{m}[{at:#x}] = {n:#x}" for (m, at), n in self.memory.items()]
        found = [f"{register(i)} = {n % 2**32:#x}" for i, n in enumerate(self.r)]
        found += [f"{m}[{at:#x}] = {n:#x}" for (m, at), n in stored]
        found += [f"{flag} = {int(value)}" for flag, value in flags.items()]
        return f"{text}\n    {', '.join(given)} -> {', '.join(found)}\n"

    def load(self, place, size):
        """Value of an operand: of memory one is drawn."""
        length, memory = SIZES[size]
        _, address, value = place
        if address is None:
            return value
        return self.memory.setdefault((memory, address), draw.getrandbits(8 * length))

    def store(self, n, value, bits):
        self.r[n] = self.r[n] >> bits << bits | value


def add(to_memory):
    state, size = State(), draw.choice("bwl")
    bits = 8 * SIZES[size][0]
    d = draw.randrange(8)
    place = state.operand(draw.choice(ALTERABLE if to_memory else DATA), size, 2)
    x = state.load(place, size)
    x = x if place[1] is not None or place[0].startswith("#") else state.r[x]
    x, y = signed(x, bits), signed(state.r[d], bits)
    total = signed(x + y, bits)
    carry = x % 2**bits > total % 2**bits
    flags = {"X": carry, "C": carry, "V": total != x + y, "N": total < 0, "Z": total == 0}
    if to_memory:
        return state.case(f"add.{size} d{d}, {place[0]}", flags,
                          [((SIZES[size][1], place[1]), total % 2**bits)])
    state.store(d, total % 2**bits, bits)
    return state.case(f"add.{size} {place[0]}, d{d}", flags, [])


def move():
    state, size = State(), draw.choice("bwl")
    length, memory = SIZES[size]
    source = state.operand(draw.choice(DATA), size, 2)
    n = state.load(source, size)
    n = n if source[1] is not None or source[0].startswith("#") else state.r[n]
    n = signed(n, 8 * length)
    target = state.operand(draw.choice(DATA[:8]), size, 0)
    stored = []
    if target[1] is None:
        state.store(target[2], n % 2**(8 * length), 8 * length)
    else:
        stored = [((memory, target[1]), n % 2**(8 * length))]
        if source[1] is not None and abs(source[1] - target[1]) < 8:
            return None
    flags = {"V": 0, "C": 0, "N": n < 0, "Z": n == 0}
    return state.case(f"move.{size} {source[0]}, {target[0]}", flags, stored)


def movea():
    state, size = State(), draw.choice("wl")
    source = state.operand(draw.choice(DATA + ["inc", "dec"] * 5), size, 2)
    n = state.load(source, size)
    n = n if source[1] is not None or source[0].startswith("#") else state.r[n]
    changed = [a for a in range(8, 16) if state.r[a] != state.before[a]]
    a = draw.choice(changed + [draw.randrange(8, 16)])
    state.r[a] = signed(n, 8 * SIZES[size][0])
    return state.case(f"movea.{size} {source[0]}, {register(a)}", {}, [])


def lea():
    state = State()
    mode = draw.choice("ind disp index short long pc pcindex".split())
    text, address, _ = state.operand(mode, "l", 2)
    a = draw.randrange(8, 16)
    state.r[a] = address
    return state.case(f"lea {text}, {register(a)}", {}, [])


def cases(make):
    made = ""
    for _ in range(int(COUNT)):
        case = None
        while case is None:
            case = make()
        made += case
    return made


with open(ISA, encoding="utf-8") as file:
    isa = file.read()
for family, made in (("MOVE", cases(move)), ("ADD", cases(lambda: add(False))),
                     ("ADD_TO", cases(lambda: add(True))), ("MOVEA", cases(movea)),
                     ("LEA", cases(lea))):
    start = isa.index(f"__DefOptype {family} :")
    at = re.compile("```run\n").search(isa, start).end()
    isa = isa[:at] + made + isa[at:]
print(isa, end="")
