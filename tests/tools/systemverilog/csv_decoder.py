#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a decoder from the tables of target csv alone, and a module that compares it with the
generated one: its output `differs` is never 1 if they are equal.

usage: csv_decoder.py ISA CSV_FOLDER PACKAGE.sv >miter.sv

Of the package only the interface is read: the numbers of the opcodes, and the order of the fields.
"""

import csv
import re
import sys


def rows(folder, name):
    with open(f"{folder}/{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def interface(isa, text):
    """The numbers of the opcodes, the widths of the fields in order, and the width of an opcode."""
    bits = int(re.search(r"typedef enum logic \[(\d+):0\]", text).group(1)) + 1
    numbers = dict(re.findall(rf"{isa.upper()}_OP_(\w+) = \d+'d(\d+)", text))
    members = re.search(r"typedef struct packed \{(.*?)\}", text, re.S).group(1)
    widths = {}
    for line in members.strip().splitlines():
        top, name, comment = re.match(r"\s*logic (?:\[(\d+):0\] )?(\w+);(?: // (.*))?", line).groups()
        widths[comment or name] = int(top or 0) + 1
    return numbers, widths, bits


def value(pieces):
    """A Verilog expression for the value of a field."""
    return "{" + ", ".join(f"word[{int(p['lsb']) + int(p['width']) - 1}:{p['lsb']}]"
                           for p in pieces) + "}"


def matches(expression, patterns):
    """Is the value one of these ternary patterns?"""
    tests = []
    for pattern in patterns.split():
        mask = pattern.replace("0", "1").replace("?", "0")
        match = pattern.replace("?", "0")
        tests.append(f"(({expression} & {len(pattern)}'b{mask}) == {len(pattern)}'b{match})")
    return "(" + " | ".join(tests) + ")"


def legality(opcode, fields, legal):
    """The words of an opcode: uncovered bits are zero, and some product has all fields."""
    covered = 0
    for pieces in fields.values():
        for piece in pieces:
            covered |= ((1 << int(piece["width"])) - 1) << int(piece["lsb"])
    length = int(opcode["length"])
    zero = ((1 << length) - 1) & ~covered
    products = {}
    for row in legal:
        products.setdefault(row["product"], []).append(row)
    terms = [" & ".join([matches(value(fields[row["field"]]), row["patterns"])
                         for row in product if row["field"]] or ["1'b1"])
             for product in products.values()]
    return (f"((word & {length}'h{zero:x}) == 0) & "
            f"({' | '.join(f'({term})' for term in terms) or '1' + chr(39) + 'b0'})")


def main():
    isa, folder, package = sys.argv[1:]
    opcodes = rows(folder, "opcodes")
    numbers, widths, opcode_bits = interface(isa, open(package).read())
    pieces, legal = {}, {}
    for row in rows(folder, "fields"):
        pieces.setdefault(row["opcode"], {}).setdefault(row["field"], []).append(row)
    for row in rows(folder, "legal"):
        legal.setdefault(row["opcode"], []).append(row)
    longest = max(int(opcode["length"]) for opcode in opcodes)
    total, length_bits = sum(widths.values()), (longest // 8).bit_length()
    print(f"module miter (input wire [{longest - 1}:0] word, output wire differs);")
    print(f"  wire legal; wire [{opcode_bits - 1}:0] opcode; wire [{length_bits - 1}:0] length;")
    print(f"  wire [{total - 1}:0] fields;")
    print(f"  {isa}_decode decode (.word(word), .legal(legal), .opcode(opcode), .fields(fields), "
          ".length(length));")
    names = [opcode["opcode"] for opcode in opcodes]
    # An opcode differs if one decoder finds it where the other does not, or in a field.
    for opcode in opcodes:
        name = opcode["opcode"]
        own = pieces.get(name, {})
        wrong, at = [], total
        for field, width in widths.items():
            at -= width
            if field in own:
                wrong.append(f"(fields[{at + width - 1}:{at}] != {value(own[field])})")
        print(f"  wire is_{name} = {legality(opcode, own, legal.get(name, []))};")
        print(f"  wire wrong_{name} = (is_{name} != (legal & (opcode == {numbers[name]}))) |")
        print(f"    (is_{name} & ((length != {int(opcode['length']) // 8}) | "
              f"{' | '.join(wrong) or chr(49) + chr(39) + 'b0'}));")
    legal_all = " | ".join(f"is_{name}" for name in names)
    print(f"  assign differs = (legal != ({legal_all})) | (!legal & (opcode != 0)) |")
    print("    " + " | ".join(f"wrong_{name}" for name in names) + ";")
    print("endmodule")


main()
