/* SPDX-License-Identifier: MIT */
/* What names in a block's header mean in one word: instructions of isa-spec/gpu according to their
 * sections, and an ISA with register windows and all kinds of immediates; then how the record of an
 * instruction is filled. */
#include "unit.h"
#include "codec/codec.h"
#include "lint/examples.h"
#include "cgen/kernels.h"

struct world {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
	struct codec *codec;
	struct sem_run *run;
	struct sem_bound bound;
};

static void finish(struct world *w)
{
	w->codec = codec_new(&w->arena, w->isa);
	examples_check(w->codec, &w->arena, &w->diag, w->isa);
	w->run = sem_open(&w->arena, w->isa);
}

static int load_gpu(void **state)
{
	struct world *w = calloc(1, sizeof *w);
	w->isa = unit_gpu(&w->arena, &w->diag);
	finish(w);
	*state = w;
	return 0;
}

static int unload(void **state)
{
	struct world *w = *state;
	arena_free(&w->arena);
	free(w);
	return 0;
}

/* Binds the header to this instruction. */
static void bind(struct world *w, const char *text)
{
	struct parsed parsed;
	if (!codec_parse(w->codec, &w->arena, str_from_c(text), &parsed))
		fail_msg("'%s' is no instruction: %.*s", text, STR_ARG(parsed.message));
	struct sem_scope *scope = sem_block_of(w->run, parsed.form);
	assert_non_null(scope);
	assert_true(sem_bind(&w->arena, scope, parsed.opcode, parsed.word, &w->bound));
}

static const struct sem_access *access(struct world *w, const char *name)
{
	const struct sem_symbol *symbol = sem_scope_find(w->bound.scope, str_from_c(name));
	if (!symbol)
		fail_msg("the header has no '%s'", name);
	return &w->bound.accesses.items[symbol->index];
}

static void check(const struct sem_access *a, enum sem_access_kind kind, unsigned width,
	unsigned count_or_own, bool varying)
{
	assert_int_equal(a->kind, kind);
	assert_int_equal(a->width, width);
	assert_int_equal(a->varying, varying);
	if (kind == SEM_ACCESS_REGISTER)
		assert_int_equal(a->count, count_or_own);
	if (kind == SEM_ACCESS_IMMEDIATE)
		assert_int_equal(a->own, count_or_own);
}

/* ---- isa-spec/gpu ---- */

GROUP(load_gpu, unload)

/* The same bit means `-`, or `~` with .X. */
TEST(test_prefix_depends_on_a_modifier)
{
	struct world *w = *state;
	bind(w, "IADD R0, R1, -R2;");
	check(access(w, "Ra"), SEM_ACCESS_REGISTER, 32, 1, true);
	assert_non_null(access(w, "Ra")->negate);
	assert_null(access(w, "Ra")->invert);
	assert_true(access(w, "Rd")->out && !access(w, "Rd")->in);
	bind(w, "IADD.X R0, P0, R2, ~R4, !P3;");
	assert_null(access(w, "SrcB")->negate);
	assert_non_null(access(w, "SrcB")->invert);
	assert_int_equal(access(w, "SrcB")->invert_on, 1);
	assert_true(access(w, "pp")->is_bool && access(w, "pp")->invert);
	assert_true(access(w, "pu")->is_bool && access(w, "pu")->out);
	assert_null(access(w, "Rd")->absolute);
}

TEST(test_sources_of_other_kinds)
{
	struct world *w = *state;
	bind(w, "IADD R0, R1, UR2;");
	check(access(w, "SrcB"), SEM_ACCESS_REGISTER, 32, 1, false);
	bind(w, "IADD R0, R1, 0x114514;");
	check(access(w, "SrcB"), SEM_ACCESS_IMMEDIATE, 32, 32, false);
	assert_false(access(w, "SrcB")->is_signed); /* as wide as a register: reads as one */
	bind(w, "IADD R0, R1, c[0x1][0x20];");
	const struct sem_access *memory = access(w, "SrcB");
	check(memory, SEM_ACCESS_MEMORY, 32, 0, false);
	assert_true(str_equal_c(memory->memory->name, "c"));
	assert_int_equal(memory->indices.count, 2);
	assert_int_equal(memory->indices.items[1].terms.count, 1);
	assert_null(memory->indices.items[1].terms.items[0].file);
}

TEST(test_ranges_of_registers)
{
	struct world *w = *state;
	bind(w, "IMAD.WIDE R[0:1], P0, R2, R3, R[4:5];");
	check(access(w, "Rd"), SEM_ACCESS_REGISTER, 64, 2, true);
	check(access(w, "Ra"), SEM_ACCESS_REGISTER, 32, 1, true);
	check(access(w, "SrcC"), SEM_ACCESS_REGISTER, 64, 2, true);
	bind(w, "IMAD.WIDE R[0:1], R2, R3, c[0x0][0x160];");
	check(access(w, "SrcC"), SEM_ACCESS_MEMORY, 64, 0, false);
}

TEST(test_names_in_brackets)
{
	struct world *w = *state;
	bind(w, "GETGPR R1, R[UR2-0x1];");
	assert_int_equal(access(w, "R")->kind, SEM_ACCESS_FILE);
	assert_true(str_equal_c(access(w, "R")->file->name, "R"));
	check(access(w, "URb"), SEM_ACCESS_REGISTER, 32, 1, false);
	check(access(w, "SImm9"), SEM_ACCESS_IMMEDIATE, 9, 9, false);
	assert_true(access(w, "SImm9")->is_signed);
}

TEST(test_floats_and_guards)
{
	struct world *w = *state;
	bind(w, "FADD R0, |R1|, -R2;");
	assert_true(access(w, "Ra")->is_float && access(w, "Ra")->absolute);
	assert_non_null(access(w, "SrcB")->negate);
	assert_false(w->bound.uniform);
	assert_true(w->bound.guard.is_bool && w->bound.guard.varying && w->bound.guard.invert);
	bind(w, "UIADD UR0, UR1, UR2;");
	assert_true(w->bound.uniform);
	assert_false(w->bound.guard.varying);
}

/* The value in the word, by name. */
TEST(test_modifier_values)
{
	struct world *w = *state;
	struct parsed parsed;
	assert_true(
		codec_parse(w->codec, &w->arena, STR("IMAD.WIDE.U32 R[0:1], R2, R3, RZ;"), &parsed));
	struct sem_scope *scope = sem_block_of(w->run, parsed.form);
	const struct sem_modifier *modifier = sem_scope_modifier(scope, STR("itype"));
	struct str value = sem_modifier_value(modifier, parsed.opcode, parsed.word);
	assert_true(str_equal_c(value, "U32"));
	struct sem_modifier none = { .name = STR("none") };
	assert_int_equal(sem_modifier_value(&none, parsed.opcode, parsed.word).length, 0);
}

/* ---- an ISA of corner cases ---- */

static const char corners[] =
	"__Language 1\n"
	"__DefISA T\n  __Layout\n    Unit<32>;\n    Length<32>;\n"
	"  __Assembly\n    Terminator<\";\">;\n"
	"__DefRegisterFile V<16>\n    Numbered<\"V\", 0, 15>;\n    Named<\"VZ\", 15> = 0;\n    "
	"Lanes<4>;\n"
	"__DefFieldType Reg<4>\n    Register<V>;\n"
	"__DefFieldType High<3>\n    Register<V, 8>;\n"
	"__DefFieldType Narrow<5>\n    Integer<signed>;\n"
	"__DefFieldType Full<8>\n    Integer<signed>;\n"
	"__DefFieldType Scaled<4>\n    Integer<unsigned>;\n    Scale<4>;\n"
	"__DefBitFieldType Op<2>\n    A;\n    B;\n    C;\n"
	"__DefGroup ALL\n"
	"__DefOptype A : [ALL]\n  __Encoding\n    field<0, 2> Op op == A;\n"
	"    field<2, 3> High hd;\n    field<5, 3> High ha;\n    field<8, 5> Narrow narrow;\n"
	"    field<13, 8> Full full;\n    field<21, 4> Scaled scaled;\n"
	"  __Syntax\n```asm\nA Hd, Ha, Narrow, Full, Scaled ;\n```\n"
	"  __Semantics\n```asm\nA Hd, Ha, Narrow, Full, Scaled:\n"
	"    Hd = (Ha + Narrow + Full + Scaled)[15:0];\n```\n"
	"__DefOpcode A_O : [A]\n  __OperandInfo\n    InList<ha, narrow, full, scaled>;\n"
	"    OutList<hd>;\n    Order<hd, ha, narrow, full, scaled>;\n    Bitwidth<full> = 8;\n"
	"    Bitwidth<narrow> = 8;\n"
	"__DefOptype B : [ALL]\n  __Encoding\n    field<0, 2> Op op == B;\n"
	"    field<2, 4> Reg vm;\n    field<6, 4> Reg vd;\n    field<10, 4> Reg va;\n"
	"  __Syntax\n```asm\nB Vm, Vd, Va ;\n```\n"
	"  __Semantics\n```asm\nB Vm, Vd, Va:\n    if (Va[0]) Vd = Vm;\n    keep Vd;\n"
	"    Vm = (Vm + 1)[15:0];\n```\n"
	"__DefOpcode B_O : [B]\n  __OperandInfo\n    InList<vm, va>;\n    OutList<vm, vd>;\n"
	"    Order<vm, vd, va>;\n"
	"__DefOptype C : [ALL]\n  __Encoding\n    field<0, 2> Op op == C;\n"
	"    field<6, 4> Reg vd;\n    field<10, 4> Reg va;\n"
	"  __Syntax\n```asm\nC Vd, Va ;\n```\n"
	"  __Semantics\n```asm\nC Vd, Va:\n    n = mod(Va << 300, Va + 1);\n    Vd = n[15:0];\n```\n"
	"__DefOpcode C_O : [C]\n  __OperandInfo\n    InList<va>;\n    OutList<vd>;\n    Order<vd, "
	"va>;\n";

static int load_corners(void **state)
{
	struct world *w = calloc(1, sizeof *w);
	w->isa = unit_isa(&w->arena, &w->diag, corners);
	finish(w);
	*state = w;
	return w->diag.errors ? -1 : 0;
}

GROUP(load_corners, unload)

TEST(test_windows_and_immediates)
{
	struct world *w = *state;
	bind(w, "A V8, VZ, -1, -1, 8;");
	check(access(w, "Ha"), SEM_ACCESS_REGISTER, 16, 1, true);
	assert_int_equal(access(w, "Ha")->file->of_first, 8);
	check(access(w, "Narrow"), SEM_ACCESS_IMMEDIATE, 8, 5, false);
	assert_true(access(w, "Narrow")->is_signed);
	check(access(w, "Full"), SEM_ACCESS_IMMEDIATE, 8, 8, false);
	assert_false(access(w, "Full")->is_signed);
	assert_int_equal(access(w, "Scaled")->scale, 4);
	assert_true(w->bound.uniform == false && w->bound.guard.field == NULL);
}

static const struct kernels *kernels_of(struct world *w)
{
	return kernels_make(&w->arena, w->isa);
}

static const struct kernel_entry *entry_of(const struct kernels *kernels, const char *opcode)
{
	VEC_EACH (struct kernel_entry *, it, &kernels->entries)
		if (str_equal_c((*it)->opcode->definition->name, opcode))
			return *it;
	fail_msg("'%s' has no kernel", opcode);
	return NULL;
}

static unsigned fills_of(const struct kernel_entry *entry, enum kernel_fill_kind kind)
{
	unsigned count = 0;
	VEC_EACH (struct kernel_fill, it, &entry->fills)
		count += it->kind == kind;
	return count;
}

/* A window's first number is kept separately: constants are looked up in the whole file. */
TEST(test_fills)
{
	const struct kernels *kernels = kernels_of(*state);
	const struct kernel_entry *a = entry_of(kernels, "A_O"), *b = entry_of(kernels, "B_O");
	VEC_EACH (struct kernel_fill, it, &a->fills)
		if (it->kind == FILL_REGISTER || it->kind == FILL_DESTINATION) {
			assert_int_equal(it->first, 8);
			assert_int_equal(it->part, 0);
			assert_null(it->file->of);
		}
	assert_int_equal(fills_of(a, FILL_REGISTER), 1);
	assert_int_equal(fills_of(a, FILL_DESTINATION), 1);
	assert_int_equal(fills_of(a, FILL_IMMEDIATE), 3);
	/* Vm is read and written, Vd is kept: both are sources and outputs */
	assert_int_equal(fills_of(b, FILL_REGISTER), 3);
	assert_int_equal(fills_of(b, FILL_DESTINATION), 2);
}

TEST(test_failures_name_their_location)
{
	const struct kernels *kernels = kernels_of(*state);
	assert_int_equal(kernels->failures.count, 1);
	const struct kernel_failure *failure = &kernels->failures.items[0];
	assert_true(str_equal_c(span_text(failure->span), "mod(Va << 300, Va + 1)"));
	assert_true(str_equal_c(span_text(failure->block->span), "C Vd, Va"));
	assert_true(str_equal_c(failure->message, "a division of a value that has no bound"));
	VEC_EACH (struct kernel_entry *, it, &kernels->entries)
		assert_false(str_equal_c((*it)->opcode->definition->name, "C_O"));
}
