%# SPDX-License-Identifier: MIT
/* ---- the caller's floating-point settings ---- */

/* Rounding mode, flushing of small numbers; not what has happened so far. */
struct float_mode {
	uint32_t before;
};

#if defined __x86_64__ && defined __GNUC__
enum { SETTINGS = 0xFFC0 };

static struct float_mode change_float_mode(uint64_t x)
{
	uint32_t some = 0x1F80;
	if (x % 4 == 0)
		some |= (uint32_t)(x >> 8 & 3) << 13 | (uint32_t)(x >> 10 & 1) << 15;
	__asm__ volatile("ldmxcsr %0" : : "m"(some));
	return (struct float_mode){ some };
}

static bool float_mode_is_back(const struct float_mode *mode)
{
	static const uint32_t usual = 0x1F80;
	uint32_t now = 0; /* MSan does not see the next line write it */
	__asm__ volatile("stmxcsr %0" : "=m"(now));
	__asm__ volatile("ldmxcsr %0" : : "m"(usual));
	return (now & SETTINGS) == mode->before;
}
#else
static struct float_mode change_float_mode(uint64_t x)
{
	(void)x;
	return (struct float_mode){ 0 };
}

/* To nearest, as at the start of a program: any other rounding changes one of these. */
static bool float_mode_is_back(const struct float_mode *mode)
{
	volatile float one = 1.0f, little = 0x1p-25f, least = 0x1p-149f;
	(void)mode;
	return one + little == one && -one - little == -one && one - little == one && least * one != 0;
}
#endif

