# Two tasks that take turns. The scheduler saves the registers of a task when it gives up its turn by
# SWI 1, and goes on with the other one; SWI 3 ends the run. Ping adds its steps to `trace` as odd
# digits, pong as even ones; at the end $r4 holds the digits, and $r5 how often tasks were switched.
	.equ turn, 0x21         # codes of the exceptions
	.equ end, 0x23
	.equ csr_ecause, 0
	.equ FRAME, 64          # bytes of a saved task: $r0 to $r14, then where it goes on

	.org 0
_start:	$r0 <- MEM32[started]  # an exception in SCHEDULER mode begins here as well
	if any $r0 != 0 $pc <- $pc + wrong # never
	$r0 <- tiny 1           # never looked at, unless something is wrong
	MEM32[started] <- $r0   # never looked at, unless something is wrong
	$r4 <- ping
	MEM32[frames + 60] <- $r4
	$r4 <- pong
	MEM32[frames + FRAME + 60] <- $r4
dispatch:
	$r0 <- MEM32[current]
	$r0 <- short FRAME * $r0
	$r1 <- MEM32[$r0 + frames + 60]
	$tpc <- $r1
	$r0 <- frames + $r0
	$r1 <- MEM32[$r0 + 4]
	$r2 <- MEM32[$r0 + 8]
	$r3 <- MEM32[$r0 + 12]
	$r4 <- MEM32[$r0 + 16]
	$r0 <- MEM32[$r0]
	STM                     # comes back here when the task raises
	MEM32[saved] <- $r0
	MEM32[saved + 4] <- $r1
	$r0 <- CSR[csr_ecause]
	$r1 <- short end
	if any $r0 == $r1 $pc <- $pc + ended
	$r1 <- short turn
	if any $r0 != $r1 $pc <- $pc + wrong # never
	$r0 <- MEM32[current]
	$r1 <- $r0
	$r1 <- short FRAME * $r1
	$r1 <- frames + $r1
	MEM32[$r1 + 8] <- $r2
	MEM32[$r1 + 12] <- $r3
	MEM32[$r1 + 16] <- $r4
	$r2 <- MEM32[saved]
	MEM32[$r1] <- $r2
	$r2 <- MEM32[saved + 4]
	MEM32[$r1 + 4] <- $r2
	$r2 <- $tpc             # at the SWI: go on behind it
	$r2 <- tiny $r2 + 2
	MEM32[$r1 + 60] <- $r2
	$r0 <- short 1 ^ $r0
	MEM32[current] <- $r0
	$r1 <- MEM32[switches]
	$r1 <- tiny $r1 + 1
	MEM32[switches] <- $r1
	$pc <- short dispatch
ended:	$r4 <- MEM32[trace]
	$r5 <- MEM32[switches]
	WOI
wrong:	$r4 <- 0xdead          # never
	WOI                     # never

# Both append digits to the trace. What they keep in registers over a turn, the other one overwrites.
ping:	$r1 <- tiny 2
	$r2 <- tiny 1
	$r3 <- short -10
	$r4 <- trace
ping_next:
	$r0 <- MEM32[$r4]
	$r0 <- short 10 * $r0
	$r0 <- $r0 + $r2
	MEM32[$r4] <- $r0
	$r2 <- $r2 + $r1
	$r0 <- ~$r2
	SWI 1
	if any $r0 != $r3 $pc <- $pc + ping_next
	SWI 3

pong:	$r4 <- tiny 2
	$r3 <- short 10
	$r1 <- trace
pong_next:
	$r0 <- MEM32[$r1]
	$r2 <- $r3 * $r0
	$r0 <- $r2 + $r4
	MEM32[$r1] <- $r0
	$r4 <- tiny $r4 + 2
	SWI 1
	$pc <- short pong_next

	.balign 4
started:
	.word 0
current:
	.word 0
switches:
	.word 0
trace:	.word 0
saved:	.space 8
frames:	.space 2 * FRAME
