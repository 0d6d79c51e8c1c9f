// Prefix sums of R16 over groups of 8 lanes: R0 = sum of the lanes up to this one, R1 = of
// those below it, R2 = largest of the lanes up to this one, signed (Hillis and Steele
// 1986).
MOV R0, R16;
MOV R2, R16;
SHFL.UP P0, R48, R0, 0x1, 0x1800;
@P0 IADD R0, R0, R48;
SHFL.UP P0, R49, R2, 0x1, 0x1800;
@P0 IMNMX R2, R2, R49, !PT;
SHFL.UP P0, R48, R0, 0x2, 0x1800;
@P0 IADD R0, R0, R48;
SHFL.UP P0, R49, R2, 0x2, 0x1800;
@P0 IMNMX R2, R2, R49, !PT;
SHFL.UP P0, R48, R0, 0x4, 0x1800;
@P0 IADD R0, R0, R48;
SHFL.UP P0, R49, R2, 0x4, 0x1800;
@P0 IMNMX R2, R2, R49, !PT;
SHFL.UP P0, R1, R0, 0x1, 0x1800;
@!P0 MOV R1, RZ;
