// Compares the decoder and the encoder, compiled by Verilator, with the generated C. Arguments: the
// number of words, and of differences to show.
#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <vector>

#include "Vbench.h"
#include "reference.h"

template <typename T> static void put(T &port, const bits &value)
{
	if constexpr (std::is_integral_v<T>)
		port = static_cast<T>(value.limb[0] | static_cast<uint64_t>(value.limb[1]) << 32);
	else
		for (size_t i = 0; i < sizeof port / 4; i++)
			port[i] = value.limb[i];
}

template <typename T> static uint32_t limb(const T &port, size_t i)
{
	if constexpr (std::is_integral_v<T>)
		return i < 2 ? static_cast<uint32_t>(static_cast<uint64_t>(port) >> 32 * i) : 0;
	else
		return i < sizeof port / 4 ? port[i] : 0;
}

template <typename T> static bool same(const T &port, const bits &value, const bits *known)
{
	for (size_t i = 0; i < MAX_LIMBS; i++)
		if ((limb(port, i) ^ value.limb[i]) & (known ? known->limb[i] : ~0u))
			return false;
	return true;
}

static void show(const char *what, const bits &value)
{
	int top = MAX_LIMBS - 1;
	while (top > 0 && !value.limb[top])
		top--;
	std::printf("%s 0x", what);
	for (; top >= 0; top--)
		std::printf("%08x", value.limb[top]);
}

int main(int argc, char **argv)
{
	unsigned long words = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000, wrong = 0;
	unsigned long legal = 0, encoded = 0;
	std::vector<bool> reached(reference_opcodes() + 1);
	Vbench top;
	reference_seed(20240923);
	for (unsigned long i = 0; i < words && wrong < 5; i++) {
		decoding d;
		encoding e;
		reference_decoding(&d);
		reference_encoding(&d, &e);
		put(top.word, d.word);
		put(top.fields_in, e.fields);
		top.opcode_in = e.opcode;
		top.eval();
		legal += d.legal;
		encoded += e.ok;
		reached[d.opcode] = true;
		if (top.legal != d.legal || top.opcode != d.opcode || top.length != d.length ||
			!same(top.fields, d.fields, &d.known)) {
			show("decode", d.word);
			std::printf(": legal %d opcode %d length %d, expected %d %d %d\n", top.legal,
				top.opcode, top.length, d.legal, d.opcode, d.length);
			wrong++;
		}
		if (top.ok != e.ok || (e.ok && !same(top.word_out, e.word, nullptr))) {
			show("encode", e.fields);
			std::printf(" opcode %d: ok %d, expected %d", e.opcode, top.ok, e.ok);
			show("", e.word);
			std::printf("\n");
			wrong++;
		}
	}
	size_t missed = 0;
	for (size_t i = 1; i < reached.size(); i++)
		missed += !reached[i];
	std::printf("%lu words, %lu legal, %lu encoded, %zu opcodes not reached, %lu differences\n",
		words, legal, encoded, missed, wrong);
	return wrong || missed;
}
