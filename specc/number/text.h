/* SPDX-License-Identifier: MIT */
/* Numbers as text: integers, and IEEE 754 bit patterns in the shortest decimal that reads back to
 * the same bits. Uses exact integer arithmetic: no libc, no locale, no floating point. Readers do
 * not accept signs. Digits and floats are handled by the functions of the generated C: the Makefile
 * makes float_text.c from templates/c/number. */
#ifndef SPECC_NUMBER_TEXT_H
#define SPECC_NUMBER_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define NUMBER_TEXT_MAX 32 /* longest text written here, bytes without NUL */

/* Reads 0x1F, 0b101 or 31 at the start of text. Returns the bytes read, or 0 if there is no number.
 * *overflow: it is 2^64 or more, and *value is undefined. */
size_t number_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow);

/* Reads a text that consists only of a number below 2^64. */
static inline bool number_read_whole(const char *text, size_t length, uint64_t *value)
{
	bool overflow = false;
	size_t used = length ? number_read_integer(text, length, value, &overflow) : 0;
	return used && used == length && !overflow;
}

/* Like number_read_integer, for digits of base 2, 10 or 16 without prefix. */
size_t number_read_digits(
	const char *text, size_t length, unsigned base, uint64_t *value, bool *overflow);

/* Writes a number in base 10 or 16, with leading zeros up to `least` digits (at most
 * NUMBER_TEXT_MAX), without prefix; returns the bytes written. */
size_t number_write_digits(char *out, uint64_t value, unsigned base, unsigned least);
static inline size_t number_write_decimal(char *out, uint64_t value, unsigned least)
{
	return number_write_digits(out, value, 10, least);
}

/* Reads a number without sign as binary16, binary32 or binary64 (bits: 16, 32, 64), rounded to
 * nearest, ties to even:  digits [ "." digits ] [ ("e" | "E") [ "+" | "-" ] digits ] or a bit
 * pattern: "0f" and exactly bits / 4 hex digits; *is_pattern tells; a sign before a pattern is
 * invalid. Returns the bytes read, or 0. *overflow: it rounds to infinity. */
size_t number_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
	bool *is_pattern, bool *overflow);

/* Writes a bit pattern of 16, 32 or 64 bits: the shortest decimal that reads back to it (of
 * several, the nearest); plain for decimal exponents -5 to 15 ("0.00001", "-2.5"), else as
 * "1.5e+16"; NaN and infinity as "0f" and hex digits of the pattern. out has NUMBER_TEXT_MAX bytes;
 * returns the bytes written. */
size_t number_write_float(char *out, uint64_t pattern, unsigned bits);

#endif
