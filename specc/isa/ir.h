/* IR: one instruction set as resolved facts, with places, and the sets of words that are legal in
 * it.
 * In: what specc/lower fills in. Out: opcodes, fields, forms, cubes, covers, look-ups by name.
 * Read first: this header, then cube.h.
 * It is read-only after the checks. Inherited things are shared pointers, never copies. Everything
 * belongs to one arena. Vectors are in the order of definition unless said otherwise. */
#ifndef SPECC_ISA_IR_H
#define SPECC_ISA_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"
#include "lang/ast.h"
#include "isa/cube.h"

#define WORD_BITS 128 /* longest instruction, bits */

struct diag;
struct report;
struct definition; /* group, optype or opcode */
struct field;
struct form;
struct opcode;

/* A user attribute: __Attribute name = value; passed through to XML and templates as text. */
struct attribute {
	struct str name, value;
	struct span span;
};

/* ---- types of fields ---- */

enum type_kind {
	TYPE_ENUM,     /* __DefBitFieldType: named values */
	TYPE_INTEGER,  /* a number in some coding */
	TYPE_FLOAT,    /* IEEE 754 binary16, binary32 or binary64 bit pattern */
	TYPE_REGISTER, /* a register (or a range of registers) of one file */
	TYPE_COMPOSITE /* parts with a text of their own, e.g. bank and offset */
};

/* Behind a pointer, as few enumerators have any and an enum may have a million of these. */
struct attributes {
	VEC(struct attribute) list;
};

struct enumerator {
	struct str name; /* as written; may be a number, e.g. "32" */
	uint64_t value;
	struct span span;
	struct str comment;
	struct attributes *attributes; /* operator = "==", bits = 8 ...; or NULL */
};

/* How the bits of an integer field stand for a number:
 *   UNSIGNED  n = bits
 *   SIGNED    n = two's complement
 *   ONES      n = ones complement: sign bit set means n = -(~bits); all ones, -0, is not legal
 *   TABLE     n = table[bits]
 * text number = n * scale + offset. */
enum coding { CODING_UNSIGNED, CODING_SIGNED, CODING_ONES, CODING_TABLE };

enum number_base { BASE_HEX, BASE_DECIMAL };

/* A part of a composite type: a view of bits [lsb, lsb+type->width) of the field's value. */
struct part {
	struct str name;
	unsigned lsb;
	struct type *type;
	struct span span;
};

struct type {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	enum type_kind kind;
	unsigned width;        /* bits, 1..64 */
	bool poisoned;         /* an error was reported: say no more about it */
	struct cube_set legal; /* bit patterns with a meaning (no enum hole, no forbidden value) */
	bool has_unused;       /* declared value of a field that the text does not show */
	uint64_t unused;
	VEC(struct attribute) attributes;

	VEC(struct enumerator) values;     /* ENUM */
	const struct enumerator **by_name; /* ENUM: the values sorted by name; type_index_names */

	enum coding coding;    /* INTEGER */
	int64_t scale, offset; /* INTEGER: text = n * scale + offset; scale > 0 */
	VEC(int64_t) table;    /* INTEGER, CODING_TABLE: 2^width or fewer entries */
	enum number_base base; /* INTEGER: how it prints */
	struct str hex_prefix; /* INTEGER: comes before hexadecimal digits, "0x" or "$" */
	unsigned digits;       /* INTEGER: 0, or text has exactly so many digits: "$0012" */
	bool has_accept;       /* INTEGER: text may be any number in [accept_min, accept_max], */
	int64_t accept_min;    /* taken mod 2^width (scale 1 only), e.g. 0xFFFFFFFF for -1 */
	uint64_t accept_max;
	bool relative;      /* INTEGER: a displacement from the instruction's address */
	bool relative_next; /* INTEGER: ... from the address after it */

	struct register_file *file; /* REGISTER */

	VEC(struct part) parts; /* COMPOSITE */
	struct span text_span;  /* COMPOSITE: text pattern over the parts */
	const struct template_nodes *nodes;
};

struct register_name {
	struct str name; /* whole name, e.g. "RZ", "$sp" */
	uint64_t number;
	bool constant; /* always reads as `reads`, writes vanish (RZ, PT) */
	uint64_t reads;
	bool alias; /* accepted in text only; printing uses the other name */
	struct span span;
};

/* How a register file came to be. */
enum file_kind {
	FILE_REGISTERS, /* __DefRegisterFile */
	FILE_STATE,     /* a statement of a __DefState: one register, number 0, called like the file */
	FILE_SIDE,      /* Side<>: "R.type", with a register "$r1.type" for each of `side_of` */
	FILE_UPPER      /* "R.64": bits 64 and up of each register of `side_of`, "R1.64" */
};

struct register_file {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	unsigned width;        /* bits of one register */
	uint64_t first, count; /* registers first .. first+count-1 print as prefix and number */
	struct str prefix;     /* "R" */
	VEC(struct register_name) names; /* besides the numbered ones, or instead of them */
	unsigned lanes;                  /* copies, 1 unless per lane */
	const struct register_file *of;  /* a window, made for a type Register<FILE, first>: number n */
	uint64_t of_first;               /* in it is register of_first + n of `of`; else NULL */
	VEC(struct attribute) attributes;
	enum file_kind kind;
	VEC(struct register_file *) sides;   /* REGISTERS: its side fields, in order */
	const struct register_file *side_of; /* SIDE, HIGH */
	struct str side;                     /* SIDE: "type"; HIGH: "64" */
	/* REGISTERS of 65 to 128 bits: what executions hold the upper bits of each in, the file itself
	 * the lower 64; else NULL */
	const struct register_file *high;
	const struct type *values; /* STATE, SIDE: named values of Register<Type>, Side<Type>; of Mode:
								* a type of the register's name, not in isa->types; or NULL */
	const struct fact *state;  /* STATE: the __DefState */
	uint64_t initial;          /* STATE: what it holds at the start */
	bool transient;            /* STATE: and after each instruction that is not a prefix */
	int flag;                  /* STATE: bit in the number that the state stands for, -1: no flag */
};

/* ---- encodings ---- */

/* Bits [lsb, lsb+width) of the instruction. */
struct piece {
	unsigned lsb, width;
};

enum field_kind {
	FIELD_OPERAND, /* the text must supply it */
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
	VEC(struct piece) pieces; /* highest bits of the value first */
	unsigned width;           /* sum of the pieces, bits; equals type->width unless poisoned */
	struct word mask;         /* all its bits in the instruction */
	enum field_kind kind;
	uint64_t value; /* DEFAULT, FIXED */
	bool poisoned;
};

/* value (field->width bits) <-> instruction bits */
uint64_t field_extract(const struct field *field, struct word w);
struct word field_insert(const struct field *field, struct word w, uint64_t value);
/* "bit 97", "bits 96-98", "bits 31, 7, 25-30". */
/* "7-4,0", for tables. */
struct str field_range_text(struct arena *arena, const struct field *field);
struct str field_bits_text(struct arena *arena, const struct field *field);
/* The value a field holds when the text does not show it: fixed, default or the type's unused
 * value. Returns false when there is none. */
bool field_hidden_value(const struct field *field, uint64_t *value);

/* ---- text patterns ---- */

enum element_kind {
	ELEMENT_TEXT,     /* literal text */
	ELEMENT_MODIFIER, /* separator (".") and the name of the field's enumerator */
	ELEMENT_OPERAND,  /* a field, or bits of it, printed by its type */
	ELEMENT_GROUP     /* optional children */
};

/* field = value, used for "absent" and "present" states of groups. */
struct binding {
	struct field *field;
	uint64_t value;
};

/* One element of a form's text. Printing and parsing:
 *
 * TEXT      prints text (it holds its own blanks). Parsing skips blanks in input and text alike and
 *           compares the rest; a text that ends in an identifier character must not be followed
 *           by one in the input. When joins is set the text ends in '+' and the next operand's
 *           sign may be in its place ("R1-0x4" for R1 + -4).
 * MODIFIER  prints text (usually ".") and the enumerator of the value. Modifiers that follow each
 *           other directly after the mnemonic may be parsed in any order (first element in
 *           text order that lists the value takes it).
 * OPERAND   prints bits [lsb, lsb+width) of field by type; count registers as a range when > 1.
 * GROUP     is left out exactly when every binding of `absent` holds; then parsing sets these.
 *           When present, `present` bindings hold besides what the children say. A group is also
 *           printed when a later printed group is in `forces` (it would be misread otherwise). */
struct element {
	enum element_kind kind;
	struct span span;
	struct str text;                /* TEXT; MODIFIER: the separator */
	bool joins;                     /* TEXT */
	struct field *field;            /* MODIFIER, OPERAND */
	struct type *type;              /* OPERAND: how bits print (the field's type or a part's) */
	unsigned lsb, width;            /* OPERAND: bits of the field's value */
	unsigned count;                 /* OPERAND: registers in the range, 1 unless wide */
	bool joined;                    /* OPERAND: signed number after a TEXT that joins */
	struct str label;               /* OPERAND: name in the template ("SrcB") */
	VEC(struct element *) children; /* GROUP */
	VEC(struct binding) absent;     /* GROUP: covers every field inside and in present */
	VEC(struct binding) present;    /* GROUP */
	VEC(uint64_t) modifier_values;  /* MODIFIER: values with a text, in list order */
	bool has_hidden;                /* MODIFIER: value that prints as nothing */
	uint64_t hidden;
	unsigned group_index; /* GROUP: 0-based number within the form, depth first */
	VEC(unsigned) forces; /* GROUP: indices of later groups that force this one */
};

/* A legal set of field values as a product: field i of the opcode is in sets[i] (indices of
 * opcode->fields), independently of the others. */
struct box {
	struct cube_set *sets; /* opcode->fields.count entries */
};

/* One way to write one opcode: a template of its family with operands resolved and with every
 * choice that changes the shape of the text made. The legal valuations of an opcode are the union
 * of its forms' boxes; the first form that holds a valuation gives its canonical text. */
struct form {
	struct opcode *opcode;
	const struct template *template;
	unsigned index; /* among all forms of the isa */
	VEC(struct element *) elements;
	VEC(struct box) boxes; /* disjoint */
	struct str key; /* mnemonic with its literal parts ("IADD", "IMAD.WIDE"); empty when the text
			 * begins with an operand */
};

/* One line of a __Syntax section as written. */
struct template
{
	struct span span; /* the line without comment */
	struct str text;
	struct str comment;
	struct str mnemonic; /* leading name, or empty */
	/* The words that its instructions begin with, by its forms: the leading name, or the names of
	 * the values of a field; none if it begins with another operand. */
	VEC(struct str) mnemonics;
	struct str_map known_mnemonics;
	const struct definition *owner;
	const struct template_nodes *nodes; /* lang/template_text.h */
	bool broken;                        /* reported: what follows from it is not said */
	unsigned tried, applied; /* opcodes of the family: all, and those that it can write */
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

/* Where a setting of a case puts its value. */
enum case_place {
	CASE_REGISTER,
	CASE_ACTIVE,
	CASE_MEMORY,
	CASE_PC,
	CASE_CYCLES,  /* those of this step; after only */
	CASE_NEXT_PC, /* these two: what a trap sees; before only */
	CASE_BAD_ADDRESS
};

/* `R2 = 7`: a place and its value in each lane. */
struct case_setting {
	struct span span, target; /* all of it; what is before the '=' */
	enum case_place place;
	const struct register_file *file; /* REGISTER: registers number .. number+count-1, as one */
	uint64_t number;                  /* value, the lowest register lowest */
	unsigned count;
	int lane;                    /* REGISTER: -1, all of them */
	const struct memory *memory; /* MEMORY */
	unsigned bank;
	uint64_t offset;         /* MEMORY: bytes */
	unsigned width;          /* bits of the value, 1..128 */
	VEC(struct word) values; /* one that holds for all lanes, or one a lane */
};

struct case_settings {
	VEC(struct case_setting) list;
};

/* `before -> after` below an example of a fence ```run; after is `raise NAME` or settings. Lowering
 * finds its lines, sem_cases_check (cases/cases.h) what they say. */
struct example_case {
	VEC(struct span) lines; /* without comments and blanks at their ends */
	struct span span;       /* from the first to the last one */
	struct str comment;     /* of the line that first has one */
	bool complete;          /* has its `->`; else it was reported */
	bool sound;             /* what follows is known */
	struct span arrow;
	struct case_settings before, after;
	const struct exception *raises; /* or NULL */
	struct span raise_span;
	int raise_lane; /* -1: any */
	bool halts;     /* `halt` is after the arrow */
	struct span halt_span;
};

/* One line of assembly in a fence of __Examples. */
struct example {
	struct span span; /* the instruction's text without comment */
	struct str text, comment;
	const struct definition *owner;
	struct span encoding_span; /* what follows its `=>`, if encoding.length */
	struct str encoding;       /* the bytes in the order of memory that it must assemble to */
	struct opcode *opcode;     /* that it assembles to; NULL: it does not */
	struct word word;
	/* In isa->examples, which have neither owner nor opcode: the trap of this exception; NULL:
	 * reset. */
	const struct exception *raises;
	VEC(struct example_case *) cases;
};

enum definition_kind { DEFINITION_GROUP, DEFINITION_OPTYPE, DEFINITION_OPCODE };

struct bitwidth {
	struct str operand;
	struct span span;
	const struct ast_expr *expr;
};

/* Type<ra> = F32; how the semantics read the bits of an operand: int, F32, ... */
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

/* EncodingError<Kind, "message"> = condition;  a word for which it holds is illegal.
 * Constraint<"message"> = condition;           a word for which it does not hold is illegal. */
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

/* What group, optype and opcode have in common: a place in the chain. */
struct definition {
	enum definition_kind kind;
	struct str name;
	struct span span, name_span;
	const struct ast_def *ast;
	const struct source *source;
	struct definition *parent; /* NULL for the root group or after an error */
	bool poisoned;
	VEC(struct field *) fields;       /* own ones only */
	VEC(struct template *) templates; /* own ones; a group's is a frame with $insn */
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
	unsigned length; /* bits, own or inherited; 0 unknown */
	bool prefix;     /* Prefix<>, own or inherited: modifies the instruction that follows it */
	bool has_cycles; /* Cycles<n>, own or inherited */
	unsigned cycles;
};

struct opcode {
	struct definition *definition; /* kind OPCODE */
	struct definition *optype;     /* nearest optype; NULL after an error */
	struct definition *group;      /* nearest group */
	unsigned index;                /* in isa->opcodes */
	unsigned length;               /* bits, multiple of isa->unit */
	VEC(struct field *) fields;    /* whole chain, sorted by lowest bit, then name */
	struct cube fixed;             /* bits of the FIELD_FIXED fields */
	struct word covered;           /* bits that a field covers; others are zero in legal words */
	VEC(struct form *) forms;      /* in template order */
	bool defective;                /* an error concerns it: left out of artefacts */
};

/* ---- the whole ---- */

enum byte_order { ORDER_LITTLE, ORDER_BIG };

/* Length<bits, "pattern">: first match in order decides the length of a word. */
struct length_rule {
	unsigned bits;
	struct cube first_unit; /* over isa->unit bits; mask 0: always */
	struct span span;
};

struct operand_def { /* __DefOperand: what a name in a template stands for */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) stands; /* fields, the first that the opcode has is meant */
	bool has_text;
	bool is_guard;         /* Role<guard>: a lane participates where this predicate is true */
	bool poisoned;         /* it stands for nothing: templates with it are broken */
	struct span text_span; /* or a text pattern */
	const struct template_nodes *nodes;
};

struct modifier_def { /* __DefModifier neg: how x.neg is written around x */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	struct str prefix, suffix; /* both for |x|; suffix alone "." for .B1 */
	uint64_t on;
};

struct format_def { /* __DefFormat CvtINegX(x, ext): prefix text by the value of a field */
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) params;
	const struct ast_expr *prefix;
};

struct alias_meaning {
	struct span span;
	const struct template_nodes *nodes;
};

/* __DefAlias: another way to write an instruction, or a sequence of them. Text with parameters
 * (names of struct alias_def.params, each stands for any text) becomes the texts of `means`. */
struct alias_def {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	VEC(struct str) params;
	struct span text_span;
	const struct template_nodes *text;
	VEC(struct alias_meaning) means; /* in order */
	VEC(struct attribute) attributes;
	VEC(struct example *) examples; /* they have neither owner nor opcode nor cases */
};

/* A definition that is kept as it was written: __DefFunction, __DefMemory, __DefState,
 * __DefException, __DefVariant, __DefTerm. Its sections are in ast->sections. What memories and
 * exceptions mean is in isa->memories and isa->exceptions. */
struct fact_statement {
	struct str keyword, args, type, name, op, value; /* as written; empty where there is none */
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

/* __DefMemory: an address space of bytes in banks; the caller of the interpreter gives them. */
struct memory {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	unsigned banks;             /* Banks<n>: c[bank][address]; 0: none, M[address] */
	unsigned address;           /* Address<bits>: addresses wrap to so many bits, 1..64 */
	unsigned word;              /* Word<bits>: of an access whose width nothing else tells */
	enum byte_order byte_order; /* of the bytes of an access */
	bool read_only;             /* Access<read> */
	bool unaligned;             /* Unaligned<>: accesses may begin at any address */
};

/* Those that the language raises by itself, by their index in isa->exceptions: IndexRange,
 * AddressRange, AddressAlign. */
enum { EXCEPTION_INDEX_RANGE, EXCEPTION_ADDRESS_RANGE, EXCEPTION_ADDRESS_ALIGN };

/* __DefException, and those of the language, which come first. */
struct exception {
	struct str name;
	unsigned index;   /* in isa->exceptions */
	struct span span; /* NO_SPAN: of the language */
	bool has_code;
	uint64_t code;
};

/* What the language finds wrong by itself, and Raised<...> gives an exception to. */
enum event {
	EVENT_UNDEFINED,    /* no legal instruction */
	EVENT_FETCH,        /* the instruction is not inside the memory, or at no unit of it */
	EVENT_OUTSIDE_LOAD, /* an access outside of its memory */
	EVENT_OUTSIDE_STORE,
	EVENT_MISALIGNED_LOAD, /* an access at no multiple of its size */
	EVENT_MISALIGNED_STORE,
	EVENT_INDEX, /* the number of no register */
	EVENT_COUNT
};

struct isa {
	struct str name; /* C prefix in lower case is derived from it */
	struct str title;
	struct span span;
	const struct ast_def *ast;
	uint64_t language;
	unsigned unit;              /* bits of the addressable unit, 8..128 */
	enum byte_order byte_order; /* of the bytes inside a unit */
	VEC(unsigned) lengths;      /* ascending, bits */
	VEC(struct length_rule) length_rules;
	/* assembly lexis */
	struct str comment;    /* "//" */
	struct str terminator; /* ";" or empty: end of line */
	bool fold_case;        /* mnemonics, modifiers, registers compare without case */
	enum number_base base;
	struct str hex_prefix;     /* "0x" */
	struct str prose_language; /* "en" */
	VEC(struct str) keywords;  /* words that templates may use as literal text */
	VEC(struct attribute) attributes;

	VEC(struct type *) types;
	VEC(struct register_file *) register_files;
	VEC(struct operand_def *) operands;
	VEC(struct modifier_def *) modifiers;
	VEC(struct format_def *) formats;
	VEC(struct alias_def *) aliases;
	VEC(struct fact *) facts;
	VEC(struct memory *) memories;
	VEC(struct exception *) exceptions;
	const struct memory *program; /* Program<>: instructions are fetched from it; or NULL */
	unsigned counter;             /* Counter<bits>: of the program counter; 0: none */
	/* What an event raises: the exception with Raised<>, else that of the language, IndexRange and
	 * so on; NULL for UNDEFINED and FETCH: the run stops. */
	const struct exception *raised[EVENT_COUNT];
	VEC(struct example *) examples; /* `raise NAME` and `reset`, with cases */
	uint32_t nan32; /* canonical NaN of binary32 results: NaN<pattern>, 0x7FC00000 when not said */
	VEC(struct definition *) groups, optypes;
	VEC(struct definition *) definitions; /* groups, then optypes, then those of the opcodes */
	VEC(struct opcode *) opcodes;
	VEC(struct form *) forms;
	VEC(const struct source *) sources;
	struct sem_run *semantics; /* what the checks of the semantics kept (sem_check), or NULL */
};

struct type *isa_find_type(const struct isa *isa, struct str name);
struct opcode *isa_find_opcode(const struct isa *isa, struct str name);
const struct register_file *isa_find_file(const struct isa *isa, struct str name);
const struct memory *isa_find_memory(const struct isa *isa, struct str name);
/* Is it a literal word of templates, in exactly this spelling (Keyword<>)? */
bool isa_is_keyword(const struct isa *isa, struct str word);
/* What a name in a template stands for (__DefOperand), or NULL. */
const struct operand_def *isa_find_operand(const struct isa *isa, struct str name);
/* The definition whose list holds for d: the nearest of d and its ancestors that states one, or
 * NULL. */
const struct definition *definition_with_list(const struct definition *d, enum list_kind kind);
/* Where the list has this name, in brackets or not; or NULL. */
const struct ast_expr *operand_list_find(const struct operand_list *list, struct str name);
/* Is a template of the definition or its ancestors reported as wrong? */
bool definition_is_broken(const struct definition *d);
/* The modifier list of this name that an opcode of d sees, or NULL. */
const struct modifier_list *definition_list(const struct definition *d, struct str name);
/* The AsmFormat of a field, the Bitwidth of an operand: of d or the nearest ancestor, or NULL. */
const struct asm_format *definition_format(const struct definition *d, struct str field);
const struct bitwidth *definition_bitwidth(const struct definition *d, struct str operand);
/* Has the opcode a form of this template? */
bool opcode_uses_template(const struct opcode *opcode, const struct template *template);
/* Can the field have this value in the form at all? */
bool form_admits(const struct form *form, const struct field *field, uint64_t value);
/* Has the modifier a text for this value? */
bool element_lists(const struct element *e, uint64_t value);
/* Have the fields the same bits, piece by piece? */
bool field_same_place(const struct field *a, const struct field *b);
struct field *opcode_find_field(const struct opcode *opcode, struct str name);
int opcode_field_index(const struct opcode *opcode, const struct field *field); /* -1: not its */
const struct enumerator *type_find_value(const struct type *type, uint64_t value);
const struct enumerator *type_find_name(const struct type *type, struct str name);
/* The name of a value of an enum that is most like this one; empty: none is. Of a large enum only
 * the first 1000 are looked at. */
struct str type_nearest(const struct type *type, struct str name);
/* Adds a note with the values of an enum to the report, which may be NULL. */
void type_note_values(
	struct arena *arena, struct diag *diag, struct report *report, const struct type *type);
/* Lets type_find_name find the values of an enum, which do not move from then on. */
void type_index_names(struct arena *arena, struct type *type);
/* The number of a register as it is written: a name, an alias, or prefix and number. */
bool register_file_find(const struct register_file *file, struct str name, uint64_t *number);
/* Are they equal as mnemonics, modifiers, registers are compared? */
bool isa_equal(const struct isa *isa, struct str a, struct str b);
/* The numbered register of this name: prefix and number, with leading zeros or without. */
bool register_file_numbered(const struct register_file *file, struct str name, uint64_t *number);
/* The file of registers (FILE_REGISTERS) that has one of this name, and its number; or NULL. */
const struct register_file *isa_find_register(
	const struct isa *isa, struct str name, uint64_t *number);
/* The language of a section: that of Prose<> where its header names none. */
struct str isa_section_language(const struct isa *isa, const struct ast_section *section);
/* Has the fact a statement of this keyword? */
bool fact_states(const struct fact *fact, const char *keyword);
/* The nearest group around it, or NULL. */
const struct definition *definition_group(const struct definition *definition);
/* The section of this name and language of a definition, or of the nearest ancestor that has it. */
const struct section *definition_section(const struct definition *definition, const char *name);
/* Has an opcode that is not defective a field? Else there is nothing that can be built. */
bool isa_has_words(const struct isa *isa);
/* Has the file no optypes? It is a library: what it holds may stay unused. */
bool isa_is_library(const struct isa *isa, const struct source *source);

/* ---- bytes ---- */

/* Writes the length / 8 bytes of a word in memory order: unit k holds bits [unit * k, unit * k +
 * unit), its bytes ordered as isa->byte_order says. length: bits, a multiple of isa->unit. */
void isa_store_word(const struct isa *isa, struct word w, unsigned length, uint8_t *bytes);
/* The inverse; reads length / 8 bytes. */
struct word isa_load_word(const struct isa *isa, const uint8_t *bytes, unsigned length);

#endif
