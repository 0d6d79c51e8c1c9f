// 64-bit addresses: base b = R[18:19], index i = R[16:17], short signed index s = R20.
// R[0:1] = b + 8 i, R[2:3] = b - 8 i, R[4:5] = b + 32 s, R[6:7] = b - 4 s
LEA R0, P0, R16, R18, 0x3;
LEA.HI.X R1, R16, R19, R17, 0x3, P0;
LEA R2, P0, -R16, R18, 0x3;
LEA.HI.X R3, ~R16, R19, R17, 0x3, P0;
LEA R4, P0, R20, R18, 0x5;
LEA.HI.X.SX32 R5, R20, R19, 0x5, P0;
LEA R6, P0, -R20, R18, 0x2;
LEA.HI.X.SX32 R7, ~R20, R19, 0x2, P0;
// R[8:9] = b + 2^31 i, R[10:11] = b + i, R[12:13] = 8 i - b
LEA R8, P0, R16, R18, 0x1f;
LEA.HI.X R9, R16, R19, R17, 0x1f, P0;
LEA R10, P0, R16, R18, 0x0;
LEA.HI.X R11, R16, R19, R17, 0x0, P0;
LEA R12, P0, R16, -R18, 0x3;
LEA.HI.X R13, R16, ~R19, R17, 0x3, P0;
// R[14:15] = 0x123456789ABCDEF + 16 i
LEA R14, P0, R16, 0x89abcdef, 0x4;
LEA.HI.X R15, R16, 0x1234567, R17, 0x4, P0;
