add x1, x2, x32	13
addi x1, x2, 2048	14
beq x1, x2, 3	13
beq x1, x2, 4096	13
lui x1, 0x100000	9
c.add x1, x0	11
c.lui x1, 0	11
c.lui x2, 1	7
c.addi16sp sp, 8	16
c.addi16sp sp, 0	16
c.addi4spn x8, sp, 0	20
c.addi4spn x8, sp, 1024	20
c.addi4spn x7, sp, 4	12
c.lw x16, 0(x8)	6
c.lwsp x0, 0(sp)	8
mv x1, 5	8
mv x1	1
