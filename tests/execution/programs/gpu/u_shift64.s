// shift64.s on the uniform path. Made by tests/execution/programs/uniform.awk.
// 64-bit shifts of x = UR[16:17] by n = UR18, any number.
// UR[0:1] = x << n; UR[2:3] = x >> n with zeros, UR[4:5] with copies of the sign.
USHF.L.U64 UR0, UR16, UR18, URZ;
USHF.L.HI.U64 UR1, UR16, UR18, UR17;
USHF.R.U64 UR2, UR16, UR18, UR17;
USHF.R.HI.U64 UR3, UR16, UR18, UR17;
USHF.R.S64 UR4, UR16, UR18, UR17;
USHF.R.HI.S64 UR5, UR16, UR18, UR17;
// Rotation by n modulo 64, UR[6:7] to the left, UR[8:9] to the right: where bit 5 of n is set the
// words change places, then a funnel shift of each word by n modulo 32.
ULOP3.PAND UP0, URZ, UR18, 0x20, URZ, 0xc0, UPT;
USEL UR48, UR17, UR16, UP0;
USEL UR49, UR16, UR17, UP0;
USHF.L.HI.WRAP.U32 UR6, UR49, UR18, UR48;
USHF.L.HI.WRAP.U32 UR7, UR48, UR18, UR49;
USHF.R.WRAP.U32 UR8, UR48, UR18, UR49;
USHF.R.WRAP.U32 UR9, UR49, UR18, UR48;
