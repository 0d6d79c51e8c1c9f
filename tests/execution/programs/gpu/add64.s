// 64-bit sum: R[0:1] = R[16:17] + R[18:19], P0 = carry.
// The lower words first; P0 hands the carry on.
IADD.X R0, P0, R16, R18;
IADD.X R1, P0, R17, R19, P0;
