// 128-bit shifts of x = R[16:19] by n = R20, any number: by 64 and by 32 in whole words, as bits
// 6 and 5 of n say, by n modulo 32 in funnel shifts; from 128 places on nothing is left.
// R[0:3] = x << n; R[4:7] = x >> n with zeros; R[8:11] = x >> n with copies of the sign.
LOP3.PAND P0, RZ, R20, 0x40, RZ, 0xc0, PT;
LOP3.PAND P1, RZ, R20, 0x20, RZ, 0xc0, PT;
ISETP.GE.AND.U32 P2, R20, 0x80, PT;
// To the left.
SEL R48, RZ, R16, P0;
SEL R49, RZ, R17, P0;
SEL R50, R16, R18, P0;
SEL R51, R17, R19, P0;
SEL R52, RZ, R48, P1;
SEL R53, R48, R49, P1;
SEL R54, R49, R50, P1;
SEL R55, R50, R51, P1;
SHF.L.WRAP.U32 R0, R52, R20, RZ;
SHF.L.HI.WRAP.U32 R1, R52, R20, R53;
SHF.L.HI.WRAP.U32 R2, R53, R20, R54;
SHF.L.HI.WRAP.U32 R3, R54, R20, R55;
@P2 MOV R0, RZ;
@P2 MOV R1, RZ;
@P2 MOV R2, RZ;
@P2 MOV R3, RZ;
// To the right, with zeros.
SEL R48, R18, R16, P0;
SEL R49, R19, R17, P0;
SEL R50, RZ, R18, P0;
SEL R51, RZ, R19, P0;
SEL R52, R49, R48, P1;
SEL R53, R50, R49, P1;
SEL R54, R51, R50, P1;
SEL R55, RZ, R51, P1;
SHF.R.WRAP.U32 R4, R52, R20, R53;
SHF.R.WRAP.U32 R5, R53, R20, R54;
SHF.R.WRAP.U32 R6, R54, R20, R55;
SHF.R.HI.WRAP.U32 R7, RZ, R20, R55;
@P2 MOV R4, RZ;
@P2 MOV R5, RZ;
@P2 MOV R6, RZ;
@P2 MOV R7, RZ;
// To the right, with the sign: R56 is one word of it; the lowest word of all is as before.
SHF.R.HI.S32 R56, RZ, 0x1f, R19;
SEL R50, R56, R18, P0;
SEL R51, R56, R19, P0;
SEL R53, R50, R49, P1;
SEL R54, R51, R50, P1;
SEL R55, R56, R51, P1;
SHF.R.WRAP.U32 R8, R52, R20, R53;
SHF.R.WRAP.U32 R9, R53, R20, R54;
SHF.R.WRAP.U32 R10, R54, R20, R55;
SHF.R.HI.WRAP.S32 R11, RZ, R20, R55;
@P2 MOV R8, R56;
@P2 MOV R9, R56;
@P2 MOV R10, R56;
@P2 MOV R11, R56;
