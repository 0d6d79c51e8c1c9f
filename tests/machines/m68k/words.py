# SPDX-License-Identifier: MIT
"""Holds the words and texts of the specification against as and objdump of binutils:
words.py SPECC ISA AS OBJCOPY OBJDUMP SEED. Every first word is decoded by both, with random words
after it; what objdump alone knows has to be another instruction. The texts of specc go through both
assemblers, which have to give the same words again."""
import random
import re
import subprocess
import sys

SPECC, ISA, AS, OBJCOPY, OBJDUMP, SEED = sys.argv[1:]
MOVEQ = 0x7000  # one word, and fit for the extensions of all modes but bytes
SHOWN = 10
DESCRIBED = re.compile(r"(movea?[wl]|moveb|add[bwl]|lea|movem[wl])$")
SYSTEM = re.compile(r"%(sr|ccr|usp)\b")
REGISTERS = [f"d{i}" for i in range(8)] + [f"a{i}" for i in range(7)] + ["sp"]
wrong = 0


def fail(line):
    global wrong
    wrong += 1
    if wrong <= SHOWN:
        print(line)


def packed(words):
    return b"".join(word.to_bytes(2, "big") for word in words)


def output(command, text):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, check=False).stdout


def objdump(words):
    """Addresses, words and texts, from the first to the last."""
    with open("words.bin", "wb") as file:
        file.write(packed(words))
    command = [OBJDUMP, "-D", "-z", "-w", "-b", "binary", "-m", "m68k:68000", "-EB", "words.bin"]
    for line in output(command, b"").decode().splitlines():
        match = re.match(r" *([0-9a-f]+):\t((?:[0-9a-f]{4} )+) *\t(.*)", line)
        if match:
            code = [int(word, 16) for word in match.group(2).split()]
            yield int(match.group(1), 16), code, match.group(3).strip().replace("%fp", "%a6")


def specc(words):
    out = output([SPECC, "disasm", ISA, "--bytes", "--plain"], packed(words)).decode()
    for line in out.splitlines():
        match = re.match(r"([0-9a-f]+): ([0-9a-f]+)  (.*)", line)
        if not match:
            raise SystemExit(f"not read: {line}")
        code = bytes.fromhex(match.group(2))
        code = [code[i] << 8 | code[i + 1] for i in range(0, len(code), 2)]
        yield int(match.group(1), 16), code, match.group(3)


def operands(text):
    return re.split(r",\s*(?![^()]*\))", text)


def their_list(operand):
    mask = 0
    for item in operand.replace("%", "").split("/"):
        first, _, last = item.partition("-")
        for i in range(REGISTERS.index(first), REGISTERS.index(last or first) + 1):
            mask |= 1 << i
    return mask


def theirs(text):
    """The instruction as a list: the name, and each operand with its numbers."""
    name, _, rest = text.partition(" ")
    bits = {"b": 8, "w": 16, "l": 32}[name[-1]] if name != "lea" else 32
    result = [name]
    for operand in operands(rest):
        base, at, index = operand.replace("%", "").partition("@")
        numbers = re.match(r"\((-?[0-9a-fx]+)(?:,([da]\d|sp):([wl]))?\)$", index)
        if name.startswith("movem") and re.match(r"([da]\d|sp)([-/]|$)", base) and not at:
            result.append(("list", their_list(operand)))
        elif base.startswith("#"):
            n = int(base[1:], 0)
            result.append(("list", n) if name.startswith("movem") else ("#", n % 2**bits))
        elif not at and base.startswith("0x"):
            result.append(("at", int(base, 16) % 2**32))
        elif numbers:
            is_hex = numbers.group(2) or base == "pc"
            n = int(numbers.group(1), 16 if is_hex else 10) % 2**32
            result.append((base, n, numbers.group(2), numbers.group(3)))
        else:
            result.append(base + at + index)
    return result


def number(text):
    high, colon, low = text.partition(":")
    return (int(high, 0) << 16 | int(low, 0)) if colon else int(text, 0)


def ours(address, code, text):
    name, _, rest = text.partition(" ")
    size = name[-1]
    result = [name.replace(".", "")]
    bits = {"b": 8, "w": 16, "l": 32}[size] if "." in name else 32
    after = address + (4 if name.startswith("movem") else 2)
    for operand in operands(rest):
        based = re.match(r"(-?0x[0-9a-f]+)\((pc|a\d|sp)(?:,([da]\d|sp)\.([wl]))?\)$", operand)
        if operand.startswith("#"):
            n = number(operand[1:])
            if not name.startswith("movem"):
                result.append(("#", n % 2**bits))
            elif rest.endswith(")") and "-(" in rest:
                result.append(("list", int(f"{n:016b}"[::-1], 2)))
            else:
                result.append(("list", n))
        elif based:
            base = based.group(2)
            n = number(based.group(1)) + (after if base == "pc" else 0)
            result.append((base, n % 2**32, based.group(3), based.group(4)))
        elif re.match(r"-?0x", operand):
            result.append(("at", number(operand[:-2]) % 2**32))
        else:
            result.append(re.sub(r"\((.*)\)", r"\1@", operand.replace("-(", "(", 1)) +
                          ("-" if operand.startswith("-") else ""))
    return result


def masks(first):
    """What extension words may have, so that the 68000 ignores no bit of them."""
    modes = [(first >> 3 & 7, first & 7)]
    if first >> 12 in (1, 2, 3):
        modes.append((first >> 6 & 7, first >> 9 & 7))
    if any(mode == 6 or (mode, reg) == (7, 3) for mode, reg in modes):
        return 0xF8FF
    return 0xFFFF


def has_byte(first):
    is_byte = first >> 12 == 1 or (first >> 12 == 13 and first >> 6 & 3 == 0)
    return is_byte and first & 0x3F == 0x3C


def extension(draw, first, i):
    word = draw.randrange(65536) & masks(first)
    return word & 0xFF if i == 0 and has_byte(first) else word


def main():
    draw = random.Random(int(SEED))
    stream = []
    for first in range(65536):
        stream += [first, 0 if has_byte(first) else MOVEQ] + 5 * [MOVEQ]
    found, described, foreign = {}, [], 0
    for address, code, text in objdump(stream):
        if address % 14 == 0:
            found[address // 14] = len(code), text
    known = {a // 14: t for a, _, t in specc(stream) if a % 14 == 0 and not t.startswith("|")}
    for first in range(65536):
        length, text = found.get(first, (1, ""))
        is_theirs = DESCRIBED.match(text.split()[0] if text else "") and not SYSTEM.search(text)
        if first in known:
            described.append((first, length))
        foreign += first not in known
        if bool(is_theirs) != (first in known):
            fail(f"{first:04x} is '{text}' for objdump, '{known.get(first, '')}' for specc")
    stream = []
    for first, length in described:
        stream += [first] + [extension(draw, first, i) for i in range(length - 1)]
    lines = []
    for a, b in zip(objdump(stream), specc(stream)):
        if a[:2] != b[:2] or b[2].startswith("|") or theirs(a[2]) != ours(*b):
            code = " ".join(f"{word:04x}" for word in a[1])
            fail(f"{a[0]:#x} {code}: '{a[2]}' of objdump, '{b[2]}' of specc")
            if a[0] != b[0]:
                break
        lines.append(b)
    print(f"{len(described)} first words decoded by both, {foreign} by neither as one of these, "
          f"{wrong} differences")
    if not wrong:
        assemble(lines)
    return wrong != 0


def for_as(text):
    name, _, rest = text.partition(" ")
    rest = re.sub(r"(0x[0-9a-f]+):(0x[0-9a-f]+)", lambda m: hex(number(m.group())), rest)
    ahead = 4 if name.startswith("movem") else 2
    rest = re.sub(r"(-?0x[0-9a-f]+)\(pc", rf"(.+{ahead}+\1,pc", rest)
    return f"{name} {rest}\n"


def assemble(lines):
    """Both assemblers give the same words, but as takes another instruction, addi, for add with an
    immediate value, and to it one displacement of a byte is a wrong branch."""
    lines = [line for line in lines if "-0x1(pc," not in line[2]]
    with open("texts.s", "w", encoding="ascii") as file:
        file.writelines(for_as(text) for _, _, text in lines)
    command = [AS, "-m68000", "--register-prefix-optional", "-o", "texts.o", "texts.s"]
    subprocess.run(command, check=True)
    subprocess.run([OBJCOPY, "-O", "binary", "-j", ".text", "texts.o", "texts.bin"], check=True)
    with open("texts.bin", "rb") as file:
        their_bytes = file.read()
    our_bytes = output([SPECC, "asm", ISA], "".join(f"{line[2]}\n" for line in lines).encode())
    at = 0
    for _, code, text in lines:
        expected = packed(code)
        for who, bytes_of in (("as", their_bytes), ("specc", our_bytes)):
            is_addi = who == "as" and re.match(r"add\.. #", text)
            if bytes_of[at:at + len(expected)] != expected and not is_addi:
                fail(f"'{text}' is {bytes_of[at:at + len(expected)].hex()} for {who}, "
                     f"not {expected.hex()}")
        at += len(expected)
    print(f"{len(lines)} texts assembled by both, {wrong} differences")


sys.exit(main())
