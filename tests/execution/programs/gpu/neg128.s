// 128-bit negation: R[0:3] = -R[16:19], P0 = it is zero.
IADD.X R0, P0, ~R16, 0x0, PT;
IADD.X R1, P0, ~R17, 0x0, P0;
IADD.X R2, P0, ~R18, 0x0, P0;
IADD.X R3, P0, ~R19, 0x0, P0;
