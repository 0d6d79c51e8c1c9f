// ChaCha20 quarter round (RFC 8439, 2.1): R[0:3] = a, b, c, d behind it, R[16:19] before
// it.
MOV R0, R16;
MOV R1, R17;
MOV R2, R18;
MOV R3, R19;
IADD R0, R0, R1;
LOP3 R3, R3, R0, RZ, 0x3c, !PT;
PRMT R3, R3, RZ, 0x1032;
IADD R2, R2, R3;
LOP3 R1, R1, R2, RZ, 0x3c, !PT;
SHF.L.HI.WRAP.U32 R1, R1, 0xc, R1;
IADD R0, R0, R1;
LOP3 R3, R3, R0, RZ, 0x3c, !PT;
PRMT R3, R3, RZ, 0x2103;
IADD R2, R2, R3;
LOP3 R1, R1, R2, RZ, 0x3c, !PT;
SHF.L.HI.WRAP.U32 R1, R1, 0x7, R1;
