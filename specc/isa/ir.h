/* SPDX-License-Identifier: MIT */
/* IR: an instruction set with all names resolved, source positions, and the sets of legal words.
 * In: what specc/lower fills in. Out: opcodes, fields, forms, sets of legal values, look-ups by
 * name.
 * Read first: this header, then cube.h. Read-only after the checks. Inherited objects are shared by
 * pointer, never copied. Everything is allocated in one arena. Vectors are in definition order
 * unless stated otherwise. */
#ifndef SPECC_ISA_IR_H
#define SPECC_ISA_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "isa/comment.h"
#include "lang/ast.h"
#include "isa/cube.h"
#include "isa/register.h"

#define WORD_BITS 128 /* longest instruction, bits */

struct diag;
struct report;
struct definition; /* group, optype or opcode */
struct field;
struct form;
struct opcode;
struct register_list; /* isa/register_list.h */
struct syntax;        /* isa/syntax.h */
struct template_header;
struct template_nodes; /* text that is not resolved, for lower/ alone */

/* A user attribute: __Attribute name = value; passed through to XML and templates as text. */
struct attribute {
	struct str name, value;
	struct span span;
};

/* ---- types of fields ---- */

enum type_kind {
	TYPE_ENUM,     /* __DefBitFieldType: named values */
	TYPE_INTEGER,  /* a number; see enum coding */
	TYPE_FLOAT,    /* IEEE 754 binary16, binary32 or binary64 bit pattern */
	TYPE_REGISTER, /* a register (or a range of registers) of one file */
	TYPE_COMPOSITE /* parts with their own text pattern, e.g. bank and offset */
};

/* Held by pointer: few enumerators have attributes, and an enum may have a million enumerators. */
struct attributes {
	VEC(struct attribute) list;
};

struct enumerator {
	struct str name; /* as written; may be a number, e.g. "32" */
	struct str text; /* what stands for it in assembly: its attribute `text`, or the name */
	uint64_t value;
	struct span span;
	const struct comment *comment; /* or &no_comment */
	struct attributes *attributes; /* operator = "==", bits = 8 ...; or NULL */
};

/* How the bits of an integer field encode a number:
 *   UNSIGNED  n = bits
 *   SIGNED    n = two's complement
 *   ONES      n = ones' complement: sign bit set means n = -(~bits); all ones (-0) is illegal
 *   TABLE     n = table[bits]
 * The number in the text is n * scale + offset. */
enum coding { CODING_UNSIGNED, CODING_SIGNED, CODING_ONES, CODING_TABLE };

enum number_base { BASE_HEX, BASE_DECIMAL };

/* A part of a composite type: a view of bits [lsb, lsb+type->width) of the field's value. */
struct part {
	struct str name;
	unsigned lsb;
	struct type *type;
	struct span span;
	bool appended; /* in units that follow the instruction, where its alternative shows it */
	size_t inside; /* 1 + the index of the appended part that it is in; 0: it is in none */
	unsigned at;   /* its lowest bit there */
};

/* One of several ways to write a compound. */
struct alternative {
	struct str name;
	struct span span; /* the name */
	const struct comment *comment;
	struct cube bits;       /* those that its text does not show, and their values */
	struct word ignored;    /* those that decoding ignores; written as zeros */
	struct cube when;       /* of these the bits that select it among all */
	unsigned appended;      /* bits that it appends */
	struct cube_set values; /* those of `when` in which the shown parts are legal */
	const struct ast_row *row;
	struct span text;         /* the text pattern over the parts, without quotes */
	struct span place, after; /* pseudo-code, or NO_SPAN */
	const struct template_nodes *nodes;
	const struct syntax *syntax;
};

struct type {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	enum type_kind kind;
	unsigned width;        /* bits, 1..64; of the field, and from bit `own` on appended ones */
	unsigned own;          /* bits of the field; less than width only for a compound */
	bool poisoned;         /* an error was reported: suppress follow-on errors */
	struct cube_set legal; /* valid bit patterns (no gaps of an enum, no forbidden values) */
	bool has_unused;       /* `unused` is the value of a field that the text does not show */
	uint64_t unused;
	bool ignored; /* such a field has any value in words, and `unused` in those that are written */
	VEC(struct attribute) attributes;

	VEC(struct enumerator) values;     /* ENUM */
	const struct enumerator **by_name; /* ENUM: the values sorted by name; type_index_names */

	enum coding coding;    /* INTEGER */
	int64_t scale, offset; /* INTEGER: text = n * scale + offset; scale > 0 */
	VEC(int64_t) table;    /* INTEGER, CODING_TABLE: at most 2^width entries */
	struct str formula;    /* of the table, as written, or empty; then it may have a number twice */
	enum number_base base; /* INTEGER: base for printing */
	struct str hex_prefix; /* INTEGER: prefix of hexadecimal numbers, "0x" or "$" */
	unsigned digits;       /* INTEGER: exact number of digits in the text ("$0012"), or 0 */
	bool has_accept;       /* INTEGER: text may be any number in [accept_min, accept_max], */
	int64_t accept_min;    /* taken mod 2^width (scale 1 only), e.g. 0xFFFFFFFF for -1 */
	uint64_t accept_max;
	bool relative;           /* INTEGER: a displacement from the instruction's address */
	bool relative_next;      /* INTEGER: ... from the address after it */
	unsigned relative_from;  /* INTEGER: ... from so many bytes after the instruction's address, */
	unsigned relative_align; /* down to a multiple of this, */
	unsigned relative_step;  /* in steps of so many bytes */

	const struct register_list
		*list; /* INTEGER, unsigned: its bits are written as registers; or NULL */

	struct register_file *file; /* REGISTER */
	const struct type *places;  /* REGISTER of views: the same as a compound with one row, whose
								 * place is the register; else NULL */

	VEC(struct part) parts;               /* COMPOSITE */
	VEC(struct alternative) alternatives; /* COMPOSITE: rows, or none: one text */
	/* The same so that the first whose `when` contains a legal value is the one of the value. */
	VEC(const struct alternative *) tested;
	VEC(struct type *) classes;         /* COMPOSITE: types with some of its alternatives */
	const struct type *mode;            /* of a class: the type whose class it is; else NULL */
	const struct template_nodes *nodes; /* COMPOSITE, one text: the pattern over the parts */
	const struct syntax *syntax;
};

/* ---- encodings ---- */

/* Bits [lsb, lsb+width) of the instruction. */
struct piece {
	unsigned lsb, width;
};

enum field_kind {
	FIELD_OPERAND, /* must be given in the text */
	FIELD_DEFAULT, /* has a default */
	FIELD_FIXED    /* == value: a decode condition */
};

struct field {
	struct str name;   /* "rb", "ra.neg" */
	struct str base;   /* part before the dot, or the whole name */
	struct str suffix; /* part after the dot, or empty */
	struct span span;  /* the statement */
	struct span name_span;
	const struct definition *owner;
	struct type *type;        /* never NULL; an unknown type is a poisoned placeholder */
	VEC(struct piece) pieces; /* highest bits of the value first; appended ones: opcode_pack */
	unsigned width;           /* sum of the pieces, bits; equals type->width unless poisoned */
	struct word mask;         /* its bits in the instruction */
	enum field_kind kind;
	uint64_t value; /* DEFAULT, FIXED */
	bool poisoned;
};

/* Converts between the value (field->width bits) and the instruction's bits. */
uint64_t field_extract(const struct field *field, struct word w);
struct word field_insert(const struct field *field, struct word w, uint64_t value);
/* Bits as text, the same everywhere that is not source: "7" or "31:24". */
struct str bit_range_text(struct arena *arena, unsigned lsb, unsigned width);
/* "71:64, 31:24, 7": those of a field, from the highest bit of its value. */
struct str field_range_text(struct arena *arena, const struct field *field);
/* "bit 97", "bits 98:96", "bits 31, 7, 30:25". */
struct str field_bits_text(struct arena *arena, const struct field *field);
/* Finds the next run of ones below *bit (initially WORD_BITS) and sets *bit to its lowest bit.
 * Returns its width, or 0 if there are no more. */
unsigned word_next_run(struct word bits, unsigned *bit);
/* "127:126, 7": the runs of ones, from the highest; "bits 127:126, 7". */
struct str word_ranges_text(struct arena *arena, struct word bits);
struct str word_bits_text(struct arena *arena, struct word bits);
/* Gets the value of a field that the text does not show: its fixed value, its default or the type's
 * unused value. Returns false if it has none of these. */
bool field_hidden_value(const struct field *field, uint64_t *value);
/* Does decoding ignore the field where the text does not show it? */
bool field_is_ignored(const struct field *field);
/* The bits of a compound that are parts which are ignored where nothing shows them. */
uint64_t type_ignored_parts(const struct type *type);
/* The bits of its value that decoding ignores in some words. */
uint64_t field_ignored_bits(const struct field *field);

/* ---- text patterns ---- */

enum element_kind {
	ELEMENT_TEXT,     /* literal text */
	ELEMENT_MODIFIER, /* separator (".") and the name of the field's enumerator */
	ELEMENT_OPERAND,  /* a field, or bits of it, printed by its type */
	ELEMENT_GROUP,    /* optional children */
	ELEMENT_ONE_OF,   /* exactly one of its children, all of them ELEMENT_ALTERNATIVE */
	ELEMENT_ALTERNATIVE
};

/* Bits [lsb, lsb + width) of a field = value, used for "absent" and "present" states of groups.
 * width 0: the whole field. */
struct binding {
	struct field *field;
	uint64_t value;
	unsigned lsb, width;
};
/* The bits of the instruction that it binds, and their values. */
struct cube binding_bits(const struct binding *binding);
/* The bits that all of them bind. */
struct cube bindings_cube(const struct binding *items, size_t count);
/* Do all of them hold in a word? */
bool bindings_hold(const struct binding *items, size_t count, struct word w);

/* One element of a form's text. Printing and parsing:
 *
 * TEXT      prints text, including its blanks. Parsing skips blanks in input and text alike and
 *           compares the rest; a text that ends in an identifier character must not be followed
 *           by one in the input. When joins is set the text ends in '+' and the next operand's
 *           sign may replace it ("R1-0x4" for R1 + -4).
 * MODIFIER  prints text (usually ".") and the name of the value. Modifiers that follow each
 *           other directly after the mnemonic may be parsed in any order (first element in
 *           text order that lists the value takes it).
 * OPERAND   prints bits [lsb, lsb+width) of field by type; count registers as a range when > 1.
 * GROUP     is omitted if and only if every binding of `absent` holds; if absent, parsing sets
 *           these. If present, the bindings of `present` hold as well as what the children say. A
 *           group is also printed if a later group listed in `forces` is printed, as the text would
 *           be misread otherwise.
 * ONE_OF    prints the first child for which all of `present` holds.
 * ALTERNATIVE  has the children of one alternative of a compound. Parsing sets `present`; if that
 *           of an earlier sibling then holds too, the text is not one of this alternative. */
struct element {
	enum element_kind kind;
	struct span span;
	struct str text;                /* TEXT; MODIFIER: the separator */
	bool joins;                     /* TEXT */
	bool open;                      /* what follows may go on with a word that ends here */
	struct field *field;            /* MODIFIER, OPERAND, ONE_OF */
	struct type *type;              /* OPERAND: type for printing (the field's or a part's) */
	unsigned lsb, width;            /* OPERAND: bits of the field's value */
	unsigned count;                 /* OPERAND: registers in the range, 1 unless wide */
	bool joined;                    /* OPERAND: signed number after a TEXT that joins */
	struct str label;               /* OPERAND: name in the template ("SrcB") */
	struct str whole;               /* OPERAND: that of all of the field, or empty */
	VEC(struct element *) children; /* GROUP, ONE_OF, ALTERNATIVE */
	VEC(struct binding) absent;     /* GROUP: binds every field of the children and of `present` */
	VEC(struct binding) present;    /* GROUP, ALTERNATIVE */
	VEC(uint64_t) modifier_values;  /* MODIFIER: values that have a text, in list order */
	bool has_hidden;                /* MODIFIER: the value `hidden` prints as nothing */
	uint64_t hidden;
	const struct alternative *alternative; /* ALTERNATIVE */
	unsigned group_index;                  /* GROUP: 0-based number within the form, depth first */
	VEC(unsigned) forces;                  /* GROUP: indices of later groups that force this one */
};

/* Is it an operand that is written as a number? */
static inline bool element_is_number(const struct element *e)
{
	return e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_INTEGER && !e->type->list;
}

/* Does it print an operand by itself: OPERAND, or ONE_OF for one with alternatives? */
static inline bool element_is_operand(const struct element *e)
{
	return e->kind == ELEMENT_OPERAND || e->kind == ELEMENT_ONE_OF;
}

/* A product of sets of field values: field i of the opcode (index into opcode->fields) is in
 * sets[i], independently of the other fields. */
struct box {
	struct cube_set *sets; /* opcode->fields.count entries */
};

struct form_element {
	struct element *element;
	size_t depth; /* groups around it */
};

/* One way to write an opcode: a template of its family with operands resolved and every choice made
 * that changes the shape of the text. The union of the boxes of all forms is the set of legal field
 * values of the opcode; the first form that contains the values gives the canonical text. */
struct form {
	struct opcode *opcode;
	const struct template *template;
	unsigned index; /* among all forms of the isa */
	VEC(struct element *) elements;
	VEC(struct form_element) all; /* also those in groups, each group before its children */
	VEC(struct box) boxes;        /* disjoint */
	struct word ignored;          /* fields that it does not show and decoding ignores */
	struct str key; /* mnemonic with its literal parts ("IADD", "IMAD.WIDE"); empty if the text
			 * begins with an operand */
};

/* A template: one line of a __Syntax section as written. */
struct template
{
	struct span span; /* the line without comment */
	struct str text;
	struct comment comment;
	struct str mnemonic; /* leading name, or empty */
	/* The first words of its instructions in all forms: the leading name, or the names of the
	 * values of a field; empty if the template begins with any other operand. */
	VEC(struct str) mnemonics;
	struct str_map known_mnemonics;
	const struct definition *owner;
	const struct template_nodes *nodes;
	struct syntax *syntax;
	const struct template_header *header;
	bool broken;                      /* an error was reported: suppress follow-on errors */
	unsigned tried, applied;          /* opcodes of the family: tried, and those it can write */
	VEC(const struct opcode *) users; /* that have forms of it, in order */
};

/* One line `.name = {.A*, .B}` of a __Syntax section. */
struct modifier_value {
	struct str name;
	struct span span;
	bool starred;
};
struct modifier_list {
	struct str name;
	struct span span, name_span;
	bool dotted; /* the name was written with its dot */
	VEC(struct modifier_value) values;
};

struct section {
	struct str name;     /* "Description" */
	struct str language; /* "en", "zh", or empty */
	struct span span;
	const struct ast_section *ast;
};

/* What a setting of a case assigns to. */
enum case_place {
	CASE_REGISTER,
	CASE_ACTIVE,
	CASE_MEMORY,
	CASE_PC,
	CASE_CYCLES,  /* cycles of this step; only after the arrow */
	CASE_NEXT_PC, /* this and BAD_ADDRESS: what a trap sees; only before */
	CASE_BAD_ADDRESS
};

/* `R2 = 7`: a location and its value in each lane. */
struct case_setting {
	struct span span, target; /* the whole setting; the text before the '=' */
	enum case_place place;
	const struct register_file *file; /* REGISTER: registers number .. number+count-1 as one */
	uint64_t number;                  /* value, the lowest register lowest */
	unsigned count;
	int lane;                    /* REGISTER: lane, or -1 for all */
	const struct memory *memory; /* MEMORY */
	unsigned bank;
	uint64_t offset;         /* MEMORY: bytes */
	unsigned width;          /* bits of the value, 1..128 */
	VEC(struct word) values; /* one for all lanes, or one per lane */
};

struct case_settings {
	VEC(struct case_setting) list;
};

/* `before -> after` below an example in a ```run fence; after is `raise NAME` or settings. Lowering
 * fills in the lines, sem_cases_check (cases/cases.h) the rest. */
struct example_case {
	VEC(struct span) lines; /* without comments and trailing blanks */
	struct span span;       /* from the first to the last one */
	struct comment comment; /* of the first line that has one in a language */
	bool complete;          /* has a `->`; otherwise an error was reported */
	bool sound;             /* the members below are valid */
	struct span arrow;
	struct case_settings before, after;
	const struct exception *raises; /* or NULL */
	struct span raise_span;
	int raise_lane; /* lane, or -1 for any */
	bool halts;     /* `halt` follows the arrow */
	struct span halt_span;
};

/* One line of assembly in a fence of __Examples. */
struct example {
	struct span line; /* with encoding and comment */
	/* The instruction's text alone. Lowering cuts the line at the first mark of a comment; if the
	 * mark may belong to an instruction, lint/examples.c cuts it again (lower_example_end). */
	struct span span;
	struct str text;
	struct comment comment;
	const struct definition *owner;
	struct span encoding_span; /* the text after its `=>`; valid if encoding.length > 0 */
	struct str encoding;       /* expected bytes of the instruction, in memory order */
	struct opcode *opcode;     /* that it assembles to; NULL if it does not assemble */
	struct word word;
	/* Only in isa->examples, which have no owner and no opcode: the exception whose trap runs;
	 * NULL: reset. */
	const struct exception *raises;
	VEC(struct example_case *) cases;
};

enum definition_kind { DEFINITION_GROUP, DEFINITION_OPTYPE, DEFINITION_OPCODE, DEFINITION_OTHER };

struct bitwidth {
	struct str operand;
	struct span span;
	const struct ast_expr *expr;
};

/* Type<ra> = F32; how the semantics interpret the bits of an operand: int, F32, ... */
struct operand_kind {
	struct str operand, kind;
	struct span span;
};

/* AsmFormat<x.neg> = Function(args); */
struct asm_format {
	struct str field;
	struct span span;
	const struct ast_expr *call;
};

/* EncodingError<Kind, "message"> = condition;  a word is illegal if the condition holds.
 * Constraint<"message"> = condition;           a word is illegal unless the condition holds. */
struct encoding_error {
	struct str kind, message;
	bool must_hold; /* Constraint */
	struct span span;
	const struct ast_expr *condition;
};

/* InList<...>, OutList<...>, Order<...> as written. */
enum list_kind { LIST_IN, LIST_OUT, LIST_ORDER, LIST_COUNT };
struct operand_list {
	bool stated;
	struct span span; /* the statement */
	VEC(struct ast_expr *) items;
};
extern const char *const list_names[LIST_COUNT]; /* "InList" ... */

/* The common part of groups, optypes and opcodes: a node of the inheritance tree. */
struct definition {
	enum definition_kind kind;
	struct str name;
	struct span span, name_span;
	const struct ast_def *ast;
	const struct source *source;
	struct definition *parent; /* NULL: the root group, or after an error */
	bool poisoned;
	VEC(struct opcode *) opcodes;     /* of an optype: in the order of isa->opcodes */
	VEC(struct field *) fields;       /* own, without inherited ones */
	VEC(struct template *) templates; /* own; that of a group is a frame around $insn */
	VEC(struct modifier_list) modifier_lists;
	VEC(struct section) sections;
	VEC(struct example *) examples;
	VEC(struct attribute) attributes;
	struct operand_list lists[LIST_COUNT];
	VEC(struct bitwidth) bitwidths;
	VEC(struct asm_format) asm_formats;
	VEC(struct operand_kind) operand_kinds;
	VEC(struct str) modi_order;
	VEC(struct encoding_error) errors;
	unsigned length;  /* bits, own or inherited; 0 unknown */
	bool has_slots;   /* the fields that append units have their bits */
	unsigned end;     /* behind the last of them; 0: no field appends any */
	bool prefix;      /* Prefix<>, own or inherited: modifies the next instruction */
	bool delays;      /* DelaySlot<>, own or inherited: the next instruction is in its slot */
	bool not_in_slot; /* NotInSlot<>, own or inherited */
	bool decode_only; /* DecodeOnly<>, own or inherited: gives way to others with its text */
	bool has_cycles;  /* Cycles<n>, own or inherited */
	unsigned cycles;
};

struct opcode {
	struct definition *definition;       /* kind OPCODE */
	struct definition *optype;           /* nearest optype; NULL after an error */
	struct definition *group;            /* nearest group */
	unsigned index;                      /* in isa->opcodes */
	unsigned length;                     /* bits, multiple of isa->unit; without appended units */
	VEC(const struct field *) appending; /* fields that append units, in that order */
	VEC(struct field *) fields;          /* own and inherited, sorted by lowest bit, then by name */
	struct cube fixed;                   /* bits of the FIELD_FIXED fields */
	struct word covered;                 /* bits in fields; all others are zero in legal words */
	VEC(struct form *) forms;            /* in template order */
	bool defective;                      /* has an error: left out of the output */
};

/* ---- the instruction set ---- */

enum byte_order { ORDER_LITTLE, ORDER_BIG };

/* Length<bits, "pattern">: the first rule that matches gives the length of a word. */
struct length_rule {
	unsigned bits;
	struct cube first_unit; /* over isa->unit bits; mask 0: matches always */
	struct span span;
};

struct operand_def { /* __DefOperand: meaning of a name in templates */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) stands; /* candidate fields: the first that the opcode has */
	bool has_text;
	bool is_guard;         /* Role<guard>: only lanes where this predicate is true participate */
	bool poisoned;         /* has no meaning: templates that use it are broken */
	struct span text_span; /* if has_text: the text pattern */
	const struct template_nodes *nodes;
	const struct syntax *syntax;
};

struct modifier_def { /* __DefModifier neg: how x.neg is written around x */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	struct str prefix, suffix; /* |x| has both; .B1 has only the suffix "." */
	uint64_t on;
};

struct format_def { /* __DefFormat CvtINegX(x, ext): prefix text that depends on a field */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) params;
	const struct ast_expr *prefix;
};

struct alias_meaning {
	struct span span;
	const struct syntax *syntax;
};

/* __DefAlias: another way to write one or more instructions. `text`, in which each name of `params`
 * stands for any text, is replaced by the texts of `means`. */
struct alias_def {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) params;
	struct span text_span;
	const struct syntax *text;
	VEC(struct alias_meaning) means; /* in order */
	bool printed;                    /* in place of the canonical text */
	int64_t preference;              /* among printed aliases; the greatest is printed */
	struct span printed_span;
	const struct ast_expr *condition; /* over params, or NULL */
	VEC(struct attribute) attributes;
	VEC(struct example *) examples; /* without owner, opcode and cases */
};

/* A definition kept as written: __DefFunction, __DefMemory, __DefState, __DefException,
 * __DefVariant, __DefTerm. Its sections are in ast->sections. Memories and exceptions are also in
 * isa->memories and isa->exceptions, resolved. */
struct fact_statement {
	struct str keyword, args, type, name, op, value; /* as written; empty if absent */
	struct span span;
};
struct fact {
	enum ast_def_kind kind;
	struct str name, params; /* params: the text between < and > after the name */
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) parents;
	VEC(struct fact_statement) statements;
	VEC(struct attribute) attributes;
};

/* __DefMemory: a byte-addressed memory, possibly in banks, supplied by the caller of the
 * interpreter. */
struct memory {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	unsigned banks;             /* Banks<n>: c[bank][address]; 0: no banks, M[address] */
	unsigned address;           /* Address<bits>: addresses wrap to this width, 1..64 */
	unsigned word;              /* Word<bits>: default width of an access */
	enum byte_order byte_order; /* of an access */
	bool read_only;             /* Access<read> */
	bool unaligned;             /* Unaligned<>: misaligned accesses are allowed */
};

/* Indices in isa->exceptions of those built into the language: IndexRange, AddressRange,
 * AddressAlign. */
enum { EXCEPTION_INDEX_RANGE, EXCEPTION_ADDRESS_RANGE, EXCEPTION_ADDRESS_ALIGN };

/* A built-in exception (these come first) or a __DefException. */
struct exception {
	struct str name;
	unsigned index;   /* in isa->exceptions */
	struct span span; /* NO_SPAN: built-in */
	bool has_code;
	uint64_t code;
	/* Keeps<>: registers of a __DefState that stay as the instruction has assigned them. */
	VEC(const struct register_file *) kept;
};

/* Faults that execution detects; Raised<...> maps them to exceptions. */
enum event {
	EVENT_UNDEFINED,    /* illegal instruction */
	EVENT_FETCH,        /* instruction address outside the memory or misaligned */
	EVENT_OUTSIDE_LOAD, /* address outside the memory */
	EVENT_OUTSIDE_STORE,
	EVENT_MISALIGNED_LOAD, /* address not a multiple of the access size */
	EVENT_MISALIGNED_STORE,
	EVENT_INDEX, /* invalid register number */
	EVENT_SLOT,  /* an instruction in a delay slot that cannot be there */
	EVENT_COUNT
};

struct isa {
	struct str name; /* the lower-case C prefix is derived from it */
	struct str title;
	struct str release, date; /* Version<>: "1.2", "2026-11-01"; empty: not stated */
	struct span span;
	const struct ast_def *ast;
	uint64_t language;
	unsigned flaws;             /* errors found: --keep-going goes on with what is sound */
	unsigned unit;              /* bits of the addressable unit, 8..128 */
	enum byte_order byte_order; /* within a unit */
	VEC(unsigned) lengths;      /* ascending, bits; without appended units */
	unsigned longest, spread;   /* with them: the longest instruction; the bits of words */
	VEC(struct length_rule) length_rules;
	/* assembly syntax */
	struct str comment;    /* "//" */
	struct str terminator; /* ";" or empty: end of line */
	bool fold_case;        /* mnemonics, modifiers and registers are case-insensitive */
	enum number_base base;
	struct str hex_prefix;     /* "0x" */
	struct str prose_language; /* "en" */
	VEC(struct str) keywords;  /* Keyword<>: literal words of templates */
	VEC(struct attribute) attributes;

	VEC(struct type *) types;
	VEC(struct register_file *) register_files; /* that hold something */
	VEC(struct register_file *) view_files;     /* FILE_VIEW: their registers are bits of those */
	VEC(struct register_file *) defined_files;  /* REGISTERS and VIEW, in the order of definition */
	VEC(struct operand_def *) operands;
	VEC(struct modifier_def *) modifiers;
	VEC(struct format_def *) formats;
	VEC(struct alias_def *) aliases;
	VEC(struct fact *) facts;
	VEC(struct memory *) memories;
	VEC(struct exception *) exceptions;
	const struct memory *program; /* Program<>: holds the instructions; or NULL */
	unsigned counter;             /* Counter<bits>: width of the program counter; 0: none */
	/* DelaySlot<flag, target>: is the next instruction in a slot, and what follows it; or NULL */
	const struct register_file *in_slot, *slot_target;
	unsigned slot_length; /* bits of every instruction that can be in a slot */
	/* The exception that an event raises: the one with Raised<>, else the built-in one; NULL (only
	 * UNDEFINED and FETCH, and SLOT without slots): execution stops. */
	const struct exception *raised[EVENT_COUNT];
	VEC(struct example *) examples; /* of `raise NAME` and `reset`, with their cases */
	uint32_t nan32; /* NaN<pattern>: canonical NaN of binary32 results, 0x7FC00000 by default */
	VEC(struct definition *) groups, optypes;
	VEC(struct definition *) definitions; /* groups, then optypes, then opcodes */
	VEC(struct definition *)
	others; /* all others, as written: only the first members are set, up to
									  * source, and sections and attributes */
	VEC(struct opcode *) opcodes;
	VEC(struct form *) forms;
	VEC(const struct source *) sources;
	struct sem_run *semantics; /* kept by the semantic checks (sem_check), or NULL */
};

/* The address from which displacements count, of an instruction and of the next one. */
uint64_t type_relative_base(const struct type *type, uint64_t address, uint64_t next);
struct type *isa_find_type(const struct isa *isa, struct str name);
struct opcode *isa_find_opcode(const struct isa *isa, struct str name);
const struct register_file *isa_find_file(const struct isa *isa, struct str name);
const struct memory *isa_find_memory(const struct isa *isa, struct str name);
/* Is it a register of some file; a value of some enum? */
bool isa_has_register(const struct isa *isa, struct str name);
bool isa_has_value(const struct isa *isa, struct str name);
/* Is the word, in exactly this spelling, literal text in templates (Keyword<>)? */
bool isa_is_keyword(const struct isa *isa, struct str word);
/* Number of lanes of the ISA: the maximum over its register files, at least 1. */
unsigned isa_lanes(const struct isa *isa);
/* The __DefOperand of this name, or NULL. */
const struct operand_def *isa_find_operand(const struct isa *isa, struct str name);
/* The definition whose list applies to d: d or its nearest ancestor that states one; NULL if none
 * does. */
const struct definition *definition_with_list(const struct definition *d, enum list_kind kind);
/* The item of the list with this name, bare or in brackets, or NULL. */
const struct ast_expr *operand_list_find(const struct operand_list *list, struct str name);
/* Is a template of the definition or of an ancestor broken? */
bool definition_is_broken(const struct definition *d);
/* The modifier list of this name in d or its nearest ancestor, or NULL. */
const struct modifier_list *definition_list(const struct definition *d, struct str name);
/* The AsmFormat of a field and the Bitwidth of an operand in d or its nearest ancestor, or NULL. */
const struct asm_format *definition_format(const struct definition *d, struct str field);
const struct bitwidth *definition_bitwidth(const struct definition *d, struct str operand);
/* Is it an operand modifier that shows a prefix? */
bool isa_is_sign(const struct isa *isa, const struct field *field);
/* Does the opcode have a form made from this template? */
bool opcode_uses_template(const struct opcode *opcode, const struct template *template);
/* Does any box of the form allow this value of the field? False if the opcode lacks the field. */
bool form_admits(const struct form *form, const struct field *field, uint64_t value);
/* Has the opcode a legal word of the template (NULL: of any) with this value of the field? */
bool opcode_admits(const struct opcode *opcode, const struct template *template,
	const struct field *field, uint64_t value);
/* The alternative of a ONE_OF element that prints this word, or NULL. */
const struct element *element_chosen(const struct element *e, struct word w);
/* Does the MODIFIER element have a text for this value? */
bool element_lists(const struct element *e, uint64_t value);
/* Do the fields occupy the same bits, piece by piece? */
bool field_same_place(const struct field *a, const struct field *b);
struct field *opcode_find_field(const struct opcode *opcode, struct str name);
int opcode_field_index(const struct opcode *opcode, const struct field *field); /* or -1 */
const struct enumerator *type_find_value(const struct type *type, uint64_t value);
const struct enumerator *type_find_name(const struct type *type, struct str name);
/* The part of a compound type with this name, or NULL. */
const struct part *type_find_part(const struct type *type, struct str name);
/* The most similar name among the values of an enum, or empty if none is similar. Considers only
 * the first 1000 values. */
struct str type_nearest(const struct type *type, struct str name);
/* Adds a note that lists up to 16 values of an enum to the report, which may be NULL. */
void type_note_values(
	struct arena *arena, struct diag *diag, struct report *report, const struct type *type);
/* Builds the index that type_find_name needs. The values of the enum must not move afterwards. */
void type_index_names(struct arena *arena, struct type *type);
/* Compares two mnemonics, modifiers or registers, ignoring case if isa->fold_case. */
bool isa_equal(const struct isa *isa, struct str a, struct str b);
/* Has it aliases with Printed<>? */
bool isa_prints_aliases(const struct isa *isa);
/* The defined file that has a register of this name, and its number; or NULL. */
const struct register_file *isa_find_register(
	const struct isa *isa, struct str name, uint64_t *number);
/* The file of views that has a register of this name, and its number; or NULL. */
const struct register_file *isa_find_view(const struct isa *isa, struct str name, uint64_t *number);
/* Does the register stay as the instruction that raises the exception has assigned it? */
bool exception_keeps(const struct exception *exception, const struct register_file *file);
/* Does it stay so of any exception? */
bool isa_keeps(const struct isa *isa, const struct register_file *file);
/* The next whole file after `after` (NULL: the first) with a register of this name; or NULL. */
const struct register_file *isa_next_register(
	const struct isa *isa, struct str name, const struct register_file *after, uint64_t *number);
/* The language of a section: that in its header, or that of Prose<>. */
struct str isa_section_language(const struct isa *isa, const struct ast_section *section);
/* Does the fact have a statement with this keyword? */
bool fact_states(const struct fact *fact, const char *keyword);
/* The nearest group among the ancestors, or NULL. */
const struct definition *definition_group(const struct definition *definition);
/* The section of this name in a definition or its nearest ancestor that has one, or NULL. */
const struct section *definition_section(const struct definition *definition, const char *name);
/* Does any opcode without errors have a field? Otherwise nothing can be generated. */
bool isa_has_words(const struct isa *isa);
/* Is the file a library, i.e. does it define no optypes? Its definitions may be unused. */
bool isa_is_library(const struct isa *isa, const struct source *source);

/* ---- bytes ---- */

/* A word of an opcode has its own bits in [0, length) and the appended ones of each field in bits
 * of their own above all lengths. In memory the units that are there follow each other. Both return
 * the length of the whole in bits. unpack: `packed` has zeros for what is missing. */
unsigned opcode_pack(const struct opcode *opcode, struct word w, struct word *packed);
unsigned opcode_unpack(const struct opcode *opcode, struct word packed, struct word *w);
/* The bits that a word of the opcode can have: its own, and those that fields append. */
struct word opcode_bits(const struct opcode *opcode);
/* The length of a word of the opcode with its appended units, bytes. */
unsigned opcode_size(const struct opcode *opcode, struct word w);
/* A word of the opcode as in memory, with all hexadecimal digits of its length. */
struct str opcode_word_hex(struct arena *arena, const struct opcode *opcode, struct word w);
/* Writes the bytes of a word in memory order, at most WORD_BITS / 8; returns their number. */
unsigned opcode_store(
	const struct isa *isa, const struct opcode *opcode, struct word w, uint8_t *bytes);
/* Writes the length / 8 bytes of a word in memory order: unit k holds bits [unit * k, unit * k +
 * unit), with its bytes in isa->byte_order. length: bits, a multiple of isa->unit. */
void isa_store_word(const struct isa *isa, struct word w, unsigned length, uint8_t *bytes);
/* The inverse; reads length / 8 bytes. */
struct word isa_load_word(const struct isa *isa, const uint8_t *bytes, unsigned length);

#endif
