%# SPDX-License-Identifier: MIT
/* ---- the caller's mode ---- */

struct ${$p}_float_mode {
	uint64_t control; /* the register of the processor that holds it */
};

/* Sets the mode: round to nearest, subnormal numbers kept, no traps. If the compiler cannot
 * express it, the caller must be in that mode, in which C programs start. */
static inline void ${$p}_float_begin(struct ${$p}_float_mode *mode)
{
	mode->control = 0;
#if defined(__GNUC__) && defined(__SSE2__)
	uint32_t control = 0x1F80;
	uint32_t old;
	__asm__ volatile("stmxcsr %0\n\tldmxcsr %1" : "=&m"(old) : "m"(control) : "memory");
	mode->control = old;
#elif defined(__GNUC__) && defined(__aarch64__)
	__asm__ volatile("mrs %0, fpcr" : "=r"(mode->control) : : "memory");
	__asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)0) : "memory");
#elif defined(__GNUC__) && defined(__riscv_flen)
	unsigned long old;
	__asm__ volatile("fsrmi %0, 0" : "=r"(old) : : "memory");
	mode->control = old;
#endif
}

/* Restores the caller's mode, with its sticky flags if they are kept with it. */
static inline void ${$p}_float_end(const struct ${$p}_float_mode *mode)
{
#if defined(__GNUC__) && defined(__SSE2__)
	uint32_t old = (uint32_t)mode->control;
	__asm__ volatile("ldmxcsr %0" : : "m"(old) : "memory");
#elif defined(__GNUC__) && defined(__aarch64__)
	__asm__ volatile("msr fpcr, %0" : : "r"(mode->control) : "memory");
#elif defined(__GNUC__) && defined(__riscv_flen)
	__asm__ volatile("fsrm %0" : : "r"((unsigned long)mode->control) : "memory");
#else
	(void)mode;
#endif
}

