# SPDX-License-Identifier: MIT
# Makes NAME.c, a program that decodes words with the generated C of NAME and prints each as 32 binary
# digits, then its opcode and FIELD=VALUE for each of its fields: awk -v name=NAME -v unit=BYTES -v
# step=N -f words.awk. The first units are every N-th number; the second one is made from it.
BEGIN {
	upper = toupper(name)
	print "#include <stdio.h>\n#include \"" name ".h\"\n"
	print "int main(void)\n{"
	print "\tfor (uint32_t i = 0; i < 65536; i += " step ") {"
	print "\t\tuint32_t word = i | ((i * 40503U + 7) & 0xffffU) << 16;"
	print "\t\tuint8_t bytes[4] = { (uint8_t)word, (uint8_t)(word >> 8), (uint8_t)(word >> 16),"
	print "\t\t\t(uint8_t)(word >> 24) };"
	print "\t\tstruct " name "_insn insn;"
	print "\t\tfor (int b = 31; b >= 0; b--)\n\t\t\tputchar((int)('0' + (word >> b & 1)));"
	print "\t\tif (" name "_decode(bytes, 4, &insn) == " upper "_STATUS_OK) {"
	print "\t\t\tprintf(\" %s\", " name "_opcode_name((enum " name "_opcode)insn.opcode));"
	print "\t\t\tfor (int f = 0; f < " upper "_FIELD_COUNT; f++)"
	print "\t\t\t\tif (" name "_has(&insn, (enum " name "_field)f))"
	print "\t\t\t\t\tprintf(\" %s=%llu\", " name "_field_name((enum " name "_field)f),"
	print "\t\t\t\t\t\t(unsigned long long)" name "_get(&insn, (enum " name "_field)f));"
	print "\t\t}\n\t\tputchar('\\n');\n\t}\n\treturn 0;\n}"
}
