#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a module of target python with what the specification, its tables and `specc disasm` say.

usage: check_module.py ISA XML CSV_FOLDER SPECC SOURCE

The module is in the current folder. Fails with the first difference.
"""

import csv
import importlib
import pathlib
import random
import re
import resource
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree

isa, document, tables, specc, source = sys.argv[1:]
sys.path.insert(0, ".")
m = importlib.import_module(isa)
root = ElementTree.fromstring(re.sub(r' xmlns="[^"]*"', "", pathlib.Path(document).read_text()))
unit = int(root.find("layout").get("unit")) // 8
big = root.find("layout").get("byte-order") == "big"


def check(good, *what):
    if not good:
        sys.exit(f"{isa}: " + " ".join(map(str, what)))


def memory(word):
    """The bytes of a word as the document writes it, highest bit first."""
    data = bytes.fromhex(word[2:])[::-1]
    order = -1 if big else 1
    return b"".join(data[i:i + unit][::order] for i in range(0, len(data), unit))


def refuses(error, call, *arguments, **named):
    try:
        call(*arguments, **named)
    except error as raised:
        return str(raised)
    sys.exit(f"{isa}: {call.__name__}{arguments} raises nothing, expected {error.__name__}")


# Opcodes and fields are those of the tables.
with open(f"{tables}/opcodes.csv", newline="") as file:
    opcodes = {row["opcode"]: row for row in csv.DictReader(file)}
pieces = {}
with open(f"{tables}/fields.csv", newline="") as file:
    for row in csv.DictReader(file):
        pieces.setdefault((row["opcode"], row["field"]), []).append(row)
check({o.label for o in m.Opcode} == set(opcodes), "opcodes")
check({f.label for f in m.Field} == {field for _, field in pieces}, "fields")
for member in [*m.Opcode, *m.Field]:
    plain = member.label.replace(".", "_")
    check(member.name in (plain, "n_" + plain), "name", member.name, member.label)
for type in root.iter("type"):
    for value in type.findall("value"):
        name = value.get("name").replace(".", "_")
        members = getattr(m.Types, type.get("name")).__members__
        found = members.get(name, members.get("n_" + name))
        check(found == int(value.get("value")), "value", type.get("name"), name, found)
types = {t.get("name"): t for t in root.iter("type")}


def number(bits, type):
    """The number that bits mean, by the type in the document."""
    if type.get("coding") == "table":
        return int(type.findall("entry")[bits].get("number"))
    if type.get("kind") == "integer":
        width = int(type.get("width"))
        if type.get("coding") in ("signed", "ones") and bits & 1 << width - 1:
            bits -= (1 << width) - (type.get("coding") == "ones")
        return bits * int(type.get("scale")) + int(type.get("offset"))
    return bits


# Each example of the specification: its text, the bytes that it states, its opcode, its fields.
examples = [e for e in root.iter("example") if e.get("word")]
canonical = subprocess.run(
    [specc, "disasm", "--isa", source, "--format=hex", "--plain"], capture_output=True, text=True,
    input="".join(memory(e.get("word")).hex() + "\n" for e in examples)).stdout.splitlines()
check(len(canonical) == len(examples) > 40, len(examples), "examples,", len(canonical), "texts")
for example, text in zip(examples, canonical):
    insns = m.parse(example.get("text"))
    data = memory(example.get("word"))
    insn = m.decode(data, 0x1000)
    check(len(insns) == 1 and insns[0].bytes == data, example.get("text"), insns[0].bytes.hex())
    check(insn.bytes == data and insn.size == len(data) and insn.address == 0x1000, text)
    check(not example.get("encoding") or data.hex() == example.get("encoding").lower(), text)
    check(insn.opcode.label == example.get("opcode"), text, insn.opcode)
    check(str(insn) == text and m.asm(text) == data, text, str(insn))
    check(" ".join(filter(None, (insn.mnemonic, insn.op_str))) == text, text, insn.mnemonic)
    word = int(example.get("word"), 16)
    operands = []
    for (opcode, field), rows in pieces.items():
        if opcode != insn.opcode.label:
            continue
        bits = 0
        for row in rows:
            bits = bits << int(row["width"]) | word >> int(row["lsb"]) & (1 << int(row["width"])) - 1
        check(insn[field] == bits, text, field, insn[field], bits)
        if rows[0]["kind"] == "operand":
            value = number(bits, types[rows[0]["type"]])
            operands.append((field, bits, value, rows[0]["type"], "", ()))
    check(insn.operands == operands, text, insn.operands, operands)
    again = m.encode(insn.opcode, {f: b for f, b in insn.fields.items()})
    check(again.bytes == data, text, "encode", again.bytes.hex())

# A stream: disassembled as a whole; it ends at bytes that are not an instruction.
code = b"".join(memory(e.get("word")) for e in examples)
md = m.Disassembler()
check([str(i) for i in md.disasm(code)] == canonical, "disasm")
check(len(list(md.disasm(code, count=3))) == 3, "count")
check([i.address for i in md.disasm(code, 64)][1] == 64 + len(memory(examples[0].get("word"))), "address")
bad = next(b for b in (bytes([n] * m.library().length_max) for n in (0xFF, 0x00, 0xCC, 0xEE))
           if not list(md.disasm(b)))
check(list(md.disasm(bad + code)) == [], "disasm after bad bytes")
md.skipdata = True
check([str(i) for i in md.disasm(bad + code)][-5:] == canonical[-5:], "skipdata")

# Hostile input: an exception of the module, or an instruction that is right.
random.seed(1)
texts = [e.get("text") for e in examples]
for _ in range(3000):
    data = random.randbytes(random.randrange(m.library().length_max + 2))
    try:
        check(m.asm(str(m.decode(data))) == data[:m.decode(data).size], data.hex())
    except m.DecodeError:
        pass
    text = list(random.choice(texts))
    for _ in range(random.randrange(4)):
        text[random.randrange(len(text)):] = random.choice(["\0", "\ud800", "é", "(", "9" * 99, "\n"])
    try:
        m.parse("".join(text))
    except m.ParseError:
        pass
refuses(m.TruncatedError, m.decode, b"")
refuses(m.ParseError, m.parse, "x" * 1000000)
refuses(m.ParseError, m.parse, "\0")
first = next(iter(m.Opcode))
own = next(iter(m.decode(memory(examples[0].get("word"))).fields))
refuses(m.EncodeError, m.encode, first, {own: -1})
refuses(m.EncodeError, m.encode, first, {own: 1 << 200})
refuses(KeyError, m.encode, first, {"no such field": 1})
refuses(KeyError, m.decode(code).__getitem__, "no such field")
refuses(TypeError, m.decode, "text")
message = refuses(m.ParseError, m.asm, texts[0] + "\n\n???")
check(message.startswith("line 3, column "), message)

# Many threads at once; no memory is lost.
wrong = []
threads = [threading.Thread(target=lambda: wrong.append([str(i) for i in m.Disassembler().disasm(code)]))
           for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
check(wrong == [canonical] * 4, "threads")


def work(rounds):
    for _ in range(rounds):
        str(m.decode(code))
        m.asm(canonical[0])
        try:
            m.parse("???")
        except m.ParseError:
            pass


work(2000)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
work(33000)
grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
check(grown < 1024, f"{grown} KiB more after 99,000 calls")
print(f"{isa}: {len(examples)} examples, {len(m.Opcode)} opcodes, 3000 hostile inputs, {grown} KiB lost")
