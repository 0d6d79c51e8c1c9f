/* Calls main, then raises an exception of each kind; `causes` collects theirs, four bits each, the
 * last one lowest. Then it waits, which ends the run. */
	.globl _start
_start:
	la	sp, stack_top
	la	t0, trap
	csrw	mtvec, t0
	call	main
	ecall				/* 11 */
	li	t0, 7
	.half	0				/* 2: illegal, 16 bits */
	csrr	a0, mhartid		/* reads: no exception */
	csrw	mhartid, a0		/* 2 */
	li	t0, 0x40000000
	lw	t1, 0(t0)		/* 5 */
	sw	t1, 0(t0)		/* 7 */
	ebreak				/* 3 */
	wfi

	.balign	4
trap:	csrr	t1, mcause
	la	t2, causes
	lw	t3, 0(t2)
	slli	t3, t3, 4
	or	t3, t3, t1
	sw	t3, 0(t2)
	csrr	t1, mepc
	lhu	t3, 0(t1)
	andi	t3, t3, 3
	addi	t1, t1, 2
	li	t4, 3
	bne	t3, t4, 1f
	addi	t1, t1, 2
1:	csrw	mepc, t1
	mret

	.bss
	.globl	causes, result
	.balign	16
result:	.space	48
causes:	.space	4
	.balign	16
	.space	4096
stack_top:
