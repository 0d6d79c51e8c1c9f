// Dot products of bytes: a = R[16:19] and b = R[20:23], 16 bytes each, on top of c = R24.
// R0: a and b signed; R1: a unsigned, b signed; R2: a signed, b unsigned; modulo 2^32.
IDP.4A.S8.S8 R0, R16, R20, R24;
IDP.4A.S8.S8 R0, R17, R21, R0;
IDP.4A.S8.S8 R0, R18, R22, R0;
IDP.4A.S8.S8 R0, R19, R23, R0;
IDP.4A.U8.S8 R1, R16, R20, R24;
IDP.4A.U8.S8 R1, R17, R21, R1;
IDP.4A.U8.S8 R1, R18, R22, R1;
IDP.4A.U8.S8 R1, R19, R23, R1;
IDP.4A.S8.U8 R2, R16, R20, R24;
IDP.4A.S8.U8 R2, R17, R21, R2;
IDP.4A.S8.U8 R2, R18, R22, R2;
IDP.4A.S8.U8 R2, R19, R23, R2;
// R[4:5] = R[24:25] + a and b unsigned, 64 bits: the carries are added to the upper word.
IDP.4A.U8.U8 R4, P0, R16, R20, R24;
IADD.X R5, R25, RZ, P0;
IDP.4A.U8.U8 R4, P0, R17, R21, R4;
IADD.X R5, R5, RZ, P0;
IDP.4A.U8.U8 R4, P0, R18, R22, R4;
IADD.X R5, R5, RZ, P0;
IDP.4A.U8.U8 R4, P0, R19, R23, R4;
IADD.X R5, R5, RZ, P0;
// R3 = c + 8 signed halves of a times the first 8 bytes of b, signed.
IDP.2A.LO.S16.S8 R3, R16, R20, R24;
IDP.2A.HI.S16.S8 R3, R17, R20, R3;
IDP.2A.LO.S16.S8 R3, R18, R21, R3;
IDP.2A.HI.S16.S8 R3, R19, R21, R3;
