// 64-bit minimum and maximum of a = R[16:17] and b = R[18:19].
// R[0:1] = min, R[2:3] = max, unsigned; R[4:5] = min, R[6:7] = max, signed.
ISETP.LT.AND.U32 P0, R16, R18, PT;
ISETP.LT.AND.X P1, R17, R19, PT, P0;             // a < b, signed
ISETP.LT.AND.U32.X P0, R17, R19, PT, P0;         // a < b, unsigned
SEL R0, R16, R18, P0;
SEL R1, R17, R19, P0;
SEL R2, R16, R18, !P0;
SEL R3, R17, R19, !P0;
SEL R4, R16, R18, P1;
SEL R5, R17, R19, P1;
SEL R6, R16, R18, !P1;
SEL R7, R17, R19, !P1;
