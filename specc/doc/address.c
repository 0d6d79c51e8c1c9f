/* SPDX-License-Identifier: MIT */
/* Pages: the addresses of opcodes, for targets other than HTML: <addresses>, with an <address>
 * opcode="ADDI" url="insn-addi.html#opcode-addi"> for each. */
#include "doc/doc.h"
#include "doc/pages.h"

static void make_addresses(struct view *view)
{
	struct page_names *names = page_names_new(view->arena, view->isa);
	xmlNodePtr root = view_add(view, view->root, "addresses");
	VEC_EACH (struct opcode *, it, &view->isa->opcodes) {
		xmlNodePtr node = view_add(view, root, "address");
		view_set(view, node, "opcode", (*it)->definition->name);
		view_set(view, node, "url", page_name_of_opcode(names, *it));
	}
}

void page_addresses_show(struct view *view, bool wanted)
{
	view_show(view, &view->addresses, wanted, make_addresses);
}
