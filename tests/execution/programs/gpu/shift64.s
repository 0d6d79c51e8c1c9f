// 64-bit shifts of x = R[16:17] by n = R18, any number.
// R[0:1] = x << n; R[2:3] = x >> n with zeros, R[4:5] with copies of the sign.
SHF.L.U64 R0, R16, R18, RZ;
SHF.L.HI.U64 R1, R16, R18, R17;
SHF.R.U64 R2, R16, R18, R17;
SHF.R.HI.U64 R3, R16, R18, R17;
SHF.R.S64 R4, R16, R18, R17;
SHF.R.HI.S64 R5, R16, R18, R17;
// Rotation by n modulo 64, R[6:7] to the left, R[8:9] to the right: where bit 5 of n is set the
// words change places, then a funnel shift of each word by n modulo 32.
LOP3.PAND P0, RZ, R18, 0x20, RZ, 0xc0, PT;
SEL R48, R17, R16, P0;
SEL R49, R16, R17, P0;
SHF.L.HI.WRAP.U32 R6, R49, R18, R48;
SHF.L.HI.WRAP.U32 R7, R48, R18, R49;
SHF.R.WRAP.U32 R8, R48, R18, R49;
SHF.R.WRAP.U32 R9, R49, R18, R48;
