/* SPDX-License-Identifier: MIT */
/* Collects and reports the findings of the flow check. */
#include "rules/internal.h"
#include "rules/flow.h"

/* One finding per symbol and kind, at its first location, for all combinations. */
void flow_fail(struct flow *f, enum flow_failure_kind kind, const struct sem_symbol *symbol,
	struct span span, struct word missing)
{
	struct flow_failure *failure = NULL;
	VEC_EACH (struct flow_failure, it, &f->failures)
		if (it->kind == kind && it->symbol == symbol && (symbol || it->span.from == span.from))
			failure = it;
	if (!failure) {
		struct flow_failure fresh = { .kind = kind, .symbol = symbol, .span = span };
		VEC_PUSH(f->scope->run->arena, &f->failures, fresh);
		failure = &f->failures.items[f->failures.count - 1];
		failure->missing = missing;
	}
	if (span.from < failure->span.from)
		failure->span = span;
	sem_combo_add(failure->combos, f->combos.now);
}

static unsigned lowest_bit(const struct flow_failure *failure)
{
	unsigned bit = 0;
	while (!word_bit(failure->missing, bit))
		bit++;
	return bit;
}

/* "bits 63:32 of "; empty if all bits are missing. */
static struct str text_of_bits(
	const struct flow *f, const struct flow_failure *failure, unsigned width)
{
	unsigned low = 0, high = width;
	while (low < width && !word_bit(failure->missing, low))
		low++;
	while (high > low && !word_bit(failure->missing, high - 1))
		high--;
	if (low == high || (low == 0 && high == width))
		return (struct str){ 0 };
	return str_printf(f->scope->run->arena, "bit%s %.*s of ", low + 1 == high ? "" : "s",
		STR_ARG(bit_range_text(f->scope->run->arena, low, high - low)));
}

static void report_flow_failure(struct flow *f, const struct flow_failure *failure)
{
	const struct sem_symbol *symbol = failure->symbol;
	struct str condition = sem_combo_text(&f->combos, f->scope->run->arena, failure->combos, NULL);
	struct report *report;
	if (failure->kind == FLOW_NO_RETURN) {
		sem_report(f->scope, CHECK_SEMANTICS_FUNCTION, failure->span,
			"function '%.*s' can end without 'return'", STR_ARG(f->scope->block->name));
		return;
	}
	if (failure->kind == FLOW_SIDE) {
		sem_report(f->scope, CHECK_OPERAND_LIST, failure->span,
			"a side field of '%.*s' can be read here before it is assigned%.*s; operands that "
			"are read belong in InList",
			STR_ARG(symbol->name), STR_ARG(condition));
		return;
	}
	if (failure->kind == FLOW_OUTPUT) {
		struct str part = text_of_bits(f, failure, symbol->width);
		sem_report(f->scope, CHECK_SEMANTICS_OUTPUT, failure->span,
			"%.*soutput '%.*s' %s not assigned on every path%.*s; assign %s, or write 'keep "
			"%.*s;'",
			STR_ARG(part), STR_ARG(symbol->name), part.length ? "are" : "is", STR_ARG(condition),
			part.length ? "them" : "it", STR_ARG(symbol->name));
		return;
	}
	struct str part = text_of_bits(f, failure, WORD_BITS);
	struct str noun = symbol->kind == SEM_LOCAL ? STR("local") : STR("output");
	struct str name = symbol->name;
	if (word_popcount(failure->missing) == 1) { /* a bit, or an element of an array */
		name = str_printf(f->scope->run->arena, "%.*s[%u]", STR_ARG(name), lowest_bit(failure));
		part = noun = (struct str){ 0 };
	}
	report = sem_report(f->scope, CHECK_SEMANTICS_UNASSIGNED, failure->span,
		"%.*s%.*s%s'%.*s' can be read before %s assigned%.*s", STR_ARG(part), STR_ARG(noun),
		noun.length ? " " : "", STR_ARG(name), part.length ? "they are" : "it is",
		STR_ARG(condition));
	if (symbol->first_write.source)
		sem_note(f->scope, report, symbol->first_write, "the first assignment is here");
}

/* Is the name read too early? Then its values only seem unused. */
static bool is_misplaced(const struct flow *f, const struct flow_def *def)
{
	const struct sem_expr *base = sem_base(def->target);
	const struct sem_symbol *symbol = base ? base->symbol : NULL;
	VEC_EACH (struct flow_failure, it, &f->failures)
		if (it->kind == FLOW_UNASSIGNED && it->symbol == symbol)
			return true;
	return false;
}

void flow_report_failures(struct flow *f)
{
	VEC_EACH (struct flow_failure, it, &f->failures) {
		if (it->kind == FLOW_OUTPUT)
			f->scope->symbols.items[it->symbol->index]->open = true;
		report_flow_failure(f, it);
	}
}

/* Is it an operand with alternatives, in statements around the block, which are outside of where it
 * is loaded and stored? */
static bool is_lost_operand(const struct flow *f, const struct flow_def *def)
{
	const struct sem_scope *scope = f->scope;
	const struct sem_expr *base = sem_base(def->target);
	return base && sem_is_around(scope, def->target->span) &&
		   sem_find_mode(scope->run->isa, scope->family, base->text);
}

void flow_report_unused(struct flow *f)
{
	if (f->defs.count > FLOW_MAX_DEFS)
		return;
	VEC_EACH (struct flow_def, it, &f->defs) {
		if (!it->reached || it->used || is_misplaced(f, it))
			continue;
		if (is_lost_operand(f, it))
			sem_report(f->scope, CHECK_SEMANTICS_EXECUTION, it->target->span,
				"what is assigned to '%.*s' here is lost: it is stored where the block of the "
				"instruction ends, at '$insn'",
				STR_ARG(span_text(it->target->span)));
		else
			sem_report(f->scope, CHECK_DEAD_STORE, it->target->span,
				"the value assigned to '%.*s' here is never used",
				STR_ARG(span_text(it->target->span)));
	}
}
