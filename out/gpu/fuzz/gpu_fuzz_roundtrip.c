/* Fuzz harness: bytes to an instruction, to text, and all the way back.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* The field by the function of its name; some fields of another opcode may lie elsewhere. */
static uint64_t get_by_name(const struct gpu_insn *insn, enum gpu_field field)
{
	switch (field) {
	case GPU_FIELD_optype: return gpu_get_optype(insn);
	case GPU_FIELD_stype: return gpu_get_stype(insn);
	case GPU_FIELD_pg: return gpu_get_pg(insn);
	case GPU_FIELD_pg_not: return gpu_get_pg_not(insn);
	case GPU_FIELD_rd: return gpu_get_rd(insn);
	case GPU_FIELD_ra: return gpu_get_ra(insn);
	case GPU_FIELD_rb: return gpu_get_rb(insn);
	case GPU_FIELD_ra_neg: return gpu_get_ra_neg(insn);
	case GPU_FIELD_ra_abs: return gpu_get_ra_abs(insn);
	case GPU_FIELD_ftz: return gpu_get_ftz(insn);
	case GPU_FIELD_sat: return gpu_get_sat(insn);
	case GPU_FIELD_rnd: return gpu_get_rnd(insn);
	case GPU_FIELD_rb_neg: return gpu_get_rb_neg(insn);
	case GPU_FIELD_rb_abs: return gpu_get_rb_abs(insn);
	case GPU_FIELD_stall: return gpu_get_stall(insn);
	case GPU_FIELD_yield: return gpu_get_yield(insn);
	case GPU_FIELD_wait: return gpu_get_wait(insn);
	case GPU_FIELD_wsb: return gpu_get_wsb(insn);
	case GPU_FIELD_urb: return gpu_get_urb(insn);
	case GPU_FIELD_urb_neg: return gpu_get_urb_neg(insn);
	case GPU_FIELD_urb_abs: return gpu_get_urb_abs(insn);
	case GPU_FIELD_vb: return gpu_get_vb(insn);
	case GPU_FIELD_vb_neg: return gpu_get_vb_neg(insn);
	case GPU_FIELD_vb_abs: return gpu_get_vb_abs(insn);
	case GPU_FIELD_scl: return gpu_get_scl(insn);
	case GPU_FIELD_rc: return gpu_get_rc(insn);
	case GPU_FIELD_rc_neg: return gpu_get_rc_neg(insn);
	case GPU_FIELD_rc_abs: return gpu_get_rc_abs(insn);
	case GPU_FIELD_vc: return gpu_get_vc(insn);
	case GPU_FIELD_urc: return gpu_get_urc(insn);
	case GPU_FIELD_urc_neg: return gpu_get_urc_neg(insn);
	case GPU_FIELD_urc_abs: return gpu_get_urc_abs(insn);
	case GPU_FIELD_vc_neg: return gpu_get_vc_neg(insn);
	case GPU_FIELD_vc_abs: return gpu_get_vc_abs(insn);
	case GPU_FIELD_nan: return gpu_get_nan(insn);
	case GPU_FIELD_pp: return gpu_get_pp(insn);
	case GPU_FIELD_pp_not: return gpu_get_pp_not(insn);
	case GPU_FIELD_lop: return gpu_get_lop(insn);
	case GPU_FIELD_cmp: return gpu_get_cmp(insn);
	case GPU_FIELD_pu: return gpu_get_pu(insn);
	case GPU_FIELD_pv: return gpu_get_pv(insn);
	case GPU_FIELD_bval: return gpu_get_bval(insn);
	case GPU_FIELD_ext: return gpu_get_ext(insn);
	case GPU_FIELD_lohi: return gpu_get_lohi(insn);
	case GPU_FIELD_itype: return gpu_get_itype(insn);
	case GPU_FIELD_afmt: return gpu_get_afmt(insn);
	case GPU_FIELD_bfmt: return gpu_get_bfmt(insn);
	case GPU_FIELD_sx32: return gpu_get_sx32(insn);
	case GPU_FIELD_shiftamt: return gpu_get_shiftamt(insn);
	case GPU_FIELD_bsel: return gpu_get_bsel(insn);
	case GPU_FIELD_ra_bsel: return gpu_get_ra_bsel(insn);
	case GPU_FIELD_compop: return gpu_get_compop(insn);
	case GPU_FIELD_boolop: return gpu_get_boolop(insn);
	case GPU_FIELD_pq: return gpu_get_pq(insn);
	case GPU_FIELD_pq_not: return gpu_get_pq_not(insn);
	case GPU_FIELD_bmbf: return gpu_get_bmbf(insn);
	case GPU_FIELD_exbool: return gpu_get_exbool(insn);
	case GPU_FIELD_lut: return gpu_get_lut(insn);
	case GPU_FIELD_pa: return gpu_get_pa(insn);
	case GPU_FIELD_pa_not: return gpu_get_pa_not(insn);
	case GPU_FIELD_pb: return gpu_get_pb(insn);
	case GPU_FIELD_pb_not: return gpu_get_pb_not(insn);
	case GPU_FIELD_pc: return gpu_get_pc(insn);
	case GPU_FIELD_pc_not: return gpu_get_pc_not(insn);
	case GPU_FIELD_upc: return gpu_get_upc(insn);
	case GPU_FIELD_upc_not: return gpu_get_upc_not(insn);
	case GPU_FIELD_cwmod: return gpu_get_cwmod(insn);
	case GPU_FIELD_direction: return gpu_get_direction(insn);
	case GPU_FIELD_width: return gpu_get_width(insn);
	case GPU_FIELD_mode: return gpu_get_mode(insn);
	case GPU_FIELD_dtype: return gpu_get_dtype(insn);
	case GPU_FIELD_satrelu: return gpu_get_satrelu(insn);
	case GPU_FIELD_dsttype: return gpu_get_dsttype(insn);
	case GPU_FIELD_urd: return gpu_get_urd(insn);
	case GPU_FIELD_ridx: return gpu_get_ridx(insn);
	case GPU_FIELD_voteop: return gpu_get_voteop(insn);
	case GPU_FIELD_upu: return gpu_get_upu(insn);
	case GPU_FIELD_reduxop: return gpu_get_reduxop(insn);
	case GPU_FIELD_matchop: return gpu_get_matchop(insn);
	case GPU_FIELD_urb_bitnot: return gpu_get_urb_bitnot(insn);
	case GPU_FIELD_upg: return gpu_get_upg(insn);
	case GPU_FIELD_upg_not: return gpu_get_upg_not(insn);
	case GPU_FIELD_ura: return gpu_get_ura(insn);
	case GPU_FIELD_ura_neg: return gpu_get_ura_neg(insn);
	case GPU_FIELD_upp: return gpu_get_upp(insn);
	case GPU_FIELD_upp_not: return gpu_get_upp_not(insn);
	case GPU_FIELD_ura_bsel: return gpu_get_ura_bsel(insn);
	case GPU_FIELD_upq: return gpu_get_upq(insn);
	case GPU_FIELD_upq_not: return gpu_get_upq_not(insn);
	case GPU_FIELD_upv: return gpu_get_upv(insn);
	case GPU_FIELD_upa: return gpu_get_upa(insn);
	case GPU_FIELD_upa_not: return gpu_get_upa_not(insn);
	case GPU_FIELD_upb: return gpu_get_upb(insn);
	case GPU_FIELD_upb_not: return gpu_get_upb_not(insn);
	case GPU_FIELD_vb_bitnot: return gpu_get_vb_bitnot(insn);
	case GPU_FIELD_sh: return gpu_get_sh(insn);
	case GPU_FIELD_cwmode: return gpu_get_cwmode(insn);
	case GPU_FIELD_uridx: return gpu_get_uridx(insn);
	}
	return 0;
}

/* The reason, which must be complete: nothing may be left of what the caller's memory held. */
static enum gpu_status explain(const struct gpu_insn *insn, struct gpu_reason *reason)
{
	memset(reason, 0xa5, sizeof *reason);
	enum gpu_status status = gpu_explain(insn, reason);
	uint64_t bits = 0;
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		bits |= reason->bits[i];
	if ((unsigned)reason->kind > GPU_REASON_CONSTRAINT ||
		(unsigned)reason->field > GPU_FIELD_COUNT ||
		(reason->kind == GPU_REASON_NONE) != (status != GPU_STATUS_RESERVED) ||
		(reason->kind == GPU_REASON_BITS) != (bits != 0))
		gpu_fuzz_fail(NULL, 0, "opcode %u, word 0x%llx has an incomplete reason", insn->opcode,
			(unsigned long long)insn->word[0]);
	return status;
}

/* Each field as the judge reads it, and the instruction made anew from these. */
static void check_fields(const uint8_t *bytes, size_t size, const struct gpu_insn *insn)
{
	const struct gpu_fuzz_opcode *opcode = &gpu_fuzz_opcodes[insn->opcode - 1];
	struct gpu_fuzz_bits w = gpu_fuzz_load(bytes, insn->length);
	struct gpu_insn built;
	uint8_t back[GPU_LENGTH_MAX];
	if (strcmp(gpu_opcode_name((enum gpu_opcode)insn->opcode), opcode->name) != 0)
		gpu_fuzz_fail(bytes, size, "opcode %u is called '%s'", insn->opcode,
			gpu_opcode_name((enum gpu_opcode)insn->opcode));
	memset(&built, 0xa5, sizeof built);
	if (!gpu_init(&built, (enum gpu_opcode)insn->opcode) || built.opcode != insn->opcode ||
		built.length != opcode->length || built.form != 0)
		gpu_fuzz_fail(bytes, size, "opcode %u cannot be constructed", insn->opcode);
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct gpu_fuzz_field *field = &gpu_fuzz_fields[gpu_fuzz_uses[i].field];
		uint64_t value = gpu_fuzz_get(&w, gpu_fuzz_uses[i].field);
		if (!gpu_has(insn, field->name) || gpu_get(insn, field->name) != value ||
			get_by_name(insn, field->name) != value)
			gpu_fuzz_fail(bytes, size, "field '%s' is read incorrectly",
				gpu_fuzz_field_name(field->name));
		if (field->kind != GPU_FUZZ_FIXED &&
			gpu_get(&built, field->name) != (field->has_hidden ? field->hidden : 0))
			gpu_fuzz_fail(bytes, size,
				"field '%s' does not start with its default",
				gpu_fuzz_field_name(field->name));
		if (gpu_set(&built, field->name, value) != GPU_STATUS_OK)
			gpu_fuzz_fail(bytes, size, "field '%s' cannot be set",
				gpu_fuzz_field_name(field->name));
		if (field->width < 64 && gpu_set(&built, field->name,
			value | (uint64_t)1 << field->width) !=
									  GPU_STATUS_TOO_WIDE)
			gpu_fuzz_fail(bytes, size, "field '%s' accepts a value that is too wide",
				gpu_fuzz_field_name(field->name));
	}
	if (gpu_encode(&built, back, sizeof back) != GPU_STATUS_OK || memcmp(back, bytes,
		insn->length) != 0)
		gpu_fuzz_fail(bytes, size, "constructed from its fields it has different bytes");
	if (gpu_encode(&built, back, insn->length - 1u) != GPU_STATUS_NO_ROOM)
		gpu_fuzz_fail(bytes, size, "written beyond the end of the buffer");
}

/* As snprintf: the same length for any room, and nothing written behind it. */
static void check_cut(
	const uint8_t *bytes, size_t size, const struct gpu_insn *insn, const char *text,
		size_t length)
{
	char cut[GPU_TEXT_MAX + 2];
	size_t room = (bytes[0] + bytes[size - 1] * 7u) % (length + 2);
	memset(cut, 'x', sizeof cut);
	size_t shown = room == 0 ? 0 : room - 1 < length ? room - 1 : length;
	if (gpu_format(insn, cut, room) != length || cut[room] != 'x' || memcmp(cut, text,
		shown) != 0 ||
		(room && cut[shown] != '\0'))
		gpu_fuzz_fail(bytes, size, "its text is truncated incorrectly at %zu of %zu bytes", room,
			length);
}

/* Is the word, as one of this opcode, what may be written? */
static bool is_legal(const struct gpu_fuzz_opcode *opcode, const struct gpu_fuzz_bits *w,
	bool *matches)
{
	*matches = true;
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		if ((w->limb[i] & opcode->mask.limb[i]) != opcode->match.limb[i])
			*matches = false;
	return *matches && gpu_fuzz_reason(opcode, w) == GPU_REASON_NONE;
}

/* As a program may make it: one field holds anything, or the word is called another opcode's. It is
 * written and has a text, that of its bytes, only where that is legal; else the reason is told. */
static void check_changed(const uint8_t *bytes, size_t size, const struct gpu_insn *insn)
{
	const struct gpu_fuzz_opcode *opcode = &gpu_fuzz_opcodes[insn->opcode - 1];
	struct gpu_fuzz_bits w = gpu_fuzz_load(bytes, insn->length);
	struct gpu_insn changed = *insn, again;
	struct gpu_fuzz_verdict verdict = { .length = insn->length };
	struct gpu_reason reason;
	struct gpu_fuzz_random r;
	uint8_t back[GPU_LENGTH_MAX];
	char text[GPU_TEXT_MAX + 1], same[GPU_TEXT_MAX + 1];
	bool matches;
	uint64_t seed = w.limb[0];
	for (unsigned i = 1; i < GPU_LIMBS; i++)
		seed = seed * 31 + w.limb[i];
	gpu_fuzz_seed(&r, seed);
	if (!opcode->uses || !gpu_fuzz_below(&r, 8)) {
		changed.opcode = (uint16_t)(1 + gpu_fuzz_below(&r, GPU_OPCODE_COUNT));
	} else {
		uint32_t number = gpu_fuzz_uses[opcode->use + gpu_fuzz_below(&r, opcode->uses)].field;
		const struct gpu_fuzz_field *field = &gpu_fuzz_fields[number];
		uint64_t value = gpu_fuzz_next(&r) & UINT64_MAX >> (64 - field->width);
		gpu_set(&changed, field->name, value);
		gpu_fuzz_put(&w, number, value);
	}
	opcode = &gpu_fuzz_opcodes[changed.opcode - 1];
	if (opcode->length != insn->length)
		return;
	bool legal = is_legal(opcode, &w, &matches);
	verdict.status = legal ? GPU_STATUS_OK :
		matches ? GPU_STATUS_RESERVED : GPU_STATUS_UNDEFINED;
	verdict.opcode = changed.opcode;
	if ((gpu_encode(&changed, back, sizeof back) == GPU_STATUS_OK) != legal ||
		(gpu_format(&changed, text, sizeof text) != 0) != legal)
		gpu_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it is %s", changed.opcode,
			(unsigned long long)changed.word[0], legal ? "refused" : "not refused");
	if (legal && (gpu_decode(back, insn->length, &again) != GPU_STATUS_OK ||
		(again.opcode == changed.opcode && (!gpu_format(&again, same, sizeof same) ||
			strcmp(text, same) != 0))))
		gpu_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the text '%s'",
			changed.opcode, (unsigned long long)changed.word[0], text);
	if (explain(&changed, &reason) != verdict.status)
		gpu_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx its reason is wrong",
			changed.opcode, (unsigned long long)changed.word[0]);
	gpu_fuzz_store(&w, insn->length, back);
	if (verdict.status == GPU_STATUS_RESERVED && !gpu_fuzz_explains(back, &verdict, &reason))
		gpu_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the wrong reason",
			changed.opcode, (unsigned long long)changed.word[0]);
}

static void check_legal(const uint8_t *bytes, size_t size, const struct gpu_insn *insn)
{
	char text[GPU_TEXT_MAX + 1];
	uint8_t back[GPU_LENGTH_MAX];
	struct gpu_insn again;
	struct gpu_error error;
	struct gpu_reason reason;
	size_t length = gpu_format(insn, text, sizeof text);
	if (length == 0 || length > GPU_TEXT_MAX || strlen(text) != length)
		gpu_fuzz_fail(bytes, size, "its text has %zu bytes", length);
	check_cut(bytes, size, insn, text, length);
	if (gpu_parse(text, length, &again, &error) != GPU_STATUS_OK)
		gpu_fuzz_fail(bytes, size, "its text '%s' is not read: %s", text, error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		gpu_fuzz_fail(bytes, size, "its text '%s' is read as opcode %u, word 0x%llx",
			text, again.opcode,
			(unsigned long long)again.word[0]);
	if (gpu_encode(&again, back, sizeof back) != GPU_STATUS_OK ||
		memcmp(back, bytes, insn->length) != 0)
		gpu_fuzz_fail(bytes, size, "its text '%s' has different bytes", text);
	if (explain(insn, &reason) != GPU_STATUS_OK)
		gpu_fuzz_fail(bytes, size, "is legal, but explained");
	check_fields(bytes, size, insn);
	check_changed(bytes, size, insn);
}

/* What is not legal is refused, with the reason that the specification has. */
static void check_refused(const uint8_t *bytes, size_t size, const struct gpu_insn *insn,
	const struct gpu_fuzz_verdict *verdict)
{
	char text[GPU_TEXT_MAX + 1];
	uint8_t back[GPU_LENGTH_MAX];
	struct gpu_reason reason;
	if (gpu_encode(insn, back, sizeof back) != verdict->status)
		gpu_fuzz_fail(bytes, size, "is not legal, but written");
	if (gpu_format(insn, text, sizeof text) != 0 || text[0])
		gpu_fuzz_fail(bytes, size, "is not legal, but has the text '%s'", text);
	if (explain(insn, &reason) != verdict->status ||
		(verdict->opcode && !gpu_fuzz_explains(bytes, verdict, &reason)))
		gpu_fuzz_fail(bytes, size, "is refused for the wrong reason: kind %d, field '%s'",
			(int)reason.kind, gpu_fuzz_field_name(reason.field));
}

static void check_names(void)
{
	for (unsigned i = 0; i < GPU_FIELD_COUNT; i++)
		if (strcmp(gpu_field_name((enum gpu_field)i),
			gpu_fuzz_field_name((enum gpu_field)i)) != 0)
			gpu_fuzz_fail(NULL, 0, "field %u is called '%s'", i,
				gpu_field_name((enum gpu_field)i));
	if (gpu_field_name((enum gpu_field)GPU_FIELD_COUNT)[0] ||
		gpu_opcode_name(GPU_OP_NONE)[0] ||
		gpu_opcode_name((enum gpu_opcode)(GPU_OPCODE_COUNT + 1))[0])
		gpu_fuzz_fail(NULL, 0, "there are names of things that do not exist");
}

/* The texts of the seeds are not made by target c. */
static void check_seeds(void)
{
	for (size_t i = 0; i < gpu_fuzz_seed_count; i++) {
		const char *expected = gpu_fuzz_seeds[i].text;
		char text[GPU_TEXT_MAX + 1];
		uint8_t bytes[GPU_LENGTH_MAX], back[GPU_LENGTH_MAX];
		struct gpu_insn insn;
		struct gpu_error error;
		size_t size = gpu_fuzz_seed_bytes(i, bytes);
		if (gpu_decode(bytes, size, &insn) != GPU_STATUS_OK)
			gpu_fuzz_fail(bytes, size, "is not decoded; specc writes '%s'", expected);
		gpu_format(&insn, text, sizeof text);
		if (strcmp(text, expected) != 0)
			gpu_fuzz_fail(bytes, size, "has the text '%s'; specc writes '%s'", text,
				expected);
		if (gpu_parse(expected, strlen(expected), &insn, &error) != GPU_STATUS_OK)
			gpu_fuzz_fail(bytes, size, "'%s' is not read: %s", expected,
				error.message);
		if (gpu_encode(&insn, back, sizeof back) != GPU_STATUS_OK || memcmp(back,
			bytes, size) != 0)
			gpu_fuzz_fail(bytes, size, "'%s' has different bytes", expected);
	}
}

static size_t check(const uint8_t *bytes, size_t size)
{
	struct gpu_fuzz_verdict verdict;
	struct gpu_insn insn;
	gpu_fuzz_judge(bytes, size, &verdict);
	gpu_fuzz_reach(bytes, size, &verdict);
	if (gpu_decode(bytes, size, &insn) != verdict.status)
		gpu_fuzz_fail(bytes, size, "decoded with a different status");
	if (verdict.status == GPU_STATUS_TRUNCATED)
		return size;
	if (insn.opcode != verdict.opcode || insn.length != verdict.length)
		gpu_fuzz_fail(bytes, size, "decoded as opcode %u with length %u", insn.opcode,
			insn.length);
	if (verdict.status == GPU_STATUS_OK)
		check_legal(bytes, size, &insn);
	else
		check_refused(bytes, size, &insn, &verdict);
	return verdict.length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool begun;
	if (!begun) {
		check_names();
		check_seeds();
	}
	begun = true;
	if (!size)
		check(data, 0);
	for (unsigned words = 0; size > 0 && words < WORDS_MAX; words++) {
		size_t length = check(data, size);
		data += length;
		size -= length;
	}
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct gpu_fuzz_random r;
	gpu_fuzz_seed(&r, seed);
	return gpu_fuzz_change(&r, data, size, room);
}
