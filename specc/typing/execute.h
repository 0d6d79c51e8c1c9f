/* SPDX-License-Identifier: MIT */
/* Abstract execution of pseudo-code. The order of statements, both paths of an undecided condition,
 * loops unrolled, the cases of a switch and inlined calls are the same whatever is computed; what a
 * value is, what a statement does to it and how two paths join is defined by a domain. There are
 * three: which bits are assigned (rules/flow.c), types and ranges (typing/stmt.c), and nodes of
 * the core form (core/stmt.c). */
#ifndef SPECC_TYPING_EXECUTE_H
#define SPECC_TYPING_EXECUTE_H

#include "number/range.h"
#include "sem/sem.h"

/* The state on one control-flow path through a block. The paths of a domain begin with this
 * struct. */
struct sem_way {
	bool live;            /* the path is reachable */
	void *path;           /* the domain's path condition; NULL if it keeps none */
	void *values;         /* by symbol index, value_size bytes each */
	struct sem_way *next; /* in the free list */
};

/* The names of a block or function while it is executed. */
struct sem_names {
	struct sem_scope *scope;
	struct sem_type_word *declared; /* by symbol index; width 0: not declared */
	struct sem_way *spare;          /* free list of paths */
};

/* A block or function being executed. The frames of a domain may begin with this struct. */
struct sem_frame {
	struct sem_names *names;
	struct sem_way *way; /* the current path */
	struct sem_way
		*breaks;      /* paths that left the innermost loop or switch, joined; NULL: in none */
	unsigned depth;   /* call depth, 0 in the block */
	unsigned returns; /* return statements executed so far */
	unsigned exits;   /* breaks so far that left the innermost loop or switch */
};

/* A branch with two outcomes. */
struct sem_choice {
	const struct sem_stmt *stmt;
	const struct sem_expr *value; /* if and loops: the condition */
	const struct sem_case *label; /* switch: does this case match? */
	bool varying;                 /* set by the domain: lanes can take different paths */
	void *condition, *before; /* of the domain; `before`: the path condition before the branch */
};

enum { SEM_RESULT_BYTES = 1024 };
/* Has room for the value of an expression in any domain. */
union sem_result {
	max_align_t align;
	unsigned char bytes[SEM_RESULT_BYTES];
};

/* `user` is that of struct sem_execution; `value` points to a value of the domain. */
struct sem_domain {
	size_t way_size;   /* bytes of a path, at least sizeof(struct sem_way) */
	size_t value_size; /* bytes that a path holds for each symbol */
	/* The statement is reached. False: skip it. */
	bool (*reach)(void *user, struct sem_frame *f, const struct sem_stmt *s);
	/* Evaluates e, which may be NULL after a syntax error. */
	void (*eval)(void *user, struct sem_frame *f, const struct sem_expr *e, void *value);
	/* Computes what `targets[0] op= e` or `++` assigns. */
	void (*update)(void *user, struct sem_frame *f, const struct sem_stmt *s, void *value);
	/* Assigns the value, that of the expression `from`, to the target of s. */
	void (*assign)(void *user, struct sem_frame *f, const struct sem_stmt *s,
		const struct sem_expr *target, const struct sem_expr *from, const void *value);
	/* The type that dtypeof(e) denotes. May be NULL: dtypeof then declares no width. */
	struct sem_type_word (*type_of)(void *user, struct sem_frame *f, const struct sem_expr *e);
	/* Executes KEEP, RETURN, RAISE or HALT, and ends the path where these do. */
	void (*effect)(void *user, struct sem_frame *f, const struct sem_stmt *s);
	/* Does choice->value hold? */
	enum range_answer (*condition)(void *user, struct sem_frame *f, struct sem_choice *choice);
	/* Does `subject`, the value of the switch, match choice->label? */
	enum range_answer (*label)(
		void *user, struct sem_frame *f, const void *subject, struct sem_choice *choice);
	/* Restricts the current path to the outcome `holds` of the choice. May be NULL: the domain
	 * learns nothing from it. */
	void (*assume)(void *user, struct sem_frame *f, const struct sem_choice *choice, bool holds);
	/* Called if no label is certain to match `subject`; fallback: the default case, or NULL. May be
	 * NULL: a value without a case falls through. */
	void (*rest)(void *user, struct sem_frame *f, const struct sem_stmt *s,
		const struct sem_case *fallback, const void *subject);
	/* Begins iteration `trip` of a loop, the first being 0; `more` is what its condition says.
	 * True: the domain has executed, or given up, the rest of the loop. */
	bool (*round)(void *user, struct sem_frame *f, const struct sem_stmt *s, enum range_answer more,
		unsigned trip);
	/* Joins `from` into `to`. After an if or a case, `from` is the path on which the choice holds;
	 * at a break and at the end of a loop choice->condition is NULL. */
	void (*join)(void *user, struct sem_frame *f, struct sem_way *to, const struct sem_way *from,
		const struct sem_choice *choice);
};

struct sem_met;
struct sem_pending;

/* Set domain, user and arena; zero the rest. */
struct sem_execution {
	const struct sem_domain *domain;
	void *user;
	struct arena *arena; /* allocates the paths, which are reused */
	/* Not 0: which lanes get here differs, because of a choice that varies between them: inside of
	 * it, and after it where one of its paths has left the loop, switch or function. */
	unsigned divergent;
	unsigned nested; /* depth of nested statements, callers included */
	VEC(struct sem_names *) names;
	VEC(struct sem_met) met;   /* cases taken, of all switches being executed */
	struct sem_pending *spare; /* free list */
};

/* Opens a frame for the scope, with a live path on which nothing is assigned. */
void sem_frame_open(
	struct sem_execution *x, struct sem_frame *f, struct sem_scope *scope, unsigned depth);
void sem_frame_close(struct sem_frame *f);
void sem_execute(struct sem_execution *x, struct sem_frame *f, const struct sem_body *body);
/* Executes one statement, such as the step of a loop. s may be NULL. */
void sem_execute_stmt(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s);

/* Copies a path of the frame; returns a path to the free list. */
struct sem_way *sem_way_copy(
	struct sem_execution *x, const struct sem_frame *f, const struct sem_way *from);
void sem_way_drop(struct sem_frame *f, struct sem_way *way);
/* For join: if at most one path is live, `to` becomes that path; false if both are. */
bool sem_way_alone(const struct sem_execution *x, const struct sem_frame *f, struct sem_way *to,
	const struct sem_way *from);

#endif
