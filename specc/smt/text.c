/* SPDX-License-Identifier: MIT */
/* A case as text: a description in comments that programs also read (docs/smt.md), and a function
 * for each output. */
#include "isa/mode.h"
#include "isa/register.h"
#include "sem/bind.h"
#include "smt/smt.h"
#include "smt/term.h"

/* Where bits [lsb, lsb + width) of the field's value are: " 7:4 0". */
static void print_pieces(
	struct buffer *out, const struct field *field, unsigned lsb, unsigned width)
{
	unsigned top = field->width;
	/* pieces are ordered from the value's highest bit down */
	for (size_t i = 0; i < field->pieces.count; i++) {
		const struct piece *piece = &field->pieces.items[i];
		unsigned low = top - piece->width; /* in the value */
		unsigned from = low > lsb ? low : lsb;
		unsigned to = top < lsb + width ? top : lsb + width;
		if (from < to)
			buffer_printf(out, " %.*s",
				STR_ARG(bit_range_text(out->arena, piece->lsb + (from - low), to - from)));
		top = low;
	}
}

static void print_port_place(struct buffer *out, const struct smt_port *port)
{
	switch (port->kind) {
	case SMT_PORT_REGISTER:
		buffer_printf(out, "register %.*s %llu %u", STR_ARG(port->file->name),
			(unsigned long long)port->number, port->count);
		break;
	case SMT_PORT_WORD:
		buffer_printf(out, "bits");
		print_pieces(out, port->field, port->lsb, port->width);
		break;
	case SMT_PORT_MEMORY:
		buffer_printf(out, "memory %.*s %llu %llu %s", STR_ARG(port->memory->name),
			(unsigned long long)port->bank, (unsigned long long)port->address,
			port->memory->byte_order == ORDER_BIG ? "big" : "little");
		break;
	case SMT_PORT_BYTES:
	case SMT_PORT_INSIDE:
		buffer_printf(out, "%s %.*s %u %u", port->kind == SMT_PORT_BYTES ? "bytes" : "inside",
			STR_ARG(port->memory->name), port->memory->banks, port->memory->address);
		break;
	case SMT_PORT_FILE:
		buffer_printf(out, "file %.*s %u", STR_ARG(port->file->name), port->index);
		break;
	case SMT_PORT_LANE: buffer_printf(out, "lane"); break;
	case SMT_PORT_ACTIVE: buffer_printf(out, "active"); break;
	case SMT_PORT_PC: buffer_printf(out, "pc"); break;
	case SMT_PORT_NEXT_PC: buffer_printf(out, "next-pc"); break;
	case SMT_PORT_CYCLES: buffer_printf(out, "cycles"); break;
	case SMT_PORT_RAISE: buffer_printf(out, "raise"); break;
	case SMT_PORT_HALT: buffer_printf(out, "halt"); break;
	}
}

static void print_port(struct buffer *out, const char *word, const struct smt_port *port)
{
	buffer_printf(out, ";; %s %.*s %u ", word, STR_ARG(port->name), port->width);
	print_port_place(out, port);
	buffer_add_char(out, '\n');
}

/* What the type is called: a number, and that of its class behind a full stop. */
static void print_type(struct buffer *out, const struct isa *isa, const struct type *type)
{
	const struct type *whole = type_whole(type);
	size_t i = 0, n = 0;
	while (isa->types.items[i] != whole)
		i++;
	while (type != whole && whole->classes.items[n] != type)
		n++;
	buffer_printf(out, type == whole ? "%zu" : "%zu.%zu", i, n);
}

static void print_guard(struct buffer *out, const struct smt_case *c)
{
	if (c->uniform)
		buffer_printf(out, ";; once\n");
	if (!c->guard)
		return;
	buffer_printf(out, ";; guard %.*s %llu", STR_ARG(c->guard_file->name),
		(unsigned long long)c->guard_number);
	if (c->guard_invert)
		buffer_printf(out, " %u %llu", c->guard_invert->pieces.items[0].lsb,
			(unsigned long long)c->guard_invert_on);
	buffer_add_char(out, '\n');
}

void smt_print_sort(struct buffer *out, const struct smt_port *port)
{
	if (port->index)
		buffer_printf(out, "(Array (_ BitVec %u) (_ BitVec %u))", port->index, port->width);
	else
		buffer_printf(out, "(_ BitVec %u)", port->width);
}

static void print_function(
	struct buffer *out, struct arena *arena, const struct smt_case *c, const struct smt_port *port)
{
	buffer_printf(out, "(define-fun ");
	smt_print_symbol(out, str_printf(arena, "%.*s/%.*s", STR_ARG(c->name), STR_ARG(port->name)));
	buffer_printf(out, " (");
	VEC_EACH (struct smt_port, it, &c->inputs) {
		buffer_printf(out, it == c->inputs.items ? "(" : " (");
		smt_print_symbol(out, it->name);
		buffer_add_char(out, ' ');
		smt_print_sort(out, it);
		buffer_add_char(out, ')');
	}
	buffer_add(out, STR(") "));
	smt_print_sort(out, port);
	buffer_printf(out, "\n%.*s)\n", STR_ARG(port->body));
}

/* The instruction of the case, and the operands that append units to it. */
static void print_case_insn(struct buffer *out, const struct isa *isa, const struct smt_case *c)
{
	unsigned length = c->opcode->length;
	unsigned bits = c->opcode->appending.count ? c->opcode->definition->end : length;
	buffer_printf(
		out, ";; insn %u %.*s\n", length, STR_ARG(word_hex(out->arena, c->word, (bits + 3) / 4)));
	VEC_EACH (const struct field *, it, &c->opcode->appending) {
		buffer_printf(out, ";; appends ");
		print_type(out, isa, (*it)->type);
		print_pieces(out, *it, 0, (*it)->width);
		buffer_add_char(out, '\n');
	}
}

struct str smt_case_text(struct arena *arena, const struct isa *isa, const struct smt_case *c)
{
	struct buffer out = buffer_new(arena);
	buffer_printf(&out, ";; case %.*s\n", STR_ARG(c->name));
	if (c->failure) {
		buffer_printf(&out, ";; not %s\n", c->failure);
		return buffer_str(&out);
	}
	buffer_printf(&out, ";; block %.*s\n", STR_ARG(c->header));
	print_case_insn(&out, isa, c);
	print_guard(&out, c);
	VEC_EACH (struct smt_port, it, &c->inputs)
		print_port(&out, "in", it);
	VEC_EACH (struct smt_port, it, &c->outputs)
		print_port(&out, "out", it);
	VEC_EACH (struct smt_port, it, &c->outputs)
		print_function(&out, arena, c, it);
	return buffer_str(&out);
}

/* The numbers of the registers that can change, in runs: " 0-6 8". */
static void print_numbers(struct buffer *out, const struct register_file *file)
{
	uint64_t end = sem_file_count(file), to;
	for (uint64_t n = 0; n < end; n = to + 1) {
		for (to = n; to < end && register_file_has_variable(file, to);)
			to++;
		if (to > n)
			buffer_printf(out, to > n + 1 ? " %llu-%llu" : " %llu", (unsigned long long)n,
				(unsigned long long)to - 1);
	}
}

/* How many bits each alternative of the type appends, in the order in which they are tried. */
static void print_alternatives(struct buffer *out, const struct isa *isa, const struct type *type)
{
	VEC_EACH (const struct alternative *, it, &type->tested) {
		buffer_printf(out, ";; alternative ");
		print_type(out, isa, type);
		buffer_printf(out, " %u %.*s\n", (*it)->appended,
			STR_ARG(cube_text(out->arena, (*it)->when, type->width)));
	}
	VEC_EACH (struct type *, it, &type->classes)
		print_alternatives(out, isa, *it);
}

struct str smt_state_text(struct arena *arena, const struct isa *isa)
{
	struct buffer out = buffer_new(arena);
	if (isa->program)
		buffer_printf(
			&out, ";; program %.*s %u\n", STR_ARG(isa->program->name), isa->program->address);
	buffer_printf(&out, ";; exceptions");
	VEC_EACH (struct exception *, it, &isa->exceptions)
		buffer_printf(&out, " %.*s", STR_ARG((*it)->name));
	buffer_add_char(&out, '\n');
	VEC_EACH (struct type *, it, &isa->types)
		if ((*it)->width > (*it)->own)
			print_alternatives(&out, isa, *it);
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		const struct register_file *file = *it;
		if (file->kind == FILE_REGISTERS && !file->of) {
			buffer_printf(&out, ";; registers %.*s", STR_ARG(file->name));
			print_numbers(&out, file);
			buffer_add_char(&out, '\n');
		}
		if (file->transient)
			buffer_printf(&out, ";; transient %.*s %llu\n", STR_ARG(file->name),
				(unsigned long long)file->initial);
		if (!file->values)
			continue;
		buffer_printf(&out, ";; holds %.*s", STR_ARG(file->name));
		VEC_EACH (struct enumerator, value, &file->values->values)
			buffer_printf(&out, " %llu", (unsigned long long)value->value);
		buffer_add_char(&out, '\n');
	}
	return buffer_str(&out);
}
