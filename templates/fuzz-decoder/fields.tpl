%# SPDX-License-Identifier: MIT

/* ---- opcodes and fields ---- */

static const char *opcode_name(unsigned opcode)
{
	return ${$p}_opcode_name((enum ${$p}_opcode)opcode);
}

static const char *field_name(unsigned field)
{
	return ${$p}_field_name((enum ${$p}_field)field);
}

static void initial(unsigned opcode, struct specc_word *w)
{
	struct ${$p}_insn insn;
	memset(w, 0, sizeof *w);
	if (${$p}_init(&insn, (enum ${$p}_opcode)opcode))
		take(&insn, w);
}

static unsigned ones(uint64_t bits)
{
	unsigned count = 0;
	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

static unsigned nearest(const struct specc_word *w)
{
	struct bits b = load(w);
	unsigned best = 0, least = ~0u;
	for (unsigned i = 1; i <= ${$P}_OPCODE_COUNT; i++) {
		const struct ${$p}_opcode_info *info = &${$p}_opcodes[i];
		unsigned wrong = 0;
		for (unsigned k = 0; k < ${$P}_LIMBS; k++)
			wrong += ones((b.limb[k] & info->mask[k]) ^ info->match[k]);
		if (info->length == w->length && wrong < least) {
			least = wrong;
			best = i;
		}
	}
	return best;
}

static bool has(unsigned opcode, unsigned field)
{
	struct ${$p}_insn insn;
	return ${$p}_init(&insn, (enum ${$p}_opcode)opcode) &&
	       ${$p}_has(&insn, (enum ${$p}_field)field);
}

static uint64_t get(unsigned opcode, const struct specc_word *w, unsigned field)
{
	struct ${$p}_insn insn = as_opcode(opcode, w);
	return ${$p}_get(&insn, (enum ${$p}_field)field);
}

static bool set(unsigned opcode, struct specc_word *w, unsigned field, uint64_t value)
{
	struct ${$p}_insn insn = as_opcode(opcode, w);
%if $appends
	unsigned cut = w->length < insn.length ? w->length : 0;
%end
	if (${$p}_set(&insn, (enum ${$p}_field)field, value) != ${$P}_STATUS_OK)
		return false;
%if not($appends)
	insn.length = (uint8_t)w->length;
%end
	take(&insn, w);
%if $appends
	w->length = cut && cut < w->length ? cut : w->length; /* a truncated word stays one */
%end
	return true;
}

/* Do its bits belong to those that make the opcode? */
static bool fixed(unsigned opcode, unsigned field)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	struct specc_word w;
	initial(opcode, &w);
	if (!set(opcode, &w, field, get(opcode, &w, field) ^ 1))
		return false;
	struct bits b = load(&w);
	return !${$p}_matches(b.limb, info->mask, info->match);
}

#ifdef SPECC_DECODER_LINKED
#define LINKED specc_decode
#else
#define LINKED NULL
#endif

int main(int count, char **words)
{
	static const struct specc_spec spec = {
		.name = "${c-string: /isa/@name}",
		.comment = "${c-string: /isa/assembly/@comment}",
		.terminator = "${c-string: /isa/assembly/@terminator}",
		.unit = ${$unit},
		.length_max = ${$P}_LENGTH_MAX,
		.big = ${number($big)},
		.opcodes = ${$P}_OPCODE_COUNT,
		.fields = ${$P}_FIELD_COUNT,
		.kinds = ${$P}_FUZZ_KINDS,
		.judge = judge,
		.seed = seed,
		.make = make,
		.format = format,
		.parse = parse,
		.opcode_name = opcode_name,
		.field_name = field_name,
		.initial = initial,
		.nearest = nearest,
		.has = has,
		.fixed = fixed,
		.get = get,
		.set = set,
		.explain = explain,
	};
	return specc_against_main(count, words, &spec, LINKED);
}
