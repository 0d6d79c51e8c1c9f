# SPDX-License-Identifier: MIT
"""The generated Python module as an assembler: module.py FOLDER NAME asm|disasm FILE, lines of text
or of hexadecimal digits; prints the other one, `refused` for what is no instruction."""
import importlib
import sys

folder, name, what, path = sys.argv[1:]
sys.dont_write_bytecode = True
sys.path.insert(0, folder)
module = importlib.import_module(name)
with open(path, encoding="utf-8") as lines:
    for line in lines.read().splitlines():
        try:
            if what == "asm":
                print(module.asm(line).hex())
            else:
                print(module.decode(bytes.fromhex(line)).text)
        except module.Error:
            print("refused")
