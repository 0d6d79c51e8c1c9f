// 64 x 64 bits: R[0:3] = R[16:17] * R[18:19], signed.
// The unsigned product; then, for each negative factor, the other one is taken off the upper half.
IMAD.WIDE.U32 R[0:1], R16, R18, RZ;
MOV R48, R1;
MOV R49, RZ;
IMAD.WIDE.U32 R[48:49], R17, R18, R[48:49];
IMAD.WIDE.U32 R[50:51], P0, R16, R19, R[48:49];
MOV R1, R50;
MOV R52, R51;
IADD.X R53, RZ, RZ, P0;
IMAD.WIDE.U32 R[2:3], R17, R19, R[52:53];
SHF.R.HI.S32 R54, RZ, 0x1f, R17;                 // -1 where the first factor is negative
LOP3 R56, R18, R54, RZ, 0xc0, !PT;
LOP3 R57, R19, R54, RZ, 0xc0, !PT;
IADD.X R2, P0, R2, ~R56, PT;
IADD.X R3, R3, ~R57, P0;
SHF.R.HI.S32 R54, RZ, 0x1f, R19;
LOP3 R56, R16, R54, RZ, 0xc0, !PT;
LOP3 R57, R17, R54, RZ, 0xc0, !PT;
IADD.X R2, P0, R2, ~R56, PT;
IADD.X R3, R3, ~R57, P0;
