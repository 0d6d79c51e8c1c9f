# SPDX-License-Identifier: MIT
"""Holds the words and texts of the specification against as and objdump of binutils:
words.py SPECC ISA AS OBJDUMP SEED. Every first word is decoded by both, with random words after it;
what objdump alone knows has to be in LEFT_OUT. The texts of specc go through both assemblers, which
have to give the same words again."""
import random
import re
import subprocess
import sys

SPECC, ISA, AS, OBJDUMP, SEED = sys.argv[1:]
NOP = 0o240
SHOWN = 10
CHUNK = 10000
# What the specification leaves out: words that are no instruction.
LEFT_OUT = {".word"}
# Memory management and other models.
LEFT_OUT.update("mfpi mfpd mtpi mtpd mfps mtps mfpt csm med xfc tstset wrtlck ldub".split())
# Floating point.
LEFT_OUT.update("""
    absf addf cfcc clrf cmpf divf fadd fdiv fmul fsub ldcff ldcif ldexp ldf ldfps modf
    mulf negf setd setf seti setl stcff stcfi stexp stf stfps stst subf tstf""".split())
# Commercial instructions.
LEFT_OUT.update("""
    addn addni addp addpi ashn ashni ashp ashpi cmpc cmpci cmpn cmpni cmpp cmppi cvtln
    cvtlni cvtlp cvtlpi cvtnl cvtnli cvtnp cvtnpi cvtpl cvtpli cvtpn cvtpni divp divpi l2dr l3dr
    locc locci matc matci movc movci movrc movrci movtc movtci mulp mulpi scanc scanci skpc skpci
    spanc spanci subn subni subp subpi""".split())
# objdump decodes jumps to a register, which trap.
TO_REGISTER = re.compile(r"j(mp|sr) ((r\d|sp|pc), )?(r\d|sp|pc)$")
wrong = 0


def fail(line):
    global wrong
    wrong += 1
    if wrong <= SHOWN:
        print(line)


def packed(words):
    return b"".join(word.to_bytes(2, "little") for word in words)


def output(command, text):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, check=False).stdout


def objdump(words):
    """Pairs of words and text, from the first to the last."""
    with open("words.bin", "wb") as file:
        file.write(packed(words))
    out = output([OBJDUMP, "-D", "-z", "-b", "binary", "-m", "pdp11", "words.bin"], b"").decode()
    for line in out.splitlines():
        match = re.match(r" *([0-9a-f]+):\t((?:[0-9a-f]{4} )+) *\t(.*)", line)
        if match:
            code = [int(word, 16) for word in match.group(2).split()]
            yield int(match.group(1), 16), code, re.sub(r"\s+", " ", match.group(3)).strip()


def specc(words):
    out = output([SPECC, "disasm", ISA, "--bytes", "--plain"], packed(words)).decode()
    for line in out.splitlines():
        match = re.match(r"([0-9a-f]+): ([0-9a-f]+)  (.*)", line)
        if not match:
            raise SystemExit(f"not read: {line}")
        code = bytes.fromhex(match.group(2))
        code = [code[i] | code[i + 1] << 8 for i in range(0, len(code), 2)]
        yield int(match.group(1), 16), code, match.group(3)


def theirs(text):
    """The text of objdump: numbers octal, absolute addresses hexadecimal."""
    text = text.replace("*", "@").replace("$0x", "0x").replace("$", "#").replace("sys ", "trap ")
    name, _, rest = text.partition(" ")
    number = re.compile(r"(?<![\w])(-?)(0x[0-9a-f]+|[0-7]+)(?!\w)")

    def value(match):
        digits = match.group(2)
        n = int(digits, 16) if digits.startswith("0x") else int(digits, 8)
        mark = "=" if digits.startswith("0x") else ""
        return f"{mark}{(-n if match.group(1) else n) % 65536}"

    return f"{name} {number.sub(value, rest)}".strip()


def ours(address, code, text):
    """The text of specc: displacements become addresses."""
    name, _, rest = text.partition(" ")
    end = address + 2 * len(code)
    if re.match(r"(b(?!i[cst]|pt)|sob)", name):
        first, comma, to = rest.rpartition(", ")
        rest = f"{first}{comma}={(end + int(to, 0)) % 65536}"
    operands = rest.split(", ")
    place = address + 2
    for i, operand in enumerate(operands):
        numbers = re.search(r"-?0x[0-9a-f]+", operand)
        if not numbers:
            continue
        n = int(numbers.group(), 0)
        place += 2
        if operand.endswith("(PC)"):
            operand = operand.replace("(PC)", "")
            n, mark = place + n, "="
        else:
            mark = ""
        operands[i] = operand.replace(numbers.group(), f"{mark}{n % 65536}")
    return f"{name} {', '.join(operands)}".strip().lower()


def main():
    draw = random.Random(int(SEED))
    described, foreign = [], []
    alone = {}
    stream = [word for first in range(65536) for word in (first, NOP, NOP)]
    at = 0
    for address, code, text in objdump(stream):
        if address == 6 * at:
            alone[at] = len(code), text
            at += 1
    known = {}
    for address, code, text in specc(stream):
        if address % 6 == 0:
            known[address // 6] = "" if text.startswith(";") else text
    for first, (length, text) in alone.items():
        name = text.split()[0]
        if known.get(first):
            described.append((first, length))
        else:
            foreign.append(name)
            if name not in LEFT_OUT and not TO_REGISTER.match(text):
                fail(f"{first:06o} is '{text}' for objdump, and nothing for specc")
    stream = []
    for first, length in described:
        stream += [first] + [draw.randrange(65536) for _ in range(length - 1)]
    lines = []
    for a, b in zip(objdump(stream), specc(stream)):
        if a[:2] != b[:2] or theirs(a[2]) != ours(*b):
            code = " ".join(f"{word:06o}" for word in a[1])
            fail(f"{a[0]:#x} {code}: '{a[2]}' of objdump, '{b[2]}' of specc")
            if a[0] != b[0]:
                break
        lines.append(b)
    count = len(described)
    print(f"{count} first words decoded by both, {len(foreign)} left out, {wrong} differences")
    assemble(lines)
    return wrong != 0


def assemble(lines):
    source = []
    for _, code, text in lines:
        name, _, rest = text.replace("#", "$").partition(" ")
        if re.match(r"(b(?!i[cst]|pt)|sob)", name):
            first, comma, to = rest.rpartition(", ")
            rest = f"{first}{comma}.+2+({to})"
        source.append(f"{name.replace('trap', 'sys')} {rest}\n")
    with open("texts.s", "w", encoding="ascii") as file:
        file.writelines(source)
    subprocess.run([AS, "-o", "texts.o", "texts.s"], check=True)
    with open("texts.o", "rb") as file:
        theirs_bytes = file.read()[16:]
    ours_bytes = b""
    for i in range(0, len(lines), CHUNK):  # the memory of the machine ends at 64 KiB
        text = "".join(line[2] + "\n" for line in lines[i:i + CHUNK])
        ours_bytes += output([SPECC, "asm", ISA], text.encode())
    at = 0
    for _, code, text in lines:
        size = 2 * len(code)
        expected = packed(code)
        for who, found in (("as", theirs_bytes), ("specc", ours_bytes)):
            if found[at:at + size] != expected:
                fail(f"'{text}' is {found[at:at + size].hex()} for {who}, not {expected.hex()}")
        at += size
    print(f"{len(lines)} texts assembled by both, {wrong} differences")


sys.exit(main())
