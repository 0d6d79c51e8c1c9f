// 64 x 64 bits: R[0:3] = R[16:17] * R[18:19], unsigned.
// Products of words, the lowest first; {0, x} as third source carries the upper word x over.
IMAD.WIDE.U32 R[0:1], R16, R18, RZ;
MOV R48, R1;
MOV R49, RZ;
IMAD.WIDE.U32 R[48:49], R17, R18, R[48:49];      // at most 2^64 - 2^32
IMAD.WIDE.U32 R[50:51], P0, R16, R19, R[48:49];
MOV R1, R50;
MOV R52, R51;
IADD.X R53, RZ, RZ, P0;
IMAD.WIDE.U32 R[2:3], R17, R19, R[52:53];
