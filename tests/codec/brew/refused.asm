$r1 <- $r15 + $r2	9
$r15 <- $r1 + $r2	2
$r1 <- tiny $r2 + 8	19
$r1 <- short 0x8000 + $r2	14
$r1 <- 0x100000000 + $r2	8
if any $r7 == 0 $pc <- $pc + 3	30
if any $r7 == 0 $pc <- $pc + 65536	30
$r3 <- lane_swizzle $r4, 3240	28
$r3 <- lane_swizzle $r4, 321	29
$r3 <- lane_swizzle $r4, 32100	29
MEM32[$r11 + tiny 0] <- $r0	14
MEM32[$r12 + tiny 2] <- $r0	19
SWI 8	5
$r1 <- $r15	9
