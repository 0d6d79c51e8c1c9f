/* SPDX-License-Identifier: MIT */
/* Finds the name of a check in the attribute `allow` of a definition or its ancestors. */
#include "isa/allow.h"

bool attributes_allow(const struct attribute *attributes, size_t count, enum check check)
{
	struct str name = str_from_c(diag_checks[check].name);
	for (const struct attribute *it = attributes; it < attributes + count; it++) {
		if (!str_equal_c(it->name, "allow"))
			continue;
		for (size_t at = 0; at < it->value.length;) {
			size_t end = str_find(it->value, at, STR(" "));
			if (str_equal(str_slice(it->value, at, end), name))
				return true;
			at = end + 1;
		}
	}
	return false;
}

bool definition_allows(const struct definition *d, enum check check)
{
	for (; d; d = d->parent)
		if (attributes_allow(d->attributes.items, d->attributes.count, check))
			return true;
	return false;
}
