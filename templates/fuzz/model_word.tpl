%# SPDX-License-Identifier: MIT

/* ---- words ---- */

/* The byte that holds bits 8 * i to 8 * i + 7. */
static unsigned place_of(unsigned i)
{
	unsigned unit = ${$P}_FUZZ_UNIT / 8, inside = i % unit;
	return i - inside + (${$P}_FUZZ_BIG ? unit - 1 - inside : inside);
}

struct ${$p}_fuzz_bits ${$p}_fuzz_load(const uint8_t *bytes, unsigned length)
{
	struct ${$p}_fuzz_bits w = { { 0 } };
	for (unsigned i = 0; i < length; i++)
		w.limb[i / 8] |= (uint64_t)bytes[place_of(i)] << i % 8 * 8;
	return w;
}

void ${$p}_fuzz_store(const struct ${$p}_fuzz_bits *w, unsigned length, uint8_t *bytes)
{
	for (unsigned i = 0; i < length; i++)
		bytes[place_of(i)] = (uint8_t)(w->limb[i / 8] >> i % 8 * 8);
}

static uint64_t ones(unsigned width)
{
	return ~(uint64_t)0 >> (64 - width);
}

/* Bits [lsb, lsb+width) of a word; they may lie in two limbs. */
static uint64_t get_bits(const struct ${$p}_fuzz_bits *w, unsigned lsb, unsigned width)
{
	unsigned shift = lsb % 64;
	uint64_t value = w->limb[lsb / 64] >> shift;
	if (shift + width > 64)
		value |= w->limb[lsb / 64 + 1] << (64 - shift);
	return value & ones(width);
}

static void put_bits(struct ${$p}_fuzz_bits *w, unsigned lsb, unsigned width, uint64_t value)
{
	unsigned shift = lsb % 64;
	uint64_t *limb = &w->limb[lsb / 64];
	limb[0] = (limb[0] & ~(ones(width) << shift)) | (value & ones(width)) << shift;
	if (shift + width > 64)
		limb[1] = (limb[1] & ~(ones(width) >> (64 - shift))) |
			(value & ones(width)) >> (64 - shift);
}

uint64_t ${$p}_fuzz_get(const struct ${$p}_fuzz_bits *w, uint32_t field)
{
	const struct ${$p}_fuzz_field *info = &${$p}_fuzz_fields[field];
	uint64_t value = 0;
	const struct ${$p}_fuzz_piece *p = pieces + info->piece, *end = p + info->pieces;
	for (; p < end; p++)
		value = (p->width < 64 ? value << p->width : 0) | get_bits(w, p->lsb, p->width);
	return value;
}

void ${$p}_fuzz_put(struct ${$p}_fuzz_bits *w, uint32_t field, uint64_t value)
{
	const struct ${$p}_fuzz_field *info = &${$p}_fuzz_fields[field];
	for (unsigned i = info->pieces; i-- > 0;) {
		const struct ${$p}_fuzz_piece *piece = &pieces[info->piece + i];
		put_bits(w, piece->lsb, piece->width, value);
		value = piece->width < 64 ? value >> piece->width : 0;
	}
}

%include "model_append.tpl"
%if $f/units/row/@begun
unsigned ${$p}_fuzz_length(const struct ${$p}_fuzz_bits *w, size_t size)
{
	const struct ${$p}_fuzz_unit *unit = units;
	unsigned begun = ${$P}_FUZZ_UNIT / 8;
	for (; begun <= size && begun <= ${$P}_LENGTH_MAX; unit++) {
		if (unit->begun != begun || compare(w, &unit->mask, &unit->match) != 0)
			continue;
		if (unit->length)
			return unit->length;
		begun += ${$P}_FUZZ_UNIT / 8;
	}
	return begun;
}
%else
unsigned ${$p}_fuzz_length(const struct ${$p}_fuzz_bits *w)
{
	const struct ${$p}_fuzz_unit *unit = units;
	while (compare(w, &unit->mask, &unit->match) != 0) /* the last one has no mask */
		unit++;
	return unit->length;
}
%end

bool ${$p}_fuzz_in(uint32_t set, uint64_t value)
{
	const struct ${$p}_fuzz_cube *cube = ${$p}_fuzz_cubes + ${$p}_fuzz_sets[set].first;
	for (const struct ${$p}_fuzz_cube *end = cube + ${$p}_fuzz_sets[set].count; cube < end; cube++)
		if ((value & cube->mask) == cube->match)
			return true;
	return false;
}

uint32_t ${$p}_fuzz_allowed(const struct ${$p}_fuzz_box *box, uint32_t use)
{
	for (uint32_t i = box->limit; i < box->limit + box->limits; i++)
		if (${$p}_fuzz_limits[i].use == use)
			return ${$p}_fuzz_limits[i].set;
	return 0;
}

const char *${$p}_fuzz_field_name(enum ${$p}_field field)
{
	static const char *const names[] = {
%each $d/field-names/c-field
		[${$P}_FIELD_${id: @id}] = "${c-string: @name}",
%end
	};
	return (unsigned)field < ${$P}_FIELD_COUNT ? names[field] : "";
}
