// 64-bit comparisons of a = R[16:17] and b = R[18:19]: bits 0 to 5 of R0 are a < b, a <=
// b, a > b, a >= b, a == b, a != b, unsigned; those of R1 are the signed ones.
ISETP.LT.AND.U32 P0, R16, R18, PT;
ISETP.LT.AND.U32.X P0, R17, R19, PT, P0;
ISETP.LE.AND.U32 P1, R16, R18, PT;
ISETP.LE.AND.U32.X P1, R17, R19, PT, P1;
ISETP.GT.AND.U32 P2, R16, R18, PT;
ISETP.GT.AND.U32.X P2, R17, R19, PT, P2;
ISETP.GE.AND.U32 P3, R16, R18, PT;
ISETP.GE.AND.U32.X P3, R17, R19, PT, P3;
ISETP.EQ.AND.U32 P4, R16, R18, PT;
ISETP.EQ.AND.U32.X P4, R17, R19, PT, P4;
ISETP.NE.AND.U32 P5, R16, R18, PT;
ISETP.NE.AND.U32.X P5, R17, R19, PT, P5;
P2R R0, PR, RZ, 0x3f;
// The same lower words with signed highest ones; equality has no sign.
ISETP.LT.AND.X P0, R17, R19, PT, P0;
ISETP.LE.AND.X P1, R17, R19, PT, P1;
ISETP.GT.AND.X P2, R17, R19, PT, P2;
ISETP.GE.AND.X P3, R17, R19, PT, P3;
P2R R1, PR, RZ, 0x3f;
