// 64-bit multiply-add and multiply-subtract of two words, by two instructions or by one wide one.
// a = R16, b = R17, c = R[18:19]; all results modulo 2^64.
// Signed: R[0:1] = a * b + c, R[2:3] = a * b - c.
IMAD R0, P0, R16, R17, R18;
IMAD.HI.X R1, R16, R17, R19, P0;
IMAD R2, P0, R16, R17, -R18;
IMAD.HI.X R3, R16, R17, ~R19, P0;
// Unsigned: R[4:5] = a * b + c, R[6:7] = a * b - c, R[8:9] = a * 0x114514 + c.
IMAD.U32 R4, P0, R16, R17, R18;
IMAD.HI.X.U32 R5, R16, R17, R19, P0;
IMAD.U32 R6, P0, R16, R17, -R18;
IMAD.HI.X.U32 R7, R16, R17, ~R19, P0;
IMAD.U32 R8, P0, R16, 0x114514, R18;
IMAD.HI.X.U32 R9, R16, 0x114514, R19, P0;
// Wide: R[10:11] = a * b + c and R[12:13] = a * b - c, signed; R[14:15] = a * b - c, unsigned.
IMAD.WIDE R[10:11], R16, R17, R[18:19];
IMAD.WIDE.S32 R[12:13], R16, R17, -R[18:19];
IMAD.WIDE.U32 R[14:15], R16, R17, -R[18:19];
