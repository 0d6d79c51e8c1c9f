%# SPDX-License-Identifier: MIT
%if $s/@program
struct ${$p}_writable_bank *${$p}_bank(struct ${$p}_state *state, enum ${$p}_memory memory,
				   unsigned bank)
{
	switch (memory) {
%each $s/memories/c-memory
	case ${$P}_MEMORY_${id: @id}:
%if @single
		return bank ? NULL : &state->${id: @member};
%else
		return bank < ${@banks} ? &state->${id: @member}[bank] : NULL;
%end
%end
	default:
		return NULL;
	}
}

%end
bool ${$p}_map_bank(struct ${$p}_state *state, enum ${$p}_memory memory, unsigned bank,
		   ${$bank_bytes} *bytes, uint64_t size)
{
%if not($s/memories/c-memory)
	(void)state;
	(void)bank;
	(void)bytes;
	(void)size;
%end
	switch (memory) {
%each $s/memories/c-memory
	case ${$P}_MEMORY_${id: @id}:
		if (bank >= ${@banks})
			return false;
%if @single
		state->${id: @member}.bytes = bytes;
		state->${id: @member}.size = size;
%else
		state->${id: @member}[bank].bytes = bytes;
		state->${id: @member}[bank].size = size;
%end
		return true;
%end
	default:
		return false;
	}
}

/* ---- comparing ---- */

%block equal(bits)
static bool equal${$bits}(const void *a, const void *b, size_t from, size_t count)
{
	const uint${$bits}_t *x = a, *y = b;
	uint${$bits}_t differs = 0;
	for (size_t i = from; i < from + count; i++)
		differs |= x[i] ^ y[i];
	return !differs;
}

%end
%if $b8 or $most = 8
%call equal('8')
%end
%if $b16 or $most = 16
%call equal('16')
%end
%if $b32 or $most = 32
%call equal('32')
%end
%if $b64
%call equal('64')
%end
static bool is_equal(const struct ${$p}_state *a, const struct ${$p}_state *b,
		     const struct ${$p}_file_info *info, unsigned number)
{
	const void *x = (const unsigned char *)a + info->offset;
	const void *y = (const unsigned char *)b + info->offset;
%if $s/@program
	size_t count = 1, from = number;
%else
	size_t count = info->masks ? 1 : info->lanes, from = number * count;
%end
	switch (info->bytes) {
%call narrow_case($b8, 8, 'return equal8(x, y, from, count);')
%call narrow_case($b16, 16, 'return equal16(x, y, from, count);')
%call narrow_case($b32, 32, 'return equal32(x, y, from, count);')
	default:
		return equal${$most}(x, y, from, count);
	}
}

%if $s/@program
/* The register that it names, unless reported before. */
static bool find_value(const struct ${$p}_state *before, const struct ${$p}_state *after,
		       struct ${$p}_difference *difference)
{
	struct ${$p}_difference *d = difference;
	if (d->told || !${$p}_read(before, d->file, d->number, &d->before) ||
	    !${$p}_read(after, d->file, d->number, &d->after))
		return false;
	d->told = d->before != d->after;
	return d->told;
}
%else
/* From difference->next_lane on, in the register that it names. */
static bool find_value(const struct ${$p}_state *before, const struct ${$p}_state *after,
		       struct ${$p}_difference *difference)
{
	struct ${$p}_difference *d = difference;
	for (unsigned lane = d->next_lane; lane < ${$p}_files[d->file].lanes; lane++) {
		if (!${$p}_read(before, d->file, d->number, lane, &d->before) ||
		    !${$p}_read(after, d->file, d->number, lane, &d->after))
			return false;
		if (d->before != d->after) {
			d->lane = lane;
			d->next_lane = lane + 1;
			return true;
		}
	}
	return false;
}
%end

bool ${$p}_compare(const struct ${$p}_state *before, const struct ${$p}_state *after,
		 struct ${$p}_difference *difference)
{
	for (; difference->file < ${$p}_file_count; difference->file++) {
		const struct ${$p}_file_info *info = &${$p}_files[difference->file];
		for (; difference->number < info->count; difference->number++) {
			if (!is_equal(before, after, info, difference->number) &&
			    find_value(before, after, difference))
				return true;
%if $s/@program
			difference->told = false;
%else
			difference->next_lane = 0;
%end
		}
		difference->number = 0;
	}
	return false;
}
