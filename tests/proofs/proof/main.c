/* SPDX-License-Identifier: MIT */
/* The program of one instruction set: writes its claims as SMT-LIB 2, reads what a solver answers,
 * and tries words by exhaustion. */
#include <stdlib.h>
#include <string.h>

#include "exhaust.h"
#include "smt_tables.h"

static void usage(FILE *out)
{
	fputs(
		"usage: proof claims XML [NUMBER...]  the claims as SMT-LIB 2; those alone, with values\n"
		"       proof report XML ANSWERS      what the solver said, in words\n"
		"       proof exhaust XML [SHARE]     decoder and encoder against the XML, word by word;\n"
		"                                     SHARE n: every n-th word of the long lists\n"
		"Exit status: 0 all holds, 1 something does not, 2 usage or input.\n",
		out);
}

/* ---- claims ---- */

static void write_all(struct smt *smt, const struct spec *spec)
{
	smt->width = table_limbs * 64;
	if (table_opcodes > 60000)
		die("too many opcodes");
	smt_print(smt, "(set-logic QF_BV)\n(set-option :produce-models true)\n");
	smt_print(
		smt, "(declare-const w (_ BitVec %u))\n(declare-const v (_ BitVec 64))\n", smt->width);
	smt_define_spec(smt, spec);
	smt_define_tables(smt, spec->unit);
	claim_opcodes(smt, spec);
	claim_fields(smt, spec);
	claim_decoder(smt, spec);
	claim_space(smt, spec);
}

static int write_claims(const struct spec *spec, char **numbers)
{
	bool *only = NULL;
	struct smt smt = { .out = stdout };
	for (; *numbers; numbers++) {
		size_t number = strtoul(*numbers, NULL, 10);
		while (smt.only_count <= number)
			only = array_add(only, &smt.only_count, sizeof *only);
		only[number] = true;
	}
	smt.only = only;
	write_all(&smt, spec);
	return 0;
}

/* ---- report ---- */

/* The value of `name` in "((w #b0101) (v #x1f))". */
static bool find_value(const char *line, const char *name, struct word *word)
{
	const char *at = strstr(line, name);
	*word = (struct word){ { 0 } };
	if (!at)
		return false;
	at += strlen(name);
	if (at[0] != '#' || (at[1] != 'b' && at[1] != 'x'))
		return false;
	unsigned shift = at[1] == 'b' ? 1 : 4;
	for (at += 2; *at && *at != ')'; at++) {
		char digit[2] = { *at, '\0' };
		word->limb[1] = word->limb[1] << shift | word->limb[0] >> (64 - shift);
		word->limb[0] = word->limb[0] << shift | strtoull(digit, NULL, 16);
	}
	return true;
}

/* What the XML says of the word, for each length that it can have. */
static void say_word(const struct spec *spec, struct word word)
{
	static const char *const verdicts[] = { "undefined", "reserved", "defined" };
	char text[40];
	bool said = false;
	for (size_t i = 0; i < spec->length_count; i++) {
		unsigned bits = spec->lengths[i].bits;
		size_t opcode = 0;
		bool selected = judge_length(spec, word.limb[0]) == bits;
		if (!word_is_zero(word_and(word, word_not(word_ones(bits)))) || !selected)
			continue;
		enum verdict verdict = judge(spec, word, bits, &opcode);
		word_text(text, word, bits);
		printf("    word 0x%s, %s by the XML", text, verdicts[verdict]);
		for (; verdict != VERDICT_UNDEFINED && opcode < spec->opcode_count; opcode++)
			if (spec->opcodes[opcode].length == bits && judge_fixed(&spec->opcodes[opcode], word))
				printf(": %s", spec->opcodes[opcode].name);
		printf("\n");
		said = true;
	}
	word_text(text, word, table_limbs * 64);
	if (!said)
		printf("    word 0x%s, of no length that its first unit selects\n", text);
}

static void say_values(const struct spec *spec, const char *line)
{
	struct word word;
	if (find_value(line, "(w ", &word))
		say_word(spec, word);
	if (find_value(line, "(v ", &word) && word.limb[0])
		printf("    value 0x%llx\n", (unsigned long long)word.limb[0]);
}

static int report(const struct spec *spec, const char *path)
{
	static char line[1 << 16], claim[1 << 12];
	unsigned long proved = 0, refuted = 0, open = 0;
	FILE *file = fopen(path, "r");
	if (!file)
		die("cannot read %s", path);
	while (fgets(line, sizeof line, file)) {
		char *text = line + (line[0] == '"');
		text[strcspn(text, "\"\n")] = '\0';
		if (strncmp(text, "claim ", 6) == 0) {
			snprintf(claim, sizeof claim, "%s", strchr(text + 6, ' ') + 1);
		} else if (strcmp(text, "unsat") == 0) {
			proved++;
		} else if (strcmp(text, "sat") == 0) {
			refuted++;
			printf("does not hold: %s\n", claim);
		} else if (strncmp(text, "((w ", 4) == 0) {
			say_values(spec, text);
		} else {
			open++;
			printf("not decided: %s: %s\n", claim, text);
		}
	}
	fclose(file);
	printf("%lu statements proved, %lu refuted, %lu not decided\n", proved, refuted, open);
	return refuted || open || !proved;
}

int main(int count, char **arguments)
{
	static struct spec spec;
	if (count == 2 && strcmp(arguments[1], "--help") == 0) {
		usage(stdout);
		return 0;
	}
	if (count < 3) {
		usage(stderr);
		return 2;
	}
	spec_read(&spec, arguments[2]);
	if (strcmp(arguments[1], "claims") == 0)
		return write_claims(&spec, arguments + 3);
	if (strcmp(arguments[1], "report") == 0 && count == 4)
		return report(&spec, arguments[3]);
	if (strcmp(arguments[1], "exhaust") == 0 && count <= 4)
		return exhaust(&spec, count == 4 ? strtoul(arguments[3], NULL, 10) : 1);
	usage(stderr);
	return 2;
}
