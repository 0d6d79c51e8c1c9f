/* SPDX-License-Identifier: MIT */
/* Reads a module with LLVM's library, and makes it ready. */
#include "code.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <stdlib.h>
#include <string.h>

struct numbered {
	LLVMValueRef value;
	unsigned number;
};

struct reader {
	LLVMModuleRef module;
	LLVMTargetDataRef layout;
	struct program *program;
	/* of the function in hand: slots of its values, sorted by address */
	struct numbered *slots;
	unsigned slot_count, slot_room;
	struct numbered *blocks;
	unsigned block_count;
	/* of the module */
	struct numbered *names;
	unsigned name_count;
};

static void *room(size_t count, size_t size)
{
	void *memory = calloc(count ? count : 1, size);
	if (!memory)
		abort();
	return memory;
}

static int by_value(const void *left, const void *right)
{
	const struct numbered *a = left, *b = right;
	return ((uintptr_t)a->value > (uintptr_t)b->value) -
		   ((uintptr_t)a->value < (uintptr_t)b->value);
}

static int find(const struct numbered *list, unsigned count, LLVMValueRef value)
{
	struct numbered key = { value, 0 };
	const struct numbered *found = count ? bsearch(&key, list, count, sizeof key, by_value) : NULL;
	return found ? (int)found->number : -1;
}

/* ---- types ---- */

/* The parts of a value of this type; false: it has none that can be run on terms. */
static bool parts_of(const struct reader *r, LLVMTypeRef type, struct step *s)
{
	s->parts = 0;
	switch (LLVMGetTypeKind(type)) {
	case LLVMVoidTypeKind: return true;
	case LLVMIntegerTypeKind:
		s->parts = 1;
		s->widths[0] = LLVMGetIntTypeWidth(type);
		return s->widths[0] <= 64;
	case LLVMFloatTypeKind: /* its bits */
		s->parts = 1;
		s->widths[0] = 32;
		return true;
	case LLVMPointerTypeKind:
		s->parts = 1;
		s->widths[0] = 64;
		return true;
	case LLVMStructTypeKind:
		for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++) {
			struct step part = { .parts = 0 };
			if (i == MAX_PARTS || !parts_of(r, LLVMStructGetTypeAtIndex(type, i), &part) ||
				part.parts != 1)
				return false;
			s->widths[i] = part.widths[0];
			s->offsets[i] = (unsigned)LLVMOffsetOfElement(r->layout, type, i);
			s->parts++;
		}
		return true;
	default: return false;
	}
}

/* ---- constants ---- */

static uint64_t address_of(const struct reader *r, LLVMValueRef v, bool *known);

static int64_t address_step(
	const struct reader *r, LLVMValueRef gep, LLVMValueRef index, unsigned i, LLVMTypeRef *type)
{
	bool known = true;
	if (i == 0)
		return (int64_t)LLVMABISizeOfType(r->layout, *type) * (int64_t)address_of(r, index, &known);
	if (LLVMGetTypeKind(*type) == LLVMStructTypeKind) {
		unsigned at = (unsigned)LLVMConstIntGetZExtValue(index);
		int64_t offset = (int64_t)LLVMOffsetOfElement(r->layout, *type, at);
		*type = LLVMStructGetTypeAtIndex(*type, at);
		return offset;
	}
	(void)gep;
	*type = LLVMGetElementType(*type);
	return (int64_t)LLVMABISizeOfType(r->layout, *type) * (int64_t)address_of(r, index, &known);
}

static uint64_t address_of(const struct reader *r, LLVMValueRef v, bool *known)
{
	LLVMBool lossy;
	float number_of_float;
	uint32_t bits;
	int number;
	switch (LLVMGetValueKind(v)) {
	case LLVMConstantIntValueKind:
		return LLVMGetIntTypeWidth(LLVMTypeOf(v)) <= 64 ? (uint64_t)LLVMConstIntGetSExtValue(v) : 0;
	case LLVMConstantFPValueKind:
		if (LLVMGetTypeKind(LLVMTypeOf(v)) != LLVMFloatTypeKind) {
			*known = false;
			return 0;
		}
		number_of_float = (float)LLVMConstRealGetDouble(v, &lossy);
		memcpy(&bits, &number_of_float, sizeof bits);
		return bits;
	case LLVMConstantPointerNullValueKind:
	case LLVMUndefValueValueKind:
	case LLVMConstantAggregateZeroValueKind: return 0;
	case LLVMFunctionValueKind:
	case LLVMGlobalVariableValueKind:
		number = find(r->names, r->name_count, v);
		return LLVMGetValueKind(v) == LLVMFunctionValueKind ? FUNCTION_AT + 16 * (uint64_t)number
															: GLOBAL_AT(number);
	case LLVMConstantExprValueKind: break;
	default: *known = false; return 0;
	}
	LLVMOpcode op = LLVMGetConstOpcode(v);
	if (op == LLVMBitCast || op == LLVMPtrToInt || op == LLVMIntToPtr)
		return address_of(r, LLVMGetOperand(v, 0), known);
	if (op == LLVMSub || op == LLVMAdd) {
		uint64_t a = address_of(r, LLVMGetOperand(v, 0), known);
		uint64_t b = address_of(r, LLVMGetOperand(v, 1), known);
		return op == LLVMSub ? a - b : a + b;
	}
	if (op != LLVMGetElementPtr) {
		*known = false;
		return 0;
	}
	uint64_t sum = address_of(r, LLVMGetOperand(v, 0), known);
	LLVMTypeRef type = LLVMGetGEPSourceElementType(v);
	for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(v); i++)
		sum += (uint64_t)address_step(r, v, LLVMGetOperand(v, i), i - 1, &type);
	return sum;
}

static void put(uint8_t *bytes, uint64_t value, uint64_t size)
{
	for (uint64_t i = 0; i < size && i < 8; i++)
		bytes[i] = (uint8_t)(value >> 8 * i);
}

static void fill(const struct reader *r, uint8_t *bytes, LLVMValueRef v)
{
	LLVMTypeRef type = LLVMTypeOf(v);
	uint64_t size = LLVMABISizeOfType(r->layout, type);
	bool known = true;
	LLVMValueKind kind = LLVMGetValueKind(v);
	if (kind == LLVMConstantAggregateZeroValueKind || kind == LLVMUndefValueValueKind)
		return;
	if (kind == LLVMConstantDataArrayValueKind && LLVMIsConstantString(v)) {
		size_t length;
		const char *text = LLVMGetAsString(v, &length);
		memcpy(bytes, text, length);
	} else if (kind == LLVMConstantDataArrayValueKind || kind == LLVMConstantArrayValueKind) {
		uint64_t each = LLVMABISizeOfType(r->layout, LLVMGetElementType(type));
		for (unsigned i = 0; i < LLVMGetArrayLength(type); i++)
			fill(r, bytes + i * each,
				kind == LLVMConstantArrayValueKind ? LLVMGetOperand(v, i)
												   : LLVMGetElementAsConstant(v, i));
	} else if (kind == LLVMConstantStructValueKind) {
		for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
			fill(r, bytes + LLVMOffsetOfElement(r->layout, type, i), LLVMGetOperand(v, i));
	} else {
		put(bytes, address_of(r, v, &known), size);
	}
}

static struct value constant_of(const struct reader *r, LLVMValueRef v, bool *known)
{
	struct step shape = { .parts = 0 };
	struct value value = { .count = 0 };
	if (!parts_of(r, LLVMTypeOf(v), &shape)) {
		*known = false;
		return value;
	}
	value.count = shape.parts;
	LLVMValueKind kind = LLVMGetValueKind(v);
	bool undefined = kind == LLVMUndefValueValueKind || kind == LLVMPoisonValueValueKind;
	for (unsigned i = 0; i < shape.parts; i++) {
		bool aggregate = kind == LLVMConstantStructValueKind;
		uint64_t bits = undefined ? 0 : address_of(r, aggregate ? LLVMGetOperand(v, i) : v, known);
		value.part[i] = undefined ? term_any(shape.widths[i], NULL, NULL, 1)
								  : term_number(shape.widths[i], bits);
	}
	return value;
}

/* ---- instructions ---- */

static struct operand operand_of(const struct reader *r, LLVMValueRef v, bool *known)
{
	struct operand o = { .slot = find(r->slots, r->slot_count, v) };
	if (o.slot < 0)
		o.constant = constant_of(r, v, known);
	return o;
}

static unsigned block_of(const struct reader *r, LLVMBasicBlockRef b)
{
	return (unsigned)find(r->blocks, r->block_count, LLVMBasicBlockAsValue(b));
}

static void set_operands(const struct reader *r, struct step *s, LLVMValueRef v, unsigned count)
{
	bool known = true;
	s->count = count;
	s->operands = room(count, sizeof *s->operands);
	for (unsigned i = 0; i < count; i++)
		s->operands[i] = operand_of(r, LLVMGetOperand(v, i), &known);
	if (!known)
		s->kind = STEP_UNKNOWN, s->what = "a constant";
}

static void set_address(const struct reader *r, struct step *s, LLVMValueRef v)
{
	LLVMTypeRef type = LLVMGetGEPSourceElementType(v);
	s->kind = STEP_ADDRESS;
	set_operands(r, s, v, (unsigned)LLVMGetNumOperands(v));
	s->scales = room(s->count, sizeof *s->scales);
	for (unsigned i = 1; i < s->count; i++) {
		LLVMValueRef index = LLVMGetOperand(v, i);
		if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
			unsigned at = (unsigned)LLVMConstIntGetZExtValue(index);
			s->constant += (int64_t)LLVMOffsetOfElement(r->layout, type, at);
			type = LLVMStructGetTypeAtIndex(type, at);
			continue;
		}
		if (i > 1)
			type = LLVMGetElementType(type);
		s->scales[i] = (int64_t)LLVMABISizeOfType(r->layout, type);
	}
}

static enum op binary_op(LLVMOpcode op)
{
	switch (op) {
	case LLVMAdd: return OP_ADD;
	case LLVMSub: return OP_SUB;
	case LLVMMul: return OP_MUL;
	case LLVMUDiv: return OP_UDIV;
	case LLVMSDiv: return OP_SDIV;
	case LLVMURem: return OP_UREM;
	case LLVMSRem: return OP_SREM;
	case LLVMAnd: return OP_AND;
	case LLVMOr: return OP_OR;
	case LLVMXor: return OP_XOR;
	case LLVMShl: return OP_SHL;
	case LLVMLShr: return OP_LSHR;
	case LLVMAShr: return OP_ASHR;
	default: return OP_COUNT;
	}
}

static void set_targets(const struct reader *r, struct step *s, LLVMValueRef v)
{
	unsigned count = LLVMGetNumSuccessors(v);
	s->targets = room(count, sizeof *s->targets);
	for (unsigned i = 0; i < count; i++)
		s->targets[i] = block_of(r, LLVMGetSuccessor(v, i));
}

static void set_switch(const struct reader *r, struct step *s, LLVMValueRef v)
{
	bool known = true;
	s->kind = STEP_SWITCH;
	s->count = LLVMGetNumSuccessors(v);
	s->operands = room(s->count, sizeof *s->operands);
	s->operands[0] = operand_of(r, LLVMGetOperand(v, 0), &known);
	for (unsigned i = 1; i < s->count; i++) /* operands: value, default, label, block, ... */
		s->operands[i] = operand_of(r, LLVMGetOperand(v, 2 * i), &known);
	set_targets(r, s, v);
}

static void set_call(const struct reader *r, struct step *s, LLVMValueRef v)
{
	unsigned count = LLVMGetNumArgOperands(v);
	bool known = true;
	s->kind = STEP_CALL;
	s->count = count + 1;
	s->operands = room(s->count, sizeof *s->operands);
	s->operands[0] = operand_of(r, LLVMGetCalledValue(v), &known);
	for (unsigned i = 0; i < count; i++) {
		bool ok = true; /* metadata and the like is looked at by no one */
		s->operands[i + 1] = operand_of(r, LLVMGetArgOperand(v, i), &ok);
	}
	if (!known)
		s->kind = STEP_UNKNOWN, s->what = "a call of what is no function";
}

static void set_kind(const struct reader *r, struct step *s, LLVMValueRef v)
{
	LLVMOpcode op = LLVMGetInstructionOpcode(v);
	unsigned operands = (unsigned)LLVMGetNumOperands(v);
	s->op = binary_op(op);
	if (s->op != OP_COUNT) {
		s->kind = STEP_BINARY;
		set_operands(r, s, v, 2);
		return;
	}
	switch (op) {
	case LLVMICmp:
		s->kind = STEP_COMPARE;
		s->predicate = LLVMGetICmpPredicate(v);
		set_operands(r, s, v, 2);
		break;
	case LLVMFCmp:
		s->kind = STEP_FLOATS;
		s->predicate = LLVMGetFCmpPredicate(v);
		set_operands(r, s, v, 2);
		if (LLVMGetTypeKind(LLVMTypeOf(LLVMGetOperand(v, 0))) != LLVMFloatTypeKind)
			s->kind = STEP_UNKNOWN, s->what = "floating point";
		break;
	case LLVMFNeg:
		s->kind = STEP_TURN;
		set_operands(r, s, v, 1);
		break;
	case LLVMSelect:
		s->kind = STEP_CHOOSE;
		set_operands(r, s, v, 3);
		break;
	case LLVMZExt:
	case LLVMTrunc:
	case LLVMPtrToInt:
	case LLVMIntToPtr:
	case LLVMBitCast:
	case LLVMSExt:
		s->kind = STEP_EXTEND;
		s->op = op == LLVMSExt ? OP_SIGN : OP_ZERO;
		set_operands(r, s, v, 1);
		break;
	case LLVMLoad:
		s->kind = STEP_LOAD;
		set_operands(r, s, v, 1);
		break;
	case LLVMStore:
		s->kind = STEP_STORE;
		set_operands(r, s, v, 2);
		if (!parts_of(r, LLVMTypeOf(LLVMGetOperand(v, 0)), s))
			s->kind = STEP_UNKNOWN, s->what = "a store of another type";
		break;
	case LLVMGetElementPtr: set_address(r, s, v); break;
	case LLVMAlloca:
		s->kind = STEP_ROOM;
		s->constant = (int64_t)LLVMABISizeOfType(r->layout, LLVMGetAllocatedType(v));
		break;
	case LLVMBr:
		s->kind = STEP_BRANCH;
		set_operands(r, s, v, operands > 1);
		set_targets(r, s, v);
		break;
	case LLVMSwitch: set_switch(r, s, v); break;
	case LLVMCall: set_call(r, s, v); break;
	case LLVMRet:
		s->kind = STEP_RETURN;
		set_operands(r, s, v, operands);
		break;
	case LLVMExtractValue:
	case LLVMInsertValue:
		s->kind = op == LLVMExtractValue ? STEP_PICK : STEP_PUT;
		s->at = LLVMGetIndices(v)[0];
		set_operands(r, s, v, operands);
		if (LLVMGetNumIndices(v) != 1)
			s->kind = STEP_UNKNOWN, s->what = "a part of a part";
		break;
	case LLVMFreeze:
		s->kind = STEP_COPY;
		set_operands(r, s, v, 1);
		break;
	case LLVMUnreachable: s->kind = STEP_NONE; break;
	default:
		s->kind = STEP_UNKNOWN;
		s->what = op == LLVMFAdd || op == LLVMFSub || op == LLVMFMul || op == LLVMFDiv ||
						  op == LLVMSIToFP || op == LLVMUIToFP || op == LLVMFPExt ||
						  op == LLVMFPTrunc
					  ? "floating point"
					  : "an instruction";
	}
}

static void read_phi(const struct reader *r, struct phi *phi, LLVMValueRef v)
{
	bool known = true;
	phi->slot = (unsigned)find(r->slots, r->slot_count, v);
	phi->count = LLVMCountIncoming(v);
	phi->from = room(phi->count, sizeof *phi->from);
	phi->values = room(phi->count, sizeof *phi->values);
	for (unsigned i = 0; i < phi->count; i++) {
		phi->from[i] = block_of(r, LLVMGetIncomingBlock(v, i));
		phi->values[i] = operand_of(r, LLVMGetIncomingValue(v, i), &known);
	}
}

static void read_block(const struct reader *r, struct code_block *block, LLVMBasicBlockRef b)
{
	unsigned count = 0, steps = 0, phis = 0;
	for (LLVMValueRef v = LLVMGetFirstInstruction(b); v; v = LLVMGetNextInstruction(v))
		count++;
	block->phis = room(count, sizeof *block->phis);
	block->steps = room(count, sizeof *block->steps);
	for (LLVMValueRef v = LLVMGetFirstInstruction(b); v; v = LLVMGetNextInstruction(v)) {
		if (LLVMGetInstructionOpcode(v) == LLVMPHI) {
			read_phi(r, &block->phis[phis++], v);
			continue;
		}
		struct step *s = &block->steps[steps++];
		bool known = parts_of(r, LLVMTypeOf(v), s);
		s->slot = (unsigned)find(r->slots, r->slot_count, v);
		if (known)
			set_kind(r, s, v);
		if (!known) {
			s->kind = STEP_UNKNOWN;
			s->what = LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMFloatTypeKind ||
							  LLVMGetTypeKind(LLVMTypeOf(v)) == LLVMDoubleTypeKind
						  ? "floating point"
						  : LLVMPrintTypeToString(LLVMTypeOf(v)); /* as a reason: kept for good */
		}
	}
	block->phi_count = phis;
	block->step_count = steps;
}

static void add_slot(struct reader *r, LLVMValueRef v)
{
	if (r->slot_count == r->slot_room) {
		r->slot_room = r->slot_room * 2 + 256;
		r->slots = realloc(r->slots, r->slot_room * sizeof *r->slots);
		if (!r->slots)
			abort();
	}
	r->slots[r->slot_count] = (struct numbered){ v, r->slot_count };
	r->slot_count++;
}

static void read_function(struct reader *r, struct function *f, LLVMValueRef v)
{
	f->name = LLVMGetValueName(v);
	f->defined = LLVMCountBasicBlocks(v) != 0;
	f->parameters = LLVMCountParams(v);
	f->block_count = LLVMCountBasicBlocks(v);
	f->blocks = room(f->block_count, sizeof *f->blocks);
	r->slot_count = 0;
	for (unsigned i = 0; i < f->parameters; i++)
		add_slot(r, LLVMGetParam(v, i));
	r->blocks = room(f->block_count, sizeof *r->blocks);
	r->block_count = 0;
	for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(v); b; b = LLVMGetNextBasicBlock(b)) {
		r->blocks[r->block_count] = (struct numbered){ LLVMBasicBlockAsValue(b), r->block_count };
		r->block_count++;
		for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
			add_slot(r, i);
	}
	f->slots = r->slot_count;
	if (r->slot_count)
		qsort(r->slots, r->slot_count, sizeof *r->slots, by_value);
	qsort(r->blocks, r->block_count, sizeof *r->blocks, by_value);
	unsigned i = 0;
	for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(v); b; b = LLVMGetNextBasicBlock(b))
		read_block(r, &f->blocks[i++], b);
	free(r->blocks);
}

/* ---- the whole ---- */

static void number_names(struct reader *r)
{
	struct program *p = r->program;
	for (LLVMValueRef v = LLVMGetFirstFunction(r->module); v; v = LLVMGetNextFunction(v))
		p->function_count++;
	for (LLVMValueRef v = LLVMGetFirstGlobal(r->module); v; v = LLVMGetNextGlobal(v))
		p->global_count++;
	r->names = room(p->function_count + p->global_count, sizeof *r->names);
	unsigned number = 0;
	for (LLVMValueRef v = LLVMGetFirstFunction(r->module); v; v = LLVMGetNextFunction(v))
		r->names[r->name_count++] = (struct numbered){ v, number++ };
	number = 0;
	for (LLVMValueRef v = LLVMGetFirstGlobal(r->module); v; v = LLVMGetNextGlobal(v))
		r->names[r->name_count++] = (struct numbered){ v, number++ };
	qsort(r->names, r->name_count, sizeof *r->names, by_value);
}

static void read_globals(struct reader *r)
{
	struct program *p = r->program;
	unsigned i = 0;
	p->globals = room(p->global_count, sizeof *p->globals);
	for (LLVMValueRef v = LLVMGetFirstGlobal(r->module); v; v = LLVMGetNextGlobal(v), i++) {
		struct global *g = &p->globals[i];
		g->name = LLVMGetValueName(v);
		g->address = GLOBAL_AT(i);
		g->size = LLVMABISizeOfType(r->layout, LLVMGlobalGetValueType(v));
		g->constant = LLVMIsGlobalConstant(v);
		g->bytes = room(g->size, 1);
		if (LLVMGetInitializer(v))
			fill(r, g->bytes, LLVMGetInitializer(v));
	}
}

struct program *code_read(const char *path)
{
	struct reader r = { .program = room(1, sizeof *r.program) };
	LLVMMemoryBufferRef buffer;
	char *message = NULL;
	if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) ||
		LLVMParseIRInContext(LLVMGetGlobalContext(), buffer, &r.module, &message)) {
		fprintf(stderr, "%s: %s\n", path, message);
		exit(2);
	}
	r.layout = LLVMGetModuleDataLayout(r.module);
	number_names(&r);
	read_globals(&r);
	r.program->functions = room(r.program->function_count, sizeof *r.program->functions);
	unsigned i = 0;
	for (LLVMValueRef v = LLVMGetFirstFunction(r.module); v; v = LLVMGetNextFunction(v))
		read_function(&r, &r.program->functions[i++], v);
	free(r.names);
	free(r.slots);
	return r.program;
}

const struct function *code_find(const struct program *p, const char *name)
{
	for (unsigned i = 0; i < p->function_count; i++)
		if (!strcmp(p->functions[i].name, name))
			return &p->functions[i];
	return NULL;
}
