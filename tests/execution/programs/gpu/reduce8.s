// Butterfly reduction of R16 over groups of 8 lanes; all of them get R0 = sum, R1 = signed
// maximum, R2 = unsigned minimum, R3 = exclusive or. Step b joins lanes whose numbers
// differ by b.
MOV R0, R16;
MOV R1, R16;
MOV R2, R16;
MOV R3, R16;
SHFL.BFLY PT, R48, R0, 0x4, 0x181f;
SHFL.BFLY PT, R49, R1, 0x4, 0x181f;
SHFL.BFLY PT, R50, R2, 0x4, 0x181f;
SHFL.BFLY PT, R51, R3, 0x4, 0x181f;
IADD R0, R0, R48;
IMNMX R1, R1, R49, !PT;
IMNMX.U32 R2, R2, R50, PT;
LOP3 R3, R3, R51, RZ, 0x3c, !PT;
SHFL.BFLY PT, R48, R0, 0x2, 0x181f;
SHFL.BFLY PT, R49, R1, 0x2, 0x181f;
SHFL.BFLY PT, R50, R2, 0x2, 0x181f;
SHFL.BFLY PT, R51, R3, 0x2, 0x181f;
IADD R0, R0, R48;
IMNMX R1, R1, R49, !PT;
IMNMX.U32 R2, R2, R50, PT;
LOP3 R3, R3, R51, RZ, 0x3c, !PT;
SHFL.BFLY PT, R48, R0, 0x1, 0x181f;
SHFL.BFLY PT, R49, R1, 0x1, 0x181f;
SHFL.BFLY PT, R50, R2, 0x1, 0x181f;
SHFL.BFLY PT, R51, R3, 0x1, 0x181f;
IADD R0, R0, R48;
IMNMX R1, R1, R49, !PT;
IMNMX.U32 R2, R2, R50, PT;
LOP3 R3, R3, R51, RZ, 0x3c, !PT;
