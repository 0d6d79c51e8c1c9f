%# SPDX-License-Identifier: MIT
%if $glued
/* The shortest end of a word after which the rest matches. */
static bool match_glued(struct alias_match *m, uint32_t node, size_t at)
{
	const struct alias_node *n = &alias_nodes[m->alias->node + node];
	bool tight = node + 1 < m->alias->nodes && n[1].tight, goes_on = true;
	for (size_t end = at; goes_on && m->tries; end++) {
		goes_on = is_word(peek(&m->input, end)) || peek(&m->input, end) == '.';
		m->tries--;
		if ((goes_on && !tight) || !match_nodes(m, node + 1, end))
			continue;
		m->captures[n->param] = (struct capture){ at, end - at };
		return true;
	}
	return false;
}

%end
static bool match_nodes(struct alias_match *m, uint32_t node, size_t at)
{
%if $glued
	const struct alias_node *n = &alias_nodes[m->alias->node + node];
	if (node == m->alias->nodes || !n->tight)
		at = skip_blanks(&m->input, at);
	if (node == m->alias->nodes)
		return at == m->input.length;
	if (n->param >= 0)
		return n->tight ? match_glued(m, node, at) : match_param(m, node, at);
	size_t used = starts(&m->input, at, n->text, n->length, !n->open);
%else
	at = skip_blanks(&m->input, at);
	if (node == m->alias->nodes)
		return at == m->input.length;
	const struct alias_node *n = &alias_nodes[m->alias->node + node];
	if (n->param >= 0)
		return match_param(m, node, at);
	size_t used = starts(&m->input, at, n->text, n->length, true);
%end
	return used && match_nodes(m, node + 1, at + used);
}
