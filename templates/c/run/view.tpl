%# SPDX-License-Identifier: MIT
/* ---- registers that are bits of others ---- */

/* Registers first, first + 1 ... of `view` have these bits from bit `at` on, of register
 * step * number + offset of `file`. */
static const struct piece {
	enum ${$p}_file view;
	uint32_t first, count;
	enum ${$p}_file file; /* FILE_COUNT: the program counter */
	int32_t step, offset;
	uint8_t lsb, width, at;
	uint8_t extend; /* written, the bits above: 0 stay, 1 are zeros, 2 the sign, 3 ones */
} pieces[] = {
%each $s/views/c-file/piece wrap 74
	{ .view = ${$P}_FILE_${id: ../@id}$[, .first = ${@first}$], .count = ${@count}, $\
%if @file
.file = ${$P}_FILE_${id: @file}$\
%else
.file = ${$P}_FILE_COUNT$\
%end
$[, .step = ${@step[. != 0]}$]$[, .offset = ${@offset[. != 0]}$]$[, .lsb = ${@lsb}$]$\
, .width = ${@width}$\
$[, .at = ${@at}$]$\
%if @extend
, .extend = ${1 + number(@extend = 'sign') + 2 * number(@extend = 'ones')}$\
%end
 },
%end
};

static bool is_of_view(const struct piece *piece, enum ${$p}_file view, unsigned number)
{
	return piece->view == view && number - piece->first < piece->count;
}

static uint64_t ones_of(unsigned width)
{
	return width ? UINT64_MAX >> (64 - width) : 0;
}

/* The register that has the bits. */
static uint64_t read_whole(const struct ${$p}_state *state, const struct piece *piece,
		unsigned number${$of_lane})
{
	uint64_t value = 0;
	const unsigned of = (unsigned)(piece->step * (int64_t)number + piece->offset);
%if $s/@program
	if (piece->file == ${$P}_FILE_COUNT)
		return state->pc;
%end
	${$p}_read(state, piece->file, of${$at_lane}, &value);
	return value;
}

static uint64_t read_view(const struct ${$p}_state *state, enum ${$p}_file view,
		unsigned number${$of_lane})
{
	uint64_t value = 0;
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
		if (is_of_view(&pieces[i], view, number))
			value |= (read_whole(state, &pieces[i], number${$at_lane}) >> pieces[i].lsb &
				ones_of(pieces[i].width)) << pieces[i].at;
	return value;
}

/* The whole register with these bits replaced. */
static uint64_t with_piece(const struct piece *piece, uint64_t whole, unsigned width, uint64_t bits)
{
	const uint64_t above = ones_of(width) & ~ones_of(piece->width);
	const bool negative = bits >> (piece->width - 1) & 1;
	switch (piece->extend) {
	case 0:
		return (whole & ~(ones_of(piece->width) << piece->lsb)) | bits << piece->lsb;
	case 1:
		return bits;
	case 2:
		return negative ? bits | above : bits;
	default:
		return bits | above;
	}
}

static void write_view(struct ${$p}_state *state, enum ${$p}_file view, unsigned number${$of_lane},
		uint64_t value)
{
	for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
		const struct piece *piece = &pieces[i];
		if (!is_of_view(piece, view, number))
			continue;
		const uint64_t bits = value >> piece->at & ones_of(piece->width);
		const uint64_t whole = read_whole(state, piece, number${$at_lane});
%if $s/@program
		if (piece->file == ${$P}_FILE_COUNT) {
			state->pc = with_piece(piece, whole, ${$s/@counter}, bits);
			continue;
		}
%end
		const unsigned of = (unsigned)(piece->step * (int64_t)number + piece->offset);
		${$p}_write(state, piece->file, of${$at_lane},
				with_piece(piece, whole, ${$p}_files[piece->file].width, bits));
	}
}

