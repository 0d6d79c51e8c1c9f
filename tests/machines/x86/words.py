# SPDX-License-Identifier: MIT
"""Holds random words, as the specification reads them, against llvm-mc: words.py LLVM_MC < LINES,
the lines of words.c. What specc decodes llvm-mc has to decode with the same length and text, and so
have the bytes that specc assembles the text into. Words that llvm-mc alone decodes as one of the
mnemonics need a cause; the causes are counted."""
import collections
import re
import subprocess
import sys

SHOWN = 10
# A number that words have by chance only: it ends what llvm-mc says of one of them.
MARK = "[0x49 0xbd 0x5a 0xc3 0x17 0x2e 0x99 0x81 0x6d 0x70]"
MARKED = "movabsq $8101273799612679002, %r13"
PREFIX = r"(?:lock|rep|repne|data16|rex64|notrack|[cdefgs]s|xacquire|xrelease) "
NAMED = re.compile(f"(?:{{\\w+}} )?(?:{PREFIX})*(\\w+)")
OTHER = re.compile(r"%([cdefgs]s|[cd]r\d+|[xyz]?mm\d+|st)\b(?!:)")
LEGACY = {0xF0, 0xF2, 0xF3, 0x2E, 0x36, 0x3E, 0x26, 0x64, 0x65, 0x67}
wrong = 0


def fail(line):
    global wrong
    wrong += 1
    if wrong <= SHOWN:
        print(line)


def signed(match):
    """llvm-mc prints the sign of some constants of words and doublewords."""
    name, rest, number = match.group(1), match.group(2), int(match.group(3))
    bits = 16 if name[-1] == "w" else 32
    number -= (1 << bits) if number >> (bits - 1) == 1 else 0
    return f"{name}{rest}${number}"


def theirs(line):
    """A line with one blank between words, without a displacement of zero and a scale of one;
    constants have signs, and two registers that are exchanged are sorted."""
    line = re.sub(r"\s+", " ", line.partition("#")[0]).strip()
    line = re.sub(r"^(\w+[wl])( )\$(\d+)", signed, re.sub(r"(?<!\w)0\(%", "(%", line))
    line = re.sub(r",1\)", ")", line)
    two = re.match(r"(xchg\w) (%\w+), (%\w+)$", line)
    return f"{two[1]} {min(two[2], two[3])}, {max(two[2], two[3])}" if two else line


def disassembled(llvm_mc, words):
    """What llvm-mc makes of each word, as a list of instructions."""
    blocks = "".join(f"[{' '.join(f'0x{b:02x}' for b in word)}]{MARK}\n" for word in words)
    run = subprocess.run([llvm_mc, "--disassemble", "--triple=x86_64"], input=blocks.encode(),
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    texts = [[]]
    for line in run.stdout.decode().splitlines():
        text = theirs(line)
        if text == MARKED:
            texts.append([])
        elif text and text != ".text":
            texts[-1].append(text)
    if len(texts) != len(words) + 1:
        raise SystemExit(f"{len(texts) - 1} of {len(words)} words are disassembled")
    return texts[:-1]


def cause(word, text):
    """Why the specification has no such word although it has the instruction; or None."""
    if OTHER.search(text):
        return "registers of segments, of control, and of other units"
    at = 0
    while word[at] in LEGACY or word[at] == 0x66 or word[at] & 0xF0 == 0x40:
        at += 1
    prefixes = word[:at]
    rex = prefixes[-1] if prefixes and prefixes[-1] & 0xF0 == 0x40 else 0
    if LEGACY & set(prefixes):
        return "prefixes of segments, of addresses of 32 bits, of locks and of repetition"
    if prefixes.count(0x66) > 1 or any(p & 0xF0 == 0x40 for p in prefixes[:-1]):
        return "prefixes twice, or others after REX"
    if prefixes.count(0x66) and rex & 8:
        return "REX.W makes 0x66 meaningless"
    if 0x66 in prefixes:
        return "0x66 without a meaning"
    code = word[at:at + 3]
    if code[0] in (0x62, 0xD5):
        return "prefixes of EVEX and REX2"
    modrm = code[2] if code[0] == 0x0F else code[1]
    behind = word[at + (3 if code[0] == 0x0F else 2):]
    has_sib = modrm >> 6 < 3 and modrm & 7 == 4
    if has_sib and behind[0] >> 3 & 7 == 4 and not rex & 2:
        return "SIB bytes with a scale and no index, or with neither but not for the stack"
    if modrm >> 6 == 2 and -128 <= int.from_bytes(behind[has_sib:has_sib + 4], "little",
                                                  signed=True) < 128:
        return "displacements of 32 bits that fit into 8"
    if code[0] == 0x0F and (code[1] >> 4 == 9 or code[1] == 0x1F) and modrm & 0x38:
        return "bits of ModRM without a meaning"
    if code[0] == 0x63:
        return "movslq without REX.W"
    if rex:
        return "bits of REX without a meaning"
    return None


def main():
    global wrong
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin]
    words = [bytes.fromhex(line[0])[:int(line[1]) if len(line) > 1 else 16] for line in lines]
    twins = sorted({line[3] for line in lines if len(line) > 3 and line[3]})
    texts = disassembled(sys.argv[1], words)
    again = dict(zip(twins, disassembled(sys.argv[1], [bytes.fromhex(twin) for twin in twins])))
    mnemonics = {NAMED.match(line[2]).group(1) for line in lines if len(line) > 1}
    causes, both = collections.Counter(), 0
    for line, word, text in zip(lines, words, texts):
        if len(line) > 1:
            both += 1
            if text != [theirs(line[2])]:
                fail(f"{word.hex()}: '{line[2]}' by specc, {text} by llvm-mc")
            elif len(line) < 5:
                fail(f"{word.hex()}: '{line[2]}' is not read")
            elif again[line[3]] != text:
                fail(f"{line[3]}, read from '{line[2]}': {again[line[3]]} by llvm-mc")
            elif line[3] != word.hex() and line[4] == "0":
                fail(f"{word.hex()}: '{line[2]}' is assembled as {line[3]}")
        elif text and NAMED.match(text[0]).group(1) in mnemonics:
            why = cause(word, text[0])
            causes[why] += 1
            if not why:
                fail(f"{word.hex()}: '{text[0]}' by llvm-mc, nothing by specc")
    for why, count in causes.most_common():
        print(f"{count} words left out: {why}")
    print(f"{both + sum(causes.values())} words, {len(mnemonics)} mnemonics, {wrong} differences")
    return wrong != 0


sys.exit(main())
