/* SPDX-License-Identifier: MIT */
/* Prints the report, as text for one screen or as JSON. */
#include "diff/internal.h"

#include <stdlib.h>

#include "base/diag.h"

const char *const diff_kind_names[] = {
#define KIND(id, name, verdict) name,
#include "diff/kinds.def"
#undef KIND
};

bool diff_is_of_encoding(enum diff_kind kind)
{
	return kind == DIFF_OPCODE_ADDED || kind == DIFF_OPCODE_REMOVED || kind == DIFF_LENGTH ||
		   (kind >= DIFF_FIELD_ADDED && kind <= DIFF_FIELD_FREED);
}

/* ---- order ---- */

struct sorted {
	const struct diff_change *change;
	size_t at; /* keeps the order of the specification */
};

static int compare_changes(const void *left, const void *right)
{
	const struct sorted *a = left, *b = right;
	if (a->change->verdict != b->change->verdict)
		return a->change->verdict > b->change->verdict ? -1 : 1;
	return a->at < b->at ? -1 : 1;
}

const struct diff_change *const *diff_sorted(const struct diff *diff)
{
	size_t count = diff->changes.count;
	struct sorted *list = ARENA_ARRAY(diff->arena, struct sorted, count + 1);
	const struct diff_change **changes =
		ARENA_ARRAY(diff->arena, const struct diff_change *, count + 1);
	for (size_t i = 0; i < count; i++)
		list[i] = (struct sorted){ diff->changes.items[i], i };
	qsort(list, count, sizeof *list, compare_changes);
	for (size_t i = 0; i < count; i++)
		changes[i] = list[i].change;
	return changes;
}

/* ---- text ---- */

static struct str short_text(struct arena *arena, struct str text)
{
	enum { MOST = 60 };
	const char *end = text.length ? memchr(text.text, '\n', text.length) : NULL;
	size_t length = end ? (size_t)(end - text.text) : text.length;
	if (!text.length)
		return STR("nothing");
	if (length == text.length && length <= MOST)
		return text;
	return str_printf(arena, "%.*s...", (int)(length < MOST ? length : MOST), text.text);
}

static void print_words(
	struct arena *arena, FILE *out, struct wide lost, struct wide gained, struct wide moved)
{
	fprintf(out, "%.*s words lost, %.*s gained", STR_ARG(wide_decimal(arena, lost)),
		STR_ARG(wide_decimal(arena, gained)));
	if (!wide_is_zero(moved))
		fprintf(out, ", %.*s of another opcode now", STR_ARG(wide_decimal(arena, moved)));
}

static void print_change(
	struct arena *arena, FILE *out, const struct diff_change *change, int width)
{
	fprintf(out, "  %-15s  %-18s  %-*.*s  %.*s -> %.*s", diff_verdict_names[change->verdict],
		diff_kind_names[change->kind], width, STR_ARG(change->name),
		STR_ARG(short_text(arena, change->before)), STR_ARG(short_text(arena, change->after)));
	if (change->opcodes > 1)
		fprintf(out, " (%u opcodes)", change->opcodes);
	if (change->counted) {
		fputs("; ", out);
		print_words(arena, out, change->lost, change->gained, change->moved);
	}
	if (change->verdict == DIFF_UNKNOWN && change->states)
		fprintf(out, " (equal in %u states)", change->states);
	fputc('\n', out);
	for (struct str text = change->text; text.length;) {
		struct str line = diff_take_line(&text);
		fprintf(out, "        %.*s\n", STR_ARG(line));
	}
}

/* "text: 228 example, 4 prose": counts of the rest of the list. */
static void print_rest(FILE *out, const struct diff_change *const *list, size_t from, size_t count)
{
	unsigned kinds[DIFF_KINDS] = { 0 };
	const char *before = "";
	for (size_t i = from; i < count; i++)
		kinds[list[i]->kind]++;
	fputs("  and ", out);
	for (int kind = 0; kind < DIFF_KINDS; kind++)
		if (kinds[kind]) {
			fprintf(out, "%s%u %s", before, kinds[kind], diff_kind_names[kind]);
			before = ", ";
		}
	fputs(" (--max-reports 0 shows all)\n", out);
}

void diff_print_text(FILE *out, const struct diff *diff, size_t most)
{
	const struct diff_change *const *list = diff_sorted(diff);
	size_t count = diff->changes.count, shown = most && most < count ? most : count;
	int width = 0;
	for (size_t i = 0; i < shown; i++)
		if ((int)list[i]->name.length > width && list[i]->name.length <= 30)
			width = (int)list[i]->name.length;
	fprintf(out, "%s: %zu change%s, ", diff_verdict_names[diff_verdict(diff)], count,
		count == 1 ? "" : "s");
	print_words(diff->arena, out, diff->lost, diff->gained, diff->moved);
	fputc('\n', out);
	for (size_t i = 0; i < shown; i++)
		print_change(diff->arena, out, list[i], width);
	if (shown < count)
		print_rest(out, list, shown, count);
}

/* ---- JSON ---- */

static void json_words(
	struct arena *arena, FILE *out, struct wide lost, struct wide gained, struct wide moved)
{
	fprintf(out, "\"lost\": \"%.*s\", \"gained\": \"%.*s\"", STR_ARG(wide_decimal(arena, lost)),
		STR_ARG(wide_decimal(arena, gained)));
	if (!wide_is_zero(moved))
		fprintf(out, ", \"moved\": \"%.*s\"", STR_ARG(wide_decimal(arena, moved)));
}

static void print_json_change(struct arena *arena, FILE *out, const struct diff_change *change)
{
	fprintf(out, "    {\"kind\": \"%s\", \"name\": ", diff_kind_names[change->kind]);
	json_print_string(out, change->name);
	fprintf(out, ", \"verdict\": \"%s\",\n     \"old\": ", diff_verdict_names[change->verdict]);
	json_print_string(out, change->before);
	fputs(", \"new\": ", out);
	json_print_string(out, change->after);
	if (change->opcodes)
		fprintf(out, ", \"opcodes\": %u", change->opcodes);
	if (change->text.length) {
		fputs(", \"case\": ", out);
		json_print_string(out, change->text);
	}
	if (change->verdict == DIFF_UNKNOWN)
		fprintf(out, ", \"states\": %u", change->states);
	if (change->counted) {
		fputs(", ", out);
		json_words(arena, out, change->lost, change->gained, change->moved);
	}
	fputc('}', out);
}

void diff_print_json(FILE *out, const struct diff *diff)
{
	const struct diff_change *const *list = diff_sorted(diff);
	fprintf(out, "{\n  \"verdict\": \"%s\",\n  ", diff_verdict_names[diff_verdict(diff)]);
	json_words(diff->arena, out, diff->lost, diff->gained, diff->moved);
	fputs(",\n  \"changes\": [", out);
	for (size_t i = 0; i < diff->changes.count; i++) {
		fputs(i ? ",\n" : "\n", out);
		print_json_change(diff->arena, out, list[i]);
	}
	fputs(diff->changes.count ? "\n  ]\n}\n" : "]\n}\n", out);
}
