/* Prints what came of a program: why it stopped, the registers that changed, each step. */
#include "cli/run_print.h"

#include <stdio.h>

#include "base/diag.h"

/* What changed in one go: registers and rows of memory, in the order of the answer. */
struct changes {
	VEC(struct str) names;
	VEC(struct register_value) values; /* lanes NULL: a row of memory, whose name is its line */
};

static bool has(const struct changes *changes, struct str name)
{
	VEC_EACH (struct str, it, &changes->names)
		if (str_equal(*it, name))
			return true;
	return false;
}

static bool complain(struct str line)
{
	fprintf(stderr, "specc run: the answer '%.*s' is not understood\n", STR_ARG(line));
	return false;
}

/* Applies the lines to the machine; all of a register's lines together are one change. */
static bool apply(struct arena *arena, struct machine *m, const struct str *lines, size_t count,
	struct changes *changes)
{
	VEC(struct register_value) touched = { 0 };
	*changes = (struct changes){ 0 };
	for (size_t i = 0; i < count; i++) {
		struct register_value *value;
		if (!machine_change(m, lines[i], &value))
			return complain(lines[i]);
		struct str name = value ? machine_register_name(arena, value) : lines[i];
		struct register_value kept = value ? *value : (struct register_value){ 0 };
		if (has(changes, name))
			continue;
		VEC_PUSH(arena, &changes->names, name);
		VEC_PUSH(arena, &touched, kept);
	}
	for (size_t i = 0; i < touched.count; i++) { /* all of its lines have been applied now */
		struct register_value value = touched.items[i];
		if (value.lanes)
			value = *machine_register(m, value.file, value.number);
		VEC_PUSH(arena, &changes->values, value);
	}
	return true;
}

/* ---- text ---- */

static void print_changes(
	struct arena *arena, const struct isa *isa, const struct changes *changes, const char *margin)
{
	for (size_t i = 0; i < changes->names.count; i++) {
		const struct register_value *value = &changes->values.items[i];
		struct str name = changes->names.items[i];
		if (!value->lanes) {
			struct str place, bytes;
			machine_memory_text(arena, isa, name, &place, &bytes);
			printf("%s%.*s = %.*s\n", margin, STR_ARG(place), STR_ARG(bytes));
			continue;
		}
		printf("%s%.*s =", margin, STR_ARG(name));
		unsigned lanes = machine_is_uniform(value) ? 1 : value->count;
		for (unsigned lane = 0; lane < lanes; lane++)
			printf(" %.*s", STR_ARG(machine_value_text(arena, isa, value, lane)));
		putchar('\n');
	}
}

/* Digits of the largest address of the program. */
static int address_digits(const struct run_result *result)
{
	int digits = 2;
	for (size_t size = result->program.bytes.length >> 8; size; size >>= 4)
		digits++;
	return digits;
}

static struct str text_at(struct arena *arena, const struct run_result *result, uint64_t pc)
{
	VEC_EACH (struct assembled, it, &result->program.list)
		if (it->offset == pc)
			return codec_text(result->codec, arena, it->form, it->word);
	return STR("?");
}

static void print_stop(const struct answer *answer)
{
	printf("%.*s", STR_ARG(answer->stop));
	if (answer->exception.length)
		printf(" %.*s", STR_ARG(answer->exception));
	if (answer->lane >= 0)
		printf(" in lane %d", answer->lane);
	printf(" at 0x%02llx after %llu step%s\n", (unsigned long long)answer->pc,
		(unsigned long long)answer->steps, answer->steps == 1 ? "" : "s");
}

static bool print_trace(struct arena *arena, const struct run_result *result)
{
	struct machine m = machine_copy(result->start);
	int digits = address_digits(result);
	const char *margin = arena_printf(arena, "%*s", digits + 4, "");
	VEC_EACH (struct answer_step, it, &result->answer.trace) {
		struct changes changes;
		struct str text = text_at(arena, result, it->pc);
		printf("0x%0*llx  %.*s\n", digits, (unsigned long long)it->pc, STR_ARG(text));
		if (!apply(arena, &m, it->changes.items, it->changes.count, &changes))
			return false;
		print_changes(arena, result->isa, &changes, margin);
	}
	return true;
}

/* ---- JSON ---- */

static void json_change(
	struct arena *arena, const struct isa *isa, struct str name, const struct register_value *value)
{
	struct str place = name, bytes;
	if (!value->lanes)
		machine_memory_text(arena, isa, name, &place, &bytes);
	json_print_string(stdout, place);
	fputs(": ", stdout);
	if (!value->lanes) {
		json_print_string(stdout, bytes);
		return;
	}
	bool uniform = machine_is_uniform(value);
	fputs(uniform ? "" : "[", stdout);
	for (unsigned lane = 0; lane < (uniform ? 1 : value->count); lane++) {
		fputs(lane ? ", " : "", stdout);
		json_print_string(stdout, machine_value_text(arena, isa, value, lane));
	}
	fputs(uniform ? "" : "]", stdout);
}

static void json_changes(struct arena *arena, const struct isa *isa, const struct changes *changes)
{
	printf("\"changed\": {");
	for (size_t i = 0; i < changes->names.count; i++) {
		fputs(i ? ", " : "", stdout);
		json_change(arena, isa, changes->names.items[i], &changes->values.items[i]);
	}
	putchar('}');
}

static bool json_trace(struct arena *arena, const struct run_result *result)
{
	struct machine m = machine_copy(result->start);
	const char *comma = "";
	printf("\"trace\": [");
	VEC_EACH (struct answer_step, it, &result->answer.trace) {
		struct changes changes;
		printf("%s{\"pc\": %llu, \"text\": ", comma, (unsigned long long)it->pc);
		json_print_string(stdout, text_at(arena, result, it->pc));
		fputs(", ", stdout);
		if (!apply(arena, &m, it->changes.items, it->changes.count, &changes))
			return false;
		json_changes(arena, result->isa, &changes);
		putchar('}');
		comma = ", ";
	}
	printf("], ");
	return true;
}

static bool json_result(
	struct arena *arena, const struct run_result *result, const struct changes *changes, bool trace)
{
	const struct answer *answer = &result->answer;
	printf("{\"stop\": ");
	json_print_string(stdout, answer->stop);
	if (answer->exception.length) {
		printf(", \"exception\": ");
		json_print_string(stdout, answer->exception);
	}
	if (answer->lane >= 0)
		printf(", \"lane\": %d", answer->lane);
	printf(", \"pc\": %llu, \"steps\": %llu, ", (unsigned long long)answer->pc,
		(unsigned long long)answer->steps);
	if (trace && !json_trace(arena, result))
		return false;
	json_changes(arena, result->isa, changes);
	puts("}");
	return true;
}

bool run_print(struct arena *arena, const struct run_result *result, bool json, bool trace)
{
	struct machine m = machine_copy(result->start);
	const struct answer *answer = &result->answer;
	struct changes changes;
	if (!apply(arena, &m, answer->changes.items, answer->changes.count, &changes))
		return false;
	if (json)
		return json_result(arena, result, &changes, trace);
	if (trace && !print_trace(arena, result))
		return false;
	print_stop(answer);
	print_changes(arena, result->isa, &changes, "");
	return true;
}
