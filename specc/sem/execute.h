/* Executes pseudo-code on values of a domain. The order of statements, both ways of a condition
 * that is not decided, loops round by round, the cases of a switch and bodies put in place of calls
 * are the same whatever is computed; what a value is, what a statement does to it and what holds
 * where two ways meet is the domain's. There are three: which bits are assigned (rules/flow.c),
 * types and ranges (sem/type_stmt.c), nodes of the core form (core/stmt.c). */
#ifndef SPECC_SEM_EXECUTE_H
#define SPECC_SEM_EXECUTE_H

#include "number/range.h"
#include "sem/sem.h"

/* What is known on one way through a block. The ways of a domain begin with one. */
struct sem_way {
	bool live;            /* something comes here */
	void *path;           /* the domain's: under which condition; NULL where it keeps none */
	void *values;         /* by the index of the symbol, value_size bytes each */
	struct sem_way *next; /* of the spare ones */
};

/* The names of a block or function while it is executed. */
struct sem_names {
	struct sem_scope *scope;
	struct sem_type_word *declared; /* by the index of the symbol; width 0: no declaration says */
	struct sem_way *spare;          /* ways that nothing holds any more */
};

/* A block or a function that is being executed. The frames of a domain may begin with one. */
struct sem_frame {
	struct sem_names *names;
	struct sem_way *way;    /* in hand */
	struct sem_way *breaks; /* what left the innermost loop or switch; NULL: in none */
	unsigned depth;         /* of calls, 0 in the block */
	unsigned returns;       /* how many were met */
};

/* A place where a block goes one of two ways. */
struct sem_choice {
	const struct sem_stmt *stmt;
	const struct sem_expr *value; /* of if and loops */
	const struct sem_case *label; /* of switch: is it this case? */
	bool varying;                 /* the domain's: lanes can go different ways */
	void *condition, *before;     /* the domain's; the path in front of it */
};

enum { SEM_RESULT_BYTES = 1024 };
/* Holds what an expression comes to in any domain. */
union sem_result {
	max_align_t align;
	unsigned char bytes[SEM_RESULT_BYTES];
};

/* `user` is that of struct sem_execution; value points to a result of the domain. */
struct sem_domain {
	size_t way_size;   /* of its ways, at least that of struct sem_way */
	size_t value_size; /* of what a way knows of a symbol */
	/* The statement is reached. False: it is passed over. */
	bool (*reach)(void *user, struct sem_frame *f, const struct sem_stmt *s);
	/* e may be NULL where it was broken */
	void (*eval)(void *user, struct sem_frame *f, const struct sem_expr *e, void *value);
	/* Of `targets[0] op= e` and `++`: what is assigned. */
	void (*update)(void *user, struct sem_frame *f, const struct sem_stmt *s, void *value);
	/* The value, which was that of `from`, is assigned to the target of s. */
	void (*assign)(void *user, struct sem_frame *f, const struct sem_stmt *s,
		const struct sem_expr *target, const struct sem_expr *from, const void *value);
	/* What dtypeof(...) declares; NULL: no width. */
	struct sem_type_word (*type_of)(void *user, struct sem_frame *f, const struct sem_expr *e);
	/* KEEP, RETURN, RAISE and HALT; ends the way where these do. */
	void (*effect)(void *user, struct sem_frame *f, const struct sem_stmt *s);
	/* Does choice->value hold? */
	enum range_answer (*condition)(void *user, struct sem_frame *f, struct sem_choice *choice);
	/* Is `subject`, which the switch looks at, in choice->label? */
	enum range_answer (*label)(
		void *user, struct sem_frame *f, const void *subject, struct sem_choice *choice);
	/* From here on, the way in hand is the one on which the choice holds, or does not. NULL: the
	 * domain learns nothing of that. */
	void (*assume)(void *user, struct sem_frame *f, const struct sem_choice *choice, bool holds);
	/* What is left when no label is `subject`; fallback: the default, or NULL. */
	void (*rest)(void *user, struct sem_frame *f, const struct sem_stmt *s,
		const struct sem_case *fallback, const void *subject);
	/* A round of a loop begins, `trip` rounds behind the first. True: the domain has done, or given
	 * up, the rest of the loop. */
	bool (*round)(void *user, struct sem_frame *f, const struct sem_stmt *s, enum range_answer more,
		unsigned trip);
	/* to = what holds whether one comes from `to` or from `from`. Behind an if or a case, `from` is
	 * where the choice holds; at a break and at the end of a loop choice->condition is NULL. */
	void (*join)(void *user, struct sem_frame *f, struct sem_way *to, const struct sem_way *from,
		const struct sem_choice *choice);
};

struct sem_met;
struct sem_pending;

/* Set domain, user and arena; zero the rest. */
struct sem_execution {
	const struct sem_domain *domain;
	void *user;
	struct arena *arena; /* gets the ways; they are used again */
	unsigned divergent;  /* choices that vary between lanes and that the way in hand has made */
	unsigned nested;     /* statements in hand, those of callers included */
	VEC(struct sem_names *) names;
	VEC(struct sem_met) met;   /* cases that were taken, of the switches in hand */
	struct sem_pending *spare; /* results that nothing holds any more */
};

/* Opens a frame of the scope, whose way is live and has nothing assigned. */
void sem_frame_open(
	struct sem_execution *x, struct sem_frame *f, struct sem_scope *scope, unsigned depth);
void sem_frame_close(struct sem_frame *f);
void sem_execute(struct sem_execution *x, struct sem_frame *f, const struct sem_body *body);
/* One statement: the step of a loop. s may be NULL. */
void sem_execute_stmt(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s);

/* A copy of a way of the frame, and a way that nothing holds any more. */
struct sem_way *sem_way_copy(
	struct sem_execution *x, const struct sem_frame *f, const struct sem_way *from);
void sem_way_drop(struct sem_frame *f, struct sem_way *way);
/* For join: false if both are live; else `to` becomes what is. */
bool sem_way_alone(const struct sem_execution *x, const struct sem_frame *f, struct sem_way *to,
	const struct sem_way *from);

#endif
